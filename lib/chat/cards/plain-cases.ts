import * as adjust from '@/lib/tax/us/schedule-1/adjustments';
import { type Card } from './card';
import { figures } from './figures';
import { businessFigures } from './figures-of-business';
import { aliases, cents, usd } from './say';
import { formPage, page, publication, topic } from './sources';

/** Cases of which a broader card gives only the rule: no insurance, married and single, a move by orders, 1099-MISC. */
export const plainCases: readonly Card[] = [
  {
    id: 'no-health-insurance',
    title: 'No health insurance',
    verdict:
      'No. Since 2019, there’s no federal penalty for going without health insurance, and you don’t report it on your federal return.',
    details: [
      'California, Massachusetts, New Jersey, Rhode Island, and the District of Columbia require health coverage. You may owe a penalty on your state return if you went without it.',
      'You don’t need Form 1095-B or 1095-C to file. You do need Form 1095-A.',
      'You can claim the premium tax credit only for a Marketplace plan.',
    ],
    source: page(
      'Individual shared responsibility provision',
      'Overview',
      'affordable-care-act/individuals-and-families/individual-shared-responsibility-provision',
    ),
    words: aliases(
      'no health insurance, penalty for no health insurance, penalty for not having insurance, without health insurance, didn’t have health insurance, uninsured, individual mandate, health insurance penalty, obamacare penalty, insurance fine',
    ),
    see: ['premium-tax-credit'],
  },
  {
    id: 'married-not-single',
    title: 'Can a married person file as single?',
    verdict:
      'No. If you were married on December 31, you can’t file as single. You file jointly or separately, even if you lived apart.',
    details: [
      'If your divorce or legal separation was final by December 31, you’re unmarried for the year.',
      'If your child lived with you for more than half the year, you may be considered unmarried and file as head of household. Your spouse must have lived elsewhere for the last six months of the year, and you must have paid over half the cost of keeping up the home.',
    ],
    source: publication(501, 'Marital Status'),
    words: aliases(
      'married file as single, can husband file single, can my wife file single, file single if we are married, still married file single, file single when married, married but filed single',
    ),
    facts: ['filingStatus'],
    see: ['considered-unmarried', 'joint-or-separate'],
  },
  {
    id: 'military-moving',
    title: 'Military move',
    verdict:
      'Yes, if you’re on active duty in the Armed Forces and moved because of a permanent change of station. Use Form 3903. You don’t need to itemize.',
    details: [
      'You can deduct packing, shipping, storage up to 30 days in a row, and travel with lodging. Meals aren’t deductible.',
      ({ itemized }) => `For driving, you can deduct ${cents(itemized.medicalMile)} a mile for 2024.`,
      'Deduct only costs the government didn’t pay or reimburse.',
      'Moves to your first post, between posts, and home after active duty qualify. You must usually move home within one year after your active duty ends.',
    ],
    source: topic(455, 'Moving expenses for members of the Armed Forces'),
    words: aliases(
      'military move, army moved us, army moved me, navy moved us, air force moved us, pcs move, pcs moving costs, military moving expenses, moved to a new base, deployed and moved, move by military orders',
    ),
    lines: () => [adjust.moving],
    facts: ['adjustments.movingArmedForces'],
    see: ['moving-expenses', 'military-state'],
  },
  {
    id: 'misc-or-nec',
    title: 'Form 1099-MISC and Form 1099-NEC',
    verdict:
      'Form 1099-NEC shows pay for work you did as a nonemployee. Form 1099-MISC shows other income, such as rents, royalties, prizes, and awards.',
    details: [
      'Pay for work goes on Schedule C, where you deduct your expenses. Rents and royalties go on Schedule E.',
      'Other income in box 3 of Form 1099-MISC usually goes on Schedule 1. If it was for regular work, it’s business income.',
      ({ year }) =>
        `For ${year}, payers send these forms if they paid you ${usd(figures.forms.contractor)} or more. The amount is lower for royalties. Report the income either way.`,
    ],
    source: formPage('1099-NEC', 'Nonemployee Compensation'),
    words: aliases(
      '1099-misc vs 1099-nec, 1099 misc vs nec, difference between 1099-misc and 1099-nec, 1099-misc or 1099-nec, misc or nec',
    ),
    documents: ['1099-NEC', '1099-MISC'],
    screen: '/upload',
    see: ['gig-work', 'wrong-1099-nec'],
  },
  {
    id: 'fsa-and-hsa',
    title: 'FSA and HSA together',
    verdict:
      'You can’t contribute to an HSA while you’re covered by a general-purpose health FSA, either yours or your spouse’s. You can have a limited-purpose FSA and an HSA.',
    details: [
      'A limited-purpose FSA pays only for dental and vision care. You can also have a post-deductible FSA.',
      'You can have a dependent care FSA along with an HSA.',
      'A carryover or grace period in a general-purpose FSA counts as coverage, unless the balance was zero at year-end.',
    ],
    source: publication(969, 'Qualifying for an HSA: Other employee health plans'),
    words: aliases(
      'fsa and hsa, hsa and fsa, both an fsa and an hsa, hsa and fsa same time, limited purpose fsa, spouse has fsa can i have hsa, switched from fsa to hsa',
    ),
    facts: ['adjustments.hsa'],
    see: ['health-fsa', 'hsa'],
  },
  {
    id: 'special-assessment',
    title: 'Special assessments for sewers, sidewalks, and streets',
    verdict:
      'No. An assessment for something that makes your property more valuable, such as a sewer, sidewalk, or street, isn’t deductible. Add it to your basis in the home.',
    details: [
      'Any part for repairs, maintenance, or interest is deductible as a tax if the bill shows it separately.',
      'Fees for trash, water, or sewer use aren’t deductible either.',
      'An assessment by a homeowners association isn’t a tax, so you can’t deduct it.',
    ],
    source: publication(530, 'Real Estate Taxes: assessments for local benefits'),
    words: aliases(
      'special assessment, sewer assessment, city assessment, sidewalk assessment, street assessment, assessment on my house, road assessment, assessment on my property tax bill, sewer line charge from city',
    ),
    see: ['property-tax', 'cost-basis'],
  },
  {
    id: 'business-receipts',
    title: 'Receipts for business expenses',
    verdict: `Yes, keep a receipt for every hotel stay, and for any other travel, gift, or car expense of ${usd(businessFigures.receipts.from)} or more. For smaller expenses, a log is enough.`,
    details: [
      'The log must show the amount, date, place, and business purpose. Record each expense at or near the time you pay it.',
      'For supplies and other costs, keep receipts, invoices, or bank records, whatever the amount.',
      'A card statement shows what you paid, not what you bought. Keep the statement and the receipt.',
      'If you lost your records, reconstruct them from bank statements, email, and calendars.',
    ],
    source: publication(463, 'How To Prove Expenses: documentary evidence'),
    words: aliases(
      'receipts for business, do i need receipts for my business, receipts under 75, receipt under 75 dollars, small receipts, no receipt business expense, lost my business receipts, are bank statements enough, proof of business expenses, receipts for meals',
    ),
    facts: ['businesses.expenses', 'businesses'],
    see: ['business-expenses', 'keep-records'],
  },
  {
    id: 'sign-for-spouse',
    title: 'Signing for a spouse who can’t sign',
    verdict:
      'You may sign a joint return for a spouse in a combat zone without a power of attorney, with a statement attached. Otherwise, your spouse must sign or authorize you on Form 2848.',
    details: [
      'If illness or injury keeps your spouse from signing and they tell you to sign, sign their name, then write “By,” your signature, and “Husband” or “Wife.” Attach a dated statement.',
      'If your spouse is away, send them the return to sign. To e-file, each spouse signs with their own PIN.',
      'Both of you are responsible for a joint return.',
    ],
    source: publication(501, 'Signing a joint return'),
    words: aliases(
      'sign for my spouse, sign for my husband, sign for my wife, husband is deployed can i sign, wife is deployed can i sign, spouse deployed sign the return, spouse can’t sign, spouse in the hospital sign, do both spouses have to sign, husband won’t be home to sign, sign my wife’s name, do we both have to sign',
    ),
    facts: ['spouse'],
    see: ['signature-8879', 'power-of-attorney', 'military-deadlines'],
  },
  {
    id: 'notice-of-deficiency',
    title: 'Notice of deficiency (CP3219A, the 90-day letter)',
    verdict:
      'The notice says the IRS plans to charge you more tax, often after a CP2000. If you disagree, you have 90 days from the notice date to petition the US Tax Court without paying.',
    details: [
      'The last day to petition is printed on the notice. The IRS can’t extend it.',
      'If you agree, sign and return Form 5564. You don’t have to amend.',
      'Sending proof to the IRS doesn’t extend the 90 days.',
    ],
    source: page(
      'Understanding your CP3219A notice',
      'What you need to do',
      'individuals/understanding-your-cp3219a-notice',
    ),
    words: aliases(
      'notice of deficiency, cp3219a, 90 day letter, ninety day letter, statutory notice of deficiency, letter 3219, tax court petition, petition the tax court, form 5564, letter 531',
    ),
    screen: '/messages',
    see: ['cp2000', 'irs-letter'],
  },
  {
    id: 'union-strike-pay',
    title: 'Strike pay and union benefits',
    verdict:
      'Yes, strike and lockout benefits from a union, in cash or goods, are usually income. They aren’t income if the union clearly intended them as a gift.',
    details: [
      'Report them as other income on Schedule 1, unless the union gave you a W-2.',
      'Unemployment benefits that a union pays from regular dues are also taxable.',
      'Union dues you pay as an employee aren’t deductible on a federal return.',
    ],
    source: publication(525, 'Union benefits and dues'),
    words: aliases(
      'strike pay, strike benefits, union strike money, lockout benefits, paid by the union while on strike, union paid me, on strike this year, union benefits taxable',
    ),
    facts: ['otherIncome'],
    screen: '/interview',
    see: ['job-expenses', 'income-without-form'],
  },
  {
    id: 'change-an-answer',
    title: 'Changing something before you file',
    verdict:
      'Open the question in the interview, change the answer, and calculate again. Nothing is final until you sign and file.',
    details: [
      'To change a value we read from a document, go to Documents and change it next to that document.',
      'You’ll find a name, date of birth, or SSN under the person it belongs to. Copy it from the Social Security card.',
      'If you already filed your return, amend it after it’s processed.',
    ],
    source: page(
      'If you must amend your return',
      'Before you file',
      'newsroom/if-you-must-amend-your-return',
    ),
    words: aliases(
      'change an answer, change my answer, typed the wrong number, entered the wrong ssn, wrong social on my return, fix a typo, made a mistake before filing, edit my answers, wrong birthday, misspelled my name, i put the wrong amount, go back and change something, can i still change it',
    ),
    screen: '/interview',
    see: ['wrong-reading', 'amend-in-plainfile'],
  },
];
