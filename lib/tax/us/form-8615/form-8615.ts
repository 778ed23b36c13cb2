import { roundToPlaces } from '../../engine/rounding';
import { blankIfZero, largerOf, notBelowZero } from '../../engine/verbs';
import { dollars, dollarsOf } from '../../facts/cents';
import { refuse } from '../coverage';
import { taxAtOwnRates } from '../form-1040/tax-and-credits';
import { gainAt25, gainAt28 } from '../schedule-d/schedule-d';
import { taxAtGainRates } from '../worksheets/gain-rates';
import { form8615, makers } from './form';
import { childDividends, childGain, dividendsOnLine5, gainOnLine5 } from './line-5-worksheet';
import { childIncome, netUnearnedIncome } from './unearned-income';

const { money, rate } = makers;

export const parentsIncome = money(
  '6',
  'Parents’ taxable income',
  'Enter the parent’s taxable income from Form 1040, line 15. If zero or less, enter -0-',
  ({ facts }) => dollars(facts.parents.taxableIncome),
);

export const otherChildren = money(
  '7',
  'Siblings’ net unearned income',
  'Enter the total, if any, from Forms 8615, line 5, of all other children of the parent named above. Do not include the amount from line 5 above',
  ({ facts }) => blankIfZero(dollarsOf(facts.parents.otherChildren, (child) => child.netUnearnedIncome)),
);

export const familyIncome = money(
  '8',
  'Combined income',
  'Add lines 5, 6, and 7',
  ({ get }) => get(netUnearnedIncome) + get(parentsIncome) + get(otherChildren),
);

/** Dividends and gain in line 8: of this child on line 5, of the parents, and of the other children. */
export const familyTax = money(
  '9',
  'Tax on combined income',
  'Enter the tax on the amount on line 8 based on the parent’s filing status above (see instructions). If the Qualified Dividends and Capital Gain Tax Worksheet, Schedule D Tax Worksheet, or Schedule J (Form 1040) is used to figure the tax, check here',
  ({ get, facts, law }) => {
    const { filingStatus, qualifiedDividends, netCapitalGain, otherChildren: others } = facts.parents;
    const gain =
      get(gainOnLine5) + dollars(netCapitalGain) + dollarsOf(others, (child) => child.netCapitalGain);
    const dividends =
      get(dividendsOnLine5) +
      dollars(qualifiedDividends) +
      dollarsOf(others, (child) => child.qualifiedDividends);
    const parts = { preferential: dividends + gain, gain, at28: 0, at25: 0 };
    return filingStatus === null ? null : taxAtGainRates(get(familyIncome), parts, filingStatus, law);
  },
);

export const parentsTax = money(
  '10',
  'Parents’ tax',
  'Enter the parent’s tax from Form 1040, line 16, minus any alternative minimum tax',
  ({ facts }) => (facts.parents.tax === null ? null : dollars(facts.parents.tax)),
);

export const addedTax = money(
  '11',
  'Tax added by the children’s income',
  'Subtract line 10 from line 9 and enter the result. If line 7 is blank, also enter this amount on line 13 and go to line 14',
  ({ get }) => get(familyTax) - get(parentsTax),
);

export const allChildren = money(
  '12a',
  'All children’s net unearned income',
  'Add lines 5 and 7',
  ({ get, entry }) => (entry(otherChildren) === null ? null : get(netUnearnedIncome) + get(otherChildren)),
);

export const childShare = rate(
  '12b',
  'This child’s share',
  'Divide line 5 by line 12a. Enter the result as a decimal (rounded to at least three places)',
  ({ get, entry }) =>
    entry(allChildren) === null ? null : roundToPlaces(get(netUnearnedIncome) / get(allChildren), 3),
);

export const childPart = money(
  '13',
  'This child’s part of the tax',
  'Multiply line 11 by line 12b',
  ({ get, entry }) => (entry(childShare) === null ? get(addedTax) : get(addedTax) * get(childShare)),
);

export const ownIncome = money(
  '14',
  'Income taxed at the child’s rate',
  'Subtract line 5 from line 4',
  ({ get }) => get(childIncome) - get(netUnearnedIncome),
);

export const ownTax = money(
  '15',
  'Tax at the child’s rate',
  'Enter the tax on the amount on line 14 based on the child’s filing status (see instructions). If the Qualified Dividends and Capital Gain Tax Worksheet, Schedule D Tax Worksheet, or Schedule J (Form 1040) is used to figure the tax, check here',
  ({ get, facts, law }) => {
    const gain = notBelowZero(get(childGain) - get(gainOnLine5));
    const dividends = notBelowZero(get(childDividends) - get(dividendsOnLine5));
    const parts = { preferential: gain + dividends, gain, at28: 0, at25: 0 };
    return taxAtGainRates(get(ownIncome), parts, facts.filingStatus, law);
  },
);

export const taxWithParents = money(
  '16',
  'Tax using the parents’ rate',
  'Add lines 13 and 15',
  ({ get }) => get(childPart) + get(ownTax),
);

export const taxWithoutParents = money(
  '17',
  'Tax without the parents’ rate',
  'Enter the tax on the amount on line 4 based on the child’s filing status (see instructions). If the Qualified Dividends and Capital Gain Tax Worksheet, Schedule D Tax Worksheet, or Schedule J (Form 1040) is used to figure the tax, check here',
  (reader) => taxAtOwnRates(reader),
);

export const childTax = money(
  '18',
  'Tax',
  'Enter the larger of line 16 or line 17 here and on the child’s Form 1040, line 16',
  ({ get }) => largerOf(get(taxWithParents), get(taxWithoutParents)),
);

refuse(
  'parents.specialTaxMethod',
  'Form 8615 with gains taxed at 25% or 28%, farm income averaging (Schedule J), or foreign earned income (Form 2555) isn’t supported, whether they’re yours, your parents’, or your siblings’.',
  (reader) =>
    reader.attached(form8615) &&
    (reader.facts.parents.specialTaxMethod || reader.get(gainAt25) > 0 || reader.get(gainAt28) > 0),
);
refuse(
  'parents.tax',
  'Your parents’ tax is more than the tax on their income and yours combined. Check the figures from their return.',
  ({ attached, facts, get }) =>
    attached(form8615) &&
    facts.parents.tax !== null &&
    facts.parents.filingStatus !== null &&
    !facts.parents.specialTaxMethod &&
    get(addedTax) < 0,
);
