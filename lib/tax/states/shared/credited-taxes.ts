import { roundHalfUp } from '../../engine/rounding';
import { asCents, centsOf, exactDollars } from '../../facts/cents';
import { type OtherStateTax } from '../../facts/state-facts';
import { type ReturnInput } from '../../facts/return-input';
import { takesReverseCredit } from '../plan-returns';
import { type ReturnKind } from './residency';

/**
 * Rows whose tax a return may credit: a resident those of other states but where the other state gives the credit, a
 * nonresident, and somebody who moved, those of a home state that leaves it to this one. Taxes of cities have lines of their own.
 */
export const creditedRows = (facts: ReturnInput, code: string, kind: ReturnKind): OtherStateTax[] =>
  facts.otherStateTaxes.filter(({ state, kind: row }) => {
    const other = state.toUpperCase();
    if (row === 'city' || other === code) return false;
    return kind === 'nonresident' || row === 'resident'
      ? takesReverseCredit(code, other)
      : !takesReverseCredit(other, code);
  });

/**
 * Credit for tax paid to other states, state by state: the smaller of their tax and the own tax on the same income; all
 * of them together never more than the own tax. Whole dollars.
 */
export function creditForRows(
  rows: readonly OtherStateTax[],
  /** Own tax that falls on so many dollars of income that another state taxes, too. */
  ownTaxOn: (income: number) => number,
  most: number,
): number {
  let credit = 0;
  for (const { income, taxAfterCredits } of rows)
    credit += Math.min(exactDollars(taxAfterCredits), Math.max(0, ownTaxOn(exactDollars(income))));
  return Math.min(roundHalfUp(credit), Math.max(0, most));
}

/** Whose income in another state it was: a share from 0 to 1. */
export interface OwnPart {
  readonly owner: OtherStateTax['owner'];
  readonly share: number;
}

/** One spouse's part of a tax, in whole dollars. */
export const partOf = (row: OtherStateTax, { owner, share }: OwnPart): OtherStateTax => ({
  ...row,
  owner,
  income: asCents(Math.round((centsOf(row.income) * share) / 100) * 100),
  taxAfterCredits: asCents(Math.round((centsOf(row.taxAfterCredits) * share) / 100) * 100),
});
