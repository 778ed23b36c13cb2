import { blankIfZero, notBelowZero, smallerOf, sum } from '../../engine/verbs';
import { dollars } from '../../facts/cents';
import {
  agi,
  businessDeduction,
  deduction,
  taxableIncome as federalTaxable,
} from '../../us/form-1040/taxable-income';
import { stateRefunds } from '../../us/schedule-1/income';
import * as scheduleA from '../../us/schedule-a/schedule-a';
import { type Filer, listFilers } from '../../us/filers';
import { standardDeduction } from '../../us/worksheets/standard-deduction';
import { otherStatesInterest, usObligationInterest } from '../shared/obligations';
import { contributed529 } from '../shared/payments';
import { isAtLeast } from '../shared/people';
import { railroadPart } from '../shared/railroad';
import { deductedIncomeTax } from '../shared/schedule-a';
import { isEarly, pensionPart } from '../shared/pensions';
import { form, formWithCopies, income, makers } from './form';

const { money } = makers;

export const federalIncome = money(
  '1',
  'Federal taxable income',
  'Enter federal taxable income from your federal Form 1040, line 15',
  ({ get }) => get(federalTaxable),
);
/** What the limit of $10,000 leaves of the state income tax, as far as itemizing gained anything at all. */
export const stateTaxAddback = money(
  '2',
  'State addback',
  'State income tax deducted on federal Schedule A, but not more than the benefit from itemizing',
  (reader) =>
    blankIfZero(
      smallerOf(
        deductedIncomeTax(reader),
        notBelowZero(reader.get(scheduleA.itemizedTotal) - reader.get(standardDeduction)),
      ),
    ),
);
export const businessAddback = money(
  '3',
  'Qualified business income deduction addback',
  'The federal deduction for qualified business income, if income is over the limit and you don’t file Schedule F',
  ({ get, facts, law }) =>
    get(agi) > law.businessAddback.income[facts.filingStatus] && facts.farms.length === 0
      ? blankIfZero(get(businessDeduction))
      : null,
);
/** The state tax of line 2 is added back once. */
export const deductionAddback = money(
  '4',
  'Standard or itemized deduction addback',
  'If federal adjusted gross income is $300,000 or more: the deduction over $12,000 ($16,000 on a joint return)',
  ({ get, facts, law }) =>
    get(agi) >= law.deductionAddback.income
      ? blankIfZero(
          notBelowZero(
            get(deduction) - get(stateTaxAddback) - law.deductionAddback.allowed[facts.filingStatus],
          ),
        )
      : null,
);
export const otherAdditions = money(
  '8',
  'Other additions',
  'Interest on other states’ bonds that is exempt on the federal return',
  ({ facts }) => blankIfZero(otherStatesInterest(facts, 'CO')),
);
export const subtotal = money('9', 'Subtotal', 'Sum of lines 1 through 8', ({ get }) =>
  sum(
    [federalIncome, stateTaxAddback, businessAddback, deductionAddback, otherAdditions].map((line) =>
      get(line),
    ),
  ),
);

