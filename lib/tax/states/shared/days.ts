import { type ReturnInput } from '../../facts/return-input';
import { type Owner } from '../../facts/owner';

/** Days from one to another, both included. */
export interface Stay {
  readonly from: string;
  readonly to: string;
}

/** Days since 1970; read by hand, because every kind of income asks for days several times. */
const dayNumber = (day: string): number =>
  Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8, 10))) / 86_400_000;

const years = new Map<number, Stay>();

/** The year of a return as days. */
export function yearOf({ taxYear }: Pick<ReturnInput, 'taxYear'>): Stay {
  let year = years.get(taxYear);
  if (year === undefined) years.set(taxYear, (year = { from: `${taxYear}-01-01`, to: `${taxYear}-12-31` }));
  return year;
}

/** How many days lie in a stay, both ends included. */
export const countDays = ({ from, to }: Stay): number => Math.max(0, dayNumber(to) - dayNumber(from) + 1);

/** The days that two stays share; it may be empty (`to` before `from`). */
export const overlap = (a: Stay, b: Stay): Stay => ({
  from: a.from > b.from ? a.from : b.from,
  to: a.to < b.to ? a.to : b.to,
});

/** Where people without a stated residency lived: the state of their address, or the only one their documents name. */
export function onlyState(facts: ReturnInput): string {
  if (facts.address.state !== '') return facts.address.state.toUpperCase();
  const named = new Set<string>();
  for (const w2 of facts.w2s)
    for (const row of w2.states) if (row.state !== '') named.add(row.state.toUpperCase());
  const [first = ''] = named;
  return named.size === 1 ? first : '';
}

/** When a person lived in a state. */
export function staysIn(facts: ReturnInput, state: string, owner: Owner): Stay[] {
  const year = yearOf(facts);
  if (facts.residency.length === 0) return onlyState(facts) === state ? [year] : [];
  const stays: Stay[] = [];
  for (const home of facts.residency) {
    if (home.state.toUpperCase() !== state || (home.owner !== 'both' && home.owner !== owner)) continue;
    const stay = overlap(year, { from: home.from ?? year.from, to: home.to ?? year.to });
    if (countDays(stay) > 0) stays.push(stay);
  }
  return stays;
}

/** Whether one home in a state was a person's home from the first day of the year to the last. */
export function livesAllYear(facts: ReturnInput, state: string, owner: Owner): boolean {
  if (facts.residency.length === 0) return onlyState(facts) === state;
  const { from, to } = yearOf(facts);
  return facts.residency.some(
    (home) =>
      home.state.toUpperCase() === state &&
      (home.owner === 'both' || home.owner === owner) &&
      (home.from === null || home.from <= from) &&
      (home.to === null || home.to >= to),
  );
}

/** Days of a period that fall into stays. */
export function daysWithin(period: Stay, stays: readonly Stay[]): number {
  let days = 0;
  for (const stay of stays) days += countDays(overlap(period, stay));
  return days;
}

/** Share of a period that falls into stays, from 0 to 1. */
export const shareWithin = (period: Stay, stays: readonly Stay[]): number => {
  const days = countDays(period);
  return days === 0 ? 0 : daysWithin(period, stays) / days;
};
