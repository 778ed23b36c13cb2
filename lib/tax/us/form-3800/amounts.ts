import { type Line } from '../../engine/line';
import { type BusinessCreditKind } from '../../facts/business-credits';
import { type TaxReader } from '../form';
import { ownWorkOpportunity } from '../form-5884/form-5884';
import { ownTipCredit } from '../form-8846/form-8846';
import { businessVehicleCredit } from '../form-8936/form-8936';
import { carriedUnits, creditLines, type CreditUnit, currentUnits, statedAmount } from './credits';
import { decideWhenFiled } from './form';

/** The line with the credit of the filer's own business; a function, because the forms import one another. */
const ownLines = (): Partial<Record<BusinessCreditKind, Line<number>>> => ({
  form5884: ownWorkOpportunity,
  form8846: ownTipCredit,
  form8936Business: businessVehicleCredit,
});

function ownAmount({ get }: TaxReader, { line }: CreditUnit): number {
  const own = ownLines()[line.kind];
  return own === undefined ? 0 : get(own);
}

export const amountOfUnit = (reader: TaxReader, unit: CreditUnit): number =>
  unit.position === null ? ownAmount(reader, unit) : statedAmount(reader, unit);

decideWhenFiled((reader) =>
  creditLines.some((line) =>
    [...currentUnits(reader, line), ...carriedUnits(reader, line)].some(
      (unit) => amountOfUnit(reader, unit) > 0,
    ),
  ),
);
