import { dollarsOf } from '../../facts/cents';
import { formWithCopies } from '../form';
import { groupSales } from './sales';

/** Exact totals of the sales on each line of Schedule D: the rows of Form 8949 are rounded one by one. */
const makers = formWithCopies('sale-totals', 'Sales by Schedule D line', (reader) => groupSales(reader), {
  name: 'Sales by Schedule D line',
  kind: 'rules',
  source: 'Instructions for Schedule D (2024), lines 1a to 3 and 8a to 10',
  attachedWhen: ({ item }) => item.sales.length > 0,
});
export const saleTotals = makers.form;
const { money } = makers;

export const proceeds = money('(d)', 'Proceeds', 'Add the proceeds', ({ item }) =>
  dollarsOf(item.sales, (sale) => sale.proceeds),
);

export const basis = money('(e)', 'Cost or other basis', 'Add the cost or other basis', ({ item }) =>
  dollarsOf(item.sales, (sale) => sale.basis),
);

export const adjustment = money('(g)', 'Adjustments', 'Add the adjustments', ({ item }) =>
  dollarsOf(item.sales, (sale) => sale.adjustment),
);

export const gain = money(
  '(h)',
  'Gain or loss',
  'Subtract column (e) from column (d) and combine the result with column (g)',
  ({ get }) => get(proceeds) - get(basis) + get(adjustment),
);
