import type { PenaltyPeriod } from '@/lib/tax/us/law/savings';
import { type Card } from './card';
import { figures } from './figures';
import { aliases, day, pct, usd } from './say';
import { formPage, instructions, page, topic } from './sources';

const notice = (code: string, section: string) =>
  page(
    `Understanding your ${code} notice`,
    section,
    `individuals/understanding-your-${code.toLowerCase()}-notice`,
  );
const letters = (title: string) =>
  page(
    'Understanding your IRS notice or letter',
    title,
    'individuals/understanding-your-irs-notice-or-letter',
  );

/** The rate of each quarter, with its last day; quarters with the same rate are one. */
const sayRates = (periods: readonly PenaltyPeriod[]): string =>
  `The yearly rate was ${periods
    .filter(({ rate }, at) => periods[at + 1]?.rate !== rate)
    .map(({ rate, upTo }) => `${pct(rate)} through ${day(upTo)}`)
    .join(', and ')}.`;

/** Letters of the IRS, money owed, identity theft. */
export const notices: readonly Card[] = [
  {
    id: 'cp2000',
    title: 'CP2000 notice (underreported income)',
    verdict:
      'A CP2000 proposes changes because information the IRS received doesn’t match your return. It isn’t a bill. Respond by the date on the notice, usually within 30 days.',
    details: [
      'Compare each item with your own forms. Often, the cause is stock sales without their cost basis, or income you reported on a different line.',
      'If you agree, sign the response form and pay or request a payment plan. You don’t have to amend.',
      'If you disagree, say so on the response form and send proof, such as a Form 8949 that shows your basis.',
      'If you don’t reply, the IRS sends a notice of deficiency and then a bill.',
      'Check whether you need to amend your state return too.',
    ],
    source: notice('CP2000', 'What you need to do'),
    words: aliases(
      'cp2000, cp 2000, underreported income notice, proposed changes, irs says i left out income, mismatch letter, irs says i owe more, income doesnt match, unreported 1099 letter, letter saying i owe because i did not report, irs says i did not report stock sales, letter about unreported income, proposed changes to my return',
    ),
    screen: '/messages',
    see: ['irs-letter', 'amended-return', 'cannot-pay'],
  },
  {
    id: 'cp12',
    title: 'CP12 notice (the IRS corrected your return)',
    verdict:
      'A CP12 says the IRS corrected a mistake on your return, and as a result you’re due a refund or your refund changed. If you agree, you don’t have to do anything.',
    details: [
      'You’ll receive your refund within four to six weeks if you don’t owe other debts.',
      'If you disagree, call the number on the notice within 60 days.',
      'A CP11 says that you owe tax after the correction. A CP13 says you’re not due a refund and don’t owe anything.',
      'Common causes are math errors, credits, and payments the IRS couldn’t find.',
    ],
    source: notice('CP12', 'What you need to do'),
    words: aliases(
      'cp12, cp 12, irs corrected my return, irs changed my refund, cp11, cp13, math error notice, irs made changes to my return, adjusted refund',
    ),
    screen: '/messages',
    see: ['irs-letter', 'refund-less'],
  },
  {
    id: 'identity-letter',
    title: 'Letters 5071C, 4883C, and 5747C (verify your identity)',
    verdict:
      'The IRS received a return with your name and wants to verify your identity before it sends a refund. Use the website or phone number in the letter.',
    details: [
      'For a 5071C, verify online at irs.gov/verifyreturn or by phone. For a 4883C, call. For a 5747C, verify online or in person at an IRS office.',
      'Have the letter, the return, and last year’s return ready.',
      'If you didn’t file that return, tell the IRS. It may be identity theft.',
      'After you verify, the refund can take up to nine weeks.',
      'The IRS sends these letters by mail, never by text or email.',
    ],
    source: page(
      'Understanding your 5071C letter',
      'What you need to do',
      'individuals/understanding-your-5071c-letter',
    ),
    words: aliases(
      '5071c, letter 5071c, 4883c, 5747c, 6330c, verify identity irs, identity verification, id verification letter, verify my identity, irs wants me to verify',
    ),
    see: ['identity-theft', 'irs-letter', 'tax-scams'],
  },
  {
    id: 'letter-12c',
    title: 'Letter 12C (missing Form 8962 or other information)',
    verdict:
      'Letter 12C means the IRS needs more information to process your return, most often Form 8962 with the amounts from Form 1095-A. Respond within 20 days.',
    details: [
      'Fax or mail the information it requests, with the letter on top. Don’t file Form 1040-X.',
      'Fill out Form 8962 from your 1095-A, and send it with any corrected Form 1040 lines.',
      'The letter may also ask for proof of withholding or a signature.',
      'Your refund is on hold until you respond. After that, it takes six to eight weeks.',
      'If you didn’t have a Marketplace plan, say so in your response.',
    ],
    source: page(
      'How to correct an electronically filed return rejected for a missing Form 8962',
      'Form 8962',
      'affordable-care-act/individuals-and-families/how-to-correct-an-electronically-filed-return-rejected-for-a-missing-form-8962',
    ),
    words: aliases(
      'letter 12c, 12c, ltr 12c, 12c letter, missing form 8962, irs wants form 8962, irs needs more information, send 8962, 1095-a letter',
    ),
    documents: ['1095-A'],
    screen: '/upload',
    see: ['premium-tax-credit', 'irs-letter'],
  },
  {
    id: 'balance-due-notices',
    title: 'Bills: CP14, CP501, CP503, CP504, and LT11',
    verdict:
      'CP14 is the first bill for a balance due. CP501 and CP503 are reminders. CP504 and LT11 warn that the IRS may take property. Pay, set up a plan, or call by the due date.',
    details: [
      'If you already paid, check your IRS online account. Your payment and the notice may have crossed in the mail.',
      'CP504 means the IRS can take your state refund. LT11 or Letter 1058 gives you 30 days to request a hearing on Form 12153.',
      'A payment plan stops most collection actions.',
      'If the amount is wrong, call the number on the notice and keep a record of the call.',
    ],
    source: letters('CP14, CP501, CP503, CP504, LT11'),
    words: aliases(
      'cp14, cp501, cp503, cp504, lt11, letter 1058, irs bill, balance due notice, final notice, intent to levy, irs says i owe, collection notice',
    ),
    see: ['cannot-pay', 'levy-lien', 'penalty-relief'],
  },
  {
    id: 'cp05-review',
    title: 'CP05 and CP75: refund under review or audit',
    verdict:
      'CP05 says the IRS is reviewing your return before it sends your refund. Don’t send anything unless it asks. CP75 asks for proof of a credit, so you must respond.',
    details: [
      'After a CP05, wait 60 days, then call if you haven’t heard from the IRS.',
      'A CP75 means the IRS is holding your EIC, child tax credit, or premium tax credit until you prove you qualify. Letters from a school, doctor, or landlord show where a child lived.',
      'Send copies, never originals, with the notice on top.',
      'If you’re facing hardship, the Taxpayer Advocate can help (Form 911).',
    ],
    source: notice('CP05', 'What you need to do'),
    words: aliases(
      'cp05, cp75, under review, refund on hold, irs reviewing my return, return being reviewed, audit of eic, prove my child lives with me, form 886-h, cp05a',
    ),
    see: ['audit', 'irs-letter', 'eic-ban'],
  },
  {
    id: 'cp59-no-return',
    title: 'CP59 and letters about a missing return',
    verdict:
      'CP59 says the IRS has no record of your return for a year. File the return, or explain on the form why you didn’t have to.',
    details: [
      'If you already filed, check your account first, or send a signed copy.',
      'If you don’t file, the IRS may file a substitute return without your deductions.',
      'If you’re due a refund for that year, you generally have three years from the due date to file and get it.',
    ],
    source: notice('CP59', 'What you need to do'),
    words: aliases(
      'cp59, cp516, cp518, missing return notice, irs says i didnt file, no record of return, substitute for return, never filed letter, haven’t filed in years, irs never got my return, they never received my return',
    ),
    see: ['refund-three-years', 'must-file'],
  },
  {
    id: 'identity-theft',
    title: 'Identity theft: someone filed with your SSN',
    verdict:
      'File your own return anyway, on paper or with an IP PIN, and report identity theft with Form 14039. The IRS will then correct your account.',
    details: [
      'If you received Letter 5071C, follow its instructions first. In that case, you don’t need Form 14039.',
      'Report it at identitytheft.gov, and freeze your credit.',
      'Get an IP PIN for future years.',
      'Your refund may take many months, but the fraudulent return doesn’t affect your right to it.',
      'If someone used your child’s SSN, file a separate Form 14039 for the child.',
    ],
    source: page(
      'Identity theft guide for individuals',
      'If your return was rejected',
      'identity-theft-fraud-scams/identity-theft-guide-for-individuals',
    ),
    words: aliases(
      'identity theft, form 14039, 14039, someone filed with my ssn, stolen ssn, somebody used my social, already filed with my social security number, fraudulent return, return already filed under my ssn, duplicate ssn, hacked, e-file if someone stole my identity, stole my identity, used my ssn, someone used my social, someone used my ssn to file',
    ),
    see: ['ip-pin', 'identity-letter', 'rejected'],
  },
  {
    id: 'refund-less',
    title: 'Refund smaller than your return shows',
    verdict:
      'Either the IRS changed something on your return, or part of your refund went to pay a debt (an offset). A notice explains which. You can keep the refund you received.',
    details: [
      'An offset uses your refund to pay past-due tax, child support, student loans, or state debts. The notice names the agency.',
      'A CP11, CP12, or CP21 notice says what was changed and why.',
      'Check your IRS online account for the amounts.',
      'If you disagree, call the number on the notice.',
      'Some services also subtract a refund transfer fee. Plainfile doesn’t take a fee out of your refund.',
    ],
    source: topic(203, 'Reduced refund'),
    words: aliases(
      'refund less than expected, refund lower than expected, got less refund, refund smaller than my return, refund amount wrong, refund different than filed, where is the rest of my refund, partial refund',
    ),
    see: ['refund-offset', 'cp12'],
  },
  {
    id: 'refund-wrong-account',
    title: 'Refund sent to a wrong or closed account, or a lost check',
    verdict:
      'If the bank rejects the deposit, the IRS usually mails you a check. If the money went into someone else’s account, call the bank and the IRS right away.',
    details: [
      'The IRS can stop a deposit to the wrong account only before it processes your return.',
      'If the bank doesn’t respond within five days, file Form 3911 to trace the refund.',
      'You trace a lost or stolen check the same way. If the check wasn’t cashed, the IRS replaces it.',
      'Change your address with Form 8822 if you moved.',
    ],
    source: page(
      'Refund inquiries',
      'Direct deposit and lost checks',
      'faqs/irs-procedures/refund-inquiries',
    ),
    words: aliases(
      'wrong account number, wrong routing number, refund to closed account, lost refund check, form 3911, refund trace, bank account closed, refund never arrived, entered wrong bank, stolen refund check, refund check got lost, wrong bank account number, refund to the wrong account, got my refund to the wrong account',
    ),
    screen: '/interview',
    facts: ['refund'],
    see: ['refund-when'],
  },
  {
    id: 'installment-agreement',
    title: 'Installment agreement: how to set it up',
    verdict: `Apply for a payment plan at irs.gov/opa if you owe ${usd(figures.plans.onlineUpTo)} or less, or mail Form 9465. You then pay monthly until your balance is paid off.`,
    details: [
      'The fee is lowest if you apply online and pay by direct debit. It’s waived or refunded for low-income filers.',
      `A plan of up to ${figures.plans.shortTermDays} days has no setup fee.`,
      `While you’re on a plan for a return filed on time, the late-payment penalty falls to ${pct(figures.plans.rateOnPlan)} a month. Interest continues.`,
      'File every return and pay new tax on time. Otherwise, the IRS can end the plan.',
      'The IRS applies your future refunds to the debt until it’s paid.',
    ],
    source: page(
      'Payment plans; installment agreements',
      'Apply online',
      'payments/payment-plans-installment-agreements',
    ),
    words: aliases(
      'installment agreement, set up payment plan, form 9465, 9465, monthly payment plan, irs payment plan fee, online payment agreement, pay monthly, change my payment plan, direct debit plan, how do i set up a plan',
    ),
    see: ['cannot-pay', 'late-penalties', 'offer-in-compromise'],
  },
  {
    id: 'offer-in-compromise',
    title: 'Offer in compromise',
    verdict:
      'The IRS may settle your debt for less than you owe if your income and assets aren’t enough to pay in full before the time to collect runs out.',
    details: [
      'First, use the pre-qualifier tool at irs.gov. Apply with Form 656 and Form 433-A (OIC).',
      'You must have filed all required returns and made any estimated payments due.',
      'You pay a fee and an initial payment with your offer. Both are waived for low-income filers.',
      'Most offers are rejected. A payment plan or currently not collectible status is often a better option.',
    ],
    source: topic(204, 'Offers in compromise'),
    words: aliases(
      'offer in compromise, settle tax debt, pennies on the dollar, oic, form 656, reduce what i owe the irs, tax debt relief, tax forgiveness, fresh start program',
    ),
    see: ['installment-agreement', 'not-collectible'],
  },
  {
    id: 'not-collectible',
    title: 'Currently not collectible',
    verdict:
      'If paying would leave you unable to cover basic living expenses, the IRS can pause collection. You still owe the debt, and interest and penalties continue.',
    details: [
      'Call the number on your notice and have your income, bills, and assets ready. You may have to fill out Form 433-F.',
      'The IRS can still keep your refunds.',
      'The IRS generally has ten years from the assessment to collect.',
      'The Taxpayer Advocate Service is free. Low Income Taxpayer Clinics are free or charge a small fee.',
    ],
    source: page(
      'Temporarily delay the collection process',
      'Currently not collectible',
      'businesses/small-businesses-self-employed/temporarily-delay-the-collection-process',
    ),
    words: aliases(
      'not collectible, currently not collectible, hardship status, cnc, pause collection, cant pay anything to irs, collection statute, ten years tax debt, taxpayer advocate',
    ),
    see: ['cannot-pay', 'offer-in-compromise'],
  },
  {
    id: 'levy-lien',
    title: 'Levy, lien, and wage garnishment',
    verdict:
      'A lien is a claim on your property. A levy takes property, such as wages, bank accounts, or refunds. Before a levy, the IRS must bill you and send a final notice 30 days ahead.',
    details: [
      'Request a hearing on Form 12153 within those 30 days.',
      'A bank holds levied money for 21 days before it sends the money to the IRS. Call right away.',
      'The IRS may release a levy if you set up a payment plan, if it causes hardship, or if it was an error.',
      'A lien is released within 30 days after the debt is paid.',
    ],
    source: topic(201, 'The collection process'),
    words: aliases(
      'levy, tax lien, wage garnishment, irs garnish wages, bank levy, seize property, irs took money from my account, release of levy, federal tax lien, irs take my house, can the irs take',
    ),
    see: ['balance-due-notices', 'installment-agreement'],
  },
  {
    id: 'interest-rate',
    title: 'Interest on tax you owe',
    verdict:
      'Interest runs from the due date until you pay, compounded daily. The rate is the federal short-term rate plus three points and can change each quarter.',
    details: [
      ({ estimatedTax }) => sayRates(estimatedTax.penaltyPeriods),
      'You also pay interest on penalties.',
      'The IRS pays interest on a refund it doesn’t send within 45 days of the due date or your filing date, whichever is later. That interest is taxable.',
      'The IRS removes interest only if its own unreasonable error or delay caused it or the tax itself is reduced.',
      'Interest you pay the IRS on your income tax isn’t deductible.',
    ],
    source: page(
      'Quarterly interest rates',
      'Underpayments and overpayments',
      'payments/quarterly-interest-rates',
    ),
    words: aliases(
      'interest rate irs, irs interest, interest on balance due, interest on late tax, interest on refund, how much interest does irs charge, interest from irs taxable, interest the irs charges, interest on owed, interest on what i owe, how much interest does the irs charge',
    ),
    see: ['late-penalties', 'installment-agreement'],
  },
  {
    id: 'underpayment-penalty',
    title: 'Underpayment of estimated tax (Form 2210)',
    verdict: ({ estimatedTax: e }) =>
      `There’s no penalty if you owe less than ${usd(e.smallestAmount)}, or if you paid at least ${pct(e.currentYearShare)} of this year’s tax or ${pct(e.priorYearShare)} of last year’s tax on time.`,
    details: [
      ({ estimatedTax: e }) =>
        `If last year’s AGI was over ${usd(e.highIncomeOver.single)} (${usd(e.highIncomeOver.mfs)} if married filing separately), you must have paid ${pct(e.priorYearShareHighIncome)} of last year’s tax instead.`,
      'Withholding is treated as paid evenly through the year, no matter when it was taken out.',
      'If your income came late in the year, the annualized income method on Schedule AI can lower the penalty.',
      'The IRS can waive the penalty because of a disaster. It can also waive it if you had reasonable cause and you retired at 62 or older or became disabled.',
    ],
    source: topic(306, 'Penalty for underpayment of estimated tax'),
    words: aliases(
      'underpayment penalty, form 2210, 2210, estimated tax penalty, penalty for not paying enough, safe harbor, penalty on line 38, why is there a penalty, annualized income',
    ),
    see: ['estimated-tax', 'w4'],
  },
  {
    id: 'power-of-attorney',
    title: 'Authorizing someone to deal with the IRS for you (Forms 2848 and 8821)',
    verdict:
      'Form 2848 lets a CPA, attorney, or enrolled agent represent you before the IRS. Form 8821 only lets someone see your tax information.',
    details: [
      'You can sign both online through Tax Pro Account.',
      'A third party designee on Form 1040 has less authority. It covers only the processing of that return, for one year.',
      'The IRS accepts a general power of attorney only if it covers tax matters.',
    ],
    source: formPage('2848', 'Power of Attorney and Declaration of Representative'),
    words: aliases(
      'power of attorney, form 2848, 2848, form 8821, represent me, talk to irs for me, third party designee, file for my elderly parent',
    ),
    facts: ['thirdPartyDesignee'],
    see: ['audit'],
  },
  {
    id: 'address-change',
    title: 'Change of address',
    verdict: 'Use your new address on the return. If you have already filed, tell the IRS with Form 8822.',
    details: [
      'The IRS mails refund checks to the address it has on file.',
      'Tell the post office and your employers too. A W-2 with your old address is fine.',
    ],
    source: topic(157, 'Change your address: how to notify the IRS'),
    words: aliases(
      'address change, moved, form 8822, new address irs, w2 has old address, change my address with the irs, moved since i filed',
    ),
    facts: ['address'],
    screen: '/interview',
    see: ['married-during-year', 'rejected'],
  },
  {
    id: 'name-change',
    title: 'Name change',
    verdict:
      'Tell the Social Security Administration first. The name on your return must match its records, or the IRS may reject the return or delay your refund.',
    details: [
      'If you haven’t made the change at ssa.gov yet, file with the name on your Social Security card. You can still file jointly.',
      'A W-2 with your old name is fine if the SSN is right. Ask your employer to change it for next year.',
      'You don’t file a separate form with the IRS. It updates your name when it processes your next return.',
      'The same rule applies to a spouse’s or child’s name.',
    ],
    source: instructions('Form 1040', 'Name and Address', 'i1040gi'),
    words: aliases(
      'name change, changed my name, maiden name, married name, last name changed, new last name, name does not match ssn, ssa name change, went back to my maiden name, w2 has my old name, changed my name after we got married',
    ),
    screen: '/interview',
    see: ['married-during-year', 'address-change'],
  },
  {
    id: 'split-refund',
    title: 'Split your refund (Form 8888)',
    verdict:
      'You can have a refund deposited into up to three accounts with Form 8888. Plainfile sends it to one account.',
    details: [
      'Accounts must be in your name, your spouse’s name, or both. You can also have a refund deposited into an IRA.',
      'You can no longer buy paper savings bonds with your refund.',
      'No more than three refunds may go to one account in a year.',
      'You can apply the refund to next year’s tax instead.',
    ],
    source: formPage('8888', 'Allocation of Refund'),
    words: aliases(
      'split refund, form 8888, two accounts refund, savings bonds refund, refund into ira, apply refund to next year, multiple bank accounts, part of refund to savings, refund into somebody elses account, two refunds to one account, share an account for a refund, whose account can a refund go to',
    ),
    facts: ['refund'],
    screen: '/interview',
    see: ['refund-when'],
  },
  {
    id: 'tax-advocate-help',
    title: 'Free help: VITA, Free File, Taxpayer Advocate',
    verdict:
      'You can get free help. VITA and TCE volunteers prepare returns, IRS Free File offers free software, and the Taxpayer Advocate helps with IRS problems you can’t resolve.',
    details: [
      'VITA is for people with low to moderate income, disabilities, or limited English. TCE is for people 60 and older.',
      'Free File software has an income limit. Anyone can use Free File Fillable Forms.',
      'Low Income Taxpayer Clinics help in disputes with the IRS.',
      'A paid preparer must have a PTIN and sign the return.',
    ],
    source: page(
      'Free tax return preparation for qualifying taxpayers',
      'VITA and TCE',
      'individuals/free-tax-return-preparation-for-qualifying-taxpayers',
    ),
    words: aliases(
      'free filing, vita, free file, tce, free tax help, volunteer tax, low income tax clinic, file for free, choose a preparer, ptin, taxpayer advocate service',
    ),
    see: ['audit'],
  },
];
