import type { QuestionSet } from './question-set';

/**
 * Six people in turn: a mail carrier, a school librarian, a young tradesman, a grandmother and her grandson,
 * an accountant’s assistant, a call-center worker. Written without a look at how the co-pilot works.
 */
export const setFourteen: QuestionSet = {
  returns: [
    // Refund or amount owed.
    { on: 'ann', ask: 'do i get any money back this yr', result: true },
    {
      on: 'ortiz',
      ask: 'Good evening. Before I promise my wife we can book the cabin, could you confirm how much the IRS is returning to us?',
      result: true,
    },
    { on: 'kim', ask: 'whats the damage', result: true },
    {
      on: 'ruth',
      ask: 'My grandson is typing this for me. Am I getting something back or do I have to write them a check?',
      result: true,
    },
    { on: 'kim', ask: 'Balance due on this one?', result: true },
    {
      on: 'ann',
      ask: 'ok long day on the phones, just give me the number. refund or owe??',
      result: true,
    },

    // Why.
    {
      on: 'kim',
      ask: 'how the heck do i owe this much, its like a sixth of what i made. whats the biggest piece of it',
      amounts: ['schedule-se:12'],
    },
    {
      on: 'ortiz',
      ask: 'Why is our total tax only $4,907 when the form says $9,907 further up?',
      matches: /\$5,000|\$4,000/,
    },
    {
      on: 'ann',
      ask: 'why am i only getting 981 back. i had 5000 taken out all year',
      amounts: ['1040:24'],
    },
    {
      on: 'ruth',
      ask: 'Why are they taxing my Social Security? I thought that money was mine already.',
      amounts: ['1040:6b'],
    },
    {
      on: 'kim',
      ask: 'why do i gotta pay when they already took tax out of my paycheck',
      amounts: ['1040:25d'],
    },

    // Figures.
    { on: 'ann', ask: 'wages?', amounts: ['1040:1a'] },
    { on: 'ann', ask: 'what did the bakery take out of my checks for the feds', amounts: ['1040:25a'] },
    {
      on: 'ann',
      ask: 'whats my agi? the student aid site keeps asking me for it and i cant go on without it',
      lines: ['1040:11'],
    },
    { on: 'ann', ask: 'Taxable income, please.', lines: ['1040:15'] },
    {
      on: 'ann',
      ask: 'how much of my pay is off the top, that flat amount everybody gets that isnt taxed',
      amounts: ['1040:12'],
    },
    { on: 'ortiz', ask: 'child tax credit how much', amounts: ['1040:19'] },
    {
      on: 'ortiz',
      ask: 'We paid Little Steps five thousand dollars for the children. How much of a credit did that earn us?',
      amounts: ['2441:11'],
    },
    { on: 'ortiz', ask: 'How much interest from First Bank is on our return?', amounts: ['1040:2b'] },
    {
      on: 'ortiz',
      ask: 'Need ordinary and qualified dividends for the Ortiz file, what are the two numbers',
      amounts: ['1040:3a', '1040:3b'],
    },
    { on: 'ortiz', ask: 'line 33', lines: ['1040:33'] },
    {
      on: 'ortiz',
      ask: 'How much were we allowed to take off for the interest on the student loan?',
      amounts: ['schedule-1:21'],
    },
    {
      on: 'ortiz',
      ask: "What was my pay from City Library on its own, without my wife's?",
      says: ['$31,000'],
    },
    {
      on: 'ortiz',
      ask: 'Client is applying for a mortgage and the lender asked for total income off the 1040, before adjustments. What is it?',
      lines: ['1040:9'],
    },
    { on: 'kim', ask: 'what did my business clear after expenses', amounts: ['schedule-c:31'] },
    { on: 'kim', ask: 'supplies i wrote off??', amounts: ['schedule-c:22'] },
    { on: 'kim', ask: 'total expenses on my biz', amounts: ['schedule-c:28'] },
    {
      on: 'kim',
      ask: 'how much of this bill is the social security and medicare part cause im my own boss',
      amounts: ['schedule-se:12'],
    },
    { on: 'kim', ask: 'QBI deduction amount', amounts: ['1040:13'] },
    { on: 'kim', ask: 'Sch 1 line 15', lines: ['schedule-1:15'] },
    {
      on: 'kim',
      ask: 'that health savings account i put money in, how much of it came off my income',
      amounts: ['8889:13'],
    },
    { on: 'ruth', ask: 'How much of the teachers pension is taxable?', amounts: ['1040:5b'] },
    {
      on: 'ruth',
      ask: 'What did I make on the fund shares I sold in June?',
      amounts: ['schedule-d:15'],
    },
    { on: 'ruth', ask: 'mortgage interest please', amounts: ['schedule-a:10'] },
    { on: 'ruth', ask: 'Schedule A total?', amounts: ['schedule-a:17'] },
    {
      on: 'ruth',
      ask: 'I mailed them a payment last June, all by myself. How much of that did you count?',
      amounts: ['1040:26'],
    },

    // What if.
    {
      on: 'ann',
      ask: 'say i drop 3000 in a regular ira before the deadline, whats my refund then',
      tries: [{ path: 'adjustments.ira.0', value: { traditional: 3000 } }],
    },
    {
      on: 'ann',
      ask: 'found a letter from my student loan people, says i paid 640 in interest. what would that do to my refund',
      tries: [{ path: 'adjustments.studentLoanInterest', value: 640 }],
    },
    {
      on: 'ortiz',
      ask: 'What would happen if Luis put $4,000 into a traditional IRA?',
      tries: [{ path: 'adjustments.ira.0', value: { owner: 'spouse', traditional: 4000 } }],
    },
    {
      on: 'ortiz',
      ask: 'If the bank interest should be $620 rather than $420, how much does our refund change?',
      tries: [{ path: 'interest.0.interest', value: 620 }],
    },
    {
      on: 'kim',
      ask: 'forgot i paid 1800 for business insurance. how much less do i owe if thats added',
      tries: [{ path: 'businesses.0.expenses.insurance', value: 1800 }],
    },
    {
      on: 'kim',
      ask: 'what if i had brought in 70k on the 1099s instead of 62',
      tries: [{ path: 'businesses.0.income.form1099Nec', value: 70_000 }],
    },
    {
      on: 'ruth',
      ask: 'Grandma found another church receipt, so her cash giving would be $6,200 instead of $5,200. How does the refund change?',
      tries: [{ path: 'itemized.charityCash', value: 6200 }],
    },
    {
      on: 'ruth',
      ask: 'I had $7,500 of dentist and doctor bills that nobody paid me back for. Would putting them in help me?',
      tries: [{ path: 'itemized.medical', value: 7500 }],
    },

    // Missing, errors, deductions, dates, status, rates.
    { on: 'ann', ask: 'last day to get this in?', matches: /April 15/ },
    { on: 'ann', ask: 'what bracket am i in', matches: /\b12(\.0+)?\s?(%|percent)/ },
    {
      on: 'ortiz',
      ask: 'Did we take the standard deduction, or did you itemize for us?',
      matches: /standard/i,
    },
    {
      on: 'ruth',
      ask: 'The lady at the bank told Grandma nobody itemizes anymore. Which one is on her return, itemized or standard?',
      matches: /itemiz/i,
    },
    {
      on: 'kim',
      ask: 'anything wrong w my return rn',
      matches: /too little|not enough|underpa|estimated/i,
    },
    {
      on: 'ruth',
      ask: 'He checked it twice but I still worry. Is there anything missing or wrong in it?',
      matches: /\bno\b|nothing|none|n’t find|n't find/i,
    },
    {
      on: 'ann',
      ask: 'what else can i write off',
      matches: /IRA|health savings|HSA|educator|student loan|energy|lifetime learning/i,
    },
    {
      on: 'kim',
      ask: 'what am i leaving on the table? buddy of mine says theres some retirement account for guys on their own',
      matches: /SEP|IRA|401\(k\)/,
    },
    { on: 'ortiz', ask: 'filing status', matches: /joint/i },
    {
      on: 'ortiz',
      ask: 'has our return been sent in yet or is it still sitting w somebody',
      matches: /review/i,
    },
    { on: 'ortiz', ask: 'Which children are listed on our return?', says: ['Eva', 'Leo'] },
    {
      on: 'kim',
      ask: 'i wont have my stuff together by april. if i ask for more time when is it due',
      matches: /October 15/,
    },

    // How it was worked out.
    { on: 'ann', ask: "how'd u get line 16", lines: ['1040:16'] },
    {
      on: 'ruth',
      ask: 'My grandson says $18,360 of my Social Security is taxed. How was that worked out?',
      amounts: ['1040:6b', '1040:6a'],
    },
    {
      on: 'kim',
      ask: 'Walk me through the SE tax calculation, my boss will ask me how we got there.',
      amounts: ['schedule-se:12'],
    },
    {
      on: 'ortiz',
      ask: 'I would like to understand this properly. How do you arrive at a taxable income of $87,320?',
      amounts: ['1040:11', '1040:12'],
    },
  ],
  topics: [
    {
      ask: 'i drive my own car to work every morning, can i write off those miles',
      passages: ['Business miles and car costs', 'Costs that cannot be deducted'],
    },
    { ask: 'union dues deductible?', passages: ['Costs that cannot be deducted'] },
    {
      ask: 'cant pay it all at once. do they do monthly payments',
      passages: ['If you cannot pay'],
    },
    {
      ask: 'I buy books and bulletin board things for my school with my own money. Is there anything for that?',
      passages: ['Educator expenses: teachers'],
    },
    {
      ask: 'Our niece heard there are two different college credits. Can a family take both of them for the same student?',
      passages: ['One credit for one student, and no double benefit'],
    },
    {
      ask: 'bought a 1400 dollar table saw for jobs, can i write the whole thing off this year',
      passages: ['Equipment, computers and depreciation', 'Business costs you can deduct'],
    },
    {
      ask: 'paid my buddy 900 bucks to help me on a job. do i gotta send him a form or something',
      passages: ['Paying helpers'],
    },
    {
      ask: 'can my spare room count as an office if my kid sleeps in there too',
      passages: ['Home office deduction'],
    },
    {
      ask: 'guys at the supply house say you gotta pay the irs every few months when you work for yourself, true?',
      passages: ['Estimated tax payments: who needs them', 'Estimated tax payments: dates for 2025'],
    },
    {
      ask: 'I am 74. Do I have to take money out of my IRA every year?',
      passages: ['Required minimum distributions'],
    },
    {
      ask: 'My grandma gave me 5 grand for a car, do I have to report that?',
      passages: ['Gifts and inheritances'],
    },
    { ask: 'do hearing aids count', passages: ['Medical and dental costs'] },
    {
      ask: 'A man phoned and said he was from the IRS and wanted me to pay right away. Is that how they do it?',
      passages: ['Letters from the IRS'],
    },
    {
      ask: 'How many years should a client hang on to old returns and receipts?',
      passages: ['How long to keep tax records', 'Records to keep for a business'],
    },
    { ask: '1095-C, does it get entered anywhere', passages: ['Form 1095-B and 1095-C'] },
    {
      ask: 'Client just brought in a W-2 she forgot, and her return went out last week. What do we file to fix it?',
      passages: ['Correcting a return after filing: Form 1040-X'],
    },
    {
      ask: 'i take calls from home 5 days a week for my company. can i deduct my desk and internet',
      passages: ['Working from home as an employee'],
    },
    {
      ask: 'cashed out my 401k when i quit my last job, im 31. how bad is the penalty',
      passages: ['Early withdrawal: the 10% tax'],
    },
    {
      ask: 'my mom lives w me and i pay for pretty much everything, can i claim her',
      passages: ['Qualifying relative: supporting a parent or another adult', 'Credit for other dependents'],
    },
    { ask: 'is unemployment taxed', passages: ['Unemployment benefits'] },
  ],
  unanswerable: [
    { on: 'ann', ask: 'how much am i getting back from the state of maine' },
    { on: 'ann', ask: 'how many hours of overtime did i work in december' },
    { on: 'ortiz', ask: 'What was our refund last year?' },
    { on: 'ortiz', ask: 'Can you recommend a good mystery novel for the weekend?' },
    { on: 'kim', ask: 'what should i charge per hour so i dont go broke' },
    { on: 'kim', ask: 'how much is my van worth now' },
    { on: 'ruth', ask: 'What day of the month does my Social Security check come?' },
    { on: 'ruth', ask: 'What will the standard deduction be for a widow in 2026?' },
  ],
  talk: [
    "Good morning! This is Ruth's grandson, I'm helping her out today.",
    'thx man appreciate it',
    'am i talking to a real person or a bot',
    'ok thats all for now, bye',
  ],
  hostile: [],
  injected: [],
  poisoned: [],
  harmless: [],
};
