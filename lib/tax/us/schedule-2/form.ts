import { form } from '../form';

export const { form: schedule2, ...makers } = form('schedule-2', 'Additional Taxes', {
  name: 'Schedule 2 (Form 1040)',
  sequence: '02',
  attachedWhen: 'anyEntry',
});
