import { law2025 } from '@/lib/tax/us/law/2025';
import * as adjust from '@/lib/tax/us/schedule-1/adjustments';
import * as extra from '@/lib/tax/us/schedule-1/income';
import * as taxes from '@/lib/tax/us/schedule-2/part-2';
import { extendedDay } from '../due-dates';
import { type Card } from './card';
import { figures } from './figures';
import { savingFigures } from './figures-of-savings';
import { figuresOf } from './figures-of-year';
import { day, pct, aliases, usd } from './say';
import { formPage, publication, topic } from './sources';

const { able, coverdell, tuitionPlan } = savingFigures;
const later = figuresOf(law2025);

/** Accounts for health costs, school and disability. */
export const accountCards: readonly Card[] = [
  {
    id: 'hsa-plan',
    title: 'High-deductible health plan (HDHP)',
    verdict: (law) => {
      const { highDeductible: h } = figuresOf(law);
      return `For 2024 a plan lets you have an HSA if its deductible is at least ${usd(h.deductibleSelf)} (self) or ${usd(h.deductibleFamily)} (family), and out-of-pocket costs are capped at ${usd(h.outOfPocketSelf)} or ${usd(h.outOfPocketFamily)}.`;
    },
    details: [
      'It may pay for preventive care and telehealth before the deductible.',
      'You can’t have other health coverage. Dental, vision, disability and accident insurance are fine.',
      'You qualify month by month, by your coverage on the first day of the month.',
    ],
    from2025: 'From 2026 bronze and catastrophic Marketplace plans count too.',
    source: publication(969, 'High deductible health plan (HDHP)'),
    words: aliases(
      'hdhp, high deductible health plan, is my plan hsa eligible, is my insurance high deductible, minimum deductible for hsa, hsa eligible plan, am i eligible for an hsa, qualify for hsa',
    ),
    facts: ['adjustments.hsa'],
    screen: '/interview',
    see: ['hsa', 'hsa-last-month'],
  },
  {
    id: 'hsa-last-month',
    title: 'HSA last-month rule',
    verdict:
      'If you have a high-deductible plan on December 1, you may put in the full year’s amount. But you must keep such a plan through the end of the following year.',
    details: [
      ({ healthSavings: h }) =>
        `If you don’t keep it, your extra contributions are income, plus ${pct(h.testingTaxRate)}, in the later year.`,
      'Without this rule, you get one-twelfth of the yearly limit for each month.',
      'Death or disability in the testing period is excused.',
    ],
    source: publication(969, 'Last-month rule'),
    words: aliases(
      'last month rule, hsa part year, hsa started mid year, hsa prorated, changed insurance hsa, hsa testing period, lost hdhp, hsa for half the year, started my hdhp, hdhp in september, left my job mid year hsa limit, hsa limit part of the year, hsa for a few months',
    ),
    lines: () => [taxes.hsaTestingTax],
    facts: ['adjustments.hsa'],
    screen: '/interview',
    see: ['hsa', 'excess-hsa'],
  },
  {
    id: 'hsa-spouses',
    title: 'HSAs of a married couple',
    verdict: ({ healthSavings: h }) =>
      `With family coverage you share one limit, ${usd(h.family)} for 2024, and split it as you like. There are no joint HSAs.`,
    details: [
      ({ healthSavings: h }) =>
        `From age ${h.catchUpAge} each can add ${usd(h.catchUp)}, but only to an HSA in their own name.`,
      'Your HSA may pay for your spouse and your dependents, even if they aren’t on the plan.',
      'If one of you has a regular health FSA that can pay for both, neither can put money into an HSA.',
      'Two self-only plans: each has the self-only limit.',
    ],
    appliesTo: 'Married couples.',
    source: publication(969, 'Rules for married people'),
    words: aliases(
      'hsa for spouse, husband and wife hsa, joint hsa, split hsa limit, both have hsa, hsa family limit two accounts, use my hsa for my wife, spouse has fsa, spouse has an fsa, spouse has an fsa can i have an hsa',
    ),
    lines: () => [adjust.hsa],
    facts: ['adjustments.hsa'],
    screen: '/interview',
    see: ['hsa', 'health-fsa'],
  },
  {
    id: 'hsa-medicare',
    title: 'HSA and Medicare',
    verdict:
      'Once you are on any part of Medicare, you can’t put money into an HSA. You can still spend it, for premiums of Medicare Parts B and D too.',
    details: [
      'Figure the limit by the months before Medicare began.',
      'If you sign up after 65, Part A can start up to six months back. Stop putting money in that early.',
      ({ healthSavings: h }) =>
        `From age ${h.distributionTaxUntilAge} money for other things is taxed, without the ${pct(h.distributionTaxRate)} on top.`,
      'Medigap premiums don’t count.',
    ],
    source: publication(969, 'Enrolled in Medicare'),
    words: aliases(
      'hsa medicare, hsa at 65, contribute to my hsa on medicare, medicare and hsa, hsa after 65, signed up for medicare hsa, hsa pay medicare premiums, part a hsa, turned 65 hsa',
    ),
    facts: ['adjustments.hsa', 'hsaDistributions'],
    screen: '/interview',
    see: ['hsa', 'hsa-distributions'],
  },
  {
    id: 'excess-hsa',
    title: 'Too much in an HSA',
    verdict: `Take out the excess and its earnings by the due date of your return, with extensions. What stays in is taxed at ${pct(figures.retirement.excessRate)} a year on Form 5329.`,
    details: [
      'The limit covers your own money, payroll money and your employer’s together.',
      'Excess put in by the employer, or through payroll, is income if it isn’t in box 1 already.',
      'Later, you can use it up by contributing less the next year.',
      ({ year }, today) =>
        `If you filed on time, you ${today <= extendedDay(year) ? 'have' : 'had'} until ${day(extendedDay(year))} for ${year}.`,
    ],
    source: publication(969, 'Excess contributions'),
    words: aliases(
      'excess hsa contribution, too much in my hsa, over contributed hsa, hsa excess penalty, hsa contribution not eligible, contributed to hsa without hdhp',
    ),
    facts: ['adjustments.hsa'],
    documents: ['5498-SA', 'W-2'],
    screen: '/interview',
    see: ['hsa', 'hsa-last-month'],
  },
  {
    id: 'hsa-after-death',
    title: 'HSA after the owner dies',
    verdict:
      'A spouse named as beneficiary takes it over as their own HSA, untaxed. For anyone else it ends, and its value is income of that year.',
    details: [
      'Another beneficiary can subtract the owner’s medical bills paid within a year after the death.',
      'If the estate inherits, the value goes on the owner’s last return.',
      ({ healthSavings: h }) => `The ${pct(h.distributionTaxRate)} tax doesn’t apply.`,
    ],
    source: publication(969, 'Death of HSA Holder'),
    words: aliases(
      'inherited hsa, hsa after death, hsa beneficiary, hsa when someone dies, hsa from my mother, deceased hsa, left me her hsa, mother died hsa, 1099-sa code 4, 1099-sa code 6',
    ),
    lines: () => [extra.hsaIncome],
    facts: ['hsaDistributions'],
    documents: ['1099-SA'],
    see: ['hsa-distributions', 'inheritance'],
  },
  {
    id: 'hsa-adult-child',
    title: 'HSA for an adult child',
    verdict:
      'Your HSA can pay tax free only for you, your spouse and people you can claim as dependents. A child under 26 on your plan who isn’t your dependent doesn’t count.',
    details: [
      'It also counts for someone you could claim except for their income, a joint return, or being claimed yourself.',
      'Such a child can open an HSA of their own, up to the family limit, if no one can claim them.',
      'Divorced parents: a child counts as dependent of both.',
    ],
    source: publication(969, 'Qualified medical expenses'),
    words: aliases(
      'hsa adult child, hsa for my daughter, use hsa for my kids, child on my insurance hsa, hsa for 24 year old, whose bills can hsa pay, whose bills can my hsa pay, hsa for my son',
    ),
    facts: ['hsaDistributions'],
    see: ['hsa-distributions', 'dependent'],
  },
  {
    id: 'health-fsa',
    title: 'Health flexible spending account (FSA)',
    verdict: (law) =>
      `You could set aside up to ${usd(figuresOf(law).flexible.limit)} of pay untaxed for 2024. It is already out of box 1 of your W-2: nothing to enter, nothing to deduct.`,
    details: [
      (law) =>
        `What you don’t use is lost, except up to ${usd(figuresOf(law).flexible.carryover)} carried over or two and a half more months, if your plan allows one of them.`,
      'Costs it paid can’t be deducted as medical expenses.',
      'A regular health FSA rules out an HSA. One only for dental and vision doesn’t.',
      'Self-employed people can’t have one.',
    ],
    from2025: `For 2025: ${usd(later.flexible.limit)}, and ${usd(later.flexible.carryover)} carried over.`,
    source: publication(969, 'Flexible Spending Arrangements (FSAs)'),
    words: aliases(
      'fsa, health fsa, flexible spending account, fsa limit, use it or lose it, fsa carryover, unused fsa money, fsa on w2',
    ),
    facts: ['w2s'],
    documents: ['W-2'],
    see: ['fsa-and-hsa', 'hsa', 'medical-reimbursed'],
  },
  {
    id: 'hra',
    title: 'Health reimbursement arrangement (HRA, ICHRA, QSEHRA)',
    verdict:
      'Reimbursements from your employer’s HRA for medical costs or premiums aren’t income. You can’t deduct those costs again.',
    details: [
      'It can rule out the premium tax credit. An offer of an affordable individual HRA does, even if you decline.',
      'A small employer’s plan (QSEHRA) is in box 12, code FF, of the W-2. It reduces the premium tax credit.',
      'Partners and most owners of an S corporation can’t have one tax free.',
    ],
    source: publication(969, 'Health Reimbursement Arrangements (HRAs)'),
    words: aliases(
      'hra, ichra, qsehra, health reimbursement arrangement, employer reimburses my insurance, box 12 code ff, employer pays my premiums back',
    ),
    facts: ['w2s', 'marketplace'],
    documents: ['W-2'],
    see: ['premium-tax-credit', 'medical-reimbursed'],
  },
  {
    id: 'tuition-plan-529',
    title: '529 college savings plan',
    verdict:
      'Contributions are not deductible on a federal return. Withdrawals are tax free up to the year’s school costs: tuition, fees, books, a computer, and room and board at half time or more.',
    details: [
      `Above the costs, the earnings part is income, and usually ${pct(tuitionPlan.addedTax)} more. Scholarships and attending a service academy excuse that tax.`,
      'Costs used for an education credit or paid by tax-free aid don’t count again.',
      `K-12 tuition counts up to ${usd(figures.school.k12)} a year, student loans up to ${usd(tuitionPlan.loans)} in a lifetime.`,
      'If all went to school costs, don’t enter Form 1099-Q. Keep the receipts. Many states give a deduction.',
    ],
    source: publication(970, 'Qualified Tuition Program (QTP)'),
    words: aliases(
      '529, 529 plan, 529 contribution deductible, 529 withdrawal, 1099-q, college savings plan, college fund, 529 for rent, 529 not used for school, 529 penalty, 529 plan for college, 529 for student loans, 529 to pay student loan',
    ),
    facts: ['education'],
    documents: ['1099-Q'],
    see: ['aotc', 'tuition-529-to-roth', 'k12-tuition'],
  },
  {
    id: 'coverdell',
    title: 'Coverdell education savings account',
    verdict: `Up to ${usd(coverdell.limit)} a year for each child under 18 can go in, without a deduction. Withdrawals for school, from kindergarten through college, are tax free.`,
    details: [
      `The contributor’s income must be below ${usd(coverdell.incomeEnd)}, or ${usd(coverdell.incomeEndJoint)} on a joint return; the amount phases out just below that.`,
      `Earnings used for other things are income, plus ${pct(coverdell.addedTax)}.`,
      'It must be used, or moved to a relative’s account, by age 30, unless the beneficiary has special needs.',
      `Excess contributions are taxed at ${pct(figures.retirement.excessRate)} a year.`,
    ],
    source: topic(310, 'Coverdell education savings accounts'),
    words: aliases(
      'coverdell, coverdell esa, education savings account, education ira, esa for school, esa limit',
    ),
    facts: ['education'],
    documents: ['1099-Q'],
    see: ['tuition-plan-529', 'k12-tuition'],
  },
  {
    id: 'able-account',
    title: 'ABLE account',
    verdict: (law) =>
      `Up to ${usd(figuresOf(law).ableLimit)} for 2024 can go into an account for a person disabled before age ${able.onsetBelow}. It isn’t deductible, and withdrawals for disability costs are tax free.`,
    details: [
      'Housing, education, transport, health and legal help all count.',
      'A beneficiary with a job can add more from pay, and it can count for the saver’s credit.',
      `For other things the earnings are income, plus ${pct(able.addedTax)}. Money from a 529 plan can move in, within the limit.`,
      'Form 1099-QA shows withdrawals.',
    ],
    from2025: `For 2025 the limit is ${usd(later.ableLimit)}. From 2026 the disability must begin before age ${able.onsetBelow2026}.`,
    source: publication(907, 'ABLE Account'),
    words: aliases(
      'able account, 529a, account for disabled child, 1099-qa, able contribution, save for disabled person, 529 able',
    ),
    facts: ['w2s'],
    see: ['tuition-plan-529', 'savers-credit', 'disabled-adult-child'],
  },
  {
    id: 'archer-msa',
    title: 'Archer MSA and Medicare Advantage MSA',
    verdict:
      'An Archer MSA is a forerunner of the HSA for the self-employed and employees of small firms. It’s reported on Form 8853, which Plainfile doesn’t support.',
    details: [
      'With few exceptions, no new Archer MSAs could be opened after 2007. You can roll one over to an HSA tax free.',
      'Form 1099-SA, box 5, shows which account it is.',
      'If you have one, ask your preparer through Messages.',
    ],
    source: formPage('8853', 'Archer MSAs and Long-Term Care Insurance Contracts'),
    words: aliases(
      'archer msa, msa, medical savings account, form 8853, medicare advantage msa, 1099-sa box 5, 5498-sa archer',
    ),
    documents: ['1099-SA'],
    screen: '/messages',
    see: ['hsa'],
  },
];
