import { formWithCopies } from '../form';

const makers = formWithCopies('schedule-c', 'Profit or Loss From Business', ({ facts }) => facts.businesses, {
  name: 'Schedule C (Form 1040)',
  sequence: '09',
  attachedWhen: () => false,
});
export const scheduleC = makers.form;
const { money } = makers;

export const netProfit = money(
  '31',
  'Net profit or loss',
  'Net profit or (loss). Subtract line 30 from line 29. Enter on Schedule 1 (Form 1040), line 3',
  () => null,
);
