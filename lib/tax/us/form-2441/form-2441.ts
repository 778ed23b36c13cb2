import { form } from '../form';

const makers = form('2441', 'Child and Dependent Care Expenses', {
  sequence: '21',
  attachedWhen: () => false,
});
export const form2441 = makers.form;
const { money } = makers;

export const careCredit = money(
  '11',
  'Credit for care expenses',
  'Enter the smaller of line 9c or line 10 here and on Schedule 3 (Form 1040), line 2',
  () => null,
);

export const taxableCareBenefits = money(
  '26',
  'Taxable benefits',
  'Taxable benefits. Also, include this amount on Form 1040 or 1040-SR, line 1e',
  () => null,
);
