"""Hypothesis plays: any actions, legal or not, under all variants and bent rules."""

from random import Random

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from bent_rules import bent_rules, seats_that_fit
from game_invariants import check_end, check_state, check_step, most_turns
from machiavelli.engine import hand_points
from machiavelli.engine.game import deal, play, whole_pack
from machiavelli.model.game import (
    Action,
    Draw,
    Ending,
    Fail,
    HandInPlay,
    Knock,
    Lay,
    Pass,
    Refusal,
    Refused,
)
from machiavelli.model.position import Table
from machiavelli.study.clumsy import Clumsy
from machiavelli.study.restless import Restless

SEEDS = st.integers(0, 2**32)
GOING_ON = precondition(lambda self: self.state is not None and self.state.ending is None)
ENDED = precondition(lambda self: self.state is not None and self.state.ending is not None)


class HandMachine(RuleBasedStateMachine):
    state: HandInPlay | None = None

    @initialize(seed=SEEDS, bends=st.integers(0, 6), players=st.integers(1, 7))
    def begin(self, seed: int, bends: int, players: int) -> None:
        chance = Random(seed)
        self.rules = bent_rules(chance, bends)
        seats = seats_that_fit(self.rules, players)
        pack = whole_pack(self.rules, seats)
        self.state = deal(self.rules, chance.sample(pack, len(pack)), seats, chance.randrange(seats))
        self.turns_left = most_turns(self.state)

    @ENDED
    @rule(seed=SEEDS)
    def next_hand(self, seed: int) -> None:
        assert self.state is not None
        seats = len(self.state.hands)
        pack = whole_pack(self.rules, seats)
        self.state = deal(self.rules, Random(seed).sample(pack, len(pack)), seats, self.state.to_play)
        self.turns_left = most_turns(self.state)

    def do(self, action: Action) -> Refused | None:
        assert self.state is not None
        before = self.state
        after = play(self.rules, before, action)
        if isinstance(after, Refused):
            assert play(self.rules, before, action) == after
            return after
        check_step(self.rules, before, after)
        self.state = after
        self.turns_left -= 1
        assert self.turns_left >= 0
        return None

    @GOING_ON
    @rule()
    def draw(self) -> None:
        assert self.state is not None
        refused = self.do(Draw())
        if refused is not None:
            assert refused.code in (Refusal.NO_MORE_DRAWS, Refusal.CAN_PLAY)
            self.do_instead(refused)

    @GOING_ON
    @rule()
    def pass_on(self) -> None:
        refused = self.do(Pass())
        if refused is not None:
            assert refused.code in (Refusal.MUST_DRAW, Refusal.CAN_PLAY)
            self.do_instead(refused)

    def do_instead(self, refused: Refused) -> None:
        """What a refusal says is left to do can be done."""
        left: dict[str, Action] = {Refusal.NO_MORE_DRAWS: Pass(), Refusal.MUST_DRAW: Draw()}
        if refused.code == Refusal.CAN_PLAY:
            assert refused.proof is not None
            assert self.do(Lay(refused.proof)) is None
            return
        again = self.do(left[refused.code])
        if again is not None:
            assert again.code == Refusal.CAN_PLAY
            self.do_instead(again)

    @GOING_ON
    @rule()
    def knock(self) -> None:
        assert self.state is not None
        points = hand_points(self.rules, self.state.hands[self.state.to_play])
        most = self.rules.end.knock_points
        refused = self.do(Knock())
        assert refused is not None or (most is not None and points <= most)

    @GOING_ON
    @rule()
    def late(self) -> None:
        assert (self.do(Fail(late=True)) is None) == (self.rules.turn.time_limit is not None)

    @GOING_ON
    @rule(seed=SEEDS)
    def lay(self, seed: int) -> None:
        assert self.state is not None
        assert self.do(Restless(60).choose(self.rules, self.state, Random(seed))) is None

    @GOING_ON
    @rule(seed=SEEDS)
    def fail(self, seed: int) -> None:
        assert self.state is not None
        assert self.do(Clumsy(Restless(), 1.0).choose(self.rules, self.state, Random(seed))) is None

    @GOING_ON
    @rule(seed=SEEDS)
    def nonsense(self, seed: int) -> None:
        """Tables with cards lost, doubled, taken from other hands or the stock: hardly ever legal."""
        assert self.state is not None
        chance = Random(seed)
        action = chance.choice(
            (
                Lay(self._any_table(chance)),
                Fail(self._any_table(chance)),
                Fail(self._any_table(chance), self._any_table(chance)),
                Fail(None, self._any_table(chance)),
            )
        )
        self.do(action)

    def _any_table(self, chance: Random) -> Table:
        assert self.state is not None
        melds = [list(meld) for meld in self.state.table] + [[]]
        cards = [
            *self.state.hands[self.state.to_play],
            *chance.sample(whole_pack(self.rules, len(self.state.hands)), 3),
        ]
        for _ in range(chance.randint(0, 3)):
            chance.choice(melds).append(chance.choice(cards))
        if chance.random() < 0.5:
            source, target = chance.choice(melds), chance.choice(melds)
            if source:
                target.append(source.pop())
        if chance.random() < 0.3:
            melds.pop(chance.randrange(len(melds)))
        return tuple(tuple(meld) for meld in melds if meld or chance.random() < 0.1)

    @invariant()
    def holds(self) -> None:
        if self.state is not None:
            check_state(self.rules, self.state)
            if self.state.ending is not None:
                check_end(self.rules, self.state)

    def teardown(self) -> None:
        """From anywhere, drawing ends the hand, with a play wherever one must be made."""
        while self.state is not None and self.state.ending is None:
            self.draw()
        if self.state is not None:
            assert self.state.ending in Ending
            check_end(self.rules, self.state)


HandMachine.TestCase.settings = settings(
    max_examples=40, stateful_step_count=40, deadline=None, suppress_health_check=list(HealthCheck)
)
TestHand = HandMachine.TestCase
