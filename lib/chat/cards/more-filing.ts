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
      'There’s no penalty for filing late if you’re due a refund. File within three years of the due date, or you lose the refund.',
    details: [
      'If you’re due a refund, you don’t need an extension.',
      'If it turns out that you owe, penalties run from the due date.',
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
      'File the missing returns, even if they’re late. That stops the late-filing penalty from growing and lets you claim a refund or set up a payment plan.',
    details: [
      'You lose a refund three years after the due date. But any tax you owe doesn’t go away.',
      'If you don’t file, the IRS can file a substitute return without your deductions and credits, and then collect the tax.',
      'Use that year’s forms. Your wage and income transcript at irs.gov shows your W-2s and 1099s.',
      'Plainfile prepares 2024 and 2025 returns. Your preparer can help with earlier years.',
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
    title: 'How to amend: time limits and status',
    verdict:
      'To claim a refund, file Form 1040-X within three years of filing the original return or two years of paying the tax, whichever is later. Processing takes 8 to 12 weeks, sometimes 16.',
    details: [
      'The form shows the original amounts, the correct amounts, and the reason. You can e-file it for recent years with most software.',
      'You can add a dependent, a credit, or income you forgot, or change your filing status. You can change from joint to separate only until the due date.',
      'After three weeks, use “Where’s My Amended Return?” to track it.',
      'If you owe more, pay when you amend to stop interest. If you’re due a larger refund, wait until you receive your original refund before you amend.',
      'For a return accepted here, Plainfile prepares Form 1040-X. Select “Amend this return” on your filing page.',
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
      'The IRS automatically extends the time to file and pay for people with an address in a federally declared disaster area.',
    details: [
      'If the IRS doesn’t have an address for you in the area, but you moved there or your records are there, call 866-562-5227.',
      'See the list at irs.gov/disaster.',
      'The later deadline covers filing, payments, and IRA contributions.',
      'You may elect to deduct a disaster loss on your return for the year before the disaster.',
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
      'If your home and main place of work are outside the US and Puerto Rico on the due date, you automatically get two more months to file, until mid-June.',
    details: [
      'Interest on unpaid tax still runs from the regular due date in April.',
      'Form 4868 gives you until October. You can request more time, until December, by letter.',
      'Attach a statement to your return that explains why you qualify.',
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
      'If you serve in a combat zone, you have at least 180 days after you leave to file, pay, and contribute to an IRA.',
    details: [
      'You also get any days that were left before the deadline when you entered the combat zone.',
      'Your spouse usually gets the same extension.',
      'The IRS charges no interest or penalties for that period.',
    ],
    source: publication(3, 'Extension of Deadlines'),
    words: aliases(
      'combat zone extension, deployed deadline, military extension, deployed overseas taxes, spouse deployed, military tax deadline',
    ),
    see: ['va-military', 'extension'],
  },
  {
    id: 'late-documents',
    title: 'A W-2 or 1099 that arrived after you filed',
    verdict:
      'If the form changes your income, withholding, or credits, amend with Form 1040-X. Wait until your original return is processed.',
    details: [
      'If the form shows only what you already reported, you don’t have to do anything.',
      'Amend before the IRS contacts you. A CP2000 notice can arrive a year or more later and add interest.',
      'A corrected form (Form W-2c or a 1099 marked “CORRECTED”) replaces the old one.',
      'If you pay the additional tax by the due date, you owe no penalty or interest.',
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
      'Ask your employer first, and call the IRS after the end of February. If you still don’t receive your W-2, file with Form 4852, using your last pay stub.',
    details: [
      'Your wage transcript at irs.gov shows what the employer reported.',
      'If your W-2 arrives later with different amounts, amend your return.',
      'An employer that went out of business may still have sent your W-2 to the Social Security Administration.',
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
    title: 'Common reasons a return is rejected',
    verdict:
      'If your return is rejected, it wasn’t filed. The most common reasons are last year’s AGI, a name or SSN mismatch, a dependent already claimed, or a missing Form 8962 or IP PIN.',
    details: [
      'For AGI, use line 11 of last year’s original return. Enter 0 if you filed that return very late or the IRS hasn’t processed it yet.',
      'Names, SSNs, and dates of birth must match Social Security records.',
      'If a dependent was already claimed, file with an IP PIN or on paper.',
      'You need Form 8962 if anyone on your return had advance payments of the premium tax credit.',
      `If you first sent your return on time, it still counts as timely filed if you resend it within ${f.perfectionDays} days after the due date and the IRS accepts it.`,
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
    title: 'What accepted, approved, and sent mean',
    verdict:
      '“Accepted” means the IRS has your return and it passed the first checks. “Approved” means your refund is confirmed and has a date. “Sent” means your refund is on its way to your bank.',
    details: [
      'An accepted return isn’t necessarily correct. You may still get a letter.',
      '“Rejected” means your return wasn’t filed.',
      '“Still being processed” can mean an identity check or a review of credits. Watch your mail for a letter.',
      `Most e-filed refunds come within ${figures.filing.refundDays} days. After that, check “Where’s My Refund?” or your IRS online account, or call.`,
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
      'No, you don’t enter Forms 1095-B and 1095-C. Keep them with your records. Only Form 1095-A from the Marketplace affects your return.',
    details: [
      'There’s no federal penalty for being uninsured.',
      'California, Massachusetts, New Jersey, Rhode Island, and DC have their own coverage rules.',
      'Form 8962 uses the amounts on Form 1095-A. Enter Form 1095-A even if you didn’t receive advance payments of the premium tax credit.',
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
      'Enter it, but don’t mail it. Form 8962 uses its monthly amounts to compare the advance payments with the premium tax credit you’re eligible for.',
    details: [
      'Column A is the premium, column B is the benchmark plan (SLCSP) premium, and column C is the advance payments.',
      'If column B is blank or wrong, look up the amount at healthcare.gov or your state’s site.',
      'If you had advance payments and leave out Form 8962, the IRS rejects your e-filed return or sends you Letter 12C.',
      'If the form is wrong, ask the Marketplace to correct it. You’ll find the form in your Marketplace account.',
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
      'You don’t enter Forms 5498, 1095-B, 1095-C, 1098-F, and most year-end statements. They’re for your records or just confirm information you already entered.',
    details: [
      'Form 5498 arrives in May and shows your IRA contributions and account value.',
      'Form 3921 or 3922 shows stock you bought through your employer. You’ll need it when you sell.',
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
    title: 'Refund for someone who died (Form 1310)',
    verdict:
      'A surviving spouse filing jointly doesn’t need a form. A court-appointed representative attaches the court certificate. Anyone else files Form 1310.',
    details: [
      'Write “deceased,” the person’s name, and the date of death on the return.',
      'If the check is made out to both spouses, return it with Form 1310 to get a new one.',
      'The final return covers income up to the date of death.',
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
      'Each employer withholds as if it were your only job. With two jobs or a working spouse, use step 2 of Form W-4, or ask for an extra amount in step 4(c).',
    details: [
      'The IRS Tax Withholding Estimator at irs.gov/w4app calculates the amount.',
      'A new W-4 applies to future paychecks, not past ones.',
      'You can claim exempt only if you had no tax liability last year and expect none this year. The exemption expires each February.',
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
      'Report the allocated tips in box 8 of your W-2 as income, unless your own records show you received less. Allocated tips aren’t included in box 1.',
    details: [
      'Use Form 4137 to pay Social Security and Medicare tax on tips you didn’t report to your employer.',
      'A daily tip record is your proof.',
      `If you receive ${usd(figures.fringe.tipsMonth)} or more in tips from one job in a month, report them to your employer by the 10th of the next month.`,
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
    title: 'How to request an extension',
    verdict: ({ year }, today) =>
      today <= dueDay(year)
        ? `By ${day(dueDay(year))}, file Form 4868, or pay online and select “extension” as the reason. You then have until ${day(extendedDay(year))}, to file.`
        : `It’s too late for ${year}. Form 4868 was due ${day(dueDay(year))}. File soon to keep penalties low.`,
    details: [
      'The extension is automatic. You don’t have to give a reason.',
      'An extension doesn’t give you more time to pay. Pay what you expect to owe.',
      'Plainfile has an extension page, where you can send the form to the simulator or print it.',
      'Most states accept the federal extension or have their own form.',
    ],
    source: formPage('4868', 'How and when to file'),
    words: aliases(
      'how to get an extension, ask for extension, extension to pay, does an extension give more time to pay, extension form, extend my taxes, need more time',
    ),
    screen: '/file/extension',
    see: ['extension', 'due-date-2025'],
  },
];
