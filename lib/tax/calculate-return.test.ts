import fc from 'fast-check';
import { assertShare } from '@/tests/setup/share';
import { calculateReturn, startReturn } from './calculate-return';
import { parseReturn } from './facts/parse-return';
import { type ReturnInputJson } from './facts/return-input';
import { anyReturn } from './testing/any-return';
import { listAllForms } from './us/forms';

function factsOf(input: ReturnInputJson) {
  const parsed = parseReturn(input);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
  return parsed.facts;
}

const numbersIn = (value: unknown): number[] =>
  typeof value === 'number'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(numbersIn)
      : [];

describe('any return', () => {
  it('gives numbers that are finite, never a negative zero, and whole dollars on Form 1040', () => {
    assertShare(
      fc.property(anyReturn, (input) => {
        const { lines, refund, owed, problems } = calculateReturn(factsOf(input));
        expect(numbersIn(lines).filter((value) => !Number.isFinite(value) || Object.is(value, -0))).toEqual(
          [],
        );
        expect(numbersIn(lines['1040']).filter((value) => !Number.isInteger(value))).toEqual([]);
        if (problems.length === 0) expect((refund ?? 0) * (owed ?? 0)).toBe(0);
      }),
      1_000,
    );
  });

  it('is the same traced and untraced, and in any order of its documents', () => {
    assertShare(
      fc.property(anyReturn, (input) => {
        const plain = calculateReturn(factsOf(input));
        expect(calculateReturn(factsOf(input), { trace: true })).toEqual(plain);
        const turned: ReturnInputJson = {
          ...input,
          w2s: input.w2s?.toReversed(),
          dependents: input.dependents?.toReversed(),
        };
        expect(calculateReturn(factsOf(turned)).lines['1040']).toEqual(plain.lines['1040']);
      }),
      400,
    );
  });

  it('does not change with a document that says nothing', () => {
    assertShare(
      fc.property(anyReturn, (input) => {
        const more: ReturnInputJson = {
          ...input,
          w2s: [...(input.w2s ?? []), {}],
          interest: [...(input.interest ?? []), {}],
        };
        expect(calculateReturn(factsOf(more)).lines['1040']).toEqual(
          calculateReturn(factsOf(input)).lines['1040'],
        );
      }),
      400,
    );
  });

  it('evaluates every line of every form without a circle', () => {
    assertShare(
      fc.property(anyReturn, (input) => {
        const run = startReturn(factsOf(input));
        for (const form of listAllForms())
          for (let copy = 0; copy < run.countCopies(form); copy++)
            for (const line of form.lines) run.read(line, copy);
      }),
      150,
    );
  });
});
