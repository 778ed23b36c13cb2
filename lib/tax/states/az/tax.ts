import { blankIfZero, notBelowZero, smallerOf, sum } from '../../engine/verbs';
import { dollars, exactDollars } from '../../facts/cents';
import { taxExemptInterest } from '../../us/form-1040/income';
import { agi } from '../../us/form-1040/taxable-income';
import {
  ageAtYearEnd,
  countDependents,
  countDependentsWho,
  countFilers,
  filersOf,
  isAtLeast,
} from '../shared/people';
import { creditForOtherStates } from '../shared/other-states-credit';
import { reverseCredit } from '../shared/reverse-credit';
import { entityTaxCredit } from '../shared/entity-tax';
import { makeSettlement } from '../shared/settlement';
import { together } from '../shared/sums';
import { type ArizonaReader, form, income, makers, residency } from './form';
import { arizonaIncome, arizonaRatio, incomeBeforeExemptions, largerIncome, taxableIncome } from './income';

const { money } = makers;

export const tax = money(
  '46',
  'Tax',
  'Multiply line 45 by 2.5%',
  ({ get, law }) => get(taxableIncome) * law.tax.rate,
);
export const taxWithRecapture = money('48', 'Subtotal of tax', 'Add lines 46 and 47', ({ get }) => get(tax));
export const dependentCredit = money(
  '49',
  'Dependent tax credit',
  '$100 for each dependent under 17 and $25 for each other dependent, reduced by 5% for each $1,000 of income over the limit',
  (reader) => {
    const { facts, get, law } = reader;
    const rule = law.dependentCredit;
    const all = countDependents(reader);
    const young = countDependentsWho(
      reader,
      ({ dateOfBirth }) => ageAtYearEnd(facts, dateOfBirth) < rule.underAge,
    );
    const steps = Math.ceil(notBelowZero(get(agi) - rule.start[facts.filingStatus]) / rule.step);
    const left = Math.max(0, 1 - steps * rule.reduction);
    return blankIfZero((young * rule.young + (all - young) * rule.older) * left * get(arizonaRatio));
  },
);
const isClaimed = ({ facts }: ArizonaReader) => facts.taxpayer.claimableAsDependent;
export const familyCredit = money(
  '50',
  'Family income tax credit',
  '$40 for you, your spouse, and each dependent, if income isn’t over the limit for your family',
  (reader) => {
    const { facts, law } = reader;
    if (residency.isNonresident(reader) || isClaimed(reader)) return null;
    const dependents = countDependents(reader);
    const limits = law.familyCredit.limits[facts.filingStatus];
    const limit = limits[Math.min(dependents, limits.length - 1)] ?? 0;
    if (largerIncome(reader) > limit) return null;
    return smallerOf(
      (filersOf(facts) + dependents) * law.familyCredit.each,
      law.familyCredit.most[facts.filingStatus],
    );
  },
);

