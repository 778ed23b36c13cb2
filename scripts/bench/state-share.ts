import { calculateAll } from '@/lib/tax/calculate-all';
import { calculateReturn } from '@/lib/tax/calculate-return';
import { parseReturn } from '@/lib/tax/facts/parse-return';
import { type ReturnInputJson } from '@/lib/tax/facts/return-input';
import { allStates } from '@/lib/tax/states/all-states';
import { livedIn } from '@/tests/scenarios/states/sample-returns';

/** Calls a second of processor time, over some seconds of it. */
type TimeRound = (items: readonly (() => number)[], seconds: number) => number;

export interface StateShare {
  /** What a federal return with one state return costs, over the federal one alone. */
  share: number;
  /** Federal returns that were given a home in a state, one state after the other. */
  returns: number;
}

/** The same returns with a home in a state and without, in turns, so that other programs slow both down alike. */
export function measureStateShare(
  samples: readonly { readonly input: ReturnInputJson }[],
  timeRound: TimeRound,
): StateShare {
  const facts = samples.flatMap(({ input }, i) => {
    const code = allStates[i % allStates.length]?.code ?? '';
    const parsed = parseReturn({ ...input, residency: [livedIn(code)] });
    if (!parsed.ok) return [];
    const refund = calculateAll(parsed.facts).states?.[code]?.totals.refund ?? null;
    return refund === null ? [] : [parsed.facts];
  });
  const federal = facts.map((each) => () => calculateReturn(each).refund ?? 0);
  const both = facts.map((each) => () => calculateAll(each).refund ?? 0);
  timeRound(federal, 5);
  timeRound(both, 8);
  const turns = Array.from({ length: 9 }, () => timeRound(federal, 0.5) / timeRound(both, 0.5));
  return { share: turns.sort((a, b) => a - b)[4] ?? 0, returns: facts.length };
}
