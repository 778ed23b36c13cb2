import { type Exam, type ExamQuestion, type Expected, lawReturns } from './format';

const law = (
  ask: string,
  must: readonly Expected[],
  mustNot: readonly (string | RegExp)[] = [],
): ExamQuestion => ({ kind: 'law', ask, on: lawReturns, must, mustNot });
const mayI = (
  ask: string,
  must: readonly Expected[],
  mustNot: readonly (string | RegExp)[] = [],
): ExamQuestion => ({ ...law(ask, must, mustNot), kind: 'may-i' });

const no = [/\bno\b/, /\bnot\b/, /n['’]t\b/];
const saysYes = /^yes\b/;
const saysNo = /^no\b/;

/** Fresh questions after the mending by as-typed-tune, on the same publications: what it was worth. */
export const exam: Exam = {
  name: 'as-typed-second',
  author:
    'the CPA and engineer who had mended names and reading on as-typed-tune and on 316 questions of their own; written before any reply to it was seen; mended after its first sight',
  questions: [
    mayI(
      'my brothers kid stayed with us from march on, can i put him on my return',
      [[/half the year|six months/]],
      [saysNo],
    ),
    mayI('mom gets 1100 a month from ssa and lives in my basement, is she my dependent', [
      { law: ({ dependents }) => dependents.qualifyingRelativeIncomeLimit },
    ]),
    law('twins born this year how much credit', [{ law: ({ childCredit }) => childCredit.perChild }]),
    mayI('my stepson is 18 and graduated in june, child tax credit?', [
      { law: ({ childCredit }) => childCredit.perOtherDependent },
    ]),
    mayI('kids dad hasnt seen them in years but says he will claim them', [[/nights|custodial|lived with/]]),
    mayI('husband in prison can i file hoh', [[/last six months|lived apart|over half the cost/]]),
    mayI('can i file single if my wife lives in another state', [no], [saysYes]),
    mayI('i pay my neighbor to watch the kids after school is that deductible', [[/13/], [/work/]], [saysNo]),
    mayI('can we use the care credit for a summer sleep away camp', [[/overnight/]], [saysYes]),
    law('eitc max with 3 kids', [{ law: ({ earnedIncome }) => earnedIncome.threeChildren.maximum }]),
    mayI('sold my grandmas ring that i inherited', [[/death|died/]]),
    mayI('insurance paid me 12k for my totaled truck do i owe tax', [[/basis|paid/], no], [saysYes]),
    mayI('got severance when they laid me off is it taxed', [[/wages|taxed/]], [saysNo]),
    mayI('my landlord gave back my security deposit income?', [no], [saysYes]),
    mayI('is the 1099-int for 6 dollars something i need to put in', [[/interest/]], [saysNo]),
    mayI('do i have to pay tax on food stamps', [no], [saysYes]),
    law('sold 3 shares of apple i had for 2 months whats the rate', [[/regular|ordinary/]]),
    mayI('can i net my crypto losses against my stock gains', [[/gain/], [/loss/]], [saysNo]),
    mayI('gifted my nephew 30k do i owe', [[/709/]]),
    mayI(
      'deduct my contact lenses and eye exam',
      [{ law: ({ itemized }) => itemized.medicalFloor }],
      [saysNo],
    ),
    mayI('can i write off aspirin and bandaids', [[/prescri|over-the-counter|over the counter/]], [saysYes]),
    mayI('property tax i paid in escrow does that count', [[/escrow/]], [saysNo]),
    mayI('interest on my credit cards', [no], [saysYes]),
    mayI('my sons private high school 14k anything back', [no], [saysYes]),
    mayI('donated a couch to habitat no receipt', [[/receipt|record/]]),
    mayI(
      'bought girl scout cookies and raffle tickets for school deductible',
      [[/raffle|value/], no],
      [saysYes],
    ),
    mayI('cost of my cpa license renewal im w2', [no, [/employee/]], [saysYes]),
    law('how much can i add to my 401k if im 61 this year', [[/\$30,500|\$7,500/]]),
    mayI('im 55 and quit my job can i take my 401k without the 10%', [[/55/]], [saysNo]),
    mayI('used ira to pay for my daughters college', [[/early-withdrawal|10%/], [/income tax/]]),
    mayI('can i have both a 401k and an ira', [[/deduction/], [/plan at work/]], [saysNo]),
    mayI('is money my employer puts in my hsa taxed', [no, [/code w/]], [saysYes]),
    mayI('can i pay my dentist from my hsa', [[/medical|tax free/]], [saysNo]),
    mayI('loan paid my tuition can i still take the education credit', [[/loan/]], [saysNo]),
    law('parents make 200k can they take the college credit', [
      { law: ({ education }) => education.phaseOutEnd.mfj },
    ]),
    mayI('i sell on poshmark mostly my own used clothes', [[/less than you paid|personal/]]),
    mayI('can i deduct my car insurance if i deliver for grubhub', [[/mileage|actual/]], [saysNo]),
    mayI('new tires for my delivery car plus the mileage rate', [no], [saysYes]),
    mayI('bought a 1500 printer for my business can i deduct it all', [[/2,500|179/]], [saysNo]),
    mayI('my cousin rents my condo cheap can i take a loss', [[/fair|below|market/]]),
    mayI('hoa fees on my rental', [[/rent|deductible/]], [saysNo]),
    law('i only made 350 on etsy do i owe self employment tax', [
      { law: ({ selfEmployment }) => selfEmployment.floor },
    ]),
    law('i forgot to sign my paper return', [[/sign/]]),
    law('my refund was sent to a closed bank account', [[/check|reject/]]),
    law('how do i stop the irs from garnishing my wages', [[/levy|hardship|plan/]]),
    law('what happens after i get an audit letter', [[/mail|records|answer/]]),
    mayI('can i efile if someone stole my identity', [[/ip pin|paper/]]),
    law('how long does an amended return take', [[/8 to 12|16 weeks/]]),
    law('can i make payments to the irs', [[/payment plan|monthly/]]),
    { kind: 'document', ask: 'whats code D in box 12', on: lawReturns, must: [[/401/]] },
    { kind: 'document', ask: 'ssa 1099 box 5', on: lawReturns, must: [[/net/]] },
    {
      kind: 'where',
      ask: 'where do i put my student loan interest',
      on: ['empty', 'ann'],
      must: [[/student loan/]],
    },
    mayI('moved from florida to georgia in may do i file two states', [
      [/part-year/],
      [/florida|no income tax/],
    ]),
    { kind: 'own', ask: 'what was my total income', on: ['ann', 'kim'], must: [{ line: '1040:9' }] },
    {
      kind: 'what-if',
      ask: 'what if i had paid 1500 in student loan interest',
      on: ['ann'],
      must: [{ whatIf: [{ path: 'adjustments.studentLoanInterest', value: 1500 }] }],
    },
    {
      kind: 'follow-up',
      before: ['can i deduct mortgage interest'],
      ask: 'what about on a second home',
      on: lawReturns,
      must: [[/second home/]],
    },
    {
      kind: 'follow-up',
      before: ['when are taxes due'],
      ask: 'and if i file an extension?',
      on: lawReturns,
      must: [[/october 15/]],
    },
  ],
};
