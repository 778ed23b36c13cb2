import { blankIfZero, largerOf, notBelowZero, smallerOf, sum } from '../../engine/verbs';
import { roundToPlaces } from '../../engine/rounding';
import { socialSecurityTaxable } from '../../us/form-1040/income';
import { educationCredit } from '../../us/form-1040/payments';
import { taxAfterCredits as federalTaxAfterCredits } from '../../us/form-1040/tax-and-credits';
import { agi } from '../../us/form-1040/taxable-income';
import { premiumCredit } from '../../us/schedule-3/part-2';
import { stateRefunds } from '../../us/schedule-1/income';
import * as scheduleA from '../../us/schedule-a/schedule-a';
import { listFilers } from '../../us/filers';
import { earnedIncome, isDependent as canBeClaimed } from '../../us/worksheets/standard-deduction';
import { ratio } from '../shared/income';
import { otherStatesInterest, usObligationInterest } from '../shared/obligations';
import { pensionPart } from '../shared/pensions';
import { countFilers, isAtLeast } from '../shared/people';
import { railroadPensions } from '../shared/railroad';
import { rowOf } from '../shared/rates';
import { shareHere, together } from '../shared/sums';
import { income, makers, type OregonReader, partYear, residency } from './form';

const { money } = makers;

export const federalIncome = money(
  '7',
  'Federal adjusted gross income',
  'Federal adjusted gross income from federal Form 1040, line 11',
  ({ get }) => get(agi),
);
export const additions = money(
  '8',
  'Additions',
  'Interest on obligations of other states (Schedule OR-ASC)',
  ({ facts }) => blankIfZero(otherStatesInterest(facts, 'OR')),
);
export const afterAdditions = money(
  '9',
  'Income after additions',
  'Add lines 7 and 8',
  ({ get }) => get(federalIncome) + get(additions),
);
/** Refundable education and premium credits lower the federal tax, the earned income credit doesn't. */
export const federalTax = money(
  '10',
  'Federal tax liability subtraction',
  'Federal tax after credits, up to the limit for your income',
  ({ get, facts, law }) => {
    const tax = notBelowZero(get(federalTaxAfterCredits) - get(educationCredit) - get(premiumCredit));
    return smallerOf(tax, rowOf(get(agi), law.federalTax.limits[facts.filingStatus], false).amount);
  },
);
export const socialSecurity = money(
  '11',
  'Social Security',
  'Social Security and tier 1 Railroad Retirement Board benefits included on federal Form 1040, line 6b',
  ({ get }) => blankIfZero(get(socialSecurityTaxable)),
);
export const stateRefund = money(
  '12',
  'Oregon income tax refund',
  'Income tax refund included in federal income',
  ({ get }) => blankIfZero(get(stateRefunds)),
);
/** The part of a federal pension earned before October 1, 1991. */
const federalPensions = ({ facts, at }: OregonReader, line: typeof income.all.pensions): number =>
  listFilers({ facts }).reduce((all, { owner }, person) => {
    const { months, monthsBefore1991 } = facts.states.OR.federalPension[owner];
    const part = pensionPart(
      facts,
      owner,
      at(line, person),
      ({ planKind }) => planKind === 'federalCivil' || planKind === 'military',
    );
    return all + (months > 0 ? part * Math.min(1, monthsBefore1991 / months) : 0);
  }, 0);
export const otherSubtractions = money(
  '13',
  'Other subtractions',
  'Interest on U.S. obligations, railroad retirement, and federal pensions for service before October 1991 (Schedule OR-ASC)',
  (reader) =>
    blankIfZero(
      usObligationInterest(reader.facts) +
        federalPensions(reader, income.all.pensions) +
        railroadPensions(reader, income.all.pensions),
    ),
);
export const subtractions = money('14', 'Total subtractions', 'Add lines 10 through 13', ({ get }) =>
  sum([federalTax, socialSecurity, stateRefund, otherSubtractions].map((line) => get(line))),
);
export const oregonIncome = money(
  '15',
  'Income after subtractions',
  'Line 9 minus line 14, but not below zero',
  ({ get }) => notBelowZero(get(afterAdditions) - get(subtractions)),
);

/** Before the subtraction of federal tax, which follows the Oregon percentage. */
export const incomeHere = partYear.money(
  'oregon',
  'Oregon income',
  'Oregon column: Oregon income, adjustments, additions, and subtractions, without the federal tax subtraction',
  (reader) => {
    const { get, facts } = reader;
    return (
      together(reader, income.agiHere) -
      together(reader, income.here.socialSecurity) +
      (get(additions) - usObligationInterest(facts)) * shareHere(reader, income, 'interest') -
      get(stateRefund) * shareHere(reader, income, 'other') -
      federalPensions(reader, income.here.pensions) -
      railroadPensions(reader, income.here.pensions)
    );
  },
);
/** Like over like: the same income without the subtraction of federal tax. */
export const oregonShare = partYear.rate(
  'percentage',
  'Oregon percentage',
  'Oregon column divided by federal column, to three decimal places, but not more than 1',
  (reader) => {
    if (residency.isResident(reader)) return 1;
    const { get } = reader;
    const all = get(afterAdditions) - get(subtractions) + get(federalTax);
    return roundToPlaces(ratio(notBelowZero(get(incomeHere)), all), 3);
  },
);

/** Oregon’s own income tax is not deducted, so the other taxes have the limit to themselves. */
export const itemized = money(
  '16',
  'Itemized deductions',
  'Total Oregon itemized deductions from Schedule OR-A',
  ({ get, facts, law }) =>
    blankIfZero(
      notBelowZero(
        get(scheduleA.itemizedTotal) -
          get(scheduleA.limitedStateTaxes) +
          smallerOf(
            get(scheduleA.realEstateTaxes) + get(scheduleA.personalPropertyTaxes),
            law.taxesItemized.most[facts.filingStatus],
          ),
      ),
    ),
);
export const standard = money(
  '17',
  'Standard deduction',
  'Standard deduction for your filing status',
  (reader) => {
    const { get, facts, law } = reader;
    const rule = law.standardDeduction;
    if (facts.filingStatus === 'mfs' && facts.spouseItemizes) return 0;
    const full = rule.amount[facts.filingStatus];
    const base = get(canBeClaimed)
      ? smallerOf(full, largerOf(rule.dependentLeast, get(earnedIncome) + rule.dependentPlus))
      : full;
    const boxes =
      countFilers(facts, (person) => isAtLeast(facts, person, rule.age)) +
      countFilers(facts, ({ blind }) => blind);
    return base + boxes * rule.agedOrBlind[facts.filingStatus];
  },
);
export const deduction = money('18', 'Deduction', 'The larger of line 16 or line 17', ({ get, facts }) => {
  const choice = facts.stateFiling.find(({ state }) => state.toUpperCase() === 'OR')?.itemize ?? 'auto';
  if (choice === 'itemized') return get(itemized);
  if (choice === 'standard') return get(standard);
  return largerOf(get(itemized), get(standard));
});
/** Nonresidents take the Oregon percentage of deductions from Oregon income; part-year residents that of the tax. */
export const taxableIncome = money(
  '19',
  'Oregon taxable income',
  'Line 15 minus line 18, but not below zero',
  (reader) => {
    const { get } = reader;
    return notBelowZero(
      residency.isNonresident(reader)
        ? get(incomeHere) - (get(deduction) + get(federalTax)) * get(oregonShare)
        : get(oregonIncome) - get(deduction),
    );
  },
);
