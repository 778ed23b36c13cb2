import { countryNames } from '@/lib/tax/facts/foreign-accounts';
import { whenPicked } from '../conditions';
import { type GroupSpec, none, type QuestionSpec, yesNo } from './topic';

/** Schedule B, Part III. The start asks everybody: an account abroad calls for the schedule without a cent of interest. */
export const foreignHoldings: QuestionSpec[] = [
  {
    id: 'foreign-holdings',
    text: 'Which of these did you have outside the United States in 2024?',
    help: 'Include accounts you have signature authority over. If you file jointly, include your spouse’s. For example, a bank account in Canada.',
    why: 'Schedule B asks about foreign accounts and trusts.',
    type: 'multiselect',
    choices: [
      {
        value: 'account',
        label: 'An account at a bank or broker',
        states: { 'foreignAccounts.held': true },
        // Instructions for Form 8938, thresholds of people who live in the United States; they are higher abroad.
        notice: {
          message:
            'If your foreign financial assets were worth more than $50,000 at the end of the year or $75,000 at any time ($100,000 or $150,000 if you file jointly), you may need Form 8938. We don’t support it yet.',
          blocking: false,
        },
      },
      {
        value: 'trust',
        label: 'A distribution from a foreign trust, or a foreign trust I set up or transferred property to',
        states: { 'foreignAccounts.trust': true },
        notice: {
          message: 'You may need to file Form 3520 separately. We don’t support it yet.',
          blocking: false,
        },
      },
      none('None of these'),
    ],
    fact: 'interview.foreignHoldings',
    when: whenPicked('life-events', 'foreign-account', 'You had no foreign account or trust.'),
  },
  yesNo({
    id: 'foreignAccounts.reportDue',
    text: 'Were your foreign accounts worth more than $10,000 in total at any time in 2024?',
    help: 'Add up the highest balance of each account. For example, $6,000 in one and $5,000 in another is more than $10,000.',
    why: 'If so, you must file FinCEN Form 114 (FBAR) with the Treasury.',
    fact: 'foreignAccounts.reportDue',
    when: whenPicked('foreign-holdings', 'account', 'You had no account outside the United States.'),
    notices: {
      yes: {
        message:
          'File FinCEN Form 114 by October 15, 2025, at bsaefiling.fincen.gov. You file it separately from your tax return, and we can’t file it for you.',
        blocking: false,
      },
    },
  }),
];

export const foreignAccounts: GroupSpec = {
  group: 'foreignAccounts',
  noun: 'Country',
  nameFrom: '.country',
  fact: 'foreignAccounts.countries',
  gate: 'foreignAccounts.reportDue',
  max: 10,
  questions: [
    {
      id: '.country',
      text: 'What country was the account in?',
      help: 'Enter each country once. For example, Canada. If yours isn’t on the list, select “Another country.”',
      why: 'Schedule B lists the countries.',
      type: 'select',
      choices: Object.entries(countryNames).map(([value, label]) => ({ value, label })),
      fact: '.country',
    },
  ],
  more: yesNo({
    id: '.more',
    text: 'Did you have an account in another foreign country?',
    help: 'For example, select Yes for an account in Mexico as well as one in Canada.',
    why: 'You must list each country on the form.',
    fact: 'interview.more',
  }),
};
