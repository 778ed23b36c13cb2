import fc from 'fast-check';
import { assertShare, countShare } from '@/tests/setup/share';
import { startReturn } from './calculate-return';
import { isEmptyList, makeCoverageCheck } from './facts/stated-facts';
import { parseReturn } from './facts/parse-return';
import { groupByList } from './find-problems';
import { anyValidInput } from './testing/any-input';
import { anyReturn } from './testing/any-return';
import './us/forms';
import { listCovered, listRefusals, listWarnings } from './us/coverage';
import { federal2024 } from './us/federal-2024';

const findUncovered = makeCoverageCheck(listCovered());
const topics = groupByList([...listRefusals(), ...listWarnings()]);

describe('rules about the items of a list', () => {
  it('are many, and each stands under its list', () => {
    const under = (path: string) => topics.find(({ list }) => list?.join('.') === path)?.rules.length ?? 0;
    expect(under('w2s')).toBeGreaterThan(1);
    expect(under('itemized.mortgages')).toBe(2);
    expect(under('rentals')).toBeGreaterThan(4);
    expect(topics.flatMap(({ rules }) => rules).length).toBe(listRefusals().length + listWarnings().length);
  });

  it('have nothing to say while the list is empty, so they aren’t asked', () => {
    let asked = 0;
    assertShare(
      fc.property(fc.oneof(anyReturn, anyValidInput), (input) => {
        const parsed = parseReturn(input);
        if (!parsed.ok) return;
        if (findUncovered(parsed.facts).length > 0) return;
        const run = startReturn(parsed.facts);
        for (const { list, rules } of topics) {
          if (list === null || !isEmptyList(parsed.facts, list)) continue;
          for (const { refusal } of rules) {
            asked++;
            expect([refusal.path, refusal.message, run.ask(federal2024, refusal.when)]).toEqual([
              refusal.path,
              refusal.message,
              false,
            ]);
          }
        }
      }),
      1_200,
    );
    expect(asked).toBeGreaterThan(5 * countShare(1_200));
  });
});
