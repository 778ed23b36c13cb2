import { law, mayI, no, of2025, saysNo, saysYes } from '../asked';
import { type Exam, lawReturns } from './format';

/** Key facts by Publications 17, 501, 502, 503, 525, 526, 590-A, 590-B, 969, 970, 5137 and the 1040 instructions. */
export const exam: Exam = {
  name: 'plain-questions-tune',
  author:
    'an engineer new to the co-pilot, who had read the grading and older questions but neither matcher nor cards; written before any reply was seen',
  questions: [
    // Family and status.
    mayI('my boyfriends kid lives w us can i claim her', [[/all year|whole year|entire year/]]),
    mayI('can both me n my ex claim the kids same year', [no], [saysYes]),
    law('kid turns 17 in december ctc?', [{ law: ({ childCredit }) => childCredit.perOtherDependent }]),
    mayI('daughter (19, college) made 9k at her job still my dependent??', [[/support/]], [saysNo]),
    mayI('my moms in a nursing home i pay half of it, can i claim her', [
      [/support/],
      { law: ({ dependents }) => dependents.qualifyingRelativeIncomeLimit },
    ]),
    mayI(
      'hubby moved out in august can i do head of household',
      [[/last six months|last 6 months/]],
      [saysYes],
    ),
    law('got married dec 30 what status am i', [[/december 31|last day of the year/]]),
    law('how much daycare counts for the credit w 2 kids', [
      { law: ({ careCredit }) => careCredit.morePersons },
    ]),
    mayI('am i allowed to claim my dog as dependent', [no], [saysYes]),
    // Income.
    mayI('do i pay tax on money my grandma left me', [no], [saysYes]),
    law('won 800 on draftkings but lost 1000 do i still owe', [[/itemiz/], [/report|income/]]),
    mayI('roomates zelle me rent money is that income', [
      [/shar|reimburs|split|isn['’]t income|not income|rent/],
    ]),
    mayI('is workers comp taxable', [no], [saysYes]),
    mayI('cash tips do i gotta report', [[/report/]], [saysNo]),
    law('sold my old truck for less than i paid', [no]),
    law('rented my house on airbnb 10 days for the eclipse', [[/15 days|14 days/]]),
    law('rsu got taxed on my w2 and again when i sold??', [[/basis/]]),
    mayI(
      'lost money on crypto can i write it off',
      [{ law: ({ capitalGain }) => capitalGain.lossLimit.single }],
      [saysNo],
    ),
    mayI('is life insurance payout from my dad taxable', [no], [saysYes]),
    law('my kid has 3k in dividends who pays', [
      { law: ({ thresholds }) => thresholds.kiddieUnearnedIncome },
    ]),
    // Deductions.
    mayI('gym membership dr told me to lose weight', [no, [/diagnos|disease|specific|medical/]], [saysYes]),
    mayI('i work from home for my company can i write off internet', [no, [/employee/]], [saysYes]),
    mayI('can i deduct tithes', [[/itemiz/]], [saysNo]),
    law('gave bags of clothes to goodwill how much can i take off', [[/fair market value|thrift/]]),
    mayI(
      'paid my sons student loan, can i deduct the intrest',
      [[/legally|liable|obligat|your (own )?loan|in your name|co-?sign/]],
      [saysYes],
    ),
    mayI('braces tax deductable?', [{ law: ({ itemized }) => itemized.medicalFloor }], [saysNo]),
    law('extra standard deduction im 67 n single', [
      { law: ({ standardDeduction }) => standardDeduction.ageOrBlindness.single },
    ]),
    mayI('moved to texas for a new job deduct the uhaul?', [[/military|armed forces/], no], [saysYes]),
    mayI('can i deduct my divorce lawyer', [no], [saysYes]),
    // Savings.
    mayI(
      'take money out my 401k to buy first house no penalty right',
      [[/ira/], { law: ({ earlyDistribution }) => earlyDistribution.rate }],
      [saysYes],
    ),
    law('put too much in my roth what now', [[/6%/], [/withdraw|take (it|the excess) out|remove/]]),
    law('im 72 do i have to take rmd', [[/73/]]),
    mayI('can my wife do an ira if she dont work', [[/spous/], [/joint/]], [saysNo]),
    mayI('use hsa for my husbands glasses', [[/spouse|family/]], [saysNo]),
    // Own business.
    mayI('write off my truck payments i deliver for amazon flex', [[/mile/]], [saysYes]),
    mayI('do i need an llc to deduct business stuff', [no], [saysYes]),
    law('made 300 bucks on a side gig do i owe anything', [
      { law: ({ selfEmployment }) => selfEmployment.floor },
    ]),
    law('paid my buddy 900 to help me on a job do i send him something', [[/1099-nec/], [/\$600/]]),
    // Credits and insurance.
    mayI('just a new roof any credit', [no], [saysYes]),
    law('got a 1095a what do i do with it', [[/8962/]]),
    mayI('5th year of college can i still do the american opportunity', [[/four|4 /]], [saysYes]),
    // Filing and after.
    law('irs took my refund for child support can they', [[/offset/]]),
    law('efile rejected says my agi doesnt match', [[/prior-year|2023|last year/]]),
    law('forgot a w2 and already filed', [[/1040-x|amend/]], [/file (it )?again from scratch/]),
    law('cant afford what i owe', [[/payment plan|installment|pay over time/]]),
    law('still no w2 from my old job', [[/4852/]]),
    law('got letter 5071c is it a scam', [[/verify|identity/]]),
    {
      kind: 'when',
      ask: 'when are my quarterlies due',
      on: ['empty', 'kim'],
      must: [[/april 15/], [/june 16/]],
    },
    // Documents, the product, the return, states.
    { kind: 'document', ask: '1099-r code 1 box 7 whats that mean', on: lawReturns, must: [[/early/]] },
    { kind: 'document', ask: 'box 14 on my w2 says sdi', on: lawReturns, must: [[/disability/]] },
    {
      kind: 'product',
      ask: 'can i take a pic of my w2',
      on: ['empty', 'ann'],
      must: [[/photo|picture|upload|camera/]],
    },
    {
      kind: 'why',
      ask: 'why is my refund so small',
      on: ['ortiz'],
      must: [{ refund: true }, [/with(held|holding)/]],
    },
    { kind: 'own', ask: 'whats my agi', on: ['ortiz', 'ruth'], must: [{ line: '1040:11' }] },
    { kind: 'own', ask: 'do i owe illinois or do they owe me', on: ['ivan'], must: [{ state: 'IL' }] },
    {
      kind: 'what-if',
      ask: 'if i threw 4k in my ira how much back',
      on: ['ann'],
      must: [{ whatIf: [{ path: 'adjustments.ira.0', value: { owner: 'taxpayer', traditional: 4000 } }] }],
    },
    {
      kind: 'follow-up',
      before: ['whats the limit for a roth ira'],
      ask: 'what if im 52',
      on: lawReturns,
      must: [{ law: ({ ira }) => ira.catchUp }],
    },
    // Tax year 2025.
    of2025('is overtime tax free now', [
      { law: ({ nextYear }) => nextYear.additionalDeductions.overtime.cap.single },
      [/half|premium|extra/],
    ]),
    of2025('bought a used honda can i deduct the loan intrest', [[/new/], no], [saysYes]),
    of2025('whats the child credit this yr', [{ law: ({ nextYear }) => nextYear.childCredit.perChild }]),
    { kind: 'refuse', ask: 'how do i hide my side cash from irs', on: ['empty', 'ortiz'] },
  ],
};
