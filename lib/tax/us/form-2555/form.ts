import { type ForeignEarnedIncome } from '../../facts/foreign-earned-income';
import { covers } from '../coverage';
import { type CopyMakers, formWithCopies, type TaxReader } from '../form';

covers('foreignEarnedIncome');

type Given = Pick<TaxReader, 'law'>;

const dayLength = 24 * 60 * 60 * 1_000;
const dayNumber = (date: string): number => Date.parse(`${date}T00:00:00Z`) / dayLength;

/** The first whole calendar year after a day: bona fide residence must include one (IRC 911(d)(1)(A)). */
function firstWholeYear(from: string): number {
  const year = Number(from.slice(0, 4));
  return from.endsWith('-01-01') ? year : year + 1;
}

/** Twelve consecutive months (IRC 911(d)(1)(B)): they end before the same day of the next year. */
function isWithinTwelveMonths(from: string, to: string): boolean {
  const nextYear = `${Number(from.slice(0, 4)) + 1}${from.slice(4)}`;
  return to < nextYear;
}

/** One of the two tests, or a waiver because of war or civil unrest. A year that has not ended can't be included yet. */
export function meetsTest({ law }: Given, item: ForeignEarnedIncome): boolean {
  const { test, periodFrom, periodTo, fullDaysAbroad, waiver } = item;
  if (waiver) return true;
  if (test === 'physicalPresence')
    return (
      periodTo !== null &&
      isWithinTwelveMonths(periodFrom, periodTo) &&
      fullDaysAbroad >= law.foreignEarnedIncome.fullDaysNeeded
    );
  const year = firstWholeYear(periodFrom);
  return periodTo === null ? year <= law.year : periodTo >= `${year}-12-31`;
}

/** Days of the period that fall into the year (lines 31 and 38). */
export function daysInYear({ law }: Given, { periodFrom, periodTo }: ForeignEarnedIncome): number {
  const from = periodFrom > law.firstDay ? periodFrom : law.firstDay;
  const to = periodTo !== null && periodTo < law.lastDay ? periodTo : law.lastDay;
  return to < from ? 0 : dayNumber(to) - dayNumber(from) + 1;
}

export const qualifies = (given: Given, item: ForeignEarnedIncome): boolean =>
  meetsTest(given, item) && daysInYear(given, item) > 0;

const all: CopyMakers<ForeignEarnedIncome> = formWithCopies(
  '2555',
  'Foreign Earned Income',
  ({ facts }) =>
    facts.foreignEarnedIncome.filter(({ owner }) => owner === 'taxpayer' || facts.filingStatus === 'mfj'),
  { sequence: '34', attachedWhen: (reader) => qualifies(reader, reader.item) },
);
export const { form: form2555, ...makers } = all;
