import { blankIfZero, notBelowZero, smallerOf, sum } from '../../engine/verbs';
import { roundHalfUp } from '../../engine/rounding';
import { addCents, dollars, exactDollars } from '../../facts/cents';
import { taxExemptInterest } from '../../us/form-1040/income';
import { earnedIncomeCredit as federalCredit } from '../../us/form-1040/payments';
import { useTaxDue } from '../shared/payments';
import { ageAtYearEnd, countDependentsWho, countFilers, isAtLeast } from '../shared/people';
import { makeSettlement } from '../shared/settlement';
import { makers, type MassachusettsReader, residency, scheduleCb, worksheet } from './form';
import { grossIncome, inState, untaxedPension } from './income';
import { agedExemption, blindExemption, dependentExemption, taxAfterCredits } from './tax';

const { money } = makers;

export const earnedCredit = money(
  '43',
  'Earned income credit',
  'Earned Income Credit: amount from U.S. return × .40',
  (reader) =>
    residency.isNonresident(reader)
      ? null
      : blankIfZero(
          roundHalfUp(reader.get(federalCredit) * reader.law.earnedIncomeCredit.share * reader.get(inState)),
        ),
);

/** Property tax with half of water and sewer charges, or a quarter of the rent, over a tenth of all income. */
export const circuitBreaker = scheduleCb.money(
  '20',
  'Circuit breaker credit',
  'Property tax or share of rent over 10% of total income, up to $2,730',
  (reader) => {
    const { facts, get, each, law } = reader;
    const rule = law.circuitBreaker;
    if (!residency.isResident(reader) || facts.filingStatus === 'mfs') return null;
    if (countFilers(facts, (person) => isAtLeast(facts, person, rule.age)) === 0) return null;
    if (countFilers(facts, ({ claimableAsDependent }) => claimableAsDependent) > 0) return null;
    const benefits = addCents(facts.socialSecurity, ({ netBenefits }) => netBenefits);
    const total =
      get(grossIncome) +
      notBelowZero(dollars(benefits)) +
      sum(each(untaxedPension)) +
      get(taxExemptInterest) -
      get(dependentExemption) -
      get(agedExemption) -
      get(blindExemption);
    if (total > rule.incomeLimit[facts.filingStatus]) return null;
    let paid = exactDollars(facts.states.MA.waterAndSewer) * rule.ofWater;
    for (const home of facts.homes) {
      if (home.state.toUpperCase() !== 'MA' || home.subsidized) continue;
      if (exactDollars(home.assessedValue) > rule.valueLimit) return null;
      const share = home.share ?? 1;
      paid +=
        home.use === 'rent'
          ? exactDollars(home.rent) * share * rule.ofRent
          : exactDollars(home.propertyTax) * share;
    }
    return blankIfZero(
      roundHalfUp(smallerOf(notBelowZero(paid - notBelowZero(total) * rule.ofIncome), rule.most)),
    );
  },
);
export const circuitBreakerTaken = money(
  '44',
  'Circuit breaker credit',
  'Senior Circuit Breaker Credit',
  ({ get }) => blankIfZero(get(circuitBreaker)),
);
export const familyCredit = money(
  '46',
  'Child and family tax credit',
  'Child and Family Tax Credit: $440 for each child under 13, and for each dependent who is disabled or age 65 or older',
  (reader) => {
    const { facts, law, get } = reader;
    const { each, belowAge, fromAge } = law.familyCredit;
    if (residency.isNonresident(reader) || facts.filingStatus === 'mfs') return null;
    const people = countDependentsWho(reader, (dependent) => {
      const age = ageAtYearEnd(facts, dependent.dateOfBirth);
      return age < belowAge || age >= fromAge || dependent.permanentlyDisabled || dependent.state.disabled;
    });
    return blankIfZero(roundHalfUp(people * each * get(inState)));
  },
);
export const refundable = worksheet.money(
  'refundable',
  'Refundable credits',
  'Lines 43, 44, and 46',
  ({ get }) => get(earnedCredit) + get(circuitBreakerTaken) + get(familyCredit),
);

export const useTax = money(
  '34',
  'Use tax',
  'Use tax due on internet, mail order, and other out-of-state purchases',
  ({ facts, law }) => useTaxDue(facts, 'MA', law.useTax.rate),
);
export const settlement = makeSettlement(makers, {
  code: 'MA',
  due: [taxAfterCredits, useTax],
  credits: [refundable],
  withheld: '38',
  payments: [
    { number: '39', label: '2023 overpayment applied', of: ['applied'] },
    { number: '40', label: 'Estimated tax', of: ['estimated'] },
    { number: '41', label: 'Extension payments', of: ['extension'] },
    { number: '38c', label: 'Tax withheld by pass-through entities', of: ['otherWithholding'] },
  ],
  total: '50',
  overpaid: '51',
  donated: '33',
  applied: '52',
  refund: '53',
  owed: '54',
});

export const withoutCoverage = ({ facts }: MassachusettsReader): boolean =>
  facts.healthCoverage.some(({ months, person }) => typeof person === 'string' && months.includes(false));
