import { whenPicked } from '../conditions';
import { money, type QuestionSpec } from './topic';

const bankOnly = whenPicked('refund-method', 'bank', 'You chose to get your refund by paper check.');

export const bank: QuestionSpec[] = [
  {
    id: 'refund-method',
    text: 'If you get a refund, how do you want to receive it?',
    help: 'The IRS issues most refunds on e-filed returns in less than 21 days. Direct deposit is the fastest way to get yours. For example, select direct deposit if you have a checking account.',
    why: 'We put your bank account on the return only if you choose direct deposit.',
    type: 'radio',
    choices: [
      { value: 'bank', label: 'Direct deposit to my bank account' },
      { value: 'check', label: 'Paper check in the mail' },
    ],
    fact: 'interview.refundMethod',
  },
  {
    id: 'refund.routingNumber',
    text: 'What is your bank’s routing number?',
    help: 'It has nine digits and is at the bottom left of a check. For example, 021000021.',
    why: 'It tells the IRS which bank to send your refund to.',
    type: 'text',
    format: 'routing',
    placeholder: '021000021',
    fact: 'refund.routingNumber',
    when: bankOnly,
  },
  {
    id: 'refund.accountNumber',
    text: 'What is your account number?',
    help: 'It has up to 17 digits or letters. Leave out the check number. For example, 000123456789.',
    why: 'Your refund goes to this account.',
    type: 'text',
    format: 'account',
    sensitive: true,
    fact: 'refund.accountNumber',
    when: bankOnly,
  },
  {
    id: 'refund.accountType',
    text: 'What type of account is this?',
    help: 'If you aren’t sure, ask your bank. For example, an account with a debit card is usually checking.',
    why: 'Your return must show the type of account.',
    type: 'radio',
    choices: [
      { value: 'checking', label: 'Checking' },
      { value: 'savings', label: 'Savings' },
    ],
    fact: 'refund.accountType',
    when: bankOnly,
  },
  money({
    id: 'refund.applyToNextYear',
    text: 'How much of your refund do you want to apply to your 2025 tax?',
    help: 'Most people leave this blank and get the full refund. For example, 200.00.',
    why: 'The IRS can apply part of your refund as a 2025 estimated tax payment.',
    optional: true,
    fact: 'refund.applyToNextYear',
  }),
];
