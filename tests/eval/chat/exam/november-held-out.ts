import { law, mayI, no, saysYes } from '../asked';
import { type Exam, lawReturns } from './format';

/** Deductions, business, savings, notices and forms. Key facts by Publications 17, 463, 502, 526, 587, 590, 969, 594. */
export const exam: Exam = {
  name: 'november-held-out',
  author:
    'an engineer new to the co-pilot, who had read the matching code and no aliases; written before any reply was seen; nothing was mended by it',
  questions: [
    // Deductions.
    mayI('paid 6k for my husbands root canals and implants, deduct?', [
      { law: ({ itemized }) => itemized.medicalFloor },
    ]),
    mayI('can i write off my wedding lol', [no], [saysYes]),
    mayI('im a teacher spent 480 on classroom stuff, how much can i take', [
      { law: ({ adjustments }) => adjustments.educatorEach },
    ]),
    mayI('we moved across the country for a new job, deduct the uhaul', [no, [/military|armed forces/]]),
    mayI('is my hoa fee deductible', [no], [saysYes]),
    mayI('donated my old honda to kars4kids, what do i get', [['1098-c', '$500', 'sold it for', 'sells']]),
    mayI('bought girl scout cookies and raffle tickets, charity?', [no], [saysYes]),
    mayI(
      'storm knocked down my fence, no fema. casualty loss?',
      [no, [/federally declared|disaster/]],
      [saysYes],
    ),
    mayI('i pay my grandsons private school. deductible?', [no], [saysYes]),
    mayI(
      'parent plus loan in my name for my kid, can i deduct the interest',
      [[/^yes\b/, /your name|legally|you['’]re (obligated|liable)|loan you took|dependent/]],
      [/^no\b/],
    ),
    law('mortgage interest limit on a 900k house', [
      { law: ({ itemized }) => itemized.mortgageLimit.single },
    ]),
    mayI('can we each take the standard deduction if we file separate and one itemizes', [
      [/other (must|has to|spouse)|both (must|have to)|must itemize|\$0/],
    ]),
    mayI('can i deduct lasik', [{ law: ({ itemized }) => itemized.medicalFloor }], [/^no\b/]),
    mayI('gave $300 to my neighbors gofundme can i deduct it', [no], [saysYes]),
    mayI('points i paid on a refi', [[/over the (life|term)|life of the loan/]]),
    mayI('property tax on land i own in mexico', [no], [saysYes]),
    mayI('can i deduct my work from home desk, i am w2', [no], [saysYes]),
    mayI('attorney fees for my divorce', [no], [saysYes]),
    // Own business.
    mayI('i doordash, is my phone bill a write off', [[/business (use|part|share)|part (that|you)|percent/]]),
    mayI('do i have to file if i only made 380 from babysitting', [
      { law: ({ selfEmployment }) => selfEmployment.floor },
    ]),
    law('how much should i set aside for taxes as a freelancer', [['15.3%', 'estimated', 'quarterly']]),
    mayI('can i write off my whole truck this year for my landscaping biz', [
      ['179', 'bonus', 'business use'],
    ]),
    mayI(
      'can i deduct clothes i wear on my youtube channel',
      [no, [/everyday|suitable|ordinary wear|uniform|costume/]],
      [saysYes],
    ),
    mayI('wife helps in my shop, do we need two schedule c', [[/joint venture|each|employee/]]),
    law('what counts as cost of goods sold', [[/inventory|material|merchandise/]]),
    mayI(
      'didnt get a 1099 from a client do i still report the money',
      [[/^yes\b/, /report all|all (of )?(your|the) income|whether or not|even if|even without/]],
      [/^no\b/],
    ),
    mayI('client dinner 120 bucks how much can i expense', [['50%']]),
    law('do i gotta send 1099s to my helper i paid 900 on venmo', [[/1099-k|app|card|600/]]),
    // Savings.
    mayI('i put 9000 in my roth by mistake im 34', [
      { law: ({ ira }) => ira.contribution },
      ['6%', 'excess'],
    ]),
    mayI('can my wife have an ira if she doesnt work', [[/^yes\b/, /spous/], [/joint/]], [/^no\b/]),
    mayI(
      'took money out of my 401k for a house down payment, penalty?',
      [['10%']],
      [/no penalty applies to 401/],
    ),
    mayI('left my job at 56 and took my 401k, penalty?', [['55']], [/^yes\b/]),
    law('whats the hsa catch up', [{ law: ({ healthSavings }) => healthSavings.catchUp }]),
    mayI('is it too late to put money in an ira for last year', [['april 15']]),
    mayI('used hsa card for groceries oops', [['20%']]),
    law('can i roll my 529 into a roth', [['35,000'], ['15']]),
    // Notices, paying, filing.
    law('cp14 came but i already paid', [[/cp14|balance/, /paid/]]),
    law(
      'they kept my refund for my student loans',
      [[/offset|treasury|past-due|fiscal service/]],
      [/deduct up to/],
    ),
    mayI(
      'can the irs take my refund cause i owe child support',
      [[/^yes\b/, /offset|treasury|past-due/]],
      [/^no\b/],
    ),
    law('how long should i keep my tax papers', [[/three years|3 years/]]),
    mayI('moved since i filed how does the irs find me', [['8822']]),
    law('forgot to put in a w2 and already filed', [['1040-x']]),
    law('whats the penalty for filing late', [['5%']]),
    mayI('can i pay in installments', [[/payment plan|installment/]]),
    law('rejected bc my kids ssn was already used', [[/ip pin|mail|paper|already claimed|another return/]]),
    mayI('can i file without my ex signing, we are still married', [[/separate/]]),
    law('do i get a copy of my old returns somewhere', [[/transcript|4506|online account/]]),
    // Forms.
    { kind: 'document', ask: 'what does code C mean in box 12', on: lawReturns, must: [[/life insurance/]] },
    { kind: 'document', ask: '1099 R code 3', on: lawReturns, must: [[/disability/]] },
    {
      kind: 'document',
      ask: 'box 5 of 1099 div',
      on: lawReturns,
      must: [['199a', 'qbi', 'qualified business income']],
    },
    { kind: 'document', ask: 'w2 box 11??', on: lawReturns, must: [[/nonqualified/]] },
    // Own figures and what-ifs.
    { kind: 'own', ask: 'whats my taxable incom', on: ['kim', 'ruth'], must: [{ line: '1040:15' }] },
    { kind: 'own', ask: 'how much of my pension got taxed', on: ['ruth'], must: [{ line: '1040:5b' }] },
    { kind: 'own', ask: 'do i owe anything', on: ['kim'], must: [{ refund: true }] },
    {
      kind: 'why',
      ask: 'why is my self employment tax so high',
      on: ['kim'],
      must: [{ line: 'schedule-2:4' }],
    },
    {
      kind: 'what-if',
      ask: 'what if i contributed 4150 to my hsa instead',
      on: ['kim'],
      must: [{ whatIf: [{ path: 'adjustments.hsa.0.contributed', value: 4150 }] }],
    },
    {
      kind: 'what-if',
      ask: 'whatif studio supplies were 6000',
      on: ['kim'],
      must: [{ whatIf: [{ path: 'businesses.0.expenses.supplies', value: 6000 }] }],
    },
    {
      kind: 'follow-up',
      before: ['can i deduct my mileage for uber'],
      ask: 'what about the car wash',
      on: lawReturns,
      must: [[/actual|standard mileage|included|rate/]],
    },
    {
      kind: 'follow-up',
      before: ['what is the standard deduction'],
      ask: 'im 67 btw',
      on: lawReturns,
      must: [{ law: ({ standardDeduction }) => standardDeduction.ageOrBlindness.single }],
    },
    {
      kind: 'follow-up',
      before: ['can i deduct my gambling losses'],
      ask: 'even if i dont itemize?',
      on: lawReturns,
      must: [[/itemize/], no],
    },
  ],
};
