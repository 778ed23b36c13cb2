import * as refundLines from '@/lib/tax/us/form-1040/refund';
import * as payments from '@/lib/tax/us/form-1040/payments';
import { type Card } from './card';
import { dueDay, extendedDay } from '../due-dates';
import { figures } from './figures';
import { figuresOf } from './figures-of-year';
import { day, pct, aliases, sayInstallmentDays, usd } from './say';
import { formPage, page, publication, topic } from './sources';

const { filing: f, penalties: p } = figures;

/** Filing, paying, and what comes after. */
export const filing: readonly Card[] = [
  {
    id: 'due-date',
    title: 'Due date of your return',
    verdict: ({ year }, today) => {
      const [due, extended] = [dueDay(year), extendedDay(year)];
      if (today <= due)
        return `Your ${year} return is due ${day(due)}, or ${day(extended)}, with an extension.`;
      return today <= extended
        ? `Your ${year} return was due ${day(due)}. If you have an extension, file by ${day(extended)}. If you don’t, file as soon as you can.`
        : `Your ${year} return was due ${day(due)}, or ${day(extended)}, with an extension. Both dates have passed, so file as soon as you can.`;
    },
    details: [
      'There’s no penalty for filing late if you’re due a refund.',
      'If you owe, filing stops the late-filing penalty from growing. Pay what you can now.',
      'Some disaster areas had later due dates.',
      'Plainfile’s e-filing is a simulator today, so nothing you send here reaches the IRS. You can print your return, sign it, and mail it.',
    ],
    source: topic(301, 'When, how and where to file'),
    words: aliases(
      'due date, deadline, when are taxes due, tax day, april 15, missed the deadline, last day to file, filing deadline, how late can i file, file early, can i file after october 15, after the extension',
    ),
    screen: '/file',
    see: ['late-penalties', 'extension', 'refund-three-years'],
  },
  {
    id: 'mailing-date',
    title: 'Mailing on time',
    verdict: ({ year }) =>
      `A mailed return is on time if it’s postmarked by the due date, ${day(dueDay(year))}. It can arrive after that.`,
    details: [
      'The envelope must have the right address and enough postage. Certified mail proves the date.',
      'The date recorded by certain FedEx, UPS, and DHL services counts as a postmark.',
      ({ year }) => `With an extension, it must be postmarked by ${day(extendedDay(year))}.`,
      'An extension gives you more time to file, not more time to pay.',
    ],
    source: topic(301, 'When, how and where to file'),
    words: aliases(
      'postmark, postmarked, mailing deadline, mail by april 15, mailbox rule, does it have to arrive, mailed on the last day, mail it on time',
    ),
    screen: '/summary',
    see: ['paper-return', 'due-date'],
  },
  {
    id: 'extension',
    title: 'Extension (Form 4868)',
    verdict: ({ year }, today) =>
      today <= dueDay(year)
        ? `An extension moves the filing deadline for ${year} to ${day(extendedDay(year))}. Request it on Form 4868 by ${day(dueDay(year))}.`
        : `An extension moved the filing deadline for ${year} to ${day(extendedDay(year))}. It had to be requested by ${day(dueDay(year))}, so it’s too late to ask for one now.`,
    details: [
      'An extension gives you more time to file, not more time to pay.',
      'Interest and the late-payment penalty on unpaid tax run from the original due date.',
    ],
    source: formPage('4868', 'Application for Automatic Extension'),
    words: aliases(
      'extension, form 4868, 4868, more time to file, file an extension, october deadline, extention, extra six months, does extension give more time to pay, extension form, form for an extension, extension already passed, missed the extension deadline, extension still have to pay, does an extension give more time to pay',
    ),
    screen: '/file',
    see: ['due-date', 'late-penalties'],
  },
  {
    id: 'late-penalties',
    title: 'Late filing and late payment penalties',
    verdict: `The penalty for filing late is ${pct(p.lateFilingRate)} of the unpaid tax for each full or partial month. For paying late, it’s ${pct(p.latePaymentRate)}. Each is capped at ${pct(p.mostRate)}. If you owe no tax, there’s no penalty.`,
    details: [
      'In a month when both apply, the late-filing penalty is reduced by the late-payment penalty.',
      (law) =>
        `If a 2024 return is more than 60 days late, the minimum penalty is ${usd(figuresOf(law).smallestLatePenalty)}, or all of the unpaid tax if that’s less.`,
      'You also owe interest. The rate can change each quarter.',
    ],
    source: topic(653, 'IRS notices and bills, penalties, and interest charges'),
    words: aliases(
      'late penalty, failure to file, failure to pay, filed late, pay late, late fee, penalty for filing late, irs penalty, interest on unpaid tax, havent filed, what if i do not file, what if i dont file, never filed, what happens if i file late, missed the deadline and i owe, filed late and owe money, late and owe, owe and missed the due date, how bad is filing late',
    ),
    lines: () => [refundLines.owed],
    see: ['penalty-relief', 'cannot-pay', 'due-date'],
  },
  {
    id: 'penalty-relief',
    title: 'Penalty relief and first-time abatement',
    verdict:
      'The IRS can remove a late penalty. You may qualify for first-time abatement if you had no penalties for the prior three tax years.',
    details: [
      'You must have filed all required returns and paid the tax due, or set up a payment plan.',
      'Otherwise, you must show reasonable cause, such as a serious illness, a death, or a disaster.',
      'Call the number on the notice, or use Form 843. Interest is rarely removed.',
      'For 2024, you must request first-time abatement.',
    ],
    from2025:
      'For 2025 and later, the IRS says it applies first-time abatement automatically. If it wasn’t applied, request it.',
    source: page('Penalty relief', 'First Time Abate and reasonable cause', 'payments/penalty-relief'),
    words: aliases(
      'penalty abatement, first time abatement, remove penalty, waive penalty, form 843, reasonable cause, penalty forgiven, waive the penalty, can they waive, irs bill for a penalty get it removed, penalty removed',
    ),
    see: ['late-penalties'],
  },
  {
    id: 'cannot-pay',
    title: 'If you can’t pay: IRS payment plans',
    verdict: `File anyway, pay what you can, and set up a payment plan at irs.gov. You can take up to ${figures.plans.shortTermDays} days with no setup fee, or pay monthly (an installment agreement).`,
    details: [
      `You can apply online for a monthly plan if you owe ${usd(figures.plans.onlineUpTo)} or less.`,
      'Interest and the late-payment penalty continue until you pay in full.',
      'If you truly can’t pay, ask about an offer in compromise or currently not collectible status.',
    ],
    source: topic(202, 'Tax payment options'),
    words: aliases(
      'cant pay, payment plan, installment agreement, monthly payments, form 9465, owe too much, cannot afford taxes, offer in compromise, pay in installments, make payments to the irs, monthly payments to the irs, set up payments with the irs, cant pay by april 15, dont have the money to pay',
    ),
    lines: () => [refundLines.owed],
    see: ['late-penalties', 'ways-to-pay'],
  },
  {
    id: 'ways-to-pay',
    title: 'Ways to pay the IRS',
    verdict:
      'Pay for free from your bank account with IRS Direct Pay or through your IRS online account. You can also pay by card for a fee.',
    details: [
      'If you mail a check, include Form 1040-V, and write the tax year and your SSN on the check.',
      'Plainfile’s fee is separate. You pay your tax directly to the IRS.',
    ],
    source: page('Payments', 'Pay by bank account, card, or check', 'payments'),
    words: aliases(
      'how to pay, pay the irs, direct pay, pay taxes online, 1040-v, pay by check, pay by credit card, eftps, where to pay, pay from my bank account, pay from checking, pay with my bank, pay by phone, pay with cash, how do i send the money, where do i mail the check, mail a check to the irs, write a check to the irs',
    ),
    lines: () => [refundLines.owed],
    screen: '/file',
    see: ['cannot-pay'],
  },
  {
    id: 'refund-when',
    title: 'When you’ll get your refund',
    verdict: `Most e-filed refunds come within ${f.refundDays} days of acceptance. Paper returns take longer. The IRS doesn’t guarantee a date.`,
    details: [
      'Check “Where’s My Refund?” at irs.gov. You’ll need your SSN, filing status, and exact refund amount.',
      'Identity checks, errors, or a review of credits can delay it.',
      'A mailed return takes six weeks or more. An amended return usually takes 8 to 12 weeks.',
      'Choose direct deposit. The IRS is ending paper refund checks, and a refund without a bank account can be delayed for weeks.',
      'Plainfile’s e-filing is a simulator today, so nothing you send here reaches the IRS.',
    ],
    source: page('Refunds', 'When to expect your refund', 'refunds'),
    words: aliases(
      'where is my refund, when will i get my refund, refund status, wheres my refund, how long refund, refund delayed, refund date, wmr, still waiting for refund, mailed my return, nothing yet, refund is late, late refund, is my refund coming, see if my refund is coming',
    ),
    lines: () => [refundLines.refund],
    see: ['path-act', 'refund-offset', 'refund-three-years'],
  },
  {
    id: 'path-act',
    title: 'Refund hold for EIC and additional child tax credit',
    verdict: `By law, the IRS can’t pay refunds with the EIC or additional child tax credit before ${f.expectedHoldEnd}. The hold applies to the whole refund.`,
    details: [
      'The hold matters only for returns filed early in the season.',
      ({ year }, today) =>
        today >= `${year + 1}-03-01`
          ? `The hold no longer affects a ${year} return filed now.`
          : 'The hold applies even if you file in January.',
    ],
    source: page(
      'When to expect your refund if you claimed the EITC or ACTC',
      'Refund timing',
      'credits-deductions/individuals/earned-income-tax-credit/when-to-expect-your-refund-if-you-claimed-the-earned-income-tax-credit-or-additional-child-tax-credit',
    ),
    words: aliases(
      'path act, irs holding eitc refund, why is my eic refund held, refund hold, hold on refunds, is there a hold on refunds, earned income credit refund hold, when will eic refunds come, eic refund delay, mid february refund, actc hold, refund held for credits, refund held until february',
    ),
    see: ['refund-when'],
  },
  {
    id: 'refund-offset',
    title: 'Refund used to pay a debt (offset)',
    verdict:
      'Your refund can be used to pay past-due federal or state tax, child support, student loans, and some unemployment debts. The rest is paid to you.',
    details: [
      'You’ll get a notice that names the agency you owe. Dispute the debt with that agency.',
      'To find out before you file, call the Treasury Offset Program.',
      'If only your spouse owes the debt, file Form 8379 to get your share.',
    ],
    source: topic(203, 'Reduced refund'),
    words: aliases(
      'refund offset, refund taken, treasury offset, smaller refund than expected, garnished refund, refund seized, top offset',
    ),
    see: ['injured-spouse'],
  },
  {
    id: 'refund-three-years',
    title: 'Time limit for a refund',
    verdict:
      'You generally have three years from the original due date to file for a refund. After that, you lose the refund.',
    details: [
      ({ year }) =>
        `For ${year}, the deadline is mid-April ${year + 4}. For ${year - 1}, it’s mid-April ${year + 3}. If you had an extension, you may have up to six more months.`,
      ({ year }, today) =>
        `A refund of tax withheld in ${year - 3} ${today <= `${year + 1}-04-15` ? 'must be' : 'had to be'} claimed by ${day(`${year + 1}-04-15`)}, unless you had an extension for that year.`,
      'If you already filed, amend within three years after you filed or two years after you paid, whichever is later. A return filed early counts as filed on the due date.',
      'The IRS may hold a refund until you file missing returns for other years.',
    ],
    source: topic(153, 'What to do if you haven’t filed your tax return'),
    words: aliases(
      'three year rule, old refund, unfiled years, claim refund late, lost refund, how many years back, file old taxes, back taxes refund, too late to amend, too late to fix, old return, still get my 2021 refund, refund from an old year, nobody claimed my child back then, never claimed my kid in an earlier year, go back and claim, go back and get the money, get money for a past year, missed a credit in an old year',
    ),
    see: ['due-date', 'amended-return'],
  },
  {
    id: 'amended-return',
    title: 'Amended return (Form 1040-X)',
    verdict: 'Fix an accepted return with Form 1040-X. Select “Amend this return” on your filing page.',
    details: [
      'Wait until your original return is processed.',
      'Amend to correct income, filing status, dependents, deductions, or credits. The IRS usually fixes math errors itself.',
      'Processing takes 8 to 12 weeks, sometimes 16. You may have to amend your state return too.',
    ],
    source: topic(308, 'Amended returns'),
    words: aliases(
      'amend, amended return, 1040-x, 1040x, made a mistake, forgot a w-2, fix my return, already filed mistake, correct my return, forgot to include, forgot to add a w2 after filing',
    ),
    screen: '/file',
    see: ['refund-three-years'],
  },
  {
    id: 'estimated-tax',
    title: 'Estimated tax',
    verdict: ({ estimatedTax: e }) =>
      `Make four payments a year if you expect to owe ${usd(e.smallestAmount)} or more after withholding and credits. There’s no penalty if you paid at least ${pct(e.currentYearShare)} of this year’s tax or ${pct(e.priorYearShare)} of last year’s.`,
    details: [
      ({ estimatedTax: e }) =>
        `If last year’s AGI was over ${usd(e.highIncomeOver.single)} (${usd(e.highIncomeOver.mfs)} if married filing separately), you must have paid ${pct(e.priorYearShareHighIncome)} of last year’s tax instead.`,
      (_law, today) => sayInstallmentDays(today),
      'You can have extra tax withheld from your pay instead. Withholding is treated as paid evenly through the year.',
    ],
    source: topic(306, 'Penalty for underpayment of estimated tax'),
    words: aliases(
      'estimated tax, quarterly taxes, quarterly payments, 1040-es, estimated payments, safe harbor, underpayment penalty, form 2210, estimated taxes, estimated tax due dates',
    ),
    lines: () => [payments.estimatedPayments, refundLines.estimatedTaxPenalty],
    facts: ['payments.estimated'],
    screen: '/interview',
    see: ['w4'],
  },
  {
    id: 'w4',
    title: 'Form W-4 and withholding',
    verdict:
      'Form W-4 tells your employer how much tax to withhold. If you owed a lot or received a large refund, give your employer a new one.',
    details: [
      'If you have two jobs or your spouse works, fill in step 2. Otherwise, too little tax may be withheld.',
      'Step 4(c) adds a fixed amount per paycheck.',
      'You can claim exempt only if you owed no federal income tax last year and expect to owe none this year. Claim it again on a new W-4 each year.',
      'Use the IRS Tax Withholding Estimator to check your withholding.',
    ],
    source: topic(753, 'Form W-4, Employee’s Withholding Certificate'),
    words: aliases(
      'w-4, w4, withholding, change withholding, two jobs withholding, too little withheld, why do i owe, exempt from withholding, allowances, more taken out of my check, get more taken out, how much they take out of my check, change what is taken out of my check, stop withholding, more in my check, bigger paycheck instead of a refund, get more in my paycheck, refund too big, more take-home pay',
    ),
    lines: () => [payments.totalWithheld],
    see: ['estimated-tax'],
  },
  {
    id: 'prior-year-agi',
    title: 'Prior-year AGI (to sign electronically)',
    verdict: ({ year }) =>
      `To e-file for ${year}, you sign with your ${year - 1} AGI, from line 11 of your ${year - 1} Form 1040. If you didn’t file for ${year - 1}, enter 0.`,
    details: [
      'Use the AGI on your original return, not an amended one.',
      ({ year }) =>
        `When you e-file for ${year}, enter 0 if the ${year - 1} return was filed late or hasn’t been processed yet.`,
      'You can find your AGI in your IRS online account or on a transcript. If you have an IP PIN, you don’t need your prior-year AGI.',
    ],
    source: page(
      'Validating your electronically filed tax return',
      'Prior-year AGI',
      'individuals/electronic-filing-pin-request',
    ),
    words: aliases(
      'prior year agi, last years agi, ind-031, agi rejected, 2023 agi, self select pin, signature pin, agi mismatch, last year not processed yet agi',
    ),
    facts: ['priorYear.agi'],
    screen: '/file',
    see: ['agi', 'ip-pin', 'rejected'],
  },
  {
    id: 'ip-pin',
    title: 'Identity protection PIN (IP PIN)',
    verdict:
      'An IP PIN is a six-digit number that stops others from filing with your SSN. If you have one, you must use it to file. The IRS issues a new one every year.',
    details: [
      'Get it in your online account at irs.gov/ippin. Anyone with an SSN or ITIN can get one.',
      'Dependents can have an IP PIN too. If an IP PIN is wrong or missing, the IRS rejects the return.',
      'The IRS usually closes the online tool from late November to early January.',
    ],
    source: page(
      'Get an identity protection PIN',
      'About the IP PIN',
      'identity-theft-fraud-scams/get-an-identity-protection-pin',
    ),
    words: aliases('ip pin, identity protection pin, six digit pin, ippin, cp01a, lost ip pin, ind-180'),
    facts: ['taxpayer.ipPin'],
    screen: '/interview',
    see: ['rejected', 'prior-year-agi'],
  },
  {
    id: 'rejected',
    title: 'Rejected return',
    verdict: `A rejected return hasn’t been filed. Fix the error and resend it. If you first sent it on time, you have until ${f.perfectionDays} days after the due date to send one the IRS accepts.`,
    details: [
      'Common causes are a wrong prior-year AGI or IP PIN, a name or SSN mismatch, and a dependent already claimed.',
      `Those extra days apply only if the IRS rejected the return no earlier than ${f.perfectionDays} days before the due date.`,
      'If you can’t fix the error, file on paper.',
      'An accepted return doesn’t mean your refund is approved.',
    ],
    source: page(
      'Validating your electronically filed tax return',
      'Prior-year AGI',
      'individuals/electronic-filing-pin-request',
    ),
    words: aliases(
      'rejected, return rejected, e-file reject, reject code, irs rejected, kicked back, fix rejected return',
    ),
    screen: '/file',
    see: ['prior-year-agi', 'dependent-already-claimed', 'ip-pin'],
  },
  {
    id: 'dependent-already-claimed',
    title: 'Dependent already claimed on another return',
    verdict: ({ year }) =>
      `If someone else claimed your dependent, you can still e-file a ${year} return with your own IP PIN, or file on paper. The IRS may then send a letter to both of you.`,
    details: [
      'Between parents who live apart, the one the child spent more nights with usually claims the child.',
      'First, check whether you meet the tests to claim the dependent. If you do, the other person must amend. If you don’t, don’t claim the dependent.',
      'Keep school and medical records that show where the dependent lived.',
    ],
    source: page(
      'Understanding your CP87A notice',
      'What you need to do',
      'individuals/understanding-your-cp87a-notice',
    ),
    words: aliases(
      'already claimed, we both claimed our son, ex and i both claimed the same child, someone claimed my child, ind-507, ex claimed my kid, dependent rejected, duplicate dependent, ex claimed, someone else claimed my child, someone else claimed my kid',
    ),
    see: ['tiebreaker', 'ip-pin', 'rejected'],
  },
  {
    id: 'irs-letter',
    title: 'Letters from the IRS',
    verdict:
      'Find the notice number and the response deadline. Many letters just request a payment or explain a change. If a response is required, send it by the deadline.',
    details: [
      'CP2000 proposes a change because your return doesn’t match forms the IRS has. It isn’t a bill yet.',
      'Letter 5071C or 4883C asks you to verify your identity.',
      'The IRS usually sends a letter first. It never asks for gift cards.',
    ],
    source: page(
      'Understanding your IRS notice or letter',
      'What to do',
      'individuals/understanding-your-irs-notice-or-letter',
    ),
    words: aliases(
      'irs letter, cp2000, irs notice, 5071c, 4883c, cp14, letter from irs, got a letter, notice number, verify identity letter',
    ),
    screen: '/messages',
    see: ['audit', 'tax-scams'],
  },
  {
    id: 'audit',
    title: 'Audits and time limits',
    verdict: `The IRS usually has ${figures.audit.years} years after filing to audit, or ${figures.audit.longYears} if you left out income over ${pct(figures.audit.omittedShare)} of the gross income you reported. There’s no limit for fraud or if you didn’t file.`,
    details: [
      'Most audits are done by mail and ask for records of a few items.',
      'You may have a CPA, attorney, or enrolled agent represent you.',
    ],
    source: publication(556, 'Examination of Returns'),
    words: aliases(
      'audit, audited, irs audit, chance of audit, statute of limitations, how far back can irs go, examination',
    ),
    see: ['keep-records', 'irs-letter'],
  },
  {
    id: 'keep-records',
    title: 'How long to keep records',
    verdict: `Keep returns and records at least ${figures.audit.years} years after filing. Keep proof of what you paid for a home or stock until ${figures.audit.years} years after you report the sale.`,
    details: [
      `Keep your records for ${figures.audit.longYears} years if you left out income over ${pct(figures.audit.omittedShare)} of the gross income you reported, and for ${figures.audit.badDebtYears} years if you claimed a loss for bad debts or worthless stock.`,
      'Keep your records indefinitely if you didn’t file a return.',
    ],
    source: topic(305, 'Recordkeeping'),
    words: aliases(
      'keep records, how long keep taxes, keep receipts, shred, old tax returns, store documents, recordkeeping, need receipts, receipts for everything, do i need receipts, need receipts for everything, how long do i keep my records, how many years do i keep this paperwork',
    ),
    see: ['audit'],
  },
  {
    id: 'transcript',
    title: 'Transcript or copy of a return',
    verdict:
      'Get a free transcript in your IRS online account or by mail with Form 4506-T. It shows most lines of a return, or the income forms filed under your SSN.',
    details: [
      'For a full copy, send Form 4506 with a fee for each return.',
      'A return transcript shows most lines as you filed them. An account transcript shows payments, penalties, and later changes.',
      'A wage and income transcript lists the W-2s and 1099s filed under your SSN. Use it if you lost your forms.',
      'A record of account transcript combines the return and account transcripts.',
    ],
    source: topic(156, 'Copy or transcript of your tax return'),
    words: aliases(
      'transcript, copy of my return, form 4506, 4506-t, old return copy, wage and income transcript, lost my return',
    ),
    see: ['missing-w2'],
  },
  {
    id: 'missing-w2',
    title: 'Missing or wrong W-2',
    verdict:
      'Ask the employer first. If that fails, call the IRS at 800-829-1040, or get your wage and income transcript. You can file with Form 4852 as a substitute.',
    details: [
      'If your W-2 is wrong, ask your employer for a Form W-2c.',
      'You must report your pay even if you don’t have the form.',
    ],
    source: topic(154, 'Form W-2 and Form 1099-R (what to do if incorrect or not received)'),
    words: aliases(
      'missing w-2, lost w2, no w-2, wrong w-2, employer wont send w2, form 4852, w-2c, did not get my w2, still no w2, no w2 yet, w2 hasn’t come, w2 from my old job, social security number wrong on w2, wrong ssn on w2, w2 wrong ssn, wrong ssn on my w2, wrong name on my w2, corrected w2, w2 amount is wrong',
    ),
    documents: ['W-2'],
    screen: '/upload',
    see: ['transcript'],
  },
  {
    id: 'deceased-return',
    title: 'Return for someone who died',
    verdict:
      'A final return is due for the year of death if the person’s income was high enough to require one. The surviving spouse or personal representative signs it.',
    details: [
      'The final return covers the year up to the date of death.',
      'To claim a refund, attach Form 1310 unless you’re a surviving spouse filing jointly or a court-appointed representative.',
    ],
    source: topic(356, 'Decedents'),
    words: aliases(
      'deceased, final return, parent died taxes, form 1310, estate of, died before filing, dead taxpayer, file for my late father, dad died, mom died, father died, mother died, parent died, mom passed away does she owe taxes, dad died does he owe taxes, taxes of someone who died, dead person return, file taxes for a deceased parent, file for my late husband, file for my late wife',
    ),
    facts: ['taxpayer.dateOfDeath'],
    see: ['spouse-died', 'inheritance'],
  },
  {
    id: 'tax-scams',
    title: 'Scam calls and emails',
    verdict:
      'The IRS usually sends a letter first. It never demands gift cards or wire transfers. Don’t reply to messages that ask for money or personal information, and don’t click their links.',
    details: [
      'Check your IRS online account to see whether you really owe.',
      'Forward fake emails to phishing@irs.gov.',
      'If someone filed a return with your SSN, file Form 14039.',
    ],
    source: page('Tax scams', 'How to know it’s the IRS', 'help/tax-scams'),
    words: aliases(
      'irs scam, fake irs call, irs text message, phishing, identity theft, form 14039, someone filed with my ssn, irs email, irs agent called me, irs called me, call from the irs',
    ),
    see: ['ip-pin', 'irs-letter'],
  },
];
