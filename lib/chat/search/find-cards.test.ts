import { checkAliases, runTuning } from '@/tests/eval/chat/run-tuning';

const enough = 3;
/** Aliases are short and some belong to two subjects. */
const aliasShare = 0.97;

it('finds every card of the tuning sets by at least three questions', () => {
  const outcomes = runTuning();
  const cards = [...new Set(outcomes.map(({ card }) => card))];
  const lost = cards.flatMap((card) => {
    const asked = outcomes.filter((one) => one.card === card);
    const missed = asked.filter(({ found }) => found !== card);
    return asked.length - missed.length >= enough
      ? []
      : missed.map(({ ask, found }) => `${card}: "${ask}" found ${found ?? 'nothing'}`);
  });
  expect(lost).toEqual([]);
});

it('finds cards by the names people use for them', () => {
  const { all, missed } = checkAliases();
  expect(1 - missed.length / all).toBeGreaterThan(aliasShare);
});
