import { blankIfZero, notBelowZero, smallerOf } from '../../engine/verbs';
import { roundHalfUp } from '../../engine/rounding';
import { addCents, dollars, exactDollars } from '../../facts/cents';
import { socialSecurityTaxable, taxExemptInterest } from '../../us/form-1040/income';
import { careCredit as federalCareCredit } from '../../us/form-2441/form-2441';
import { creditForOtherStates } from '../shared/other-states-credit';
import { useTaxDue } from '../shared/payments';
import { countDependents, countFilers, filersOf, isAtLeast } from '../shared/people';
import { povertyLevel } from '../shared/poverty';
import { rowOf, taxFromTable } from '../shared/rates';
import { makeSettlement } from '../shared/settlement';
import { makers, recap, residency, type WestVirginiaReader } from './form';
import { additions, federalAgi, share, taxableIncome, westVirginiaAgi } from './income';

const { money } = makers;

/** Schedule A: the tax on all income, times the share of West Virginia. */
export const incomeTax = money('8', 'Income tax due', 'Income Tax Due', (reader) => {
  const { get, facts, law } = reader;
  const tax = taxFromTable(get(taxableIncome), law.tax.steps[facts.filingStatus], law.tax.table);
  return residency.isResident(reader) ? tax : tax * get(share);
});

export const otherStateCredit = recap.money(
  '1',
  'Income tax paid to another state',
  'Credit for income tax paid to another state, from Schedule E',
  (reader) =>
    residency.isNonresident(reader)
      ? null
      : blankIfZero(
          creditForOtherStates(reader, {
            tax: reader.get(incomeTax),
            income: residency.isResident(reader)
              ? reader.get(westVirginiaAgi)
              : roundHalfUp(reader.get(westVirginiaAgi) * reader.get(share)),
          }),
        ),
);
const family = (reader: WestVirginiaReader) =>
  Math.min(filersOf(reader.facts) + countDependents(reader), reader.law.familyCredit.mostPeople);

/** A share of the tax, by income over the poverty guideline; not for filers whom others claim. */
export const familyCredit = recap.money(
  '2',
  'Family tax credit',
  'Family Tax Credit: tax multiplied by the percentage from the family tax credit table',
  (reader) => {
    const { facts, get, law } = reader;
    const rule = law.familyCredit;
    if (countFilers(facts, ({ claimableAsDependent }) => claimableAsDependent) > 0) return null;
    const modified = get(federalAgi) + get(additions);
    const guideline = povertyLevel(family(reader), rule.poverty) * rule.ofPoverty[facts.filingStatus];
    const part = rowOf(modified - guideline, rule.shares[facts.filingStatus]).share;
    return blankIfZero(roundHalfUp(notBelowZero(get(incomeTax) - get(otherStateCredit)) * part));
  },
);
export const careCredit = recap.money(
  '3',
  'Child and dependent care credit',
  'Child and dependent care credit: 50% of the federal credit',
  (reader) => {
    const credit = reader.get(federalCareCredit) * reader.law.careCredit.share;
    return blankIfZero(roundHalfUp(residency.isResident(reader) ? credit : credit * reader.get(share)));
  },
);
export const credits = money(
  '9',
  'Credits',
  'Credits from the Tax Credit Recap Schedule, up to the tax',
  ({ get }) =>
    blankIfZero(smallerOf(get(otherStateCredit) + get(familyCredit) + get(careCredit), get(incomeTax))),
);
export const taxAfterCredits = money(
  '10',
  'Adjusted income tax due',
  'Income tax due minus credits',
  ({ get }) => get(incomeTax) - get(credits),
);

/** Property tax on the homestead over 4% of gross household income, which counts benefits that are not taxed. */
export const homesteadCredit = money(
  '19',
  'Homestead excess property tax credit',
  'Homestead Excess Property Tax Credit from Schedule HEPTC-1',
  (reader) => {
    const { facts, get, law } = reader;
    const rule = law.homesteadCredit;
    if (!residency.isResident(reader)) return null;
    const people = filersOf(facts) + countDependents(reader);
    if (get(federalAgi) > povertyLevel(people, law.familyCredit.poverty) * rule.timesPoverty) return null;
    let paid = 0;
    for (const home of facts.homes)
      if (home.state.toUpperCase() === 'WV' && home.use !== 'rent')
        paid += exactDollars(home.propertyTax) * (home.share ?? 1);
    const benefits = dollars(addCents(facts.socialSecurity, ({ netBenefits }) => netBenefits));
    const household =
      get(federalAgi) + get(taxExemptInterest) + notBelowZero(benefits - get(socialSecurityTaxable));
    return blankIfZero(
      smallerOf(notBelowZero(roundHalfUp(paid - notBelowZero(household) * rule.ofIncome)), rule.most),
    );
  },
);
export const vehicleCredit = money(
  '21A',
  'Motor vehicle property tax credit',
  'Motor Vehicle Property Tax Adjustment Credit, from Schedule MV-1',
  ({ facts }) => blankIfZero(dollars(addCents(facts.states.WV.motorVehicleTax, ({ amount }) => amount))),
);
export const refundable = recap.money(
  'refundable',
  'Refundable credits',
  'Lines 19 and 21A of Form IT-140',
  ({ get }) => blankIfZero(get(homesteadCredit) + get(vehicleCredit)),
);

export const useTax = money(
  '13',
  'Use tax',
  'West Virginia use tax due on out-of-state purchases, from Schedule UT',
  ({ facts, law }) => useTaxDue(facts, 'WV', law.useTax.rate),
);
export const settlement = makeSettlement(makers, {
  code: 'WV',
  due: [taxAfterCredits, useTax],
  credits: [refundable],
  withheld: '15',
  payments: [
    { number: '16', label: 'Estimated and extension payments', of: ['estimated', 'applied', 'extension'] },
    {
      number: '15 other',
      label: 'Tax withheld on sales and by pass-through entities',
      of: ['otherWithholding'],
    },
  ],
  total: '23',
  owed: '24',
  overpaid: '25',
  donated: '26',
  applied: '27',
  refund: '28',
});

/** Older or disabled owners with little income, whose home may have the homestead exemption. */
export const mayHaveSeniorCredit = (reader: WestVirginiaReader): boolean => {
  const { facts, get, law } = reader;
  const people = filersOf(facts) + countDependents(reader);
  return (
    residency.isResident(reader) &&
    facts.homes.some(({ state, use }) => state.toUpperCase() === 'WV' && use === 'own') &&
    countFilers(facts, (person) => isAtLeast(facts, person, law.senior.age) || person.permanentlyDisabled) >
      0 &&
    get(federalAgi) <= povertyLevel(people, law.familyCredit.poverty) * law.seniorCredit.timesPoverty
  );
};
