import { plans } from '@/lib/billing/plans';
import { type Card } from './card';
import { aliases, usd } from './say';
import { page } from './sources';

const [basic, premium, business] = plans;
const choosing = (section: string) => page('Filing', section, 'filing');

/** Plainfile itself: how things are done, what it costs, who sees what. */
export const product: readonly Card[] = [
  {
    id: 'plans-and-prices',
    title: 'Plainfile’s plans and prices',
    verdict: `Plainfile has three plans for each tax year: ${basic.name} ${usd(basic.price)}, ${premium.name} ${usd(premium.price)}, and ${business.name} ${usd(business.price)}. You pay before you file, not before you see your result.`,
    details: [
      `${basic.name}: W-2s, 1099s, and the standard deduction. ${premium.name}: itemizing, investments, rentals, and a CPA review. ${business.name}: Schedule C and several states.`,
      'The Payments page shows the lowest-priced plan that covers your return.',
      'If you upgrade, you pay only the difference.',
      'Plainfile takes nothing out of your refund.',
    ],
    source: choosing('Filing options'),
    words: aliases(
      'how much does plainfile cost, price, plan, pricing, what does it cost, basic plan, premium plan, business plan, upgrade, which plan do i need, cost of plainfile, is it free, subscription, how much do you charge, what do you charge, your fees',
    ),
    screen: '/payments',
    see: ['price-refund', 'plainfile-filing'],
  },
  {
    id: 'price-refund',
    title: 'Getting a refund for a plan',
    verdict:
      'If you switch to a lower-priced plan on the Payments page, we refund the difference. For any other payment question, send us a message on the Messages page.',
    details: [
      'If you switch to a higher-priced plan, you pay only the difference.',
      'The Payments page lists every refund and every payment with its receipt.',
      'A refund goes back to the card you paid with.',
    ],
    source: choosing('Filing options'),
    words: aliases(
      'refund of my payment, money back plainfile, cancel my plan, downgrade, charged twice, refund what i paid plainfile, receipt, cancel subscription, get my money back',
    ),
    screen: '/payments',
    see: ['plans-and-prices'],
  },
  {
    id: 'plainfile-filing',
    title: 'How to file with Plainfile',
    verdict:
      'Finish the interview, calculate your return, and choose a plan. Then review, sign, and file from the filing page. E-filing is currently simulated, so nothing reaches the IRS.',
    details: [
      'To actually file, print your return, sign it, and mail it.',
      'If you have Premium or Business and an assigned preparer, the preparer approves your return first.',
      'You sign with a five-digit PIN you choose, plus last year’s AGI or PIN.',
      'The filing page shows whether your return was accepted or rejected, and why.',
    ],
    source: choosing('E-file'),
    words: aliases(
      'how do i file, what happens after i file, what happens after i submit, after i hit file, after i press submit, is my return accepted, file my return, efile, e-file, submit my return, sign my return, is it really filed, simulator, test mode, send to irs, ready to file',
    ),
    screen: '/file',
    see: ['paper-return', 'rejected', 'prior-year-agi'],
  },
  {
    id: 'paper-return',
    title: 'Print and mail your return',
    verdict:
      'Download the PDF from your summary, sign and date it, attach your W-2s, and mail it to the IRS address for your state.',
    details: [
      'Both spouses sign a joint return.',
      'The address depends on your state and whether you enclose a payment. Find it at irs.gov/wheretofile.',
      'Use certified mail. If your return is on time, the postmark date counts as the filing date.',
      'Paper returns take much longer than e-filed ones.',
      'Don’t staple a payment to the return. Enclose it with Form 1040-V.',
    ],
    source: page(
      'Where to file paper tax returns with or without a payment',
      'Addresses by state',
      'filing/where-to-file-paper-tax-returns-with-or-without-a-payment',
    ),
    words: aliases(
      'mail my return, paper return, print my return, where to mail, irs address, mailing address, download pdf, print and mail, file by mail, paper file, what do i attach, certified mail, where do i mail the return',
    ),
    screen: '/summary',
    see: ['plainfile-filing'],
  },
  {
    id: 'start-and-save',
    title: 'Start, stop, and come back',
    verdict: 'Your answers save automatically as you go. Sign out anytime and pick up where you left off.',
    details: [
      'The dashboard shows what to do next and what’s missing.',
      'You can skip a question and answer it later.',
      'After a change, calculate again. The summary tells you when its figures are out of date.',
    ],
    source: choosing('Filing steps'),
    words: aliases(
      'save my progress, come back later, start my return, does it save, continue later, where did i leave off, get started, first step, how do i start, begin, autosave, does it autosave, is my work saved, saved automatically',
    ),
    screen: '/interview',
    see: ['start-over', 'upload-documents'],
  },
  {
    id: 'start-over',
    title: 'Start over or undo',
    verdict:
      'You can’t reset the whole return at once. Change any answer in the interview or delete a document, then calculate again.',
    details: [
      'When you delete a document, its values are removed from your return.',
      'You can’t change a filed return. You can only amend it.',
      'In settings, you can delete your account and everything in it.',
    ],
    source: choosing('Filing steps'),
    words: aliases(
      'start over, reset my return, clear my answers, undo, begin again, erase everything, restart, delete my return, change an answer',
    ),
    screen: '/interview',
    see: ['delete-account', 'upload-documents'],
  },
  {
    id: 'upload-documents',
    title: 'Upload documents',
    verdict:
      'Upload PDFs, scans, or phone photos on the Documents page. Plainfile reads each one, and you check any values we aren’t sure of before we use them.',
    details: [
      'Plainfile reads Forms W-2, 1098, 1095-A, SSA-1099, and most 1099s. It identifies other forms, and you enter those in the interview.',
      'A file can be up to 50 MB and can contain several forms.',
      'To take a photo, lay the form flat in good light and get the whole page in the picture. You can use Plainfile on your phone.',
      'If a value was misread, fix it next to the image of the document.',
    ],
    source: choosing('Gather your documents'),
    words: aliases(
      'upload, upload my w2, take a photo, scan, how do i add documents, upload from phone, picture of w-2, which files, pdf upload, file too large, attach documents, take a pic of my w2, take a picture, use my phone camera, snap a photo, where do i upload, add my second w2, add another w2, see my documents, find my documents',
    ),
    screen: '/upload',
    see: ['wrong-reading', 'delete-document'],
  },
  {
    id: 'wrong-reading',
    title: 'A value that was misread',
    verdict:
      'Open the document on the Documents page, select the value, enter what’s printed on the form, and confirm. Then calculate again.',
    details: [
      'The page shows where each value was found.',
      'You can also change the document type or have us read it again.',
      'An amount you enter yourself overrides an amount we read.',
    ],
    source: choosing('Gather your documents'),
    words: aliases(
      'read wrong, wrong amount on w-2, scanned wrong, fix a value, misread, wrong number from document, correct a document, ocr mistake, wrong document type, it read the wrong box, photo came out with wrong numbers, read my w2 wrong, numbers from my photo are wrong',
    ),
    screen: '/upload',
    see: ['upload-documents', 'delete-document'],
  },
  {
    id: 'delete-document',
    title: 'Delete a document',
    verdict:
      'Delete the document on the Documents page. We’ll remove its values from your return. Then calculate again.',
    details: [
      'If you uploaded a form twice, delete one copy. Otherwise, its income will be counted twice.',
      'Answers you entered in the interview stay on your return.',
    ],
    source: choosing('Gather your documents'),
    words: aliases(
      'delete a document, remove a w-2, remove document, uploaded twice, duplicate document, wrong file uploaded, take out a 1099, remove upload',
    ),
    screen: '/upload',
    see: ['upload-documents'],
  },
  {
    id: 'add-person',
    title: 'Add a spouse or a dependent',
    verdict:
      'Add your spouse or a child in the household section of the interview. You’ll need each person’s name, date of birth, and SSN.',
    details: [
      'Your answers determine your filing status.',
      'We’ll ask how long each dependent lived with you, whether they were in school, and who supported them.',
      'For a joint return, one account holds both spouses’ answers, and both spouses sign.',
    ],
    source: choosing('Filing steps'),
    words: aliases(
      'add a child, add my spouse, add dependent, add my wife, add my husband, enter my kids, add baby, remove a dependent, change filing status, joint return two people, can my spouse log in, spouse account, share with my spouse',
    ),
    facts: ['dependents'],
    screen: '/interview',
    see: ['filing-status', 'dependent'],
  },
  {
    id: 'bank-details',
    title: 'Bank account for your refund',
    verdict:
      'Enter or change your bank account in the refund section of the interview anytime before you file. After that, only the IRS can stop a deposit.',
    details: [
      'Use the routing and account numbers from a check or your bank’s app, not the number on a card.',
      'The account must be in your name, your spouse’s name, or both.',
      'To stop a deposit, call the IRS at 800-829-1040. If the account is closed, the bank returns the money, and the IRS usually mails you a check.',
    ],
    source: page(
      'Get your refund faster: direct deposit',
      'Account numbers',
      'refunds/get-your-refund-faster-tell-irs-to-direct-deposit-your-refund-to-one-two-or-three-accounts',
    ),
    words: aliases(
      'change bank account, routing number, account number, direct deposit, enter bank account, update bank info, refund account, deposit my refund, prepaid card refund',
    ),
    facts: ['refund'],
    screen: '/interview',
    see: ['refund-when', 'split-refund'],
  },
  {
    id: 'preparer-help',
    title: 'Your preparer, messages, and review',
    verdict:
      'Send your preparer a message on the Messages page. With Premium or Business, a preparer reviews your return, asks questions, and approves it or sends it back with a note.',
    details: [
      'Your preparer’s questions appear on a separate page and next to the value each one is about.',
      'With those plans, once a preparer is assigned to you, they must approve your return before you can file it.',
      'Your access log shows when the preparer viewed a masked number.',
    ],
    source: choosing('Choose a tax professional'),
    words: aliases(
      'my preparer, message my preparer, cpa review, talk to my preparer, who reviews my return, approve my return, preparer question, contact a cpa, how long does review take, who is my preparer, real person, talk to someone',
    ),
    screen: '/messages',
    see: ['plans-and-prices', 'who-sees-what'],
  },
  {
    id: 'who-sees-what',
    title: 'Who sees your data, and how it’s protected',
    verdict:
      'Only you and your assigned preparer see your return. No one but you can read this chat, and administrators see no tax data.',
    details: [
      'Answers, document values, and calculations are encrypted in storage.',
      'SSNs stay masked until your preparer asks to see one. Each request is logged, and you can view the log in settings.',
      'Nothing goes to an outside AI model without your signed consent.',
      'Turn on two-step verification in settings for extra security.',
    ],
    source: page(
      'Safeguarding taxpayer data',
      'Data security',
      'tax-professionals/safeguarding-taxpayer-data',
    ),
    words: aliases(
      'is my data encrypted, is it safe, safe to upload my ssn, is it safe to upload, security, who can see my return, encryption, can my preparer see this chat, preparer read this chat, access log, is this secure, do you sell data, can my preparer see this',
    ),
    screen: '/settings',
    see: ['two-step', 'delete-account', 'ai-consent'],
  },
  {
    id: 'two-step',
    title: 'Two-step verification',
    verdict:
      'Turn on two-step verification in settings. Scan the code with an authenticator app and keep the recovery codes.',
    details: [
      'After that, you sign in with your password and a code.',
      'Settings shows the devices that are signed in. Sign out any you don’t recognize.',
    ],
    source: page(
      'Identity theft guide for individuals',
      'Protect your accounts',
      'identity-theft-fraud-scams/identity-theft-guide-for-individuals',
    ),
    words: aliases(
      'two factor, 2fa, two-step verification, turn on two factor, authenticator app, recovery codes, sign out devices, mfa, code when i sign in',
    ),
    screen: '/settings',
    see: ['who-sees-what'],
  },
  {
    id: 'password',
    title: 'Your password',
    verdict:
      'Change your password in settings. If you forgot it, select “Forgot your password?” on the sign-in page.',
    details: [
      'We email you a link to choose a new one.',
      'If two-step verification is on, you still need a code or a recovery code to sign in.',
    ],
    source: page(
      'Identity theft guide for individuals',
      'Protect your accounts',
      'identity-theft-fraud-scams/identity-theft-guide-for-individuals',
    ),
    words: aliases(
      'change password, change my password, forgot password, forgot my password, reset password, reset my password, new password, locked out, can not sign in, can not log in',
    ),
    screen: '/settings',
    see: ['two-step'],
  },
  {
    id: 'delete-account',
    title: 'Delete your account or export your data',
    verdict: 'In settings, you can download all your data and delete your account.',
    details: [
      'Download your return first. You should keep a copy for several years.',
      'By law, we keep a filed return and its signatures for three years, and payment records for four.',
      'Deletion can’t be undone.',
    ],
    source: page(
      'How long should I keep records',
      'Period of limitations',
      'businesses/small-businesses-self-employed/how-long-should-i-keep-records',
    ),
    words: aliases(
      'delete my account, close my account, delete my data, export my data, download my data, remove my information, erase my data, gdpr, cancel account',
    ),
    screen: '/settings',
    see: ['keep-records'],
  },
  {
    id: 'ai-consent',
    title: 'AI and your consent',
    verdict:
      'The co-pilot works without any outside service. A language model helps write answers only if you sign a consent. You can withdraw it in settings.',
    details: [
      'For answers, we replace names and numbers before we send anything.',
      'A second consent lets a model read pages our reader isn’t sure of. We cover the names and numbers our reader found.',
      'Every figure is checked against your return or a source before you see it.',
      'The co-pilot never changes your return.',
    ],
    source: page(
      'Section 7216 information center',
      'Consent to disclose or use',
      'tax-professionals/section-7216-information-center',
    ),
    words: aliases(
      'do you use ai, chatgpt, is my data used to train, ai consent, withdraw consent, openai, language model, turn off ai, 7216 consent',
    ),
    screen: '/settings',
    see: ['who-sees-what'],
  },
  {
    id: 'year-2025-return',
    title: 'A 2025 return in Plainfile',
    verdict:
      'Yes. Use the year switch to start a 2025 return. Plainfile calculates your 2025 federal return and files it in the simulator, as it does for 2024.',
    details: [
      'The 2025 calculation includes the new deductions on Schedule 1-A and the higher SALT limit.',
      'Your 2024 return doesn’t change. You can switch between years anytime.',
      'The 2025 PDF is a working copy. To mail a return, copy the amounts onto the official IRS forms.',
      'State returns are currently available only for 2024.',
      'Each year has its own plan.',
    ],
    source: choosing('Filing steps'),
    words: aliases(
      '2025 return, do a 2025 return, start 2025, next year return, switch year, other tax year, can i do 2025 here, tax year 2025, 2023 return, prior year return',
    ),
    screen: '/dashboard',
    see: ['schedule-1-a', 'due-date-2025', 'state-2025'],
  },
  {
    id: 'amend-in-plainfile',
    title: 'Changes after filing',
    verdict:
      'After the IRS accepts your return, select “Amend this return” on your filing page. Plainfile prepares Form 1040-X. You can’t change a return while the IRS is processing it.',
    details: [
      'If the IRS rejected your return, it hasn’t been filed. Fix the error and resend it.',
      'If you file again by the due date, the second return replaces the first (a superseding return). Use the same button.',
      'E-filing is simulated today. If you mailed your return, mail Form 1040-X too.',
      'Plainfile doesn’t prepare amended state returns. The amendment page lists the states where you may have to amend.',
    ],
    source: page('Amended returns', 'When to amend', 'filing/file-an-amended-return'),
    words: aliases(
      'change after filing, fix after i filed, already submitted, edit filed return, unfile, cancel my filing, stop my return, w2 came late, w-2 came late after filing, superseding return, got another 1099 after filing, late form, amend in plainfile, undo filing, take back my filing',
    ),
    screen: '/file',
    see: ['amended-return', 'rejected'],
  },
  {
    id: 'what-plainfile-lacks',
    title: 'What Plainfile can’t do',
    verdict:
      'Plainfile doesn’t prepare partnership, corporate, or estate returns, Form 1040-NR, amended state returns, or 2025 state returns. We’ll tell you if something else isn’t supported.',
    details: [
      'We also don’t support casualty losses of business property (Form 4684, Section B).',
      'Plainfile never leaves anything out without telling you. It won’t calculate a return with an unsupported item until you resolve it.',
      'You’ll see which line or form isn’t supported.',
      'Your preparer can help with the rest.',
    ],
    source: choosing('Filing options'),
    words: aliases(
      'what can plainfile not do, not supported, unsupported form, 1065, 1120s, s corp return, partnership return, why can’t it calculate, estate return, form not available',
    ),
    screen: '/messages',
    see: ['states-covered', 'resident-or-nonresident'],
  },
];
