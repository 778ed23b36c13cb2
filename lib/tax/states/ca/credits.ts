import { blankIfZero, notBelowZero, smallerOf, sum } from '../../engine/verbs';
import { addCents, asCents, centsOf, dollars } from '../../facts/cents';
import { agi } from '../../us/form-1040/taxable-income';
import { isChildOfHome } from '../../us/dependents/tests';
import { earnedIncome } from '../../us/eic/earned-income';
import { hasAllowedStatus, investmentIncome } from '../../us/eic/eligibility';
import { isBarred } from '../../us/form-8862/reclaimed';
import { creditBeforeLimit } from '../../us/form-2441/form-2441';
import { creditForOtherStates } from '../shared/other-states-credit';
import { ageAtYearEnd, countFilers, isAtLeast } from '../shared/people';
import { wagesHere } from '../shared/placed';
import { reverseCredit } from '../shared/reverse-credit';
import { rowOf } from '../shared/rates';
import { type CaliforniaReader, form, makers, residency } from './form';
import { californiaAgi, californiaIncome } from './income';
import { exemptionShare, taxBeforeOtherCredits } from './tax';

const { money } = makers;

/** Care in other states does not count (FTB 3506). */
export const careCredit = money(
  '40',
  'Child and dependent care credit',
  'Nonrefundable child and dependent care expenses credit (FTB 3506): a percentage of the federal credit, figured before the federal tax limit',
  ({ get, facts, law }) => {
    const elsewhere = facts.childCare.providers;
    if (elsewhere.length > 0 && elsewhere.every(({ state }) => state !== '' && state.toUpperCase() !== 'CA'))
      return null;
    return blankIfZero(get(creditBeforeLimit) * rowOf(get(agi), law.careCredit.tiers).share);
  },
);
export const otherStateCredit = money(
  '43',
  'Other state tax credit',
  'Net tax paid to another state, code 187 (Schedule S). For each state, the smaller of its tax or the California tax on that income',
  (reader) => {
    const tax = reader.get(taxBeforeOtherCredits);
    return blankIfZero(
      residency.isNonresident(reader)
        ? reverseCredit(reader, { tax, income: notBelowZero(reader.get(californiaIncome)) })
        : creditForOtherStates(reader, {
            tax,
            income: residency.isResident(reader) ? reader.get(californiaAgi) : reader.get(californiaIncome),
          }),
    );
  },
);
export const rentersCredit = money(
  '46',
  'Nonrefundable renter’s credit',
  'For people with California income up to the limit who rented for at least half of the year',
  (reader) => {
    const { get, facts, law } = reader;
    const { amount, incomeLimit, months } = law.rentersCredit;
    if (residency.isNonresident(reader) || get(californiaAgi) > incomeLimit[facts.filingStatus]) return null;
    const rented = facts.homes.reduce(
      (total, home) =>
        home.state.toUpperCase() === 'CA' &&
        centsOf(home.rent) > 0 &&
        home.use !== 'own' &&
        !home.propertyTaxExempt
          ? total + home.months
          : total,
      0,
    );
    if ((facts.states.CA.renterMonths ?? rented) < months || facts.taxpayer.claimableAsDependent) return null;
    return amount[facts.filingStatus] * get(exemptionShare);
  },
);
export const nonrefundable = money(
  '47',
  'Nonrefundable credits',
  'Add line 40 through line 46. These are your total credits',
  ({ get }) => blankIfZero(sum([careCredit, otherStateCredit, rentersCredit].map((line) => get(line)))),
);

const makers3514 = form('ca-3514', 'California Earned Income Tax Credit', {
  name: 'FTB 3514',
  attachedWhen: 'anyEntry',
});
const childrenOf = ({ each }: CaliforniaReader) => each(isChildOfHome).filter(Boolean).length;

