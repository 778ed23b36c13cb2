import { countryNames } from '@/lib/tax/facts/foreign-accounts';
import { whenPicked } from '../conditions';
import { type GroupSpec, none, type QuestionSpec, yesNo } from './topic';

/** Schedule B, Part III. The start asks everybody: an account abroad calls for the schedule without a cent of interest. */
export const foreignHoldings: QuestionSpec[] = [
  {
    id: 'foreign-holdings',
    text: 'Which of these did you have outside the United States in 2024?',
    help: 'Count accounts that you can sign for, too. If you file together, count your spouse. For example, a bank account in Canada.',
    why: 'The IRS asks every filer who has one (Schedule B).',
    type: 'multiselect',
    choices: [
      {
        value: 'account',
        label: 'An account at a bank or broker',
        states: { 'foreignAccounts.held': true },
        notice: {
          message:
            'If all you own abroad was worth more than $50,000 at the end of the year, Form 8938 may be due. We can’t prepare it.',
          blocking: false,
        },
      },
      {
        value: 'trust',
        label: 'Money from a trust, or a trust that I set up or paid into',
        states: { 'foreignAccounts.trust': true },
        notice: {
          message: 'Form 3520 may be due by itself. We can’t prepare it.',
          blocking: false,
        },
      },
      none('None of these'),
    ],
    fact: 'interview.foreignHoldings',
    when: whenPicked('life-events', 'foreign-account', 'You had no account or trust in another country.'),
  },
  yesNo({
    id: 'foreignAccounts.reportDue',
    text: 'Were your accounts abroad worth more than $10,000 in all on any day of 2024?',
    help: 'Add up the highest balance of each one. For example, $6,000 in one and $5,000 in another is more than $10,000.',
    why: 'Then the Treasury wants a report, FinCEN Form 114.',
    fact: 'foreignAccounts.reportDue',
    when: whenPicked('foreign-holdings', 'account', 'You had no account outside the United States.'),
    notices: {
      yes: {
        message:
          'Send FinCEN Form 114 by October 15, 2025, at bsaefiling.fincen.gov. It doesn’t go with your tax return, and we can’t send it.',
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
      text: 'In which country was the account?',
      help: 'Name each country once. For example, Canada. If yours isn’t on the list, select “Another country”.',
      why: 'Schedule B lists the countries.',
      type: 'select',
      choices: Object.entries(countryNames).map(([value, label]) => ({ value, label })),
      fact: '.country',
    },
  ],
  more: yesNo({
    id: '.more',
    text: 'Did you have an account in another country?',
    help: 'For example, select Yes for an account in Mexico beside one in Canada.',
    why: 'Each country must be on the form.',
    fact: 'interview.more',
  }),
};
