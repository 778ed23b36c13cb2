import { form } from '../form';

const makers = form('8801', 'Credit for Prior Year Minimum Tax', {
  sequence: '74',
  attachedWhen: () => false,
});
export const form8801 = makers.form;
const { money } = makers;

export const priorMinimumTaxCredit = money(
  '25',
  'Credit for prior year minimum tax',
  'Minimum tax credit. Enter the smaller of line 21 or line 24. Also enter this amount on Schedule 3 (Form 1040), line 6b',
  () => null,
);
