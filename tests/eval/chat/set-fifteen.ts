import type { QuestionSet } from './question-set';

/** Every question comes with something around it: a story, other people, other years, a worry. */
export const setFifteen: QuestionSet = {
  returns: [
    // Mostly a bakery worker who chats in lower case. All through the file a few are of two more people:
    // one for whom English is a second language, and a dry engineer with brackets.
    {
      on: 'ann',
      ask: 'my sister got 3,000 back last week and wont shut up about it. what am i getting',
      result: true,
    },
    {
      on: 'ann',
      ask: 'two years ago i had to pay like 400 bucks and i cried in the car lol. do i owe anything this time?',
      result: true,
    },
    {
      on: 'ann',
      ask: 'ok so my boss says everybody at the bakery gets a refund. is that true for me and how much, just so i can plan (rent is due on the 1st)',
      result: true,
    },
    {
      on: 'ann',
      ask: 'my coworker makes the same as me and she says she never sees more than 200 taken. how much did harbor bakery take out of my checks for federal',
      amounts: ['1040:25d'],
    },
    {
      on: 'ann',
      ask: "the apartment lady wants proof of income, she's kinda mean about it. what did my w2 say i earned?",
      amounts: ['1040:1a'],
    },
    {
      on: 'ann',
      ask: 'i moved here from ohio in 2021 and they wanted all sorts of numbers there too. anyway whats my AGI, the fafsa thing for my brother asks',
      amounts: ['1040:11'],
    },
    {
      on: 'ann',
      ask: 'My mom always itemized because of the house. I rent. What deduction do I get then, in dollars?',
      amounts: ['1040:12'],
    },
    {
      on: 'ann',
      ask: 'Roommate claims every dollar of pay is taxed (a bet; loser does dishes). My taxable income?',
      amounts: ['1040:15'],
    },
    {
      on: 'ann',
      ask: 'not to be dramatic but i only make bakery money. how much is my total tax for the year',
      amounts: ['1040:24'],
    },
    {
      on: 'ann',
      ask: 'last year it was like 1,600 and i bought a couch. why is my refund the size it is this year, did i do something wrong?',
      result: true,
    },
    {
      on: 'ann',
      ask: 'say i drop 2,000 in a traditional ira before april, my uncle keeps bugging me about it. would the refund change',
      tries: [{ path: 'adjustments.ira.0', value: { traditional: 2000 } }],
    },
    {
      on: 'ann',
      ask: "I just found a letter from the loan people behind the fridge (don't ask). It says I paid 900 of student loan interest. What happens to my refund if I add that?",
      tries: [{ path: 'adjustments.studentLoanInterest', value: 900 }],
    },
    {
      on: 'ann',
      ask: 'my manager thinks the w2 has a mistake and a new one is coming, ugh. what would i get back if the federal withholding was 5,600 instead of 5,000',
      tries: [{ path: 'w2s.0.federalWithholding', value: 5600 }],
    },
    {
      on: 'ann',
      ask: "my cousin filed in feb and i'm always the late one in the family. when is this due again",
      matches: /April 15/,
    },
    {
      on: 'ann',
      ask: 'a guy on tiktok says he is in the 32 bracket, must be nice. which tax bracket am i in?',
      matches: /12\s?(%|percent)/,
    },
    {
      on: 'ann',
      ask: "i broke up with my boyfriend in november so i hope you didn't put us together. what filing status am i under",
      matches: /single/i,
    },
    {
      on: 'ann',
      ask: 'Back in Ohio the H&R lady found a mistake right before sending, so embarrassing. Are there any errors on mine?',
      matches: /round/i,
    },
    {
      on: 'ann',
      ask: 'Sorry, the mathematic is not my friend and the form neither. How did you arrive to the number in line 16?',
      lines: ['1040:16'],
    },
    {
      on: 'ann',
      ask: 'Two jobs in 2023, one in 2024 (I think the paperwork is finally clean). Which employer is on this return?',
      says: ['Harbor Bakery'],
    },
    {
      on: 'ann',
      ask: 'has this thing been sent to the irs yet? my dad calls every night to ask and i am running out of excuses',
      matches: /review|n[o’']t (yet )?(been )?(filed|sent)/i,
    },

    // Parents in a hurry, mostly the mother.
    {
      on: 'ortiz',
      ask: 'In my country the state make the calculation for you, here is all by yourself. Please how much they will return to us?',
      result: true,
    },
    {
      on: 'ortiz',
      ask: "Luis thinks we'll end up writing a check because I went full time in spring. Please tell me he's wrong: refund or bill?",
      result: true,
    },
    {
      on: 'ortiz',
      ask: 'Our daycare closes in June so every dollar counts at the moment. What did we get for the child care credit?',
      amounts: ['2441:11'],
    },
    {
      on: 'ortiz',
      ask: 'My sister-in-law gets nothing for her son any more because he is 18 now. How much is the child tax credit for our two?',
      amounts: ['1040:19'],
    },
    {
      on: 'ortiz',
      ask: 'Kids are screaming, quick one. What were our wages altogether (mine plus his)?',
      amounts: ['1040:1a'],
    },
    {
      on: 'ortiz',
      ask: 'Excuse my English, I learn it late. The bank gave to us some interests in 2024, how many dollars it is?',
      amounts: ['1040:2b'],
    },
    {
      on: 'ortiz',
      ask: 'My father set up that index fund when we married and I have never understood it. How much did we get in dividends?',
      amounts: ['1040:3b'],
    },
    {
      on: 'ortiz',
      ask: 'and of those dividends how many are the qualified kind (the ones with the better rate, my father says)',
      amounts: ['1040:3a'],
    },
    {
      on: 'ortiz',
      ask: "I'm still paying for nursing school and will be until I'm 60, I guess. How much student loan interest could we deduct?",
      amounts: ['schedule-1:21'],
    },
    {
      on: 'ortiz',
      ask: 'The preschool asks for our adjusted gross income for the sliding scale, and last year I gave them the wrong number. What is it?',
      amounts: ['1040:11'],
    },
    {
      on: 'ortiz',
      ask: 'The clinic changed payroll companies in July and everything was a mess. How much federal tax was withheld from the two of us?',
      amounts: ['1040:25d'],
    },
    {
      on: 'ortiz',
      ask: 'We always took the standard deduction when we lived in Texas too. How much is ours?',
      amounts: ['1040:12'],
    },
    {
      on: 'ortiz',
      ask: "What's our taxable income? The bank wants it for the refinance, and the guy there was not patient with me.",
      amounts: ['1040:15'],
    },
    {
      on: 'ortiz',
      ask: 'The colleague of my wife has no childs and pay very much. For us, what is the total tax when all credits are already down?',
      amounts: ['1040:24'],
    },
    {
      on: 'ortiz',
      ask: 'Before the kids came we paid something like 8,000, I believe. What is the tax now before any credit is taken off?',
      amounts: ['1040:16'],
    },
    {
      on: 'ortiz',
      ask: 'The kindergarten was so expensive that my mother did not believe me. How much of it stands on the form, I mean the cost and not the credit?',
      amounts: ['2441:3'],
    },
    {
      on: 'ortiz',
      ask: 'All our credits added up, how much is that? My mother-in-law says the government gives us nothing (she says that every Sunday).',
      amounts: ['1040:21'],
    },
    {
      on: 'ortiz',
      ask: 'My brother has three kids and says it is all random. Why is our refund what it is?',
      result: true,
    },
    {
      on: 'ortiz',
      ask: 'I may have read the statement wrong, my glasses broke that week. What if the student loan interest was 1,900?',
      tries: [{ path: 'adjustments.studentLoanInterest', value: 1900 }],
    },
    {
      on: 'ortiz',
      ask: 'Luis thinks his library W-2 should say 33,000 for wages, they owed him for some Saturdays. What would that do to the refund?',
      tries: [{ path: 'w2s.1.wages', value: 33_000 }],
    },
    {
      on: 'ortiz',
      ask: 'A lady at church told us everyone should put money in an IRA. If I put 3,000 into a traditional IRA, how much better off are we?',
      tries: [{ path: 'adjustments.ira.0', value: { traditional: 3000 } }],
    },
    {
      on: 'ortiz',
      ask: 'Last year the software dropped our son and we had to amend, it took eight months. Who are the dependents on this one?',
      says: ['Eva', 'Leo'],
    },
    {
      on: 'ortiz',
      ask: 'My cousin and the husband make each one his own paper, because he has debts. We are how, together or separate?',
      matches: /joint/i,
    },
    {
      on: 'ortiz',
      ask: 'In Spain it was always until end of June, so I am nervous. Until which day must we send the declaration?',
      matches: /April 15/,
    },
    {
      on: 'ortiz',
      ask: 'The tax man of my parents always found something at the last minute, he was a magician. Are there deductions or credits that we forgot?',
      matches: /IRA|health savings|energy|vehicle/i,
    },

    // A freelance designer, cross.
    {
      on: 'kim',
      ask: "My accountant friend paid 900 on the same kind of income. What's the damage for me?",
      result: true,
    },
    {
      on: 'kim',
      ask: "In 2022 I was still on payroll and always got money back. What do I owe now? I'm sitting down.",
      result: true,
    },
    {
      on: 'kim',
      ask: "That can't be right. My studio mate (same clients, same rates) owes half. Why do I owe so much?",
      result: true,
    },
    {
      on: 'kim',
      ask: 'Context: first full year on my own, nobody warned me. Self-employment tax amount?',
      amounts: ['1040:23'],
    },
    {
      on: 'kim',
      ask: 'Honestly the studio felt like a disaster this year, two clients ghosted me. What was my net profit?',
      amounts: ['schedule-c:31'],
    },
    {
      on: 'kim',
      ask: 'I lost track of invoices after the laptop died in August. What are my gross receipts on the Schedule C?',
      amounts: ['schedule-c:1'],
    },
    {
      on: 'kim',
      ask: 'My ex always said I spend everything on paper and ink. How much did I put down for supplies?',
      amounts: ['schedule-c:22'],
    },
    {
      on: 'kim',
      ask: 'Instagram ads did nothing for me, never again. What was the advertising number?',
      amounts: ['schedule-c:8'],
    },
    {
      on: 'kim',
      ask: 'Other freelancers claim 20k (implausible, given what we do). Total of my business expenses?',
      amounts: ['schedule-c:28'],
    },
    {
      on: 'kim',
      ask: 'A podcast mentioned a 20% thing for small businesses (no idea if they were serious). What is my QBI deduction?',
      amounts: ['1040:13'],
    },
    {
      on: 'kim',
      ask: 'When I was employed the HSA came straight off the paycheck. How much of it am I deducting here?',
      amounts: ['schedule-1:13'],
    },
    {
      on: 'kim',
      ask: 'They take both halves from us, which is theft in my opinion. How much do I get to deduct for half of the SE tax?',
      amounts: ['schedule-1:15'],
    },
    {
      on: 'kim',
      ask: 'Weekend job at a coffee shop until May, then stopped. W-2 wages as entered?',
      amounts: ['1040:1a'],
    },
    {
      on: 'kim',
      ask: 'A guy at the coworking space saved thousands last year, allegedly. What else could I write off or claim that is not on my return yet?',
      matches: /SEP|IRA|health insurance|home office|miles/i,
    },
    {
      on: 'kim',
      ask: 'It is a joke what the banks pay here, my aunt in Seoul is receiving 4%. Which interest income do I have on the return?',
      amounts: ['1040:2b'],
    },
    {
      on: 'kim',
      ask: 'Lender wants documents (third request this week; the first two were lost). Line 11 of the 1040, please.',
      lines: ['1040:11'],
    },
    {
      on: 'kim',
      ask: 'How much is just the income tax, without the self employment part? My boyfriend is arguing with me about it as we speak.',
      amounts: ['1040:16'],
    },
    {
      on: 'kim',
      ask: 'Took out the calculator and I get something else every single time, so please. How did you come up with the self-employment tax?',
      amounts: ['schedule-se:12'],
    },
    {
      on: 'kim',
      ask: 'I found a shoebox of receipts under the desk (classic). If supplies go up to 5,200, what do I owe?',
      tries: [{ path: 'businesses.0.expenses.supplies', value: 5200 }],
    },
    {
      on: 'kim',
      ask: 'There is room in the HSA, my broker says, and I have some cash from my grandmother. What if I contribute 3,500 rather than 2,000?',
      tries: [{ path: 'adjustments.hsa.0.contributed', value: 3500 }],
    },
    {
      on: 'kim',
      ask: 'My friend Dana has a SEP and never stops talking about it. What would happen to my bill if I put 6,000 into one?',
      tries: [{ path: 'adjustments.selfEmployedRetirement.taxpayer', value: 6000 }],
    },
    {
      on: 'kim',
      ask: 'I pay for my own health plan since I left the agency, it hurts. How much less would I owe with 4,800 in self-employed health insurance?',
      tries: [{ path: 'adjustments.selfEmployedHealthInsurance.taxpayer', value: 4800 }],
    },
    {
      on: 'kim',
      ask: 'Last year I got a nasty letter in the summer. Do you see any problems with this return?',
      matches: /estimated|during the year|too little/i,
    },
    {
      on: 'kim',
      ask: 'Cash flow is tight until a client pays on the 20th (he says). Payment deadline for this balance?',
      matches: /April 15/,
    },
    {
      on: 'kim',
      ask: 'I never paid a cent of this at my old job, and now it is more than the income tax itself. Why is the self-employment tax so high?',
      amounts: ['schedule-se:12'],
    },

    // A retired teacher, polite and roundabout.
    {
      on: 'ruth',
      ask: 'Good morning. My late husband always handled this, so forgive me. Am I to receive something or must I pay?',
      result: true,
    },
    {
      on: 'ruth',
      ask: 'My neighbor Doris got 2,400 dollars and she has less than I do. What will my refund be, please?',
      result: true,
    },
    {
      on: 'ruth',
      ask: "My brother in Florida insists that 85% is always taxed (it isn't, I looked it up). Taxable part of my Social Security?",
      amounts: ['1040:6b'],
    },
    {
      on: 'ruth',
      ask: 'I threw the pink form away with the newspapers, silly me. How much Social Security did I receive in all?',
      amounts: ['1040:6a'],
    },
    {
      on: 'ruth',
      ask: 'I have worked thirty one years in the school, others only ten. The pension of me, how much is it on the return?',
      amounts: ['1040:5b'],
    },
    {
      on: 'ruth',
      ask: 'The Teachers Fund wrote me that they take out tax now (they did not in 2019). How much did they withhold?',
      amounts: ['1040:25d'],
    },
    {
      on: 'ruth',
      ask: 'My son talked me into selling those shares, and I am still cross about it. What was my gain?',
      amounts: ['1040:7'],
    },
    {
      on: 'ruth',
      ask: 'Bob and I bought the fund in 2015, before he was ill. What did the shares sell for?',
      amounts: ['schedule-d:8a(d)'],
    },
    {
      on: 'ruth',
      ask: 'Our pastor asks every January, bless him. How much did I give to charity according to this?',
      amounts: ['schedule-a:11'],
    },
    {
      on: 'ruth',
      ask: 'The rate was so low when we refinanced that I hardly notice it. What mortgage interest am I deducting?',
      amounts: ['schedule-a:8a'],
    },
    {
      on: 'ruth',
      ask: 'My sister in New Hampshire pays the double for her small house, unbelievable. And me, which property tax you have written in Schedule A?',
      amounts: ['schedule-a:5b'],
    },
    {
      on: 'ruth',
      ask: 'Would you kindly tell me what my itemized deductions come to? I never did them before Bob died.',
      amounts: ['1040:12'],
    },
    {
      on: 'ruth',
      ask: 'I sent a check in June since my nephew (he works at a bank) said I should. What estimated payment do you show?',
      amounts: ['1040:26'],
    },
    {
      on: 'ruth',
      ask: 'The ladies at bridge say I should just take the standard deduction like they do. Do I itemize or not?',
      matches: /itemiz/i,
    },
    {
      on: 'ruth',
      ask: 'If I had given 6,500 to charity and not 5,200, how would that change things? There was a roof appeal and I felt bad afterwards.',
      tries: [{ path: 'itemized.charityCash', value: 6500 }],
    },
    {
      on: 'ruth',
      ask: 'The tax collector made an error on my neighbor’s bill, so now I wonder about mine. What if my real estate tax were 4,900?',
      tries: [{ path: 'itemized.realEstateTax', value: 4900 }],
    },
    {
      on: 'ruth',
      ask: 'Doris pays nothing at all in tax. Why is so much of my Social Security taxed?',
      amounts: ['1040:6b'],
    },
    {
      on: 'ruth',
      ask: 'It looks low to me, though I taught English and not arithmetic. Please explain how the tax on line 16 is worked out.',
      lines: ['1040:16'],
    },
    {
      on: 'ruth',
      ask: 'Spreadsheet for the estate lawyer (he bills by the hour, so it had better be right). Total income, 2024?',
      amounts: ['1040:9'],
    },
    {
      on: 'ruth',
      ask: 'My late husband kept a box with brokerage papers, I had to climb in the attic for it. What cost basis did you use for the shares I sold?',
      amounts: ['schedule-d:8a(e)'],
    },
  ],
  topics: [
    {
      ask: "my daughter had her baby on december 29 and her friend says it's too late to count him. does a newborn count for the whole year",
      passages: ['A baby born during the year', 'Child tax credit: who qualifies and how much'],
    },
    {
      ask: 'My brother in law drives for Uber on weekends, he got no form at all. Does he have to report that money?',
      passages: [
        'Gig work, side jobs and Form 1099-NEC',
        'Form 1099-K from apps and marketplaces',
        'Self-employment tax',
      ],
    },
    {
      ask: 'I lost 9,000 on some stock my cousin recommended (thanks, cousin). How much of a loss can be deducted in a year?',
      passages: ['Capital losses'],
    },
    {
      ask: 'Our buyer closed in October and we had lived there since 2011. Is the profit from selling your house taxed?',
      passages: ['Selling your home'],
    },
    {
      ask: 'I was out of work for four months and it was awful. is unemployment money taxable',
      passages: ['Unemployment benefits'],
    },
    {
      ask: 'My aunt left me 15,000, which was a surprise as we hardly talked. Do I pay tax on an inheritance?',
      passages: ['Gifts and inheritances'],
    },
    {
      ask: 'there is no way my friend has the cash by april. what can a person do who cant pay the irs all at once?',
      passages: ['If you cannot pay', 'Ways to pay', 'Penalties for filing or paying late'],
    },
    {
      ask: 'My boss sent us all home in 2020 and I still work at the kitchen table. Can an employee deduct a home office?',
      passages: [
        'Working from home as an employee',
        'Costs that cannot be deducted',
        'Home office deduction',
      ],
    },
    {
      ask: 'My neighbor turned 73 and her bank is scaring her. When do you have to start taking money out of an IRA?',
      passages: ['Required minimum distributions'],
    },
    {
      ask: 'We put panels on the roof in May, the installer promised the moon. How much is the credit for solar?',
      passages: [
        'Residential clean energy credit: solar panels and batteries',
        'Energy credits: which homes',
      ],
    },
  ],
  unanswerable: [
    { on: 'ann', ask: 'my sister says she got her maine refund already. how much will the state send me?' },
    { on: 'ortiz', ask: 'We are thinking about a third child, sort of. What will our refund be for 2026?' },
    {
      on: 'kim',
      ask: 'My studio mate just signed a lease downtown. What rent should I offer for a room like his?',
    },
    { on: 'ruth', ask: 'Bob never wrote anything down. Which hymn did they play at our wedding?' },
    { on: 'kim', ask: 'Everyone in the coworking space talks about bitcoin. Should I buy some now or wait?' },
  ],
  talk: [],
  hostile: [],
  injected: [],
  poisoned: [],
  harmless: [],
};
