import type { QuestionSet } from './question-set';

const bakery = 'w2s.0';
const clinic = 'w2s.0';
const library = 'w2s.1';
const job = 'w2s.0';
const spent = 'businesses.0.expenses';
const invoiced = 'businesses.0.income.form1099Nec';
const pension = 'retirement.0';
const ownPlan = 'adjustments.selfEmployedRetirement.taxpayer';
const ownHealthPlan = 'adjustments.selfEmployedHealthInsurance.taxpayer';

const sold = (proceeds: number, basis: number, acquired: string, date: string, term: 'short' | 'long') => ({
  path: 'sales.0',
  value: { description: 'shares', acquired, sold: date, proceeds, basis, term },
});
const newborn = (firstName: string, ssn: string, dateOfBirth: string) => ({
  firstName,
  lastName: 'Ortiz',
  dateOfBirth,
  relationship: 'child',
  monthsInHome: 12,
  ssn,
});
const quarterly = (amount: number) => ({
  path: 'payments.estimated',
  value: ['2024-04-15', '2024-06-17', '2024-09-16', '2025-01-15'].map((date) => ({ date, amount })),
});
const estimated = (amount: number, date = '2024-09-16') => ({
  path: 'payments.estimated.0',
  value: { date, amount },
});
const pensionOf = (amount: number) => [
  { path: `${pension}.grossDistribution`, value: amount },
  { path: `${pension}.taxableAmount`, value: amount },
];
const care = (eva: number, leo: number) => [
  { path: 'childCare.providers.0.amount', value: eva + leo },
  { path: 'childCare.persons.0.expenses', value: eva },
  { path: 'childCare.persons.1.expenses', value: leo },
];
const lifetimeLearning = (student: 'taxpayer' | 'spouse', qualifiedExpenses: number, graduate = false) => ({
  path: 'education.0',
  value: { student, institution: 'State University', qualifiedExpenses, graduate, credit: 'llc' },
});

