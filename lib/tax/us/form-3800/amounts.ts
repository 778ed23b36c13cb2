import { type TaxReader } from '../form';
import { ownTipCredit } from '../form-8846/form-8846';
import { businessVehicleCredit } from '../form-8936/form-8936';
import { carriedUnits, creditLines, type CreditUnit, currentUnits, statedAmount } from './credits';
import { decideWhenFiled } from './form';

const ownAmount = ({ get }: TaxReader, { line }: CreditUnit): number =>
  get(line.kind === 'form8846' ? ownTipCredit : businessVehicleCredit);

export const amountOfUnit = (reader: TaxReader, unit: CreditUnit): number =>
  unit.position === null ? ownAmount(reader, unit) : statedAmount(reader, unit);

decideWhenFiled((reader) =>
  creditLines.some((line) =>
    [...currentUnits(reader, line), ...carriedUnits(reader, line)].some(
      (unit) => amountOfUnit(reader, unit) > 0,
    ),
  ),
);
