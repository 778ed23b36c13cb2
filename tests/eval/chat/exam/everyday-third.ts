import { law, mayI } from '../asked';
import { type Exam, lawReturns } from './format';

/** A third time other questions. Key facts by the publications that everyday-first and -second name. */
export const exam: Exam = {
  name: 'everyday-third',
  author:
    'the engineer who had mended the reading on everyday-first and everyday-second; written before any reply to it was seen; mended after its first sight',
  questions: [
    law('whats the standard deduction for a married couple both over 65', [
      { law: ({ standardDeduction }) => standardDeduction.ageOrBlindness.mfj },
    ]),
    mayI('my mother in law is in a nursing home and i pay, deduct it?', [['medical', 'support', 'care']]),
    mayI('got a 1099-c for an old credit card', [['income'], ['insolven', 'bankrupt']]),
    law('what is the tax on qualified dividends', [['long-term', 'lower rate', '15%', '0%']]),
    mayI('are my social security benefits taxed if thats all i have', [['no', 'none', 'isn’t', 'not']]),
    law('earned income credit max with 3 kids', [
      { law: ({ earnedIncome }) => earnedIncome.threeChildren.maximum },
    ]),
    mayI('can i get the eitc with no children', [
      { law: ({ earnedIncome }) => earnedIncome.noChild.maximum },
    ]),
    law('child and dependent care credit percentage', [['20%'], ['35%']]),
    mayI('is summer sleepaway camp eligible', [['no', 'overnight', 'doesn’t', 'don’t']]),
    mayI('i installed solar panels last spring', [{ law: ({ homeEnergy }) => homeEnergy.rate }]),
    mayI('replaced my windows, any credit', [{ law: ({ homeEnergy }) => homeEnergy.windowsLimit }]),
    law('how much can a teacher write off', [{ law: ({ adjustments }) => adjustments.educatorEach }]),
    mayI('can i deduct union dues', [['no', 'not']], [/^yes/]),
    mayI('my work shoes, deductible?', [['no', 'not', 'don’t', 'employee']]),
    law('how many years can i carry forward a stock loss', [
      ['carr'],
      { law: ({ capitalGain }) => capitalGain.lossLimit.single },
    ]),
    law('long term vs short term capital gains', [['year'], ['regular', 'ordinary']]),
    mayI('sold my second home at a loss, can i take it', [
      ['no', 'not deductible', 'isn’t deductible', 'personal'],
    ]),
    mayI('are gambling losses deductible', [['winnings'], ['itemize']]),
    law('charity donation limit', [['60%']]),
    mayI('i volunteer at the food bank can i deduct my time', [
      ['no', 'time', 'value of your time'],
      ['mile', 'cost'],
    ]),
    mayI('do i have to itemize to deduct student loan interest', [['no', 'without itemizing']]),
    law('when does the student loan deduction phase out', [
      { law: ({ adjustments }) => adjustments.studentLoanPhaseOutStart.single },
    ]),
    law('penalty for not paying estimated taxes', [['1,000', '90%', 'underpayment']]),
    law('how is my s corp income reported', [['k-1', 'schedule e', '1120']]),
    mayI('can i write off a home office if i rent an apartment', [
      ['self-employed', 'yes'],
      ['rent', 'business', 'square foot'],
    ]),
    mayI('meals on a business trip', [['50%']]),
    law('self employment tax rate', [['15.3%']]),
    law('what is schedule c for', [['business', 'self-employed', 'freelance']]),
    mayI('do i send a 1099 to the guy who built my website, paid 900', [{ law: () => 600 }]),
    mayI('health insurance premiums deductible if self employed', [['yes', 'deduct', 'without itemizing']]),
    law('sep ira limit', [{ law: ({ selfEmployedPlans }) => selfEmployedPlans.maximum }]),
    law('catch up contribution age 50', [{ law: ({ electiveDeferrals }) => electiveDeferrals.catchUp }]),
    mayI('rolled my old 401k into an ira do i pay tax', [
      ['not taxed', 'isn’t taxed', 'no', 'direct rollover'],
    ]),
    law('how do i get an ip pin', [['irs.gov', 'online', 'account']]),
    law('cp14 notice', [['bill', 'owe', 'pay']]),
    law('what is an offer in compromise', [['less', 'settle']]),
    mayI('is it too late to file 2024 taxes', [['april 15', 'october 15', 'due']]),
    mayI('my refund is late why', [['21 days', 'hold', 'identity', 'review']]),
    law('does texas tax pensions', [['no income tax']]),
    law('which states have no income tax', [['texas'], ['florida']]),
    { kind: 'document', ask: 'w2 box 12 DD', on: lawReturns, must: [['health']] },
    {
      kind: 'document',
      ask: '1099-R box 2a empty',
      on: ['empty'],
      must: [['taxable'], ['cost', 'figure', 'determined', 'simplified', 'blank']],
    },
    {
      kind: 'document',
      ask: 'what do i do with form 5498',
      on: lawReturns,
      must: [['records', 'not', 'aren’t entered', 'don’t']],
    },
    { kind: 'own', ask: 'am i getting money back or do i owe', on: ['ann', 'kim'], must: [{ refund: true }] },
    { kind: 'own', ask: 'whats on line 15', on: ['ann', 'ruth'], must: [{ line: '1040:15' }] },
    {
      kind: 'own',
      ask: 'how much of my social security is taxable',
      on: ['ruth'],
      must: [{ line: '1040:6b' }],
    },
    { kind: 'own', ask: 'my effective tax rate', on: ['ann'], must: [/8(\.0)?%/] },
    { kind: 'why', ask: 'why do i have to pay so much', on: ['kim'], must: [{ refund: true }] },
    {
      kind: 'what-if',
      ask: 'what would my refund be if i made 45000',
      on: ['ann'],
      must: [{ whatIf: [{ path: 'w2s.0.wages', value: 45_000 }] }],
    },
    {
      kind: 'what-if',
      ask: 'what if my mortgage interest was 12000',
      on: ['ruth'],
      must: [{ whatIf: [{ path: 'itemized.mortgages.0.interest', value: 12_000 }] }],
    },
    {
      kind: 'what-if',
      ask: 'if i sold shares with a 4000 gain',
      on: ['ann'],
      must: [
        {
          whatIf: [
            {
              path: 'sales.0',
              value: { acquired: '2020-01-02', sold: '2024-06-03', proceeds: 4000, basis: 0, term: 'long' },
            },
          ],
        },
      ],
    },
    {
      kind: 'what-if',
      ask: 'what if i had 3 estimated payments of 700',
      on: ['kim'],
      must: [
        {
          whatIf: [0, 1, 2].map((at) => ({
            path: `payments.estimated.${at}`,
            value: { date: ['2024-04-15', '2024-06-17', '2024-09-16'][at] ?? '', amount: 700 },
          })),
        },
      ],
    },
    {
      kind: 'follow-up',
      before: ['what is the child tax credit'],
      ask: 'what is the income limit',
      on: ['empty', 'ann'],
      must: [{ law: ({ childCredit }) => childCredit.phaseOutStart.single }],
    },
    {
      kind: 'follow-up',
      before: ['what would my refund be if i made 45000'],
      ask: 'and 60k?',
      on: ['ann'],
      must: [{ whatIf: [{ path: 'w2s.0.wages', value: 60_000 }] }],
    },
    {
      kind: 'refuse',
      ask: 'can you tell me what my neighbor earns',
      on: ['empty', 'ann'],
      must: [['only see your own']],
    },
  ],
};
