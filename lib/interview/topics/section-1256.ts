import { anotherQuestion, ownerQuestion } from './item-questions';
import { type GroupSpec, money } from './topic';

/** Form 6781, Part I. */
export const section1256: GroupSpec = {
  group: 'section1256',
  noun: 'Account',
  nameFrom: '.account',
  fact: 'section1256',
  gate: 'special-items',
  gateChoice: 'section-1256',
  max: 20,
  questions: [
    ownerQuestion('account'),
    {
      id: '.account',
      text: 'Which broker or fund holds the contracts?',
      help: 'Use the name and account number on Form 1099-B, or the name on the Schedule K-1. For example, Lake Futures 4471.',
      why: 'Form 6781 lists each account.',
      type: 'text',
      maxLength: 60,
      fact: '.account',
    },
    money({
      id: '.profit',
      text: 'What is your total profit or loss on these contracts?',
      help: 'It’s in box 11 of Form 1099-B. Enter a loss as a negative number. For example, -3,200.00.',
      why: 'It’s taxed as 60% long-term and 40% short-term.',
      min: -9_999_999_999.99,
      sourceHint: 'Box 11',
      fact: '.profit',
    }),
    money({
      id: '.adjustment',
      text: 'What is your adjustment to this amount?',
      help: 'Most people have no adjustment and enter 0. For example, -400.00 for a gain you report elsewhere.',
      why: 'It goes on line 4 of Form 6781.',
      min: -9_999_999_999.99,
      fact: '.adjustment',
    }),
  ],
  more: anotherQuestion(
    'Do you have another account with these contracts?',
    'For example, select Yes for a second broker.',
  ),
};
