import type { QuestionSet } from './question-set';

const care = (amount: number) => [
  { path: 'childCare.providers.0.amount', value: amount },
  { path: 'childCare.persons.0.expenses', value: amount / 2 },
  { path: 'childCare.persons.1.expenses', value: amount / 2 },
];

const ira = (amount: number) => [{ path: 'adjustments.ira.0', value: { traditional: amount } }];

/** What-ifs of every sort, and why and how about the figures. Seven writers, none of whom knew the matcher. */
export const setSixteen: QuestionSet = {
  returns: [
    // A shy young baker, polite.
    {
      on: 'ann',
      ask: "Say I'd done a bunch of overtime and grossed 3k more at the bakery. What would my refund be then?",
      tries: [{ path: 'w2s.0.wages', value: 53_000 }],
    },
    {
      on: 'ann',
      ask: 'what would have happened had they held back 6,200 instead of the five thousand?',
      tries: [{ path: 'w2s.0.federalWithholding', value: 6200 }],
    },
    {
      on: 'ann',
      ask: 'Suppose nothing at all had been withheld from my paychecks, how bad would it be',
      tries: [{ path: 'w2s.0.federalWithholding', value: 0 }],
    },
    {
      on: 'ann',
      ask: 'Would it help me if I put the most I can into a traditional IRA?',
      tries: ira(7000),
    },
    {
      on: 'ann',
      ask: 'pretend there was a christmas bonus of twelve hundred dollars on top of my normal pay',
      tries: [{ path: 'w2s.0.wages', value: 51_200 }],
    },
    {
      on: 'ann',
      ask: 'Sorry, one more: if I had given $500 to my church, would that do anything for me?',
      tries: [{ path: 'itemized.charityCash', value: 500 }],
    },
    {
      on: 'ann',
      ask: "and if I'd only been paid forty-six thousand, not fifty?",
      tries: [{ path: 'w2s.0.wages', value: 46_000 }],
    },
    // Her brother, who likes numbers.
    {
      on: 'ann',
      ask: 'Trial: freelance cake income of 2,400 next to the W-2, no costs. Effect?',
      tries: [{ path: 'businesses.0', value: { id: 'trial', income: { other: 2400 } } }],
    },
    {
      on: 'ann',
      ask: 'Same return, but $5,000 of the salary goes into the 401(k) at work. Difference?',
      tries: [{ path: 'w2s.0.wages', value: 45_000 }],
    },
    {
      on: 'ann',
      ask: 'Run her as head of household instead of single, just to see',
      tries: [{ path: 'filingStatus', value: 'hoh' }],
    },
    {
      on: 'ann',
      ask: 'a casino win of 1.5k — what would it have cost her',
      tries: [{ path: 'gambling.0', value: { winnings: 1500 } }],
    },
    {
      on: 'ann',
      ask: 'Hypothetical: 2,000 of unemployment benefits besides the wages.',
      tries: [{ path: 'governmentPayments.0', value: { unemployment: 2000 } }],
    },
    {
      on: 'ann',
      ask: 'Would $1,300 of student loan interest change a thing?',
      tries: [{ path: 'adjustments.studentLoanInterest', value: 1300 }],
    },

    // Marta, who runs the household's papers.
    {
      on: 'ortiz',
      ask: 'How would the return look with a third baby, born last October?',
      tries: [
        {
          path: 'dependents.2',
          value: {
            firstName: 'Mia',
            lastName: 'Ortiz',
            dateOfBirth: '2024-10-10',
            relationship: 'child',
            monthsInHome: 12,
            ssn: '400012388',
          },
        },
      ],
    },
    {
      on: 'ortiz',
      ask: 'If day care had run us $9,000 in all rather than 5,000, would we see any of that back?',
      tries: care(9000),
    },
    {
      on: 'ortiz',
      ask: 'What if we had spent nothing at all on day care?',
      tries: care(0),
    },
    {
      on: 'ortiz',
      ask: 'Suppose I contribute 4,000 to a traditional IRA for myself before April. What does it save us?',
      tries: ira(4000),
    },
    {
      on: 'ortiz',
      ask: 'We are thinking of buying. With 11 thousand in mortgage interest last year, would we have come out ahead?',
      tries: [
        {
          path: 'itemized.mortgages.0',
          value: { lender: 'Bank', interest: 11_000, balance: 200_000, originated: '2020-05-01' },
        },
      ],
    },
    {
      on: 'ortiz',
      ask: 'Would medical bills of $20,000 have made a difference to our refund?',
      tries: [{ path: 'itemized.medical', value: 20_000 }],
    },
    // Luis, thumbs on a phone.
    {
      on: 'ortiz',
      ask: 'what if library wouldve paid me 37k not 31',
      tries: [{ path: 'w2s.1.wages', value: 37_000 }],
    },
    {
      on: 'ortiz',
      ask: 'no student loan intrest at all, whats the refund then',
      tries: [{ path: 'adjustments.studentLoanInterest', value: 0 }],
    },
    {
      on: 'ortiz',
      ask: 'what if 2,500 of student loan interest insted of 1100',
      tries: [{ path: 'adjustments.studentLoanInterest', value: 2500 }],
    },
    {
      on: 'ortiz',
      ask: 'lets say i dumped some stock at a 5k loss last yr, had it since 2020. help us any?',
      tries: [
        {
          path: 'sales.0',
          value: {
            description: 'shares',
            acquired: '2020-01-02',
            sold: '2024-06-03',
            proceeds: 1000,
            basis: 6000,
            term: 'long',
          },
        },
      ],
    },
    {
      on: 'ortiz',
      ask: 'if marta changes her w4 so the clinic takes out $1,200 more a year how much more do we get back',
      tries: [{ path: 'w2s.0.federalWithholding', value: 8400 }],
    },
    {
      on: 'ortiz',
      ask: 'i sell some stock i bought in feb 2024 in june 2024 for a 2k profit. damage?',
      tries: [
        {
          path: 'sales.0',
          value: {
            description: 'shares',
            acquired: '2024-02-01',
            sold: '2024-06-03',
            proceeds: 3000,
            basis: 1000,
            term: 'short',
          },
        },
      ],
    },
    {
      on: 'ortiz',
      ask: 'bank interest twice as much as now = ?',
      tries: [{ path: 'interest.0.interest', value: 840 }],
    },

    // Kim, a freelancer who is fed up.
    {
      on: 'kim',
      ask: 'If the studio had billed 70k instead of 62k how much MORE would they squeeze out of me',
      tries: [{ path: 'businesses.0.income.form1099Nec', value: 70_000 }],
    },
    {
      on: 'kim',
      ask: 'I probably forgot another $1,800 of supplies. What does adding those do to the bill?',
      tries: [{ path: 'businesses.0.expenses.supplies', value: 5800 }],
    },
    {
      on: 'kim',
      ask: 'had I rented a desk for 3,600 as a business cost, what would I owe',
      tries: [{ path: 'businesses.0.expenses.rentProperty', value: 3600 }],
    },
    {
      on: 'kim',
      ask: 'Paying a subcontractor five grand: what would that have knocked off?',
      tries: [{ path: 'businesses.0.expenses.contractLabor', value: 5000 }],
    },
    {
      on: 'kim',
      ask: "Imagine I'd been good and sent in ten thousand in quarterly payments. What's left to pay?",
      tries: [{ path: 'payments.estimated.0', value: { date: '2024-06-17', amount: 10_000 } }],
    },
    {
      on: 'kim',
      ask: 'ok so a SEP. if i stuff 9k in it what happens to what i owe',
      tries: [{ path: 'adjustments.selfEmployedRetirement.taxpayer', value: 9000 }],
    },
    {
      on: 'kim',
      ask: 'What would it save if I filled up the HSA to the max, the full 4,150, instead of stopping at two thousand?',
      tries: [{ path: 'adjustments.hsa.0.contributed', value: 4150 }],
    },
    {
      on: 'kim',
      ask: "what's the most I can throw into a SEP for the year with this profit",
      matches: /10,50[0-2]/,
    },
    {
      on: 'kim',
      ask: 'I also drove 3,000 miles to clients and back, never entered it. does that move the needle?',
      tries: [{ path: 'businesses.0.vehicle.businessMiles', value: 3000 }],
    },
    {
      on: 'kim',
      ask: "I pay for my own health insurance as a self-employed person, 4,800 a year. What if that's counted?",
      tries: [{ path: 'adjustments.selfEmployedHealthInsurance.taxpayer', value: 4800 }],
    },

    // Ruth, retired, writes letters.
    {
      on: 'ruth',
      ask: 'Dear me, and what if I had held on to my shares and sold nothing at all last year?',
      tries: [{ path: 'sales', value: [] }],
    },
    {
      on: 'ruth',
      ask: 'Had I sold my shares for $20,000 rather than 16,500, how would I stand?',
      tries: [{ path: 'sales.0.proceeds', value: 20_000 }],
    },
    {
      on: 'ruth',
      ask: 'I should like to know what giving twice as much to charity would have done for me, so 10,400 in cash.',
      tries: [{ path: 'itemized.charityCash', value: 10_400 }],
    },
    {
      on: 'ruth',
      ask: 'I also took clothes worth $400 to the thrift shop. Would that help?',
      tries: [{ path: 'itemized.charityNoncash', value: 400 }],
    },
    {
      on: 'ruth',
      ask: 'Suppose my doctors and dentist had come to nine thousand dollars in all.',
      tries: [{ path: 'itemized.medical', value: 9000 }],
    },
    // Her nephew, short.
    {
      on: 'ruth',
      ask: 'mortgage interest down to zero. result?',
      tries: [{ path: 'itemized.mortgages.0.interest', value: 0 }],
    },
    {
      on: 'ruth',
      ask: 'pension 40k not 38k, withholding same. hit?',
      tries: [
        { path: 'retirement.0.grossDistribution', value: 40_000 },
        { path: 'retirement.0.taxableAmount', value: 40_000 },
      ],
    },
    {
      on: 'ruth',
      ask: 'state income tax paid 2,600 → make that two thousand more',
      tries: [{ path: 'itemized.stateIncomeTaxPaid', value: 4600 }],
    },
    {
      on: 'ruth',
      ask: 'her social security goes up to 24,000 → effect on the refund',
      tries: [{ path: 'socialSecurity.0.netBenefits', value: 24_000 }],
    },

    // Why and how.
    {
      on: 'ann',
      ask: 'Why am I only getting 981 when they took out five thousand? I feel like I did something wrong.',
      result: true,
      amounts: ['1040:24'],
    },
    {
      on: 'ann',
      ask: 'how does 50,000 turn into 35,400, if you don’t mind me asking',
      amounts: ['1040:12'],
    },
    { on: 'ann', ask: "where'd the 14,600 come from? I never entered that", matches: /standard deduction/i },
    { on: 'ann', ask: 'Walk me through how 4,019 came about', amounts: ['1040:15'] },
    {
      on: 'ann',
      ask: 'is it right that only 35,400 gets taxed? she made fifty grand',
      amounts: ['1040:12'],
    },
    {
      on: 'ann',
      ask: "I thought I'd get the whole 5,000 back. where did the rest of it go?",
      amounts: ['1040:24'],
    },
    {
      on: 'ann',
      ask: 'What is the refund made of? Show the subtraction.',
      result: true,
      amounts: ['1040:24', '1040:25d'],
    },
    {
      on: 'ann',
      ask: 'Why was nothing itemized on this return?',
      matches: /standard deduction/i,
    },
    {
      on: 'ann',
      ask: 'By my count the federal tax is roughly 8 percent of her pay. How can it be that low?',
      matches: /\$14,600|\$4,019|12\s?%|8(\.\d+)?\s?%/,
    },

    {
      on: 'ortiz',
      ask: 'Why is our tax so low? $4,907 on 116 thousand seems too good.',
      matches: /\$[45],000/,
    },
    { on: 'ortiz', ask: 'how does 9907 become 4907', matches: /\$[45],000/ },
    {
      on: 'ortiz',
      ask: "The 117,620: what all is in there? It's more than our two paychecks.",
      amounts: ['1040:1a', '1040:2b', '1040:3b'],
    },
    {
      on: 'ortiz',
      ask: 'Why is our AGI 1,100 less than the total income line?',
      matches: /student loan/i,
    },
    {
      on: 'ortiz',
      ask: '5 grand for day care and all we get is 1000?? why so little',
      matches: /20\s?%|0\.20?\b/,
      amounts: ['2441:11'],
    },
    {
      on: 'ortiz',
      ask: 'how come the kids credit is exactly 4000',
      matches: /\$2,000|two (qualifying )?child/i,
    },
    {
      on: 'ortiz',
      ask: 'Our refund looks awfully big this year. How did it get to be that much?',
      result: true,
      amounts: ['1040:24', '1040:25d'],
    },
    { on: 'ortiz', ask: 'Please show how one gets from 116,520 down to 87,320.', amounts: ['1040:12'] },
    {
      on: 'ortiz',
      ask: 'why does it say 1200 dividends one place and 900 another. which is it',
      matches: /qualified/i,
      amounts: ['1040:3a', '1040:3b'],
    },
    { on: 'ortiz', ask: 'the 9,100, where is that from?', matches: /withh(e|o)ld/i },
    {
      on: 'ortiz',
      ask: 'I looked up 87,320 in the tax table and I expected $10,015. Why is ours 9,907?',
      matches: /qualified dividend/i,
    },
    {
      on: 'ortiz',
      ask: 'isnt it wrong that we get a full 29,200 off without a single receipt?',
      matches: /standard deduction/i,
    },

    {
      on: 'kim',
      ask: 'WHY on earth do I owe almost twelve thousand dollars',
      result: true,
      amounts: ['1040:24', '1040:25d'],
    },
    {
      on: 'kim',
      ask: 'Where does this 7,983 come from. I already pay income tax.',
      matches: /self-employment/i,
    },
    { on: 'kim', ask: 'and how did 62,000 shrink to 56,500', amounts: ['schedule-c:28'] },
    {
      on: 'kim',
      ask: 'AGI is 62,603 but taxable is 38,402. Where did the difference go?',
      amounts: ['1040:12', '1040:13'],
    },
    {
      on: 'kim',
      ask: 'what are the 5,992 in adjustments made up of',
      amounts: ['schedule-1:13', 'schedule-1:15'],
    },
    {
      on: 'kim',
      ask: "there's a deduction of 9,601 I never asked for. how was that worked out",
      matches: /qualified business income/i,
    },
    {
      on: 'kim',
      ask: 'Line 16 says 4,379 and yet my total tax is 12,362?! Explain the jump',
      amounts: ['1040:23'],
    },
    {
      on: 'kim',
      ask: 'How do you get to 5,500 of expenses? Feels low.',
      amounts: ['schedule-c:8', 'schedule-c:22'],
    },
    {
      on: 'kim',
      ask: "why doesn't the tax taken from my paycheck cover this",
      amounts: ['1040:25d', '1040:24'],
    },
    {
      on: 'kim',
      ask: 'how do you add up to 68,595 of income',
      amounts: ['1040:1a', '1040:2b', '1040:8'],
    },
    {
      on: 'kim',
      ask: 'Is it right that I only get to take off half of the self-employment tax? why 3,992',
      matches: /half|50\s?%|one-half/i,
      amounts: ['schedule-2:4'],
    },
    {
      on: 'kim',
      ask: "I thought self-employment tax was on all 56,500. So why's it figured on 52,178?",
      matches: /92\.35\s?%|0?\.9235/,
    },

    {
      on: 'ruth',
      ask: 'I drew $21,600 in Social Security. Why are 18,360 of it taxed and not the rest?',
      matches: /85\s?%|0\.85/,
    },
    {
      on: 'ruth',
      ask: 'Why was I not given the standard deduction like my neighbour?',
      amounts: ['schedule-a:17', 'standard-deduction:4c'],
    },
    {
      on: 'ruth',
      ask: 'Kindly tell me how the 19,900 was pieced together.',
      amounts: ['schedule-a:7', 'schedule-a:10', 'schedule-a:14'],
    },
    {
      on: 'ruth',
      ask: 'tax just 4,181 on 46,360? a straight bracket calc gives over 5k. why',
      matches: /qualified dividend|capital gain|0\s?%/i,
    },
    {
      on: 'ruth',
      ask: 'What are the pieces of my 66,260? My pension is only thirty-eight.',
      amounts: ['1040:3b', '1040:5b', '1040:6b', '1040:7'],
    },
    {
      on: 'ruth',
      ask: 'shares went for 16,500, return shows 7,500. how come',
      amounts: ['schedule-d:8a(e)'],
    },
    {
      on: 'ruth',
      ask: 'How does it come about that I am to have $1,119 back?',
      result: true,
      amounts: ['1040:24', '1040:33'],
    },
    { on: 'ruth', ask: 'where does 5,300 in payments come from', amounts: ['1040:25d', '1040:26'] },
    {
      on: 'ruth',
      ask: 'taxes on schedule A = 6,800. made of?',
      amounts: ['schedule-a:5a', 'schedule-a:5b'],
    },
    {
      on: 'ruth',
      ask: 'I was always told Social Security is not taxed. How much of mine was, and why?',
      amounts: ['1040:6b'],
    },
    { on: 'ruth', ask: 'Is it right that she pays nothing on the stock gain?', matches: /0\s?%/ },
    { on: 'ruth', ask: 'how do we go from AGI 66,260 to taxable 46,360', amounts: ['1040:12'] },
  ],
  topics: [
    {
      ask: 'Do I get to write off the cat food I hand in at the shelter, or a bag of old coats?',
      passages: ['Donated clothes, furniture and miles', 'Gifts to charity'],
    },
    {
      ask: 'my stocks tanked, how much of the loss can i use in one year',
      passages: ['Capital losses'],
    },
    {
      ask: 'I won at the slots but lost more than that over the year. Do the losses count?',
      passages: ['Gambling winnings and losses'],
    },
    {
      ask: 'What goes on the form I hand my boss so he takes out the right amount?',
      passages: ['Withholding and Form W-4'],
    },
    {
      ask: 'when are the four quarterly payments due for next year',
      passages: ['Estimated tax payments: dates for 2025'],
    },
    {
      ask: 'why is my tax rate not the same as the bracket I am in',
      passages: ['Marginal rate and effective rate', 'Tax brackets for 2024'],
    },
    {
      ask: 'Is there anything special for retirees over 65 in the standard amount?',
      passages: ['Standard deduction: 65 or older, or blind', 'Standard deduction amounts'],
    },
    {
      ask: 'how much may a sole proprietor tuck away in a SEP',
      passages: ['SEP IRA and solo 401(k) for the self-employed'],
    },
    {
      ask: 'if I cash in my 401k before I am old enough what do they hit me with',
      passages: ['Early withdrawal: the 10% tax'],
    },
    {
      ask: 'We let the spare room to festival guests for a week or so a year. Do we even have to report that rent?',
      passages: ['Renting out a home or a room'],
    },
  ],
  unanswerable: [
    { on: 'ann', ask: 'why does my landlord raise the rent every single year' },
    { on: 'ortiz', ask: 'How much bigger will our refund be in 2031?' },
    { on: 'kim', ask: 'if I moved to Lisbon what would the Portuguese tax office want from me' },
    { on: 'ruth', ask: 'What will my Index Fund be worth by Christmas?' },
    { on: 'ortiz', ask: 'why did the clinic not give marta a raise' },
  ],
  talk: [],
  hostile: [],
  injected: [],
  poisoned: [],
  harmless: [],
};
