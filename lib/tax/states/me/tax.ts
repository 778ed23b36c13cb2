import { blankIfZero, notBelowZero, smallerOf } from '../../engine/verbs';
import { roundHalfUp } from '../../engine/rounding';
import { addCents, dollars, exactDollars } from '../../facts/cents';
import { isEarnedIncomeChild } from '../../us/dependents/tests';
import { assume } from '../../us/form';
import { socialSecurityTaxable, taxExemptInterest, totalIncome } from '../../us/form-1040/income';
import { earnedIncomeCredit as federalCredit } from '../../us/form-1040/payments';
import { careCredit as federalCareCredit } from '../../us/form-2441/form-2441';
import { type ReturnInput } from '../../facts/return-input';
import { creditForOtherStates } from '../shared/other-states-credit';
import { useTaxDue } from '../shared/payments';
import { ageAtYearEnd, countDependents, countFilers, isAtLeast } from '../shared/people';
import { reducedBySteps, taxFromTable } from '../shared/rates';
import { makeSettlement } from '../shared/settlement';
import { type MaineReader, makers, residency, scheduleA, scheduleNr, schedulePtfc } from './form';
import { incomeHere, maineAgi, maineShare, taxableIncome } from './income';

const { money } = makers;

export const incomeTax = money(
  '20',
  'Income tax',
  'Find the tax for the amount on line 19',
  ({ get, facts, law }) => taxFromTable(get(taxableIncome), law.tax.steps[facts.filingStatus], law.tax.table),
);
export const totalTax = money('22', 'Total tax', 'Total tax. Add lines 20 and 21', ({ get }) =>
  get(incomeTax),
);

/** The tax on what does not belong to Maine. */
export const nonresidentCredit = scheduleNr.money(
  '9',
  'Nonresident credit',
  'Tax multiplied by the non-Maine share of income',
  (reader) =>
    residency.isResident(reader)
      ? null
      : blankIfZero(roundHalfUp(reader.get(totalTax) * (1 - reader.get(maineShare)))),
);
export const otherStateCredit = scheduleA.money(
  '15',
  'Income tax paid to other jurisdictions',
  'Credit for income tax paid to other jurisdictions by a Maine resident',
  (reader) => {
    if (residency.isNonresident(reader)) return null;
    const { get } = reader;
    return blankIfZero(
      creditForOtherStates(reader, {
        tax: get(totalTax) - get(nonresidentCredit),
        income: residency.isResident(reader) ? get(maineAgi) : get(incomeHere),
      }),
    );
  },
);

/** A quarter of the federal credit; half of the part that quality programs (Step 4) were paid for. */
export const careCredit = scheduleA.money(
  'care',
  'Child care credit',
  'Child care credit: 25% of the federal credit, or 50% for quality child care (Step 4 or Star 5)',
  ({ facts, get, law }) => {
    let paid = 0;
    let quality = 0;
    for (const provider of facts.childCare.providers) {
      paid += exactDollars(provider.amount);
      if ((provider.qualityRating ?? 0) >= law.careCredit.qualityFrom)
        quality += exactDollars(provider.amount);
    }
    const part = paid === 0 ? 0 : quality / paid;
    const share = law.careCredit.share + (law.careCredit.qualityShare - law.careCredit.share) * part;
    return blankIfZero(roundHalfUp(get(federalCareCredit) * share * get(maineShare)));
  },
);
const isRefunded = (reader: MaineReader) => !residency.isNonresident(reader);
export const refundableCare = scheduleA.money(
  '1',
  'Child care credit, refundable part',
  'Refundable part of the child care credit, up to $500',
  (reader) =>
    isRefunded(reader)
      ? blankIfZero(smallerOf(reader.get(careCredit), reader.law.careCredit.mostRefundable))
      : null,
);

/** Maine gives the credit from age 18 to people without a child (36 M.R.S. 5219-S(6)). */
const ofAge = (person: ReturnInput['taxpayer']): ReturnInput['taxpayer'] => ({
  ...person,
  dateOfBirth: person.dateOfBirth > '1999-12-31' ? '1999-12-31' : person.dateOfBirth,
});
const fromEighteen = assume('If you met the federal minimum age', {
  facts: (facts) => ({
    ...facts,
    taxpayer: ofAge(facts.taxpayer),
    spouse: facts.spouse === null ? null : ofAge(facts.spouse),
  }),
});
const maineEarnedCredit = (reader: MaineReader): number => {
  const { facts, get, each, law } = reader;
  const rule = law.earnedIncomeCredit;
  if (each(isEarnedIncomeChild).some(Boolean)) return get(federalCredit) * rule.withChild;
  const young = countFilers(facts, ({ dateOfBirth }) => {
    const age = ageAtYearEnd(facts, dateOfBirth);
    return age >= rule.age && age < rule.federalAge;
  });
  const federal =
    get(federalCredit) === 0 && young > 0 ? reader.proForma(fromEighteen, federalCredit) : get(federalCredit);
  return federal * rule.alone;
};
export const earnedCredit = scheduleA.money(
  '3',
  'Earned income credit',
  'Maine earned income tax credit: 25% of the federal credit, or 50% without a qualifying child',
  (reader) => blankIfZero(roundHalfUp(maineEarnedCredit(reader) * reader.get(maineShare))),
);
export const dependentCredit = scheduleA.money(
  '4',
  'Dependent exemption credit',
  'Dependent exemption tax credit: $300 for each dependent, minus $7.50 for each $1,000 of income over the limit',
  (reader) => {
    const { facts, get, law } = reader;
    const { each, from, per, less } = law.dependentCredit;
    const whole = countDependents(reader) * each;
    return blankIfZero(
      roundHalfUp(
        reducedBySteps(whole, get(maineAgi), from[facts.filingStatus], per, less) * get(maineShare),
      ),
    );
  },
);
/** Nonresidents may use the earned income and dependent credits against the tax only. */
export const nonrefundable = money(
  '23',
  'Tax credits',
  'Nonrefundable tax credits, from Schedule A, up to the tax',
  (reader) => {
    const { get } = reader;
    const ofNonresident = isRefunded(reader) ? 0 : get(earnedCredit) + get(dependentCredit);
    const all = get(otherStateCredit) + get(careCredit) - get(refundableCare) + ofNonresident;
    return blankIfZero(smallerOf(all, get(totalTax) - get(nonresidentCredit)));
  },
);
export const nonresidentTaken = money(
  '24',
  'Nonresident credit',
  'Nonresident credit, from Schedule NR',
  ({ get }) => blankIfZero(get(nonresidentCredit)),
);
export const taxAfterCredits = money(
  '25',
  'Net tax',
  'Net tax. Subtract lines 23 and 24 from line 22',
  ({ get }) => notBelowZero(get(totalTax) - get(nonrefundable) - get(nonresidentTaken)),
);

