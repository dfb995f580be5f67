// Progress as a code to copy: packed, in letters, digits, "-" and "_". The packing carries a sum of its own, so that
// a code that was cut or mistyped is noticed.

import { LONGEST, NotProgress } from "./format.mjs";

const BEGIN = "MK1-";

/** Whether this browser can pack. */
export const canPack = () => typeof CompressionStream === "function";

export const isCode = (text) => text.replace(/\s/g, "").startsWith(BEGIN);

/** The code of a text. */
export async function packed(text) {
  const { bytes } = await through(new CompressionStream("gzip"), new TextEncoder().encode(text));
  const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return BEGIN + letters.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** The text of a code; blanks and line breaks in it mean nothing. Throws NotProgress. */
export async function unpacked(code) {
  const letters = code.replace(/\s/g, "").slice(BEGIN.length);
  if (!isCode(code) || !/^[\w-]+$/.test(letters) || letters.length % 4 === 1) throw new NotProgress("damaged");
  const binary = atob(letters.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
  const read = await through(new DecompressionStream("gzip"), bytes).catch(() => null);
  if (read === null) throw new NotProgress("damaged");
  if (read.tooLong) throw new NotProgress("too-long");
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(read.bytes);
  } catch {
    throw new NotProgress("damaged");
  }
}

/** All that comes out of a stream, unless it is more than any progress: a short code can unpack to gigabytes. */
async function through(stream, bytes) {
  const writer = stream.writable.getWriter();
  const written = Promise.all([writer.write(bytes), writer.close()]);
  written.catch(() => {}); // what goes wrong is told by reading
  const chunks = [];
  let length = 0;
  for (const reader = stream.readable.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) break;
    chunks.push(value);
    length += value.length;
    if (length > LONGEST) {
      await reader.cancel();
      return { tooLong: true };
    }
  }
  await written;
  const whole = new Uint8Array(length);
  chunks.reduce((at, chunk) => (whole.set(chunk, at), at + chunk.length), 0);
  return { bytes: whole };
}
