import type { QuestionSet } from './question-set';

/**
 * Six people take turns: a truck driver on a phone, a retired teacher, a bookkeeper, an engineer whose
 * English is simple, a young couple with children, and the impatient owner of a small business.
 */
export const setEleven: QuestionSet = {
  returns: [
    // Refund or amount owed
    { on: 'ann', ask: 'parked at a truck stop real quick, hows my refund lookin', result: true },
    {
      on: 'ruth',
      ask: 'Could you tell me, please, whether a refund is coming to me, and of what amount?',
      result: true,
    },
    {
      on: 'ortiz',
      ask: 'ok so we’re trying to budget for a new car seat and stuff… how much are we getting back?',
      result: true,
    },
    {
      on: 'ortiz',
      ask: 'Please say me, me and my wife must pay more tax or the government returns something?',
      result: true,
    },
    { on: 'kim', ask: 'Just the number. What’s the check I have to write to the IRS.', result: true },
    { on: 'kim', ask: 'Balance due on this 1040 after withholding?', result: true },

    // Why
    {
      on: 'kim',
      ask: 'This is ridiculous, I didn’t even make that much. Why is my bill so high??',
      matches: /self-employment/i,
    },
    {
      on: 'ann',
      ask: 'why they givin me money back, i didnt do nothin special this yr',
      amounts: ['1040:25d', '1040:24'],
    },
    {
      on: 'ruth',
      ask: 'I had always taken the standard deduction when I was teaching. Why am I itemizing this time?',
      amounts: ['schedule-a:17'],
      matches: /16,550|more than|higher|larger|greater|exceed|beat/i,
    },
    {
      on: 'kim',
      ask: 'Why is the AGI lower than the total income on line 9? What was taken off in between?',
      matches: /5,992|3,992/,
    },
    {
      on: 'ortiz',
      ask: 'Tax on line 16 is almost ten thousand but total tax is only half of it. Why is so?',
      amounts: ['1040:24'],
      matches: /credit/i,
    },

    // Figures of the return
    {
      on: 'ann',
      ask: 'how much did the bakery pay me all year, before they took anything out',
      amounts: ['1040:1a'],
    },
    { on: 'ann', ask: 'fed tax took outta my checks total??', amounts: ['1040:25d'] },
    {
      on: 'ann',
      ask: 'After the standard deduction, which amount stays that I pay tax from?',
      amounts: ['1040:15'],
    },
    {
      on: 'ann',
      ask: 'I want to know how much is my whole federal tax for this year, not what I get back.',
      amounts: ['1040:24'],
    },
    { on: 'ann', ask: 'Std deduction on this one?', amounts: ['1040:12'] },
    { on: 'ortiz', ask: 'what did our savings account earn us in interest', amounts: ['1040:2b'] },
    { on: 'ortiz', ask: 'Qualified dividends, line 3a.', lines: ['1040:3a'] },
    { on: 'ortiz', ask: 'daycare form wants our AGI from the return, what is it', amounts: ['1040:11'] },
    { on: 'ortiz', ask: 'what are we getting for eva and leo? the kid credit i mean', amounts: ['1040:19'] },
    {
      on: 'ortiz',
      ask: 'And for what we paid Little Steps, how much comes off our taxes because of that?',
      amounts: ['2441:11'],
    },
    {
      on: 'ortiz',
      ask: 'Both our paychecks together, what did we make at work last year',
      amounts: ['1040:1z'],
    },
    { on: 'ortiz', ask: 'Schedule 1, line 21: what amount did you carry there?', lines: ['schedule-1:21'] },
    { on: 'kim', ask: 'What did the business actually clear after expenses', amounts: ['schedule-c:31'] },
    { on: 'kim', ask: 'gross receipts sch C line 1', lines: ['schedule-c:1'] },
    {
      on: 'kim',
      ask: 'add up everything I wrote off for the studio, whats the total',
      amounts: ['schedule-c:28'],
    },
    { on: 'kim', ask: 'How much of this is the self employment thing?', amounts: ['schedule-se:12'] },
    { on: 'kim', ask: 'Please confirm the deduction for one-half of SE tax.', amounts: ['schedule-1:15'] },
    { on: 'kim', ask: 'Form 8995 line 15?', lines: ['8995:15'] },
    {
      on: 'kim',
      ask: 'I have put money in health savings account. Which sum you did subtract for it?',
      amounts: ['schedule-1:13'],
    },
    {
      on: 'ruth',
      ask: 'What taxable amount of my teachers’ pension appears on the return?',
      amounts: ['1040:5b'],
    },
    { on: 'ruth', ask: 'How much of my Social Security is being taxed?', amounts: ['1040:6b'] },
    {
      on: 'ruth',
      ask: 'I sold some fund shares in June. What profit does the return show on that sale?',
      amounts: ['1040:7'],
    },
    { on: 'ruth', ask: 'Home mortgage interest from the 1098, Sch A?', amounts: ['schedule-a:8a'] },
    { on: 'ruth', ask: 'Sch. A line 5e pls', lines: ['schedule-a:5e'] },
    {
      on: 'ruth',
      ask: 'I sent the Treasury a payment of my own in the middle of the year. Has it been counted, and as how much?',
      amounts: ['1040:26'],
    },

    // What if
    {
      on: 'ann',
      ask: 'say i throw 2500 in a regular ira before april what happens to my refund',
      tries: [{ path: 'adjustments.ira.0', value: { traditional: 2500 } }],
    },
    {
      on: 'ann',
      ask: 'Payroll issued a corrected W-2. Box 2 should be 5,640 rather than 5,000. What is the refund then?',
      tries: [{ path: 'w2s.0.federalWithholding', value: 5640 }],
    },
    {
      on: 'ann',
      ask: 'I forgot to tell, I paid 850 dollars interest for my student loan. If I add it, how it changes?',
      tries: [{ path: 'adjustments.studentLoanInterest', value: 850 }],
    },
    {
      on: 'ortiz',
      ask: 'we found another student loan statement lol. what if the interest was $1,900 in total and not 1,100',
      tries: [{ path: 'adjustments.studentLoanInterest', value: 1900 }],
    },
    {
      on: 'ortiz',
      ask: 'We gave 600 dollars cash to our church. Would that get us anything more?',
      tries: [{ path: 'itemized.charityCash', value: 600 }],
    },
    {
      on: 'kim',
      ask: 'Found more receipts. Supplies should be 6,500 not 4,000. What do I owe now',
      tries: [{ path: 'businesses.0.expenses.supplies', value: 6500 }],
    },
    {
      on: 'kim',
      ask: 'if i top up the HSA to 4150 for the year how much do i save',
      tries: [{ path: 'adjustments.hsa.0.contributed', value: 4150 }],
    },
    {
      on: 'ruth',
      ask: 'Suppose my gifts to charity had come to $7,000 instead of $5,200. What difference would it make?',
      tries: [{ path: 'itemized.charityCash', value: 7000 }],
    },

    // Missing, errors, deductions, deadlines, status, rates
    { on: 'ann', ask: 'anythin look off on here befor i send it', matches: /round/i },
    {
      on: 'kim',
      ask: 'Any diagnostics or warnings on this return I should clear?',
      matches: /estimated|during the year|round/i,
    },
    {
      on: 'ruth',
      ask: 'Have I forgotten anything, or are there mistakes that I ought to correct?',
      matches: /\b(no|nothing|none|complete)\b/i,
    },
    {
      on: 'ann',
      ask: 'I think I pay too much tax. Are there deductions which I still did not use?',
      matches: /IRA|health savings|student loan|educator|lifetime|energy|vehicle/i,
    },
    {
      on: 'ortiz',
      ask: 'is there anything else we could claim? feels like theres always something people miss',
      matches: /IRA|health savings|educator|lifetime|energy|vehicle/i,
    },
    {
      on: 'ortiz',
      ask: 'hey when does this have to be in by, weve had a crazy month with the kids',
      matches: /April 15/,
    },
    {
      on: 'kim',
      ask: 'I don’t have time for this before April. If I file an extension how long does that buy me',
      matches: /October 15/,
    },
    {
      on: 'kim',
      ask: '1040-ES for 2025: amount and due date of the first voucher?',
      amounts: ['1040-es:15a'],
      matches: /April 15/,
    },
    { on: 'ann', ask: 'what bracket am i in', matches: /12 ?(%|percent)/ },
    {
      on: 'ruth',
      ask: 'Taking everything together, what percentage of my income goes to federal income tax?',
      matches: /\b(6(\.3\d*)?|9(\.0\d*)?) ?(%|percent)/,
    },
    { on: 'ortiz', ask: 'Which filing status is used for me and my wife?', matches: /joint/i },
    {
      on: 'ruth',
      ask: 'Has my return already gone to the IRS, or is it still being looked over?',
      matches: /review|(not|n[’']t) (yet )?(been )?(filed|sent|submitted|gone)/i,
    },

    // How a figure came about
    {
      on: 'ann',
      ask: 'how u come up with the tax on line 16',
      amounts: ['1040:16'],
      matches: /35,400|10 ?%/,
    },
    {
      on: 'kim',
      ask: 'Walk me through how the SE tax was computed. Fast.',
      amounts: ['schedule-se:12'],
      matches: /52,178|56,500|92\.35|15\.3/,
    },
    {
      on: 'ruth',
      ask: 'Would you explain how you arrived at the taxable portion of my Social Security benefits?',
      amounts: ['1040:6b'],
      matches: /21,600|85/,
    },
    {
      on: 'ortiz',
      ask: 'where does the 1,000 for day care come from, we paid way more than that',
      amounts: ['2441:11'],
      matches: /5,000|20 ?%/,
    },
  ],

  topics: [
    // The truck driver
    {
      ask: 'bought my own boots and gloves for work company dont pay me back can i write it off',
      passages: ['Costs that cannot be deducted'],
    },
    {
      ask: 'won 2 grand at the casino on the slots do i gotta report that',
      passages: ['Gambling winnings and losses'],
    },
    {
      ask: 'cant pay what i owe all at once, do they let u pay by the month',
      passages: ['If you cannot pay'],
    },
    { ask: 'got somethin in the mail from the irs, says CP2000 on it', passages: ['Letters from the IRS'] },
    // The retired teacher
    {
      ask: 'I shall be seventy-three this year. Am I obliged to begin taking money out of my IRA?',
      passages: ['Required minimum distributions'],
    },
    {
      ask: 'My late sister left me her savings account. Must I pay income tax on what I inherited?',
      passages: ['Gifts and inheritances'],
    },
    {
      ask: 'My hearing aids were quite expensive and the insurance paid nothing. Do they count for anything?',
      passages: ['Medical and dental costs'],
    },
    // The bookkeeper
    {
      ask: 'Threshold for issuing a 1099-NEC to a subcontractor, and when must it go out?',
      passages: ['Paying helpers', 'Gig work, side jobs and Form 1099-NEC'],
    },
    {
      ask: 'Section 179 cap for 2024 and the bonus depreciation percentage?',
      passages: ['Equipment, computers and depreciation'],
    },
    {
      ask: 'Safe harbor to stay clear of the underpayment penalty',
      passages: ['Estimated tax payments: who needs them'],
    },
    // The engineer
    {
      ask: 'My mother lives in other city and I pay almost all for her. Can I put her as my dependent?',
      passages: ['Qualifying relative: supporting a parent or another adult'],
    },
    {
      ask: 'I sold bitcoin which I had only eight months. How is it taxed?',
      passages: ['Capital gains: stocks, funds and crypto'],
    },
    {
      ask: 'I have shares in my home country and they already cut tax from the dividend there. I must pay two times?',
      passages: ['Foreign tax credit'],
    },
    // The couple
    {
      ask: 'our little guy was born dec 29, do we still get the credit for him for the full year',
      passages: ['A baby born during the year', 'Child tax credit: who qualifies and how much'],
    },
    {
      ask: 'does summer day camp count as child care or only real daycare',
      passages: ['Child and dependent care credit: day care, after-school care and camps'],
    },
    {
      ask: 'we replaced a bunch of drafty windows, can we get some of that back',
      passages: ['Energy efficient home improvement credit', 'Energy credits: which homes'],
    },
    {
      ask: 'We had insurance from the marketplace for part of the year, what do we need to do with that on taxes?',
      passages: ['Premium tax credit: Marketplace insurance', 'Form 1095-B and 1095-C'],
    },
    // The owner
    {
      ask: 'took clients out to lunch all year, can I deduct the whole thing or what',
      passages: ['Meals and travel for business'],
    },
    {
      ask: 'I use my own truck for jobs. Mileage or gas receipts?',
      passages: ['Business miles and car costs'],
    },
    {
      ask: 'Shop lost money this year. Can I use the loss against my wife’s salary',
      passages: ['Losses of a business or a rental'],
    },
  ],

  unanswerable: [
    { on: 'ann', ask: 'cheapest place for diesel between portland and boston' },
    { on: 'ann', ask: 'Which papers I need to make my green card longer?' },
    { on: 'ann', ask: 'how much did harbor bakery pay me in 2021' },
    { on: 'ortiz', ask: 'which preschool near us is good and not crazy expensive' },
    { on: 'ortiz', ask: 'how much property tax will the city bill us in 2027' },
    { on: 'kim', ask: 'What should I charge per hour for logo design' },
    { on: 'kim', ask: 'What rate of sales tax do I add to invoices for customers in Texas?' },
    { on: 'ruth', ask: 'Would you kindly tell me which brand of hearing aid is the most reliable?' },
  ],

  talk: [
    'yo u there',
    'Good afternoon. I hope you are having a pleasant day.',
    'haha ok thanks so much, kids are yelling gotta run',
    'Thank you my friend, you are very kind.',
  ],

  hostile: [],
  injected: [],
  poisoned: [],
  harmless: [],
};
