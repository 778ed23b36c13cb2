import { limitPassive } from '../form-8582/passive-trades';
import { totalFarmExpenses } from './expenses';
import { makers } from './form';
import { grossFarmIncome } from './income';

const { money, yesNo } = makers;

export const netFarmProfit = money(
  '34',
  'Net farm profit or loss',
  'Net farm profit or (loss). Subtract line 33 from line 9',
  (reader) =>
    limitPassive(reader, 'farm', reader.copy, reader.get(grossFarmIncome) - reader.get(totalFarmExpenses)),
);

/** The facts know no amounts that are not at risk. */
export const allAtRisk = yesNo(
  '36a',
  'All investment is at risk',
  'Check the box that describes your investment in this activity: all investment is at risk',
  ({ get }) => (get(netFarmProfit) < 0 ? true : null),
);
