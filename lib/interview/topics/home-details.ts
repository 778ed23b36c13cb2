import {
  readsAssessedValue,
  readsExemptBuildings,
  readsSubsidies,
  readsTaxableValue,
} from '@/lib/tax/states/what-states-ask';
import { all, answerOf, type Condition, when } from '../conditions';
import { type Probe, money, type QuestionSpec, yesNo, yesOrNo } from './topic';

export const isOwner: Condition = when(
  '.use',
  (use) => use !== 'rent' && use !== 'nursingHome',
  'You rented this home.',
);
export const isRenter: Condition = when(
  '.use',
  (use) => use === 'rent' || use === 'nursingHome' || use === 'mobileHomeLot',
  'You owned this home.',
);

const lies = (test: (state: string) => boolean): Condition =>
  when('.state', (state) => test(String(state)), 'This home’s state doesn’t ask for this.');

/** Nothing, and more than any limit. */
const anyValue: Probe = { answers: [0, 9_000_000] };

/** What the property tax or rent credit of one state or a few wants to know; asked where the credit depends on it. */
export const homeDetails: readonly QuestionSpec[] = [
  money({
    id: '.taxableValue',
    text: 'What is the taxable value of this home?',
    help: 'It’s on your property tax bill and is often less than half the market value. For example, 84,000.00.',
    why: 'Michigan doesn’t allow the credit for homes above a certain value.',
    fact: '.taxableValue',
    when: all(isOwner, lies(readsTaxableValue)),
    probe: anyValue,
  }),
  money({
    id: '.assessedValue',
    text: (view) =>
      answerOf(view, '.state') === 'KS'
        ? 'What was the appraised value of this home in 2024?'
        : 'What was the assessed value of this home on January 1, 2024?',
    help: 'It’s on your property tax bill. For example, 512,000.00.',
    why: 'Your state doesn’t allow the credit for homes above a certain value.',
    fact: '.assessedValue',
    when: all(isOwner, lies(readsAssessedValue)),
    probe: anyValue,
  }),
  yesNo({
    id: '.subsidized',
    text: 'Did a government program pay part of the rent?',
    help: 'For example, select Yes for a Section 8 voucher.',
    why: 'Massachusetts doesn’t allow the credit for subsidized rent.',
    fact: '.subsidized',
    when: all(isRenter, lies(readsSubsidies)),
    probe: yesOrNo,
  }),
  yesNo({
    id: '.propertyTaxExempt',
    text: 'Is the building exempt from property tax?',
    help: 'Ask your landlord if you aren’t sure. For example, select Yes for public housing or a college dorm.',
    why: 'The credit is only for homes in buildings that are subject to property tax.',
    fact: '.propertyTaxExempt',
    when: all(isRenter, lies(readsExemptBuildings)),
    probe: yesOrNo,
  }),
  yesNo({
    id: '.homesteadExemption',
    text: 'Did you have the Colorado homestead exemption?',
    help: 'It lowers property tax for some seniors and veterans. Check your tax bill. For example, select No if you never applied for it.',
    why: 'You can’t claim Colorado’s senior housing credit if you received this exemption.',
    fact: '.homesteadExemption',
    when: all(
      isOwner,
      lies((state) => state === 'CO'),
    ),
    probe: yesOrNo,
  }),
];
