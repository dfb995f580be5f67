// What a browser may lack the means for, or refuse.

/** Whether it was done. */
export async function tried(act) {
  try {
    await act();
    return true;
  } catch {
    return false;
  }
}
