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
      return `For 2024, a plan qualifies you for an HSA if its deductible is at least ${usd(h.deductibleSelf)} (self-only) or ${usd(h.deductibleFamily)} (family), and out-of-pocket costs are capped at ${usd(h.outOfPocketSelf)} or ${usd(h.outOfPocketFamily)}.`;
    },
    details: [
      'The plan may cover preventive care and telehealth before you meet the deductible.',
      'You generally can’t have other health coverage. You can have dental, vision, disability, and accident insurance.',
      'You qualify month by month, based on your coverage on the first day of each month.',
    ],
    from2025: 'Starting in 2026, bronze and catastrophic Marketplace plans also qualify.',
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
      'If you’re eligible for an HSA on December 1, you can contribute the full annual limit. But you must stay eligible through the end of the following year.',
    details: [
      ({ healthSavings: h }) =>
        `If you stop being eligible sooner, the extra contributions are income that year. You also owe an additional ${pct(h.testingTaxRate)} tax.`,
      'If you die or become disabled, you owe nothing extra.',
      'Without this rule, your limit is one-twelfth of the yearly limit for each month you qualify.',
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
    title: 'HSAs for a married couple',
    verdict: ({ healthSavings: h }) =>
      `If either of you has family coverage, you share one limit, ${usd(h.family)} for 2024, and can split it as you like. There are no joint HSAs.`,
    details: [
      ({ healthSavings: h }) =>
        `Each spouse who is ${h.catchUpAge} or older can contribute another ${usd(h.catchUp)}, but only to an HSA in their own name.`,
      'You can use your HSA for your spouse’s and dependents’ care, even if they aren’t on your plan.',
      'If either of you has a general-purpose health FSA that covers both of you, neither can contribute to an HSA.',
      'If you each have self-only coverage, the self-only limit applies to each of you.',
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
      'Once you’re enrolled in any part of Medicare, you can’t contribute to an HSA. You can still use the money in it, including for Medicare Part B and D premiums.',
    details: [
      'Your limit for the year is based on the months before Medicare began.',
      'If you sign up after 65, Part A coverage can be retroactive for up to six months. Stop contributing six months before you apply.',
      ({ healthSavings: h }) =>
        `Once you’re ${h.distributionTaxUntilAge}, withdrawals for nonmedical expenses are taxed as income, but the additional ${pct(h.distributionTaxRate)} tax no longer applies.`,
      'Medigap premiums aren’t a qualified expense.',
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
    title: 'Excess HSA contributions',
    verdict: `Withdraw the excess and its earnings by the due date of your return, including extensions. Any excess you leave in the account is taxed at ${pct(figures.retirement.excessRate)} a year on Form 5329.`,
    details: [
      'The limit applies to the total of your own, payroll, and employer contributions.',
      'Excess contributions by your employer or through payroll are income if they aren’t already in box 1 of your W-2.',
      'After that deadline, you can absorb the excess by contributing less than the limit in a later year.',
      ({ year }, today) =>
        `If you filed on time, you ${today <= extendedDay(year) ? 'have' : 'had'} until ${day(extendedDay(year))}, to withdraw it for ${year}.`,
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
      'If your spouse is the beneficiary, the account becomes their own HSA, tax-free. For anyone else, it stops being an HSA. They report its value as income for the year of death.',
    details: [
      'A beneficiary other than a spouse can subtract the owner’s medical bills they pay within one year after the death.',
      'If the estate is the beneficiary, the value is income on the owner’s final return.',
      ({ healthSavings: h }) => `The additional ${pct(h.distributionTaxRate)} tax doesn’t apply.`,
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
      'HSA withdrawals are tax-free only if they pay qualified medical expenses for you, your spouse, or your dependents. You can’t use one for a child under 26 on your plan who isn’t your dependent.',
    details: [
      'You can also use it for someone you could have claimed except that they had too much income, they filed a joint return, or someone else could claim you.',
      'If no one can claim the child, they can open their own HSA and contribute up to the family limit.',
      'A child of divorced parents counts as a dependent of both.',
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
      `You could set aside up to ${usd(figuresOf(law).flexible.limit)} of your pay tax-free in a health FSA for 2024. Box 1 of your W-2 already leaves it out, so there’s nothing to enter or deduct.`,
    details: [
      (law) =>
        `You forfeit any money you don’t use unless your plan lets you carry over up to ${usd(figuresOf(law).flexible.carryover)} or gives you a grace period of two and a half months to spend it.`,
      'You can’t deduct medical expenses that the FSA paid.',
      'You can’t contribute to an HSA if you have a general-purpose health FSA. A limited-purpose FSA (dental and vision care only) is allowed.',
      'Self-employed people can’t have a health FSA.',
    ],
    from2025: `For 2025, the limit is ${usd(later.flexible.limit)}, with a carryover of up to ${usd(later.flexible.carryover)}.`,
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
      'An HRA can make you ineligible for the premium tax credit. If you’re offered an affordable individual-coverage HRA, you can’t claim the credit, even if you decline the offer.',
      'A small employer’s plan (QSEHRA) is reported in box 12 of your W-2 with code FF. It reduces your premium tax credit.',
      'Partners and most S corporation owners can’t receive HRA benefits tax-free.',
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
      'Contributions aren’t deductible on a federal return. Withdrawals are tax-free up to the year’s qualified education expenses. These include tuition, fees, books, a computer, and room and board for students enrolled at least half time.',
    details: [
      `If you withdraw more than those expenses, the earnings part of the excess is taxable, usually with an additional ${pct(tuitionPlan.addedTax)} tax. The additional tax doesn’t apply to an amount equal to a scholarship or the cost of attending a service academy.`,
      'Leave out expenses you used for an education credit or paid with tax-free aid.',
      `K-12 tuition qualifies up to ${usd(figures.school.k12)} a year, and student loan payments up to ${usd(tuitionPlan.loans)} over a lifetime.`,
      'If you spent all of the withdrawal on qualified expenses, don’t enter Form 1099-Q. Keep the receipts. Many states allow a deduction for contributions.',
    ],
    from2025: `More types of K-12 expenses qualify for withdrawals after ${day(figures.school.k12CostsAfter)}. Starting in 2026, the K-12 limit is ${usd(figures.school.k12From2026)}.`,
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
    verdict: `You and others can contribute up to ${usd(coverdell.limit)} a year in total for each child under 18. Contributions aren’t deductible. Withdrawals for qualified education expenses, from kindergarten through college, are tax-free.`,
    details: [
      `The contributor’s income (modified AGI) must be below ${usd(coverdell.incomeEnd)}, or ${usd(coverdell.incomeEndJoint)} on a joint return. The limit phases out just below that.`,
      `Earnings used for anything else are taxable, with an additional ${pct(coverdell.addedTax)} tax.`,
      'The money must be used, or moved to a family member’s account, by age 30, unless the beneficiary has special needs.',
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
      `You and others can contribute up to ${usd(figuresOf(law).ableLimit)} in total for 2024 for a person who became disabled before age ${able.onsetBelow}. Contributions aren’t deductible. Withdrawals for qualified disability expenses are tax-free.`,
    details: [
      'Qualified expenses include housing, education, transportation, health care, and legal fees.',
      'A beneficiary who works can contribute more from their pay. Their contributions may qualify for the saver’s credit.',
      `If the money is used for anything else, the earnings are taxable, with an additional ${pct(able.addedTax)} tax. You can roll over money from a 529 plan, within the limit.`,
      'Form 1099-QA shows withdrawals.',
    ],
    from2025: `For 2025, the limit is ${usd(later.ableLimit)}. Starting in 2026, the disability must have begun before age ${able.onsetBelow2026}.`,
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
      'An Archer MSA is an older type of account, replaced by the HSA, for self-employed people and employees of small businesses. It’s reported on Form 8853, which Plainfile doesn’t support.',
    details: [
      'With few exceptions, no new Archer MSAs could be opened after 2007. You can roll one over to an HSA tax-free.',
      'Form 1099-SA, box 5, shows which type of account it is.',
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
