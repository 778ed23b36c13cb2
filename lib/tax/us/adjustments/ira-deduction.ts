import { form } from '../form';

const makers = form('ira-deduction-worksheet', 'IRA Deduction Worksheet', {
  name: 'IRA Deduction Worksheet',
  kind: 'worksheet',
  source: 'Instructions for Form 1040 (2024), Schedule 1, line 20',
  attachedWhen: () => false,
});
export const iraDeductionWorksheet = makers.form;
const { money } = makers;

export const iraDeduction = money(
  '12',
  'IRA deduction',
  'Total IRA deduction. Enter this amount on Schedule 1, line 20',
  () => null,
);
