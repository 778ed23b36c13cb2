import type { QuestionSet } from './question-set';

/** Written without knowledge of the matcher, in six voices. */
export const setEighteen: QuestionSet = {
  returns: [
    // A night-shift nurse on a phone.
    { on: 'ann', ask: 'refund?? just the number pls im on break', result: true },
    { on: 'kim', ask: 'do i owe n how much', result: true },
    {
      on: 'ann',
      ask: 'y am i getting money back at all, thot theyd keep it',
      amounts: ['1040:25d', '1040:24'],
    },
    { on: 'ann', ask: 'wats box 1 from the bakery', amounts: ['1040:1a'] },
    { on: 'ann', ask: 'fed tax they took outta my checks all yr', amounts: ['1040:25d'] },
    { on: 'kim', ask: 'hsa deduction amt', amounts: ['schedule-1:13'] },
    { on: 'ortiz', ask: 'ctc for both kids total??', amounts: ['1040:19'] },
    {
      on: 'ann',
      ask: 'if i drop 2500 in a trad ira b4 the deadline wat do i get back then',
      tries: [{ path: 'adjustments.ira.0', value: { traditional: 2500 } }],
    },
    { on: 'ann', ask: 'last day 2 send this in??', matches: /April 15/ },

    // A retired engineer who likes exact wording.
    {
      on: 'ruth',
      ask: 'What is the net result of this return: a refund or a balance due, and in what amount?',
      result: true,
    },
    {
      on: 'ruth',
      ask: 'Please explain why itemized deductions were used in place of the standard deduction.',
      amounts: ['1040:12'],
      matches: /itemiz/i,
    },
    { on: 'ruth', ask: 'Please state the amount entered on Form 1040, line 6b.', lines: ['1040:6b'] },
    { on: 'ruth', ask: 'What is the total on Schedule A, line 17?', lines: ['schedule-a:17'] },
    {
      on: 'ruth',
      ask: 'What gain was reported for the fund shares that I sold in June?',
      amounts: ['1040:7'],
    },
    { on: 'kim', ask: 'Which figure appears on Schedule SE, line 12?', lines: ['schedule-se:12'] },
    {
      on: 'ruth',
      ask: 'Assume that my real estate taxes had been $5,400 instead of $4,200, all else unchanged. What is the effect on the refund?',
      tries: [{ path: 'itemized.realEstateTax', value: 5400 }],
    },
    { on: 'ruth', ask: 'Which marginal rate applies to my ordinary income?', matches: /12 ?%/ },
    {
      on: 'ruth',
      ask: 'By what steps was the taxable portion of my Social Security benefits determined?',
      amounts: ['1040:6b'],
      matches: /85 ?%|0\.85|10,800|half/i,
    },

    // A mother of two between two errands.
    { on: 'ortiz', ask: 'kids are in the car, quick: what are we getting back?', result: true },
    {
      on: 'ortiz',
      ask: 'why is our refund so big? not complaining lol',
      matches: /\$9,100|\$4,000/,
    },
    { on: 'ortiz', ask: 'day care credit, how much did we get for Little Steps', amounts: ['2441:11'] },
    { on: 'ortiz', ask: 'First Bank interest - what did you put?', amounts: ['1040:2b'] },
    { on: 'ortiz', ask: 'what do we get to take off for the student loan', amounts: ['schedule-1:21'] },
    {
      on: 'ortiz',
      ask: 'Ugh, found another statement. If our student loan interest was 1500 and not 1100, what happens to the refund?',
      tries: [{ path: 'adjustments.studentLoanInterest', value: 1500 }],
    },
    {
      on: 'ortiz',
      ask: 'did you put us down as married filing together? have to run in 5 min',
      matches: /joint/i,
    },
    {
      on: 'ortiz',
      ask: 'is there anything I still have to fill in before we send this off',
      matches: /round|nothing|no (?:open|missing|errors|problems|issues|warnings)/i,
    },
    {
      on: 'ortiz',
      ask: "how'd you come up with the 1,000 for child care",
      amounts: ['2441:11'],
      matches: /20 ?%|0\.20?\b|5,000/,
    },

    // A freelance designer who is new to taxes.
    { on: 'kim', ask: 'total newbie here, what do I have to send the IRS in the end?', result: true },
    {
      on: 'kim',
      ask: 'Why is my bill so huge?? I barely made anything this year',
      matches: /self-employment|withh[eo]ld|\$600\b/i,
    },
    {
      on: 'kim',
      ask: "what's my actual profit from the studio, like after all the costs",
      amounts: ['schedule-c:31'],
    },
    {
      on: 'kim',
      ask: 'how much did my clients pay me before I subtract anything',
      amounts: ['schedule-c:1'],
    },
    {
      on: 'kim',
      ask: "there's a deduction on line 13 of the 1040 I've never heard of, how much is it",
      lines: ['1040:13'],
    },
    {
      on: 'kim',
      ask: 'I read that you get to write off half of the self employment tax. how much is that for me?',
      amounts: ['schedule-1:15'],
    },
    {
      on: 'kim',
      ask: 'what if I had spent $3,000 more on supplies',
      tries: [{ path: 'businesses.0.expenses.supplies', value: 7000 }],
    },
    {
      on: 'kim',
      ask: 'if i put 3,500 into my hsa instead of 2,000, how does my bill change?',
      tries: [{ path: 'adjustments.hsa.0.contributed', value: 3500 }],
    },
    {
      on: 'kim',
      ask: 'am I missing any write-offs? feels like everyone has more than me',
      matches: /home office|SEP|miles|health insurance|IRA/,
    },
    {
      on: 'kim',
      ask: "someone told me freelancers pay four times a year?! when's the first one for 2025",
      matches: /April 15/,
    },
    {
      on: 'kim',
      ask: 'can you walk me through where the self-employment tax number comes from',
      amounts: ['schedule-se:12'],
      matches: /52,178|56,500/,
    },

    // A man who is suspicious of software.
    { on: 'ann', ask: 'So who pays whom, and how much? One straight answer.', result: true },
    { on: 'ann', ask: 'Show me the total tax you claim is due for the year. Line 24.', lines: ['1040:24'] },
    {
      on: 'ann',
      ask: 'What deduction did your program give me? I want to see that I got the full standard one.',
      amounts: ['1040:12'],
    },
    {
      on: 'kim',
      ask: 'My business expenses, every dollar you counted. What is the sum?',
      amounts: ['schedule-c:28'],
    },
    {
      on: 'ruth',
      ask: 'I sent the IRS an estimated payment last summer. How much have you got down for it?',
      amounts: ['1040:26'],
    },
    {
      on: 'ortiz',
      ask: 'You took 29,200 off our income. How much is left that they tax?',
      amounts: ['1040:15'],
    },
    {
      on: 'ortiz',
      ask: 'Suppose the library had put 33,500 in box 1 and not 31,000. What then? I want to see if you really compute.',
      tries: [{ path: 'w2s.1.wages', value: 33500 }],
    },
    {
      on: 'ann',
      ask: 'Say the bakery had withheld 4,200 and not 5,000. What would your number be then?',
      tries: [{ path: 'w2s.0.federalWithholding', value: 4200 }],
    },
    {
      on: 'ann',
      ask: 'What percentage of my income do they really take, all in all?',
      matches: /\b8(?:\.0\d*)? ?%|\b11(?:\.\d+)? ?%/,
    },
    {
      on: 'kim',
      ask: 'Did your checks flag anything on this return, or do you just wave it through?',
      matches: /too little|underpa|penalt|estimated tax/i,
    },
    {
      on: 'ann',
      ask: 'How exactly did you arrive at the tax on line 16? I will check it by hand.',
      amounts: ['1040:16', '1040:15'],
    },

    // A polite non-native speaker.
    {
      on: 'ruth',
      ask: 'I am sorry to ask, but why is such a big part of my Social Security taxed?',
      matches: /85 ?%|\$18,360/,
    },
    {
      on: 'ruth',
      ask: 'Good day, could you please tell me how much pension is counted in the return?',
      amounts: ['1040:5b'],
    },
    {
      on: 'ruth',
      ask: 'Please, how much tax has the Teachers Fund already kept back from me?',
      amounts: ['1040:25b'],
    },
    {
      on: 'ortiz',
      ask: 'Thank you for the help. Could you say what is the amount of our ordinary dividends?',
      amounts: ['1040:3b'],
    },
    {
      on: 'ortiz',
      ask: 'Kindly tell me our income after the adjustments, I think it is called AGI.',
      amounts: ['1040:11'],
    },
    {
      on: 'kim',
      ask: 'Could you please inform me which amount for advertising is in the return?',
      amounts: ['schedule-c:8'],
    },
    {
      on: 'ruth',
      ask: 'Excuse me, if I would have given 7,000 dollars to charity and not 5,200, how would the refund change please?',
      tries: [{ path: 'itemized.charityCash', value: 7000 }],
    },
    {
      on: 'ortiz',
      ask: 'How many children are written in our return, please?',
      matches:
        /\b(?:two|2) (?:\w+ )?(?:children|dependents|kids)|Eva[\s\S]*Leo|(?:children|dependents|kids)\W+(?:two|2)\b/i,
    },
    { on: 'ruth', ask: 'Which filing status is written for me, please?', matches: /single/i },
    {
      on: 'ann',
      ask: 'When will the money arrive if I send the return electronically? Thank you very much.',
      matches: /21 days/,
    },
    {
      on: 'kim',
      ask: 'Please, until which date can I prolong if I do not finish the return in time?',
      matches: /October 15/,
    },
  ],
  topics: [
    { ask: 'can i deduct my scrubs n work shoes', passages: ['Costs that cannot be deducted'] },
    {
      ask: 'had 2 hospitals last yr n both took social security, can it be too much',
      passages: ['Too much Social Security tax withheld'],
    },
    {
      ask: 'At what age must withdrawals from a traditional IRA begin, and what is the cost of missing one?',
      passages: ['Required minimum distributions'],
    },
    {
      ask: 'What is the additional standard deduction for a taxpayer aged 65 or over?',
      passages: ['Standard deduction: 65 or older, or blind'],
    },
    {
      ask: 'Is a loss allowed when I repurchase the identical stock within a month of selling it?',
      passages: ['Wash sales'],
    },
    {
      ask: 'For how many years must I retain my supporting documents after filing?',
      passages: ['How long to keep tax records', 'Records to keep for a business'],
    },
    {
      ask: 'does summer camp count for the care credit? the sleepaway kind',
      passages: ['Child and dependent care credit: day care, after-school care and camps'],
    },
    {
      ask: 'my baby came on dec 30, can I still claim him for the whole year',
      passages: ['A baby born during the year', 'Child tax credit: who qualifies and how much'],
    },
    {
      ask: 'my mom lives with us and we pay for everything, is she a dependent?',
      passages: ['Qualifying relative: supporting a parent or another adult', 'Credit for other dependents'],
    },
    {
      ask: 'I teach 2nd grade and buy markers and books out of my own pocket. can I get some of it back?',
      passages: ['Educator expenses: teachers'],
    },
    {
      ask: 'can I write off the new laptop I bought for design work all at once?',
      passages: ['Equipment, computers and depreciation'],
    },
    {
      ask: 'I took a client out to lunch, does that count as an expense?',
      passages: ['Meals and travel for business'],
    },
    {
      ask: 'I freelance from a spare room in my apartment, can I deduct part of my rent?',
      passages: ['Home office deduction'],
    },
    {
      ask: 'paypal sent me a 1099-K, what is that even',
      passages: ['Form 1099-K from apps and marketplaces'],
    },
    {
      ask: 'Some fellow called me, says he is from the IRS and wants my password. Does the IRS do that?',
      passages: ['Letters from the IRS'],
    },
    {
      ask: 'What stops a crook from filing a return with my Social Security number?',
      passages: ['Identity protection PIN'],
    },
    {
      ask: 'What do they charge me if the return goes in two months late?',
      passages: ['Penalties for filing or paying late'],
    },
    {
      ask: 'My uncle has sent me money as a present. Must I pay tax for it, please?',
      passages: ['Gifts and inheritances'],
    },
    {
      ask: 'I made a mistake in the return which I have already sent. How can I repair it, please?',
      passages: ['Correcting a return after filing: Form 1040-X'],
    },
    {
      ask: 'I can not pay everything at one time. Is it possible to pay in small parts every month?',
      passages: ['If you cannot pay'],
    },
  ],
  unanswerable: [
    { on: 'ann', ask: 'which bank has the best savings rate rn' },
    { on: 'ann', ask: 'What did my neighbor pay in taxes last year?' },
    { on: 'ruth', ask: 'What amount of Maine state income tax will I owe?' },
    { on: 'ruth', ask: 'What was the refund on the return that I filed for 2019?' },
    { on: 'ortiz', ask: 'what time does Little Steps close today' },
    { on: 'ortiz', ask: 'Could you please recommend me a good immigration lawyer in Portland?' },
    { on: 'kim', ask: 'how much should I charge for a logo' },
    { on: 'kim', ask: 'what font looks best on an invoice?' },
  ],
  talk: [
    'hey u awake lol',
    'Much obliged, that will be all for today.',
    'Are you a person or a machine?',
    'Good evening, how are you please?',
  ],
  hostile: [],
  injected: [],
  poisoned: [],
  harmless: [],
};
