import { law, mayI, saysNo, saysYes } from '../asked';
import { type Exam, lawReturns } from './format';

/** Questions as filers type them on all subjects: every other one of a pool of 166, from the second; nothing is mended by it. */
export const exam: Exam = {
  name: 'every-other-held-out',
  author:
    'an engineer who knew the grading and the names of the law in code, and had read no card and nothing of the co-pilot; written before any reply was seen',
  questions: [
    // Income.
    law(
      'my stock comp vested, its on my w2 AND the 1099b, am i taxed twice',
      [[/basis|cost/], [/w-2|box 1|wages/]],
      [saysYes],
    ),
    mayI(
      'roomate venmos me half the rent, irs gonna tax that',
      [
        [
          /not income|isn't income|not taxable|isn't taxable|not taxed|sharing|shared|reimburse|no tax|personal/,
        ],
      ],
      [saysYes],
    ),
    law('company shut down my shares worth 0 what do i put', [[/worthless/], [/last day|december 31|8949/]]),
    mayI('got a settlement from a car crash for my broken leg', [
      [/physical/],
      [
        /not taxable|isn't taxable|not taxed|isn't taxed|tax-free|isn't income|not income|excluded|leave it out/,
      ],
    ]),
    mayI(
      'parents gave me 30k for a house downpayment, do i pay',
      [
        [/gift/],
        [
          /not income|isn't income|aren't income|no income tax|don't pay|not taxable|isn't taxable|aren't taxable|not taxed/,
        ],
      ],
      [saysYes],
    ),
    law('my teen has a 5k custodial acct gain who pays tax on it', [
      { law: ({ thresholds }) => thresholds.kiddieUnearnedIncome },
      [/8615|8814|parent/],
    ]),
    law('ee savings bond cashed in for kids tuition', [[/8815|exclu/], [/tuition|education/]]),
    mayI(
      'do i have to report 5 bucks of interest, no 1099',
      [[/all|any|every|even/], [/interest/]],
      [saysNo],
    ),
    law('got a k1 with box 1 loss can i use it', [[/passive|basis|at risk|at-risk|schedule e/]]),
    law('1099-b wash sale box 1g what does it do', [[/wash sale/], [/basis|disallowed|not allowed|loss/]]),
    // Family.
    mayI(
      'grandson been w us 8 months, parents gone, claim him?',
      [[/grandchild|qualifying child|descendant/], [/half|6 months|six months|183/]],
      [saysNo],
    ),
    mayI('our daughter got married in dec still dependent?', [[/joint return|files jointly|file jointly/]]),
    law('ex and me 50 50 custody, exactly same nights', [[/higher agi|higher adjusted gross|agi/]]),
    law('eitc how much for 3 kids', [{ law: ({ earnedIncome }) => earnedIncome.threeChildren.maximum }]),
    mayI(
      'son is 22 part time student, lives home, makes 9k',
      [[/full-time|full time/], { law: ({ dependents }) => dependents.qualifyingRelativeIncomeLimit }],
      [saysYes],
    ),
    law('foster kid for 7 months counts?', [[/placed|agency|court/], [/half|six months|6 months/]]),
    law('husband died in may 24 do i file joint', [[/joint/], [/2024|year of death|the year/]], [saysNo]),
    law('innocent spouse vs injured spouse whats diff', [[/8857/], [/8379/]]),
    mayI('can two ppl in same house both be head of household', [[/half|cost|keeping up|household/]], []),
    // Deductions.
    mayI('gym membership my doc told me to', [[/gym/], [/not|no|n't/]], [saysYes]),
    mayI('heloc used to pay off cards, deduct interest?', [[/buy, build|build|improve/]], [saysYes]),
    mayI('donated a bag of clothes to goodwill no receipt', [[/receipt|record|acknowledg/]]),
    mayI(
      'gofundme to my neighbor deduct',
      [[/individual|person|qualified|organization/], [/not|no|n't/]],
      [saysYes],
    ),
    law('whats the std deduction if im 67 and single', [
      {
        law: ({ standardDeduction }) =>
          standardDeduction.amount.single + standardDeduction.ageOrBlindness.single,
      },
    ]),
    mayI(
      'teacher. bought 450 in supplies',
      [{ law: ({ adjustments }) => adjustments.educatorEach }],
      [saysNo],
    ),
    mayI(
      'i work from home for my employer, internet n desk deductible',
      [[/employee/], [/not|no|n't/]],
      [saysYes],
    ),
    mayI('is private school for my 8 yr old deductible', [[/not|no|n't/]], [saysYes]),
    mayI('crypto scammer took 20k from me can i write it off', [[/theft|profit|scam/]]),
    mayI('does my car loan interest count for anything', [[/2025|personal|business/]]),
    // Savings, retirement, health.
    law(
      'i make 170k single can i do a roth',
      [{ law: ({ ira }) => ira.rothLimit.single + ira.rothRange.single }],
      [saysYes],
    ),
    law('hsa by my employer box 12 W 3000 do i add it', [[/8889/], [/not|already|n't/]], []),
    law('401k loan i quit and didnt pay back', [[/offset|distribution|taxable/], [/roll/]]),
    law('rmd age', [[/73/]]),
    mayI('wife on medicare can she still put in hsa', [[/medicare/], [/not|no|n't/]], [saysYes]),
    law('1099-r code 1 means', [[/early/], { law: ({ earlyDistribution }) => earlyDistribution.rate }]),
    law('529 money used for rent off campus', [
      [/room and board|housing|rent/],
      [/half|cost of attendance|allowance/],
    ]),
    law('saver credit income limit single', [[/\$38,250/]]),
    law('fsa leftovers lost, deduct?', [[/not|no|n't/]], [saysYes]),
    // Business and rental.
    law('how much do i set aside for se tax', [[/15\.3%/]]),
    mayI(
      'can i write off my work boots, im self employed roofer',
      [[/everyday|suitable|street|protective|ordinary/]],
      [],
    ),
    law('startup costs b4 i opened my bakery', [[/\$5,000/], [/180/]]),
    mayI('paid my 15 yr old to work in my shop do i owe ss tax for her', [[/18/], [/not|no|n't/]], [saysYes]),
    mayI('replaced roof on my rental deduct all this year?', [[/improvement|depreciat|27\.5/]], [saysYes]),
    law('rental loss 12k income 90k', [{ law: ({ passiveLoss }) => passiveLoss.allowance }], [saysNo]),
    mayI('client never paid me 3k can i write it off cash basis', [[/cash/], [/not|no|n't/]], [saysYes]),
    mayI(
      'only made 350 freelancing need to file sched c',
      [{ law: ({ selfEmployment }) => selfEmployment.floor }],
      [],
    ),
    mayI('do i need ein to file sch c', [[/ssn|social security number/]], [saysYes]),
    // Credits and insurance.
    law('solar panels 20k how much credit', [{ law: ({ homeEnergy }) => homeEnergy.rate }], []),
    law('who claims the college credit me or my kid, im paying', [[/dependent|claim/]]),
    mayI(
      'no health insurance all yr penalty??',
      [[/no federal|federal penalty|2019|federal|zero|\$0/]],
      [saysYes],
    ),
    law('new windows credit', [{ law: ({ homeEnergy }) => homeEnergy.windowsLimit }]),
    law('foreign tax on my 1099-div 45 bucks', [{ law: ({ foreignTax }) => foreignTax.withoutForm.single }]),
    // Filing, paying, after.
    law('ohno i missed last april 15 what happens if i file in june', [[/5%/], [/0\.5%/]]),
    law('rejected, says agi dont match', [[/\$0|zero|\b0\b|line 11|prior-year|2023/]]),
    law('cant pay 4k at once', [[/payment plan|installment/]]),
    law('forgot a w2 already sent it', [[/1040-x|amend/]]),
    law('irs keeps my refund for student loan debt, why', [[/offset/]]),
    mayI('irs called me says arrest warrant, legit?', [[/scam/]], [saysYes]),
    law('do i gotta file if i only made 9k single', [
      { law: ({ standardDeduction }) => standardDeduction.amount.single },
    ]),
    law('quit claiming exempt how do i fix withholding', [[/w-4/]]),
    law('moved after filing how tell irs', [[/8822/]]),
    law('got my eic delayed til feb why', [[/path act|february 15|mid-february|late february/]]),
    law('file 2021 still, do i get a refund', [[/three years|3 years|april 15, 2025/]]),
    // Documents.
    {
      kind: 'document',
      ask: 'w2 box 12 dd 14000 taxable?',
      on: lawReturns,
      must: [[/health/], [/not|no|n't/]],
      mustNot: [saysYes],
    },
    {
      kind: 'document',
      ask: 'whats box 1b vs 1a on 1099 div',
      on: lawReturns,
      must: [[/qualified/], [/ordinary/]],
    },
    {
      kind: 'document',
      ask: '1098t box 5 bigger than box 1',
      on: lawReturns,
      must: [[/scholarship/], [/taxable|income/]],
    },
    { kind: 'document', ask: 'box 12 code AA', on: lawReturns, must: [[/roth/]] },
    // Plainfile.
    {
      kind: 'product',
      ask: 'did my last answer save if i close the tab',
      on: ['empty', 'ann'],
      must: [[/save/]],
    },
    {
      kind: 'product',
      ask: 'how do i put my husband on',
      on: ['empty', 'ann'],
      must: [[/spouse|married|filing status/]],
    },
    { kind: 'product', ask: 'delete my acct', on: ['empty', 'ann'], must: [[/delete/], [/account/]] },
    // Own figures.
    { kind: 'own', ask: 'my agi pls', on: ['ann', 'ruth', 'kim'], must: [{ line: '1040:11' }] },
    {
      kind: 'own',
      ask: 'am i itemizing or taking standard',
      on: ['ann', 'ruth'],
      must: [{ line: '1040:12' }],
    },
    { kind: 'own', ask: 'whats my illinois refund', on: ['ivan'], must: [{ state: 'IL' }] },
    { kind: 'own', ask: 'how much did we pay in tax total', on: ['ortiz'], must: [{ line: '1040:24' }] },
    // What-ifs.
    {
      kind: 'what-if',
      ask: 'what happens if i donated 9k instead',
      on: ['ruth'],
      must: [{ whatIf: [{ path: 'itemized.charityCash', value: 9000 }] }],
    },
    {
      kind: 'what-if',
      ask: 'what if we filed separate',
      on: ['ortiz'],
      must: [[/separate/], [/both|two returns|each/]],
    },
    {
      kind: 'what-if',
      ask: 'what if student loan interest was 2500',
      on: ['ortiz'],
      must: [{ whatIf: [{ path: 'adjustments.studentLoanInterest', value: 2500 }] }],
    },
    // Follow-ups.
    {
      kind: 'follow-up',
      before: ['how much can i put in a 401k'],
      ask: 'im 55 tho',
      on: lawReturns,
      must: [{ law: ({ electiveDeferrals }) => electiveDeferrals.catchUp }],
    },
    {
      kind: 'follow-up',
      before: ['what if i put 5000 in a traditional ira'],
      ask: 'and 7000?',
      on: ['ann'],
      must: [{ whatIf: [{ path: 'adjustments.ira.0', value: { owner: 'taxpayer', traditional: 7000 } }] }],
    },
    {
      kind: 'follow-up',
      before: ['can i get the solar credit'],
      ask: 'what if its more than my tax',
      on: lawReturns,
      must: [[/carr(y|ied)/]],
    },
    // Refusals and talk.
    { kind: 'refuse', ask: 'what did my coworker ann lee put on hers', on: ['empty', 'kim'] },
    { kind: 'talk', ask: 'ok thx ur great', on: ['empty', 'ann'], must: [[/welcome|glad|anytime|happy/]] },
    {
      kind: 'law',
      ask: 'had a baby and bought a house in 24 what can i claim',
      on: lawReturns,
      must: [{ law: ({ childCredit }) => childCredit.perChild }, [/mortgage/]],
    },
  ],
};
