import { law, mayI, no, saysNo, saysYes } from '../asked';
import { type Exam, lawReturns } from './format';

/** Other questions than november-tune and november-held-out, on all subjects. Key facts by the same publications. */
export const exam: Exam = {
  name: 'november-second',
  author:
    'the engineer who had mended the matching on november-tune and on some 280 questions of their own; written before any reply to it was seen',
  questions: [
    // Family.
    mayI('my mom moved in in july, i support her. dependent?', [
      { law: ({ dependents }) => dependents.qualifyingRelativeIncomeLimit },
    ]),
    mayI('my boyfriend n i have a baby together who should claim', [
      [/only one/, /lived longer/, /higher agi/, /more nights/],
    ]),
    mayI('17 yr old daughter made 9k at target still a dependent?', [
      [
        /earnings do not stop|own earnings|over half of (their|his|her) own support|more than half of (their|his|her) own support/,
      ],
    ]),
    mayI('claim my brother he is 30 and broke', [
      { law: ({ dependents }) => dependents.qualifyingRelativeIncomeLimit },
    ]),
    mayI('im divorced, ex has custody but i pay everything. can i claim', [['8332']], [saysYes]),
    mayI('can i claim my unborn baby', [no, [/born/]], [saysYes]),
    mayI('my kids nanny is my sister, care credit ok?', [[/relative|sister/]], [saysNo]),
    mayI('kindergarten tuition count for care credit', [[/kindergarten/], no]),
    law('how much is the eic for one kid income limit', [
      { law: ({ earnedIncome }) => earnedIncome.oneChild.incomeLimit },
    ]),
    mayI('husband and i lived apart all year, 1 kid w me. hoh?', [[/last six months/]]),
    // Income.
    mayI('do i pay tax on my grandpas will money', [[/inheritance|isn['’]t income|not income/]], [saysYes]),
    mayI('aunt gave us a check for our wedding 5k', [[/gift/], no]),
    mayI('my landlord paid me 2000 to move out', [[/income|taxable/]], [saysNo]),
    mayI('whole life policy paid after my husband died', [no], [saysYes]),
    mayI('do i report ebay if i sold my old clothes for less than i paid', [
      [/no tax|not taxable|less than you paid/],
    ]),
    mayI('uber says 1099k 24k but i only got 15k', [[/fees|full amount|gross/]]),
    law('how is my pension from the state taxed', [[/taxable|taxed/]]),
    mayI('paid back my unemployment in 2024 now what', [[/repaid|report only what you kept/]]),
    mayI('i cashed out my 401k at 45 what do i owe', [['10%']]),
    mayI('im 61, took money from ira, penalty?', [['59½']], [saysYes]),
    law('lost 12k in stocks how much can i use', [
      { law: ({ capitalGain }) => capitalGain.lossLimit.single },
    ]),
    mayI(
      'do i owe if i just hold bitcoin',
      [no, [/not taxed|holding|isn['’]t taxed|answer is no/]],
      [saysYes],
    ),
    // Deductions.
    mayI('can i write off my rent', [no], [saysYes]),
    mayI('new glasses and a dentist bill for my kid', [{ law: ({ itemized }) => itemized.medicalFloor }]),
    mayI('my church gave no receipt for 300 cash', [[/receipt|record|letter/]]),
    mayI('i volunteer driving for meals on wheels', [['14 cents']]),
    mayI('interest on my truck loan, personal', [no], [saysYes]),
    mayI('can i deduct hoa for my house', [no], [saysYes]),
    mayI('home equity line to redo the kitchen is interest ok', [[/improve|build/]], [saysNo]),
    mayI('property taxes for my moms house i pay', [[/liable|own|owner/]], []),
    mayI('my tools got stolen from my truck', [[/disaster/, /business/]], [saysYes]),
    mayI('wife is a teacher and bought stuff for class', [
      { law: ({ adjustments }) => adjustments.educatorEach },
    ]),
    // Business and rental.
    mayI('i mow lawns for cash made 3k', [[/schedule c|report/]], [saysNo]),
    mayI('can i deduct lunch when im working alone', [no], [saysYes]),
    mayI('switching from mileage to actual costs for my car', [[/first year/]]),
    mayI('paid my wife to do my books', [[/wages|real work|social security|medicare/]]),
    law('what records do i need for business miles', [[/date/], [/miles/]]),
    mayI('rental sat empty half the year can i deduct still', [[/rent/]], [saysNo]),
    law('how do i report a tenant keeping their deposit lost', [[/deposit/]]),
    // Saving.
    law('how much can i put in a roth if im 55', [[/\$8,000/]]),
    mayI('can my kid have a roth from babysitting', [[/pay|earned|wages/]], [saysNo]),
    mayI('hsa money for my dogs vet', [[/20%/, /medical/]], [saysYes]),
    law('when do i have to start taking money out of my ira', [['73']]),
    // Filing and notices.
    law('i filed but left off my wifes w2', [['1040-x']]),
    law('irs wants me to verify who i am before refund', [[/identity|verify/]]),
    law('owe 3000 cant pay till summer', [[/180 days|payment plan|pay what you can/]]),
    law('they took my refund bc my husband owes child support', [['8379']]),
    law('never got my w2 from old job', [[/4852|transcript/]]),
    mayI('can i e file late in november', [[/october|e-file|extension|november|passed/]]),
    law('got married and my ss card still says old name', [[/social security/], [/match|card/]]),
    { kind: 'document', ask: 'w2 box 12a code e', on: lawReturns, must: [[/403/]] },
    { kind: 'document', ask: 'whats box 4 on 1099 nec', on: lawReturns, must: [[/withh/]] },
    // Own, why, what-if, follow-up.
    { kind: 'own', ask: 'total tax on my return??', on: ['ann', 'kim'], must: [{ line: '1040:24' }] },
    { kind: 'own', ask: 'how much child tax credit did we get', on: ['ortiz'], must: [{ line: '1040:19' }] },
    { kind: 'why', ask: 'how come my social security got taxed', on: ['ruth'], must: [{ line: '1040:6b' }] },
    {
      kind: 'what-if',
      ask: 'wat if i had 2000 more withheld',
      on: ['ann'],
      must: [{ whatIf: [{ path: 'w2s.0.federalWithholding', value: 7000 }] }],
    },
    {
      kind: 'what-if',
      ask: 'if we paid 8000 in daycare instead of 5000',
      on: ['ortiz'],
      must: [
        {
          whatIf: [
            { path: 'childCare.persons.0.expenses', value: 4000 },
            { path: 'childCare.persons.1.expenses', value: 4000 },
            { path: 'childCare.providers.0.amount', value: 8000 },
          ],
        },
      ],
    },
    {
      kind: 'follow-up',
      before: ['can i deduct student loan interest'],
      ask: 'even if my dad paid it?',
      on: lawReturns,
      must: [[/legally|parent|paid|repay/]],
    },
    {
      kind: 'follow-up',
      before: ['how much can i put in a 401k'],
      ask: 'im 53',
      on: lawReturns,
      must: [[/\$30,500|\$7,500/]],
    },
    {
      kind: 'follow-up',
      before: ['are gifts from family taxed'],
      ask: 'and if its a car?',
      on: lawReturns,
      must: [[/gift/]],
    },
  ],
};
