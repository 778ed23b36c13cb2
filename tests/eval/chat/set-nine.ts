import type { QuestionSet } from './question-set';

/** People who used TurboTax or H&R Block before; written by somebody who had not seen how answers are found. */
export const setNine: QuestionSet = {
  returns: [
    // Refund or amount owed
    {
      on: 'ann',
      ask: 'whats the total federal refund, the big green number i always had on top in turbotax',
      result: true,
    },
    {
      on: 'ortiz',
      ask: 'How many dollars we will receive from IRS this year, me and my husband together?',
      result: true,
    },
    { on: 'kim', ask: 'so is it refund or balance due, and which amount', result: true },
    {
      on: 'ruth',
      ask: 'I have gone to the H&R Block office on Forest Avenue for some twenty years and last spring the young lady there told me I would get about nine hundred dollars, so what I should like to know before anything else is whether I am getting money back this time and how much it would be.',
      result: true,
    },
    { on: 'kim', ask: 'line 37 amount pls', lines: ['1040:37'] },
    { on: 'ortiz', ask: 'Please state the overpayment on Form 1040, line 34.', lines: ['1040:34'] },

    // Why
    { on: 'ann', ask: 'why is federal so low this year', result: true, amounts: ['1040:24', '1040:33'] },
    {
      on: 'kim',
      ask: 'i already had taxes taken from my paycheck all year, why i must still pay so much??',
      result: true,
      matches: /self-employment/i,
    },
    {
      on: 'ortiz',
      ask: 'My husband looked up our taxable income in the tax table and arrives at a slightly higher figure than line 16. Why is the tax on our return lower than the table?',
      amounts: ['1040:16'],
      matches: /qualified/i,
    },
    {
      on: 'ruth',
      ask: 'why are they taxing my social security when I payed into it my whole life',
      amounts: ['1040:6b'],
    },
    {
      on: 'ruth',
      ask: 'Why did the program take itemized and not the standard deduction for me?',
      amounts: ['1040:12'],
      matches: /16,550|larger|more than|higher|greater|exceed|bigger/i,
    },

    // Figures
    { on: 'ann', ask: 'what is in line 25a', lines: ['1040:25a'] },
    { on: 'ann', ask: 'box 1 of my W2, what number did you take', amounts: ['1040:1a'] },
    { on: 'ann', ask: 'taxable income?', amounts: ['1040:15'] },
    { on: 'ann', ask: 'how much is the standard deduction that they give to me', amounts: ['1040:12'] },
    { on: 'ann', ask: 'Total tax please (line 24)', lines: ['1040:24'] },
    { on: 'ortiz', ask: 'Sch 3 line 2 what amount is there', lines: ['schedule-3:2'] },
    { on: 'ortiz', ask: 'credit for two kids, i mean the CTC, how much it came out', amounts: ['1040:19'] },
    {
      on: 'ortiz',
      ask: 'From our 1099-DIV, how much of the dividends is qualified (box 1b)?',
      amounts: ['1040:3a'],
    },
    { on: 'ortiz', ask: 'the interest from the bank, how much of it is counted', amounts: ['1040:2b'] },
    {
      on: 'ortiz',
      ask: 'My husband is an accountant and is checking this against his own worksheet. Which figure do you show as adjusted gross income on line 11?',
      lines: ['1040:11'],
    },
    {
      on: 'ortiz',
      ask: 'student loan thing, how much it took off from our income?',
      amounts: ['schedule-1:21'],
    },
    { on: 'ortiz', ask: 'fed withholding of both W-2s added', amounts: ['1040:25d'] },
    { on: 'ortiz', ask: 'Form 2441 line 3, what figure', lines: ['2441:3'] },
    { on: 'kim', ask: 'Sch C net profit', amounts: ['schedule-c:31'] },
    {
      on: 'kim',
      ask: 'all my expenses of the business together, how much is it',
      amounts: ['schedule-c:28'],
    },
    { on: 'kim', ask: 'gross receipts on line 1 of sched C?', lines: ['schedule-c:1'] },
    { on: 'kim', ask: 'how much of it is the SE tax', amounts: ['schedule-se:12'] },
    {
      on: 'kim',
      ask: 'And the half of the SE tax which I am allowed to deduct, how much is it?',
      amounts: ['schedule-1:15'],
    },
    { on: 'kim', ask: 'QBI amount', amounts: ['1040:13'] },
    { on: 'kim', ask: 'HSA deduction 8889 line 13', lines: ['8889:13'] },
    { on: 'ruth', ask: 'how much of the teachers pension is taxable, the 1099-R', amounts: ['1040:5b'] },
    {
      on: 'ruth',
      ask: 'Sch A, line 17 total',
      lines: ['schedule-a:17'],
    },
    { on: 'ruth', ask: 'mortgage interest you took from my 1098?', amounts: ['schedule-a:8a'] },
    {
      on: 'ruth',
      ask: 'In June I sold a hundred shares of a fund that my brother had talked me into buying back in 2015, and although I have the broker’s statement here in front of me I would like to know what gain you came to.',
      amounts: ['1040:7'],
    },
    { on: 'ruth', ask: 'what do you show for estimated payments i sent in', amounts: ['1040:26'] },

    // What if
    {
      on: 'ann',
      ask: 'if i put 3500 in a traditional ira before april, what happens with the refund',
      tries: [{ path: 'adjustments.ira.0', value: { traditional: 3500 } }],
    },
    {
      on: 'ann',
      ask: 'My boss gave me a corrected W-2c, now box 1 is 52,300 and not 50,000. How it changes my refund?',
      tries: [{ path: 'w2s.0.wages', value: 52_300 }],
    },
    {
      on: 'ortiz',
      ask: 'We paid $14,000 for solar panels on the roof last year and forgot to enter. How much more would we get back?',
      tries: [{ path: 'energy.solar', value: 14_000 }],
    },
    {
      on: 'ortiz',
      ask: 'what if the student loan interest was 1600 instead of 1100',
      tries: [{ path: 'adjustments.studentLoanInterest', value: 1600 }],
    },
    {
      on: 'kim',
      ask: 'suppose i add 3,000 contract labor to the Sch C, how much less do i owe',
      tries: [{ path: 'businesses.0.expenses.contractLabor', value: 3000 }],
    },
    {
      on: 'kim',
      ask: 'If HSA contribution is 4150 and not 2000?',
      tries: [{ path: 'adjustments.hsa.0.contributed', value: 4150 }],
    },
    {
      on: 'ruth',
      ask: 'I have just found in my desk another letter from the church, for $2,000 in cash gifts that I had quite forgotten about and that is not among the ones I gave you, so what would that do to my refund?',
      tries: [{ path: 'itemized.charityCash', value: 7200 }],
    },
    {
      on: 'ruth',
      ask: 'if i enter 9000 medical expenses does it change something',
      tries: [{ path: 'itemized.medical', value: 9000 }],
    },

    // Missing, errors, deductions, deadlines, status, rates
    {
      on: 'ann',
      ask: 'can you run the review like turbotax does at the end, is there any error',
      matches: /round|no (errors|problems|issues)|nothing (is )?(wrong|missing)/i,
    },
    {
      on: 'kim',
      ask: 'Do you see something wrong in my return that I must look at?',
      matches: /too little|estimated|underpa|penalty|round/i,
    },
    {
      on: 'ruth',
      ask: 'Before I sign anything, is there still something incomplete or missing?',
      matches:
        /\bno (problems?|issues?|errors?|open|warnings?|missing|points?|findings?|gaps?)|nothing|\bnone\b|\bcomplete|(not|n[’']t) find|found no/i,
    },
    {
      on: 'ortiz',
      ask: 'did we miss some deduction or credit? h&r block man always found something',
      matches:
        /IRA|HSA|health savings|solar|clean (energy|vehicle)|educator|lifetime learning|heat pump|home improvement/i,
    },
    {
      on: 'kim',
      ask: 'what else i could deduct that i did not claim yet',
      matches: /home office|miles|health insurance|SEP|IRA|student loan|health savings/i,
    },
    { on: 'ann', ask: 'until which day must i send it', matches: /April 15/ },
    {
      on: 'kim',
      ask: 'I need more time. What is the extension form and the new date then?',
      matches: /4868[\s\S]*October 15|October 15[\s\S]*4868/,
    },
    {
      on: 'kim',
      ask: 'The first quarterly voucher for 2025: when is it due and what amount did you compute?',
      amounts: ['1040-es:15a'],
      matches: /April 15/,
    },
    { on: 'ortiz', ask: 'what filing status are you using for us', matches: /joint/i },
    { on: 'ruth', ask: 'Did you put me as single or as something else?', matches: /single/i },
    { on: 'ann', ask: 'which bracket am i, 12 or 22', matches: /12\s?(%|percent)/i },
    {
      on: 'ortiz',
      ask: 'dependents listed on the return?',
      matches: /dependents?[^\n]*\b(2|two)\b|\b(2|two)\b[^\n]*(dependent|child)|Eva[\s\S]*Leo|Leo[\s\S]*Eva/i,
    },

    // How a line came about
    { on: 'ann', ask: 'how did you get line 16', lines: ['1040:16'], amounts: ['1040:15'] },
    {
      on: 'kim',
      ask: 'Show how you calculate the self employment tax, from which number it starts?',
      amounts: ['schedule-se:12'],
      matches: /92\.35|52,178|56,500/,
    },
    {
      on: 'ruth',
      ask: 'My neighbor, who was a bookkeeper all her life, says that never more than part of the Social Security is taxed, and so I would be obliged if you showed me how the figure on line 6b was arrived at.',
      amounts: ['1040:6b'],
      matches: /85\s?(%|percent)|10,800|58,700|21,600/i,
    },
    {
      on: 'ortiz',
      ask: 'How is the amount on Form 2441, line 11 computed? Please show the steps.',
      amounts: ['2441:11'],
      matches: /5,000/,
    },
  ],
  topics: [
    {
      ask: 'box 12 code D is the 401k money right? do i have to deduct it somewhere again',
      passages: ['401(k) and other plans at work', 'Wages and Form W-2'],
    },
    {
      ask: 'Code W in box 12 is from the employer for HSA. It makes smaller what I can put myself?',
      passages: ['Health savings account: limits'],
    },
    {
      ask: 'got 1099-NEC with only 650 for helping a friends company, do i really need Sch C for this',
      passages: ['Gig work, side jobs and Form 1099-NEC', 'Self-employment tax'],
    },
    {
      ask: 'Venmo sended me a 1099-K but it was just roommates paying their half of rent to me',
      passages: ['Form 1099-K from apps and marketplaces'],
    },
    {
      ask: 'My dear wife passed away in May of 2024 after fifty-one years of marriage, and the children tell me that I may still file a joint return with her for that year, is that so?',
      passages: ['Someone died during the year'],
    },
    {
      ask: 'I pay almost everything for my mother, she lives in own apartment in Ohio. Can she be dependent of me?',
      passages: ['Qualifying relative: supporting a parent or another adult', 'Credit for other dependents'],
    },
    {
      ask: 'son turned 17 in november, is the 2000 gone now',
      passages: ['Child tax credit: who qualifies and how much', 'Credit for other dependents'],
    },
    {
      ask: 'We married on December 30. For this year are we still single for the taxes?',
      passages: ['Marital status on December 31'],
    },
    { ask: 'got a CP2000 in the mail, should i be scared', passages: ['Letters from the IRS'] },
    {
      ask: 'I forgot one 1099-INT and it is already e-filed and accepted. How to fix?',
      passages: ['Correcting a return after filing: Form 1040-X'],
    },
    {
      ask: 'is there still the fine if you had no health coverage some months? old turbotax always asked about it',
      passages: ['No federal penalty for having no insurance'],
    },
    {
      ask: 'took 8k from my old 401k, im 44, what will it cost me',
      passages: ['Early withdrawal: the 10% tax'],
    },
    {
      ask: 'My husband works remotely for his employer (W-2, no business). May he deduct his office at home?',
      passages: ['Working from home as an employee'],
    },
    {
      ask: 'Sold house in august with around 180k gain, we lived there 11 years. Is it taxed?',
      passages: ['Selling your home'],
    },
    {
      ask: 'uncle left me 40000 in cash when he died, do i report that as income',
      passages: ['Gifts and inheritances'],
    },
    {
      ask: 'I turned seventy-four in the fall and, what with the hospital and all, I quite forgot to take the yearly amount out of my IRA that they make you take, so what happens now?',
      passages: ['Required minimum distributions'],
    },
    {
      ask: 'daughter is doing her master degree, is there some college credit for that or only for first four years',
      passages: ['Lifetime learning credit', 'American opportunity credit: which students'],
    },
    {
      ask: 'we install a heat pump, how much percent do you get and up to what',
      passages: ['Energy efficient home improvement credit'],
    },
    {
      ask: 'i can not pay all of it in april, do they let you pay by months',
      passages: ['If you cannot pay'],
    },
    {
      ask: 'Am I required to issue a 1099 to the man who helped in my shop? He received $1,400 and is not an employee.',
      passages: ['Paying helpers'],
    },
  ],
  unanswerable: [
    { on: 'ann', ask: 'how much refund i had in 2022 with turbotax' },
    { on: 'ortiz', ask: 'what will our Maine state refund be' },
    { on: 'ortiz', ask: 'How many hours per week did Luis work at the library last year?' },
    {
      on: 'kim',
      ask: 'is H&R Block Premium better than TurboTax Self-Employed, which one has cheaper price',
    },
    { on: 'kim', ask: 'my visa expires in june, which form for renew it at USCIS' },
    {
      on: 'ruth',
      ask: 'What are the opening hours of the H&R Block office on Forest Avenue in Portland these days?',
    },
    { on: 'ruth', ask: 'what is my fund going to be worth next christmas' },
    { on: 'ann', ask: 'did my coworker at the bakery get bigger refund than me' },
  ],
  talk: [
    'hello, first time here, came over from turbotax',
    'ok thank you very much, that was helping',
    'Good evening to you.',
    'are you a real person or the computer',
  ],
  hostile: [],
  injected: [],
  poisoned: [],
  harmless: [],
};
