import { form } from '../form';

export const { form: schedule1, ...makers } = form(
  'schedule-1',
  'Additional Income and Adjustments to Income',
  {
    name: 'Schedule 1 (Form 1040)',
    sequence: '01',
    attachedWhen: 'anyEntry',
  },
);