/** Nothing but what-ifs, in every way people put one; written before the matcher was changed for them. */
export const setTwentyOne: QuestionSet = {
  returns: [
    // Ann
    {
      on: 'ann',
      ask: 'what if my wages had been 54,000?',
      tries: [{ path: `${bakery}.wages`, value: 54_000 }],
    },
    {
      on: 'ann',
      ask: 'Refund if the bakery had paid me 3k more?',
      tries: [{ path: `${bakery}.wages`, value: 53_000 }],
    },
    {
      on: 'ann',
      ask: 'would it help to put $4,000 in a traditional ira',
      tries: [{ path: 'adjustments.ira.0', value: { traditional: 4000 } }],
    },
    {
      on: 'ann',
      ask: 'fed withholding 4200 instead of 5000 -> ?',
      tries: [{ path: `${bakery}.federalWithholding`, value: 4200 }],
    },
    {
      on: 'ann',
      ask: 'Suppose the bakery had only taken out $3,500 in federal tax. Where would that leave me?',
      tries: [{ path: `${bakery}.federalWithholding`, value: 3500 }],
    },
    {
      on: 'ann',
      ask: 'change box 2 of my w-2 to 5600, result?',
      tries: [{ path: `${bakery}.federalWithholding`, value: 5600 }],
    },
    {
      on: 'ann',
      ask: 'They cut my hours in November and I was close to losing two more weeks of pay. If that had happened I would have ended the year on about 47.5 thousand in wages, same tax taken out. What would my refund be?',
      tries: [{ path: `${bakery}.wages`, value: 47_500 }],
    },
    { on: 'ann', ask: 'wages 37k, rest the same', tries: [{ path: `${bakery}.wages`, value: 37_000 }] },
    {
      on: 'ann',
      ask: '10% more pay with the same withholding, what happens to my refund',
      tries: [{ path: `${bakery}.wages`, value: 55_000 }],
    },
    {
      on: 'ann',
      ask: "If only I'd joined the 401(k) at work. Say I had put five grand in, what would the refund have been?",
      tries: [{ path: `${bakery}.wages`, value: 45_000 }],
    },
    {
      on: 'ann',
      ask: 'had i paid 2.5 thousand into an HSA myself (self-only plan, all year)?',
      tries: [{ path: 'adjustments.hsa.0', value: { coverage: 'self', contributed: 2500 } }],
    },
    {
      on: 'ann',
      ask: 'student loan intrest 1150, wuold that do anything for my refund',
      tries: [{ path: 'adjustments.studentLoanInterest', value: 1150 }],
    },
    {
      on: 'ann',
      ask: 'add $600 of bank interest',
      tries: [{ path: 'interest.0', value: { payer: 'Bank', interest: 600 } }],
    },
    {
      on: 'ann',
      ask: 'My credit union just mailed me a 1099-INT for $140. How much smaller does my refund get?',
      tries: [{ path: 'interest.0', value: { payer: 'Credit union', interest: 140 } }],
    },
    {
      on: 'ann',
      ask: 'suppose I also had 900 in ordinary dividends, none of it qualified',
      tries: [{ path: 'dividends.0', value: { payer: 'Fund', ordinary: 900, qualified: 0 } }],
    },
    {
      on: 'ann',
      ask: 'If I had sold stock in September for 8,000 that I bought in January for 6,400, how much less would I get back?',
      tries: [sold(8000, 6400, '2024-01-15', '2024-09-10', 'short')],
    },
    {
      on: 'ann',
      ask: 'stock loss: bought 2021 for 7000, sold june 2024 for 5000. difference in refund?',
      tries: [sold(5000, 7000, '2021-05-03', '2024-06-10', 'long')],
    },
    {
      on: 'ann',
      ask: "what if I'd collected 3,200 in unemployment on top of my wages, no tax withheld from it",
      tries: [{ path: 'governmentPayments.0', value: { unemployment: 3200 } }],
    },
    {
      on: 'ann',
      ask: 'My neighbor keeps bragging about her panels. If I had spent $8,000 on solar for my own place last year, what would my refund look like?',
      tries: [{ path: 'energy.solar', value: 8000 }],
    },
    {
      on: 'ann',
      ask: 'what if i had 3000 of tuition for grad school and took the lifetime learning credit',
      tries: [lifetimeLearning('taxpayer', 3000, true)],
    },
    {
      on: 'ann',
      ask: 'gave 250 cash to the food bank. does adding that change my refund?',
      tries: [{ path: 'itemized.charityCash', value: 250 }],
    },
    {
      on: 'ann',
      ask: 'Would it help to put 3,000 into a Roth IRA for 2024?',
      tries: [{ path: 'adjustments.ira.0', value: { roth: 3000 } }],
    },
    {
      on: 'ann',
      ask: 'wages 60,000 and 6,500 withheld, what would I get',
      tries: [
        { path: `${bakery}.wages`, value: 60_000 },
        { path: `${bakery}.federalWithholding`, value: 6500 },
      ],
    },
    {
      on: 'ann',
      ask: 'another W-2 from a cafe, $6,000 wages and $350 federal tax withheld. What is my refund then?',
      tries: [{ path: 'w2s.1', value: { employerName: 'Cafe', wages: 6000, federalWithholding: 350 } }],
    },
    {
      on: 'ann',
      ask: 'twice the federal withholding?',
      tries: [{ path: `${bakery}.federalWithholding`, value: 10_000 }],
    },
    {
      on: 'ann',
      ask: 'just for the numbers: head of household instead of single, nothing else different',
      tries: [{ path: 'filingStatus', value: 'hoh' }],
    },
    {
      on: 'ann',
      ask: "and if I'd sent the IRS a 400 dollar estimated payment in September?",
      tries: [estimated(400)],
    },

    // Ortiz
    {
      on: 'ortiz',
      ask: 'what if Luis had earned 36k instead of 31k at the library',
      tries: [{ path: `${library}.wages`, value: 36_000 }],
    },
    {
      on: 'ortiz',
      ask: "Marta's pay 10% more, same withholding. new refund?",
      tries: [{ path: `${clinic}.wages`, value: 93_500 }],
    },
    {
      on: 'ortiz',
      ask: 'Northgate Clinic wages 82,000, not 85,000 - what do we get back',
      tries: [{ path: `${clinic}.wages`, value: 82_000 }],
    },
    {
      on: 'ortiz',
      ask: 'clinic witholding 8000 → refund?',
      tries: [{ path: `${clinic}.federalWithholding`, value: 8000 }],
    },
    {
      on: 'ortiz',
      ask: 'Luis is thinking of having more held back. If the library had withheld $1,000 more in federal tax over the year, what would our refund come to?',
      tries: [{ path: `${library}.federalWithholding`, value: 2900 }],
    },
    {
      on: 'ortiz',
      ask: 'drop the student loan interest',
      tries: [{ path: 'adjustments.studentLoanInterest', value: 0 }],
    },
    {
      on: 'ortiz',
      ask: 'what would double the student loan interest do for us',
      tries: [{ path: 'adjustments.studentLoanInterest', value: 2200 }],
    },
    {
      on: 'ortiz',
      ask: 'If we had another child, born in November 2024, how much bigger would the refund be?',
      tries: [{ path: 'dependents.2', value: newborn('Sam', '400012377', '2024-11-03') }],
    },
    {
      on: 'ortiz',
      ask: 'twins born last summer (2024) so 4 kids instead of 2, refund?',
      tries: [
        { path: 'dependents.2', value: newborn('Sam', '400012377', '2024-07-03') },
        { path: 'dependents.3', value: newborn('Mia', '400012378', '2024-07-03') },
      ],
    },
    {
      on: 'ortiz',
      ask: "suppose Leo's day care had been 3,600 and not 3,000",
      tries: care(2000, 3600),
    },
    { on: 'ortiz', ask: 'without any child care costs, what happens?', tries: care(0, 0) },
    { on: 'ortiz', ask: 'half the daycare bill', tries: care(1000, 1500) },
    {
      on: 'ortiz',
      ask: 'Had Marta put six thousand into the 401k at the clinic, how much tax would that have saved us?',
      tries: [{ path: `${clinic}.wages`, value: 79_000 }],
    },
    {
      on: 'ortiz',
      ask: 'would it help for Luis to pay 3,000 into a traditional IRA?',
      tries: [{ path: 'adjustments.ira.0', value: { owner: 'spouse', traditional: 3000 } }],
    },
    {
      on: 'ortiz',
      ask: 'traditional IRA, 2,000 for each of us: what is the refund then?',
      tries: [
        {
          path: 'adjustments.ira',
          value: [
            { owner: 'taxpayer', traditional: 2000 },
            { owner: 'spouse', traditional: 2000 },
          ],
        },
      ],
    },
    {
      on: 'ortiz',
      ask: "We could have had the family HSA plan all year. With four grand of our own money in it, what's the difference?",
      tries: [{ path: 'adjustments.hsa.0', value: { coverage: 'family', contributed: 4000 } }],
    },
    {
      on: 'ortiz',
      ask: 'i think i left off a zero, change bank interest to 4200, result?',
      tries: [{ path: 'interest.0.interest', value: 4200 }],
    },
    {
      on: 'ortiz',
      ask: 'no interest at all from First Bank -> refund',
      tries: [{ path: 'interest.0.interest', value: 0 }],
    },
    {
      on: 'ortiz',
      ask: 'what if all 1,200 of the dividends were qualified',
      tries: [{ path: 'dividends.0.qualified', value: 1200 }],
    },
    {
      on: 'ortiz',
      ask: 'ordinary dividends 3,200 instead of 1,200, qualified stays at 900',
      tries: [{ path: 'dividends.0.ordinary', value: 3200 }],
    },
    {
      on: 'ortiz',
      ask: 'Say we had sold shares in May 2024 for $9,000. We bought them in 2019 for $6,500. Does our refund go down?',
      tries: [sold(9000, 6500, '2019-03-04', '2024-05-20', 'long')],
    },
    {
      on: 'ortiz',
      ask: 'if only we had dumped the bad stock in december: cost 5800 back in 2020, would have got 3000 for it',
      tries: [sold(3000, 5800, '2020-02-03', '2024-12-12', 'long')],
    },
    {
      on: 'ortiz',
      ask: 'would it have paid to get the $6,000 heat pump put in last year? I mean on the tax side',
      tries: [{ path: 'energy.heatPumps', value: 6000 }],
    },
    { on: 'ortiz', ask: 'new windows, 1500, refund?', tries: [{ path: 'energy.windows', value: 1500 }] },
    {
      on: 'ortiz',
      ask: 'add 5,200 property tax - any difference?',
      tries: [{ path: 'itemized.realEstateTax', value: 5200 }],
    },
    {
      on: 'ortiz',
      ask: 'what if we had given a thousand dollars in cash to our church',
      tries: [{ path: 'itemized.charityCash', value: 1000 }],
    },
    {
      on: 'ortiz',
      ask: 'If Luis had taken an evening class, $1,500 tuition, and we claim the lifetime learning credit: how much more do we get?',
      tries: [lifetimeLearning('spouse', 1500)],
    },
    {
      on: 'ortiz',
      ask: 'suppose Luis had drawn 4k unemployment too',
      tries: [{ path: 'governmentPayments.0', value: { owner: 'spouse', unemployment: 4000 } }],
    },
    {
      on: 'ortiz',
      ask: 'mortgage interest of 22,000 and property tax of 9,000 -- what would the refund be?',
      tries: [
        {
          path: 'itemized.mortgages.0',
          value: { lender: 'Bank', interest: 22_000, balance: 400_000, originated: '2020-05-01' },
        },
        { path: 'itemized.realEstateTax', value: 9000 },
      ],
    },

    // Kim
    {
      on: 'kim',
      ask: 'what if the business had brought in 70k instead of 62k',
      tries: [{ path: invoiced, value: 70_000 }],
    },
    {
      on: 'kim',
      ask: 'studio income 10% lower, what would i owe',
      tries: [{ path: invoiced, value: 55_800 }],
    },
    {
      on: 'kim',
      ask: 'Half the 1099-NEC income. Amount due?',
      tries: [{ path: invoiced, value: 31_000 }],
    },
    {
      on: 'kim',
      ask: 'A client paid me $3,500 on December 30 and never sent a form. It is not in the 62,000. If I add it to the business income, how much more do I owe?',
      tries: [{ path: invoiced, value: 65_500 }],
    },
    {
      on: 'kim',
      ask: 'supplies 5,200 instead of 4,000?',
      tries: [{ path: `${spent}.supplies`, value: 5200 }],
    },
    { on: 'kim', ask: 'double the supplies', tries: [{ path: `${spent}.supplies`, value: 8000 }] },
    {
      on: 'kim',
      ask: 'what would I owe with no advertising at all',
      tries: [{ path: `${spent}.advertising`, value: 0 }],
    },
    {
      on: 'kim',
      ask: 'advertizing 2.5 thousand not 1.5, effect on what i owe',
      tries: [{ path: `${spent}.advertising`, value: 2500 }],
    },
    { on: 'kim', ask: '+ office expenses 800', tries: [{ path: `${spent}.office`, value: 800 }] },
    {
      on: 'kim',
      ask: 'I never put in my work phone, it was $720 for the year, all business. What does that do to my balance due?',
      tries: [{ path: `${spent}.utilities`, value: 720 }],
    },
    {
      on: 'kim',
      ask: 'suppose i paid a contractor three grand to help out in the studio',
      tries: [{ path: `${spent}.contractLabor`, value: 3000 }],
    },
    {
      on: 'kim',
      ask: 'business travel 1,150 → owed?',
      tries: [{ path: `${spent}.travel`, value: 1150 }],
    },
    {
      on: 'kim',
      ask: 'if I drove 2,000 business miles, standard mileage, how much lower is my bill',
      tries: [{ path: 'businesses.0.vehicle', value: { businessMiles: 2000 } }],
    },
    {
      on: 'kim',
      ask: 'would it help to drop 5000 into a SEP before i file?',
      tries: [{ path: ownPlan, value: 5000 }],
    },
    { on: 'kim', ask: 'SEP 8k, new amount owed', tries: [{ path: ownPlan, value: 8000 }] },
    {
      on: 'kim',
      ask: 'My own health insurance was 4,200 for the year, paid by me, no plan through the job. What do I owe if we take it?',
      tries: [{ path: ownHealthPlan, value: 4200 }],
    },
    {
      on: 'kim',
      ask: 'hsa 4150 instead of 2000',
      tries: [{ path: 'adjustments.hsa.0.contributed', value: 4150 }],
    },
    {
      on: 'kim',
      ask: 'without the HSA how much worse off would I be',
      tries: [{ path: 'adjustments.hsa.0.contributed', value: 0 }],
    },
    {
      on: 'kim',
      ask: 'Had I put the full 7,000 in a traditional IRA?',
      tries: [{ path: 'adjustments.ira.0', value: { traditional: 7000 } }],
    },
    {
      on: 'kim',
      ask: "if only i'd made estimated payments, 2,000 every quarter. what would be left to pay in april?",
      tries: [quarterly(2000)],
    },
    {
      on: 'kim',
      ask: 'est. payment 5,000 in sept – still owe?',
      tries: [estimated(5000)],
    },
    {
      on: 'kim',
      ask: 'What if my day job had withheld a thousand more in federal tax?',
      tries: [{ path: `${job}.federalWithholding`, value: 1600 }],
    },
    {
      on: 'kim',
      ask: 'W-2 wages 18k instead of 12k, what do i owe',
      tries: [{ path: `${job}.wages`, value: 18_000 }],
    },
    {
      on: 'kim',
      ask: 'drop the w2 job completely, just the studio. bill?',
      tries: [{ path: 'w2s', value: [] }],
    },
    {
      on: 'kim',
      ask: 'interest 950 not 95, how much more tax',
      tries: [{ path: 'interest.0.interest', value: 950 }],
    },
    {
      on: 'kim',
      ask: 'found a 1098-E in the drawer: 600 student loan interest. what do i owe with it',
      tries: [{ path: 'adjustments.studentLoanInterest', value: 600 }],
    },
    {
      on: 'kim',
      ask: 'Would giving $1,500 in cash to charity have made any difference to my bill?',
      tries: [{ path: 'itemized.charityCash', value: 1500 }],
    },
    {
      on: 'kim',
      ask: 'state income tax paid 3,100, does what i owe change if thats added',
      tries: [{ path: 'itemized.stateIncomeTaxPaid', value: 3100 }],
    },
    {
      on: 'kim',
      ask: 'I took a course to get better at the bookkeeping but it was at a real college, $2,000 tuition. With the lifetime learning credit, what would I have to pay?',
      tries: [lifetimeLearning('taxpayer', 2000)],
    },
    {
      on: 'kim',
      ask: '9 grand of solar panels on my house in 2024: effect on the amount due?',
      tries: [{ path: 'energy.solar', value: 9000 }],
    },
    {
      on: 'kim',
      ask: 'put 6,000 in a SEP plus a 3,000 estimated payment, what would still be due',
      tries: [{ path: ownPlan, value: 6000 }, estimated(3000)],
    },

    // Ruth
    { on: 'ruth', ask: 'What if my pension had been $42,000?', tries: pensionOf(42_000) },
    { on: 'ruth', ask: 'pension 36k instead of 38k, all taxable. refund?', tries: pensionOf(36_000) },
    {
      on: 'ruth',
      ask: 'Suppose the Teachers Fund had withheld 5,000 rather than 3,800.',
      tries: [{ path: `${pension}.federalWithholding`, value: 5000 }],
    },
    {
      on: 'ruth',
      ask: 'no tax withheld from the pension → ?',
      tries: [{ path: `${pension}.federalWithholding`, value: 0 }],
    },
    {
      on: 'ruth',
      ask: 'My sister gets more than I do. If my social security had been 24,000 for the year, what would happen to my refund?',
      tries: [{ path: 'socialSecurity.0.netBenefits', value: 24_000 }],
    },
    {
      on: 'ruth',
      ask: 'social security 10% less',
      tries: [{ path: 'socialSecurity.0.netBenefits', value: 19_440 }],
    },
    {
      on: 'ruth',
      ask: 'had I given 8,000 to charity in cash instead of 5,200, how much more would come back to me',
      tries: [{ path: 'itemized.charityCash', value: 8000 }],
    },
    {
      on: 'ruth',
      ask: 'drop the charity donations, what is the refund?',
      tries: [{ path: 'itemized.charityCash', value: 0 }],
    },
    {
      on: 'ruth',
      ask: 'mortgage interest 6,400 not 7,900, result please',
      tries: [{ path: 'itemized.mortgages.0.interest', value: 6400 }],
    },
    {
      on: 'ruth',
      ask: 'I keep wondering whether I should have paid the house off before 2024. With no mortgage interest at all, would I still get a refund?',
      tries: [{ path: 'itemized.mortgages.0.interest', value: 0 }],
    },
    {
      on: 'ruth',
      ask: 'property taxes went up to 5,100, change it and tell me the difference',
      tries: [{ path: 'itemized.realEstateTax', value: 5100 }],
    },
    {
      on: 'ruth',
      ask: 'state income tax $900 more?',
      tries: [{ path: 'itemized.stateIncomeTaxPaid', value: 3500 }],
    },
    {
      on: 'ruth',
      ask: 'If I add medical costs of $9,000, what is my new refund?',
      tries: [{ path: 'itemized.medical', value: 9000 }],
    },
    {
      on: 'ruth',
      ask: 'would 3,000 in doctor and dentist bills help me any?',
      tries: [{ path: 'itemized.medical', value: 3000 }],
    },
    {
      on: 'ruth',
      ask: 'add $700 of tax exempt muni bond interest, does my refund change',
      tries: [{ path: 'interest.0', value: { payer: 'Muni fund', taxExemptInterest: 700 } }],
    },
    {
      on: 'ruth',
      ask: 'estimated payment in june of 3000 instead of 1500',
      tries: [{ path: 'payments.estimated.0.amount', value: 3000 }],
    },
    {
      on: 'ruth',
      ask: "What if I hadn't made the June estimated payment? Would I owe?",
      tries: [{ path: 'payments.estimated.0.amount', value: 0 }],
    },
    {
      on: 'ruth',
      ask: 'sold the fund shares for 20k instead of 16,500',
      tries: [{ path: 'sales.0.proceeds', value: 20_000 }],
    },
    {
      on: 'ruth',
      ask: "I found the old statement, the shares cost me only 5,000, not 9,000. What's my refund with that?",
      tries: [{ path: 'sales.0.basis', value: 5000 }],
    },
    {
      on: 'ruth',
      ask: 'how much better off had I not sold those shares at all?',
      tries: [{ path: 'sales', value: [] }],
    },
    {
      on: 'ruth',
      ask: 'if i took another 5 grand out of my traditional ira, all taxable, nothing withheld, what happens to the refund',
      tries: [
        {
          path: 'retirement.1',
          value: { payer: 'IRA', grossDistribution: 5000, taxableAmount: 5000, code: '7', ira: true },
        },
      ],
    },
    {
      on: 'ruth',
      ask: 'My CD paid 1,300 interest. Put that in, what do I get back?',
      tries: [{ path: 'interest.0', value: { payer: 'Bank', interest: 1300 } }],
    },
    {
      on: 'ruth',
      ask: 'insulation 2,000 in the attic last fall, how much would that add to the refund',
      tries: [{ path: 'energy.insulation', value: 2000 }],
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
