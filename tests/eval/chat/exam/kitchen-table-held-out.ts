import { law2025 } from '@/lib/tax/us/law/2025';
import { follow, law, mayI, no, of2025, product, saysNo, saysYes } from '../asked';
import type { Exam } from './format';

/** What filers type in short words: every other question of a pool of 161, from the second; nothing was mended by it. */
export const exam: Exam = {
  name: 'kitchen-table-held-out',
  author:
    'an engineer who had read the grading, the names of the law in code and how an answer is composed, but no card, no alias and nothing of the search; written before any reply was seen; dealt by turns',
  questions: [
    // Family, status and who may be claimed (Publications 501, 503, 504, 596; instructions for Schedule 8812).
    law('my kid turned 17 on dec 30. do i still get the full 2000', [
      { law: ({ childCredit }) => childCredit.perOtherDependent },
    ]),
    mayI('is my 24 yr old a dependent, no job, lives in our basement, not in school', [
      { law: ({ dependents }) => dependents.qualifyingRelativeIncomeLimit },
    ]),
    law('new baby born december 28. do we get anything for her this yr', [
      { law: ({ childCredit }) => childCredit.perChild },
      [/social security number|ssn/],
    ]),
    law('we got separated in march but no divorce papers. she has the kids. what is MY status', [
      [/married filing separately|separately/],
    ]),
    mayI('is summer sleepaway camp ok for the daycare credit', [/overnight/], [saysYes]),
    law('does my unemployment count as earned income for the eitc', [no, /earned income/], [saysYes]),
    law('we finalized adopting from foster care, lawyer fees were only 1200, what can we get', [
      { law: ({ adoption }) => adoption.maximum },
    ]),
    // Wages, benefits, investments and other income (Publications 525, 550, 915, 544).
    law('got a 1099-int for 38 bucks do i gotta report it', [[/report|taxable|income/]], [saysNo]),
    mayI(
      'is my workers comp taxed',
      [[/not taxable|isn't taxable|aren't taxable|tax-free|not taxed|aren't taxed|isn't taxed|not income/]],
      [saysYes],
    ),
    law('sold my old truck for 9 grand, paid 22 for it. do i owe anything', [
      [/personal/],
      [/loss|gain|no tax|less than/],
    ]),
    law('how long do i have to hold stock to get the lower rate', [
      [/more than one year|more than a year|over a year|longer than a year|longer than one year/],
    ]),
    mayI('are my va disability checks taxable', [[/not|isn't|aren't|tax-free|n't/]], [saysYes]),
    law('whats staking rewards on coinbase count as', [[/income/], [/value|fair market/]]),
    mayI(
      'grandma left me 30k when she passed, is it taxed',
      [
        [
          /not income|isn't income|not taxable|isn't taxable|no federal|not taxed|isn't taxed|aren't income|tax-free/,
        ],
      ],
      [saysYes],
    ),
    mayI(
      'rented my place on airbnb 12 days while on vacation, taxable?',
      [/15 days|14 days|fewer than 15/],
      [saysYes],
    ),
    law('credit card company forgave 4k and sent a 1099-c. i was broke tho', [/insolven/, [/982|income/]]),
    // Deductions (Publications 502, 526, 529, 530, 936; instructions for Schedule A).
    mayI(
      'tithes, 6k cash in the offering plate no receipts. can i take it',
      [[/record|receipt|bank|written|acknowledg/]],
      [],
    ),
    mayI(
      'i work from home for my company 5 days a wk can i write off internet',
      [no, [/employee/]],
      [saysYes],
    ),
    law('we pay 14k property tax and 9k state tax, how much counts', [
      { law: ({ itemized }) => itemized.stateTaxLimit.mfj },
    ]),
    mayI(
      'points we paid to refi',
      [[/life of the loan|over the life|over the term|years of the loan|term of the loan/]],
      [saysNo],
    ),
    mayI('gave my old suv to a charity they sold it for 1800', [[/1098-c/, /sold|proceeds|\$500/]], []),
    law('whats the most student loan interest i can deduct and what income is too high', [
      { law: ({ adjustments }) => adjustments.studentLoanMaximum },
      { law: ({ adjustments }) => adjustments.studentLoanPhaseOutStart.single },
    ]),
    mayI(
      'teacher, spent 450 on class stuff, how much',
      [{ law: ({ adjustments }) => adjustments.educatorEach }],
      [],
    ),
    mayI('gym membership my dr told me to get', [[/general health|specific|not|n't/]], [saysYes]),
    mayI('moving expenses from tx to co for new job', [no, [/armed forces|military/]], [saysYes]),
    // Retirement and health accounts (Publications 590-A, 590-B, 575, 969).
    law('put 7500 in my roth by accident im 41', [
      { law: ({ ira }) => ira.excessRate },
      [/withdraw|remove|take out|excess/],
    ]),
    mayI('i make 160 single, roth ira ok or no', [{ law: ({ ira }) => ira.rothLimit.single }], []),
    law('pulled 6k from ira for first house. do i still get dinged', [
      { law: ({ earlyDistribution }) => earlyDistribution.firstHomeLimit },
    ]),
    law('how much can me and my husband put in our hsa, family plan, both 57', [
      { law: ({ healthSavings }) => healthSavings.family },
      { law: ({ healthSavings }) => healthSavings.catchUp },
    ]),
    mayI('medicare at 65, can i keep putting in hsa', [no, /medicare/], [saysYes]),
    law('backdoor roth, how do i put that on my taxes', [/8606/]),
    // Own business, gigs and rental (Publications 334, 463, 527, 587; Schedules C, E and SE).
    law('how many months before i have to pay self employed tax, made 390 mowing lawns', [
      { law: ({ selfEmployment }) => selfEmployment.floor },
    ]),
    mayI('lunch w a client how much of it', [{ law: ({ business }) => business.deductibleMeals }], []),
    mayI('my llc is just me. do i file a 1065', [no, /schedule c/], [saysYes]),
    mayI('parking tickets i got delivering for instacart', [no, [/fine|penalt/]], [saysYes]),
    law('got 1099-nec AND a w2 from the same company normal?', [
      [/employee|contractor/],
      [/1099-nec|ss-8|schedule c/],
    ]),
    mayI('my commute to my shop miles', [no, [/commut/]], [saysYes]),
    // Education, energy, insurance and other credits (Publications 970, 974; Forms 5695, 8936, 8962).
    law('solar panels 24k last yr what comes back', [{ law: ({ homeEnergy }) => homeEnergy.rate }]),
    mayI('leased an ev can i claim the 7500', [/lease|lessor|dealer|leasing/], [saysYes]),
    law('is the american opp credit refundable', [{ law: ({ education }) => education.refundableShare }]),
    mayI('taking one welding class at community college, any credit', [/lifetime learning/], [saysNo]),
    mayI('no health insurance all yr, penalty?', [[/no federal|no penalty|\$0|state|not|n't/]], [saysYes]),
    // Filing, paying, deadlines (Publications 17, 505, 594).
    law('when r taxes due this year', [/april 15/]),
    law('cant pay the 6200 i owe what do i do', [[/payment plan|installment/], [/irs\.gov|9465|online/]]),
    law('how much do i have to owe b4 they hit me with underpayment penalty', [
      { law: ({ estimatedTax }) => estimatedTax.smallestAmount },
    ]),
    mayI('forgot a w2 after we already sent it in', [/1040-?x/], []),
    mayI(
      'my dad died in october do i still file for him',
      [[/final return|surviving|deceased|personal representative|executor/]],
      [saysNo],
    ),
    mayI(
      'dependent kid 16 made 4200 at chick fil a does he gotta file',
      [{ law: ({ standardDeduction }) => standardDeduction.amount.single }],
      [],
    ),
    // Notices and letters from the IRS.
    law('cp2000 says i left off stock sale. now what', [
      [/agree|respond|response|30 days/],
      [/basis|not a bill|proposed|proposal/],
    ]),
    law('cp14 in the mail', [[/owe|balance|unpaid/], [/21 days|pay/]]),
    law('someone called saying irs will arrest me pay w gift cards', [[/scam|never|doesn't|not the irs/]]),
    law('my refund was short 600, letter says offset child support. i didnt know, it was my husbands debt', [
      [/8379|injured spouse/],
    ]),
    // States.
    law('does tennessee tax my paycheck', [no, [/tennessee/]], [saysYes]),
    law('live in PA work in NJ which one gets my taxes', [/reciproc|pennsylvania/, [/agreement|withh/]]),
    law('wife works in kentucky we live in indiana', [/recipro|agreement/, [/indiana/]]),
    mayI('can i still claim CA renters credit thru you guys', [[/california/]], []),
    // Documents box by box.
    law('w2 box 12 code D', [/401\(k\)/]),
    law('1099-div 1b is what', [/qualified/]),
    law('1098-t box 5 is bigger than box 1', [[/scholarship/], [/taxable|income/]]),
    law('1095-a where does that go', [/8962/]),
    // 2025 law, on a return of 2025.
    of2025('no tax on tips how much can i take', [
      { law: ({ nextYear }) => nextYear.additionalDeductions.tips.cap.single },
    ]),
    of2025('child tax credit for 2025??', [{ law: ({ nextYear }) => nextYear.childCredit.perChild }]),
    of2025(
      'does my overtime still get social security taken out',
      [[/social security|payroll/], [/still|federal income tax only|not/]],
      [saysNo],
    ),
    of2025('std deduction hoh', [{ law: () => law2025.standardDeduction.amount.hoh }]),
    of2025('whats a trump account', [[/child|under 18|born/], [/\$1,000|2026|5,000/]]),
    // The return's own figures, why and what-if.
    { kind: 'own', ask: 'whats my agi', on: ['ann', 'ruth'], must: [{ line: '1040:11' }] },
    {
      kind: 'own',
      ask: 'how much of my social security got taxed',
      on: ['ruth'],
      must: [{ line: '1040:6b' }],
    },
    { kind: 'why', ask: 'why do i owe so much', on: ['kim'], must: [{ refund: true }, [/self-employment/]] },
    { kind: 'own', ask: 'my total refund fed plus ohio', on: ['olga'], must: [{ combined: true }] },
    {
      kind: 'what-if',
      ask: 'what would another 2k in supplies do for me',
      on: ['kim'],
      must: [{ whatIf: [{ path: 'businesses.0.expenses.supplies', value: 6000 }] }],
    },
    {
      kind: 'what-if',
      ask: 'whats it do to my refund if i drop 4k in a traditional ira before april',
      on: ['ann'],
      must: [{ whatIf: [{ path: 'adjustments.ira.0', value: { owner: 'taxpayer', traditional: 4000 } }] }],
    },
    // Where and how.
    product('where do i enter my 1099-g', [/1099-g/]),
    product('how do i add my new baby', [/dependent/]),
    product('is my stuff safe here', [[/encrypt/]], [saysNo]),
    // Follow-ups.
    follow(['can i deduct my kids braces'], 'and if insurance paid half', [
      [/reimburse|insurance|paid yourself|out of pocket|didn't pay/],
    ]),
    follow(['how much can i put in a roth ira'], 'and my wife shes 53', [
      { law: ({ ira }) => ira.contribution + ira.catchUp },
    ]),
    {
      kind: 'follow-up',
      before: ['whats my agi'],
      ask: 'and total tax',
      on: ['ann', 'ruth'],
      must: [{ line: '1040:24' }],
    },
    follow(['when are taxes due'], 'what if i need more time', [/4868|extension/, /october 15/]),
    follow(['what is the educator deduction'], 'does my wife get it too shes a teacher', [
      { law: ({ adjustments }) => adjustments.educatorEach * 2 },
    ]),
    // What it does not do.
    { kind: 'refuse', ask: 'tell me what my sister put on her return', on: ['empty', 'ann'] },
  ],
};
