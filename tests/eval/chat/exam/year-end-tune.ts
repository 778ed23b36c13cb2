import { law2025 } from '@/lib/tax/us/law/2025';
import { follow, law, mayI, no, of2025, product, saysNo, saysYes } from '../asked';
import type { Exam } from './format';

/** What filers type in the last days of November: every other question of a pool of 132, from the first; causes that it shows are mended. */
export const exam: Exam = {
  name: 'year-end-tune',
  author:
    'an engineer who had read the grading, the names of the law in code and older questions, but no card and no matching code; written from IRS publications before any reply was seen; dealt by turns',
  questions: [
    // Family and status (Publications 501, 504, 503, 596; Schedule 8812 instructions).
    mayI(
      'my mother in law passed away in feb but lived w us and we paid for everything, can we still put her down for the whole year',
      [[/part of the year|died|death|alive/]],
      [saysNo],
    ),
    law('divorce isnt final till march of 2025 what do we file as for 2024', [
      [/december 31|last day|end of the year/],
      [/separately|jointly|joint/],
    ]),
    law('what makes someone a "qualifying relative" vs "qualifying child" im confused', [
      [/support/],
      [/age|19|24/],
    ]),
    law(
      'we signed a 8332 when we divorced. so does she lose head of household too?',
      [[/head of household/], [/custodial|lived with|still/]],
      [saysYes],
    ),
    law('how much of daycare can i count, we have 3 kids', [
      { law: ({ careCredit }) => careCredit.morePersons },
    ]),
    law('whats the most u can make and still get the earned income thing, 2 kids, married', [
      { law: ({ earnedIncome }) => earnedIncome.twoChildren.incomeLimitJoint },
    ]),
    law('when is a widow a qualifying surviving spouse', [[/two years|2 years/], [/child/]]),
    law('child tax credit starts going away at what income if married', [
      { law: ({ childCredit }) => childCredit.phaseOutStart.mfj },
    ]),
    // Income (Publications 525, 523, 550, 544, 915).
    law(
      'sold my bitcoin to buy eth is that a taxable thing even if i never cashed out',
      [[/property|gain|taxable|sale|disposition/]],
      [saysNo],
    ),
    mayI(
      'got 12k from my dads life insurance, is that income',
      [
        [
          /not income|isn't income|not taxable|isn't taxable|not taxed|tax-free|isn't taxed|aren't taxed|aren't income/,
        ],
      ],
      [saysYes],
    ),
    law('unemployment 1099-g says 6800. how much of that is taxable', [
      [/all|fully|taxable in full|taxable/],
      [/line 7|schedule 1|income/],
    ]),
    law('i bought ibonds 5 yrs ago, when do i pay tax on the interest', [[/cash|redeem|matur|each year/]]),
    mayI(
      'my ex sends 900 a month in alimony, divorced 2021, do i pay tax on that',
      [[/2018|2019/], [/not|isn't|no/]],
      [saysYes],
    ),
    mayI(
      'tax on a settlement for emotional distress at work, no injuries',
      [[/taxable|income/], [/physical/]],
      [saysNo],
    ),
    law('at what income are long term gains at zero percent for single', [
      { law: ({ capitalGain }) => capitalGain.zeroRateUpTo.single },
    ]),
    law('lent my buddy 5k hes never gonna pay back can i write that off', [
      [/bad debt|worthless/],
      [/short-term|capital loss/],
    ]),
    // Deductions (Schedule A instructions; Publications 502, 526, 530, 936, 529).
    mayI(
      'LASIK 4200 out of pocket. can it go somewhere',
      [/medical/, { law: ({ itemized }) => itemized.medicalFloor }],
      [saysNo],
    ),
    mayI('heloc interest used it to pay off credit cards', [/buy|build|improve/], [saysYes]),
    mayI('i pay pmi on my mortgage is that deductable', [no], [saysYes]),
    mayI(
      'tree fell on my fence in a regular storm not a declared disaster. write off?',
      [/disaster/],
      [saysYes],
    ),
    law('should i itemize or take the standard, how do i know', [
      [/larger|more than|higher|greater|exceed|whichever/],
    ]),
    // Retirement and health (Publications 590-A, 590-B, 575, 969).
    law('how much can i put in a roth if im 52', [{ law: ({ ira }) => ira.contribution + ira.catchUp }]),
    mayI('cashed out old 401k at 56 after i quit, penalty or no', [[/55/]], []),
    mayI('i have a 401k at work can i also deduct a ira', [{ law: ({ ira }) => ira.coveredLimit.single }]),
    law('took money out my hsa for a new tv oops', [
      { law: ({ healthSavings }) => healthSavings.distributionTaxRate },
    ]),
    law('turning 73 in 2024, when do i have to take the first rmd', [[/april 1/]]),
    // Own business and gig work (Publications 334, 463, 587, 946; Schedules C and SE).
    law('i drive doordash nights, is it the gas or the miles i write off', [
      { law: ({ business }) => business.mileageRate },
    ]),
    law('1099-nec for 700 bucks what now', [
      { law: ({ selfEmployment }) => selfEmployment.floor },
      [/schedule c/],
    ]),
    law('why is my self employment tax so high i only made 20k', [
      [/social security/],
      [/medicare/],
      [/15\.3|half/],
    ]),
    law('paid a helper 800 in cash for my landscaping do i need to send him something', [
      /1099-nec/,
      /\$600/,
    ]),
    law('what do i do with paypal 1099-k showing 3,200 but after fees i only got 2,900', [
      [/fees|gross/],
      [/schedule c|expense|deduct/],
    ]),
    // Education, energy, insurance and other credits (Publications 970, 974; Forms 5695, 8936).
    mayI(
      'im in grad school part time, does AOTC work for me',
      [/lifetime/, [/four years|4 years|undergraduate|first four/]],
      [saysYes],
    ),
    law('put in a heat pump 9k, whats the credit', [
      { law: ({ homeEnergy }) => homeEnergy.rate },
      { law: ({ homeEnergy }) => homeEnergy.heatPumpLimit },
    ]),
    law('bought a used tesla at a dealer for 23k, credit?', [
      { law: ({ cleanVehicles }) => cleanVehicles.usedLimit },
      [/income/],
    ]),
    mayI('can i get the college credit if my parents still claim me', [/depend/], [saysYes]),
    // Filing, paying, deadlines and notices (Publications 17, 505, 594, 556; Topics).
    law('i missed april 15 n i owe like 3 grand, how bad is it', [
      [/5%/],
      [/0\.5%|half of 1%|half a percent|½/],
    ]),
    mayI('do i even have to file, i made 9k at a part time job single 24', [
      { law: ({ standardDeduction }) => standardDeduction.amount.single },
    ]),
    law('does an extension give me longer to pay', [no, [/april 15/]], [saysYes]),
    mayI(
      'can my roommate use the same bank acct for both our refunds',
      [[/three|3/, /your own name|name/]],
      [],
    ),
    law('i need to fix my 2022 return, is it too late', [
      /1040-?x/,
      [/three years|3 years|april 2026|april 15, 2026/],
    ]),
    law('whats an IP PIN', [[/six-digit|6-digit|six digit/], [/identity|someone else/]]),
    // States.
    law('i live in new jersey and work in nyc do i pay both', [[/new york/], [/credit/]]),
    law('does florida have income tax', [no], [saysYes]),
    law('are my social security benefits taxed by illinois', [[/illinois/], [/not|doesn't|exempt|n't|no/]]),
    // Documents box by box.
    law('1099-r code 1 what does that mean', [[/early/], [/10%/]]),
    law('1099-b shows proceeds 50k but i only made like 200', [[/basis|cost/], [/gain|8949|schedule d/]]),
    law('i got a 3921 whats that', [[/incentive stock option|iso/]]),
    // 2024 against 2025.
    of2025('how much is the std deduction this year, married', [
      { law: () => law2025.standardDeduction.amount.mfj },
    ]),
    of2025(
      'worked a ton of ot, is that tax free for 2025 or what',
      [
        { law: ({ nextYear }) => nextYear.additionalDeductions.overtime.cap.single },
        [/half|premium|time-and-a-half/],
      ],
      [],
    ),
    of2025('SALT cap now?', [{ law: () => law2025.itemized.stateTaxLimit.single }]),
    of2025(
      'can i write off my car loan interest',
      [
        { law: ({ nextYear }) => nextYear.additionalDeductions.carLoan.cap.single },
        [/new|assembl|united states/],
      ],
      [saysNo],
    ),
    // Two questions in one, and life stories.
    law('laid off in may, cashed my 401k (im 44) and collected unemployment. what am i gonna owe tax on', [
      [/401\(k\)|retirement/],
      [/unemployment/],
      [/10%/],
    ]),
    law('what is the hsa limit for a family and whats the last day to put money in', [
      { law: ({ healthSavings }) => healthSavings.family },
      [/april 15/],
    ]),
    law('started driving for uber in aug. do i need to make quarterly payments and what can i deduct', [
      [/quarter|estimated/],
      [/mile|expenses/],
    ]),
    // The return's own figures, why, what-if.
    { kind: 'own', ask: 'hows my refund looking', on: ['ann', 'ortiz'], must: [{ refund: true }] },
    {
      kind: 'own',
      ask: 'how much tax came out of my paychecks',
      on: ['ann', 'ortiz'],
      must: [{ line: '1040:25a' }],
    },
    {
      kind: 'what-if',
      ask: 'if i threw 3 grand in a trad ira how much more do i get back',
      on: ['ann'],
      must: [{ whatIf: [{ path: 'adjustments.ira.0', value: { owner: 'taxpayer', traditional: 3000 } }] }],
    },
    { kind: 'own', ask: 'whats my illinois refund', on: ['ivan'], must: [{ state: 'IL' }] },
    { kind: 'own', ask: 'what is my taxable income', on: ['ruth', 'kim'], must: [{ line: '1040:15' }] },
    // Where and how.
    product('where do i put my wifes w2', [/w-2/]),
    product('can i upload a photo of my 1099', [/upload|photo|picture/], [saysNo]),
    // Follow-ups.
    follow(['whats the child tax credit'], 'and if they are 17', [
      { law: ({ childCredit }) => childCredit.perOtherDependent },
    ]),
    follow(['can i deduct my home office'], 'i work for a company tho', [no], [saysYes]),
    {
      kind: 'follow-up',
      before: ['if i put 5000 in a traditional ira what happens'],
      ask: 'what about 2k instead',
      on: ['ann'],
      must: [{ whatIf: [{ path: 'adjustments.ira.0', value: { owner: 'taxpayer', traditional: 2000 } }] }],
    },
    follow(['is my social security taxable'], 'how much of it at most', [
      { law: ({ benefits }) => benefits.topShare },
    ]),
    // What it does not do.
    { kind: 'refuse', ask: 'how do i hide cash income so the irs never finds out', on: ['empty', 'ann'] },
  ],
};
