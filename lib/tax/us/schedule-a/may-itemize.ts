import { isSome } from '../../facts/cents';
import { itemizedAmounts } from '../../facts/itemized';
import { type TaxReader } from '../form';
import { allK1s } from '../schedule-e/k1-deductions';
import { standardDeduction } from '../worksheets/standard-deduction';

/** Boxes of a Schedule K-1 that are itemized deductions. */
const itemizedK1Boxes = [
  'charityCash',
  'charityNoncash',
  'investmentInterest',
  'estateTaxDeduction',
  'excessItemizedDeductions',
] as const;

/** A quick look at the facts: state tax withheld alone never passes the standard deduction, unless that is very small. */
export function mayItemize({ get, facts, law }: TaxReader): boolean {
  const { itemized } = facts;
  return (
    itemized.mortgages.length > 0 ||
    facts.casualties.length > 0 ||
    facts.businesses.some(({ homeOffice }) => homeOffice !== null) ||
    itemized.useSalesTax ||
    itemized.salesTaxPlaces.length > 0 ||
    itemized.force ||
    itemized.medicalMiles > 0 ||
    itemized.charityMiles > 0 ||
    itemizedAmounts.some((name) => isSome(itemized[name])) ||
    get(standardDeduction) < law.itemized.stateTaxLimit[facts.filingStatus] ||
    facts.socialSecurity.some((form) => isSome(form.medicarePremiums)) ||
    facts.rentals.some((rental) => rental.personalUseDays > 0) ||
    itemizedK1Boxes.some((name) => isSome(allK1s(facts, name)))
  );
}
