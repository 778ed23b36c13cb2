import { type TaxReader } from '../form';
import { businessVehicleCredit } from '../form-8936/form-8936';
import { carriedUnits, creditLines, type CreditUnit, currentUnits, statedAmount } from './credits';
import { decideWhenFiled } from './form';

export const amountOfUnit = (reader: TaxReader, unit: CreditUnit): number =>
  unit.position === null ? reader.get(businessVehicleCredit) : statedAmount(reader, unit);

decideWhenFiled((reader) =>
  creditLines.some((line) =>
    [...currentUnits(reader, line), ...carriedUnits(reader, line)].some(
      (unit) => amountOfUnit(reader, unit) > 0,
    ),
  ),
);
