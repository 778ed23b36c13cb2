import type { QuestionSet } from './question-set';

/**
 * Seven people who never use the name of a line if another word will do. Written without sight of the
 * matcher or of the other sets.
 */
export const setSeventeen: QuestionSet = {
  returns: [
    // 1. Ann, 34, texts more than she writes.
    { on: 'ann', ask: 'the damage?', result: true },
    { on: 'ann', ask: 'payday or payup', result: true },
    { on: 'ann', ask: 'whats uncle sam cutting me a check for', result: true },
    { on: 'ann', ask: 'freebie amount everyone gets before tax', amounts: ['1040:12'] },
    { on: 'ann', ask: 'box 2?', amounts: ['1040:25a'] },
    { on: 'ann', ask: 'box 1?', amounts: ['1040:1a'] },
    {
      on: 'ann',
      ask: 'so after the freebie comes off what number are they actually taxing me on',
      amounts: ['1040:15'],
    },
    { on: 'ann', ask: 'im filed as not married right', matches: /single/i },
    { on: 'ann', ask: 'anything look fishy on here', matches: /round number/i },
    { on: 'ann', ask: 'what slice of every extra dollar do they grab', matches: /12\s?%|12 cents/ },
    { on: 'ann', ask: 'drop dead date?', matches: /April 15/ },
    { on: 'ann', ask: 'the 50k from harbor bakery, its on there yeah?', amounts: ['1040:1a'] },
    {
      on: 'ann',
      ask: 'how come im getting money at all i thought id break even',
      result: true,
      amounts: ['1040:25d', '1040:24'],
    },

    // 2. Used another program for ten years and talks like its screens; on Ann's return.
    { on: 'ann', ask: 'Where is the federal refund meter? What does it show right now', result: true },
    { on: 'ann', ask: 'AGI for the e-file signature page', amounts: ['1040:11'] },
    { on: 'ann', ask: 'Total payments and withholdings', amounts: ['1040:33'] },
    { on: 'ann', ask: 'Tax liability', amounts: ['1040:24'] },
    { on: 'ann', ask: 'Effective tax rate?', matches: /\b8(\.\d+)?\s?%|11\.[34]\d*\s?%/ },
    {
      on: 'ann',
      ask: 'has this been transmitted yet or is it still sitting here',
      matches: /review|not (yet )?(been )?(filed|sent|transmitted|submitted)|draft/i,
    },
    { on: 'ann', ask: 'am I on the standard or the Schedule A track', matches: /standard/i },
    { on: 'ann', ask: 'Is 14,600 what you used for my deduction?', amounts: ['1040:12'] },

    // 3. Luis Ortiz, checks every figure against his own spreadsheet.
    { on: 'ortiz', ask: 'My spreadsheet says 4,913 comes back to us. Does yours agree?', result: true },
    { on: 'ortiz', ask: 'is the 1,100 for the student loans in there', amounts: ['schedule-1:21'] },
    {
      on: 'ortiz',
      ask: 'I gave you 5,000 paid to Little Steps. Did all 5,000 make it in?',
      amounts: ['2441:3'],
    },
    { on: 'ortiz', ask: 'check: First Bank 420', amounts: ['1040:2b'] },
    { on: 'ortiz', ask: 'did the 31,000 from the library get picked up', matches: /31,000|116,000/ },
    { on: 'ortiz', ask: 'both paychecks together, 116,000, correct?', amounts: ['1040:1a'] },
    {
      on: 'ortiz',
      ask: '7,200 from Marta plus 1,900 from me. What total have you got prepaid?',
      amounts: ['1040:25d'],
    },
    { on: 'ortiz', ask: 'which credits are on here', amounts: ['1040:19', 'schedule-3:2'] },
    {
      on: 'ortiz',
      ask: 'every source of money we reported, one by one please',
      amounts: ['1040:1a', '1040:2b', '1040:3b'],
    },
    { on: 'ortiz', ask: 'who is listed under us', says: ['Eva', 'Leo'] },
    { on: 'ortiz', ask: 'What do you complain about on our return, if anything?', matches: /round number/i },
    {
      on: 'ortiz',
      ask: 'Day care: 20 percent of 5,000 should give 1,000. Is that what we got',
      amounts: ['2441:11'],
    },
    { on: 'ortiz', ask: 'how did the 9,907 come about', amounts: ['1040:15'] },

    // 4. Marta Ortiz, grew up abroad; the words of other tax systems.
    { on: 'ortiz', ask: 'how big is our personal allowance', amounts: ['1040:12'] },
    { on: 'ortiz', ask: 'what is the rebate for the two children', amounts: ['1040:19'] },
    { on: 'ortiz', ask: 'nursery fees, what do we get back for them', amounts: ['2441:11'] },
    { on: 'ortiz', ask: 'tax taken at source, the two of us', amounts: ['1040:25d'] },
    { on: 'ortiz', ask: 'are we assessed together or each alone?', matches: /joint/i },
    { on: 'ortiz', ask: 'the chargeable income', amounts: ['1040:15'] },
    { on: 'ortiz', ask: 'savings account money', amounts: ['1040:2b'] },
    { on: 'ortiz', ask: 'what did the shares pay out', amounts: ['1040:3b'] },
    { on: 'ortiz', ask: 'of these payouts how much enjoys the lower rate', amounts: ['1040:3a'] },
    { on: 'ortiz', ask: 'by when must this declaration be handed in', matches: /April 15/ },
    {
      on: 'ortiz',
      ask: 'The final tax after the children and the nursery are taken off, please',
      matches: /4,907/,
    },
    { on: 'ortiz', ask: 'university form wants "income tax paid" from the 1040', matches: /4,907/ },
    { on: 'ortiz', ask: 'which percentage step do we land in', matches: /12\s?%/ },
    {
      on: 'ortiz',
      ask: 'Is our total before any subtraction really above 117 thousand',
      amounts: ['1040:9'],
    },

    // 5. Kim, freelancer, jokes about it.
    { on: 'kim', ask: 'ok hit me, how bad', result: true },
    {
      on: 'kim',
      ask: 'why is the bill so gross when i barely made anything??',
      result: true,
      amounts: ['1040:23'],
    },
    { on: 'kim', ask: 'what did the studio clear', amounts: ['schedule-c:31'] },
    { on: 'kim', ask: 'what came in the door before costs', amounts: ['schedule-c:1'] },
    { on: 'kim', ask: 'the freelancer tax. the 15 percent thing', amounts: ['schedule-se:12'] },
    { on: 'kim', ask: 'and the half of it i get to knock off', amounts: ['schedule-1:15'] },
    { on: 'kim', ask: 'that 20% pass thru goodie', amounts: ['1040:13'] },
    {
      on: 'kim',
      ask: 'list everything i wrote off for the studio',
      amounts: ['schedule-c:8', 'schedule-c:22'],
    },
    { on: 'kim', ask: 'is the 2,000 for my HSA in there', amounts: ['schedule-1:13'] },
    { on: 'kim', ask: 'NECs total', amounts: ['schedule-c:1'] },
    {
      on: 'kim',
      ask: 'am i getting dinged for blowing off the quarterlies',
      matches: /penalt|too little was paid/i,
    },
    { on: 'kim', ask: 'did anybody withhold even a penny for me', amounts: ['1040:25d'] },
    {
      on: 'kim',
      ask: 'what if id dropped another 1,500 on supplies',
      tries: [{ path: 'businesses.0.expenses.supplies', value: 5500 }],
    },

    // 6. Kim's bookkeeper: half of the words are right.
    { on: 'kim', ask: 'Adjustments above the line, in total', amounts: ['schedule-1:26'] },
    { on: 'kim', ask: 'SECA', amounts: ['schedule-se:12'] },
    { on: 'kim', ask: '199A amount?', amounts: ['1040:13'] },
    { on: 'kim', ask: 'Lender asks for net Sch C, what do I write down', amounts: ['schedule-c:31'] },
    { on: 'kim', ask: 'Regular income tax excluding the self employment piece', amounts: ['1040:16'] },
    { on: 'kim', ask: 'And the two taxes combined', amounts: ['1040:24'] },
    { on: 'kim', ask: 'max she could have put in the health account', amounts: ['8889:3'] },
    { on: 'kim', ask: 'cash or accrual on the C?', matches: /cash/i },
    { on: 'kim', ask: 'what is she short by', result: true },

    // 7. Ruth, 69, polite, says what things do and not what they are called.
    { on: 'ruth', ask: 'did my pension get taxed at all', amounts: ['1040:5b'] },
    { on: 'ruth', ask: 'Did the check I mailed in June get counted, dear?', amounts: ['1040:26'] },
    { on: 'ruth', ask: 'what income of mine is on it', amounts: ['1040:3b', '1040:5b', '1040:6b', '1040:7'] },
    {
      on: 'ruth',
      ask: 'How much of my monthly government check do they count against me, for the year I mean',
      amounts: ['1040:6b'],
    },
    { on: 'ruth', ask: 'the pink form from Social Security, box 5', amounts: ['1040:6a'] },
    { on: 'ruth', ask: 'what I made when I let go of those fund shares', amounts: ['1040:7'] },
    { on: 'ruth', ask: 'Is the house interest in there? The bank said 7,900', amounts: ['schedule-a:8a'] },
    { on: 'ruth', ask: 'my giving', amounts: ['schedule-a:14'] },
    { on: 'ruth', ask: 'town taxes on the house', amounts: ['schedule-a:5b'] },
    {
      on: 'ruth',
      ask: 'Was it worth adding everything up, or would the flat amount have been better for me?',
      amounts: ['schedule-a:17'],
    },
    { on: 'ruth', ask: 'What did the Teachers Fund keep back for the tax man?', amounts: ['1040:25b'] },
    { on: 'ruth', ask: 'Are they sending me something or am I sending them something', result: true },
    { on: 'ruth', ask: 'SALT?', amounts: ['schedule-a:7'] },
    { on: 'ruth', ask: '1b on the dividend slip', amounts: ['1040:3a'] },
    { on: 'ruth', ask: 'what I paid for those shares way back', amounts: ['schedule-d:8a(e)'] },
    {
      on: 'ruth',
      ask: 'Do my share sale and the better dividends escape tax, as my neighbor claims?',
      matches: /9,600|\b0\s?%/,
    },
    {
      on: 'ruth',
      ask: 'the whole tax for the year, before what I already handed over',
      amounts: ['1040:24'],
    },
    { on: 'ruth', ask: 'I paid the state 2,600. Was that of any use here?', amounts: ['schedule-a:5a'] },
    {
      on: 'ruth',
      ask: 'Have I made any mistakes that you can see',
      matches:
        /\bno\b.*(errors?|problems?|mistakes?|issues?|warnings?)|nothing|in order|all (is )?(well|fine|clear|good)/i,
    },
    { on: 'ruth', ask: 'Do you have my birthday down correctly', matches: /1955/ },
  ],
  topics: [
    {
      ask: 'my kid blew out 17 candles in november, do i still get the two grand',
      passages: ['Child tax credit: who qualifies and how much', 'Credit for other dependents'],
    },
    { ask: 'i sold bitcoin i sat on for three years', passages: ['Capital gains: stocks, funds and crypto'] },
    {
      ask: 'venmo mailed me some form over 5 grand, now what',
      passages: ['Form 1099-K from apps and marketplaces'],
    },
    { ask: 'grandma slipped me 15k, is that taxed', passages: ['Gifts and inheritances'] },
    { ask: 'what can I knock off per mile driving to clients', passages: ['Business miles and car costs'] },
    {
      ask: 'broke right now and cant come up with what i owe all at once',
      passages: ['If you cannot pay', 'Ways to pay'],
    },
    { ask: 'need more time to get my papers together', passages: ['Extension of time to file'] },
    { ask: 'I raided my 401k at 45, how bad is it', passages: ['Early withdrawal: the 10% tax'] },
    {
      ask: 'we tied the knot on New Year’s Eve, are we married for the whole year?',
      passages: ['Marital status on December 31'],
    },
    {
      ask: 'my ex and i both want to put our son on our return, who wins',
      passages: ['Divorced or separated parents: who claims the child'],
    },
    { ask: 'laid off in spring, the state paid me weekly. taxable?', passages: ['Unemployment benefits'] },
    {
      ask: 'already sent it and just found another W-2 in a drawer',
      passages: ['Correcting a return after filing: Form 1040-X'],
    },
    {
      ask: 'putting panels on the roof, does that bring anything',
      passages: ['Residential clean energy credit: solar panels and batteries'],
    },
    { ask: 'new crowns at the dentist ran me 6,000 out of pocket', passages: ['Medical and dental costs'] },
    {
      ask: 'bagged up old jeans and a sofa for goodwill',
      passages: ['Donated clothes, furniture and miles', 'Gifts to charity'],
    },
    {
      ask: 'hit a jackpot at the casino but lost most of it again',
      passages: ['Gambling winnings and losses'],
    },
    { ask: 'I teach third grade and buy the crayons myself', passages: ['Educator expenses: teachers'] },
    {
      ask: 'which age do I have to start pulling money out of my IRA',
      passages: ['Required minimum distributions'],
    },
    { ask: 'some guy phoned saying he is the IRS and wants gift cards', passages: ['Letters from the IRS'] },
    {
      ask: 'I look after my mother and pay her bills, can I put her down',
      passages: ['Qualifying relative: supporting a parent or another adult', 'Credit for other dependents'],
    },
  ],
  unanswerable: [
    { on: 'ann', ask: 'is the bakery going to give me a raise' },
    { on: 'ann', ask: 'how much did I get back two years ago' },
    { on: 'ann', ask: 'whats a decent laptop under 800' },
    { on: 'ann', ask: 'my Maine refund, has it been mailed' },
    { on: 'ortiz', ask: 'What would our council tax be in Leeds?' },
    { on: 'ortiz', ask: 'is Little Steps a good nursery' },
    { on: 'ortiz', ask: 'how much is left to pay on the student loan' },
    { on: 'ortiz', ask: 'Which index fund will do best in 2026?' },
    { on: 'kim', ask: 'how do i get clients to pay on time' },
    { on: 'kim', ask: 'how much sales tax do i charge on a logo in texas' },
    { on: 'kim', ask: 'what font should i use for my invoices' },
    { on: 'kim', ask: 'did my roommate report her share of the rent' },
    { on: 'ruth', ask: 'What is my house worth these days?' },
    { on: 'ruth', ask: 'Will the Teachers Fund run out of money before I do' },
    { on: 'ruth', ask: 'which Medicare supplement plan should I pick' },
  ],
  talk: [],
  hostile: [],
  injected: [],
  poisoned: [],
  harmless: [],
};
