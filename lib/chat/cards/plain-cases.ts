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
      'No. Since 2019 there’s no federal penalty for going without health insurance, and nothing about it goes on the federal return.',
    details: [
      'California, Massachusetts, New Jersey, Rhode Island and the District of Columbia have their own penalty on the state return.',
      'Forms 1095-B and 1095-C aren’t needed to file. Form 1095-A is.',
      'You can only get the premium tax credit for a marketplace plan.',
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
    title: 'Married, and filing as single',
    verdict:
      'No. If you were married on December 31, you can’t file as single. You file jointly or separately, even if you lived apart.',
    details: [
      'A divorce or legal separation that was final by December 31 makes you unmarried for the year.',
      'With a child at home, you may be considered unmarried and file as head of household: your spouse lived elsewhere the last six months, and you paid over half the cost of the home.',
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
      'Yes, if you’re on active duty in the Armed Forces and moved because of a permanent change of station. You don’t need to itemize (Form 3903).',
    details: [
      'You can deduct packing, shipping, storage up to 30 days in a row, and travel with lodging. Meals aren’t deductible.',
      ({ itemized }) => `Driving counts at ${cents(itemized.medicalMile)} a mile for 2024.`,
      'Deduct only what the government didn’t pay for or reimburse.',
      'Moves to the first post, between posts, and home after active duty qualify. The move home must be within one year.',
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
      'Form 1099-NEC shows pay for work you did without being an employee. Form 1099-MISC shows other income: rents, royalties, prizes, awards.',
    details: [
      'Pay for work goes on Schedule C, where you deduct your costs. Rents and royalties go on Schedule E.',
      'Box 3 of Form 1099-MISC, other income, usually goes on Schedule 1. If it was for regular work, it is business income.',
      `Payers send the forms at ${usd(figures.forms.contractor)} or more for 2024, and at a lower amount for royalties. Report the income either way.`,
    ],
    source: formPage('1099-nec', 'Nonemployee Compensation'),
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
      'No, if the FSA is a general health FSA, yours or your spouse’s: you can’t contribute to an HSA while it covers you. Yes, if it is a limited-purpose FSA.',
    details: [
      'A limited-purpose FSA pays only for dental and vision care. A post-deductible FSA is fine too.',
      'A dependent care FSA has nothing to do with it. You can have one beside an HSA.',
      'A carryover or grace period of a general FSA counts as coverage, unless the balance was zero at year-end.',
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
    title: 'Special assessments for sewers, sidewalks and streets',
    verdict:
      'No. An assessment for something that makes your property more valuable, such as a sewer, sidewalk or street, isn’t deductible. Add it to your basis in the home.',
    details: [
      'The part that pays for repairs, maintenance or interest is deductible as tax, if the bill shows it separately.',
      'Fees for trash, water or sewer use aren’t deductible either.',
      'A homeowners association’s assessment is never a tax.',
    ],
    source: publication(530, 'Real Estate Taxes: assessments for local benefits'),
    words: aliases(
      'special assessment, sewer assessment, city assessment, sidewalk assessment, street assessment, assessment on my house, road assessment, assessment on my property tax bill, sewer line charge from city',
    ),
    see: ['property-tax', 'cost-basis'],
  },
  {
    id: 'business-receipts',
    title: 'Receipts for business costs',
    verdict: `Yes, keep a receipt for every hotel stay, and for any other travel, gift or car expense of ${usd(businessFigures.receipts.from)} or more. Below that, a log is enough.`,
    details: [
      'The log shows the amount, date, place and business purpose. Write it at or near the time.',
      'For supplies and other costs keep receipts, invoices or bank records whatever the amount.',
      'A card statement shows what you paid, not what you bought. Keep both.',
      'If you lost the records, rebuild them from bank statements, email and calendars.',
    ],
    source: publication(463, 'How To Prove Expenses: documentary evidence'),
    words: aliases(
      'receipts for business, do i need receipts for my business, receipts under 75, receipt under 75 dollars, small receipts, no receipt business expense, lost my business receipts, are bank statements enough, proof of business expenses, receipts for meals',
    ),
    facts: ['businesses.expenses', 'businesses'],
    see: ['business-expenses', 'keep-records'],
  },
];
