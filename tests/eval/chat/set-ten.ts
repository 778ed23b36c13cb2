import type { QuestionSet } from './question-set';

/** Everyday people in plain English: a nurse, a shop owner, a couple, a pensioner, a student, an engineer. */
export const setTen: QuestionSet = {
  returns: [
    // Refund or amount owed.
    { on: 'ann', ask: 'Am I getting money back this year, and if so, how much?', result: true },
    {
      on: 'ortiz',
      ask: 'We are planning a small trip with whatever comes back from the IRS. How much can we count on?',
      result: true,
    },
    { on: 'ortiz', ask: 'Refund amount, please', result: true },
    { on: 'kim', ask: 'How big a check do I have to write to the IRS?', result: true },
    {
      on: 'kim',
      ask: 'If I take line 24 and subtract line 33, what amount is left for me to pay?',
      result: true,
    },
    {
      on: 'ruth',
      ask: 'Do I still owe the government something, or is it the other way round this time?',
      result: true,
    },

    // Why.
    {
      on: 'ann',
      ask: 'I thought the right amount was taken out every payday. Why is anything coming back to me at all?',
      amounts: ['1040:25d', '1040:24'],
    },
    {
      on: 'kim',
      ask: 'Why is my bill this high? I did have a part-time job where they took out tax.',
      matches: /self-employment tax|\$7,983/i,
    },
    {
      on: 'kim',
      ask: 'Line 13 shows 9,601, but 20% of my business profit would be 11,300. Why is it lower?',
      matches: /taxable income/i,
    },
    {
      on: 'ortiz',
      ask: 'We paid $5,000 for day care. Why is the credit only a fraction of that?',
      matches: /20 ?%(?! to)|\b0?\.20?\b/,
    },
    {
      on: 'ruth',
      ask: 'I paid into Social Security for forty years. Why is most of it being taxed now?',
      matches: /85 ?%|half of (your|the) (Social Security )?benefits|combined income|\$34,000|\$18,360/i,
    },

    // Figures by name, line, form or box.
    { on: 'ann', ask: 'What did the bakery report as my wages?', amounts: ['1040:1a'] },
    { on: 'ann', ask: 'Line 15 of my 1040, please. What number is there?', lines: ['1040:15'] },
    {
      on: 'ann',
      ask: 'How much federal income tax has my employer already sent in for me?',
      amounts: ['1040:25d'],
    },
    {
      on: 'ann',
      ask: 'In the end, what does my federal tax for the whole year come to? Not what was withheld, the tax itself.',
      amounts: ['1040:24'],
    },
    {
      on: 'ortiz',
      ask: "When you add my pay and my husband's together, what wages are on the return?",
      amounts: ['1040:1a'],
    },
    { on: 'ortiz', ask: 'How much interest from the bank did you put down for us?', amounts: ['1040:2b'] },
    { on: 'ortiz', ask: '1040 line 3a?', lines: ['1040:3a'] },
    {
      on: 'ortiz',
      ask: 'The loan officer is asking for our adjusted gross income. Which figure do I give her?',
      lines: ['1040:11'],
    },
    {
      on: 'ortiz',
      ask: 'How much do we get for the two children with the child tax credit?',
      amounts: ['1040:19'],
    },
    { on: 'ortiz', ask: 'And the day care credit, how much did we actually get?', amounts: ['2441:11'] },
    { on: 'ortiz', ask: 'What did Luis earn at the library?', amounts: ['2441:5'] },
    {
      on: 'kim',
      ask: 'How much did my clients pay me in all, before any costs?',
      amounts: ['schedule-c:1'],
    },
    { on: 'kim', ask: 'Schedule C, line 28', lines: ['schedule-c:28'] },
    { on: 'kim', ask: 'What is left of the studio income after expenses?', amounts: ['schedule-c:31'] },
    {
      on: 'kim',
      ask: 'Leaving the ordinary income tax aside, how much is the self-employment tax alone?',
      amounts: ['schedule-se:12'],
    },
    {
      on: 'kim',
      ask: 'What do I get to subtract for the money I put into my health savings account?',
      amounts: ['8889:13'],
    },
    {
      on: 'kim',
      ask: 'I added up my wages, my profit and the interest by hand. What do you have as total income on line 9, so I can compare?',
      lines: ['1040:9'],
    },
    {
      on: 'kim',
      ask: 'I would like to pay quarterly in 2025. How much should the first payment in April be?',
      amounts: ['1040-es:15a'],
    },
    { on: 'ruth', ask: 'How much of my Social Security is counted as taxable?', amounts: ['1040:6b'] },
    {
      on: 'ruth',
      ask: 'What amount did you enter for my teachers pension?',
      amounts: ['1040:5b'],
    },
    { on: 'ruth', ask: 'How much profit did I make on the shares I sold in June?', amounts: ['1040:7'] },
    { on: 'ruth', ask: 'mortgage interest on my return', amounts: ['schedule-a:8e'] },
    {
      on: 'ruth',
      ask: 'What is on Schedule A line 5b, the real estate tax?',
      lines: ['schedule-a:5b'],
    },
    {
      on: 'ruth',
      ask: 'I give to my church and the food bank. What total for gifts did you use?',
      amounts: ['schedule-a:14'],
    },
    {
      on: 'ruth',
      ask: 'How much did I pay in estimated tax myself, apart from what the pension fund kept back?',
      amounts: ['1040:26'],
    },

    // What if.
    {
      on: 'ann',
      ask: 'I just found a slip from my savings account with $250 of interest. What would that do to my refund?',
      tries: [{ path: 'interest.0', value: { interest: 250 } }],
    },
    {
      on: 'ann',
      ask: 'Suppose I paid $800 in student loan interest last year. How would my result change?',
      tries: [{ path: 'adjustments.studentLoanInterest', value: 800 }],
    },
    {
      on: 'ortiz',
      ask: 'What if the City Library had withheld $2,500 in federal tax instead of $1,900?',
      tries: [{ path: 'w2s.1.federalWithholding', value: 2500 }],
    },
    {
      on: 'ortiz',
      ask: 'We spent $1,500 on new energy-efficient windows in 2024 and have not entered that yet. How much more would we get back?',
      tries: [{ path: 'energy.windows', value: 1500 }],
    },
    {
      on: 'kim',
      ask: 'I forgot $1,200 of office expenses for the studio. What would I owe with those included?',
      tries: [{ path: 'businesses.0.expenses.office', value: 1200 }],
    },
    {
      on: 'kim',
      ask: 'What happens if my 1099-NEC income was really $65,000?',
      tries: [{ path: 'businesses.0.income.form1099Nec', value: 65_000 }],
    },
    {
      on: 'ruth',
      ask: 'If my cash gifts to charity had been $7,200 instead of $5,200, how much better off would I be?',
      tries: [{ path: 'itemized.charityCash', value: 7200 }],
    },
    {
      on: 'ruth',
      ask: 'How would it look with $8,000 of medical bills added?',
      tries: [{ path: 'itemized.medical', value: 8000 }],
    },

    // Missing, errors, deductions, deadlines, status, rates.
    {
      on: 'ann',
      ask: 'Before I send this in, is there anything you would like me to double-check?',
      matches: /round/i,
    },
    {
      on: 'ruth',
      ask: 'Did you come across any mistakes in what I entered?',
      matches: /^(?!.*won’t guess).*\b(no|nothing|none)\b/is,
    },
    { on: 'ann', ask: 'By what day do I have to file?', matches: /April 15/ },
    {
      on: 'kim',
      ask: 'I may need more time for the paperwork. If I ask for an extension, how long do I have?',
      matches: /October 15/,
    },
    { on: 'ortiz', ask: 'Are we filing together or separately?', matches: /joint/i },
    { on: 'ann', ask: 'Which tax bracket am I in?', matches: /12 ?%/ },
    {
      on: 'ruth',
      ask: 'Did I end up with the standard deduction, or do you itemize for me?',
      matches: /itemiz/i,
      amounts: ['schedule-a:17'],
    },
    {
      on: 'kim',
      ask: 'Are there deductions that somebody with a small business like mine often overlooks?',
      matches: /SEP|home office|miles|traditional IRA|health insurance/i,
    },
    {
      on: 'kim',
      ask: 'Are there any warnings on my return that I should know about?',
      matches: /too little|penalt|estimated|round/i,
    },
    { on: 'ortiz', ask: 'Which dependents are listed on our return?', says: ['Eva', 'Leo'] },
    {
      on: 'ann',
      ask: 'A colleague of mine gets the earned income credit. Why do I not get it?',
      matches: /limit|too (high|much)|above|phase/i,
    },
    {
      on: 'ann',
      ask: 'As a percentage of my total pay, how much goes to federal income tax?',
      matches: /\b8(\.0\d?)? ?(%|percent)/,
    },

    // How a figure came about.
    { on: 'ann', ask: 'How did you get line 16?', lines: ['1040:16'], amounts: ['1040:15'] },
    {
      on: 'ortiz',
      ask: 'Could you show us step by step how the total tax on line 24 comes about?',
      amounts: ['1040:24', '1040:18'],
    },
    {
      on: 'kim',
      ask: 'I like to check numbers myself. How is line 12 of Schedule SE calculated?',
      amounts: ['schedule-se:12'],
      matches: /52,178|6,470/,
    },
    {
      on: 'ruth',
      ask: 'My own calculation with the ordinary brackets gives 5,333 for line 16. How did you arrive at yours?',
      amounts: ['1040:16'],
      matches: /qualified dividend|long-term|capital gain|lower rate|\b0 ?%/i,
    },
  ],

  topics: [
    {
      ask: 'My mother has her own apartment, but I pay most of her bills. Can I claim her as a dependent?',
      passages: ['Qualifying relative: supporting a parent or another adult'],
    },
    {
      ask: 'I sold an old bike and some furniture online for less than I paid. Do I have to pay tax on that?',
      passages: ['Form 1099-K from apps and marketplaces'],
    },
    {
      ask: 'I work as a nurse and buy my own scrubs and shoes. Can I write those off?',
      passages: ['Costs that cannot be deducted'],
    },
    {
      ask: 'Our baby was born on December 29. Does that count for the whole year?',
      passages: ['A baby born during the year'],
    },
    {
      ask: 'I noticed a mistake on a return I already sent in. How do I fix it?',
      passages: ['Correcting a return after filing: Form 1040-X'],
    },
    {
      ask: 'My parents gave me $15,000 toward a house. Is that income for me?',
      passages: ['Gifts and inheritances'],
    },
    {
      ask: 'We sold our house after living in it for six years. Is the profit taxed?',
      passages: ['Selling your home'],
    },
    {
      ask: 'I visit customers with my own car. How much per mile can I deduct?',
      passages: ['Business miles and car costs'],
    },
    {
      ask: 'Our daughter is in her second year of college. How much credit is there for the tuition we pay?',
      passages: ['American opportunity credit: how much'],
    },
    {
      ask: 'I was laid off in spring and received unemployment for three months. Is that taxable?',
      passages: ['Unemployment benefits'],
    },
    {
      ask: 'What can I do if I am not able to pay the whole tax bill at once?',
      passages: ['If you cannot pay'],
    },
    {
      ask: 'A friend turned 73 and says she is forced to withdraw from her IRA every year. Is that right?',
      passages: ['Required minimum distributions'],
    },
    {
      ask: 'Is money I put into a Roth IRA deductible?',
      passages: ['Roth IRA: no deduction, and income limits'],
    },
    {
      ask: 'My ex-husband and I share custody of our son. Which one of us gets to claim him?',
      passages: ['Divorced or separated parents: who claims the child'],
    },
    {
      ask: 'I am 35 and took money out of my 401(k) to fix the car. Is there a penalty?',
      passages: ['Early withdrawal: the 10% tax'],
    },
    {
      ask: 'How many years should I hold on to my old tax papers?',
      passages: ['How long to keep tax records', 'Records to keep for a business'],
    },
    {
      ask: 'Do the dorm and the meal plan count toward the education credit?',
      passages: ['Room and board'],
    },
    {
      ask: 'A notice called CP2000 came in the mail. What does it mean?',
      passages: ['Letters from the IRS'],
    },
    {
      ask: 'I lost quite a bit on stocks. How much of that can I deduct from my salary?',
      passages: ['Capital losses'],
    },
    {
      ask: 'My company lets me work from home three days a week. Can I deduct part of my rent for the office?',
      passages: ['Working from home as an employee'],
    },
  ],

  unanswerable: [
    { on: 'ann', ask: 'And how much will I get back from the state of Maine?' },
    { on: 'ann', ask: 'How large was my refund two years ago?' },
    { on: 'ann', ask: 'What will the tax brackets be in 2027?' },
    { on: 'ortiz', ask: 'Which bank has the best rate on savings accounts right now?' },
    { on: 'kim', ask: 'How much did I spend on advertising back in 2022?' },
    { on: 'kim', ask: 'Could you recommend a good accountant in Portland?' },
    { on: 'ruth', ask: 'What will my Medicare premium be next year?' },
    { on: 'ruth', ask: 'What are the fund shares that I still own worth today?' },
  ],

  talk: [
    'Hello, is anyone there?',
    'Thank you, that cleared it up for me.',
    'Am I talking to a person or to a computer?',
    'All right, that is everything for tonight. Goodbye!',
  ],

  hostile: [],
  injected: [],
  poisoned: [],
  harmless: [],
};
