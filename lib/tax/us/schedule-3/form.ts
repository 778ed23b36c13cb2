import { form } from '../form';

export const { form: schedule3, ...makers } = form('schedule-3', 'Additional Credits and Payments', {
  name: 'Schedule 3 (Form 1040)',
  sequence: '03',
  attachedWhen: 'anyEntry',
});
