import { form } from '../form';

const makers = form('schedule-a', 'Itemized Deductions', {
  name: 'Schedule A (Form 1040)',
  sequence: '07',
  attachedWhen: () => false,
});
export const scheduleA = makers.form;
const { money } = makers;

export const itemizedTotal = money(
  '17',
  'Total itemized deductions',
  'Add the amounts in the far right column for lines 4 through 16. Also, enter this amount on Form 1040 or 1040-SR, line 12',
  () => null,
);
