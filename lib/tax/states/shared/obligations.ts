import { roundHalfUp } from '../../engine/rounding';
import { exactDollars } from '../../facts/cents';
import { type Owner } from '../../facts/owner';
import { type ReturnInput } from '../../facts/return-input';

const isOf = (owner: Owner, whose: Owner | null) => whose === null || owner === whose;

/**
 * Interest on obligations of the United States, which no state may tax (31 U.S.C. 3124), in whole dollars: box 3 of Forms
 * 1099-INT less premium, interest marked so, and the share of funds' dividends that comes from such obligations. `whose` null: of all.
 */
export function usObligationInterest(facts: ReturnInput, whose: Owner | null = null): number {
  let total = 0;
  for (const form of facts.interest) {
    if (!isOf(form.owner, whose)) continue;
    total += Math.max(0, exactDollars(form.treasuryInterest) - exactDollars(form.treasuryBondPremium));
    if (form.kind === 'usObligation') total += exactDollars(form.interest);
  }
  for (const form of facts.dividends)
    if (isOf(form.owner, whose)) total += exactDollars(form.ordinary) * (form.usObligationPercent ?? 0);
  return roundHalfUp(total);
}

/**
 * Tax-exempt interest on obligations of other states and their subdivisions less premium, in whole dollars. Without a
 * statement of whose they are, none counts as the own state's. Bonds of the states `alike` are treated as the own state's.
 */
export function otherStatesInterest(
  facts: ReturnInput,
  code: string,
  whose: Owner | null = null,
  alike: readonly string[] = [],
): number {
  let total = 0;
  for (const form of facts.interest) {
    if (!isOf(form.owner, whose)) continue;
    const issuer = form.municipalState.toUpperCase();
    const own = issuer === code || alike.includes(issuer) ? 1 : (form.municipalShareOwnState ?? 0);
    const exempt = exactDollars(form.taxExemptInterest) - exactDollars(form.taxExemptBondPremium);
    total += Math.max(0, exempt) * (1 - own);
  }
  for (const form of facts.dividends)
    if (isOf(form.owner, whose))
      total += exactDollars(form.exemptInterest) * (1 - (form.exemptShareOwnState ?? 0));
  return roundHalfUp(total);
}
