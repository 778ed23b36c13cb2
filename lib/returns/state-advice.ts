import { compareChoices } from '@/lib/tax/state-choices';
import { listAllocation } from '@/lib/tax/states/allocation';
import { listClaims } from '@/lib/tax/states/claims';
import { listLocalReturns } from '@/lib/tax/states/local-returns';
import type { OpenReturn } from './access';
import { readCalculated } from './calculated-return';
import type { StateAdvice } from './results-schema';

/**
 * What the last calculation says about choices that move several returns, about claims of the states, and about returns
 * to cities and counties.
 * @throws AppError conflict when nothing was calculated yet
 */
export async function readStateAdvice(open: OpenReturn<'read'>): Promise<StateAdvice> {
  const { results, snapshot } = await readCalculated(open);
  const choices = compareChoices(snapshot.facts).map(({ ways, ...choice }) => ({
    ...choice,
    ways: [...ways],
  }));
  const states = Object.entries(results.states ?? {}).map(([code, { kind, lines, totals }]) => ({
    code,
    kind,
    lines: totals.refund === null ? null : lines,
  }));
  const allocation = listAllocation(snapshot.facts).map(({ parts, ...row }) => ({
    ...row,
    parts: [...parts],
  }));
  const linesOf = (state: string) => states.find(({ code }) => code === state)?.lines ?? null;
  const locals = listLocalReturns(snapshot.facts, linesOf);
  return { choices, claims: [...listClaims(states), ...locals], allocation };
}
