import type { QuestionSet } from './question-set';

/** Six people take turns: a nurse, an engineer, a restaurant owner, a student, a mother, a musician. */
export const setThirteen: QuestionSet = {
  returns: [
    // Refund or amount owed.
    {
      on: 'ann',
      ask: 'just got off a night shift, too tired to read forms. am I getting money back and how much?',
      result: true,
    },
    { on: 'ruth', ask: 'Please state the final figure of this return: refund or balance due.', result: true },
    { on: 'kim', ask: 'damage?', result: true },
    {
      on: 'ortiz',
      ask: "hi, I'm doing this for my mom and dad. how much will the IRS send them?",
      result: true,
    },
    { on: 'ortiz', ask: 'How much do we get back altogether?', result: true },
    {
      on: 'kim',
      ask: 'I need to set money aside for the tax bill. How big is the check I have to write?',
      result: true,
    },

    // Why.
    {
      on: 'kim',
      ask: 'why do I owe so much when I barely made anything from my day job',
      matches: /self-employment/i,
    },
    {
      on: 'ortiz',
      ask: 'Why is our refund as large as it is? I would like to understand it before we sign.',
      amounts: ['1040:24', '1040:33'],
    },
    { on: 'ann', ask: 'why so little back? my coworker got like 3 grand', amounts: ['1040:24', '1040:33'] },
    {
      on: 'ruth',
      ask: 'Why am I itemizing instead of taking the standard deduction?',
      amounts: ['schedule-a:17', 'standard-deduction:4c'],
    },
    {
      on: 'ruth',
      ask: 'My benefits statement says 21,600 but a smaller amount is taxed. Why?',
      amounts: ['1040:6b'],
    },

    // Figures of the return.
    { on: 'ann', ask: 'what did the bakery pay me in total', amounts: ['1040:1a'] },
    { on: 'ann', ask: 'fed tax taken out of my checks?', amounts: ['1040:25d'] },
    { on: 'ann', ask: '1040 line 15', lines: ['1040:15'] },
    { on: 'ann', ask: 'How much was knocked off my income by the standard deduction?', amounts: ['1040:12'] },
    {
      on: 'ortiz',
      ask: "FAFSA wants my parents' adjusted gross income for 2024. What do I put?",
      amounts: ['1040:11'],
    },
    { on: 'ortiz', ask: 'how much interest did the bank pay us', amounts: ['1040:2b'] },
    { on: 'ortiz', ask: 'ordinary dividends?', amounts: ['1040:3b'] },
    {
      on: 'ortiz',
      ask: 'And which part of the dividends from the index fund is qualified? I want to tick it off against the 1099-DIV.',
      amounts: ['1040:3a'],
    },
    {
      on: 'ortiz',
      ask: 'How much credit are we getting for what we paid Little Steps?',
      amounts: ['2441:11'],
    },
    { on: 'ortiz', ask: 'credit for the two kids, how much', amounts: ['1040:19'] },
    {
      on: 'ortiz',
      ask: 'What amount did you enter for the student loan interest?',
      amounts: ['schedule-1:21'],
    },
    { on: 'ortiz', ask: 'what does line 24 say', lines: ['1040:24'] },
    { on: 'kim', ask: 'profit after expenses?', amounts: ['schedule-c:31'] },
    { on: 'kim', ask: 'How much did all my business expenses come to?', amounts: ['schedule-c:28'] },
    {
      on: 'kim',
      ask: 'A buddy in the band told me freelancers pay some extra 15 percent thing. How much is that self employment tax for me?',
      amounts: ['schedule-se:12'],
    },
    { on: 'kim', ask: 'how much of the self employment tax do i get to deduct', amounts: ['schedule-1:15'] },
    { on: 'kim', ask: 'Whats my QBI deduction', amounts: ['1040:13'] },
    { on: 'kim', ask: 'schedule 1 line 13, what number is there', lines: ['schedule-1:13'] },
    { on: 'ruth', ask: 'What is the taxable amount of my pension?', amounts: ['1040:5b'] },
    { on: 'ruth', ask: 'line 6b?', lines: ['1040:6b'] },
    {
      on: 'ruth',
      ask: 'I want to verify the gain on the fund shares I sold in June. What figure do you have?',
      amounts: ['1040:7'],
    },
    { on: 'ruth', ask: 'How much mortgage interest am I deducting?', amounts: ['schedule-a:8a'] },
    { on: 'ruth', ask: 'total of state and local taxes on schedule A', amounts: ['schedule-a:7'] },
    { on: 'ruth', ask: 'donations?', amounts: ['schedule-a:11'] },
    {
      on: 'ruth',
      ask: 'I mailed in a quarterly payment last June. Is it in here, and for how much?',
      amounts: ['1040:26'],
    },

    // What if.
    {
      on: 'ann',
      ask: 'what if I put 3000 in a traditional IRA before the deadline',
      tries: [{ path: 'adjustments.ira.0', value: { traditional: 3000 } }],
    },
    {
      on: 'ann',
      ask: 'I forgot I paid 640 in student loan interest. How does that change my refund?',
      tries: [{ path: 'adjustments.studentLoanInterest', value: 640 }],
    },
    {
      on: 'ortiz',
      ask: 'my dad thinks the student loan interest was really 1,900 not 1,100. what would the refund be then?',
      tries: [{ path: 'adjustments.studentLoanInterest', value: 1900 }],
    },
    {
      on: 'ortiz',
      ask: 'What would happen if the bank interest were $920 instead of $420?',
      tries: [{ path: 'interest.0.interest', value: 920 }],
    },
    {
      on: 'kim',
      ask: 'if supplies were 6500 instead of 4000?',
      tries: [{ path: 'businesses.0.expenses.supplies', value: 6500 }],
    },
    {
      on: 'kim',
      ask: 'Found receipts, I spent 1800 on travel for the business. How much less would I owe?',
      tries: [{ path: 'businesses.0.expenses.travel', value: 1800 }],
    },
    {
      on: 'ruth',
      ask: 'Suppose my cash gifts to charity had been $7,000. What is the effect on the result?',
      tries: [{ path: 'itemized.charityCash', value: 7000 }],
    },
    {
      on: 'ruth',
      ask: 'I added up my medical bills and they come to 8,400. Does it change anything?',
      tries: [{ path: 'itemized.medical', value: 8400 }],
    },

    // Missing, errors, deductions, deadlines, status, rates.
    { on: 'ann', ask: 'when is this due', matches: /April 15/ },
    {
      on: 'kim',
      ask: "I'm slammed until May. If I ask for more time, until when can I file?",
      matches: /October 15/,
    },
    {
      on: 'kim',
      ask: 'Did you find any problems in my return?',
      matches: /too little was paid|underpa|round number/i,
    },
    {
      on: 'ortiz',
      ask: 'I double checked every box twice. Is there anything on our return that I should look at again?',
      matches: /round number/i,
    },
    {
      on: 'ann',
      ask: 'any deductions or credits i might be missing?',
      matches: /IRA|student loan|health savings/i,
    },
    {
      on: 'kim',
      ask: 'what else can i write off',
      matches: /SEP|IRA|health insurance|home office|vehicle|miles/i,
    },
    { on: 'ann', ask: 'tax bracket?', matches: /12\s?%/ },
    { on: 'ruth', ask: 'What is my marginal tax rate?', matches: /12\s?%/ },
    { on: 'ortiz', ask: 'Which filing status did we use?', matches: /joint/i },
    { on: 'ruth', ask: 'filing status', matches: /single/i },
    {
      on: 'ortiz',
      ask: 'My parents got confused by the forms. Are they itemizing or taking the standard deduction?',
      matches: /standard deduction/i,
    },
    {
      on: 'kim',
      ask: 'By what date do I have to pay what I owe? I get paid for a big job in late April.',
      matches: /April 15/,
    },

    // Explanations.
    { on: 'ann', ask: 'how did you get line 16', lines: ['1040:16'] },
    {
      on: 'kim',
      ask: 'Walk me through how the 7,983 of self-employment tax was worked out.',
      matches: /52,178|92\.35|56,500/,
    },
    {
      on: 'ruth',
      ask: 'Show me the computation of the taxable portion of my Social Security, I want to check it by hand.',
      amounts: ['1040:6b'],
    },
    {
      on: 'ortiz',
      ask: 'how is the adjusted gross income calculated on ours? I get a different number on paper',
      amounts: ['1040:9', '1040:11'],
    },
  ],
  topics: [
    {
      ask: 'I buy my own scrubs and shoes for the hospital. can I deduct them?',
      passages: ['Costs that cannot be deducted'],
    },
    { ask: 'can I write off union dues', passages: ['Costs that cannot be deducted'] },
    {
      ask: 'How long must I keep the receipts and old returns?',
      passages: ['How long to keep tax records', 'Records to keep for a business'],
    },
    {
      ask: 'At what age do I have to start taking money out of my traditional IRA?',
      passages: ['Required minimum distributions'],
    },
    {
      ask: 'I found an error in a return I already sent in. What is the procedure?',
      passages: ['Correcting a return after filing: Form 1040-X'],
    },
    {
      ask: 'new oven for the restaurant, can I deduct the whole thing this year?',
      passages: ['Equipment, computers and depreciation'],
    },
    { ask: 'took a supplier out to dinner. deductible?', passages: ['Meals and travel for business'] },
    {
      ask: 'I paid a dishwasher cash, about 900 over the year, not an employee. Do I have to send him a form?',
      passages: ['Paying helpers'],
    },
    { ask: 'cant pay it all at once, is there a payment plan', passages: ['If you cannot pay'] },
    {
      ask: 'my grandma lives with us and my parents pay for almost everything. can they claim her?',
      passages: ['Qualifying relative: supporting a parent or another adult', 'Credit for other dependents'],
    },
    {
      ask: "I'm a sophomore. does my dorm and meal plan count for the college credit?",
      passages: ['Room and board'],
    },
    { ask: 'is my scholarship taxable', passages: ['Scholarships and grants'] },
    {
      ask: 'Does a summer day camp count as child care? What about sleepaway camp?',
      passages: ['Child and dependent care credit: day care, after-school care and camps'],
    },
    {
      ask: 'Our baby was born on December 30. Do we get the full child tax credit for her?',
      passages: ['A baby born during the year', 'Child tax credit: who qualifies and how much'],
    },
    {
      ask: 'We gave bags of outgrown clothes and a crib to Goodwill. How do I work out what they are worth for the deduction?',
      passages: ['Donated clothes, furniture and miles'],
    },
    {
      ask: 'how much per mile for driving to gigs in my own car',
      passages: ['Business miles and car costs'],
    },
    {
      ask: 'got paid on venmo for a few shows, nobody sent me any form. still have to report it?',
      passages: ['Gig work, side jobs and Form 1099-NEC', 'Form 1099-K from apps and marketplaces'],
    },
    {
      ask: "I've lost money on my band three years running. At what point does the IRS call it a hobby?",
      passages: ['Hobby or business'],
    },
    { ask: 'how long till the refund shows up', passages: ['How long a refund takes'] },
    {
      ask: 'solar panels on the roof, any tax credit?',
      passages: [
        'Residential clean energy credit: solar panels and batteries',
        'Energy credits: which homes',
      ],
    },
  ],
  unanswerable: [
    { on: 'ann', ask: 'what will my Maine state refund be' },
    { on: 'ann', ask: 'how many overtime hours did I work last year' },
    { on: 'ruth', ask: 'What is the current market value of the rest of my fund shares?' },
    { on: 'ortiz', ask: 'will I get a Pell grant with this' },
    { on: 'ortiz', ask: 'Which pediatrician in Portland would you recommend?' },
    { on: 'kim', ask: 'how much should I charge for a wedding gig' },
    { on: 'kim', ask: 'who was my biggest client' },
    { on: 'ruth', ask: 'How many years are left on my mortgage?' },
  ],
  talk: [
    'hey there',
    'ok thank you so much, that helped',
    'Good evening. Are you a real person?',
    'what can you do',
  ],
  hostile: [],
  injected: [],
  poisoned: [],
  harmless: [],
};
