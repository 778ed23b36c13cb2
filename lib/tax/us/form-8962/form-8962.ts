import { form } from '../form';

const makers = form('8962', 'Premium Tax Credit (PTC)', { sequence: '73', attachedWhen: () => false });
export const form8962 = makers.form;
const { money } = makers;

export const netPremiumCredit = money(
  '26',
  'Net premium tax credit',
  'Net premium tax credit. If line 24 is greater than line 25, subtract line 25 from line 24. Enter the difference here and on Schedule 3 (Form 1040), line 9',
  () => null,
);

export const excessAdvanceRepayment = money(
  '29',
  'Repayment of excess advance credit',
  'Excess advance premium tax credit repayment. Enter the smaller of line 27 or line 28 here and on Schedule 2 (Form 1040), line 1a',
  () => null,
);
