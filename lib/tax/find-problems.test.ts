import fc from 'fast-check';
import { startReturn } from './calculate-return';
import { isEmptyList } from './facts/stated-facts';
import { parseReturn } from './facts/parse-return';
import { findProblems, groupByList } from './find-problems';
import { anyReturn } from './testing/any-return';
import { listRefusals, listWarnings } from './us/coverage';

const topics = groupByList([...listRefusals(), ...listWarnings()]);

describe('rules about the items of a list', () => {
  it('are many, and each stands under its list', () => {
    const under = (path: string) => topics.find(({ list }) => list?.join('.') === path)?.rules.length ?? 0;
    expect(under('w2s')).toBeGreaterThan(1);
    expect(under('itemized.mortgages')).toBe(2);
    expect(under('rentals')).toBeGreaterThan(4);
    expect(topics.flatMap(({ rules }) => rules).length).toBe(listRefusals().length + listWarnings().length);
  });

  it('have nothing to say while the list is empty, so that they need not be asked', () => {
    let asked = 0;
    fc.assert(
      fc.property(anyReturn, (input) => {
        const parsed = parseReturn(input);
        if (!parsed.ok) return;
        const run = startReturn(parsed.facts);
        if (findProblems(parsed.facts, run).some(({ severity }) => severity === 'unsupported')) return;
        for (const { list, rules } of topics) {
          if (list === null || !isEmptyList(parsed.facts, list)) continue;
          for (const { refusal } of rules) {
            asked++;
            expect([refusal.path, refusal.message, refusal.when(run.reader)]).toEqual([
              refusal.path,
              refusal.message,
              false,
            ]);
          }
        }
      }),
      { numRuns: 300 },
    );
    expect(asked).toBeGreaterThan(3_000);
  });
});
