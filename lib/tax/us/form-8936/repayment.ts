import { blankIfZero, smallerOf, sum } from '../../engine/verbs';
import { dollars } from '../../facts/cents';
import { form, type TaxReader } from '../form';
import { mustRepay } from './vehicles';

/** The parts of Schedule A that repay; one worksheet for all vehicles of a kind. */
const makers = form('8936-repayment', 'Repayment of Transferred Clean Vehicle Credits', {
  name: 'Schedule A (Form 8936), repayments',
  kind: 'worksheet',
  source: 'Schedule A (Form 8936) (2024), Parts II and IV; IRC 30D(g)(10) and 25E(f)',
  neededWhen: ({ facts }) => facts.cleanVehicles.length > 0,
  attachedWhen: 'anyEntry',
});
export const form8936Repayment = makers.form;
const { money } = makers;

const repaidFor = (reader: TaxReader, newVehicle: boolean, limit: number): number | null =>
  blankIfZero(
    sum(
      reader.facts.cleanVehicles
        .filter((vehicle) => vehicle.newVehicle === newVehicle && mustRepay(reader, vehicle))
        .map(({ tentativeCredit }) => smallerOf(dollars(tentativeCredit), limit)),
    ),
  );

export const newVehicleRepayment = money(
  'new',
  'Repayment for new vehicles',
  'Credit transferred to the dealer for new clean vehicles where your modified AGI exceeds the limit for both years. Enter on Schedule 2 (Form 1040), line 1b',
  (reader) => repaidFor(reader, true, reader.law.cleanVehicles.newLimit),
);

export const usedVehicleRepayment = money(
  'used',
  'Repayment for a used vehicle',
  'Credit transferred to the dealer for a previously owned clean vehicle where your modified AGI exceeds the limit for both years. Enter on Schedule 2 (Form 1040), line 1c',
  (reader) => repaidFor(reader, false, reader.law.cleanVehicles.usedLimit),
);
