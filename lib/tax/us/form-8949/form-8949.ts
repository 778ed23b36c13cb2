import { blankIfZero } from '../../engine/verbs';
import { dollars } from '../../facts/cents';
import { type Sale } from '../../facts/sales';
import { formWithCopies } from '../form';
import { listSales } from './listed-sales';
import * as totals from './sale-totals';
import { boxOf, groupSales, isCollectible } from './sales';

/** With a code and no amount, such as C, column (g) takes a zero; without a code it stays blank (Instructions, column (g)). */
const hasCode = (sale: Sale): boolean => sale.adjustmentCode !== '' || isCollectible(sale);

// In functions of their own: sales and their forms import each other.
const makers = formWithCopies(
  '8949',
  'Sales and Other Dispositions of Capital Assets',
  (reader) => groupSales(reader),
  {
    sequence: '12A',
    // Sales on lines 1a and 8a of Schedule D are not listed here.
    attachedWhen: ({ item }) => item.box !== null && item.sales.length > 0,
  },
);
export const form8949 = makers.form;
const { money, choice } = makers;

export const box = choice(
  'Box',
  'Box checked',
  'You must check Box A, B, or C (Part I), or Box D, E, or F (Part II)',
  ({ item }) => item.box,
);

export const proceeds = money(
  '2(d)',
  'Proceeds',
  'Totals. Add the amounts in column (d). Enter each total here and include on your Schedule D',
  ({ at, copy }) => at(totals.proceeds, copy),
);

export const basis = money(
  '2(e)',
  'Cost or other basis',
  'Totals. Add the amounts in column (e). Enter each total here and include on your Schedule D',
  ({ at, copy }) => at(totals.basis, copy),
);

export const adjustment = money(
  '2(g)',
  'Adjustments',
  'Totals. Add the amounts in column (g) (subtract negative amounts). Enter each total here and include on your Schedule D',
  ({ item, at, copy }) => {
    const total = at(totals.adjustment, copy);
    return item.sales.some(hasCode) ? total : blankIfZero(total);
  },
);

export const gain = money(
  '2(h)',
  'Gain or loss',
  'Subtract column (e) from column (d) and combine the result with column (g)',
  ({ get }) => get(proceeds) - get(basis) + get(adjustment),
);

const rows = formWithCopies('8949-line-1', 'Individual sales', (reader) => listSales(reader), {
  name: 'Form 8949, line 1',
  attachedWhen: ({ item }) => boxOf(item) !== null,
});
export const form8949Rows = rows.form;

export const rowBox = rows.choice('Box', 'Box', 'The Form 8949 box for the sale', ({ item }) => boxOf(item));
export const rowDescription = rows.choice(
  '1(a)',
  'Description',
  'Description of property (Example: 100 sh. XYZ Co.)',
  ({ item }) => item.description || null,
);
export const rowAcquired = rows.choice(
  '1(b)',
  'Date acquired',
  'Date acquired (Mo., day, yr.)',
  ({ item }) => item.acquired,
);
export const rowSold = rows.choice(
  '1(c)',
  'Date sold',
  'Date sold or disposed of (Mo., day, yr.)',
  ({ item }) => item.sold,
);
export const rowProceeds = rows.money('1(d)', 'Proceeds', 'Proceeds (sales price)', ({ item }) =>
  dollars(item.proceeds),
);
export const rowBasis = rows.money('1(e)', 'Cost or other basis', 'Cost or other basis', ({ item }) =>
  dollars(item.basis),
);
/** Code O: "an adjustment not explained earlier"; code C: a collectible. */
export const rowCode = rows.choice('1(f)', 'Code', 'Code(s) from instructions', ({ item, get }) => {
  const stated = item.adjustmentCode.toUpperCase();
  const code = isCollectible(item) && !stated.includes('C') ? `C${stated}` : stated;
  return code || (get(rowAdjustment) === 0 ? null : 'O');
});
export const rowAdjustment = rows.money('1(g)', 'Adjustment', 'Amount of adjustment', ({ item }) => {
  const amount = dollars(item.adjustment);
  return hasCode(item) ? amount : blankIfZero(amount);
});
export const rowGain = rows.money(
  '1(h)',
  'Gain or loss',
  'Gain or (loss). Subtract column (e) from column (d) and combine the result with column (g)',
  ({ get }) => get(rowProceeds) - get(rowBasis) + get(rowAdjustment),
);
