import type { ReturnInput } from '@/lib/tax/facts/return-input';
import { passiveParts, type PassiveRow, restOf, totalOf } from '../mef/passive-facts';
import type { PrintedFacts } from './printed-return';

const dollars = (value: number): string => (value === 0 ? '' : value.toLocaleString('en-US'));

/** A share of a total with four digits behind the point. */
const shareOf = (part: number, whole: number): string => (whole === 0 ? 0 : part / whole).toFixed(4);

const currentYear = (row: PassiveRow): PrintedFacts => ({
  name: row.name,
  netIncome: dollars(row.netIncome),
  netLoss: dollars(row.netLoss),
  priorLoss: dollars(row.prior),
  overallGain: dollars(row.overallGain),
  overallLoss: dollars(row.overallLoss),
});

/** Form 8582, Parts IV to VIII: the activities, as rows of facts. */
export function passiveLists(facts: ReturnInput): Record<string, PrintedFacts[]> {
  const { rows, partVI, partVII } = passiveParts(facts);
  const lost = totalOf(partVI, 'overallLoss');
  const rest = partVII.reduce((sum, row) => sum + restOf(row), 0);
  const lists: Record<string, PrintedFacts[]> = {
    partIV: rows.filter(({ isActive }) => isActive).map(currentYear),
    partV: rows.filter(({ isActive }) => !isActive).map(currentYear),
    partVI: partVI.map((row) => ({
      name: row.name,
      where: row.where,
      lossOf: dollars(row.overallLoss),
      ratio: shareOf(row.overallLoss, lost),
      allowance: dollars(row.allowance),
      rest: dollars(restOf(row)),
    })),
    partVII: partVII.map((row) => ({
      name: row.name,
      where: row.where,
      lossOf: dollars(restOf(row)),
      ratio: shareOf(restOf(row), rest),
      unallowed: dollars(row.unallowed),
    })),
    partVIII: partVII.map((row) => ({
      name: row.name,
      where: row.where,
      lossOf: dollars(row.netLoss + row.prior),
      unallowed: dollars(row.unallowed),
      allowed: dollars(row.netLoss + row.prior - row.unallowed),
    })),
  };
  return Object.fromEntries(Object.entries(lists).filter(([, own]) => own.length > 0));
}

/** The totals below the parts. */
export function passiveTotals(facts: ReturnInput): PrintedFacts {
  const { rows, partVI, partVII } = passiveParts(facts);
  const [active, other] = [rows.filter(({ isActive }) => isActive), rows.filter(({ isActive }) => !isActive)];
  const sum = (own: readonly PassiveRow[], amountOf: (row: PassiveRow) => number) =>
    dollars(own.reduce((all, row) => all + amountOf(row), 0));
  const full = (row: PassiveRow) => row.netLoss + row.prior;
  return {
    activeIncome: sum(active, (row) => row.netIncome),
    activeLoss: sum(active, (row) => row.netLoss),
    activePrior: sum(active, (row) => row.prior),
    otherIncome: sum(other, (row) => row.netIncome),
    otherLoss: sum(other, (row) => row.netLoss),
    otherPrior: sum(other, (row) => row.prior),
    totalLossVI: sum(partVI, (row) => row.overallLoss),
    totalAllowance: sum(partVI, (row) => row.allowance),
    totalRest: sum(partVI, restOf),
    totalLossVII: sum(partVII, restOf),
    totalUnallowed: sum(partVII, (row) => row.unallowed),
    totalLossVIII: sum(partVII, full),
    totalUnallowedVIII: sum(partVII, (row) => row.unallowed),
    totalAllowed: sum(partVII, (row) => full(row) - row.unallowed),
  };
}
