import type { QuestionSet } from './question-set';

/** Six voices: a photographer, a grandmother’s neighbor, a programmer, a waitress, newcomers, an accountant. */
export const setTwentyFour: QuestionSet = {
  returns: [
    // A photographer with a studio.
    {
      on: 'kim',
      ask: 'Just tell me the damage. What check do I have to write to the IRS in April?',
      result: true,
    },
    {
      on: 'kim',
      ask: 'I put so much of what I earned right back into the studio. Why on earth is my tax bill still this high?',
      matches: /self-employment|withh/i,
    },
    {
      on: 'kim',
      ask: 'What did the studio actually clear last year once my costs came off?',
      amounts: ['schedule-c:31'],
    },
    { on: 'kim', ask: 'how much did I write off for ads and promotion', lines: ['schedule-c:8'] },
    { on: 'kim', ask: 'Supplies for the studio, what number did we put down?', lines: ['schedule-c:22'] },
    {
      on: 'kim',
      ask: 'everything clients paid me, before any expenses. what’s the total?',
      amounts: ['schedule-c:1'],
    },
    {
      on: 'kim',
      ask: 'I never put in the rent for the studio space, $8,400 for the year. Where would that leave me?',
      tries: [{ path: 'businesses.0.expenses.rentProperty', value: 8400 }],
    },
    {
      on: 'kim',
      ask: 'What if I add 1,350 of business insurance for the studio, does my bill go down and by how much?',
      tries: [{ path: 'businesses.0.expenses.insurance', value: 1350 }],
    },
    {
      on: 'kim',
      ask: 'Am I leaving write-offs on the table? I edit at home half the week and drive to every job.',
      matches: /home office|business miles/i,
    },
    {
      on: 'kim',
      ask: 'those quarterly payments people talk about, when would mine be due this year?',
      matches: /June 16/,
    },

    // A grandmother whose neighbor types.
    {
      on: 'ruth',
      ask: 'Hello, I am typing for Ruth next door, she has no computer. Does she get something back or does she have to send them money?',
      result: true,
    },
    { on: 'ruth', ask: 'How much of her teachers pension counts as taxable?', lines: ['1040:5b'] },
    {
      on: 'ruth',
      ask: 'What does the tax form say she got from Social Security in the whole year, before any of it is taxed?',
      lines: ['1040:6a'],
    },
    {
      on: 'ruth',
      ask: 'She wants to know what we wrote down for the money she gave to church and charities.',
      amounts: ['schedule-a:11'],
    },
    {
      on: 'ruth',
      ask: 'and the interest on her house loan, how much is that on here',
      amounts: ['schedule-a:8a'],
    },
    {
      on: 'ruth',
      ask: 'She is a bit upset that so much of her Social Security gets taxed. Why is that, can you say it so I can tell her?',
      matches: /85\s?(%|percent)|combined income|half of (your|the|her)/i,
    },
    {
      on: 'ruth',
      ask: 'Is there anything we still have to dig out of her shoebox of papers, or is something missing?',
      matches:
        /nothing|\bno(ne| issues?| problems?| errors?| mistakes?| gaps?)\b|complete|all (is )?(there|well)/i,
    },
    { on: 'ruth', ask: 'What is the last day we can mail this in for her?', matches: /April 15/ },
    {
      on: 'ruth',
      ask: 'Her medicines and the doctor bills, can any of that be taken off her taxes?',
      matches: /7\.5\s?(%|percent)/,
    },
    {
      on: 'ruth',
      ask: 'We found a receipt: her property tax was $4,950, not 4,200. Would she get more back?',
      tries: [{ path: 'itemized.realEstateTax', value: 4950 }],
    },

    // A programmer.
    { on: 'kim', ask: 'value of schedule se line 4a on this return', lines: ['schedule-se:4a'] },
    { on: 'kim', ask: 'what does form 8995 line 15 come out to', lines: ['8995:15'] },
    {
      on: 'kim',
      ask: 'what exactly gets subtracted between line 9 and line 11 of the 1040?',
      matches: /\$5,992|\$2,000[\s\S]*\$3,992|\$3,992[\s\S]*\$2,000/,
    },
    {
      on: 'kim',
      ask: 'how is schedule se line 12 derived? list the inputs',
      amounts: ['schedule-se:12', 'schedule-se:10', 'schedule-se:11'],
    },
    {
      on: 'ann',
      ask: 'how did you compute line 16? which brackets does my taxable income fall into',
      amounts: ['1040:16', '1040:15'],
    },
    {
      on: 'ann',
      ask: 'my effective tax rate, i.e. total tax divided by total income',
      matches: /\b8(\.0\d?)?\s?%/,
    },
    {
      on: 'kim',
      ask: 'if the 1099-nec income were 65500 instead of 62000, what is the delta on the balance due?',
      tries: [{ path: 'businesses.0.income.form1099Nec', value: 65500 }],
    },
    { on: 'ann', ask: 'net result: refund or balance due? exact amount please', result: true },
    {
      on: 'kim',
      ask: 'which marginal rate applies to my next dollar of taxable income?',
      matches: /\b12\s?%/,
    },
    { on: 'ann', ask: 'total payments, line 33', lines: ['1040:33'] },

    // A waitress between shifts.
    {
      on: 'ann',
      ask: 'got like 5 min before my next shift lol, do i get money back and how much',
      result: true,
    },
    {
      on: 'ann',
      ask: 'why is my refund so small?? they take out so much every week',
      amounts: ['1040:24', '1040:25d'],
    },
    { on: 'ann', ask: 'wat did the bakery say i made last yr', amounts: ['1040:1a'] },
    { on: 'ann', ask: 'how much fed tax came outta my checks alltogether', amounts: ['1040:25a'] },
    {
      on: 'ann',
      ask: 'whats my tax for the whole year, not whats left over, just the tax itself',
      amounts: ['1040:24'],
    },
    {
      on: 'ann',
      ask: 'so after the standard deduction thing what amount do they acually tax me on',
      lines: ['1040:15'],
    },
    {
      on: 'ann',
      ask: 'if i put 3500 in a regular ira before april how much more do i get back',
      tries: [{ path: 'adjustments.ira.0', value: { traditional: 3500 } }],
    },
    {
      on: 'ann',
      ask: 'ok so i was on unemployment a few weeks, $2,200, havent put it in yet. how bad does it hit my refund',
      tries: [{ path: 'governmentPayments.0', value: { unemployment: 2200 } }],
    },
    {
      on: 'ann',
      ask: 'did i mess anything up? can u check it real quick',
      matches: /round|nothing|no (problems?|errors?|mistakes?|issues?)/i,
    },
    { on: 'ann', ask: 'what am i filing as again', matches: /single/i },

    // A couple newly from another country.
    {
      on: 'ortiz',
      ask: 'Good evening. We are new in this country and everything is difficult to understand. The government will pay to us, or we must pay?',
      result: true,
    },
    {
      on: 'ortiz',
      ask: 'Why we receive money back from the tax? In our country it was never so.',
      amounts: ['1040:24', '1040:25d'],
    },
    {
      on: 'ortiz',
      ask: 'People say each child makes the tax smaller. How much is the child credit for Eva and Leo together?',
      amounts: ['1040:19'],
    },
    {
      on: 'ortiz',
      ask: 'The school asks for our adjusted gross income. Which number we must write?',
      lines: ['1040:11'],
    },
    {
      on: 'ortiz',
      ask: 'The bank paid us a little interest. How much is it in the tax paper?',
      lines: ['1040:2b'],
    },
    {
      on: 'ortiz',
      ask: 'We pay Little Steps because both of us work. How big is the credit we receive for this care?',
      amounts: ['2441:11'],
    },
    {
      on: 'ortiz',
      ask: 'What amount did you take off for the interest of my student loan?',
      amounts: ['schedule-1:21'],
    },
    {
      on: 'ortiz',
      ask: 'We made an error. The student loan interest was 2,300 dollars and not 1,100. What will change for us?',
      tries: [{ path: 'adjustments.studentLoanInterest', value: 2300 }],
    },
    {
      on: 'ortiz',
      ask: 'Which deductions or credits do we maybe forget? Please explain simple.',
      matches: /\bIRA\b|health savings|educator|energy|vehicle|learning/i,
    },
    {
      on: 'ortiz',
      ask: 'If we are not ready in April and ask for more time, until which day can we send it?',
      matches: /October 15/,
    },

    // A retired accountant.
    { on: 'ruth', ask: 'Kindly confirm the overpayment that will be refunded to me.', result: true },
    {
      on: 'ruth',
      ask: 'I had tax withheld from the pension and made one estimated payment. State the total of all payments, please.',
      lines: ['1040:33'],
    },
    { on: 'ruth', ask: 'What capital gain have you carried to Form 1040, line 7?', lines: ['1040:7'] },
    { on: 'ruth', ask: 'Schedule A, line 5e. The figure, if you would.', lines: ['schedule-a:5e'] },
    { on: 'ruth', ask: 'How much of my dividends did you treat as qualified?', lines: ['1040:3a'] },
    {
      on: 'ruth',
      ask: 'How did you arrive at line 16? Using the ordinary tax table I come to more than five thousand.',
      amounts: ['1040:16'],
      matches: /\b0\s?%|qualified dividends|capital gain/i,
    },
    {
      on: 'ruth',
      ask: 'Walk me through the computation of line 6b, I should like to tick it off against my own worksheet.',
      amounts: ['1040:6b', '1040:6a'],
    },
    {
      on: 'ruth',
      ask: 'Why did you itemize instead of taking the standard deduction for a single person over 65?',
      amounts: ['schedule-a:17', 'standard-deduction:4c'],
    },
    {
      on: 'ruth',
      ask: 'Suppose my cash contributions to charity had been 6,700 rather than 5,200. What is the effect on the refund?',
      tries: [{ path: 'itemized.charityCash', value: 6700 }],
    },
    {
      on: 'kim',
      ask: 'Before this goes out I check everything twice. Does the return show any errors or warnings?',
      matches: /too little|estimated|round/i,
    },
  ],
  topics: [
    {
      ask: 'Can I write off a new camera body all at once or does it get spread over several years?',
      passages: ['Equipment, computers and depreciation'],
    },
    {
      ask: 'took a bride and groom out to lunch to plan their shoot. does the restaurant bill count for anything?',
      passages: ['Meals and travel for business'],
    },
    {
      ask: 'I paid a freelance second shooter about 900 over the summer. Do I owe her some kind of form?',
      passages: ['Paying helpers', 'Gig work, side jobs and Form 1099-NEC'],
    },
    {
      ask: 'Driving my own van to jobs, how much can I take per mile?',
      passages: ['Business miles and car costs'],
    },
    {
      ask: 'My sister is 74 and somebody told her she has to take money out of her IRA every year now. Is that true?',
      passages: ['Required minimum distributions'],
    },
    {
      ask: 'Her late husband’s aunt left her some money in the will. Does she have to pay income tax on that?',
      passages: ['Gifts and inheritances'],
    },
    {
      ask: 'A man phoned and said he was the IRS and she must pay today or be arrested. Do they really call like that?',
      passages: ['Letters from the IRS'],
    },
    {
      ask: 'If she sells the house she has lived in for forty years, is the gain taxed?',
      passages: ['Selling your home'],
    },
    {
      ask: 'how much of a net loss on stocks can i use against salary per year, and does the rest carry over?',
      passages: ['Capital losses'],
    },
    {
      ask: 'sold an etf at a loss, bought the same one back 10 days later. is the loss still allowed?',
      passages: ['Wash sales'],
    },
    { ask: 'max employee 401k contribution for 2024', passages: ['401(k) and other plans at work'] },
    {
      ask: 'i am w-2 and fully remote. can i deduct a home office?',
      passages: ['Working from home as an employee', 'Home office deduction'],
    },
    { ask: 'do i gotta report my tips', passages: ['Wages and Form W-2'] },
    {
      ask: 'can i write off the black shoes n apron i gotta buy for work',
      passages: ['Costs that cannot be deducted'],
    },
    {
      ask: 'sold my old couch online for way less than i paid, do they tax that??',
      passages: ['Form 1099-K from apps and marketplaces'],
    },
    {
      ask: 'A foreign country has already taken tax from our dividends there. Must we pay two times?',
      passages: ['Foreign tax credit'],
    },
    {
      ask: 'My mother has no income and we pay all for her. Can we put her as dependent?',
      passages: ['Qualifying relative: supporting a parent or another adult', 'Credit for other dependents'],
    },
    {
      ask: 'Our friends got a baby on the 30 of December. It counts for the complete year?',
      passages: ['A baby born during the year'],
    },
    {
      ask: 'What percentage of adjusted gross income must medical outlays exceed before they are deductible?',
      passages: ['Medical and dental costs'],
    },
    {
      ask: 'For how many years ought one to retain copies of filed returns and supporting papers?',
      passages: ['How long to keep tax records'],
    },
  ],
  unanswerable: [
    { on: 'kim', ask: 'What should I charge for a full-day wedding package next season?' },
    { on: 'ruth', ask: 'Which bus does she take to get to the doctor on Tuesdays?' },
    { on: 'ann', ask: 'how much federal tax did i pay in 2019?' },
    { on: 'ann', ask: 'how much did i make in tips on new years eve' },
    { on: 'ortiz', ask: 'When will our green cards arrive with the mail?' },
    { on: 'ortiz', ask: 'How much pension will my father receive in our old country?' },
    { on: 'ruth', ask: 'What does my Maine income tax come to this year?' },
    { on: 'ruth', ask: 'What will the federal brackets be for 2028?' },
  ],
  talk: [
    'heyy just clocked out, whats up',
    'Thank you so much, you have been very kind to an old lady.',
    'ok thanks, that’s all for now',
    'Good afternoon! Nice to meet you.',
  ],
  hostile: [],
  injected: [],
  poisoned: [],
  harmless: [],
};
