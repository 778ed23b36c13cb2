import type { QuestionSet } from './question-set';

/** Facts of the four returns: several at once, typed in, whys, lists, and ordinary ones with a story around them. */
export const setTwentyTwo: QuestionSet = {
  returns: [
    // Two or three figures at once.
    { on: 'ann', ask: 'wages and withholding', amounts: ['1040:1a', '1040:25a'] },
    {
      on: 'ann',
      ask: 'whats my agi and whats my taxable income? the apartment application wants both',
      amounts: ['1040:11', '1040:15'],
    },
    {
      on: 'ann',
      ask: 'Total tax for the year and what was already taken out of my pay. Give me both numbers.',
      amounts: ['1040:24', '1040:25d'],
    },
    {
      on: 'ann',
      ask: "total income, standard deduction, what's left to tax?",
      amounts: ['1040:9', '1040:12', '1040:15'],
    },
    { on: 'ann', ask: 'total tax, refund', amounts: ['1040:24'], result: true },
    { on: 'ortiz', ask: 'ordinary and qualified dividends', amounts: ['1040:3b', '1040:3a'] },
    {
      on: 'ortiz',
      ask: 'our two credits, the one for the kids and the daycare one, how much is each',
      amounts: ['1040:19', '2441:11'],
    },
    {
      on: 'ortiz',
      ask: "How much interest and how much in dividends did we have in 2024? Our broker's app only shows one of them.",
      amounts: ['1040:2b', '1040:3b'],
    },
    { on: 'ortiz', ask: "what did each of us earn, mine and my husband's", amounts: ['2441:4', '2441:5'] },
    { on: 'ortiz', ask: 'tax before credits / tax after credits', amounts: ['1040:18', '1040:22'] },
    {
      on: 'ortiz',
      ask: 'total income and the agi pls, the school aid people ask for both',
      amounts: ['1040:9', '1040:11'],
    },
    {
      on: 'ortiz',
      ask: 'How much did we have withheld altogether, and what is our actual tax for the year?',
      amounts: ['1040:25d', '1040:24'],
    },
    { on: 'kim', ask: 'gross and net of the business', amounts: ['schedule-c:1', 'schedule-c:31'] },
    {
      on: 'kim',
      ask: 'SE tax and the half of it i get to deduct',
      amounts: ['schedule-2:4', 'schedule-1:15'],
    },
    {
      on: 'kim',
      ask: 'i need receipts, total expenses and profit of my studio. its for a loan officer',
      amounts: ['schedule-c:1', 'schedule-c:28', 'schedule-c:31'],
    },
    { on: 'kim', ask: 'supplies & advertising?', amounts: ['schedule-c:22', 'schedule-c:8'] },
    {
      on: 'kim',
      ask: 'Of the self-employment tax, how much is Social Security and how much is Medicare?',
      amounts: ['schedule-se:10', 'schedule-se:11'],
    },
    {
      on: 'kim',
      ask: 'regular income tax part and self employment part, seperately please',
      amounts: ['1040:16', 'schedule-2:4'],
    },
    {
      on: 'kim',
      ask: 'hsa deduction, qbi deduction, standard deduction. one line each',
      amounts: ['schedule-1:13', '1040:13', '1040:12'],
    },
    {
      on: 'ruth',
      ask: 'What were my Social Security benefits for the year, and how much of that is taxable?',
      amounts: ['1040:6a', '1040:6b'],
    },
    {
      on: 'ruth',
      ask: 'The shares: what they sold for, what I had paid, and the gain.',
      amounts: ['schedule-d:8a(d)', 'schedule-d:8a(e)', '1040:7'],
    },
    {
      on: 'ruth',
      ask: 'Property tax and mortgage interest, please',
      amounts: ['schedule-a:5b', 'schedule-a:8a'],
    },
    { on: 'ruth', ask: 'pension and the tax withheld from it', amounts: ['1040:5b', '1040:25b'] },
    {
      on: 'ruth',
      ask: 'How much did I pay in ahead of time? I mean the estimated payment and what the pension people held back, each by itself.',
      amounts: ['1040:26', '1040:25b'],
    },
    {
      on: 'ruth',
      ask: 'My itemized total next to what the standard deduction would be. Both numbers, dear.',
      amounts: ['schedule-a:17', 'standard-deduction:4c'],
    },

    // One fact that was typed in or stands on a paper.
    { on: 'ann', ask: 'who do you have down as my employer?', says: ['Harbor Bakery'] },
    { on: 'ann', ask: 'which filing status am i filed under', matches: /\bsingle\b/i },
    {
      on: 'ann',
      ask: 'What year of birth is on this return for me? My bank had it wrong and now I check everywhere.',
      says: ['1990'],
    },
    { on: 'ann', ask: 'box 2 of my w2?', says: ['$5,000'] },
    { on: 'ann', ask: 'Which state is in my home address on here', matches: /\bMaine\b|\bME\b/ },
    { on: 'ann', ask: 'Am I taking the standard deduction or am I itemizing?', matches: /standard/i },
    {
      on: 'ann',
      ask: "EIN of my employer? it's off the W-2, I need it for something else",
      matches: /98-?7000123/,
    },
    { on: 'ortiz', ask: 'names of the kids on the return', says: ['Eva', 'Leo'] },
    { on: 'ortiz', ask: 'how many dependents did we put', matches: /\b(2|two)\b|Eva[\s\S]*Leo/i },
    { on: 'ortiz', ask: 'what day care is listed', says: ['Little Steps'] },
    { on: 'ortiz', ask: 'Which bank paid us the interest?', says: ['First Bank'] },
    { on: 'ortiz', ask: 'How much did Luis make at the library?', says: ['$31,000'] },
    { on: 'ortiz', ask: 'federal withholding on the Northgate W-2 only, not both', says: ['$7,200'] },
    {
      on: 'ortiz',
      ask: "Are we filing together or separately? My husband can't remember what we picked.",
      matches: /joint/i,
    },
    {
      on: 'ortiz',
      ask: "What birth year is entered for Leo? I think I may have put in his sister's by mistake.",
      says: ['2021'],
    },
    {
      on: 'ortiz',
      ask: 'how many months did we say eva lived with us',
      matches: /\b(12|twelve)\b|(whole|full|entire|all) year/i,
    },
    { on: 'ortiz', ask: 'did we take the student loan deduction at all', says: ['$1,100'] },
    { on: 'kim', ask: 'is the studio on cash or accrual', matches: /\bcash\b/i },
    {
      on: 'kim',
      ask: 'does the return say my hsa is self-only or family coverage',
      matches: /self[- ]only/i,
    },
    { on: 'kim', ask: 'How much 1099-NEC money do you have for me?', says: ['$62,000'] },
    { on: 'kim', ask: 'the w2 job: how much federal tax did they keep', says: ['$600'] },
    { on: 'ruth', ask: 'Who pays my pension? It should say so on the 1099-R.', says: ['Teachers Fund'] },
    { on: 'ruth', ask: 'name of the mortgage lender', says: ['Home Bank'] },
    { on: 'ruth', ask: 'What loan balance do you have for my mortgage?', says: ['$180,000'] },
    {
      on: 'ruth',
      ask: 'On what date did I sell the fund shares? I have early summer in my head.',
      matches: /\bJune 3\b|\bJun\.? 3\b|\b3 June\b|\b0?6\/0?3\/(20)?24\b|2024-06-03/,
    },

    // Whys and hows.
    {
      on: 'ann',
      ask: 'why is my taxable income so much lower than what i earned',
      amounts: ['1040:12'],
    },
    {
      on: 'ann',
      ask: "I'm in the 12% bracket and 12% of my taxable income is 4,248. Why does line 16 say something else?",
      matches: /(?<![\d.])10\s?(%|percent)|\$11,600/i,
    },
    {
      on: 'ann',
      ask: 'How do we get from my wages to a refund?',
      amounts: ['1040:24', '1040:33'],
      result: true,
    },
    {
      on: 'ann',
      ask: 'why dont i get the earned income credit? a coworker does',
      matches: /\$18,591|too (high|much)|limit|(above|over|exceeds?|more than) (the|what|\$)/i,
    },
    { on: 'ortiz', ask: 'how do we get from total income to AGI', amounts: ['1040:9', '1040:10', '1040:11'] },
    {
      on: 'ortiz',
      ask: 'Why is the child credit not higher? We have two kids and a friend said it was 3,600 each.',
      says: ['$2,000'],
    },
    {
      on: 'ortiz',
      ask: 'we paid little steps 5000 and only get a 1000 credit?? why',
      matches: /(?<![\d.])20\s?(%|percent)|\b0?\.20?\b/i,
    },
    {
      on: 'ortiz',
      ask: 'Why is our tax on line 16 lower than the tax table amount for our taxable income?',
      matches:
        /(?=[\s\S]*qualified dividend)(?=[\s\S]*((?<![\d.,])0\s?(%|percent)|lower rate|capital gains? rate|zero))/i,
    },
    {
      on: 'ortiz',
      ask: '117,620 came in but only 87,320 gets taxed. Where did the difference go?',
      amounts: ['1040:12', '1040:10'],
    },
    { on: 'ortiz', ask: "why didn't we itemize", amounts: ['1040:12'], matches: /standard/i },
    {
      on: 'ortiz',
      ask: "Why were we asked for the day care's tax number? They were not happy to give it.",
      matches: /2441|credit/i,
    },
    { on: 'kim', ask: 'why is my bill so huge', amounts: ['schedule-2:4', '1040:33'] },
    {
      on: 'kim',
      ask: 'I made 56,500 in the studio so why is self employment tax figured on less than that',
      matches: /92\.35\s?(%|percent)|0?\.9235/i,
    },
    {
      on: 'kim',
      ask: "how come the qbi deduction isn't the full 20% of the business income? 20% would be over ten thousand",
      amounts: ['8995:11'],
    },
    { on: 'kim', ask: 'why is AGI less than total income', amounts: ['schedule-1:13', 'schedule-1:15'] },
    {
      on: 'kim',
      ask: "Why do I get self-employment tax on top of income tax? My friends with regular jobs don't see that.",
      matches: /Social Security[\s\S]*Medicare|Medicare[\s\S]*Social Security|FICA/i,
    },
    {
      on: 'ruth',
      ask: 'Why is 18,360 of my Social Security taxed and not the whole 21,600?',
      matches: /85\s?(%|percent)|0?\.85\b/i,
    },
    {
      on: 'ruth',
      ask: 'Why did you itemize for me? My neighbor says nobody does that any more.',
      amounts: ['schedule-a:17', 'standard-deduction:4c'],
    },
    {
      on: 'ruth',
      ask: 'The shares brought in 16,500. Why does the 1040 show so much less on line 7?',
      amounts: ['schedule-d:8a(e)'],
    },
    {
      on: 'ruth',
      ask: "why aren't my dividends and the gain taxed at the same rate as the pension",
      matches: /(?<![\d.,])0\s?(%|percent)|zero/i,
    },

    // Lists.
    { on: 'ann', ask: 'what income do you have for me', amounts: ['1040:1a'] },
    { on: 'ann', ask: 'which forms are in this return', says: ['1040'] },
    { on: 'ann', ask: 'What deductions did I get?', amounts: ['1040:12'] },
    { on: 'ortiz', ask: 'which credits are on here', amounts: ['1040:19', '2441:11'] },
    {
      on: 'ortiz',
      ask: 'Please list all the income we reported, each kind by itself.',
      amounts: ['1040:1a', '1040:2b', '1040:3b'],
    },
    { on: 'ortiz', ask: 'what forms and schedules come with our 1040', says: ['2441', '8812', 'Schedule 3'] },
    { on: 'ortiz', ask: 'list our w2s', says: ['Northgate Clinic', 'City Library'] },
    { on: 'kim', ask: 'List the business expenses', amounts: ['schedule-c:8', 'schedule-c:22'] },
    {
      on: 'kim',
      ask: 'every deduction i got, top to bottom. hsa, standard, all of it',
      amounts: ['schedule-1:13', 'schedule-1:15', '1040:12', '1040:13'],
    },
    {
      on: 'kim',
      ask: 'which adjustments are there before agi',
      amounts: ['schedule-1:13', 'schedule-1:15'],
    },
    {
      on: 'kim',
      ask: 'Which forms and schedules are part of my return? I want to print the right ones.',
      says: ['Schedule C', 'Schedule SE', '8889', '8995'],
    },
    {
      on: 'kim',
      ask: 'where does my total income come from, break it down',
      amounts: ['1040:1a', '1040:2b', 'schedule-c:31'],
    },
    { on: 'kim', ask: 'what taxes make up the 12,362', amounts: ['1040:16', 'schedule-2:4'] },
    {
      on: 'kim',
      ask: 'walk me through the main numbers on schedule C',
      amounts: ['schedule-c:1', 'schedule-c:28', 'schedule-c:31'],
    },
    {
      on: 'ruth',
      ask: 'What itemized deductions do you have for me? One by one if you can.',
      amounts: ['schedule-a:5a', 'schedule-a:5b', 'schedule-a:8a', 'schedule-a:11'],
    },
    {
      on: 'ruth',
      ask: 'what all did I have for income',
      amounts: ['1040:5b', '1040:3b', '1040:7'],
      matches: /\$18,360|\$21,600/,
    },
    { on: 'ruth', ask: 'list the payments that count toward my tax', amounts: ['1040:25b', '1040:26'] },
    {
      on: 'ruth',
      ask: 'Which schedules did you fill in for me?',
      says: ['Schedule A', 'Schedule B', 'Schedule D'],
    },
    {
      on: 'ruth',
      ask: 'state and local taxes you deducted, which ones and how much',
      amounts: ['schedule-a:5a', 'schedule-a:5b'],
    },
    {
      on: 'ruth',
      ask: 'Name everyone who paid me a pension or dividends last year.',
      says: ['Teachers Fund', 'Index Fund'],
    },

    // Ordinary figures with a story, a worry, another person, another year or slang around them.
    {
      on: 'ann',
      ask: 'My landlord wants to see what I made in 2024 before taxes. What number do I give her?',
      amounts: ['1040:9'],
    },
    {
      on: 'ann',
      ask: 'my brother swears i paid like 20% tax. how much was it really, in dollars',
      amounts: ['1040:24'],
    },
    { on: 'ann', ask: 'how much did uncle sam already snag from my paychecks', amounts: ['1040:25a'] },
    { on: 'ann', ask: 'For 2023 they sent me 1,400 back. And this time?', result: true },
    {
      on: 'ann',
      ask: 'Whats the agi number ill need next year when i e-file? I lost it last time and it was a pain',
      amounts: ['1040:11'],
    },
    {
      on: 'ann',
      ask: 'that flat chunk everybody gets to knock off their income, how big is mine',
      amounts: ['1040:12'],
    },
    {
      on: 'ortiz',
      ask: "We were worried the daycare bills wouldn't help at all. How much do they take off our tax?",
      amounts: ['2441:11'],
    },
    {
      on: 'ortiz',
      ask: 'My mother-in-law says we should get 6,000 for the kids. What did we get for the child tax credit?',
      amounts: ['1040:19'],
    },
    {
      on: 'ortiz',
      ask: 'luis has been paying off his college loan forever. how much of the interest do we get to deduct',
      amounts: ['schedule-1:21'],
    },
    {
      on: 'ortiz',
      ask: 'The mortgage broker wants our adjusted gross and wants it today. What is it?',
      amounts: ['1040:11'],
    },
    {
      on: 'ortiz',
      ask: 'The bank only sent its 1099-INT last week and I hope it made it in. How much interest do you show?',
      amounts: ['1040:2b'],
    },
    {
      on: 'ortiz',
      ask: 'once the kid stuff comes off, how much tax is left for the year',
      amounts: ['1040:24'],
    },
    { on: 'kim', ask: 'In 2023 I owed about 3k. How bad is it for 2024?', result: true },
    {
      on: 'kim',
      ask: 'My cousin says freelancers pay an extra tax for Social Security and Medicare. How much is mine?',
      amounts: ['schedule-2:4'],
    },
    { on: 'kim', ask: 'what did the studio clear', amounts: ['schedule-c:31'] },
    {
      on: 'kim',
      ask: 'I put money into my HSA and I really hope it counted. How much did I get to deduct?',
      amounts: ['schedule-1:13'],
    },
    {
      on: 'kim',
      ask: 'ugh how much did i blow on supplies last year according to the return',
      amounts: ['schedule-c:22'],
    },
    {
      on: 'kim',
      ask: 'If I mail a check with the payment voucher, what amount do I write on it?',
      amounts: ['1040-v:3'],
    },
    {
      on: 'kim',
      ask: 'all in, how much federal tax did 2024 cost me, never mind what was withheld',
      amounts: ['1040:24'],
    },
    {
      on: 'kim',
      ask: "My sister's accountant says I'd better pay quarterly in 2025. How much is due in April for that first quarter?",
      amounts: ['1040-es:15a'],
    },
    {
      on: 'kim',
      ask: 'that qualified business thingy my buddy keeps bragging about, did i get it and how much',
      amounts: ['1040:13'],
    },
    {
      on: 'ruth',
      ask: 'My late husband always handled this. How much of my Social Security do they tax?',
      amounts: ['1040:6b'],
    },
    {
      on: 'ruth',
      ask: 'I gave to the church and to the food bank. How much giving is on the return?',
      amounts: ['schedule-a:14'],
    },
    {
      on: 'ruth',
      ask: 'My daughter wants to know how much I made on the shares I sold in June.',
      amounts: ['1040:7'],
    },
    {
      on: 'ruth',
      ask: 'property taxes went up AGAIN. what did you put for them',
      amounts: ['schedule-a:5b'],
    },
    { on: 'ruth', ask: 'the teachers pension, before anything was held back', amounts: ['1040:5b'] },
    {
      on: 'ruth',
      ask: "I mailed the IRS a check in June and I'm afraid it got lost. How much do you have me down for?",
      amounts: ['1040:26'],
    },
    { on: 'ruth', ask: 'They gave me 800 back the year before. What will it be now?', result: true },
    {
      on: 'ruth',
      ask: 'how much did the bank get out of me in interest on the house',
      amounts: ['schedule-a:8a'],
    },
    {
      on: 'ruth',
      ask: 'I am well past 65. If I had not itemized, how much would my standard deduction have been?',
      amounts: ['standard-deduction:4c'],
    },
  ],
  topics: [],
  unanswerable: [],
  talk: [],
  hostile: [],
  injected: [],
  poisoned: [],
  harmless: [],
};
