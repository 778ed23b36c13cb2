import { sum } from '../../engine/verbs';
import { type BusinessCreditKind } from '../../facts/business-credits';
import { type TaxReader } from '../form';
import { ownWorkOpportunity } from '../form-5884/form-5884';
import { ownTipCredit } from '../form-8846/form-8846';
import { ownPremiumCredit } from '../form-8941/form-8941';
import { ownPlanParts } from '../form-8881/form-8881';
import { businessVehicleCredit } from '../form-8936/form-8936';
import { allowedOfPassive } from '../form-8582-cr/form-8582-cr';
import {
  carriedUnits,
  creditLines,
  type CreditUnit,
  currentUnits,
  isPassiveUnit,
  statedAmount,
} from './credits';
import { decideWhenFiled } from './form';

/** The credit of the filer's own business; a function, because the forms import one another. */
const ownAmounts = (): Partial<Record<BusinessCreditKind, (reader: TaxReader) => number>> => ({
  form5884: ({ get }) => get(ownWorkOpportunity),
  form8846: ({ get }) => get(ownTipCredit),
  ...ownPlanParts,
  form8941: ({ each }) => sum(each(ownPremiumCredit)),
  form8936Business: ({ get }) => get(businessVehicleCredit),
});

const ownAmount = (reader: TaxReader, { line }: CreditUnit): number => ownAmounts()[line.kind]?.(reader) ?? 0;

/** Whole dollars before the passive activity limit. */
export const amountOfUnit = (reader: TaxReader, unit: CreditUnit): number =>
  unit.position === null ? ownAmount(reader, unit) : statedAmount(reader, unit);

/** Whole dollars after the passive activity limit: what Part II can use. */
export const allowedOfUnit = (reader: TaxReader, unit: CreditUnit): number =>
  isPassiveUnit(reader, unit) ? allowedOfPassive(reader, unit) : amountOfUnit(reader, unit);

decideWhenFiled((reader) =>
  creditLines.some((line) =>
    [...currentUnits(reader, line), ...carriedUnits(reader, line)].some(
      (unit) => amountOfUnit(reader, unit) > 0,
    ),
  ),
);
