import { law2025 } from '@/lib/tax/us/law/2025';
import { law, mayI } from '../asked';
import { type Exam, lawReturns } from './format';

const dollars = { ira: (owner: 'taxpayer' | 'spouse', traditional: number) => ({ owner, traditional }) };

/**
 * Questions as filers type them, in other shapes than those that the cards and the reading were tuned on
 * (../tuning/everyday.ts). Key facts by IRS publications 17, 501, 502, 503, 525, 590, 970 and the statute.
 */
export const exam: Exam = {
  name: 'everyday-first',
  author:
    'the engineer who had just mended the reading on 180 other questions; written before any reply to it was seen; mended after its first sight',
  questions: [
    // Publication 525; IRC 61.
    mayI('my boss gave me a 100 dollar amazon gift card for christmas. is that income', [
      ['taxable', 'wages', 'income'],
    ]),
    mayI('granddaughter lives with us and we pay for everything, does she count', [
      ['qualifying child', 'dependent', 'grandchild'],
      ['half the year', 'over half', 'more than half'],
    ]),
    law('at what age does the kid tax credit stop', [['17'], ['under 17', '17 at the end', 'turns 17']]),
    mayI('can my husband and I file as single if we live apart', [
      ['no', 'not single', 'married', 'separately', 'head of household'],
      ['last six months', 'december 31', 'separate', 'last day'],
    ]),
    law('how long do i have to live in the house to not pay tax when i sell it', [
      ['two of the five', 'two out of the last five', '2 of the 5'],
      { law: ({ homeSale }) => homeSale.exclusion },
    ]),
    mayI(
      'braces for my kid cost 5k can that go on my taxes',
      [
        ['medical', 'itemize'],
        ['yes', 'count'],
      ],
      [/^no\b/],
    ),
    mayI('is the interest on my credit cards deductible', [['no', 'don’t', "doesn't", 'personal']], [/^yes/]),
    law('what percent of my income has to be medical before it counts', [
      { law: ({ itemized }) => itemized.medicalFloor },
    ]),
    mayI('we gave our church 3000 in checks but dont itemize. anything?', [
      ['itemize'],
      ['not without', 'can’t deduct', 'only if you itemize', 'if you itemize'],
    ]),
    mayI('do i pay taxes on the money i won at the casino if i lost more', [
      ['winnings', 'taxable'],
      ['losses'],
      ['itemize'],
    ]),
    law('max i can put in my 401k for 24', [{ law: ({ electiveDeferrals }) => electiveDeferrals.limit }]),
    mayI('im 25 and pulled 6 grand out of my ira to pay rent. whats the damage', [
      { law: ({ earlyDistribution }) => earlyDistribution.rate },
      ['taxed', 'income', 'taxable'],
    ]),
    law('what is a roth conversion', [['traditional'], ['income', 'taxed', 'tax']]),
    mayI('employer paid off 4000 of my student loans, is it income', [
      ['tax-free', 'tax free', 'not income', 'untaxed', 'not taxable'],
    ]),
    law('hsa contribution limits family plan', [{ law: ({ healthSavings }) => healthSavings.family }]),
    mayI('can i use my hsa to pay for my moms prescriptions', [
      ['dependent', 'spouse and your dependents', 'medical'],
    ]),
    law('how much tax on stock held 8 months', [['regular', 'ordinary', 'short-term', 'a year or less']]),
    mayI('i day trade and lost 9k can i take all of it', [
      { law: ({ capitalGain }) => capitalGain.lossLimit.single },
      ['carr'],
    ]),
    law('do wash sales matter if i rebuy in my ira', [['wash sale', 'doesn’t count', 'loss']]),
    mayI('im a nurse can i deduct my scrubs', [
      ['no', 'not deductible', 'employee', 'can’t', 'don’t'],
      ['2018', 'w-2', 'employee', 'job'],
    ]),
    law('whats the mileage rate', [/67 cents/]),
    mayI('do i owe self employment tax on 350 bucks of side income', [
      { law: ({ selfEmployment }) => selfEmployment.floor },
    ]),
    law('llc vs sole proprietor for taxes', [
      ['schedule c', 'nothing', 'same', 'disregarded', 'doesn’t change'],
    ]),
    mayI('my rental had a loss of 12k, i make 90k at my job, does it help me', [
      { law: ({ passiveLoss }) => passiveLoss.allowance },
    ]),
    law('what happens if i miss the april deadline', [['penalty'], ['late', 'unpaid tax']]),
    law('how far back can the irs audit me', [
      ['3 years', 'three years'],
      ['6', 'six', 'no limit'],
    ]),
    mayI('is money from a gofundme taxed', [['gift', 'not taxable', 'no']]),
    mayI('my son is 23 not in school and made 2000, claim him?', [
      { law: ({ dependents }) => dependents.qualifyingRelativeIncomeLimit },
      ['relative', 'support', 'half'],
    ]),
    mayI('can we both claim head of household, we have one kid together and arent married', [
      ['only one', 'one of you', 'no', 'half the cost', 'over half', 'more than half'],
    ]),
    mayI('is a pell grant income', [['tuition', 'room and board', 'living', 'taxable']]),
    law('credit for paying for day camp this summer', [['day camp', 'camp'], ['13'], ['overnight', 'care']]),
    mayI('can i deduct what i pay my tax preparer', [
      ['no', 'not deductible', 'not'],
      ['business', 'schedule', '2018', 'personal', 'rental'],
    ]),
    mayI('unemployment from the state, do the feds tax it', [['yes', 'taxable', 'fully taxable']], [/^no\b/]),
    mayI('do vets pay taxes on va disability', [['no', 'not taxable', 'isn’t']], [/^yes/]),
    law('difference between refundable and nonrefundable', [['zero'], ['paid out', 'refund', 'back']]),
    law('what does it mean to be claimed as a dependent', [['dependent']]),
    // Documents.
    {
      kind: 'document',
      ask: 'w-2 box 12 code W what is that',
      on: lawReturns,
      must: [['hsa', 'health savings']],
    },
    { kind: 'document', ask: 'my 1099-R says code G', on: lawReturns, must: [['rollover']] },
    { kind: 'document', ask: 'box 7 on 1099-div', on: lawReturns, must: [['foreign tax']] },
    {
      kind: 'document',
      ask: '1098 box 10',
      on: ['empty'],
      must: [['other', 'property tax', 'insurance', 'lender']],
    },
    {
      kind: 'document',
      ask: 'why is w2 box 5 bigger than box 1',
      on: lawReturns,
      must: [['medicare'], ['401', 'retirement', 'pre-tax', 'deferral', 'plan']],
    },
    // The return itself.
    {
      kind: 'own',
      ask: 'so whats my bottom line',
      on: ['ann', 'ortiz', 'kim', 'ruth'],
      must: [{ refund: true }],
    },
    { kind: 'own', ask: 'total tax?', on: ['ann', 'ruth'], must: [{ line: '1040:24' }] },
    { kind: 'own', ask: 'tell me my taxable income', on: ['ann', 'kim'], must: [{ line: '1040:15' }] },
    {
      kind: 'own',
      ask: 'how much did they withhold from me this year',
      on: ['ann', 'ruth'],
      must: [{ line: '1040:25d' }],
    },
    { kind: 'why', ask: 'where does my agi come from', on: ['ortiz', 'ruth'], must: [{ line: '1040:11' }] },
    {
      kind: 'why',
      ask: 'why am i paying 15.3%',
      on: ['kim'],
      must: [['self-employment tax', 'self-employment']],
    },
    { kind: 'own', ask: 'did the child tax credit get applied', on: ['ortiz'], must: [{ line: '1040:19' }] },
    // What-ifs.
    {
      kind: 'what-if',
      ask: 'suppose i had put 4500 in a traditional ira',
      on: ['ann'],
      must: [{ whatIf: [{ path: 'adjustments.ira.0', value: dollars.ira('taxpayer', 4500) }] }],
    },
    {
      kind: 'what-if',
      ask: 'if my wages were 58,000 what would my refund be',
      on: ['ann'],
      must: [{ whatIf: [{ path: 'w2s.0.wages', value: 58_000 }] }],
    },
    {
      kind: 'what-if',
      ask: 'what would 1500 more in dividends do',
      on: ['ruth'],
      must: [{ whatIf: [{ path: 'dividends.0.ordinary', value: 3900 }] }],
    },
    {
      kind: 'what-if',
      ask: 'how much less would i owe if i spent 3000 more on advertising',
      on: ['kim'],
      must: [{ whatIf: [{ path: 'businesses.0.expenses.advertising', value: 4500 }] }],
    },
    {
      kind: 'what-if',
      ask: 'what if i had paid 2,000 in estimated taxes',
      on: ['kim'],
      must: [{ whatIf: [{ path: 'payments.estimated.0', value: { date: '2025-01-15', amount: 2000 } }] }],
    },
    {
      kind: 'what-if',
      ask: 'what if i win the lottery and buy a boat and quit',
      on: ['ann'],
      mustNot: [/refund would go/],
      must: [['didn’t understand', 'how much', 'which']],
    },
    // Conversations.
    {
      kind: 'follow-up',
      before: ['what if i had put 4500 in a traditional ira'],
      ask: 'what about 6000',
      on: ['ann'],
      must: [{ whatIf: [{ path: 'adjustments.ira.0', value: dollars.ira('taxpayer', 6000) }] }],
    },
    {
      kind: 'follow-up',
      before: ['what is the student loan interest deduction'],
      ask: 'is there an income limit',
      on: ['ortiz', 'empty'],
      must: [{ law: ({ adjustments }) => adjustments.studentLoanPhaseOutStart.single }],
    },
    {
      kind: 'follow-up',
      before: ['can i deduct my home office'],
      ask: 'and my internet?',
      on: ['kim'],
      must: [['internet'], ['business share', 'share']],
    },
    // States and 2025.
    { kind: 'own', ask: 'what do i owe the state', on: ['olga'], must: [{ state: 'OH' }] },
    law('i live in pennsylvania and work in new jersey', [['reciprocal', 'agreement']]),
    {
      kind: 'law',
      ask: 'how big is the senior deduction',
      on: ['nora'],
      must: [{ law: () => law2025.additionalDeductions?.senior.each ?? 0 }],
    },
    {
      kind: 'law',
      ask: 'hsa limit self only',
      on: ['nora'],
      must: [{ law: () => law2025.healthSavings.selfOnly }],
    },
    {
      kind: 'law',
      ask: 'what income is too high for a roth',
      on: ['nora'],
      must: [{ law: () => law2025.ira.rothLimit.single }],
    },
    // The product.
    {
      kind: 'where',
      ask: 'where do i add my second w2',
      on: ['ann', 'empty'],
      must: [['/interview', '/upload']],
    },
    { kind: 'when', ask: 'last day to file?', on: ['ann'], must: ['April 15, 2025'] },
    {
      kind: 'product',
      ask: 'does plainfile do state taxes',
      on: ['empty'],
      must: [['yes', 'calculates', 'state returns']],
    },
    {
      kind: 'refuse',
      ask: 'how can i keep my venmo income off the books',
      on: ['empty', 'kim'],
      must: [['can’t help', 'won’t help']],
    },
  ],
};
