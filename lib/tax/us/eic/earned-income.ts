import { blankIfZero, sum } from '../../engine/verbs';
import { dollarsOf, noCents } from '../../facts/cents';
import { housingOnScheduleSE, ofBoth, wagesOnBoth } from '../clergy/clergy-pay';
import { form } from '../form';
import { totalWages } from '../form-1040/income';
import { wagesChange } from '../form-8958/changes';
import { combatPayOf } from '../income/w2-boxes';
import { earnedIncome as selfEmploymentIncome } from '../schedule-se/schedule-se';

const makers = form('earned-income', 'Earned income for credits', {
  name: 'Earned Income Worksheet',
  kind: 'worksheet',
  source:
    'Instructions for Form 1040 (2024), line 27, Step 5 and Worksheet B; Instructions for Schedule 8812 (2024), line 18a',
  attachedWhen: () => false,
});
export const earnedIncomeWorksheet = makers.form;
const { money } = makers;

export const nontaxableCombatPay = money(
  'combat pay',
  'Nontaxable combat pay',
  'Nontaxable combat pay: the amounts shown in box 12 of Form(s) W-2 with code Q',
  ({ facts }) => blankIfZero(dollarsOf(facts.w2s, combatPayOf)),
);

/** All of it or none (Instructions for Form 1040, line 1i). */
export const electedCombatPay = money(
  'elected combat pay',
  'Combat pay included for the EIC',
  'If you elect to include your nontaxable combat pay in earned income for the EIC, enter it',
  ({ entry, facts }) => (facts.combatPayElection.eic ? entry(nontaxableCombatPay) : null),
);

/**
 * Pay from a nonqualified deferred compensation plan (Form W-2, box 11) is wages but not earned. Community property laws
 * don't count: it is what this person earned (IRC 32(c)(2)(B)(i)). Pay of a minister counts once, with self-employment.
 */
export const earnedWages = money(
  '5',
  'Earned wages',
  'Form 1040, line 1z, less any pension or annuity from a nonqualified deferred compensation plan',
  (reader) =>
    reader.get(totalWages) -
    reader.get(wagesChange) -
    dollarsOf(reader.facts.w2s, (w2) => w2.nonqualifiedPlans) -
    ofBoth(wagesOnBoth, reader),
);

export const ownBusiness = money(
  'self-employment',
  'Self-employment earned income',
  'Net earnings from self-employment, less one-half of self-employment tax',
  ({ each }) => sum(each(selfEmploymentIncome)),
);

export const statutoryPay = money(
  'statutory',
  'Statutory employee income',
  'Amount from Schedule C, line 1, that you are filing as a statutory employee',
  ({ facts }) =>
    facts.w2s.some((w2) => w2.statutoryEmployee)
      ? dollarsOf(facts.w2s, (w2) => (w2.statutoryEmployee ? w2.wages : noCents))
      : null,
);

export const earnedIncome = money(
  'EIC',
  'Earned income',
  'Earned income for the earned income credit: wages, combat pay if elected, and self-employment',
  ({ get }) => get(earnedWages) + get(electedCombatPay) + get(statutoryPay) + get(ownBusiness),
);

/**
 * For the additional child tax credit all combat pay counts, and only what is taken into account in taxable income: a
 * minister's untaxed housing isn't (IRC 24(d)(1)(B)(i)).
 */
export const earnedIncomeForChildCredit = money(
  '8812',
  'Earned income',
  'Earned income for the additional child tax credit: wages, nontaxable combat pay, and self-employment',
  (reader) =>
    reader.get(earnedWages) +
    reader.get(nontaxableCombatPay) +
    reader.get(statutoryPay) +
    reader.get(ownBusiness) -
    ofBoth(housingOnScheduleSE, reader),
);
