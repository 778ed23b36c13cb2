import { addCents, dollars, isSome, noCents } from '../../facts/cents';
import { type ClergyPay } from '../../facts/clergy';
import { refuse, warn } from '../coverage';
import { ownedBy } from '../filers';
import { type TaxReader } from '../form';
import { totalExpenses } from '../schedule-c/expenses';
import { isMinisterial, untaxedShare } from './clergy-pay';

const path = 'clergy';

const some =
  (fits: (pay: ClergyPay, reader: TaxReader, copy: number) => boolean) =>
  (reader: TaxReader): boolean =>
    reader.facts.clergy.some((pay, copy) => fits(pay, reader, copy));

const situations: Readonly<Record<NonNullable<ClergyPay['situation']>, string>> = {
  vowOfPoverty:
    'Special rules apply to members of religious orders who have taken a vow of poverty (Publication 517). Plainfile doesn’t support them.',
  form4029: 'Form 4029 (members of religious groups that oppose insurance) isn’t supported. Form 4361 is.',
  churchEmployee:
    'Church employee income of someone who isn’t a minister (Schedule SE, line 5a) isn’t supported.',
  retired:
    'A housing allowance from a church’s retirement plan isn’t supported. It isn’t subject to self-employment tax.',
  abroad: 'Pay of ministers who worked in another country isn’t supported.',
};
for (const [situation, message] of Object.entries(situations))
  refuse(
    `${path}.situation`,
    message,
    some((pay) => pay.situation === situation),
  );

refuse(
  path,
  'Put all of one person’s ministerial pay in one entry.',
  ({ facts }) => new Set(facts.clergy.map(({ owner }) => owner)).size < facts.clergy.length,
);
refuse(
  `${path}.owner`,
  'Your spouse’s ministerial pay belongs on your return only if you file jointly.',
  some(({ owner }, { facts }) => owner === 'spouse' && facts.filingStatus !== 'mfj'),
);
// Services of a minister aren't employment (IRC 3121(b)(8)(A)): boxes 3 and 5 are empty.
refuse(
  `${path}.salary`,
  'Your ministerial pay is more than box 1 of your Forms W-2 without Social Security wages. A church doesn’t withhold Social Security tax from a minister’s pay. Enter the Forms W-2, and check boxes 1 and 3.',
  some(
    ({ owner, salary }, { facts }) =>
      dollars(salary) >
      dollars(
        addCents(ownedBy(facts.w2s, owner), (w2) =>
          isSome(w2.socialSecurityWages) || w2.statutoryEmployee ? noCents : w2.wages,
        ),
      ),
  ),
);
refuse(
  `${path}.rentalValue`,
  'You can’t enter both a parsonage that the church provides and the rental value of your own home. For the parsonage, enter only the utilities you paid.',
  some(({ parsonageValue, rentalValue }) => isSome(parsonageValue) && isSome(rentalValue)),
);

/** Schedule C expenses of a minister's businesses, as deducted there. */
const expensesOf = (pay: ClergyPay, { facts, at }: TaxReader): number =>
  facts.businesses.reduce(
    (all, business, i) => (isMinisterial(pay, business) ? all + at(totalExpenses, i) : all),
    0,
  );
refuse(
  `${path}.allocableExpenses`,
  'Part of your housing is tax-free, so the same part of your ministerial expenses isn’t deductible (IRC 265(a)(1)). Multiply all expenses of your ministerial business by the share on line 8 of the clergy worksheet: lower the expenses of the business by that amount, and enter it with your ministerial pay.',
  some((pay, reader, copy) => {
    const left = dollars(pay.allocableExpenses);
    const all = expensesOf(pay, reader) + left;
    // A percent each way: shares are rounded, and each expense by itself.
    return Math.abs(left - all * reader.at(untaxedShare, copy)) > all / 100 + 2;
  }),
);
refuse(
  path,
  'A minister’s pay together with self-employed health insurance, a self-employed retirement plan, Form 2555, Form 8958, or the annualized income method isn’t supported.',
  some(
    ({ owner }, { facts }) =>
      isSome(facts.adjustments.selfEmployedHealthInsurance[owner]) ||
      isSome(facts.adjustments.selfEmployedRetirement[owner]) ||
      facts.foreignEarnedIncome.length > 0 ||
      facts.communityProperty.items.length > 0 ||
      facts.annualizedIncome.use,
  ),
);
refuse(
  `${path}.exempt4361`,
  'IRA contributions of a minister with Form 4361 and fees on Schedule C aren’t supported.',
  some(
    (pay, { facts }) =>
      pay.exempt4361 &&
      facts.adjustments.ira.length > 0 &&
      facts.businesses.some((business) => isMinisterial(pay, business)),
  ),
);
refuse(
  'businesses.ministerial',
  'You marked a business as ministerial work, but entered no ministerial pay for its owner. Enter the pay, or 0.',
  ({ facts }) =>
    facts.businesses.some(
      (business) => business.ministerial && !facts.clergy.some(({ owner }) => owner === business.owner),
    ),
);
warn(
  path,
  'You can still deduct mortgage interest and real estate taxes on your home, even if you paid them with a tax-free housing allowance (IRC 265(a)(6)).',
  some(({ allowance }) => isSome(allowance)),
);
