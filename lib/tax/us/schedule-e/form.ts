import { form } from '../form';

export const { form: scheduleE, ...makers } = form('schedule-e', 'Supplemental Income and Loss', {
  name: 'Schedule E (Form 1040)',
  sequence: '13',
  attachedWhen: 'anyEntry',
  neededWhen: ({ facts }) => facts.rentals.length > 0 || facts.k1s.length > 0,
});