const credits = form('az-301', 'Nonrefundable Individual Tax Credits and Recapture', {
  name: 'Arizona Form 301',
  attachedWhen: 'anyEntry',
});
/** Residents of California, Indiana, Oregon and Virginia have their credit here, not at home. */
export const otherStateCredit = credits.money(
  '309',
  'Credit for taxes paid to another state',
  'For each state, the smaller of its tax or the Arizona tax on income taxed by both states (Form 309)',
  (reader) => {
    const { get } = reader;
    return blankIfZero(
      residency.isNonresident(reader)
        ? reverseCredit(reader, { tax: get(tax), income: get(arizonaIncome) })
        : creditForOtherStates(reader, { tax: get(tax), income: get(incomeBeforeExemptions), places: 4 }),
    );
  },
);
export const charityCredit = credits.money(
  '321',
  'Credit for gifts to qualifying charitable organizations',
  'Cash gifts to qualifying charitable organizations, up to the limit (Form 321)',
  ({ facts, law }) =>
    blankIfZero(
      smallerOf(
        dollars(facts.states.AZ.gifts.qualifyingCharity),
        law.giftCredits.charity[facts.filingStatus],
      ),
    ),
);
export const fosterCredit = credits.money(
  '352',
  'Credit for gifts to foster care organizations',
  'Cash gifts to qualifying foster care organizations, up to the limit (Form 352)',
  ({ facts, law }) =>
    blankIfZero(
      smallerOf(dollars(facts.states.AZ.gifts.fosterCare), law.giftCredits.fosterCare[facts.filingStatus]),
    ),
);
export const entityTax = credits.money(
  '355',
  'Credit for entity-level income tax',
  'Share of the Arizona tax that a partnership or S corporation paid for you (Form 355)',
  ({ facts }) => blankIfZero(entityTaxCredit(facts, 'AZ')),
);
export const otherCredits = money(
  '51',
  'Nonrefundable credits',
  'Nonrefundable credits from Arizona Form 301',
  ({ get }) => blankIfZero(sum([otherStateCredit, charityCredit, fosterCredit, entityTax].map(get))),
);
export const balance = money(
  '52',
  'Balance of tax',
  'Subtract lines 49, 50, and 51 from line 48. If less than zero, enter 0',
  ({ get }) =>
    notBelowZero(get(taxWithRecapture) - get(dependentCredit) - get(familyCredit) - get(otherCredits)),
);
export const exciseCredit = money(
  '56',
  'Increased excise tax credit',
  '$25 for you, your spouse, and each dependent, up to $100, if federal adjusted gross income isn’t over the limit',
  (reader) => {
    const { facts, get, law } = reader;
    const rule = law.exciseCredit;
    if (
      residency.isNonresident(reader) ||
      isClaimed(reader) ||
      facts.states.AZ.incarcerated60Days ||
      get(agi) > rule.incomeLimit[facts.filingStatus]
    )
      return null;
    return smallerOf((filersOf(facts) + countDependents(reader)) * rule.each, rule.most);
  },
);
/** Household income is federal income without Social Security, with interest that is exempt. */
export const propertyTaxCredit = money(
  '57',
  'Property tax credit',
  'Property tax credit from Form 140PTC, for residents age 65 or older with low income who paid property tax or rent',
  (reader) => {
    const { facts, get, law } = reader;
    const rule = law.propertyTaxCredit;
    if (
      !residency.isResident(reader) ||
      countFilers(facts, (person) => isAtLeast(facts, person, rule.age)) === 0
    )
      return null;
    const alone = filersOf(facts) === 1 && facts.dependents.length === 0;
    const table = alone ? rule.alone : rule.withOthers;
    const household = get(agi) + get(taxExemptInterest) - together(reader, income.all.socialSecurity);
    const most = rule.amounts[Math.ceil(notBelowZero(household - table.first) / table.row)] ?? 0;
    let paid = 0;
    for (const { state, use, propertyTax, rent, share } of facts.homes)
      if (state.toUpperCase() === 'AZ')
        paid +=
          use === 'own'
            ? exactDollars(propertyTax) * (share ?? 1)
            : exactDollars(rent) * rule.rentShare * (share ?? 1);
    return blankIfZero(smallerOf(most, paid));
  },
);
export const refundable = form('az-totals', 'Totals', { kind: 'rules' }).money(
  '1',
  'Refundable credits',
  'Lines 56 through 58',
  ({ get }) => get(exciseCredit) + get(propertyTaxCredit),
);

export const settlement = makeSettlement(makers, {
  code: 'AZ',
  due: [balance],
  credits: [refundable],
  withheld: '53',
  payments: [
    { number: '54c', label: 'Estimated payments', of: ['estimated', 'applied', 'otherWithholding'] },
    { number: '55', label: 'Extension payment', of: ['extension'] },
  ],
  total: '59',
  overpaid: '61',
  applied: '62',
  donated: '78',
  refund: '79',
  owed: '80',
});

export { credits as az301 };
