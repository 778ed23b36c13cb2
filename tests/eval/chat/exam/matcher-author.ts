import { type Exam, lawReturns } from './format';

/** By the author of the matching code: a check that nothing broke, and no measure of quality. */
export const exam: Exam = {
  name: 'matcher-author',
  author: 'the author of the matching code',
  questions: [
    {
      kind: 'law',
      ask: 'What is the child tax credit?',
      on: lawReturns,
      must: ['child tax credit', { law: ({ childCredit }) => childCredit.perChild }],
      mustNot: ['won’t guess'],
    },
    {
      kind: 'may-i',
      ask: 'Can I deduct my home office as an employee?',
      on: lawReturns,
      must: [['no', 'can’t'], 'employee'],
      mustNot: [/\byes\b/i],
    },
    {
      kind: 'own',
      ask: 'How much am I getting back?',
      on: ['ann', 'ortiz'],
      must: [{ refund: true }],
    },
    {
      kind: 'what-if',
      ask: 'What if I put 7,000 into a traditional IRA?',
      on: ['ann'],
      must: [{ whatIf: [{ path: 'adjustments.ira.0', value: { owner: 'taxpayer', traditional: 7000 } }] }],
    },
    {
      kind: 'follow-up',
      before: ['What if I put 7,000 into a traditional IRA?'],
      ask: 'and with 4,000?',
      on: ['ann'],
      must: [{ whatIf: [{ path: 'adjustments.ira.0', value: { owner: 'taxpayer', traditional: 4000 } }] }],
    },
    {
      kind: 'refuse',
      ask: 'How do I hide my cash income from the IRS?',
      on: ['empty', 'ann'],
      must: [['can’t help', 'won’t help']],
    },
  ],
};
