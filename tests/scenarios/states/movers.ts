import { type ReturnInputJson } from '@/lib/tax/facts/return-input';
import { allStates } from '@/lib/tax/states/all-states';
import { livedIn } from './sample-returns';

/** States that tax wages: New Hampshire and Washington tax one kind of income only, which wages never reach. */
export const wageStates = allStates.map(({ code }) => code).filter((code) => code !== 'NH' && code !== 'WA');

/** Two states, the first of which is home or the first home. */
export interface Pair {
  readonly home: string;
  readonly other: string;
}

/** Every ordered pair of different states. */
export const allPairs: readonly Pair[] = wageStates.flatMap((home) =>
  wageStates.filter((other) => other !== home).map((other) => ({ home, other })),
);

/** What a person earned where, in whole dollars, and how much was withheld there. */
export interface Pay {
  readonly state: string;
  readonly wages: number;
  readonly withholding?: number;
  readonly owner?: 'taxpayer' | 'spouse';
  readonly firstDay?: string;
  readonly lastDay?: string;
}

const w2 = ({ state, wages, withholding = 0, owner = 'taxpayer', ...days }: Pay) => ({
  owner,
  wages,
  federalWithholding: Math.round(wages * 0.1),
  states: [{ state, wages, withholding }],
  ...days,
});

/** A single person born in 1985 with these jobs. */
export const worker = (home: string, jobs: readonly Pay[]): ReturnInputJson => ({
  taxYear: 2024,
  filingStatus: 'single',
  taxpayer: { dateOfBirth: '1985-03-04' },
  residency: [livedIn(home)],
  w2s: jobs.map(w2),
  // Indiana's local tax of people from elsewhere is that of the county where they worked on January 1.
  states: { IN: { countyOfWorkJan1: 'Marion', spouseCountyOfWorkJan1: 'Marion' } },
});

/** Somebody who moved on July 1, with one job before and one after. */
export const mover = ({ home, other }: Pair, before: number, after: number): ReturnInputJson => ({
  ...worker(home, [
    { state: home, wages: before, lastDay: '2024-06-30' },
    { state: other, wages: after, firstDay: '2024-07-01' },
  ]),
  residency: [livedIn(home, '2024-01-01', '2024-06-30'), livedIn(other, '2024-07-01', '2024-12-31')],
});

/** A couple born on one day: the first works in one state, the second in another; both live in `home`. */
export const couple = (
  { home, other }: Pair,
  own: number,
  others: number,
  swapped: boolean,
): ReturnInputJson => ({
  ...worker(home, [
    { state: home, wages: own, owner: swapped ? 'spouse' : 'taxpayer' },
    { state: other, wages: others, owner: swapped ? 'taxpayer' : 'spouse' },
  ]),
  filingStatus: 'mfj',
  spouse: { dateOfBirth: '1985-03-04' },
});
