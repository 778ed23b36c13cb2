import { AppError } from '@/lib/errors';
import { db } from '@/lib/infra/db';
import { formatDollars } from '@/lib/format/money';
import { listChangedFacts } from '@/lib/tax/changed-facts';
import { labelFact } from '@/lib/tax/facts/describe-fact';
import { compareYears, type LawChange, type LinePair } from '@/lib/tax/compare-years';
import type { OpenReturn } from './access';
import { readCalculated } from './calculated-return';
import { findEarlier } from './last-year';
import type { YearComparison } from './last-year-schema';

/** Reasons and facts beyond these would bury the others. */
const mostReasons = 3;
const mostFacts = 40;

/**
 * A return beside last year's, line by line, from the last calculation of each.
 * @throws AppError conflict while one of them isn't calculated
 */
export async function readYearComparison(open: OpenReturn<'read'>): Promise<YearComparison> {
  const row = await db().taxReturn.findUnique({ where: { id: open.id } });
  if (row === null) throw new AppError('not_found');
  const earlier = await findEarlier(db(), row);
  if (earlier === null)
    throw new AppError(
      'conflict',
      `There’s no calculated ${row.taxYear - 1} return to compare this one with.`,
    );
  const { snapshot } = await readCalculated(open);
  const years = { earlier: earlier.row.taxYear, later: row.taxYear };
  const facts = listChangedFacts(earlier.snapshot.input, snapshot.input);
  const size = ({ amounts }: (typeof facts)[number]) =>
    amounts === null ? 0 : Math.abs(amounts.after - amounts.before);
  return {
    ...years,
    forms: compareYears(earlier.snapshot, snapshot).map(({ form, name, lines }) => ({
      form,
      name,
      lines: lines.map(({ laws, facts: used, ...line }) => ({
        form,
        ...line,
        earlierLine: line.earlierLine === line.line ? null : line.earlierLine,
        reasons: listReasons({ ...line, laws, facts: used }, years),
      })),
    })),
    facts: facts
      .filter(({ label }) => label !== labelFact('taxYear'))
      .toSorted((one, other) => size(other) - size(one))
      .slice(0, mostFacts)
      .map(({ label, kind, amounts }) => ({
        label,
        kind,
        before: amounts?.before ?? null,
        after: amounts?.after ?? null,
      })),
  };
}

const percent = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 2 });
/** Below this a number of the law counts years or children. */
const smallestAmount = 100;

function sayLawAmount(amount: number): string {
  if (amount > 0 && amount < 1) return percent.format(amount);
  return amount < smallestAmount ? String(amount) : formatDollars(amount);
}

const sayLaw = ({ label, before, after, source }: LawChange): string =>
  `${label}: ${sayLawAmount(before)} before, ${sayLawAmount(after)} now (${source}).`;

/** The amounts of the law worth naming: the one that makes the whole change, where there is one; none that change nothing. */
function namedLaws({ laws, byLaw }: LinePair): LawChange[] {
  if (byLaw === 0) return [];
  const whole = laws.find(({ before, after }) => after - before === byLaw);
  return whole === undefined ? laws.slice(0, mostReasons) : [whole];
}

/** Why a line is another one: what the law did to it, and what the filer's own figures did. */
function listReasons(pair: LinePair, { earlier, later }: { earlier: number; later: number }): string[] {
  const change = (pair.after ?? 0) - (pair.before ?? 0);
  const signed = (amount: number) => formatDollars(amount, { sign: 'always' });
  const { byLaw } = pair;
  if (pair.earlierLine === null) return [`This line is new on the ${later} form.`];
  const split =
    byLaw === null
      ? []
      : [
          byLaw === 0 ? null : `${later} law and tax tables: ${signed(byLaw)} on your ${earlier} figures.`,
          change === byLaw ? null : `Your own figures: ${signed(change - byLaw)}.`,
        ].filter((text) => text !== null);
  return [
    ...split,
    ...pair.facts
      .toSorted((one, other) => Math.abs(other.after - other.before) - Math.abs(one.after - one.before))
      .slice(0, mostReasons)
      .map(
        ({ label, before, after }) =>
          `${label}: ${formatDollars(before)} before, ${formatDollars(after)} now.`,
      ),
    ...namedLaws(pair).map(sayLaw),
  ];
}
