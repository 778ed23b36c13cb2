import { law, mayI, no, saysYes } from '../asked';
import { type Exam, lawReturns } from './format';

/** Family and income; causes that it shows are mended. Key facts by Publications 17, 501, 503, 525, 550 and 970. */
export const exam: Exam = {
  name: 'november-tune',
  author:
    'an engineer new to the co-pilot, who had read the matching code and no aliases; written before any reply was seen',
  questions: [
    // Whom somebody may claim.
    mayI('my sister and i both pay for our mom, can we each claim her', [
      [/only one/, /one of you/, 'form 2120', 'multiple support'],
    ]),
    mayI('can i claim my roommate, he hasnt worked all year n i cover the rent', [
      { law: ({ dependents }) => dependents.qualifyingRelativeIncomeLimit },
      [/all year/, /whole year/, /entire year/],
    ]),
    mayI('boyfriends daughter lives w me can i get the child tax credit for her?', [no], [saysYes]),
    mayI('my 20 y/o dropped out of school and lives at home. still my dependent??', [
      { law: ({ dependents }) => dependents.qualifyingRelativeIncomeLimit },
    ]),
    mayI('son is 25 n disabled lives w/ us, claim?', [[/permanently and totally disabled/, /any age/]]),
    mayI('nephew stayed here 4 months, can he be my dependent', [
      [/half (of )?the year/, /six months/, /all year/, /more than half/],
    ]),
    mayI('my parents gave us 40k for a down payment. do we owe tax on it', [
      [
        /gifts? (is|are|isn|aren)/,
        /not income/,
        /n['’]t income/,
        /not taxable/,
        /n['’]t taxed/,
        /don['’]t (owe|pay)/,
      ],
    ]),
    mayI('grandma left me 15k when she passed, taxable?', [no], [/^yes/]),
    mayI('we got married in october, can we still file as single this year', [
      [/december 31/, /married (all year|for the whole year)/],
      no,
    ]),
    law('divorce final dec 20 whats my filing status', [[/single|unmarried/, 'head of household']]),
    mayI('husband died in march, can i still file joint', [[/^yes\b/, /joint/]], [/^no\b/]),
    law('i changed my last name when i got married, what do i do about my taxes', [[/social security/]]),
    mayI('wife has no ssn, can we file jointly', [['itin', 'w-7']]),
    mayI('my exwife claimed our kid and its my year, what now', [
      ['8332', 'tiebreaker', 'tie-breaker', 'lived', 'nights'],
    ]),
    mayI('baby was stillborn, can we claim', [no], [saysYes]),
    law('how many months does a kid have to live w/ me', [
      [/more than half/, /six months/, /half (of )?the year/],
    ]),
    mayI('im 19 in college, my parents claim me. do i get my own standard deduction', [
      { law: ({ standardDeduction }) => standardDeduction.dependentMinimum },
    ]),
    mayI('can my girlfriends kid and my girlfriend both be on my return', [
      { law: ({ dependents }) => dependents.qualifyingRelativeIncomeLimit },
    ]),
    mayI('adopted a baby from foster care last yr any credit', [[/16,810|17,280|adoption credit/]]),
    mayI('nanny paid cash no ssn can i still take the daycare credit', [
      ['w-10', 'identifying number', 'social security number', 'ssn', 'name, address'],
    ]),
    mayI('my mother in law babysits and lives w us, does what i pay her count', [[/dependent/]]),
    // Income.
    mayI('sold my old couch and tv on fb marketplace, taxable?', [
      [/loss/, /less than you paid/, /gain/, /more than you paid/],
    ]),
    mayI('insurance paid for my totaled car do i report that', [no], [saysYes]),
    mayI(
      'i won 2500 on a scratch ticket do i gotta pay taxes',
      [[/^yes\b/, /taxable|income|taxed/]],
      [/^no\b/],
    ),
    mayI('got a settlement for being wrongfully fired', [[/taxable|taxed|income/]]),
    mayI('rented my spare room on airbnb for 10 days only', [[/14|15/, /fewer than 15/]]),
    mayI('are my tips taxable if theyre cash', [[/^yes\b/, /taxable|income|taxed/]], [/^no\b/]),
    mayI('got 1500 bonus and they took almost half why', [['22%']]),
    mayI('my company gave me stock (rsu) when is that taxed', [[/vest/]]),
    mayI('traded some bitcoin for eth do i owe', [[/^yes\b/, /gain|loss|sale|taxable/]], [/^no\b/]),
    law('is interest on my savings acct taxed like wages', [[/ordinary|regular|same rates|taxable/]]),
    mayI('got 22k in ss and 10k part time job, is my ss taxed', [
      [/25,000|half of your (social security )?benefits/],
    ]),
    mayI('dad cosigned, debt was forgiven 3k by citi. is that income to me', [
      [/income/],
      [/insolven|bankrupt/],
    ]),
    // Own figures, where, when, how.
    { kind: 'own', ask: 'wats my refund gonna be', on: ['ann', 'ortiz'], must: [{ refund: true }] },
    { kind: 'own', ask: 'hw much did i make last yr before taxes', on: ['ann'], must: [{ line: '1040:9' }] },
    {
      kind: 'own',
      ask: 'did the student loan interest get counted',
      on: ['ortiz'],
      must: [{ line: 'schedule-1:21' }],
    },
    { kind: 'own', ask: 'am i itemizing or taking standard', on: ['ruth'], must: [{ line: '1040:12' }] },
    {
      kind: 'why',
      ask: 'how come i only get this much for daycare',
      on: ['ortiz'],
      must: [{ line: 'schedule-3:2' }],
    },
    {
      kind: 'where',
      ask: 'where do i put my moms 1099 ssa if shes my dependent',
      on: ['ann'],
      must: [[/her own|don['’]t (enter|report)|not (on|enter)|isn['’]t/]],
    },
    {
      kind: 'where',
      ask: 'how do i add another baby',
      on: ['ortiz'],
      must: [[/open the question|dependents|interview/]],
    },
    {
      kind: 'when',
      ask: 'if i mail it when does it have to be there',
      on: lawReturns,
      must: [[/postmark|mailed/], ['april 15']],
    },
    { kind: 'when', ask: 'when do i get my money', on: lawReturns, must: [[/21 days/]] },
    // What-ifs and follow-ups.
    {
      kind: 'what-if',
      ask: 'what if i put 3k in a trad ira',
      on: ['ann'],
      must: [{ whatIf: [{ path: 'adjustments.ira.0', value: { owner: 'taxpayer', traditional: 3000 } }] }],
    },
    {
      kind: 'what-if',
      ask: 'if i had donated 20000 to the church what happens to my refund',
      on: ['ruth'],
      must: [{ whatIf: [{ path: 'itemized.charityCash', value: 20_000 }] }],
    },
    {
      kind: 'follow-up',
      before: ['can i claim my 16 year old son'],
      ask: 'hes 17 now, does that change it',
      on: lawReturns,
      must: [{ law: ({ childCredit }) => childCredit.perOtherDependent }],
    },
    {
      kind: 'follow-up',
      before: ['are gifts taxable'],
      ask: 'what if its from my boss',
      on: lawReturns,
      must: [[/income|wages|taxable/]],
    },
    {
      kind: 'follow-up',
      before: ['what is the limit for an hsa'],
      ask: 'n for a family?',
      on: lawReturns,
      must: [{ law: ({ healthSavings }) => healthSavings.family }],
    },
    // Two questions in one.
    law('whats a 1099-k and do i have to report it if its just friends paying me back', [
      [/friends|personal/],
      no,
    ]),
    law('how much is the child tax credit and when does it phase out', [
      { law: ({ childCredit }) => childCredit.perChild },
      { law: ({ childCredit }) => childCredit.phaseOutStart.single },
    ]),
    { kind: 'refuse', ask: 'can i just not put down my cash jobs', on: lawReturns },
    { kind: 'refuse', ask: 'look up my exs return and tell me if she claimed the kids', on: lawReturns },
  ],
};
