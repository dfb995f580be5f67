"""Played positions: wherever not all can be played, a proof is found, and the checker accepts it."""

from collections.abc import Mapping

from machiavelli.engine import max_played, prove_best
from machiavelli.engine.proofs.length import length
from machiavelli.model.proof import proof_json
from machiavelli.model.variant import Variant
from machiavelli.verification.proof_checker import check_proof
from twin_positions import played_positions


def test_what_cannot_be_played_in_games_is_proved(variants: Mapping[str, Variant]):
    lengths = []
    for variant, position in played_positions(every=60):
        rules = variants[variant].rules
        most = max_played(rules, position)
        if most == len(position.hand):
            continue
        proof = prove_best(rules, position, most)
        assert proof is not None, position
        assert check_proof(rules, position, proof_json(proof)) is None, position
        lengths.append(length(proof.because))
    assert len(lengths) >= 40
    # Half of them in some ten sentences, or points on a dozen cards.
    assert sorted(lengths)[len(lengths) // 2] <= 24