const people = formWithCopies<Filer>('co-0104ad-person', 'Retirement income by person', listFilers, {
  name: 'Form DR 0104AD, lines 3 to 8 and 15',
  kind: 'worksheet',
});
/** From 65 on all of it; from 55 on as far as the limit for retirement income goes. */
export const socialSecurity = people.money(
  '3',
  'Social Security subtraction',
  'Social Security benefits in federal taxable income',
  ({ at, copy, facts, law, item }) => {
    if (!isAtLeast(facts, item.person, law.retirement.age)) return null;
    const taxed = at(income.all.socialSecurity, copy);
    return blankIfZero(
      isAtLeast(facts, item.person, law.retirement.fullAge) ? taxed : smallerOf(taxed, law.retirement.most),
    );
  },
);
/** Under 55 only what comes by somebody’s death (code 4). */
export const pension = people.money(
  '4',
  'Pension and annuity subtraction',
  'Pensions, annuities, and IRA distributions in federal taxable income, up to the limit for your age',
  ({ get, at, copy, facts, law, item }) => {
    const { age, fullAge, most, fullMost } = law.retirement;
    const old = isAtLeast(facts, item.person, age);
    const counted = pensionPart(
      facts,
      item.owner,
      at(income.all.pensions, copy),
      (form) => form.planKind !== 'railroad' && !isEarly(form) && (old || form.code.includes('4')),
    );
    const limit = isAtLeast(facts, item.person, fullAge) ? fullMost : most;
    return blankIfZero(smallerOf(counted, notBelowZero(limit - get(socialSecurity))));
  },
);
export const railroad = people.money(
  '15',
  'Railroad retirement',
  'Railroad retirement benefits, which no state can tax',
  ({ at, copy, facts, item }) => blankIfZero(railroadPart(facts, item.owner, at(income.all.pensions, copy))),
);
export const militaryPension = people.money(
  '7',
  'Military retirement subtraction',
  'Military retirement benefits of a person under 55, up to $15,000',
  ({ at, copy, facts, law, item }) => {
    if (isAtLeast(facts, item.person, law.military.underAge)) return null;
    const counted = pensionPart(
      facts,
      item.owner,
      at(income.all.pensions, copy),
      ({ planKind }) => planKind === 'military',
    );
    return blankIfZero(smallerOf(counted, law.military.most));
  },
);

const schedule = form('co-0104ad', 'Subtractions from Income Schedule', {
  name: 'Form DR 0104AD',
  attachedWhen: 'anyEntry',
});
export const stateRefund = schedule.money(
  '1',
  'State income tax refund',
  'State income tax refund from federal Schedule 1, line 1',
  ({ get }) => blankIfZero(get(stateRefunds)),
);
export const treasuryInterest = schedule.money(
  '2',
  'U.S. government interest',
  'Interest on obligations of the United States in federal taxable income',
  ({ facts }) => blankIfZero(usObligationInterest(facts)),
);
export const retirement = schedule.money(
  '3-8',
  'Retirement subtractions',
  'Social Security, pension, and military retirement subtractions of both spouses (lines 3 to 8)',
  ({ each }) => blankIfZero(sum([socialSecurity, pension, militaryPension].flatMap((line) => each(line)))),
);
export const collegeSavings = schedule.money(
  '10',
  'CollegeInvest contribution',
  'Contributions to Colorado college savings plans, up to the limit for each beneficiary',
  ({ facts, law }) =>
    blankIfZero(
      smallerOf(
        dollars(contributed529(facts, 'CO', null)),
        law.collegeSavings.most[facts.filingStatus] *
          new Set(
            facts.education529
              .filter(({ state }) => state.toUpperCase() === 'CO')
              .map(({ beneficiary }) => JSON.stringify(beneficiary)),
          ).size,
      ),
    ),
);
export const gifts = schedule.money(
  '12',
  'Charitable contributions',
  'Gifts to charity over $500, if you took the federal standard deduction',
  ({ facts, law, attached }) =>
    attached(scheduleA.scheduleA)
      ? null
      : blankIfZero(
          notBelowZero(dollars(facts.itemized.charityCash, facts.itemized.charityNoncash) - law.gifts.floor),
        ),
);
export const railroadBenefits = schedule.money(
  '15',
  'Railroad benefits',
  'Railroad retirement benefits of both spouses in federal taxable income',
  ({ each }) => blankIfZero(sum(each(railroad))),
);
export const subtractions = makers.money(
  '10',
  'Subtractions',
  'Subtractions from Form DR 0104AD',
  ({ get }) =>
    blankIfZero(
      sum(
        [stateRefund, treasuryInterest, retirement, collegeSavings, gifts, railroadBenefits].map((line) =>
          get(line),
        ),
      ),
    ),
);
export const taxableIncome = money(
  '11',
  'Colorado taxable income',
  'Line 9 minus line 10, but not below zero',
  ({ get }) => notBelowZero(get(subtotal) - get(subtractions)),
);

export { people as subtractionsByPerson, schedule as dr0104ad };
