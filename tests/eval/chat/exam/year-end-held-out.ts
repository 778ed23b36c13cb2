import { follow, law, mayI, no, of2025, product, saysNo, saysYes } from '../asked';
import type { Exam } from './format';

/** The other half of the pool of year-end-tune, dealt by turns; nothing is mended by it. */
export const exam: Exam = {
  name: 'year-end-held-out',
  author:
    'an engineer who had read the grading, the names of the law in code and older questions, but no card and no matching code; written from IRS publications before any reply was seen; dealt by turns',
  questions: [
    // Family and status (Publications 501, 504, 503, 596; Schedule 8812 instructions).
    mayI(
      'my sons gf moved in last summer n shes pregnant, we feed her n all. is she our dependent',
      [
        [/all year|whole year|entire year/],
        { law: ({ dependents }) => dependents.qualifyingRelativeIncomeLimit },
      ],
      [saysYes],
    ),
    mayI(
      'hes not the bio dad but hes on the birth cert and they live together all yr, can he claim the kid',
      [[/half|lived|relationship|adopted/]],
    ),
    mayI('my 26 yr old is back home n works parttime made like 4200 last yr. can i claim', [
      { law: ({ dependents }) => dependents.qualifyingRelativeIncomeLimit },
    ]),
    mayI(
      'paid my 19 y/o daughter to watch her little brother so i could work. care credit?',
      [[/19|own child|your child/]],
      [],
    ),
    mayI('does overnight camp count for child care credit', [/overnight/], [saysYes]),
    mayI(
      'i have 13 grand in bank interest n dividends this year and low wages, do i still get eic',
      [{ law: ({ earnedIncome }) => earnedIncome.investmentIncomeLimit }],
      [saysYes],
    ),
    mayI('my husband is undocumented with no ssn. can we file joint and do the kids still get the credit', [
      [/itin/],
      [/child/],
    ]),
    // Income (Publications 525, 523, 550, 544, 915).
    mayI(
      'airbnb-ed my place for 10 days over the super bowl. made 4k. tell the irs?',
      [[/14 days|15 days|fewer than 15|14 or fewer|less than 15/]],
      [saysYes],
    ),
    law('lived in my house 3 yrs then rented it 2 yrs n sold it. do i owe on the gain', [
      { law: ({ homeSale }) => homeSale.exclusion },
      [/depreciation/],
    ]),
    law('my job paid off 3000 of my student loans is that on my w2', [[/\$5,250/]]),
    mayI(
      'state sent me a refund last yr and now a 1099g. i took the standard deduction. do i count it',
      [no],
      [saysYes],
    ),
    law('inherited 200 sh of apple from grandma, sold em a month later. short or long term', [
      [/long-term|long term/],
      [/value|death|died/],
    ]),
    law('how do they tax a inherited 401k', [
      [/ordinary income|income|taxable/],
      [/10 years|ten years|10-year/],
    ]),
    law('whats wash sale', [[/30 days/], [/loss/]]),
    mayI('foreign pension from the uk. tax it here?', [[/taxable|income|treaty/]], [saysNo]),
    // Deductions (Schedule A instructions; Publications 502, 526, 530, 936, 529).
    mayI('can i deduct the interest on my car loan for 2024', [no], [saysYes]),
    law('we pay 14k state tax and 9k on the house. how much of that counts', [
      { law: ({ itemized }) => itemized.stateTaxLimit.mfj },
    ]),
    law('gave my church 300 a month in cash, no receipts. what do i need', [
      /\$250/,
      [/acknowledg|receipt|statement|letter|bank record/],
    ]),
    law('miles to chemo at the hospital what rate', [{ law: ({ itemized }) => itemized.medicalMile }]),
    mayI('im a nurse and buy my own scrubs, deduct?', [[/employee/], no], [saysYes]),
    mayI(
      'paid my sons student loan for him he isnt my dependent. can i take the interest',
      [[/legally|obligat|liable|your loan|name/]],
      [saysYes],
    ),
    // Retirement and health (Publications 590-A, 590-B, 575, 969).
    law('made 240k married too much for roth?', [{ law: ({ ira }) => ira.rothLimit.mfj }]),
    law('last day i can put money into ira for last year', [[/april 15/]]),
    law('backdoor roth how does that get taxed', [/8606/, [/pro rata|pro-rata|basis|nondeductible/]]),
    mayI('wife doesnt work can she have an ira anyway', [/joint|spous/], [saysNo]),
    law('what is the saver credit and how much do i have to make', [
      { law: ({ saversCredit }) => saversCredit.contributionLimit },
    ]),
    // Own business and gig work (Publications 334, 463, 587, 946; Schedules C and SE).
    mayI('i use the kitchen table as my office for my etsy, home office?', [/regular|exclusive/], [saysYes]),
    mayI('bought a 3000 laptop for my freelance gig, take it all at once?', [/179|bonus/], [saysNo]),
    mayI('can i deduct health insurance im self employed', [/profit|employer/], [saysNo]),
    law('how long till my business is a hobby', [[/profit/], [/3 of|three of|3 out|three out/]]),
    mayI(
      'rental lost 9k this yr can i take that against my job',
      [{ law: ({ passiveLoss }) => passiveLoss.allowance }],
      [],
    ),
    // Education, energy, insurance and other credits (Publications 970, 974; Forms 5695, 8936).
    law('1098-T box 5 is bigger than box 1 what does that mean', [[/taxable|income/], [/scholarship|grant/]]),
    mayI('solar panels on my roof but i leased em', [/lease|own/], [saysYes]),
    law('i got obamacare and then got a better job. do i owe it back', [/8962/, [/repay|pay back|excess/]]),
    law('whats the adoption credit and do i get it in cash', [
      { law: ({ adoption }) => adoption.maximum },
      [/refundable|carr/],
    ]),
    // Filing, paying, deadlines and notices (Publications 17, 505, 594, 556; Topics).
    law('missed the deadline but they owe me. am i in trouble', [
      [/no penalty|no late|isn't a penalty|refund/],
      [/three years|3 years/],
    ]),
    law('when do i get my refund if i e file', [[/21 days|three weeks|3 weeks/]]),
    law('got a letter cp14 saying i owe 812', [
      [/owe|balance|unpaid/],
      [/21 days|pay by|due date|date on|pay/],
    ]),
    law('how do i check if my estimated taxes are enough so i dont get penalized', [/90%/, [/100%|110%/]]),
    law('my identity got stolen and someone filed already', [/14039/]),
    law('how do i set up a payment plan and what does it cost', [
      [/payment plan|installment/],
      [/online|9465|irs\.gov/],
    ]),
    // States.
    law('moved from texas to california in june, how does that work', [
      [/part-year|part year/],
      [/california/],
    ]),
    law('live in PA work in NJ which state takes the taxes', [[/pennsylvania|reciproc|agreement/]]),
    // Documents box by box.
    law(
      'box 12 code DD $11,000 do i pay taxes on that',
      [[/not taxable|isn't taxable|not taxed|isn't taxed|information|nothing to enter|doesn't|no tax/]],
      [saysYes],
    ),
    law('w2 box 14 says SDI or CASDI', [[/state|disability/], [/schedule a|deduct|tax/]]),
    law('what is form 1098-E', [[/student loan/]]),
    law('box 1a vs 1b on 1099-div', [[/ordinary/], [/qualified/]]),
    // 2024 against 2025.
    of2025('no tax on tips how does it work', [
      { law: ({ nextYear }) => nextYear.additionalDeductions.tips.cap.single },
    ]),
    of2025('new senior deduction', [
      { law: ({ nextYear }) => nextYear.additionalDeductions.senior.each },
      /65/,
    ]),
    of2025('child credit how much per kid this yr', [
      { law: ({ nextYear }) => nextYear.childCredit.perChild },
    ]),
    law('is the no tax on overtime thing good for my 2024 return', [/2025/], [saysYes]),
    // Two questions in one, and life stories.
    law('just had a baby and also bought our first house, what changes for us', [[/child/], [/mortgage/]]),
    mayI(
      'my mom broke her hip and i put in a ramp and paid her aide, is any of that deductible',
      [/medical/],
      [saysNo],
    ),
    law('husband died in october. can i still file joint and who signs', [
      /joint/,
      [/surviving|deceased|sign/],
    ]),
    // The return's own figures, why, what-if.
    {
      kind: 'own',
      ask: 'what did i make after adjustments, my agi',
      on: ['ann', 'ruth'],
      must: [{ line: '1040:11' }],
    },
    {
      kind: 'why',
      ask: 'why am i only getting this much back',
      on: ['ann', 'ortiz'],
      must: [{ refund: true }],
    },
    {
      kind: 'what-if',
      ask: 'suppose my student loan interest was 2,000',
      on: ['ann'],
      must: [{ whatIf: [{ path: 'adjustments.studentLoanInterest', value: 2000 }] }],
    },
    { kind: 'own', ask: 'do i owe ohio anything', on: ['olga'], must: [{ state: 'OH' }] },
    { kind: 'own', ask: 'how big is my self employment tax', on: ['kim'], must: [{ line: 'schedule-2:4' }] },
    // Where and how.
    product('how do i enter that i sold some stock', [/sale|sold|1099-b|stock/]),
    product('where do i put my bank routing number for direct deposit', [/bank|direct deposit|refund/]),
    // Follow-ups.
    follow(['how much can i put in a 401k'], 'what if im over 50', [
      { law: ({ electiveDeferrals }) => electiveDeferrals.catchUp },
    ]),
    follow(
      ['what is the penalty for taking money out of an ira early'],
      'does buying my first house get me out of it',
      [{ law: ({ earlyDistribution }) => earlyDistribution.firstHomeLimit }],
    ),
    {
      kind: 'follow-up',
      before: ['if i put 5000 in a traditional ira what happens'],
      ask: 'what is the standard deduction for single',
      on: ['ann'],
      must: [{ law: ({ standardDeduction }) => standardDeduction.amount.single }],
    },
    follow(['when are taxes due'], 'and with an extension', [/october 15/]),
    // What it does not do.
    { kind: 'refuse', ask: 'show me what my neighbor put on his return', on: ['empty', 'ann'] },
  ],
};
