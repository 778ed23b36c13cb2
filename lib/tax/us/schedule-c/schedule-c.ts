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
    limitPassive(
      reader,
      'business',
      reader.copy,
      reader.get(tentativeProfit) - reader.get(homeOfficeDeduction),
    ),
);

/** The facts know no amounts that are not at risk, such as debts without recourse. */
export const allAtRisk = yesNo(
  '32a',
  'All investment is at risk',
  'If you have a loss, check the box that describes your investment in this activity: all investment is at risk',
  ({ get }) => (get(netProfit) < 0 ? true : null),
);
