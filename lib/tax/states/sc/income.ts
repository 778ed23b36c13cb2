import { blankIfZero, notBelowZero, smallerOf, sum } from '../../engine/verbs';
import { roundHalfUp, roundToPlaces } from '../../engine/rounding';
import { dollars } from '../../facts/cents';
import {
  agi,
  businessDeduction,
  deduction,
  taxableIncome as federalTaxable,
} from '../../us/form-1040/taxable-income';
import { capitalGain, socialSecurityTaxable } from '../../us/form-1040/income';
import { stateRefunds } from '../../us/schedule-1/income';
import * as federalA from '../../us/schedule-a/schedule-a';
import { scheduleD } from '../../us/schedule-d/form';
import { netGain, netLongTermGain } from '../../us/schedule-d/schedule-d';
import { standardDeduction } from '../../us/worksheets/standard-deduction';
import { type Filer, listFilers } from '../../us/filers';
import { type StateCopyReader } from '../form';
import { ratio } from '../shared/income';
import { contributed529 } from '../shared/payments';
import { ageAtYearEnd, countDependents, countDependentsWho, isAtLeast } from '../shared/people';
import { bonusDifference } from '../shared/depreciation';
import { otherStatesInterest, usObligationInterest } from '../shared/obligations';
import { isEarly, pensionPart } from '../shared/pensions';
import { formWithCopies, income, makers, residency, scheduleNr, type SouthCarolinaReader } from './form';
import { type SouthCarolinaLaw } from './law';

const { money } = makers;

export const people = formWithCopies<Filer>('sc-people', 'Deductions by person', listFilers, {
  name: 'Lines p and q of Form SC1040, by person',
  kind: 'worksheet',
});
type Own = StateCopyReader<SouthCarolinaLaw, Filer>;
type Distribution = SouthCarolinaReader['facts']['retirement'][number];

const pensionsOf = ({ facts, item, at, copy }: Own, test: (form: Distribution) => boolean) =>
  pensionPart(facts, item.owner, at(income.all.pensions, copy), test);

/** Disability pensions of people who can't work again, and military retirement: all of it. */
export const untaxedPension = people.money(
  'p-4',
  'Military and disability retirement',
  'Military retirement income, and total and permanent disability retirement income',
  (reader: Own) =>
    blankIfZero(
      pensionsOf(
        reader,
        ({ planKind }) =>
          planKind === 'military' ||
          (planKind === 'disability' && reader.item.person.permanentlyDisabled) ||
          planKind === 'railroad',
      ),
    ),
);
/** Not for distributions on which the federal tax on early ones falls. */
export const retirementDeduction = people.money(
  'p-1',
  'Retirement deduction',
  'Retirement income, up to $10,000 at age 65 or older, or $3,000 if younger',
  (reader: Own) => {
    const { facts, item, law, get } = reader;
    const qualified = notBelowZero(pensionsOf(reader, (form) => !isEarly(form)) - get(untaxedPension));
    const { age, most, mostYounger } = law.retirement;
    return blankIfZero(smallerOf(qualified, isAtLeast(facts, item.person, age) ? most : mostYounger));
  },
);
export const agedDeduction = people.money(
  'q-1',
  'Deduction for 65 and older',
  '$15,000 minus this person’s retirement deductions',
  ({ facts, item, law, get }: Own) =>
    isAtLeast(facts, item.person, law.aged.age)
      ? blankIfZero(notBelowZero(law.aged.most - get(retirementDeduction) - get(untaxedPension)))
      : null,
);

