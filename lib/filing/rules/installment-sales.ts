import { rule } from './makers';
import { textAt } from '../mef/xml-node';
import type { BusinessRule } from './rule';

const f = 'IRS6252';

/** Form 6252: two rules of the IRS (2025v3.0), and others of ours. */
export const installmentSaleRules: readonly BusinessRule[] = [
  rule(
    'F6252-004-01',
    'missing',
    'installmentSales',
    'Gain on line 26 of Form 6252 requires Schedule D or Form 4797.',
    (r) =>
      r.nodes(f).every((node) => Number(textAt(node, 'InstalSaleLessOrdnryIncmAmt') ?? 0) === 0) ||
      r.has('IRS1040ScheduleD') ||
      r.has('IRS4797'),
  ),
  rule(
    'PF-6252-1',
    'missing',
    'installmentSales.description',
    'Form 6252 requires a description of the property and the dates you acquired and sold it.',
    (r) =>
      r
        .nodes(f)
        .every((node) =>
          ['PropertyDesc', 'AcquiredDt', 'SoldDt'].every((name) => textAt(node, name) !== null),
        ),
  ),
  rule(
    'PF-6252-2',
    'arithmetic',
    'installmentSales.payments',
    'The payments you received this year and in earlier years can’t be more than the contract price on line 18 of Form 6252.',
    (r) =>
      r
        .nodes(f)
        .every(
          (node) =>
            Number(textAt(node, 'SumYearOfSaleAndPymtsRcvdAmt') ?? 0) +
              Number(textAt(node, 'PaymentsReceivedPriorYearsAmt') ?? 0) <=
            Number(textAt(node, 'ContractPriceAmt') ?? 0),
        ),
  ),
];