/** The credit on one amount, by the middle of its row of $50 in the printed table. */
function creditOn(amount: number, children: number, { law }: Pick<CaliforniaReader, 'law'>): number {
  const rule = law.earnedIncomeCredit;
  if (amount <= 0 || amount > rule.incomeLimit) return 0;
  const which = Math.min(children, 3);
  const rate = (rule.rates[which] ?? 0) * rule.factor;
  const top = rule.earnedIncome[which] ?? 0;
  const last = rule.lastPhaseOut[which] ?? 0;
  const middle = Math.floor((amount - 1) / 50) * 50 + 25.5;
  const most = top * rate;
  const secondStart = top + (most - last) / rate;
  const first = Math.min(middle, top) * rate - Math.min(notBelowZero(middle - top), secondStart - top) * rate;
  if (middle <= secondStart) return first;
  return notBelowZero(first * (1 - (middle - secondStart) / (rule.incomeLimit - secondStart)));
}
const mayTakeEarnedCredit = (reader: CaliforniaReader): boolean => {
  const { get, facts, law, each } = reader;
  const rule = law.earnedIncomeCredit;
  const days = each(residency.days);
  return (
    get(hasAllowedStatus) &&
    get(investmentIncome) <= rule.investmentLimit &&
    get(agi) <= rule.incomeLimit &&
    days.some((own) => own >= rule.days) &&
    (childrenOf(reader) > 0 ||
      countFilers(
        facts,
        (person) => isAtLeast(facts, person, rule.minimumAge) && !person.claimableAsDependent,
      ) > 0) &&
    !isBarred(facts, 'eic')
  );
};
/**
 * Wages count only where California withholds from them (R&TC 17052(c)(4)(A)): box 16 of its own rows; without any row,
 * those of the days at home.
 */
function californiaWages(facts: CaliforniaReader['facts']): number {
  let cents = 0;
  for (const w2 of facts.w2s) {
    const wages = centsOf(w2.wages);
    const rows = w2.states.filter(({ state }) => state !== '');
    const own = sum(
      rows.filter(({ state }) => state.toUpperCase() === 'CA').map((row) => centsOf(row.wages)),
    );
    cents += rows.length === 0 ? wages * wagesHere({ facts, code: 'CA' }, w2) : Math.min(own, wages);
  }
  return dollars(asCents(Math.round(cents)));
}
const ownEarnings = makers3514.money(
  '19',
  'California earned income',
  'Earned income, with only the wages that California withholding applies to',
  ({ get, facts }) => {
    const wages = dollars(addCents(facts.w2s, (w2) => w2.wages));
    return notBelowZero(get(earnedIncome) - wages + californiaWages(facts));
  },
);
/** Federal income decides where it is higher than what was earned, from the phase-out on (IRC 32(a)(2)(B)). */
export const earnedIncomeCredit = makers3514.money(
  '20',
  'California EITC',
  'Amount from the EITC table for your earned income, or for your federal adjusted gross income if that gives a smaller credit',
  (reader) => {
    const { get, law } = reader;
    if (get(ownEarnings) <= 0 || !mayTakeEarnedCredit(reader)) return null;
    const children = childrenOf(reader);
    const earned = creditOn(get(ownEarnings), children, reader);
    const phaseOutStart = law.earnedIncomeCredit.earnedIncome[Math.min(children, 3)] ?? 0;
    const credit =
      get(agi) > get(ownEarnings) && get(agi) >= phaseOutStart
        ? smallerOf(earned, creditOn(get(agi), children, reader))
        : earned;
    return blankIfZero(credit * get(exemptionShare));
  },
);
export const youngChildCredit = makers3514.money(
  '28',
  'Young child tax credit',
  '$1,154 with a child under 6, reduced by $21.67 for each $100 of earned income over $26,626',
  (reader) => {
    const { get, facts, law, at } = reader;
    const rule = law.youngChildCredit;
    const young = facts.dependents.some(
      ({ dateOfBirth }, i) => at(isChildOfHome, i) && ageAtYearEnd(facts, dateOfBirth) < rule.underAge,
    );
    // Without earnings, too, while nothing else stands in the way.
    const qualifies = get(ownEarnings) > 0 ? get(earnedIncomeCredit) > 0 : mayTakeEarnedCredit(reader);
    if (!young || !qualifies) return null;
    const over = notBelowZero(get(ownEarnings) - rule.start);
    return blankIfZero(notBelowZero(rule.amount - (over / rule.per) * rule.reduction) * get(exemptionShare));
  },
);
export const refundable = form('ca-totals', 'Totals', { kind: 'rules' }).money(
  '1',
  'Refundable credits',
  'Lines 75 to 77',
  ({ get }) => get(earnedIncomeCredit) + get(youngChildCredit),
);

export { makers3514 as ftb3514 };