/** Federal total income with benefits and interest that the federal return leaves out. */
export const householdIncome = schedulePtfc.money(
  '1',
  'Total income',
  'Federal total income, nontaxable Social Security, and tax-exempt interest',
  ({ facts, get }) => {
    const benefits = dollars(addCents(facts.socialSecurity, ({ netBenefits }) => netBenefits));
    return notBelowZero(
      get(totalIncome) + notBelowZero(benefits - get(socialSecurityTaxable)) + get(taxExemptInterest),
    );
  },
);
const mayTakeFairness = (reader: MaineReader) =>
  isRefunded(reader) &&
  reader.facts.filingStatus !== 'mfs' &&
  countFilers(reader.facts, ({ claimableAsDependent }) => claimableAsDependent) === 0;

const benefitBase = (reader: MaineReader): number => {
  const { facts, law } = reader;
  const rule = law.propertyCredit;
  if (countFilers(facts, (person) => isAtLeast(facts, person, rule.age)) > 0) return rule.baseAged;
  const dependents = countDependents(reader);
  if (facts.filingStatus === 'single') return rule.baseSingle;
  if (facts.filingStatus === 'hoh') return dependents <= 1 ? rule.baseMiddle : rule.baseLarge;
  return facts.filingStatus === 'mfj' && dependents === 0 ? rule.baseMiddle : rule.baseLarge;
};
/** Property tax and 15% of rent, up to the benefit base, over 4% of total income. */
export const propertyCredit = schedulePtfc.money(
  '8',
  'Property tax fairness credit',
  'Property tax and 15% of rent up to the benefit base, minus 4% of total income, up to $1,000 ($2,000 at age 65 or older)',
  (reader) => {
    const { facts, get, law } = reader;
    const rule = law.propertyCredit;
    if (!mayTakeFairness(reader)) return null;
    let paid = 0;
    for (const home of facts.homes) {
      if (home.state.toUpperCase() !== 'ME') continue;
      const share = home.share ?? 1;
      paid +=
        home.use === 'rent'
          ? exactDollars(home.rent) * share * rule.ofRent
          : exactDollars(home.propertyTax) * share;
    }
    const aged = countFilers(facts, (person) => isAtLeast(facts, person, rule.age)) > 0;
    const over = smallerOf(paid, benefitBase(reader)) - get(householdIncome) * rule.ofIncome;
    return blankIfZero(smallerOf(notBelowZero(roundHalfUp(over)), aged ? rule.mostAged : rule.most));
  },
);
/** A head of household’s first dependent adds nothing. */
export const salesCredit = schedulePtfc.money(
  '9',
  'Sales tax fairness credit',
  'Sales tax fairness credit, based on filing status, dependents, and total income',
  (reader) => {
    const { facts, get, law } = reader;
    const rule = law.salesCredit;
    const status = facts.filingStatus;
    if (!mayTakeFairness(reader)) return null;
    const dependents = countDependents(reader) - (status === 'hoh' ? 1 : 0);
    const extra =
      status === 'single'
        ? 0
        : Math.min(notBelowZero(dependents), rule.dependentsThatCount) * rule.perDependent;
    return blankIfZero(
      reducedBySteps(
        rule.base[status] + extra,
        get(householdIncome),
        rule.from[status],
        rule.per[status],
        rule.less[status],
      ),
    );
  },
);
export const refundable = money(
  '25d',
  'Refundable credits',
  'Refundable credits from Schedule A and the fairness credits from Schedule PTFC/STFC',
  (reader) => {
    if (!isRefunded(reader)) return null;
    const { get } = reader;
    return blankIfZero(
      get(refundableCare) + get(earnedCredit) + get(dependentCredit) + get(propertyCredit) + get(salesCredit),
    );
  },
);

export const useTax = money(
  '29',
  'Use tax',
  'Use tax on purchases made without sales tax',
  ({ facts, law }) => useTaxDue(facts, 'ME', law.useTax.rate),
);
export const settlement = makeSettlement(makers, {
  code: 'ME',
  due: [taxAfterCredits, useTax],
  credits: [refundable],
  withheld: '25a',
  payments: [
    { number: '25b', label: 'Estimated and extension payments', of: ['estimated', 'applied', 'extension'] },
    { number: '25c', label: 'Real estate and pass-through withholding', of: ['otherWithholding'] },
  ],
  total: '26',
  overpaid: '27',
  donated: '30',
  applied: '32a',
  refund: '32b',
  owed: '34',
});
