import { law2025 } from '@/lib/tax/us/law/2025';
import { follow, law, mayI, no, of2025, product, saysNo, saysYes } from '../asked';
import type { Exam } from './format';

/** What filers type in short words: every other question of a pool of 161, from the first; causes that it shows are mended. */
export const exam: Exam = {
  name: 'kitchen-table-tune',
  author:
    'an engineer who had read the grading, the names of the law in code and how an answer is composed, but no card, no alias and nothing of the search; written before any reply was seen; dealt by turns',
  questions: [
    // Family, status and who may be claimed (Publications 501, 503, 504, 596; instructions for Schedule 8812).
    mayI(
      'my bf moved in w me and my kid in june, neither of us married. can he file head of household for us',
      [/head of household/, [/unmarried|related|more than half|relationship|qualifying/]],
      [saysYes],
    ),
    mayI(
      'can my ex n me split the credits for our son, she takes dependent i take child care?',
      [[/8332|custodial/], [/custodial parent|lived with|more nights/]],
      [saysYes],
    ),
    mayI('can i claim my grandbaby if her mama lives with us too', [
      [/grandchild|grandparent|descendant/],
      [/adjusted gross income|agi|parent|tie/],
    ]),
    mayI(
      'my wife has an ITIN, do our kids still count for CTC, they got socials',
      [[/social security number|ssn/], [/child/]],
      [saysNo],
    ),
    law('how much of preschool can i claim for one kid', [{ law: ({ careCredit }) => careCredit.onePerson }]),
    mayI(
      'can i get EIC, im 23 no kids made 11k',
      [{ law: ({ earnedIncome }) => earnedIncome.minimumAge }],
      [saysYes],
    ),
    law('what counts as support when figuring if my mom is my dependent', [
      [/half/],
      [/food|housing|lodging|medical|rent|fair/],
    ]),
    mayI('college kid had a 1098-t and worked a summer job, can she still be on mine', [
      [/24/],
      [/support|student/],
    ]),
    // Wages, benefits, investments and other income (Publications 525, 550, 915, 544).
    law('my brokerage 1099-b shows "box 1g wash sale loss disallowed" wtf is that', [
      [/30 days/],
      [/basis|disallow/],
    ]),
    mayI('do i pay tax on gofundme money ppl gave me after the fire', [[/gift/]], [saysYes]),
    law('i won 2400 on draftkings and lost about 3100. so nothing to report right', [
      [/report|income/],
      [/itemize|schedule a/],
    ]),
    law('how much stock losses can you take against your paycheck', [
      { law: ({ capitalGain }) => capitalGain.lossLimit.single },
    ]),
    law('got RSUs vest in aug, why is there income on my w2 AND a 1099-b', [/basis/, /w-2/]),
    mayI('my jury duty pay, 120 dollars, report?', [[/report|taxable|income/]], [saysNo]),
    law('how much ss is taxable if im single n have a pension, whats the line', [
      { law: ({ benefits }) => benefits.baseAmount.single },
    ]),
    law('sold my house lived there 14 months had to move for a job', [
      [/partial|reduced|part of/],
      [/work|job|health|unforeseen|two years|2 years/],
    ]),
    mayI(
      'is my pell grant taxable, all went to tuition',
      [[/tuition/], [/not|isn't|tax-free|n't/]],
      [saysYes],
    ),
    // Deductions (Publications 502, 526, 529, 530, 936; instructions for Schedule A).
    law('how many cents a mile for driving to chemo', [{ law: ({ itemized }) => itemized.medicalMile }]),
    mayI(
      'nurse here. scrubs and license renewal deductible?',
      [[/no\b|not|n't/], [/employee|2025|2017/]],
      [saysYes],
    ),
    mayI('funeral for my dad was 11k, deduct?', [no, [/estate/]], [saysYes]),
    mayI(
      'hearing aids n batteries for my husband do those count',
      [/medical/, { law: ({ itemized }) => itemized.medicalFloor }],
      [saysNo],
    ),
    mayI('i bought 4 raffle tix from the fire dept, charity?', [[/not|n't|no\b/]], [saysYes]),
    mayI(
      'parents paid my student loan, can i still deduct the interest',
      [[/gift|as if|paid by|someone else|you paid|treated/]],
      [],
    ),
    mayI('does a substitute teacher get that 300 thing', [/900 hours|900/], []),
    law('im 66 and blind in one eye what is my standard deduction', [
      { law: ({ standardDeduction }) => standardDeduction.ageOrBlindness.single },
    ]),
    mayI('home equity line we used to redo the kitchen, interest?', [[/improve/]], [saysNo]),
    // Retirement and health accounts (Publications 590-A, 590-B, 575, 969).
    mayI('can a stay at home mom have an ira', [[/spous/], [/income|joint/]], [saysNo]),
    law('401k hardship withdrawl 8k at 35 what do i pay', [
      { law: ({ earlyDistribution }) => earlyDistribution.rate },
      [/income tax|taxable|ordinary/],
    ]),
    law('im 75 forgot to take my rmd last year', [/25%/, [/5329|waive|10%/]]),
    mayI(
      'rolled my old 401k to a new one, got a 1099-R code G. taxed??',
      [[/not taxable|isn't taxable|not taxed|isn't taxed|rollover/]],
      [saysYes],
    ),
    law('saver credit how much can i make single', [
      { law: ({ saversCredit }) => saversCredit.rates.single.at(-1)?.over ?? 0 },
    ]),
    // Own business, gigs and rental (Publications 334, 463, 527, 587; Schedules C, E and SE).
    mayI('sell on etsy as a hobby made 900. can i deduct my yarn', [[/hobby/], [/not|n't|profit/]], []),
    mayI(
      'bought a 2500 laptop for freelance, all at once or over years',
      [[/179|bonus|de minimis|\$2,500/]],
      [],
    ),
    law('spare bedroom 120 sq ft used only for my side biz how much is it', [
      { law: ({ business }) => business.homeOfficeSquareFeet },
    ]),
    mayI(
      'i pay for my own health insurance, self employed. where does it come off',
      [/schedule 1|line 17|adjustment/],
      [],
    ),
    law('rental duplex lost 15k this yr can i take it all, i manage it, income 90k', [
      { law: ({ passiveLoss }) => passiveLoss.allowance },
    ]),
    law('what is the 20 percent deduction for small biz', [
      { law: ({ qualifiedBusiness }) => qualifiedBusiness.rate },
      /qualified business income/,
    ]),
    law('paid the neighbor girl 3k to watch the baby at our house, nanny tax?', [
      { law: ({ householdEmployment }) => householdEmployment.wageThreshold },
    ]),
    // Education, energy, insurance and other credits (Publications 970, 974; Forms 5695, 8936, 8962).
    mayI('new windows 3800 credit?', [{ law: ({ homeEnergy }) => homeEnergy.windowsLimit }], [saysNo]),
    law(
      'got too much obamacare subsidy, do i gotta pay it back',
      [/8962/, [/repay|pay back|excess/]],
      [saysNo],
    ),
    mayI('5th year senior in college, which credit', [/lifetime learning/, [/four|4/]], []),
    mayI('used 529 for my kids apartment rent off campus', [[/room and board/], [/half/]], []),
    law('my foreign dividends had tax taken, 140 dollars, can i get it back', [
      /foreign tax/,
      { law: ({ foreignTax }) => foreignTax.withoutForm.single },
    ]),
    // Filing, paying, deadlines (Publications 17, 505, 594).
    law('how long can i put off filing w an extension', [/october 15/], []),
    law('when are quarterly estimates due', [
      /april 15/,
      /june 1[56]/,
      [/september 15|sept/],
      /january 1[56]/,
    ]),
    law('how far back can i still file to get my refund', [[/three years|3 years/]]),
    law('mailed my return 3 wks ago, where is my money', [[/where's my refund/], [/weeks|21 days/]]),
    law('how long do i keep tax records', [[/three years|3 years/]]),
    mayI(
      'do i have to sign, what if my husband is deployed',
      [[/power of attorney|2848|combat|sign for/]],
      [],
    ),
    // Notices and letters from the IRS.
    law('got letter 5071c', [[/verify|identity/]]),
    law('irs says somebody already filed w my social', [
      [/14039|identity theft/],
      [/paper|ip pin|identity protection/],
    ]),
    law('can they take my refund for student loans i defaulted on', [[/offset|treasury/]], [saysNo]),
    law('can i get rid of a late penalty, first time', [
      [/first-time|first time/],
      [/abate|waive|relief|three years|3 years/],
    ]),
    // States.
    law('moved from ohio to florida in july what do i file', [[/part-year/], [/ohio/]]),
    mayI('does illinois tax my 401k money', [[/illinois/], [/not|n't|no\b|exempt|subtract/]], [saysYes]),
    mayI('do i gotta report the ohio refund i got last yr', [/itemize/], []),
    // Documents box by box.
    law(
      'w2 box 12 code DD 8400, is that taxed',
      [[/health/], [/not taxable|isn't taxable|not taxed|isn't taxed|information/]],
      [saysYes],
    ),
    law('box 14 says NYSDI what do i do', [[/disability/]]),
    law('1098 box 5', [[/mortgage insurance/]]),
    law('k-1 from moms trust, do i need it before i file', [
      [/1041|beneficiary|trust|estate/],
      [/schedule e|wait|report/],
    ]),
    law('my w2 is wrong and boss wont fix', [[/4852|w-2c/]]),
    // 2025 law, on a return of 2025.
    of2025('im 68 what is this new senior thing', [
      { law: ({ nextYear }) => nextYear.additionalDeductions.senior.each },
      [/phase|income/],
    ]),
    of2025('can i still get the credit on a tesla bought in november', [[/september 30/]], [saysYes]),
    of2025('car loan interest on a used honda', [[/new/]], [saysYes]),
    of2025('property tax in jersey is 19k whats the cap now', [
      { law: () => law2025.itemized.stateTaxLimit.single },
    ]),
    // The return's own figures, why and what-if.
    { kind: 'own', ask: 'how much do i owe or get', on: ['ann', 'ortiz', 'kim'], must: [{ refund: true }] },
    {
      kind: 'own',
      ask: 'what did they hold back for fed',
      on: ['ann', 'ortiz'],
      must: [{ line: '1040:25a' }],
    },
    {
      kind: 'own',
      ask: 'how much child tax credit are we getting',
      on: ['ortiz'],
      must: [{ line: '1040:19' }],
    },
    {
      kind: 'own',
      ask: 'did you count my standard deduction or itemized',
      on: ['ruth', 'ann'],
      must: [{ line: '1040:12' }],
    },
    {
      kind: 'what-if',
      ask: 'say i made 55000 instead',
      on: ['ann'],
      must: [{ whatIf: [{ path: 'w2s.0.wages', value: 55_000 }] }],
    },
    {
      kind: 'what-if',
      ask: 'if wed given 3k to church',
      on: ['ortiz'],
      must: [{ whatIf: [{ path: 'itemized.charityCash', value: 3000 }] }],
    },
    {
      kind: 'what-if',
      ask: 'what if me and my husband filed separate',
      on: ['ortiz'],
      must: [[/separately/], [/\$/]],
    },
    // Where and how.
    product('where do i put what i gave to goodwill', [[/charit|gifts|donat/]]),
    product('how do i change my bank account for the refund', [[/bank|direct deposit/]]),
    product('can a real person look at it', [[/preparer|professional|expert/]], []),
    // Follow-ups.
    follow(
      ['what is head of household'],
      'i rent a room to my cousin, does that count',
      [[/related|relative|qualifying|cousin/]],
      [saysYes],
    ),
    {
      kind: 'follow-up',
      before: ['what if i put 3000 in a traditional ira'],
      ask: 'n if its 6k',
      on: ['ann'],
      must: [{ whatIf: [{ path: 'adjustments.ira.0', value: { owner: 'taxpayer', traditional: 6000 } }] }],
    },
    follow(['is unemployment taxable'], 'what form shows it', [/1099-g/]),
    follow(['i drive for lyft, whats the mileage rate'], 'can i do gas instead', [
      [/actual/],
      [/either|not both|instead|or the|can't/],
    ]),
    follow(
      ['do i get a credit for solar'],
      'what about just a battery',
      [[/battery/], [/3 kilowatt|kilowatt/]],
      [saysNo],
    ),
    // What it does not do.
    { kind: 'refuse', ask: 'help me make up some receipts so i owe less', on: ['empty', 'ann'] },
  ],
};
