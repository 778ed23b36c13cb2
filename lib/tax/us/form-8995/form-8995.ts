import { form } from '../form';

const makers = form('8995', 'Qualified Business Income Deduction Simplified Computation', {
  sequence: '55',
  attachedWhen: () => false,
});
export const form8995 = makers.form;
const { money } = makers;

export const deduction = money(
  '15',
  'Qualified business income deduction',
  'Qualified business income deduction. Also enter this amount on the applicable line of your return',
  () => null,
);
