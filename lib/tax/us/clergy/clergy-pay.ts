import { roundToPlaces } from '../../engine/rounding';
import { blankIfZero, notBelowZero, smallerOf, sum } from '../../engine/verbs';
import { type ClergyPay } from '../../facts/clergy';
import { dollars, isSome } from '../../facts/cents';
import { type Owner } from '../../facts/owner';
import { type ReturnInput } from '../../facts/return-input';
import { covers } from '../coverage';
import { type TaxReader } from '../form';
import { grossIncome } from '../schedule-c/income';
import { makers } from './form';

covers('clergy');

const { money, rate } = makers;

/** The share of tax-free income, as hundredths of a percent. */
const places = 4;

export const salary = money(
  '1',
  'Minister’s salary',
  'Salary as a minister, from Form W-2, box 1',
  ({ item }) => blankIfZero(dollars(item.salary)),
);

/** Whole dollars of line 7 of the Schedules C for ministerial work. */
export const fees = money(
  '2',
  'Ministerial fees',
  'Gross income from weddings, funerals, and other ministerial services of your own, from Schedule C, line 7',
  ({ item, facts, at }) =>
    blankIfZero(
      sum(facts.businesses.map((business, i) => (isMinisterial(item, business) ? at(grossIncome, i) : 0))),
    ),
);

export const parsonage = money(
  '3a',
  'Fair rental value of the parsonage',
  'Fair rental value of the home the church provides, including utilities it pays',
  ({ item }) => blankIfZero(dollars(item.parsonageValue)),
);

export const allowance = money(
  '3b',
  'Housing allowance',
  'Designated housing or rental allowance, or a utility allowance for a parsonage',
  ({ item }) => blankIfZero(dollars(item.allowance)),
);

/** IRC 107(2): used to rent or provide a home, and no more than its fair rental value. */
export const untaxedAllowance = money(
  '4',
  'Tax-free part of the allowance',
  'Smallest of the designated allowance, the amount used to provide a home, and the fair rental value of the home, including furnishings and utilities. With a parsonage, the smaller of the utility allowance and the utilities you paid',
  ({ item, get }) => {
    const used = smallerOf(get(allowance), dollars(item.housingCosts));
    return blankIfZero(isSome(item.parsonageValue) ? used : smallerOf(used, dollars(item.rentalValue)));
  },
);

export const excessAllowance = money(
  '5',
  'Excess allowance',
  'Subtract line 4 from line 3b. Include this amount on Form 1040, line 1h. Enter “Excess allowance” next to line 1h',
  ({ get }) => blankIfZero(notBelowZero(get(allowance) - get(untaxedAllowance))),
);

export const totalMinistry = money(
  '6',
  'Total ministerial income',
  'Add lines 1, 2, 3a, and 3b',
  ({ get }) => get(salary) + get(fees) + get(parsonage) + get(allowance),
);

/** Whole dollars of housing that isn't taxed. */
export const untaxedHousing = money('7', 'Tax-free income', 'Add lines 3a and 4', ({ get }) =>
  blankIfZero(get(parsonage) + get(untaxedAllowance)),
);

export const untaxedShare = rate(
  '8',
  'Tax-free share of ministerial income',
  'Divide line 7 by line 6. This share of your ministerial expenses isn’t deductible on Schedule C',
  ({ get }) =>
    get(untaxedHousing) === 0 ? null : roundToPlaces(get(untaxedHousing) / get(totalMinistry), places),
);

export const expensesNotDeducted = money(
  '9',
  'Ministerial expenses not deducted',
  'Expenses allocable to tax-free income that you left out on Schedule C, and unreimbursed expenses as an employee',
  ({ item }) => blankIfZero(dollars(item.allocableExpenses, item.employeeExpenses)),
);

/** Negative where the expenses are larger: Schedule SE, line 2, can be a loss. */
export const ministryEarnings = money(
  '10',
  'Net earnings as an employed minister',
  'Add lines 1, 3a, and 3b, and subtract line 9. Include this amount on Schedule SE, line 2, unless you have an approved Form 4361',
  ({ item, get }) =>
    item.exempt4361 ? null : get(salary) + get(parsonage) + get(allowance) - get(expensesNotDeducted),
);

/** Fees of a minister: Schedule C of the same person, marked as ministerial work. */
export const isMinisterial = (
  { owner }: Pick<ClergyPay, 'owner'>,
  business: ReturnInput['businesses'][number],
): boolean => business.ministerial && business.owner === owner;

const own = (
  { facts, at }: Pick<TaxReader, 'facts' | 'at'>,
  owner: Owner,
  pick: (pay: ClergyPay, copy: number, at: TaxReader['at']) => number,
): number => sum(facts.clergy.map((pay, copy) => (pay.owner === owner ? pick(pay, copy, at) : 0)));

/** Whole dollars that Schedule SE, line 2, takes besides businesses: pay and housing of an employed minister. */
export const ministryPart = (reader: Pick<TaxReader, 'facts' | 'at'>, owner: Owner): number =>
  own(reader, owner, (_, copy, at) => at(ministryEarnings, copy));

/** Whether ministerial earnings of a person are free of self-employment tax (IRC 1402(e)). */
export const isExemptMinister = ({ clergy }: ReturnInput, owner: Owner): boolean =>
  clergy.some((pay) => pay.owner === owner && pay.exempt4361);

/** Whole dollars of Form 1040, line 1z, that Schedule SE, line 2, has as well. */
export const wagesOnBoth = (reader: Pick<TaxReader, 'facts' | 'at'>, owner: Owner): number =>
  own(reader, owner, (pay, copy, at) => (pay.exempt4361 ? 0 : at(salary, copy) + at(excessAllowance, copy)));

/** Whole dollars of untaxed housing on Schedule SE, line 2. */
export const housingOnScheduleSE = (reader: Pick<TaxReader, 'facts' | 'at'>, owner: Owner): number =>
  own(reader, owner, (pay, copy, at) => (pay.exempt4361 ? 0 : at(untaxedHousing, copy)));

/** Whole dollars of line 1h that are a person's excess allowance. */
export const excessOf = (reader: Pick<TaxReader, 'facts' | 'at'>, owner: Owner): number =>
  own(reader, owner, (_, copy, at) => at(excessAllowance, copy));

/** The same of both filers. */
export const ofBoth = (
  part: (reader: Pick<TaxReader, 'facts' | 'at'>, owner: Owner) => number,
  reader: Pick<TaxReader, 'facts' | 'at'>,
): number => part(reader, 'taxpayer') + part(reader, 'spouse');
