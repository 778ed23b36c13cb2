import { blankIfZero, notBelowZero, smallerOf } from '../../engine/verbs';
import { exactDollars, isSome } from '../../facts/cents';
import { isDependent, isEarnedIncomeChild } from '../../us/dependents/tests';
import { agi } from '../../us/form-1040/taxable-income';
import { goesToSchoolIn, gradeOf } from '../shared/school-years';
import { form, m1m, type MinnesotaReader } from './form';

const m1ed = form('mn-m1ed', 'K–12 Education Credit', {
  name: 'Schedule M1ED',
  attachedWhen: ({ entry }) => entry(educationCredit) !== null,
});

/** Schools in Minnesota and the states around it count for the subtraction. */
const schoolsOf = ['MN', 'IA', 'ND', 'SD', 'WI'];

const children = m1ed.count(
  'children',
  'Qualifying children',
  'Total number of qualifying children in kindergarten through grade 12 with expenses',
  ({ facts, at }) =>
    facts.dependents.filter(
      ({ state: { k12 } }, i) => at(isEarnedIncomeChild, i) && (isSome(k12.supplies) || isSome(k12.tuition)),
    ).length,
);
/** Materials, lessons, instruments and transportation; tuition counts for the subtraction only. */
const expenses = m1ed.money(
  '10',
  'Education expenses',
  'Add lines 8 and 9: fees for lessons, school materials, instruments, and transportation of all qualifying children',
  ({ facts, at }) =>
    blankIfZero(
      facts.dependents.reduce(
        (total, { state: { k12 } }, i) =>
          total + (at(isEarnedIncomeChild, i) ? exactDollars(k12.supplies) : 0),
        0,
      ),
    ),
);
const share = m1ed.money('11', 'Qualifying expenses', 'Multiply line 10 by 75% (.75)', ({ get, law }) =>
  blankIfZero(get(expenses) * law.schoolCredit.share),
);
/** One child takes a quarter of the income over the threshold off, two or more half of it. */
const limit = m1ed.money(
  '12',
  'Limit',
  'Number of qualifying children times $1,500, minus a percentage of the income over $73,890',
  ({ get, law }) => {
    const { each, over, reductionOne, reductionMore } = law.schoolCredit;
    const count = get(children);
    const rate = count > 1 ? reductionMore : reductionOne;
    return notBelowZero(count * each - notBelowZero(get(agi) - over) * rate);
  },
);
/** The limit is for one or two children; each further one adds to it. */
const incomeLimit = ({ get, law }: MinnesotaReader): number => {
  const { incomeBelow, incomeChildren, incomeEachMore } = law.schoolCredit;
  return incomeBelow + Math.max(0, get(children) - incomeChildren) * incomeEachMore;
};
export const educationCredit = m1ed.money(
  '13',
  'K–12 education credit',
  'Line 11 or line 12, whichever is less. No credit if your income reaches the limit or you’re married filing separately',
  (reader) => {
    const { facts, get } = reader;
    if (get(children) === 0 || facts.filingStatus === 'mfs' || facts.taxpayer.claimableAsDependent)
      return null;
    if (get(agi) >= incomeLimit(reader)) return null;
    return blankIfZero(smallerOf(get(share), get(limit)));
  },
);

/**
 * What the credit did not use: all of it without a credit, and of the supplies what is over the credit divided by the share.
 * Each child has a limit of its own by grade.
 */
export const educationSubtraction = m1m.money(
  '13',
  'K–12 education expenses',
  'Qualifying children’s expenses and tuition not used for the credit: up to $1,625, or $2,500 in grades 7 through 12',
  ({ facts, at, get, law }) => {
    const { toSixth, fromSeventh } = law.schoolSubtraction;
    let used = get(educationCredit) / law.schoolCredit.share;
    let total = 0;
    facts.dependents.forEach((child, i) => {
      if (!(at(isDependent, i) || at(isEarnedIncomeChild, i)) || !goesToSchoolIn(child, schoolsOf)) return;
      const supplies = exactDollars(child.state.k12.supplies);
      const taken = at(isEarnedIncomeChild, i) ? smallerOf(used, supplies) : 0;
      used -= taken;
      const most = (gradeOf(child) ?? 0) >= 7 ? fromSeventh : toSixth;
      total += smallerOf(most, exactDollars(child.state.k12.tuition) + supplies - taken);
    });
    return blankIfZero(total);
  },
);
export { m1ed };
