import { type Cents, addCents, asCents, centsOf, noCents } from '../../facts/cents';
import { type ReturnInput } from '../../facts/return-input';

/** Cents of a share (0 to 1) of an amount. */
const part = (amount: Cents, share: number): number => Math.round(centsOf(amount) * share);

/**
 * Interest on obligations of the United States in federal income: box 3 of Forms 1099-INT, interest marked so, and the part
 * of dividends that a fund says comes from them. States may not tax it (31 U.S.C. 3124).
 */
export function usObligationParts(facts: ReturnInput): { interest: Cents; dividends: Cents } {
  return {
    interest: addCents(facts.interest, ({ treasuryInterest, interest, kind }) =>
      asCents(centsOf(treasuryInterest) + (kind === 'usObligation' ? centsOf(interest) : 0)),
    ),
    dividends: addCents(facts.dividends, ({ ordinary, usObligationPercent }) =>
      asCents(part(ordinary, usObligationPercent ?? 0)),
    ),
  };
}

/** Share of tax-exempt interest that the own state's obligations pay; what nobody stated counts as of other states. */
const ownShare = (municipalState: string, stated: number | null, code: string): number =>
  stated ?? (municipalState.toUpperCase() === code ? 1 : 0);

/** Interest and fund dividends exempt from federal tax, by whether a state's own obligations pay them. */
export function exemptInterestFor(facts: ReturnInput, code: string) {
  const own = {
    interest: addCents(facts.interest, (form) =>
      asCents(part(form.taxExemptInterest, ownShare(form.municipalState, form.municipalShareOwnState, code))),
    ),
    dividends: addCents(facts.dividends, ({ exemptInterest, exemptShareOwnState }) =>
      asCents(part(exemptInterest, exemptShareOwnState ?? 0)),
    ),
  };
  const all = {
    interest: addCents(facts.interest, ({ taxExemptInterest, taxExemptBondPremium }) =>
      centsOf(taxExemptInterest) > centsOf(taxExemptBondPremium)
        ? asCents(centsOf(taxExemptInterest) - centsOf(taxExemptBondPremium))
        : noCents,
    ),
    dividends: addCents(facts.dividends, ({ exemptInterest }) => exemptInterest),
  };
  const rest = (whole: Cents, mine: Cents): Cents => asCents(Math.max(0, centsOf(whole) - centsOf(mine)));
  return {
    own,
    others: {
      interest: rest(all.interest, own.interest),
      dividends: rest(all.dividends, own.dividends),
    },
  };
}
