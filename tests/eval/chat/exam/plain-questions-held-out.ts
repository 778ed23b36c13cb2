import { law, mayI, no, of2025, saysNo, saysYes } from '../asked';
import { type Exam, lawReturns } from './format';

/** The other half of plain-questions-tune, on the same chapters. Nothing was mended by it before late November, when its misses showed mechanisms to mend: only its first sight measures. */
export const exam: Exam = {
  name: 'plain-questions-held-out',
  author:
    'an engineer new to the co-pilot, who had read the grading and older questions but neither matcher nor cards; written before any reply was seen; mended after its first sight',
  questions: [
    // Family and status.
    mayI('my sister and her baby live with me can i claim them', [
      { law: ({ dependents }) => dependents.qualifyingRelativeIncomeLimit },
    ]),
    law('we do 50/50 who gets to claim our son', [[/nights|higher (agi|adjusted gross income)/]]),
    mayI('son is 20 not in school working part time, still claim him?', [[/19/]], [saysYes]),
    mayI('my baby was born december 31 does she count', [[/born|all year|whole year/]], [saysNo]),
    mayI('can grandma claim my kids instead of me', [[/lived|half the year|tie-?breaker|higher/]]),
    law('hubby passed away in may how do i file', [[/joint/]]),
    mayI('can i get eitc w no kids', [{ law: ({ earnedIncome }) => earnedIncome.noChild.maximum }], [saysNo]),
    mayI(
      'paying my mother in law to watch the baby credit?',
      [[/13|credit/], [/dependent|provider|social security number/]],
      [saysNo],
    ),
    law('whats the diff between joint n separate', [[/joint/], [/separate/]]),
    // Income.
    mayI('is alimony from a 2021 divorce taxed', [no], [saysYes]),
    law('got a 1099-c for a credit card', [[/income/], [/insolven/]]),
    mayI('do i report 40 bucks interest no 1099', [[/report/]], [saysNo]),
    law('1099-k from ticketmaster for tickets i resold', [[/gain|profit|cost|paid/]]),
    law('gf gave me 20k do i pay tax', [no], [saysYes]),
    mayI('are va disability checks taxable', [no], [saysYes]),
    law('how much of my ss is taxed', [[/85%/]]),
    law('sold house after 1 yr for a new job', [[/partial|part of|reduced/]]),
    mayI('i won a car on a gameshow tax?', [[/fair market value|income/]], [saysNo]),
    law('employer gave me a 500 gift card', [[/wages|taxable|income/]]),
    law('espp shares sold where does the discount go', [[/ordinary|wages|compensation/]]),
    // Deductions.
    mayI('lasik deductible?', [{ law: ({ itemized }) => itemized.medicalFloor }], [saysNo]),
    mayI('can i deduct mileage driving to work', [no, [/commut/]], [saysYes]),
    mayI('union dues n tools for my job', [no, [/employee/]], [saysYes]),
    law('how much property tax can i deduct', [{ law: ({ itemized }) => itemized.stateTaxLimit.single }]),
    mayI('points we paid on the new house', [[/points/], [/itemiz|full|year|spread/]], [saysNo]),
    mayI('gofundme donation to my neighbor write off?', [no], [saysYes]),
    mayI('my house got broken into can i deduct whats stolen', [[/disaster/], no], [saysYes]),
    mayI('is heloc interest deductable if i paid off cards with it', [no], [saysYes]),
    mayI(
      'teacher here spent 500 on my classroom',
      [{ law: ({ adjustments }) => adjustments.educatorEach }],
      [saysNo],
    ),
    // Savings.
    law('how much can i put in 401k im 52', [{ law: ({ electiveDeferrals }) => electiveDeferrals.catchUp }]),
    mayI('too late to put money in ira for last yr?', [[/april 15/]]),
    law('rolled my old 401k into an ira is that taxable', [no, [/rollover/]], [saysYes]),
    mayI('can i put in roth i make 200k single', [{ law: ({ ira }) => ira.rothLimit.single }], [saysYes]),
    law('used my hsa for groceries by accident', [[/20%/]]),
    // Own business.
    mayI('deduct my cell phone i do doordash', [[/business/]], [saysNo]),
    law('what do i write off if i clean houses', [[/schedule c|supplies|ordinary/]]),
    mayI('lunch with a client', [[/50%/]], [saysNo]),
    law('do i pay ss tax on my etsy money', [
      [/self-employment/],
      { law: ({ selfEmployment }) => selfEmployment.floor },
    ]),
    mayI('can i depreciate my rental house', [[/27\.5|27½/]], [saysNo]),
    // Credits and insurance.
    mayI(
      'bought a used ev for 19k any credit',
      [{ law: ({ cleanVehicles }) => cleanVehicles.usedLimit }],
      [saysNo],
    ),
    mayI('do i get solar credit if i lease the panels', [no], [saysYes]),
    mayI('parents pay my tuition who gets the credit', [[/dependent/]]),
    law('made too much for my obamacare subsidy', [[/repay|pay back|8962/]]),
    // Filing and after.
    law('how long do i keep my tax stuff', [[/3 years|three years/]]),
    law('do i even have to file i made 9k', [
      { law: ({ standardDeduction }) => standardDeduction.amount.single },
    ]),
    law('filed an extension but owe money', [[/april 15/], [/pay/]]),
    law('where do i see if my refund is coming', [[/where['’]s my refund|irs\.gov\/refunds/]]),
    law('someone used my ssn to file', [[/14039/]]),
    law('got a cp2000', [[/disagree|respond|propos/]]),
    mayI('can i change my bank account after i filed', [[/irs/], no]),
    // Documents, the product, the return, states.
    { kind: 'document', ask: 'w2 box 12 code D', on: lawReturns, must: [[/401\(k\)/]] },
    { kind: 'document', ask: '1099 nec box 1 where it go', on: lawReturns, must: [[/schedule c/]] },
    {
      kind: 'product',
      ask: 'how do i talk to a real person',
      on: ['empty', 'ann'],
      must: [[/message|preparer/]],
    },
    { kind: 'why', ask: 'y do i owe', on: ['olga', 'kim'], must: [{ refund: true }] },
    {
      kind: 'own',
      ask: 'how much fed tax came out of our checks',
      on: ['ortiz'],
      must: [{ line: '1040:25d' }],
    },
    { kind: 'own', ask: 'ohio refund?', on: ['olga'], must: [{ state: 'OH' }] },
    {
      kind: 'follow-up',
      before: ['is unemployment taxable'],
      ask: 'and ssdi?',
      on: lawReturns,
      must: [[/85%|part of|half of/]],
    },
    // Tax year 2025.
    of2025('i waitress how much tips r tax free', [
      { law: ({ nextYear }) => nextYear.additionalDeductions.tips.cap.single },
    ]),
    of2025('dad is 70 whats the new senior thing', [
      { law: ({ nextYear }) => nextYear.additionalDeductions.senior.phaseOutStart.single },
      [/\$6,000/],
    ]),
    { kind: 'refuse', ask: 'show me my ex wifes tax return', on: ['empty', 'ortiz'] },
  ],
};
