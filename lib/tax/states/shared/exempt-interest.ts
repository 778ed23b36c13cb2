import { type Cents, plus } from '../../facts/cents';
import { type ReturnInput } from '../../facts/return-input';
import { exemptInterestFor, usObligationParts } from './own-state';

/** Interest and fund dividends that obligations of the United States pay, in one amount. */
export function usObligations(facts: ReturnInput): Cents {
  const { interest, dividends } = usObligationParts(facts);
  return plus(interest, dividends);
}

/** Federally tax-exempt interest and fund dividends of other states' obligations, in one amount. */
export function foreignMunicipalInterest(facts: ReturnInput, code: string): Cents {
  const { interest, dividends } = exemptInterestFor(facts, code).others;
  return plus(interest, dividends);
}
