import { formatDay } from '@/lib/format/day';
import { nextBusinessDay } from '@/lib/tax/business-days';
import { formatDollars, formatShare } from '@/lib/format/money';
import { type FilingStatus } from '@/lib/tax/facts/household';
import { type ByStatus, type Law } from '@/lib/tax/us/law/law';

export const usd = (amount: number): string => formatDollars(amount, { cents: !Number.isInteger(amount) });
export const pct = (share: number): string => formatShare(share);
export const day = (iso: string): string => formatDay(iso);
/** 0.67 becomes "67 cents". */
export const cents = (dollars: number): string => `${Math.round(dollars * 1000) / 10} cents`;

/** "$7,500", and where the law has a larger amount for some ages, "$7,500 ($11,250 at ages 60 to 63)". */
export const sayCatchUp = ({ catchUp, laterCatchUp: later }: Law['electiveDeferrals']): string =>
  later === null
    ? usd(catchUp)
    : `${usd(catchUp)} (${usd(later.catchUp)} at ages ${later.fromAge} to ${later.toAge})`;

/** As `sayCatchUp`, for SIMPLE plans. */
export const saySimpleCatchUp = ({ simpleCatchUp, laterCatchUp: later }: Law['electiveDeferrals']): string =>
  later === null
    ? usd(simpleCatchUp)
    : `${usd(simpleCatchUp)} (${usd(later.simpleCatchUp)} at ages ${later.fromAge} to ${later.toAge})`;

const statuses: readonly (readonly [FilingStatus, string])[] = [
  ['single', 'single'],
  ['mfj', 'married filing jointly'],
  ['mfs', 'married filing separately'],
  ['hoh', 'head of household'],
  ['qss', 'qualifying surviving spouse'],
];

/** "$14,600 (single or married filing separately), $29,200 (married filing jointly or …)". */
export function byStatus(amounts: ByStatus, write: (amount: number) => string = usd): string {
  const names = new Map<number, string[]>();
  for (const [status, name] of statuses) {
    const amount = amounts[status];
    names.set(amount, [...(names.get(amount) ?? []), name]);
  }
  return [...names].map(([amount, list]) => `${write(amount)} (${list.join(', ')})`).join('; ');
}

/** "$80,000, or $165,000 on a joint return". */
export const orJoint = ({ single, mfj }: ByStatus): string =>
  `${usd(single)}, or ${usd(mfj)} on a joint return`;

/** When the estimated payments of the year of a day are made (IRC 6654(c)(2), 7503). */
export function sayInstallmentDays(today: string): string {
  const year = Number(today.slice(0, 4));
  const [first = '', second = '', third = ''] = ['04-15', '06-15', '09-15'].map((one) =>
    day(nextBusinessDay(`${year}-${one}`)).replace(`, ${year}`, ''),
  );
  const last = day(nextBusinessDay(`${year + 1}-01-15`));
  return `The due dates for ${year} are ${first}, ${second}, ${third}, and ${last}.`;
}

/** Aliases of a card, separated by commas. */
export const aliases = (list: string): string[] => list.split(',').map((alias) => alias.trim());
