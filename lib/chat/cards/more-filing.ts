import { type Card } from './card';
import { dueDay, extendedDay } from '../due-dates';
import { figures } from './figures';
import { day, aliases, usd } from './say';
import { formPage, instructions, page, publication, topic } from './sources';

const { filing: f } = figures;

/** Filing in special cases, late documents, and forms that aren’t entered. */
export const moreFiling: readonly Card[] = [
  {
    id: 'late-no-tax-due',
    title: 'Filing late when a refund is due',
    verdict:
      'There is no penalty for filing late if you are owed a refund. File within three years of the due date, or the refund is lost.',
    details: [
      'An extension isn’t needed for a refund.',
      'If it turns out that you owe, the penalties count from the due date.',
      'State rules may differ.',
    ],
    source: topic(153, 'What to do if you haven’t filed your tax return'),
    words: aliases(
      'late but getting a refund, missed deadline owed refund, penalty if refund due, filed late with refund, do i get penalized if i get a refund, late return refund',
    ),
    screen: '/file',
    see: ['refund-three-years', 'late-penalties'],
  },
  {
    id: 'unfiled-years',
    title: 'Years you didn’t file',
    verdict:
      'File the missing returns, even late. It stops the late-filing penalty from growing and lets you claim a refund or set up a payment plan.',
    details: [
      'A refund is lost three years after the due date. What you owe isn’t.',
      'If you don’t file, the IRS can file for you without your deductions and credits, and then collect.',
      'Use the forms of that year. Your wage and income transcript at irs.gov shows the W-2s and 1099s.',
      'Plainfile prepares 2024 and 2025. Your preparer can help with earlier years.',
    ],
    source: page(
      'Filing past due tax returns',
      'Reasons you should file your past due return now',
      'businesses/small-businesses-self-employed/filing-past-due-tax-returns',
    ),
    words: aliases(
      'never filed, unfiled returns, years behind on taxes, haven’t filed in years, back tax returns, what happens if i don’t file, past due returns, did not file a year, forgot to file 2022, forgot to file a year, skipped a year of taxes, behind on taxes, back taxes for years',
    ),
    see: ['refund-three-years', 'late-penalties', 'cp59-no-return'],
  },
  {
    id: 'how-to-amend',
    title: 'How to amend: time, limits and status',
    verdict:
      'File Form 1040-X within three years of filing, or two years of paying, whichever is later. It takes 8 to 12 weeks, sometimes 16.',
    details: [
      'It shows the old numbers, the new ones and why. You can e-file it for recent years with most software.',
      'You can add a dependent, a forgotten credit or income, or change the status. From joint to separate only until the due date.',
      'Track it with “Where’s My Amended Return?” after three weeks.',
      'If you owe more, pay with it to stop interest. Wait for the first refund before you amend for more.',
      'For a return accepted here, Plainfile prepares it: select “Amend this return” on your filing page.',
    ],
    source: topic(308, 'Amended returns'),
    words: aliases(
      'how long does an amended return take, amended return status, how far back can i amend, amend to add dependent, amended refund, where is my amended return, forgot dependent, time limit to amend, forgot a credit, forgot to report, left off income, add a dependent after filing, change filing status after filing, amended how long, fix a past return, fix a return from years ago, correct an old return, amend a prior year',
    ),
    screen: '/file',
    see: ['amended-return', 'state-amend'],
  },
  {
    id: 'disaster-deadline',
    title: 'Disaster areas: later deadlines',
    verdict:
      'In a federally declared disaster area, the IRS automatically extends the time to file and pay for people with an address there.',
    details: [
      'If you moved there or your records are there, call 866-562-5227.',
      'The list is at irs.gov/disaster.',
      'The new date covers filing, payments and IRA contributions.',
      'Disaster losses can be deducted on the return of the year before.',
    ],
    source: page(
      'Tax relief in disaster situations',
      'Recent tax relief',
      'newsroom/tax-relief-in-disaster-situations',
    ),
    words: aliases(
      'disaster extension, hurricane deadline, wildfire tax deadline, federally declared disaster, flood tax extension, tornado, disaster area, postponed deadline, disaster postponement',
    ),
    see: ['due-date', 'casualty-theft'],
  },
  {
    id: 'abroad-deadline',
    title: 'Living abroad: two more months',
    verdict:
      'If you live and work outside the US on the due date, you have two more months, until mid-June, to file without asking.',
    details: [
      'Interest on tax still runs from April.',
      'Form 4868 gives you until October. You can ask for more time, to December, by letter.',
      'Attach a statement that says why you qualify.',
    ],
    source: publication(54, 'Automatic 2-month extension'),
    words: aliases(
      'abroad deadline, june 15, expat deadline, live overseas when to file, automatic two month extension, file from abroad, us citizen living abroad',
    ),
    see: ['foreign-wages', 'extension'],
  },
  {
    id: 'military-deadlines',
    title: 'Combat zone: more time',
    verdict:
      'Service in a combat zone stops the clock: you get at least 180 days after you leave to file, pay and contribute.',
    details: [
      'The days left before the deadline when you went there are added.',
      'It covers spouses on a joint return too.',
      'No interest or penalty runs in that time.',
    ],
    source: publication(3, 'Extension of Deadlines'),
    words: aliases(
      'combat zone extension, deployed deadline, military extension, deployed overseas taxes, spouse deployed, military tax deadline',
    ),
    see: ['va-military', 'extension'],
  },
  {
    id: 'late-documents',
    title: 'A W-2 or 1099 that came after you filed',
    verdict:
      'Amend with Form 1040-X if it changes your income, withholding or credits. Wait until the first return is processed.',
    details: [
      'If it only repeats what you already reported, do nothing.',
      'Do it before the IRS writes: a CP2000 comes a year or more later, with interest.',
      'A corrected form (W-2c or 1099 “corrected”) replaces the old one.',
      'Until the due date, paying more stops penalties.',
    ],
    source: topic(308, 'Amended returns'),
    words: aliases(
      'w2 came late, got another w-2 after filing, forgot a 1099, late 1099, corrected 1099, w-2c, w2c, forgot to add income, late k-1, received a form after filing, corrected w-2, late k1, k-1 came late, partnership late k1',
    ),
    documents: ['W-2'],
    screen: '/messages',
    see: ['how-to-amend', 'cp2000'],
  },
  {
    id: 'substitute-w2',
    title: 'Employer won’t send a W-2 (Form 4852)',
    verdict:
      'Ask the employer, then call the IRS after February. If it still doesn’t come, file with Form 4852 using your last pay stub.',
    details: [
      'Your wage transcript at irs.gov shows what the employer reported.',
      'If the real W-2 comes later with other numbers, amend.',
      'A former employer that closed may have sent it to the Social Security Administration.',
    ],
    source: topic(154, 'Form W-2 and Form 1099-R (what to do if incorrect or not received)'),
    words: aliases(
      'form 4852, substitute w-2, employer wont send w2, last pay stub, lost w-2, boss refuses w2, company closed no w2, employer out of business, employer closed no w2, employer out of business w2, company went under no w2',
    ),
    documents: ['W-2'],
    screen: '/upload',
    see: ['missing-w2', 'transcript'],
  },
  {
    id: 'e-file-rejects',
    title: 'Common reject reasons',
    verdict:
      'A reject means nothing was filed. The most common reasons are last year’s AGI, a name or SSN, a dependent already claimed, or a missing Form 8962 or IP PIN.',
    details: [
      'AGI: use line 11 of last year’s original return. Enter 0 if that return was filed very late or isn’t processed.',
      'Name and SSN must match the Social Security card. Birth dates too.',
      'Dependent or SSN already used: file with an IP PIN or on paper.',
      'You need Form 8962 if anyone on your return had advance payments of the premium tax credit.',
      `Fix it and send again within ${f.perfectionDays} days after the due date, and it counts as on time.`,
    ],
    source: page(
      'Age, name or SSN rejects, errors, correction procedures',
      'E-file rejects',
      'faqs/electronic-filing-e-file/age-name-ssn-rejects-errors-correction-procedures',
    ),
    words: aliases(
      'efile rejected, reject code, r0000-500, ind-031, ind-032, prior year agi reject, rejected agi, why was my return rejected, ssn name mismatch, f1040-071, rejected because of prior year agi, fix a rejected return',
    ),
    screen: '/file',
    see: ['rejected', 'prior-year-agi', 'ip-pin'],
  },
  {
    id: 'accepted-or-approved',
    title: 'Accepted, approved, sent: status words',
    verdict:
      'Accepted means the IRS has your return and it passed the first checks. Approved means the refund is confirmed with a date. Sent means it is on its way to your bank.',
    details: [
      'Accepted doesn’t mean that everything is right. A letter can still come.',
      'Rejected means not filed.',
      '“Still being processed” can be an identity check or a credit review. Watch your mail for a letter.',
      `Most e-filed refunds come within ${figures.filing.refundDays} days. After that check “Where’s My Refund?” or your IRS online account, or call.`,
    ],
    source: page('Refunds', 'Where’s My Refund? statuses', 'refunds'),
    words: aliases(
      'accepted but not approved, refund status words, return accepted meaning, still being processed, return received, what does accepted mean, refund approved, tax topic 152, stuck on received, proof i filed, how do i know it was filed, was my return received, confirm the irs got my return',
    ),
    see: ['refund-when', 'cp05-review'],
  },
  {
    id: 'health-forms-not-entered',
    title: 'Forms 1095-B and 1095-C',
    verdict:
      'No, you don’t enter Forms 1095-B and 1095-C. Keep them with your records. Only Form 1095-A from the Marketplace matters for the return.',
    details: [
      'There is no federal penalty for being uninsured.',
      'California, Massachusetts, New Jersey, Rhode Island and DC have their own rules on coverage.',
      'A 1095-A goes on Form 8962. Enter it even if you got no help with premiums.',
    ],
    source: page(
      'Questions and answers about health care information forms for individuals',
      'Forms 1095-B and 1095-C',
      'affordable-care-act/questions-and-answers-about-health-care-information-forms-for-individuals',
    ),
    words: aliases(
      '1095-c, 1095-b, 1095c, 1095b, do i need my 1095, proof of insurance, health insurance form from employer, where to enter 1095-c, penalty for no insurance, uninsured penalty, 1095b in the mail',
    ),
    documents: ['1095-C', '1095-B'],
    screen: '/upload',
    see: ['premium-tax-credit', 'form-1095-a'],
  },
  {
    id: 'form-1095-a',
    title: 'Form 1095-A (Marketplace plan)',
    verdict:
      'Enter it, don’t mail it. Form 8962 uses its monthly columns to compare the help you got with the premium tax credit you are due.',
    details: [
      'Column A is the premium, column B the benchmark plan (SLCSP), column C the advance payments.',
      'If column B is blank or wrong, look it up at healthcare.gov or your state’s site.',
      'Without it an e-filed return is rejected, or a letter 12C comes.',
      'A wrong form is corrected by the Marketplace. You find it in your account there.',
    ],
    source: instructions('Form 8962', 'Form 1095-A', 'i8962'),
    words: aliases(
      '1095-a, 1095a, marketplace form, slcsp, column b, healthcare.gov form, obamacare form, do i send 1095-a, wrong 1095-a, lost 1095-a, what do i do with a 1095-a, 1095-a wrong, got a 1095-a, married midyear 1095-a, marketplace for part of the year, on the marketplace for 3 months, obamacare part of the year, 1095-a for a few months',
    ),
    documents: ['1095-A'],
    facts: ['marketplace'],
    screen: '/upload',
    see: ['premium-tax-credit', 'letter-12c'],
  },
  {
    id: 'records-not-entered',
    title: 'Forms you don’t need to enter',
    verdict:
      'Forms 5498, 1095-B, 1095-C, 1098-F and most year-end letters aren’t entered. They are for your records, or confirm what you told us.',
    details: [
      'Form 5498 comes in May and shows IRA contributions and value.',
      'Form 3921 or 3922 shows stock you bought at work. You need it when you sell.',
      'A year-end pay stub isn’t a W-2.',
    ],
    source: publication(17, 'Keeping Records'),
    words: aliases(
      'form 5498, 5498, form 3921, form 3922, do i enter 5498, which forms can i ignore, forms not needed, year end statement, do i need this form',
    ),
    see: ['keep-records', 'health-forms-not-entered'],
  },
  {
    id: 'refund-of-deceased',
    title: 'Refund of someone who died (Form 1310)',
    verdict:
      'A surviving spouse on a joint return needs no form. A court-appointed representative attaches the certificate. Anyone else files Form 1310.',
    details: [
      'Write “deceased”, the name and the date of death on the return.',
      'You can return a check in both names with Form 1310 to get a new one.',
      'The final return covers income up to the day of death.',
    ],
    source: topic(356, 'Decedents'),
    words: aliases(
      'form 1310, refund of dead person, deceased parent refund, refund check in deceased name, executor refund, mom died her refund',
    ),
    screen: '/interview',
    see: ['deceased-return', 'spouse-died'],
  },
  {
    id: 'withhold-more',
    title: 'Two jobs and too little withholding',
    verdict:
      'Each job withholds as if it were your only one. With two jobs or a working spouse, use step 2 of Form W-4, or ask for an extra amount in step 4(c).',
    details: [
      'The IRS Tax Withholding Estimator at irs.gov/w4app figures the amount.',
      'A new W-4 applies to future paychecks, not past ones.',
      'You can claim exempt only if you had no tax liability last year and expect none this year. It ends each February.',
    ],
    source: publication(505, 'Form W-4'),
    words: aliases(
      'two jobs withholding, owe because of two jobs, step 2 w-4, extra withholding, exempt on w-4, w4 married both work, change my withholding, not enough taken out',
    ),
    documents: ['W-2'],
    see: ['w4', 'estimated-tax'],
  },
  {
    id: 'allocated-tips',
    title: 'Allocated tips (box 8)',
    verdict:
      'Add the allocated tips in box 8 of your W-2 to income, unless your own records show that you got less. They aren’t in box 1.',
    details: [
      'Use Form 4137 to pay Social Security and Medicare tax on tips you didn’t report to your employer.',
      'A daily tip record is the proof.',
      `Tips of ${usd(figures.fringe.tipsMonth)} or more in a month are reported to the employer by the tenth of the next month.`,
    ],
    source: publication(531, 'Allocated Tips'),
    words: aliases(
      'allocated tips, box 8, form 4137, unreported tips, box 8 w-2, tips not reported to employer, w2 box 8',
    ),
    documents: ['W-2'],
    facts: ['unreportedTips'],
    screen: '/interview',
    see: ['tips', 'tips-2025'],
  },
  {
    id: 'extension-2025-how',
    title: 'How to ask for an extension',
    verdict: ({ year }, today) =>
      today <= dueDay(year)
        ? `Send Form 4868, or pay online and mark the payment as an extension, by ${day(dueDay(year))}. You then have until ${day(extendedDay(year))} to file.`
        : `It is too late for ${year}: Form 4868 was due ${day(dueDay(year))}. File soon to keep penalties low.`,
    details: [
      'It is automatic. You give no reason.',
      'It doesn’t extend the time to pay. Pay what you expect to owe.',
      'Plainfile has the extension on its own page, to send in the simulator or print.',
      'Most states follow it or have a form of their own.',
    ],
    source: formPage('4868', 'How and when to file'),
    words: aliases(
      'how to get an extension, ask for extension, extension to pay, does an extension give more time to pay, extension form, extend my taxes, need more time',
    ),
    screen: '/file/extension',
    see: ['extension', 'due-date-2025'],
  },
];
