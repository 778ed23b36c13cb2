import { sum } from '../../engine/verbs';
import { type Disposition } from '../form-4797/dispositions';
import { type TaxReader } from '../form';
import {
  hasInstallments,
  type Installment,
  isOfBusiness,
  isOfThisYear,
  listInstallments,
  wholeOf,
} from './items';
import { taxedGain } from './part-2';
import { resaleIncome } from './part-3';

/** Lines 26 and 37 of the forms that fit. */
export const installmentGainOf = (reader: TaxReader, fits: (item: Installment) => boolean): number =>
  sum(
    listInstallments(reader).map((item, copy) =>
      fits(item) ? reader.at(taxedGain, copy) + reader.at(resaleIncome, copy) : 0,
    ),
  );

/** Property of businesses, farms and rentals; what has nothing to spread stands on Form 4797 like any other sale. */
export function listSpreadProperty(reader: TaxReader): Disposition[] {
  if (!hasInstallments(reader)) return [];
  const listed = listInstallments(reader);
  return reader.facts.installmentSales.flatMap((sale, source) => {
    if (!isOfBusiness(sale)) return [];
    const whole = wholeOf(sale);
    if (listed.every((item) => item.source !== source)) return isOfThisYear(sale, reader) ? [whole] : [];
    const gain = installmentGainOf(reader, (item) => item.source === source);
    return [
      {
        description: whole.description,
        acquired: whole.acquired,
        sold: whole.sold,
        kind: whole.kind,
        price: whole.price,
        cost: whole.cost,
        depreciation: whole.depreciation,
        additional: whole.additional,
        excluded: 0,
        activity: whole.activity,
        installment: { gain, isFirstYear: isOfThisYear(sale, reader) },
      },
    ];
  });
}
