import { lacksRisk, resultWithinRisk } from '../form-6198/own-activities';
import { limitPassive } from '../form-8582/passive-trades';
import { makers } from './form';

const { money, yesNo } = makers;

export const netFarmProfit = money(
  '34',
  'Net farm profit or loss',
  'Net farm profit or (loss). Subtract line 33 from line 9',
  (reader) => limitPassive(reader, 'farm', reader.copy, resultWithinRisk(reader, 'farm', reader.copy)),
);

/** Box 36b says otherwise. */
export const allAtRisk = yesNo(
  '36a',
  'All investment is at risk',
  'Check the box that describes your investment in this activity: all investment is at risk',
  (reader) => (reader.get(netFarmProfit) < 0 && !lacksRisk(reader, 'farm', reader.copy) ? true : null),
);
/** With the loss before the limit: nothing of it may be left on line 34. */
export const someNotAtRisk = yesNo(
  '36b',
  'Some investment is not at risk',
  'Check the box that describes your investment in this activity: some investment is not at risk. You must attach Form 6198. Your loss may be limited',
  (reader) => lacksRisk(reader, 'farm', reader.copy) || null,
);
