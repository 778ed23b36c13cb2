import { sum } from '../../engine/verbs';
import { dollarsOf, isSome } from '../../facts/cents';
import { refuse } from '../coverage';
import { type TaxReader } from '../form';
import {
  type Disposition,
  listDispositions,
  ordinaryResultOf,
  part1231Of,
  resultOf,
  type SellingActivity,
} from './dispositions';
import { installmentGainOf } from '../form-6252/spread-property';
import { isOfBusiness } from '../form-8582/shared-gains';
import { earlierLosses, net1231 } from './form-4797';

/** What one business, farm or rental sold. */
export const soldBy = (
  reader: TaxReader,
  kind: SellingActivity['kind'],
  position: number,
): readonly Disposition[] =>
  listDispositions(reader).filter(
    ({ activity }) => activity !== null && activity.kind === kind && activity.position === position,
  );

/** Whole gain or loss of what it sold. */
export const saleResultOf = (reader: TaxReader, kind: SellingActivity['kind'], position: number): number =>
  sum(soldBy(reader, kind, position).map(resultOf));

/**
 * The part that is no capital gain and so counts as qualified business income (Reg. 1.199A-3(b)(2)(ii)(A)): recapture,
 * sales within a year, and section 1231 gains and losses where these come to a loss together.
 */
export function ordinaryPartOf(reader: TaxReader, kind: SellingActivity['kind'], position: number): number {
  const isLoss = reader.get(net1231) < 0;
  return sum(
    soldBy(reader, kind, position).map((sale) => ordinaryResultOf(sale) + (isLoss ? part1231Of(sale) : 0)),
  );
}

/** Payments for property of a business in which the filer took part and which is not on this return. */
const earlierInstallments = (reader: TaxReader): number =>
  installmentGainOf(reader, ({ source }) => {
    const sale = reader.facts.installmentSales[source];
    return (
      sale !== undefined &&
      (sale.use === 'business' || sale.use === 'farm') &&
      sale.position === null &&
      !sale.passive
    );
  });

/** Gain or loss of businesses in which the filer takes part: no investment income (Form 8960, line 5b). */
export const gainOfActiveBusinesses = (reader: TaxReader): number =>
  sum(
    reader.facts.businesses.map(({ materialParticipation }, position) =>
      materialParticipation ? saleResultOf(reader, 'business', position) : 0,
    ),
  ) +
  sum(
    reader.facts.farms.map(({ materialParticipation }, position) =>
      materialParticipation ? saleResultOf(reader, 'farm', position) : 0,
    ),
  ) +
  earlierInstallments(reader) +
  dollarsOf(
    reader.facts.k1s.filter((k1) => isOfBusiness(k1) && !k1.passive),
    (k1) => k1.section1231Gain,
  );

refuse(
  'nonrecaptured1231Losses',
  'Because of section 1231 losses from earlier years, a business’s section 1231 gain is ordinary income. Figuring how much of it counts for the qualified business income deduction isn’t supported.',
  (reader) =>
    reader.get(earlierLosses) > 0 &&
    (reader.facts.k1s.some((k1) => isSome(k1.section1231Gain) && isSome(k1.qbi.income)) ||
      listDispositions(reader).some(
        (sale) =>
          part1231Of(sale) !== 0 &&
          sale.activity !== null &&
          (sale.activity.kind !== 'rental' || reader.facts.rentals[sale.activity.position]?.qbi !== false),
      )),
);
