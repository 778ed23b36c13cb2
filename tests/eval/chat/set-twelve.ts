import type { QuestionSet } from './question-set';

/**
 * Seven people take turns: a hotel housekeeper, a lawyer, a college student, a father at home with the
 * children, a widowed pensioner, a software freelancer, and a landlord's daughter who helps her parents.
 */
export const setTwelve: QuestionSet = {
  returns: [
    // refund or amount owed
    { on: 'ann', ask: 'money back or i pay', result: true },
    {
      on: 'ortiz',
      ask: 'Kids are napping so I have about ten minutes. What are we getting back, if anything?',
      result: true,
    },
    {
      on: 'ortiz',
      ask: 'State the net result of this return, overpayment or balance due, and the amount.',
      result: true,
    },
    { on: 'kim', ask: "what's the damage", result: true },
    {
      on: 'kim',
      ask: 'hi im doing this for my dad, he keeps asking me what he needs to send in by april. how much is it?',
      result: true,
    },
    {
      on: 'ruth',
      ask: 'My husband always did the taxes and he passed two years ago, so please bear with me. When this is all said and done, will the government be sending me something or do I have to write them a check?',
      result: true,
    },

    // why
    {
      on: 'ann',
      ask: 'why is my refund so small lol, they took 5k out of my checks',
      amounts: ['1040:24'],
    },
    {
      on: 'ortiz',
      ask: "Our tax starts out at 9,907 and then it's suddenly 4,907. Not complaining, but why?",
      matches: /\$5,000|\$4,000[\s\S]*\$1,000|\$1,000[\s\S]*\$4,000/,
    },
    {
      on: 'kim',
      ask: "How on earth do I owe this much? I only cleared about 56k from the studio and the income tax part doesn't look that bad.",
      amounts: ['schedule-2:4'],
    },
    {
      on: 'kim',
      ask: 'Why is there a deduction on line 13 when I have not itemized?',
      matches: /qualified business income|QBI/i,
    },
    {
      on: 'ruth',
      ask: 'I had always been told that Social Security was not taxed, we paid into it all our lives. Why are you taxing mine?',
      matches: /\$18,360|85\s?%/,
    },

    // figures of the return
    { on: 'ann', ask: 'need my agi for fafsa', amounts: ['1040:11'] },
    { on: 'ann', ask: 'how much tax they took from my pay all year', amounts: ['1040:25d'] },
    { on: 'ann', ask: 'What is my tax. Not what they took, the real one', amounts: ['1040:24'] },
    { on: 'ann', ask: 'line 15?', lines: ['1040:15'] },
    {
      on: 'ann',
      ask: 'which deduction did it pick for me and how big is it',
      amounts: ['1040:12'],
      matches: /standard/i,
    },
    {
      on: 'ortiz',
      ask: 'What are Eva and Leo worth to us, tax-wise? Just the child credit, leave the daycare out of it.',
      amounts: ['1040:19'],
    },
    { on: 'ortiz', ask: 'daycare credit', amounts: ['2441:11'] },
    { on: 'ortiz', ask: 'What amount is reported on Form 1040, line 2b?', lines: ['1040:2b'] },
    {
      on: 'ortiz',
      ask: 'Mine from the library was the small paycheck, my wife makes most of it. What do our wages add up to?',
      amounts: ['1040:1z'],
    },
    { on: 'ortiz', ask: 'Of the dividends received, what portion is qualified?', amounts: ['1040:3a'] },
    { on: 'ortiz', ask: 'student loan write-off?', amounts: ['schedule-1:21'] },
    { on: 'ortiz', ask: 'Total tax per line 24, please.', lines: ['1040:24'] },
    { on: 'kim', ask: 'schedule c net', amounts: ['schedule-c:31'] },
    { on: 'kim', ask: 'gross receipts?', amounts: ['schedule-c:1'] },
    { on: 'kim', ask: 'SE tax?', amounts: ['schedule-se:12'] },
    { on: 'kim', ask: 'QBI deduction amount', amounts: ['1040:13'] },
    {
      on: 'kim',
      ask: 'What deduction is allowed for one-half of the self-employment tax?',
      amounts: ['schedule-1:15'],
    },
    {
      on: 'kim',
      ask: 'my dad puts money in a health savings thing, how much of that came off his income',
      amounts: ['schedule-1:13'],
    },
    {
      on: 'kim',
      ask: 'Total of everything I expensed for the studio? I want to check it against my spreadsheet.',
      amounts: ['schedule-c:28'],
    },
    {
      on: 'ruth',
      ask: "How much of my teacher's pension went on the return as taxable? I get the same check every month and I never know what counts.",
      amounts: ['1040:5b'],
    },
    {
      on: 'ruth',
      ask: 'mom sold some fund shares in june to pay for the roof. what was the gain on those',
      amounts: ['schedule-d:16'],
    },
    {
      on: 'ruth',
      ask: 'I sent one of those quarterly checks to the IRS in June. Where does it show on the 1040 and for how much?',
      lines: ['1040:26'],
    },
    { on: 'ruth', ask: 'mortgage interest', amounts: ['schedule-a:8a'] },
    { on: 'ruth', ask: 'Schedule A, line 17?', lines: ['schedule-a:17'] },
    {
      on: 'ruth',
      ask: 'And what did I give to church and charity altogether, the way you have it written down?',
      amounts: ['schedule-a:14'],
    },

    // what if
    {
      on: 'ann',
      ask: 'if i put 3000 in a traditional ira before april how much more do i get',
      tries: [{ path: 'adjustments.ira.0', value: { traditional: 3000 } }],
    },
    {
      on: 'ann',
      ask: 'I gave 900 dollars cash to my church last year. If I put it here do I get more back',
      tries: [{ path: 'itemized.charityCash', value: 900 }],
    },
    {
      on: 'ortiz',
      ask: 'Found another loan statement in the junk drawer. If the student loan interest is 2,300 in total instead of 1,100, what happens to our refund?',
      tries: [{ path: 'adjustments.studentLoanInterest', value: 2300 }],
    },
    {
      on: 'ortiz',
      ask: 'Suppose the First Bank interest were $690 rather than $420. What would the effect on the refund be?',
      tries: [{ path: 'interest.0.interest', value: 690 }],
    },
    {
      on: 'kim',
      ask: 'if I drop 8k into a SEP IRA what does that do to what I owe',
      tries: [{ path: 'adjustments.selfEmployedRetirement.taxpayer', value: 8000 }],
    },
    {
      on: 'kim',
      ask: 'Dad just found more receipts. What if supplies were 5200 and not 4000?',
      tries: [{ path: 'businesses.0.expenses.supplies', value: 5200 }],
    },
    {
      on: 'ruth',
      ask: 'I had my hip done and then my teeth, and $9,000 of that came out of my own pocket, no insurance covered it. What would it do to my refund if I put in those $9,000 of medical bills?',
      tries: [{ path: 'itemized.medical', value: 9000 }],
    },
    {
      on: 'ruth',
      ask: 'mom says she gave 6400 to charity in cash, not 5200. what would the refund be then',
      tries: [{ path: 'itemized.charityCash', value: 6400 }],
    },

    // missing, errors, deductions, deadlines, status, rates
    { on: 'ann', ask: 'what tax bracket am i in', matches: /12\s?%/ },
    { on: 'ann', ask: 'is something wrong on my paper? anything to check', matches: /round/i },
    { on: 'ann', ask: 'last day to send it', matches: /April 15/ },
    { on: 'ortiz', ask: 'Did you put us in as filing together? We meant to.', matches: /joint/i },
    {
      on: 'ortiz',
      ask: 'Which credits are claimed on this return?',
      matches: /child tax credit[\s\S]*\bcare\b|\bcare\b[\s\S]*child tax credit/i,
    },
    {
      on: 'ortiz',
      ask: "Is there anything we're leaving on the table? Every year I hear about something from the other parents that we could have taken.",
      matches: /\bIRA\b|health savings|educator|lifetime learning|vehicle|energy/i,
    },
    {
      on: 'kim',
      ask: 'am I getting hit with an underpayment penalty? never sent any quarterlies',
      matches: /penalt/i,
    },
    {
      on: 'kim',
      ask: 'Want to do it right this time. How much should each quarterly payment for 2025 be?',
      matches: /\$2,61[89]|\$2,94[01]|\$3,09[01]/,
    },
    {
      on: 'kim',
      ask: 'If I obtain an extension, until what date may I file?',
      matches: /October 15/,
    },
    {
      on: 'ruth',
      ask: 'Do I get anything extra on the standard deduction for being over 65? I turned 69 last year and a friend at church said there was something.',
      matches: /\$1,950|\$16,550/,
    },
    {
      on: 'ruth',
      ask: 'is anything still missing on moms return',
      matches:
        /nothing|no(?:ne| open| issues?| problems?| errors?| checks?| warnings?| gaps?)\b|all (?:clear|set|good|there)|complete/i,
    },
    { on: 'ruth', ask: 'What did you put me down as, single or widow?', matches: /single/i },

    // explanations
    {
      on: 'ann',
      ask: 'ok i get that 35,400 gets taxed but how does that turn into 4,019??',
      amounts: ['1040:16'],
      matches: /1[02]\s?%|tax table/i,
    },
    {
      on: 'ortiz',
      ask: 'Explain the computation of Form 2441, line 11.',
      amounts: ['2441:11'],
      matches: /20\s?%|0?\.20?\b|5,000/,
    },
    {
      on: 'kim',
      ask: 'Show your work on the self-employment tax. I get 8,645 when I do 15.3% of my profit.',
      amounts: ['schedule-se:12'],
      matches: /52,178|92\.35/,
    },
    {
      on: 'ruth',
      ask: 'How did you arrive at the 18,360 for my Social Security? I would like to follow it with a pencil.',
      amounts: ['1040:6b'],
      matches: /85\s?%|0?\.85|21,600/,
    },
  ],

  topics: [
    { ask: 'guests leave me tips, cash. must i tell the irs', passages: ['Wages and Form W-2'] },
    {
      ask: 'My mother lives with me and I pay everything for her. Can I put her on my taxes',
      passages: [
        'Qualifying relative: supporting a parent or another adult',
        'Credit for other dependents',
        'Head of household: who can use it',
      ],
    },
    { ask: 'can i take off my work shoes and uniform', passages: ['Costs that cannot be deducted'] },
    { ask: 'Is alimony under a 2021 decree deductible by the payor?', passages: ['Alimony'] },
    {
      ask: 'How long do I have to amend a filed return to claim a refund?',
      passages: ['Correcting a return after filing: Form 1040-X'],
    },
    {
      ask: 'do i have to pay taxes on my scholarship if part of it covered my dorm',
      passages: ['Scholarships and grants'],
    },
    {
      ask: 'do textbooks count for the college credit, i got mine used online',
      passages: ['Form 1098-T: what the school sends', 'American opportunity credit: how much'],
    },
    {
      ask: 'my parents claim me. whats my standard deduction then',
      passages: ['Standard deduction of a dependent'],
    },
    {
      ask: 'sold some bitcoin at a loss, is that worth anything',
      passages: ['Capital losses', 'Capital gains: stocks, funds and crypto'],
    },
    {
      ask: 'Does a week of sleepaway camp count as child care?',
      passages: ['Child and dependent care credit: day care, after-school care and camps'],
    },
    {
      ask: "My brother's baby came on New Year's Eve. Do they get the child credit for the whole year?",
      passages: ['A baby born during the year', 'Child tax credit: who qualifies and how much'],
    },
    {
      ask: "We're thinking of one of those 529s for the kids. Is what we put in a write-off?",
      passages: ['529 plans'],
    },
    {
      ask: 'A friend of mine turns 73 this year and the lady at the bank told her she has to start taking money out of her IRA whether she wants it or not. Is that so?',
      passages: ['Required minimum distributions'],
    },
    {
      ask: "My late husband's sister left me some money in her will. Do I have to declare that?",
      passages: ['Gifts and inheritances'],
    },
    {
      ask: 'Somebody called me and said he was from the IRS and wanted my bank number. Would they do that?',
      passages: ['Letters from the IRS'],
    },
    { ask: 'spare bedroom is my office, how much per sq ft', passages: ['Home office deduction'] },
    {
      ask: 'New laptop for client work, can I write it all off in year one or do I have to depreciate it?',
      passages: ['Equipment, computers and depreciation'],
    },
    {
      ask: 'paid another dev 3k to help me on a project, do I have to send him a form',
      passages: ['Paying helpers', 'Gig work, side jobs and Form 1099-NEC'],
    },
    {
      ask: 'My parents rent out the upstairs apartment and it lost money last year. Can they use the loss against their other income?',
      passages: ['Losses of a business or a rental'],
    },
    {
      ask: 'they let the cabin for 10 days in july, does that have to be reported',
      passages: ['Renting out a home or a room'],
    },
  ],

  unanswerable: [
    { on: 'ann', ask: 'my boss did not pay my overtime. what can i do' },
    { on: 'ann', ask: 'when is the financial aid form due for next fall' },
    { on: 'ortiz', ask: 'Any idea what we could cook tonight with ground beef and rice?' },
    { on: 'ortiz', ask: 'What refund did we receive for 2021?' },
    { on: 'kim', ask: 'what hourly rate should I charge next year' },
    { on: 'kim', ask: 'Does Delaware charge franchise tax on an LLC with no revenue, and how much?' },
    { on: 'ruth', ask: 'What was my husband earning in the last year before he retired?' },
    { on: 'ruth', ask: 'how much is moms house worth now' },
  ],

  talk: [
    'good morning, I hope you are patient with old ladies',
    'ok thank you bye',
    'are you a real person lol',
    'Thanks, that was quick.',
  ],

  hostile: [],
  injected: [],
  poisoned: [],
  harmless: [],
};
