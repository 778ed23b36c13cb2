import type { QuestionSet } from './question-set';

/**
 * Six voices: a truck driver on a break, a university librarian, a single dad who types with one thumb, a hobby
 * investor who misuses terms, an anxious first-time filer who asks twice, a brisk office manager.
 */
export const setTwentyThree: QuestionSet = {
  returns: [
    // Refund or amount owed
    {
      on: 'ann',
      ask: 'on my 30 at the truck stop. am i gettin anything back or do i gotta cut uncle sam a check',
      result: true,
    },
    {
      on: 'ortiz',
      ask: 'Could you please tell me what refund, if any, we may expect on this joint return?',
      result: true,
    },
    { on: 'kim', ask: 'ok how bad is it wht do i owe', result: true },
    {
      on: 'ruth',
      ask: "What's my net position with the IRS once everything settles, credit or debit?",
      result: true,
    },
    {
      on: 'kim',
      ask: 'Do I have to pay something? I mean, is there an amount I have to send them, like do I owe?',
      result: true,
    },
    { on: 'ann', ask: 'Final number. Refund or balance due.', result: true },

    // Why
    {
      on: 'kim',
      ask: "why in the heck do i owe that much, that's a whole month of runs",
      matches: /7,983|\$600\b/,
    },
    {
      on: 'ortiz',
      ask: 'I am somewhat puzzled: why is our total tax so much lower than the figure on line 16?',
      matches: /5,000|4,000/,
    },
    {
      on: 'ruth',
      ask: 'why no cap gains tax on my sale, did i get a step up or something?',
      matches: /(^|[^\d.])0\s?%/,
    },
    {
      on: 'ann',
      ask: 'Why am I getting money back, is that right? Did I pay in too much, is that why there is a refund?',
      amounts: ['1040:33', '1040:24'],
    },
    {
      on: 'ruth',
      ask: 'Why itemize instead of taking the standard? Give me both numbers.',
      amounts: ['schedule-a:17'],
      matches: /16,550/,
    },

    // Figures
    {
      on: 'ann',
      ask: 'whats my pay for the year on there, before anybody took a bite',
      amounts: ['1040:1a'],
    },
    { on: 'kim', ask: "what'd the business clear after costs", amounts: ['schedule-c:31'] },
    { on: 'ruth', ask: 'how much they take outta my pension for the feds', amounts: ['1040:25b'] },
    { on: 'ortiz', ask: "how much'd the bank pay us in interest", amounts: ['1040:2b'] },
    {
      on: 'ruth',
      ask: 'Which portion of my Social Security is being counted as taxable income?',
      amounts: ['1040:6b'],
    },
    {
      on: 'ortiz',
      ask: "I'd like to consult the figure on Schedule 3, line 2, if you please.",
      lines: ['schedule-3:2'],
    },
    {
      on: 'kim',
      ask: 'Might I ask what deduction has been recorded for the health savings account?',
      amounts: ['schedule-1:13'],
    },
    {
      on: 'ruth',
      ask: 'And what sum appears under gifts to charity on Schedule A?',
      amounts: ['schedule-a:14'],
    },
    { on: 'ortiz', ask: 'kid credit how much', amounts: ['1040:19'] },
    { on: 'ortiz', ask: 'daycare credit amt', amounts: ['2441:11'] },
    { on: 'kim', ask: '1099 nec total pls', amounts: ['schedule-c:1'] },
    { on: 'ann', ask: 'std deduction wht is mine', amounts: ['1040:12'] },
    { on: 'kim', ask: 'se tax?', amounts: ['schedule-2:4'] },
    {
      on: 'ruth',
      ask: "what's my realized gain on the fund position i liquidated",
      amounts: ['1040:7'],
    },
    {
      on: 'ruth',
      ask: 'Qualified divs off the 1099-DIV, need the number for my spreadsheet.',
      amounts: ['1040:3a'],
    },
    {
      on: 'ortiz',
      ask: 'what was the ordinary dividend yield for the year, in dollars?',
      amounts: ['1040:3b'],
    },
    {
      on: 'ruth',
      ask: 'what was my cost bases on the thing I sold in june',
      amounts: ['schedule-d:8a(e)'],
    },
    { on: 'kim', ask: 'how big is the 199A write off im getting', amounts: ['1040:13'] },
    {
      on: 'ann',
      ask: 'What is my taxable income? Like the part of my pay they really tax, what is that amount?',
      amounts: ['1040:15'],
    },
    {
      on: 'ann',
      ask: 'Did my job already send in tax for me, the withholding? How much did they take out already?',
      amounts: ['1040:25d'],
    },
    {
      on: 'kim',
      ask: 'What is my AGI? Everything keeps asking me for adjusted gross income, what number is that for me?',
      lines: ['1040:11'],
    },
    {
      on: 'ortiz',
      ask: 'Did the student loan interest count? I mean how much did we get to deduct for student loan interest?',
      amounts: ['schedule-1:21'],
    },
    { on: 'ortiz', ask: 'Line 24. Amount.', lines: ['1040:24'] },
    { on: 'kim', ask: 'Total business expenses, Schedule C.', amounts: ['schedule-c:28'] },
    { on: 'ruth', ask: 'Mortgage interest claimed?', amounts: ['schedule-a:8a'] },

    // What if
    {
      on: 'ann',
      ask: 'say i throw 2500 in a traditional ira before the deadline, what happens to my refund',
      tries: [{ path: 'adjustments.ira.0', value: { traditional: 2500 } }],
    },
    {
      on: 'ruth',
      ask: 'Suppose my cash donations had come to $8,000 rather than $5,200; how would the refund change?',
      tries: [{ path: 'itemized.charityCash', value: 8000 }],
    },
    {
      on: 'ortiz',
      ask: 'if student loan int was 2200 not 1100 how much more back',
      tries: [{ path: 'adjustments.studentLoanInterest', value: 2200 }],
    },
    {
      on: 'kim',
      ask: 'what if i spent 6500 on supplies insted of 4000',
      tries: [{ path: 'businesses.0.expenses.supplies', value: 6500 }],
    },
    {
      on: 'ruth',
      ask: "If I'd unloaded those fund shares for 19,000 instead of 16,500, what does that do to my refund?",
      tries: [{ path: 'sales.0.proceeds', value: 19_000 }],
    },
    {
      on: 'ann',
      ask: 'What if box 2 on my W-2 was 4,200 and not 5,000? Would my refund be different if they only withheld 4,200?',
      tries: [{ path: 'w2s.0.federalWithholding', value: 4200 }],
    },
    {
      on: 'kim',
      ask: 'Run it with $5,000 into a SEP IRA. New balance due?',
      tries: [{ path: 'adjustments.selfEmployedRetirement.taxpayer', value: 5000 }],
    },
    {
      on: 'ortiz',
      ask: "If bank interest were $1,420 instead of $420, what's the new refund?",
      tries: [{ path: 'interest.0.interest', value: 1420 }],
    },

    // Explanations
    { on: 'ortiz', ask: 'Would you walk me through how line 16 was derived?', amounts: ['1040:16'] },
    {
      on: 'kim',
      ask: "how'd you come up with that 7983 self employment tax",
      amounts: ['schedule-se:12'],
      matches: /52,178|56,500|92\.35|15\.3/,
    },
    {
      on: 'ruth',
      ask: 'show me the math behind the taxable slice of my social security',
      amounts: ['1040:6b'],
      matches: /21,600|85\s?%|0\.85/,
    },
    { on: 'ann', ask: 'How was line 15 calculated?', amounts: ['1040:15', '1040:11', '1040:14'] },

    // What is missing, errors, deductions, deadlines, status, rates
    { on: 'ann', ask: 'what bracket im in', matches: /12\s?%/ },
    {
      on: 'ortiz',
      ask: "whats the last day we can send this thing in, i'm on the road all month",
      matches: /April 15/,
    },
    {
      on: 'ruth',
      ask: 'Are there any deductions or credits that I may have overlooked?',
      matches: /energy|vehicle|learning|heat pump|health savings|medical/i,
    },
    { on: 'kim', ask: 'Which filing status has been recorded on this return?', matches: /single/i },
    {
      on: 'ann',
      ask: 'anything wrong w my return',
      matches: /round|nothing|no (open |serious )?(errors?|problems?|issues?|mistakes?)/i,
    },
    {
      on: 'kim',
      ask: 'cant pay it all at once wht r my options',
      matches: /installment|180 days|payment plan/i,
    },
    {
      on: 'ortiz',
      ask: 'what rate do my qualified dividends get hit with?',
      matches: /(^|[^\d.])0\s?%/,
    },
    {
      on: 'ortiz',
      ask: "Did I forget something? I'm scared I left something out, is anything still missing?",
      matches:
        /round|nothing|ready|complete|no (open |serious )?(errors?|problems?|issues?|mistakes?|missing)/i,
    },
    {
      on: 'ann',
      ask: 'Can I deduct working from home? I do the order lists at home two days for the bakery, can I take the home office thing?',
      matches: /employee|business of your own|own business|self-employed/i,
    },
    {
      on: 'ruth',
      ask: 'Am I too late already? When is the due date, I mean by when does my return have to be in?',
      matches: /April 15/,
    },
    {
      on: 'kim',
      ask: 'First estimated payment for 2025: date and amount.',
      amounts: ['1040-es:15a'],
      matches: /April 15/,
    },
    { on: 'ortiz', ask: 'Why not head of household for this one?', matches: /married|spouse|joint/i },
  ],
  topics: [
    {
      ask: "i'm a company driver on a w2, can i write off my travel costs out on the road",
      passages: ['Costs that cannot be deducted'],
    },
    {
      ask: 'buddy of mine runs his own rig, says he pays the irs every 3 months. who has to do that',
      passages: ['Estimated tax payments: who needs them', 'Estimated tax payments: dates for 2025'],
    },
    {
      ask: 'hit it for 2 grand on the slots in reno. they gonna tax that',
      passages: ['Gambling winnings and losses'],
    },
    {
      ask: 'A fellowship paid my tuition and also a stipend toward rent. Is any part of it taxable?',
      passages: ['Scholarships and grants'],
    },
    {
      ask: 'For how many years ought one to retain copies of old returns?',
      passages: ['How long to keep tax records'],
    },
    {
      ask: 'I gave several boxes of clothing to the thrift store. How are they to be valued?',
      passages: ['Donated clothes, furniture and miles'],
    },
    {
      ask: 'My late aunt left me a sum in her will. Must it be reported as income?',
      passages: ['Gifts and inheritances'],
    },
    {
      ask: 'me n my ex split custdy who gets to claim my son',
      passages: ['Divorced or separated parents: who claims the child'],
    },
    {
      ask: 'can i file hoh, kid lives w me, never married his mom',
      passages: ['Head of household: who can use it'],
    },
    {
      ask: 'my girl turned 17 in nov do i lose the 2k',
      passages: ['Child tax credit: who qualifies and how much', 'Credit for other dependents'],
    },
    {
      ask: 'does summer day camp count 4 the care credit',
      passages: ['Child and dependent care credit: day care, after-school care and camps'],
    },
    {
      ask: 'sold at a loss then rebought the same ticker 2 weeks later, can I still harvest it?',
      passages: ['Wash sales'],
    },
    {
      ask: 'I have 9k of cap losses and zero gains, how much can I net against my salary?',
      passages: ['Capital losses'],
    },
    {
      ask: 'flipped some bitcoin after 4 months, does that get the long term yield rate or regular?',
      passages: ['Capital gains: stocks, funds and crypto'],
    },
    {
      ask: 'am I over the ceiling for funding a Roth if I make like 170k single?',
      passages: ['Roth IRA: no deduction, and income limits'],
    },
    {
      ask: 'What if I made a mistake and already sent it, can I fix that? Is there a way to change a return after filing it?',
      passages: ['Correcting a return after filing: Form 1040-X'],
    },
    {
      ask: 'Do I even have to file? If someone only earned about 9,000, are they required to send in a return?',
      passages: ['Who must file a return'],
    },
    {
      ask: 'A man called and said he is from the IRS, is that real? Does the IRS phone people like that for money?',
      passages: ['Letters from the IRS'],
    },
    {
      ask: 'Paid a freelancer $900 for the website. Which form do I issue, and by when?',
      passages: ['Paying helpers'],
    },
    {
      ask: 'Bought two laptops and a desk for the business. Expense now or depreciate?',
      passages: ['Equipment, computers and depreciation'],
    },
  ],
  unanswerable: [
    { on: 'ann', ask: 'which truck stop round amarillo got the best showers' },
    { on: 'ortiz', ask: 'What will our Maine state income tax come to this year?' },
    { on: 'kim', ask: 'wht did i owe last yr' },
    { on: 'ruth', ask: 'should I rotate the proceeds into small caps or treasuries right now?' },
    {
      on: 'ann',
      ask: 'What did my coworker get back? Is her refund bigger, how much did she get?',
    },
    { on: 'kim', ask: 'Order toner for the front desk printer.' },
    { on: 'ortiz', ask: 'easy mac n cheese recipe no oven' },
    { on: 'ruth', ask: 'What will the standard deduction be in 2026?' },
  ],
  talk: [
    'mornin, hope you got coffee too',
    'Thank you kindly, that was most helpful.',
    'ok thx ur a lifesaver',
    'Are you a real person or a computer? Am I talking to a human?',
  ],
  hostile: [],
  injected: [],
  poisoned: [],
  harmless: [],
};
