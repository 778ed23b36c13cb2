import { type AtRisk } from '../../facts/at-risk';
import { dollars, isSome } from '../../facts/cents';
import { type ReturnInput } from '../../facts/return-input';
import { blankIfZero, notBelowZero } from '../../engine/verbs';
import { saleResultOf } from '../form-4797/of-activities';
import { saleResultOfRental } from '../form-8582/sold-rentals';
import { type CopyMakers, formWithCopies, type TaxReader } from '../form';
import { homeOfficeDeduction, tentativeProfit } from '../schedule-c/schedule-c';
import { rents, royalties, totalExpenses } from '../schedule-e/properties';
import { totalFarmExpenses } from '../schedule-f/expenses';
import { grossFarmIncome } from '../schedule-f/income';
import { listRiskActivities, type OwnActivity, type OwnKind, type RiskActivity } from './activities';
import { amountAtRisk, resultOfActivity } from './form-6198';

const makers: CopyMakers<RiskActivity> = formWithCopies(
  'own-at-risk',
  'Losses and the amount at risk',
  listRiskActivities,
  {
    name: 'Losses and the amount at risk',
    kind: 'rules',
    source: 'Form 6198, Parts I and IV, and its instructions; IRC 465(a)',
    neededWhen: ({ facts }) =>
      [...facts.businesses, ...facts.farms, ...facts.rentals].some(({ atRisk }) => saysSomething(atRisk)),
  },
);
export const ownAtRisk = makers.form;
const { money } = makers;

const saysSomething = ({ someNotAtRisk, suspendedLoss }: AtRisk): boolean =>
  someNotAtRisk || isSome(suspendedLoss);

const resultOnSchedule = ({ at }: TaxReader, kind: OwnKind, position: number): number => {
  if (kind === 'business') return at(tentativeProfit, position) - at(homeOfficeDeduction, position);
  if (kind === 'farm') return at(grossFarmIncome, position) - at(totalFarmExpenses, position);
  return at(rents, position) + at(royalties, position) - at(totalExpenses, position);
};

/** What the activity sold stands on Form 4797, and on line 2b. */
export const saleOfActivity = (reader: TaxReader, { kind, position }: OwnActivity): number =>
  kind === 'rental' ? saleResultOfRental(reader, position) : saleResultOf(reader, kind, position);

export const resultBeforeRisk = money(
  'before',
  'Profit or loss before the at-risk limit',
  'Profit or loss from the schedule, minus prior-year losses suspended by the at-risk rules',
  (reader) =>
    reader.item.kind === 'share'
      ? null
      : resultOnSchedule(reader, reader.item.kind, reader.item.position) -
        dollars(reader.item.atRisk.suspendedLoss),
);

/** It is treated as a deduction of the same activity in the next year (IRC 465(a)(2)). */
export const lossNotAtRisk = money(
  'suspended',
  'Loss over the amount at risk',
  'Loss on Form 6198, line 5, over the amount on line 20, carried to 2025',
  ({ item, at, copy }) =>
    item.kind === 'share' || !item.atRisk.someNotAtRisk
      ? null
      : blankIfZero(notBelowZero(-at(resultOfActivity, copy) - at(amountAtRisk, copy))),
);

/** Where one of the filer's own activities stands among all of them. */
export const riskCopyOf = (
  { k1s, businesses, farms }: ReturnInput,
  kind: OwnKind,
  position: number,
): number =>
  k1s.length +
  (kind === 'business' ? 0 : businesses.length) +
  (kind === 'rental' ? farms.length : 0) +
  position;

const atRiskOf = ({ businesses, farms, rentals }: ReturnInput, kind: OwnKind, position: number) =>
  (kind === 'business' ? businesses : kind === 'farm' ? farms : rentals)[position]?.atRisk;

/** Profit or loss of a business, farm or rental, with as much of a loss as is at risk: before Form 8582. */
export function resultWithinRisk(reader: TaxReader, kind: OwnKind, position: number): number {
  const atRisk = atRiskOf(reader.facts, kind, position);
  if (!atRisk || !saysSomething(atRisk)) return resultOnSchedule(reader, kind, position);
  const copy = riskCopyOf(reader.facts, kind, position);
  return reader.at(resultBeforeRisk, copy) + reader.at(lossNotAtRisk, copy);
}

/** A loss of the year or of an earlier one, and something that is not at risk: box 32b or 36b, and the form. */
export const lacksRisk = (reader: TaxReader, kind: OwnKind, position: number): boolean =>
  atRiskOf(reader.facts, kind, position)?.someNotAtRisk === true &&
  reader.at(resultBeforeRisk, riskCopyOf(reader.facts, kind, position)) < 0;
