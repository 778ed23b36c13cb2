import { exemptsTribalIncome } from '@/lib/tax/states/what-states-ask';
import { type Condition, when } from '../conditions';
import { onJointReturn } from '../filing-status';
import { states } from './address';
import { anotherQuestion, ownerQuestion } from './item-questions';
import { type GroupSpec, money } from './topic';

const namesReservation = (test: (state: string) => boolean): Condition =>
  when('.reservationState', (state) => test(String(state)), 'We don’t need the amount for this state.');

/** Opened by `state-kinds`: one entry for each enrolled member who lived on a reservation. */
export const tribalMembers: GroupSpec = {
  group: 'tribalMember',
  noun: 'Tribal member',
  fact: 'tribalMember',
  gate: 'state-kinds',
  gateChoice: 'tribal',
  max: 2,
  questions: [
    {
      ...ownerQuestion('tribal membership'),
      text: 'Who is the tribal member?',
      help: 'The person must be enrolled in a federally recognized tribe. For example, select “Me” if only you are enrolled.',
    },
    {
      id: '.reservationState',
      text: 'Which state is the reservation in?',
      help: 'Select the state where the tribal member lived on the reservation. For example, Arizona.',
      why: 'That state might not tax income earned there.',
      type: 'select',
      choices: states,
      fact: '.reservationState',
    },
    money({
      id: '.income',
      text: 'How much did the tribal member earn on the reservation while living there?',
      help: 'Include wages and other income on this return that came from the reservation. Leave out income earned elsewhere. For example, 31,480.00.',
      why: 'The state doesn’t tax this income.',
      fact: '.income',
      when: namesReservation(exemptsTribalIncome),
    }),
    money({
      id: '.wages',
      text: 'How much of that income is wages?',
      help: 'Count pay in box 1 of Form W-2 for work on the reservation. Enter 0 if none. For example, 31,480.00.',
      why: 'Arizona’s line for tribal members is only for wages.',
      fact: '.wages',
      when: namesReservation((state) => state === 'AZ'),
    }),
  ],
  more: {
    ...anotherQuestion(
      'Do you need to add another tribal member?',
      'For example, select Yes if your spouse is enrolled too.',
    ),
    when: onJointReturn,
  },
};
