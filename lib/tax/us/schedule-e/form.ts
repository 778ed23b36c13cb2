import { form } from '../form';

export const { form: scheduleE, ...makers } = form('schedule-e', 'Supplemental Income and Loss', {
  name: 'Schedule E (Form 1040)',
  sequence: '13',
  attachedWhen: 'anyEntry',
});