export const startingIncome = money(
  '1',
  'Federal taxable income',
  'Federal taxable income from your federal form; if zero or less, enter 0',
  ({ get }) => get(federalTaxable),
);
/** The smaller of the income tax deducted and what itemizing deducts over the standard deduction. */
export const stateTaxAddback = money(
  'a',
  'State tax addback',
  'State tax addback, if itemizing on your federal return',
  ({ get, attached }) => {
    if (!attached(federalA.scheduleA) || get(federalA.salesTaxElected)) return null;
    const property = get(federalA.realEstateTaxes) + get(federalA.personalPropertyTaxes);
    const incomeTax = notBelowZero(get(federalA.limitedStateTaxes) - property);
    return blankIfZero(
      smallerOf(incomeTax, notBelowZero(get(federalA.itemizedTotal) - get(standardDeduction))),
    );
  },
);
export const otherStates = money(
  'd',
  'Interest on other states’ obligations',
  'Interest income on obligations of states and political subdivisions other than South Carolina',
  ({ facts }) => blankIfZero(otherStatesInterest(facts, 'SC')),
);
/** South Carolina follows neither the federal deduction for business income nor bonus depreciation (S.C. Code 12-6-50). */
export const otherAdditions = money(
  'e',
  'Other additions',
  'Other additions to income: the federal qualified business income deduction, and depreciation',
  ({ get, facts }) => blankIfZero(get(businessDeduction) + notBelowZero(bonusDifference(facts))),
);
export const additions = money(
  '2',
  'Total additions',
  'Total additions: add line a through line e',
  ({ get }) => blankIfZero(get(stateTaxAddback) + get(otherStates) + get(otherAdditions)),
);
export const incomeWithAdditions = money(
  '3',
  'Income with additions',
  'Add line 1 and line 2',
  ({ get }) => get(startingIncome) + get(additions),
);
export const refunds = money(
  'f',
  'State tax refund',
  'State tax refund, if included on your federal return',
  ({ get }) => blankIfZero(get(stateRefunds)),
);
/** The federal net capital gain: net long-term gain, as far as no short-term loss takes it up. */
export const gains = money(
  'i',
  'Net capital gain deduction',
  'Net capital gain held for more than one year, multiplied by 44%',
  ({ get, attached, law }) => {
    const net = attached(scheduleD) ? Math.min(get(netLongTermGain), get(netGain)) : get(capitalGain);
    return blankIfZero(roundHalfUp(notBelowZero(net) * law.gains.share));
  },
);
export const collegeSavings = money(
  'k',
  'College savings',
  'Contributions to the SC College Investment Program or the SC Tuition Prepayment Program',
  ({ facts }) => blankIfZero(dollars(contributed529(facts, 'SC', null))),
);
export const usInterest = money(
  'm',
  'Interest on U.S. obligations',
  'Interest income from obligations of the U.S. government',
  ({ facts }) => blankIfZero(usObligationInterest(facts)),
);
export const benefits = money(
  'o',
  'Social Security benefits',
  'Social Security and/or railroad retirement, if taxed on your federal return',
  ({ get }) => blankIfZero(get(socialSecurityTaxable)),
);
export const retirement = money(
  'p',
  'Retirement deduction',
  'Taxpayer’s and spouse’s retirement deductions, and military retirement',
  ({ each }) => blankIfZero(sum(each(retirementDeduction)) + sum(each(untaxedPension))),
);
export const aged = money('q', 'Deduction for 65 and older', 'Age 65 and older deduction', ({ each }) =>
  blankIfZero(sum(each(agedDeduction))),
);
export const youngChildren = money(
  't',
  'Children under 6',
  'Dependents under the age of 6 years on December 31',
  (reader) => {
    const { facts, law } = reader;
    const young = countDependentsWho(
      reader,
      ({ dateOfBirth }) => ageAtYearEnd(facts, dateOfBirth) < law.dependents.belowAge,
    );
    return blankIfZero(young * law.dependents.young);
  },
);
export const otherSubtractions = money(
  'v',
  'Other subtractions',
  'Other subtractions: depreciation of bonus property in excess of the federal amount',
  ({ facts }) => blankIfZero(notBelowZero(-bonusDifference(facts))),
);
export const dependents = money('w', 'Dependent exemption', 'South Carolina dependent exemption', (reader) =>
  blankIfZero(countDependents(reader) * reader.law.dependents.each),
);
export const subtractions = money(
  '4',
  'Total subtractions',
  'Total subtractions: add line f through line w',
  ({ get }) =>
    blankIfZero(
      [
        refunds,
        gains,
        collegeSavings,
        usInterest,
        benefits,
        retirement,
        aged,
        youngChildren,
        otherSubtractions,
        dependents,
      ].reduce((total, line) => total + get(line), 0),
    ),
);

/** Income of the state, less what South Carolina leaves untaxed of it. */
export const incomeHere = scheduleNr.money(
  '45b',
  'South Carolina income',
  'Column B: income while a South Carolina resident and from South Carolina sources, with additions and subtractions',
  (reader) => {
    const { each, get } = reader;
    const part = (kind: 'pensions' | 'interest' | 'gains') => {
      const all = sum(each(income.all[kind]));
      return all === 0 ? 0 : sum(each(income.here[kind])) / all;
    };
    return roundHalfUp(
      sum(each(income.agiHere)) -
        sum(each(income.here.socialSecurity)) -
        get(retirement) * part('pensions') -
        (get(usInterest) - get(otherStates)) * part('interest') -
        get(gains) * part('gains') -
        (get(refunds) + get(collegeSavings)) * get(residency.share) -
        get(aged) * get(residency.share),
    );
  },
);
export const proration = scheduleNr.rate(
  '46',
  'Proration',
  'South Carolina income divided by total income, but not more than 100%',
  ({ each, get }) =>
    roundToPlaces(
      ratio(
        notBelowZero(sum(each(income.agiHere)) - sum(each(income.here.socialSecurity))),
        get(agi) - get(socialSecurityTaxable),
      ),
      4,
    ),
);
export const deductionsHere = scheduleNr.money(
  '47',
  'South Carolina deductions',
  'Federal standard or itemized deduction and exemptions, multiplied by the proration',
  ({ get }) =>
    (get(deduction) - get(stateTaxAddback) + get(youngChildren) + get(dependents)) * get(proration),
);
export const taxableIncome = money(
  '5',
  'South Carolina taxable income',
  'Residents subtract line 4 from line 3. Nonresidents and part-year residents use Schedule NR',
  (reader) => {
    const { get } = reader;
    return notBelowZero(
      residency.isResident(reader)
        ? get(incomeWithAdditions) - get(subtractions)
        : get(incomeHere) - get(deductionsHere),
    );
  },
);
