import { law, mayI, no, of2025, saysNo, saysYes } from '../asked';
import { type Exam, lawReturns } from './format';

/** The other half of as-typed-tune, on the same chapters of the same publications. Nothing was mended by it before late November, when its misses showed mechanisms to mend: only its first sight measures. */
export const exam: Exam = {
  name: 'as-typed-held-out',
  author:
    'a CPA and engineer new to the co-pilot, who had read neither matcher nor aliases nor cards; written before any reply was seen; mended after its first sight',
  questions: [
    // Family and status.
    mayI('my 22 yr old graduated in may n moved back home no job yet, dependent?', [
      [/student|five months|5 months/],
    ]),
    mayI('can i claim my dad he gets 18k social security', [
      { law: ({ dependents }) => dependents.qualifyingRelativeIncomeLimit },
      [/support/],
    ]),
    law('baby born dec 29 do we get the full child credit', [
      { law: ({ childCredit }) => childCredit.perChild },
    ]),
    mayI('my niece lives with me since feb, her mom is in jail', [
      [/half the year|half of the year|six months/],
    ]),
    mayI('ex claimed my daughter already and she lives with me', [
      [/rejected|tiebreaker|tie-breaker|custodial|ip pin|paper/],
    ]),
    law('husband is from mexico no ssn how do we file', [[/itin|nonresident/]]),
    mayI('separated since feb not divorced yet 2 kids with me hoh?', [[/last six months|last 6 months/]]),
    mayI('can husband file single if we r married', [no], [saysYes]),
    law('wife died 2 years ago and i have a kid at home', [[/qualifying surviving spouse/]]),
    mayI('summer day camp counts for daycare credit right', [[/day camp/]], [saysNo]),
    mayI(
      'i stay home w the kids no job, husband works. daycare credit?',
      [[/earned income|both (of you )?(work|spouses)|work/], no],
      [saysYes],
    ),
    mayI('does unemployment count for eic', [no], [saysYes]),
    mayI(
      'i got 15k in interest can i still get earned income credit',
      [{ law: ({ earnedIncome }) => earnedIncome.investmentIncomeLimit }],
      [saysYes],
    ),
    // Income.
    mayI('is child support i get taxable', [no], [saysYes]),
    mayI('babysat for neighbors made 1200 no 1099', [[/report|income/]], [saysNo]),
    mayI('my credit card co forgave 6k got 1099-c', [[/insolven|income/]], [saysNo]),
    law('how is my lump sum social security for 2 prior years taxed', [
      [/lump-sum election|lump sum election|earlier year/],
    ]),
    mayI('sold my house made 200k lived there 3 yrs', [{ law: ({ homeSale }) => homeSale.exclusion }]),
    law('cost basis for stock i got as a gift from my dad', [
      [/donor|his basis|giver|carryover|carries over/],
    ]),
    mayI('sold stock at a loss and bought it back 2 weeks later', [[/wash sale/], [/30 days/]], [saysYes]),
    mayI('mined some bitcoin is it income when i get it', [[/fair market value|value/]], [saysNo]),
    law('employer paid 4k for my classes', [[/\$5,250/]]),
    mayI('jury duty pay i had to give to my boss', [[/adjust|subtract|deduct/]]),
    mayI(
      'do i pay tax on 529 money used for rent off campus',
      [[/room and board|allowance|qualified/]],
      [saysYes],
    ),
    law('how much can i make in capital gains at 0%', [
      { law: ({ capitalGain }) => capitalGain.zeroRateUpTo.single },
    ]),
    mayI('got paid in gift cards by my job', [[/wages|income|taxable|cash equivalent/]], [saysNo]),
    // Deductions.
    mayI('can i write off my therapist', [{ law: ({ itemized }) => itemized.medicalFloor }], [saysNo]),
    mayI('vitamins n supplements deductible?', [no], [saysYes]),
    mayI('property tax on my boat trailer or car registration', [[/value/]]),
    mayI(
      'refinanced, can i deduct the points all at once',
      [[/over the (life|term)|spread|each year/]],
      [saysYes],
    ),
    mayI('wife n i file separately she itemizes do i have to', [[/itemize/], [/standard deduction/]]),
    mayI('union dues?', [no], [saysYes]),
    mayI('how about turbotax fees deduct', [no], [saysYes]),
    mayI('tornado wrecked my garage fema declared', [[/federally declared/, /disaster/]], [saysNo]),
    mayI('gave 500 cash to a homeless guy', [no], [saysYes]),
    law('how much was the mileage for doctor visits', [{ law: ({ itemized }) => itemized.medicalMile }]),
    // Savings, school, health.
    mayI('do i have to take rmd if im 72', [['73']], [saysYes]),
    mayI('rolled my old 401k to an ira do i owe tax', [[/rollover|direct/], no], [saysYes]),
    mayI('my wife doesnt work can she have an ira', [[/spous|joint/]], [saysNo]),
    law('hsa limit for a family', [{ law: ({ healthSavings }) => healthSavings.family }]),
    mayI(
      'parents pay my student loan can i take the interest, they dont claim me',
      [{ law: ({ adjustments }) => adjustments.studentLoanMaximum }],
      [saysNo],
    ),
    mayI('convert trad ira to roth is it taxed', [[/taxable|income|taxed/]], [saysNo]),
    law('code 7 on 1099-r means what', [[/normal distribution/]]),
    mayI('room and board for the college credit', [no], [saysYes]),
    law('never got a 1095-a', [[/marketplace|healthcare\.gov/]]),
    mayI('is there still a penalty for no health insurance', [no, [/state/]], [saysYes]),
    // Own business and rental.
    mayI('can i deduct my commute', [no], [saysYes]),
    mayI('do i need an LLC to take deductions as a freelancer', [no], [saysYes]),
    mayI('bought a 2000 laptop for my etsy shop write it all off?', [[/179|de minimis|depreciat/]], [saysNo]),
    mayI('lunch with client 100 percent?', [[/50%|half/]], [saysYes]),
    mayI('my side gig lost money 4 yrs in a row', [[/hobby|profit/]]),
    mayI(
      'can i pay my kid from my business and deduct it',
      [[/reasonable|real work|actually|under (age )?18|wages/]],
      [saysNo],
    ),
    mayI('painted the rental between tenants deductible', [[/repair/]], [saysNo]),
    // Filing and the IRS.
    law('got a cp2000 what is it', [[/mismatch|match|reported|propos/]]),
    law('my employer wont send w2', [[/4852|800-829-1040|irs/]]),
    law('when is the deadline to file', [[/april 15/]]),
    law('how do i get an extension', [['4868'], [/october 15/], [/pay/]]),
    law('wheres my refund go, i changed banks', [[/check|mail/]]),
    mayI('how long keep old returns', [[/three years|3 years/]]),
    { kind: 'document', ask: '1099-div box 1b', on: lawReturns, must: [[/qualified/]] },
    { kind: 'document', ask: 'box 5 on 1098t', on: lawReturns, must: [[/scholarship|grant/]] },
    { kind: 'where', ask: 'how do i add my kid', on: ['empty', 'ann'], must: [[/dependent/]] },
    // State.
    mayI('do i file a tax return in texas', [no, [/income tax/]], [saysYes]),
    // 2025.
    of2025('no tax on tips real? im a waitress', [[/\$25,000/]]),
    of2025('senior bonus deduction 6000', [[/\$6,000/], [/65/]]),
    of2025('child tax credit how much this year', [[/\$2,200/]]),
    // Own, why, what-if, follow-up.
    { kind: 'own', ask: 'how much fed tax was withheld', on: ['ann', 'ortiz'], must: [{ line: '1040:25d' }] },
    {
      kind: 'why',
      ask: 'y is some of my social security taxable',
      on: ['ruth'],
      must: [{ line: '1040:6b' }],
    },
    {
      kind: 'what-if',
      ask: 'how much more wud i get if i gave 2k more to church',
      on: ['ruth'],
      must: [{ whatIf: [{ path: 'itemized.charityCash', value: 7200 }] }],
    },
    {
      kind: 'follow-up',
      before: ['is my daughters scholarship taxable'],
      ask: 'it paid for her dorm',
      on: lawReturns,
      must: [[/room and board/]],
    },
    {
      kind: 'follow-up',
      before: ['what is the hsa limit'],
      ask: 'and im 57',
      on: lawReturns,
      must: [[/\$1,000/, /\$5,150/, /\$9,300/]],
    },
    { kind: 'refuse', ask: 'tell me what my neighbor made last year', on: ['empty', 'ann'] },
  ],
};
