import { blankIfZero, notBelowZero, smallerOf, sum } from '../../engine/verbs';
import { dollars } from '../../facts/cents';
import { warn } from '../coverage';
import { agiWithForeignIncome } from '../form-2555/exclusion';
import { type TaxReader } from '../form';
import { canClaim } from './child-form';
import { childCredit, refundableForChild } from './children';
import { adoptionCreditLimit } from './credit-limit';
import { makers, shareOver, territories } from './form';

const { money, rate } = makers;

const hasChildren = ({ facts }: Pick<TaxReader, 'facts'>): boolean => facts.adoption.length > 0;

export const income = money(
  '7',
  'Modified adjusted gross income',
  'Enter your modified adjusted gross income',
  (reader) => (hasChildren(reader) ? agiWithForeignIncome(reader) + territories(reader) : null),
);
export const incomeOver = money(
  '8',
  'Modified AGI over $252,150',
  'Is line 7 more than $252,150? Yes. Subtract $252,150 from line 7. No. Enter -0- on line 10',
  ({ get, law }) => blankIfZero(notBelowZero(get(income) - law.adoption.phaseOutStart)),
);
export const shareOfCredit = rate(
  '9',
  'Phaseout percentage',
  'Divide line 8 by $40,000. Enter the result as a decimal (rounded to at least three places). Do not enter more than 1.000',
  (reader) => (reader.entry(incomeOver) === null ? null : shareOver(reader.get(incomeOver), reader)),
);
/** For the columns of the children. */
export const creditReduction = ({ get }: Pick<TaxReader, 'get'>): number => get(shareOfCredit);

export const creditOfChildren = money(
  '12',
  'Total credit for all children',
  'Add the amounts on line 11',
  ({ each, facts }) => (hasChildren({ facts }) ? sum(each(childCredit)) : null),
);
/** From 2025 on. */
export const refundableSum = money(
  '11c',
  'Total refundable part',
  'Add the amounts on line 11b',
  ({ each, facts, law }) =>
    hasChildren({ facts }) && law.adoption.refundable !== null ? sum(each(refundableForChild)) : null,
);
/** From 2025 on. */
export const refundableCredit = money(
  '13 refundable',
  'Refundable adoption credit',
  'Refundable adoption credit. Enter the amount from line 11c here and on Form 1040 or 1040-SR, line 30',
  ({ entry }) => entry(refundableSum),
);
/** From 2025 on. */
export const restOfCredit = money(
  '14 rest',
  'Remaining credit',
  'Subtract line 13 from line 12',
  ({ get, entry }) =>
    entry(refundableCredit) === null ? null : get(creditOfChildren) - get(refundableCredit),
);
export const carriedIn = money(
  '13',
  'Prior-year credit',
  'Credit carryforward, if any, from prior years',
  ({ facts }) => blankIfZero(dollars(facts.adoptionCarryforward.total)),
);
export const credits = money(
  '14',
  'Credit before the limit',
  'Add lines 12 and 13',
  ({ get, entry }) =>
    (entry(restOfCredit) === null ? get(creditOfChildren) : get(restOfCredit)) + get(carriedIn),
);
export const limit = money(
  '15',
  'Limit',
  'Enter the amount from line 5 of the Credit Limit Worksheet',
  ({ get }) => get(adoptionCreditLimit),
);
export const adoptionCredit = money(
  '16',
  'Adoption credit',
  'Enter the smaller of line 14 or line 15 here and on Schedule 3 (Form 1040), line 6c',
  ({ get }) => smallerOf(get(credits), get(limit)),
);

warn(
  'adoption',
  'If you’re married filing separately, you can’t take the adoption credit for this year’s expenses, and employer adoption benefits are taxable, unless you lived apart from your spouse for the last six months of the year, the child lived with you for more than half the year, and you paid more than half the cost of keeping up your home.',
  (reader) => hasChildren(reader) && !canClaim(reader),
);
