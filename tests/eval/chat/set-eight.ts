import type { QuestionSet } from './question-set';

/** Four people: a warehouse worker on a phone, a retired teacher, a mother of two, a designer with a studio. */
export const setEight: QuestionSet = {
  returns: [
    // Refund or amount owed
    { on: 'ann', ask: 'yo am i gettin money back or nah', result: true },
    { on: 'ann', ask: 'how big is my income tax check gonna be', result: true },
    {
      on: 'ortiz',
      ask: 'Camp deposit is due Friday so I need to know. How much is coming back to us?',
      result: true,
    },
    { on: 'ortiz', ask: 'Between school runs, quick: do we get something or do we pay?', result: true },
    {
      on: 'kim',
      ask: 'Final balance due on the 1040, pls. Need it for my cash flow forecast.',
      result: true,
    },
    {
      on: 'ruth',
      ask: 'Would you kindly tell me whether the Treasury owes me money this year, or I them, and how much?',
      result: true,
    },

    // Why
    {
      on: 'ann',
      ask: 'why am i only gettin 981 my boy got like 3k and we make the same',
      amounts: ['1040:25d', '1040:24'],
    },
    {
      on: 'ortiz',
      ask: 'Two kids, two paychecks, and the refund is barely four grand. Why so small?',
      amounts: ['1040:24', '1040:33'],
    },
    {
      on: 'kim',
      ask: 'I cleared under 60K and the tax bill is five figures. How come?',
      matches: /self-employment/i,
    },
    {
      on: 'ruth',
      ask: 'I should like to understand why so much of my Social Security is being taxed. I paid into it for forty years.',
      matches: /18,360|85\s?%/,
    },
    {
      on: 'ruth',
      ask: 'Why have you itemized for me rather than giving me the standard deduction?',
      amounts: ['1040:12'],
      matches: /16,550/,
    },

    // Figures: the warehouse worker
    { on: 'ann', ask: 'how much did the bakery pay me all together last yr', amounts: ['1040:1a'] },
    { on: 'ann', ask: 'what number is in box 2 of my w2 i lost it', amounts: ['1040:25a'] },
    { on: 'ann', ask: 'the part of my pay they actually tax whats that come out to', amounts: ['1040:15'] },
    { on: 'ann', ask: 'agi?? the apartment app wants it', amounts: ['1040:11'] },
    { on: 'ann', ask: 'need line 24 off my 1040', lines: ['1040:24'] },
    { on: 'ann', ask: 'that standard deduction thing how much did u give me', amounts: ['1040:12'] },

    // Figures: the mother
    {
      on: 'ortiz',
      ask: 'We paid Little Steps all year. What credit do we get for it?',
      amounts: ['2441:11'],
    },
    {
      on: 'ortiz',
      ask: 'Eva and Leo. How much do they take off our taxes, just the child credit',
      amounts: ['1040:19'],
    },
    {
      on: 'ortiz',
      ask: 'The savings account at First Bank, what did you put down for interest?',
      amounts: ['1040:2b'],
    },
    {
      on: 'ortiz',
      ask: 'Preschool aid form, has to go in today. It asks for our adjusted gross. Number please?',
      amounts: ['1040:11'],
    },
    { on: 'ortiz', ask: 'My pay plus Luis’s, what is the total on there?', amounts: ['1040:1z'] },
    {
      on: 'ortiz',
      ask: 'The loan people sent us a 1098-E. How much came off our income because of it?',
      amounts: ['schedule-1:21'],
    },

    // Figures: the designer
    { on: 'kim', ask: 'Studio net profit for FY24?', amounts: ['schedule-c:31'] },
    { on: 'kim', ask: "What's my SE tax, total?", amounts: ['schedule-se:12'] },
    { on: 'kim', ask: 'total biz expenses on my Sch C, all categories', amounts: ['schedule-c:28'] },
    { on: 'kim', ask: 'QBI deduction amt?', amounts: ['1040:13'] },
    { on: 'kim', ask: 'My broker wants ln 9 of the 1040 for a pre-approval', lines: ['1040:9'] },
    { on: 'kim', ask: 'Form 8889, line 13 = ?', lines: ['8889:13'] },

    // Figures: the teacher
    { on: 'ruth', ask: 'What figure did you enter for my teachers’ pension, please?', amounts: ['1040:5b'] },
    { on: 'ruth', ask: 'How much of my Social Security must be counted as income?', amounts: ['1040:6b'] },
    {
      on: 'ruth',
      ask: 'I sold some shares last June. Could you tell me what profit you have reported on them?',
      amounts: ['1040:7'],
    },
    { on: 'ruth', ask: 'What do my itemized deductions amount to altogether?', amounts: ['schedule-a:17'] },
    { on: 'ruth', ask: 'What does line 5d of Schedule A say?', lines: ['schedule-a:5d'] },
    {
      on: 'ruth',
      ask: 'I mailed the government a check in June as an estimated payment. For how much have I been credited?',
      amounts: ['1040:26'],
    },
    { on: 'ruth', ask: 'What were my ordinary dividends for the year?', amounts: ['1040:3b'] },

    // What if
    {
      on: 'ann',
      ask: 'what if i threw 2000 in a regular ira before the deadline',
      tries: [{ path: 'adjustments.ira.0', value: { traditional: 2000 } }],
    },
    {
      on: 'ann',
      ask: 'say i made 53500 instead cuz of overtime and they didnt take out any extra tax whats my refund then',
      tries: [{ path: 'w2s.0.wages', value: 53_500 }],
    },
    {
      on: 'ortiz',
      ask: 'Found another loan statement in the diaper bag. If the student loan interest is 1,900 altogether, what happens to the refund?',
      tries: [{ path: 'adjustments.studentLoanInterest', value: 1900 }],
    },
    {
      on: 'ortiz',
      ask: 'If the bank interest was really 820 and not 420, how much less do we get?',
      tries: [{ path: 'interest.0.interest', value: 820 }],
    },
    {
      on: 'kim',
      ask: 'What if I max out the HSA at 4,150?',
      tries: [{ path: 'adjustments.hsa.0.contributed', value: 4150 }],
    },
    {
      on: 'kim',
      ask: 'Missed an $1,800 invoice from an illustrator. If I add it as contract labor, where does my balance due land?',
      tries: [{ path: 'businesses.0.expenses.contractLabor', value: 1800 }],
    },
    {
      on: 'ruth',
      ask: 'Suppose I had given my church another $1,000 in cash last year. What difference would it have made?',
      tries: [{ path: 'itemized.charityCash', value: 6200 }],
    },
    {
      on: 'ruth',
      ask: 'What would my refund be if the Teachers Fund had withheld $4,500 rather than $3,800?',
      tries: [{ path: 'retirement.0.federalWithholding', value: 4500 }],
    },

    // Missing, errors, deductions, deadlines, status, rates
    { on: 'ann', ask: 'when do i gotta have this turned in by', matches: /April 15/ },
    {
      on: 'ann',
      ask: 'am i missin any write offs or is this it',
      matches: /IRA|student loan|health savings|clean vehicle|energy|lifetime learning|educator/i,
    },
    { on: 'ann', ask: 'what bracket am i in', matches: /12\s?%/ },
    {
      on: 'ortiz',
      ask: 'Both kids have the flu, no way this gets done in time. If I ask for an extension, what is the new date?',
      matches: /October 15/,
    },
    {
      on: 'ortiz',
      ask: 'Did we do this as a couple or each on our own? What does the return say?',
      matches: /joint/i,
    },
    {
      on: 'ortiz',
      ask: 'how many dependents have you got down for us',
      matches: /\b(two|2)\b|Eva[\s\S]*Leo/i,
    },
    {
      on: 'kim',
      ask: 'Do I need to set up quarterlies for 2025? If so how much is the Q1 pmt?',
      amounts: ['1040-es:15a'],
    },
    {
      on: 'kim',
      ask: 'Any red flags on this before I sign off?',
      matches: /during the year|estimated|penalty|round number/i,
    },
    {
      on: 'kim',
      ask: 'Which deductions am I leaving on the table as a sole prop?',
      matches: /home office|business miles|SEP|health insurance|IRA/i,
    },
    {
      on: 'ruth',
      ask: 'I am past sixty-five. Was I given the extra amount that older people receive on the standard deduction?',
      matches: /1,950|16,550|itemiz/i,
    },
    { on: 'ruth', ask: 'At what rate will the gain on my shares be taxed?', matches: /\b0\s?%/ },
    {
      on: 'ruth',
      ask: 'Before I send this off, have I made any mistakes on it?',
      matches:
        /nothing|\bnone\b|\bno\b|not (find|found|see)|all (is )?well|looks (fine|good|complete)|didn.t find/i,
    },

    // How a figure came about
    {
      on: 'ann',
      ask: 'how did u get 35400 for taxable i made 50',
      amounts: ['1040:11', '1040:12'],
    },
    {
      on: 'ortiz',
      ask: 'Trying to follow line 22 while dinner burns. How did you get there?',
      amounts: ['1040:22', '1040:18', '1040:21'],
    },
    {
      on: 'kim',
      ask: 'Walk me through the SE tax calc',
      amounts: ['schedule-se:12'],
      matches: /56,500|52,178/,
    },
    {
      on: 'ruth',
      ask: 'Kindly show me, step by step, how the tax on line 16 was arrived at.',
      amounts: ['1040:16'],
      matches: /46,360|36,760|9,600|qualified dividends/i,
    },
  ],
  topics: [
    {
      ask: 'do i gotta report my doordash money if they never sent me nothing',
      passages: ['Gig work, side jobs and Form 1099-NEC'],
    },
    {
      ask: 'sold my old ps5 and some sneakers on ebay for less than i paid is that taxed',
      passages: ['Form 1099-K from apps and marketplaces'],
    },
    {
      ask: 'cashed out my 401k when i quit my last job im 24 whats the damage',
      passages: ['Early withdrawal: the 10% tax'],
    },
    {
      ask: 'can i write off my steel toes and union dues',
      passages: ['Costs that cannot be deducted'],
    },
    { ask: 'hit 2 grand on a scratch off do i owe on that', passages: ['Gambling winnings and losses'] },
    {
      ask: 'My late sister left me twenty thousand dollars in her will. Must I declare it?',
      passages: ['Gifts and inheritances'],
    },
    {
      ask: 'I shall be seventy-three in the spring. Am I obliged to begin drawing on my IRA?',
      passages: ['Required minimum distributions'],
    },
    {
      ask: 'My hearing aids cost nearly five thousand dollars and the insurance paid nothing. May I deduct them?',
      passages: ['Medical and dental costs'],
    },
    {
      ask: 'A former colleague still teaches third grade and buys crayons and books with her own money. Is there any allowance for that?',
      passages: ['Educator expenses: teachers'],
    },
    {
      ask: 'A gentleman telephoned, said he was from the IRS, and demanded gift cards. Is that how they go about things?',
      passages: ['Letters from the IRS'],
    },
    {
      ask: 'Baby came December 30. Whole credit for last year or just two days of it?',
      passages: ['A baby born during the year'],
    },
    {
      ask: 'My sister and her ex have the boys every other week. Which one gets to claim them?',
      passages: ['Divorced or separated parents: who claims the child'],
    },
    {
      ask: 'My mom moved in and we pay for everything now. Can she go on our taxes?',
      passages: ['Qualifying relative: supporting a parent or another adult', 'Credit for other dependents'],
    },
    {
      ask: 'No school in July, so they go to day camp while I work. Does that count for anything?',
      passages: ['Child and dependent care credit: day care, after-school care and camps'],
    },
    {
      ask: 'My stepdaughter is a freshman now. Anything we can get back for tuition?',
      passages: [
        'American opportunity credit: how much',
        'American opportunity credit: which students',
        'Lifetime learning credit',
      ],
    },
    { ask: 'Client lunches: 100% write-off or 50?', passages: ['Meals and travel for business'] },
    {
      ask: 'Bought a $3K MacBook + display for the studio. Expense it all in yr 1 or spread it out?',
      passages: ['Equipment, computers and depreciation'],
    },
    {
      ask: 'I sub out copywriting, paid a freelancer $4K last yr. Do I have to issue her a form & by when?',
      passages: ['Paying helpers'],
    },
    {
      ask: 'SEP vs solo 401(k): what is the cap and the cutoff date for 2024?',
      passages: ['SEP IRA and solo 401(k) for the self-employed'],
    },
    {
      ask: 'Mileage rate for client visits in 2024? And does driving to my own studio every a.m. count?',
      passages: ['Business miles and car costs'],
    },
  ],
  unanswerable: [
    { on: 'ann', ask: 'how much do i owe the state of maine' },
    { on: 'ann', ask: 'how do i make my landlord give my deposit back' },
    { on: 'ortiz', ask: 'Lost the folder. What was our refund in 2021?' },
    { on: 'ortiz', ask: 'Do you know a preschool near us with an opening for a three year old?' },
    { on: 'kim', ask: 'What day rate should I quote for a full rebrand?' },
    { on: 'kim', ask: 'What will the IRS mileage rate be in 2027?' },
    { on: 'ruth', ask: 'In what year will my mortgage be paid off?' },
    { on: 'ruth', ask: 'What are the shares I still hold worth at today’s price?' },
  ],
  talk: [
    'sup',
    'Thank you, dear, you have been most patient with me.',
    'ok gotta run, kid is screaming. bye',
    'Great, thx! Are you a bot or an actual person?',
  ],
  hostile: [],
  injected: [],
  poisoned: [],
  harmless: [],
};
