import type { QuestionSet } from './question-set';

/**
 * Six voices: a bookkeeper who does friends' returns, a twenty-three-year-old in a chat, a teacher who
 * explains first, a shop owner with no patience, a widow who writes letters, and a couple of whom one dictates.
 */
export const setNineteen: QuestionSet = {
  returns: [
    // Refund or amount owed
    {
      on: 'kim',
      ask: 'Last file of the evening, Kim. Balance due at the bottom of the 1040, please.',
      result: true,
    },
    { on: 'ann', ask: 'ok so like whats the number that lands in my bank account', result: true },
    {
      on: 'ruth',
      ask: 'I retired from teaching a while ago, and last year was the first time I had to write a check, so I am a little nervous. Is the government sending me something this time, or is it the other way round?',
      result: true,
    },
    { on: 'kim', ask: 'How big a check am I writing. Just the number.', result: true },
    {
      on: 'ruth',
      ask: 'I should be grateful to know whether any money will be returned to me this year, and how much it would come to.',
      result: true,
    },
    {
      on: 'ortiz',
      ask: 'luis is standing behind me and wants to know what comes back to us in the end',
      result: true,
    },

    // Why
    {
      on: 'kim',
      ask: "12 grand of tax on 38k taxable? Where's that coming from",
      matches: /7,983/,
    },
    {
      on: 'ann',
      ask: 'wait they took 5k out of my checks why is it not even a thousand i get back',
      amounts: ['1040:24'],
    },
    {
      on: 'ruth',
      ask: 'I had always understood that Social Security was not taxed, and yet you have put most of it into my income. Could you tell me why that is?',
      matches: /18,360|85\s?%|85 percent/,
    },
    {
      on: 'ortiz',
      ask: 'Why is the Ortiz couple on the standard deduction and not on Schedule A?',
      matches: /29,200|itemiz/i,
    },
    {
      on: 'ortiz',
      ask: 'We paid 5000 for day care and the credit is only a thousand. Why so little? (Luis is asking, I only type)',
      matches: /20\s?%|20 percent|\b0\.20?\b/,
    },

    // How a line came about
    {
      on: 'kim',
      ask: 'Walk me through Schedule SE line 12, I want to retrace it by hand.',
      lines: ['schedule-se:12'],
      amounts: ['schedule-se:10', 'schedule-se:11'],
    },
    {
      on: 'ruth',
      ask: 'For thirty years I made my pupils show their work, so now I ask the same of you. How do you arrive at a taxable income of 46,360?',
      amounts: ['1040:11', '1040:14'],
    },
    { on: 'ann', ask: 'line 16 says 4019 lol how', amounts: ['1040:15'] },
    {
      on: 'ortiz',
      ask: 'we redid line 16 at the kitchen table and never get to 9,907. how is it worked out',
      matches: /87,320|86,420|qualified dividends/i,
    },

    // Figures: the bookkeeper
    { on: 'kim', ask: 'What did we end up with on 8995 line 15?', lines: ['8995:15'] },
    {
      on: 'kim',
      ask: "Total expenses on her Sch C? I'm tying it out to my ledger.",
      amounts: ['schedule-c:28'],
    },
    { on: 'ruth', ask: '25b on Ruth, the w/h off the 1099-R', lines: ['1040:25b'] },
    { on: 'ortiz', ask: 'Sch 1 line 26 for the Ortizes', lines: ['schedule-1:26'] },
    { on: 'ruth', ask: "Need 5e of Ruth's Schedule A, the SALT after the cap.", lines: ['schedule-a:5e'] },
    // The twenty-three-year-old
    {
      on: 'ann',
      ask: 'how much tax is it for the whole year tho, like the actual tax not what got taken out',
      amounts: ['1040:24'],
    },
    { on: 'ann', ask: 'some loan form wants my agi whats that', amounts: ['1040:11'] },
    {
      on: 'ann',
      ask: 'what did the bakery pay me on paper, before anything came off',
      amounts: ['1040:1a'],
    },
    { on: 'ann', ask: 'how much do they knock off before they start taxing me', amounts: ['1040:12'] },
    // The teacher
    {
      on: 'ruth',
      ask: 'My pension comes from the Teachers Fund, and a colleague told me that not all of hers is taxed. How much of mine did you treat as taxable?',
      amounts: ['1040:5b'],
    },
    {
      on: 'ruth',
      ask: 'I give to my church and to the school library every month, always by check. What sum did you put down for my donations?',
      amounts: ['schedule-a:14'],
    },
    {
      on: 'ann',
      ask: 'I am helping my niece with this. I told her that a fixed amount comes off first and that the tax is worked out on what remains. How much does remain in her case?',
      amounts: ['1040:15'],
    },
    {
      on: 'ruth',
      ask: 'In June I sold part of a fund that I had bought back when I was still in the classroom. What profit did that come to?',
      amounts: ['1040:7'],
    },
    // The shop owner
    { on: 'kim', ask: 'Net profit. Sched C.', amounts: ['schedule-c:31'] },
    { on: 'kim', ask: "what's the self employment tax, dollars", amounts: ['schedule-2:4'] },
    { on: 'kim', ask: 'What did the shop take in before expenses', amounts: ['schedule-c:1'] },
    { on: 'kim', ask: 'Ads. What did you put.', amounts: ['schedule-c:8'] },
    {
      on: 'kim',
      ask: 'They say I get to deduct half the SE tax. How much is that half',
      amounts: ['schedule-1:15'],
    },
    // The widow
    {
      on: 'ruth',
      ask: 'I should like to know how much the Index Fund paid out to me in dividends over the year.',
      amounts: ['1040:3b'],
    },
    {
      on: 'ruth',
      ask: 'Would you please tell me how much of the interest on the loan for my house you have counted?',
      amounts: ['schedule-a:10'],
    },
    {
      on: 'ruth',
      ask: 'Would you be so kind as to tell me what my Social Security came to for the whole year, before any question of tax?',
      amounts: ['1040:6a'],
    },
    {
      on: 'ruth',
      ask: 'In June I sent the government a payment in advance, as my late husband always did. Does it stand in the return, and with what amount?',
      amounts: ['1040:26'],
    },
    // The couple
    { on: 'ortiz', ask: 'ok he says type: how much did both our jobs pay together', amounts: ['1040:1z'] },
    {
      on: 'ortiz',
      ask: 'Now the children. What is the credit for Eva and Leo together?',
      amounts: ['1040:19'],
    },
    {
      on: 'ortiz',
      ask: 'Next one from Luis: what was held back for federal tax from the clinic and the library put together',
      amounts: ['1040:25d'],
    },

    // What if
    {
      on: 'ann',
      ask: 'if i throw 2500 in a traditional ira how much more do i get',
      tries: [{ path: 'adjustments.ira.0', value: { traditional: 2500 } }],
    },
    {
      on: 'kim',
      ask: 'She turned up more receipts: advertising should be 3,500, not 1,500. What does that do to the balance due?',
      tries: [{ path: 'businesses.0.expenses.advertising', value: 3500 }],
    },
    {
      on: 'kim',
      ask: "Say I put 5000 in a SEP. What's the bill then",
      tries: [{ path: 'adjustments.selfEmployedRetirement.taxpayer', value: 5000 }],
    },
    {
      on: 'kim',
      ask: 'Supplies were 7200 not 4000. What changes.',
      tries: [{ path: 'businesses.0.expenses.supplies', value: 7200 }],
    },
    {
      on: 'ruth',
      ask: 'Supposing I had given $8,000 to charity in place of the $5,200, what difference would it have made to me?',
      tries: [{ path: 'itemized.charityCash', value: 8000 }],
    },
    {
      on: 'ruth',
      ask: 'My dentist and my hearing aids were expensive last year, and altogether I paid $9,000 of medical bills that nobody gave back to me. What happens to my refund if we add that?',
      tries: [{ path: 'itemized.medical', value: 9000 }],
    },
    {
      on: 'ortiz',
      ask: 'Marta again. If the student loan interest was 2,400 and not 1,100, what would we get back?',
      tries: [{ path: 'adjustments.studentLoanInterest', value: 2400 }],
    },
    {
      on: 'ortiz',
      ask: 'and luis asks what it would change if I put $3,000 into a traditional IRA',
      tries: [{ path: 'adjustments.ira.0', value: { traditional: 3000 } }],
    },

    // Missing, errors, deductions, deadlines, status, rates
    { on: 'ann', ask: 'by when do i gotta send this in', matches: /April 15/ },
    { on: 'ann', ask: 'am i 12 percent or 22 percent idk', matches: /12\s?%|12 percent/ },
    {
      on: 'kim',
      ask: 'Any diagnostics still open on the Kim file before I let her sign?',
      matches: /round number|paid during the year|estimated/i,
    },
    { on: 'ortiz', ask: 'Filing status on the Ortiz file?', matches: /joint/i },
    {
      on: 'ruth',
      ask: 'I know that people of my age get a larger standard deduction. I also have a mortgage and my gifts. Which of the two ways did you use for me, and what did it come to?',
      amounts: ['1040:12'],
      matches: /itemiz/i,
    },
    {
      on: 'ann',
      ask: 'My niece still waits for one paper and may not be done in April. If she asks the IRS for more time, until when does she have?',
      matches: /October 15/,
    },
    {
      on: 'kim',
      ask: 'What am I not writing off that I could',
      matches: /SEP|home office|business miles|health insurance|\bIRA\b/i,
    },
    { on: 'kim', ask: 'Quarterlies for 2025. How much each.', amounts: ['1040-es:15a'] },
    {
      on: 'ruth',
      ask: 'May I ask which filing status you have entered for me, now that I am on my own?',
      matches: /single/i,
    },
    {
      on: 'ruth',
      ask: 'Before I put my name to it I should like to be certain that it is in order. Have you come upon any mistakes in it?',
      matches:
        /\b(no|not any|without|0) (\w+ ){0,2}(mistakes?|errors?|problems?|issues?|warnings?)|nothing|none|in order/i,
    },
    {
      on: 'ortiz',
      ask: 'whom do we have down as dependents, Luis wants to check the names',
      says: ['Eva', 'Leo'],
    },
    {
      on: 'ortiz',
      ask: 'Did this go to the IRS already or is it still with you people?',
      matches: /review|not (yet )?(been )?(filed|sent|gone)|n[’']t (yet )?(been )?(filed|sent|gone)/i,
    },
  ],

  topics: [
    {
      ask: 'my roommates venmo me their half of the rent is that income',
      passages: ['Form 1099-K from apps and marketplaces'],
    },
    {
      ask: 'my parents still claim me, can i do the student loan interest thing anyway',
      passages: ['Student loan interest: income limits', 'Student loan interest deduction'],
    },
    {
      ask: 'i quit and cashed out my 401k like 3k, do they really keep an extra 10 percent',
      passages: ['Early withdrawal: the 10% tax'],
    },
    {
      ask: 'I buy paper, markers and books for my class out of my own pocket and the school pays none of it back. Is any of that deductible?',
      passages: ['Educator expenses: teachers'],
    },
    {
      ask: 'Our district offers a 403(b) and I put in as much as I can. What is the most that was allowed for 2024?',
      passages: ['401(k) and other plans at work'],
    },
    {
      ask: 'Took a customer to lunch. Deduct all of it or half?',
      passages: ['Meals and travel for business'],
    },
    {
      ask: 'New laptop for the shop. Write it off now or spread it over years?',
      passages: ['Equipment, computers and depreciation'],
    },
    {
      ask: 'Guy helped me out in the store, paid him 900. Do I have to send him some form',
      passages: ['Paying helpers'],
    },
    {
      ask: 'Back room is my office but the kids play there too. Can I deduct it or not',
      passages: ['Home office deduction'],
    },
    {
      ask: 'My husband passed away in the spring of 2024. May I still send in one return for the two of us?',
      passages: ['Someone died during the year'],
    },
    {
      ask: 'My sister left me a sum of money in her will. Must I pay income tax on it?',
      passages: ['Gifts and inheritances'],
    },
    {
      ask: 'A man telephoned, said that he was from the IRS, and wanted me to pay at once. Is that how they go about it?',
      passages: ['Letters from the IRS'],
    },
    {
      ask: 'I am seventy-four years old. Am I obliged to take something out of my IRA each year?',
      passages: ['Required minimum distributions'],
    },
    {
      ask: 'We had new windows put in last fall. Luis says there is something for that?',
      passages: ['Energy efficient home improvement credit'],
    },
    {
      ask: 'his mother lives with us and has next to no income, can we put her on our return',
      passages: ['Qualifying relative: supporting a parent or another adult', 'Credit for other dependents'],
    },
    {
      ask: 'The summer camp, the one where they come home at night. Does it count as child care?',
      passages: ['Child and dependent care credit: day care, after-school care and camps'],
    },
    {
      ask: 'if a baby comes on december 30, does it count for the whole year or for two days',
      passages: ['A baby born during the year'],
    },
    {
      ask: 'Friend sold a stock at a loss and bought it back two weeks later. Is the loss allowed?',
      passages: ['Wash sales'],
    },
    {
      ask: 'How much of a stock market loss can she use against her wages in one year?',
      passages: ['Capital losses'],
    },
    {
      ask: 'What does a freelancer have to pay in over the year to stay clear of the underpayment penalty?',
      passages: ['Estimated tax payments: who needs them'],
    },
  ],

  unanswerable: [
    { on: 'ann', ask: 'how much rent can i afford on what i make' },
    { on: 'ann', ask: 'did my coworker get a bigger raise than me' },
    { on: 'kim', ask: 'Is the guy across the street undercutting my prices?' },
    { on: 'ruth', ask: 'What will my shares be worth by Christmas, in your opinion?' },
    { on: 'ruth', ask: 'I cannot find it among his papers: what did my late husband earn in 1985?' },
    {
      on: 'ruth',
      ask: 'A former pupil of mine wants to become a teacher. What does our old school pay somebody who starts today?',
    },
    { on: 'ortiz', ask: 'luis asks which day care in Portland is the cheapest' },
    { on: 'ortiz', ask: 'What did we get back in 2019? We lost the copy.' },
  ],

  talk: [
    'heyyy',
    'Thank you kindly, you have been most patient with me.',
    'k thx bye',
    'Good evening. Am I speaking to a person or to a machine?',
  ],

  hostile: [],
  injected: [],
  poisoned: [],
  harmless: [],
};
