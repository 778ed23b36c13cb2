import { lacksRisk, resultWithinRisk } from '../form-6198/own-activities';
import { limitPassive } from '../form-8582/passive-trades';
import { form8829Deduction } from '../form-8829/form-8829';
import { totalExpenses } from './expenses';
import { makers, scheduleCForm } from './form';
import { grossIncome } from './income';
import { simplifiedDeduction } from './simplified-home-office';

const { money, yesNo } = makers;

export const scheduleC = scheduleCForm;

export const tentativeProfit = money(
  '29',
  'Profit before home office',
  'Tentative profit or (loss). Subtract line 28 from line 7',
  ({ get }) => get(grossIncome) - get(totalExpenses),
);

export const homeOfficeDeduction = money(
  '30',
  'Home office',
  'Expenses for business use of your home. Attach Form 8829 unless using the simplified method',
  ({ item, at, copy }) => {
    const { homeOffice } = item.business;
    if (!homeOffice) return null;
    return homeOffice.simplified ? at(simplifiedDeduction, copy) : at(form8829Deduction, copy);
  },
);

export const netProfit = money(
  '31',
  'Net profit or loss',
  'Net profit or (loss). Subtract line 30 from line 29. Enter on Schedule 1 (Form 1040), line 3',
  (reader) =>
    limitPassive(reader, 'business', reader.copy, resultWithinRisk(reader, 'business', reader.copy)),
);

/** Box 32b says otherwise. */
export const allAtRisk = yesNo(
  '32a',
  'All investment is at risk',
  'If you have a loss, check the box that describes your investment in this activity: all investment is at risk',
  (reader) => (reader.get(netProfit) < 0 && !lacksRisk(reader, 'business', reader.copy) ? true : null),
);
/** With the loss before the limit: nothing of it may be left on line 31. */
export const someNotAtRisk = yesNo(
  '32b',
  'Some investment is not at risk',
  'If you have a loss, check the box that describes your investment in this activity: some investment is not at risk. You must attach Form 6198. Your loss may be limited',
  (reader) => lacksRisk(reader, 'business', reader.copy) || null,
);
