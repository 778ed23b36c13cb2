import { notBelowZero } from '../../engine/verbs';
import { exactDollars } from '../../facts/cents';
import * as scheduleA from '../../us/schedule-a/schedule-a';
import { countDependents, countFilers, isAtLeast } from '../shared/people';
import { taxFromTable } from '../shared/rates';
import { type CaliforniaReader, form, makers, nonresident, residency } from './form';
import { californiaTaxable, deduction, federalIncome, takesItemized, taxableIncome } from './income';

const { money } = makers;

/** Rows of the table end with round hundreds and 50: 51 to 150, 151 to 250. */
export const tax = money(
  '31',
  'Tax',
  'Tax from the tax table or the tax rate schedule',
  ({ get, facts, law }) => {
    const amount = get(taxableIncome);
    return amount > law.tax.tableBelow
      ? taxFromTable(amount, law.tax.rates[facts.filingStatus], { row: 1, below: 0 })
      : taxFromTable(amount - 1, law.tax.rates[facts.filingStatus], {
          row: law.tax.tableRow,
          below: law.tax.tableBelow,
          from: law.tax.tableRow / 2,
        });
  },
);
export const exemptionCredits = money(
  '32',
  'Exemption credits',
  'Personal, blind, senior, and dependent exemptions, reduced above the income limit',
  (reader) => {
    const { get, facts, law } = reader;
    const rule = law.exemptions;
    const joint = facts.filingStatus === 'mfj' || facts.filingStatus === 'qss';
    const claimed = countFilers(facts, ({ claimableAsDependent }) => claimableAsDependent);
    const people =
      notBelowZero((joint ? 2 : 1) - claimed) +
      countFilers(facts, ({ blind, claimableAsDependent }) => blind && !claimableAsDependent) +
      countFilers(facts, (person) => !person.claimableAsDependent && isAtLeast(facts, person, rule.age));
    const steps = Math.ceil(
      notBelowZero(get(federalIncome) - rule.phaseOutStart[facts.filingStatus]) /
        rule.phaseOutStep[facts.filingStatus],
    );
    const lost = steps * rule.phaseOutEach;
    return (
      people * notBelowZero(rule.personal - lost) +
      countDependents(reader) * notBelowZero(rule.dependent - lost)
    );
  },
);
export const taxAfterExemptions = money(
  '33',
  'Tax less exemption credits',
  'Subtract line 32 from line 31. If less than zero, enter -0-',
  ({ get }) => notBelowZero(get(tax) - get(exemptionCredits)),
);

export const taxShare = nonresident.rate(
  '36',
  'California tax rate',
  'Tax on line 31 divided by total taxable income on line 19',
  ({ get }) => (get(taxableIncome) > 0 ? get(tax) / get(taxableIncome) : 0),
);
export const californiaTax = nonresident.money(
  '37',
  'California tax before exemption credits',
  'Multiply line 35 by line 36',
  ({ get }) => get(californiaTaxable) * get(taxShare),
);
export const exemptionShare = nonresident.rate(
  '38',
  'California exemption credit percentage',
  'Line 35 divided by line 19, but not more than 1',
  (reader) => {
    if (residency.isResident(reader)) return 1;
    const all = reader.get(taxableIncome);
    return all > 0 ? Math.min(1, reader.get(californiaTaxable) / all) : 0;
  },
);
export const proratedExemptions = nonresident.money(
  '39',
  'Prorated exemption credits',
  'Multiply line 32 by line 38',
  ({ get }) => get(exemptionCredits) * get(exemptionShare),
);
export const californiaTaxAfterExemptions = nonresident.money(
  '40',
  'California regular tax before credits',
  'Subtract line 39 from line 37. If less than zero, enter -0-',
  ({ get }) => notBelowZero(get(californiaTax) - get(proratedExemptions)),
);

export const taxBeforeOtherCredits = money(
  '35',
  'Tax before credits',
  'Add line 33 and line 34. On Form 540NR, enter the amount from line 40',
  (reader) =>
    residency.isResident(reader) ? reader.get(taxAfterExemptions) : reader.get(californiaTaxAfterExemptions),
);
const rules = form('ca-reported', 'Totals from either form', { kind: 'rules' });
export const scheduleTax = rules.money(
  '1',
  'Tax before credits',
  'Line 31 of Form 540 or line 37 of Form 540NR',
  (reader) => (residency.isResident(reader) ? reader.get(tax) : reader.get(californiaTax)),
);
export const reportedTaxable = rules.money(
  '2',
  'Taxable income',
  'Line 19 of Form 540 or line 35 of Form 540NR',
  (reader) => (residency.isResident(reader) ? reader.get(taxableIncome) : reader.get(californiaTaxable)),
);

/** Whether Schedule P could ask for more than the regular tax. */
export const mayOweMinimumTax = ({ get, facts, law }: CaliforniaReader): boolean => {
  const { rate, exemption, phaseOutStart } = law.minimumTax;
  const taxes = get(scheduleA.realEstateTaxes) + get(scheduleA.personalPropertyTaxes);
  const { isoSpread, privateActivityInterest } = facts.amt;
  const minimumIncome =
    get(taxableIncome) +
    (get(takesItemized) ? taxes : get(deduction)) +
    exactDollars(isoSpread) +
    exactDollars(privateActivityInterest);
  const left = notBelowZero(
    exemption[facts.filingStatus] -
      notBelowZero(minimumIncome - phaseOutStart[facts.filingStatus]) * law.minimumTax.phaseOutRate,
  );
  return notBelowZero(minimumIncome - left) * rate > get(tax) + 1;
};
/** Months without coverage bring the individual shared responsibility penalty (FTB 3853). */
export const lacksCoverage = ({ facts }: CaliforniaReader): boolean =>
  facts.healthCoverage.some(
    ({ months, exemption }) => exemption === '' && months.some((covered) => !covered),
  );

export { rules as reported };
