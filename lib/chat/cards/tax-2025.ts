import { lawOfYear } from '@/lib/tax/us/law/by-year';
import { type Card } from './card';
import { dueDay, extendedDay } from '../due-dates';
import { figures } from './figures';
import { figuresOf } from './figures-of-year';
import { byStatus, day, orJoint, pct, aliases, usd } from './say';
import { formPage, page } from './sources';

const law = lawOfYear(2025);
const { tips, overtime, carLoan, senior, carLoansFrom } = law.additionalDeductions ?? {
  ...law.nextYear.additionalDeductions,
  carLoansFrom: law.firstDay,
};
const { paymentApps: apps2025 } = figuresOf(law);
const { stateTaxLimit, stateTaxPhaseDown } = law.itemized;

const bill = (section: string) =>
  page('One, Big, Beautiful Bill provisions', section, 'newsroom/one-big-beautiful-bill-provisions');
const stepOf = ({ step, perStep }: typeof tips) => `${usd(perStep)} for each ${usd(step)}`;

/** What is new on returns of 2025. */
export const tax2025: readonly Card[] = [
  {
    id: 'tips-2025',
    title: 'No tax on tips (2025 to 2028)',
    verdict: `Starting in 2025, workers in tipped jobs may deduct up to ${usd(tips.cap.single)} of qualified tips. It’s an income tax deduction, not a full exemption, and it doesn’t apply to 2024.`,
    details: [
      'The job must be on the Treasury list of occupations that customarily and regularly received tips by the end of 2024, such as bartenders, servers, hairdressers, and drivers.',
      'Tips must be voluntary. Cash tips, card tips, and shared tips qualify. Automatic service charges don’t.',
      `The deduction is reduced by ${stepOf(tips)} of modified AGI over ${orJoint(tips.phaseOutStart)}.`,
      'You don’t have to itemize. You need an SSN valid for employment, and if you’re married, you must file jointly.',
      'Social Security and Medicare taxes still apply, and so do most state taxes. You must still report all tips.',
    ],
    source: bill('No tax on tips'),
    words: aliases(
      'no tax on tips, tips deduction, tip deduction, tips tax free, bartender tips, waitress tips 2025, tipped occupation, qualified tips, server tips, are tips taxed now, tip income 2025, tips no tax, when does no tax on tips start',
    ),
    facts: ['w2s'],
    documents: ['W-2'],
    screen: '/interview',
    see: ['overtime-2025', 'tips', 'schedule-1-a'],
  },
  {
    id: 'overtime-2025',
    title: 'No tax on overtime (2025 to 2028)',
    verdict: `Starting in 2025, you may deduct the extra half of time-and-a-half pay, up to ${usd(overtime.cap.single)} (${usd(overtime.cap.mfj)} on a joint return). Overtime isn’t tax-free, and the deduction doesn’t apply to 2024.`,
    details: [
      'Only the premium part qualifies, not your regular pay for those hours. The premium is one-third of time-and-a-half pay.',
      'The overtime must be required by the Fair Labor Standards Act.',
      `The deduction is reduced by ${stepOf(overtime)} of modified AGI over ${orJoint(overtime.phaseOutStart)}.`,
      'You don’t have to itemize. You need an SSN valid for employment, and if you’re married, you must file jointly.',
      'Social Security and Medicare taxes still apply. For 2025, the amount may be in box 14 or on a statement from your employer.',
    ],
    source: bill('No tax on overtime'),
    words: aliases(
      'no tax on overtime, overtime deduction, overtime tax free, overtime taxed, time and a half deduction, overtime pay 2025, qualified overtime, ot pay tax, flsa overtime, overtime premium, overtime deduction cap, overtime deduction 2025, overtime no tax, is overtime tax free, when does no tax on overtime start, overtime tax break',
    ),
    facts: ['w2s'],
    documents: ['W-2'],
    screen: '/interview',
    see: ['tips-2025', 'bonus', 'schedule-1-a'],
  },
  {
    id: 'car-loan-2025',
    title: 'Car loan interest deduction (2025 to 2028)',
    verdict: `Starting in 2025, you may deduct up to ${usd(carLoan.cap.single)} a year of interest on a loan for a new, US-assembled car for personal use.`,
    details: [
      `The loan must be made on or after ${day(carLoansFrom)}, and secured by the car. Leases and used cars don’t qualify.`,
      `Cars, SUVs, vans, pickup trucks, and motorcycles with a gross vehicle weight rating under ${figures.personalCar.poundsBelow.toLocaleString('en-US')} pounds qualify.`,
      'You must enter the VIN on your return. The VIN can show where the car was assembled.',
      `The deduction is reduced by ${stepOf(carLoan)} of modified AGI over ${orJoint(carLoan.phaseOutStart)}.`,
      'You don’t have to itemize, and you can claim the deduction even if you’re married filing separately. It doesn’t apply to 2024.',
    ],
    source: bill('No tax on car loan interest'),
    words: aliases(
      'car loan interest, auto loan interest, truck loan interest, deduct car payment, vehicle loan interest, new car interest, interest on my car, new truck loan, car loan deduction, vin deduction, used car loan interest, loan interest on a used car, financed a used car, bought a used car loan interest',
    ),
    facts: ['carLoans'],
    screen: '/interview',
    see: ['schedule-1-a', 'vehicle-registration'],
  },
  {
    id: 'senior-2025',
    title: 'Senior deduction (2025 to 2028)',
    verdict: `From 2025 through 2028, each person who is 65 or older by the end of the year may deduct up to ${usd(senior.each)}, whether or not they itemize.`,
    details: [
      `The deduction is reduced by ${pct(senior.phaseOutRate)} of modified AGI over ${orJoint(senior.phaseOutStart)}.`,
      'This deduction is in addition to the standard deduction and the extra amount for age.',
      'If you’re married, you must file jointly. Each spouse who claims it needs an SSN valid for employment.',
      'The deduction doesn’t change how much of your Social Security is taxable, but it can lower your tax.',
      'The senior deduction doesn’t apply to 2024.',
    ],
    source: bill('Deduction for seniors'),
    words: aliases(
      'senior deduction, senior bonus deduction, 6000 deduction, deduction for seniors, over 65 deduction 2025, bonus deduction, no tax on social security, elderly deduction, extra deduction for 65, new senior thing, new senior break',
    ),
    screen: '/interview',
    see: ['standard-deduction-age', 'social-security-taxable', 'schedule-1-a'],
  },
  {
    id: 'schedule-1-a',
    title: 'Schedule 1-A (2025)',
    verdict:
      'Schedule 1-A of a 2025 return has deductions for tips, overtime, car loan interest, and seniors. You subtract them after AGI.',
    details: [
      'You can claim them whether you itemize or take the standard deduction.',
      'These deductions don’t lower AGI, so they don’t help you stay under limits based on AGI.',
      'All four deductions end after 2028.',
      'Plainfile fills in Schedule 1-A on a 2025 return.',
    ],
    source: formPage('1040', 'Schedule 1-A, Additional Deductions'),
    words: aliases(
      'schedule 1-a, schedule 1a, additional deductions 2025, new deductions 2025, four new deductions, new schedule for tips',
    ),
    screen: '/interview',
    see: ['tips-2025', 'overtime-2025', 'car-loan-2025', 'senior-2025'],
  },
  {
    id: 'salt-2025',
    title: 'SALT limit for 2025',
    verdict: `For 2025, the limit on state and local taxes is ${usd(stateTaxLimit.single)} (${usd(stateTaxLimit.mfs)} if married filing separately). The limit is reduced at higher incomes.`,
    details: [
      `Above modified AGI of ${usd(stateTaxPhaseDown?.start.single ?? 0)} (half if married filing separately), it’s reduced by ${pct(stateTaxPhaseDown?.rate ?? 0)} of the excess.`,
      `The limit is never less than ${usd(stateTaxPhaseDown?.floor.single ?? 0)} (half if married filing separately).`,
      'The limit rises slightly each year through 2029 and returns to the old limit in 2030.',
      'You must itemize. The limit applies to the total of income or sales tax, real estate tax, and personal property tax.',
    ],
    source: bill('State and local taxes'),
    words: aliases(
      'salt cap 2025, salt limit 2025, 40000 salt, salt deduction 2025, salt phase out, new salt cap, salt 40k, state and local tax limit 2025, high earners salt',
    ),
    facts: ['itemized'],
    screen: '/interview',
    see: ['salt', 'itemize-or-standard'],
  },
  {
    id: 'standard-deduction-2025',
    title: 'Standard deduction for 2025',
    verdict: `For 2025, the standard deduction is ${byStatus(law.standardDeduction.amount)}.`,
    details: [
      `Add ${usd(law.standardDeduction.ageOrBlindness.single)} (${usd(law.standardDeduction.ageOrBlindness.mfj)} if married or a qualifying surviving spouse) for each person who is 65 or older, and the same amount for each person who is blind.`,
      'A law passed in July 2025 raised the standard deduction for the whole year.',
      'The senior deduction is separate. You may claim it too.',
    ],
    source: bill('Standard deduction'),
    words: aliases(
      'standard deduction 2025, 2025 standard deduction, new standard deduction, standard deduction next year, how much is standard deduction in 2025',
    ),
    see: ['standard-deduction', 'senior-2025'],
  },
  {
    id: 'child-credit-2025',
    title: 'Child tax credit for 2025',
    verdict: `For 2025, the child tax credit is up to ${usd(law.childCredit.perChild)} for each child under 17. Up to ${usd(law.childCredit.refundablePerChild)} of it can be refunded.`,
    details: [
      `The credit phases out above modified AGI of ${orJoint(law.childCredit.phaseOutStart)}.`,
      'Starting in 2025, you (or one spouse on a joint return) must have an SSN valid for employment. The child must have one too.',
      `The credit for other dependents is still ${usd(law.childCredit.perOtherDependent)}.`,
    ],
    source: bill('Child tax credit'),
    words: aliases(
      'child tax credit 2025, ctc 2025, 2200 child tax credit, child tax credit amount for 2025, new child tax credit, child credit next year',
    ),
    facts: ['dependents'],
    screen: '/interview',
    see: ['child-tax-credit', 'additional-child-tax-credit'],
  },
  {
    id: 'form-1099-k-2025',
    title: 'When payers must send Form 1099-K',
    verdict: `For 2025, payment apps and online marketplaces must send Form 1099-K only if you received more than ${usd(apps2025.above)} in more than ${apps2025.payments} payments during the year. The 2025 law restored that threshold.`,
    details: [
      `For 2024, payment apps and online marketplaces had to send Form 1099-K for payments of more than ${usd(figuresOf(lawOfYear(2024)).paymentApps.above)}.`,
      'Card processors must send the form for any amount, and some states have lower thresholds.',
      'The threshold determines only who receives the form. Income below it is still taxable.',
      'Starting with 2026 payments, the threshold for Forms 1099-NEC and 1099-MISC is higher too.',
    ],
    source: page(
      'Understanding your Form 1099-K',
      'Who gets a Form 1099-K',
      'businesses/understanding-your-form-1099-k',
    ),
    words: aliases(
      '1099-k threshold, 1099-k limit, 600 dollar rule, 20000 and 200 transactions, 1099-k 2025, when do i get a 1099-k, venmo 600 rule',
    ),
    documents: ['1099-K'],
    see: ['payment-apps', 'gig-work'],
  },
  {
    id: 'ended-2025',
    title: 'Credits that ended in 2025',
    verdict: `The clean vehicle credits ended for cars acquired after ${day(figures.energy.carsUpTo)}. Home energy and solar credits ended for items installed after ${day(figures.energy.homeUpTo)}.`,
    details: [
      'A car delivered later still qualifies if you signed a binding contract and made a payment by that date.',
      `A home charger qualifies only if it’s placed in service by ${day(figures.energy.chargerUpTo)}.`,
      'You can still use amounts carried forward from earlier years, such as for solar.',
    ],
    source: bill('Energy credits'),
    words: aliases(
      'ev credit ended, solar credit ending, energy credits 2026, clean vehicle credit end, is the ev credit gone, tesla credit 2025, solar credit expire, heat pump credit expire',
    ),
    screen: '/interview',
    see: ['home-energy'],
  },
  {
    id: 'what-is-new-2025',
    title: 'What’s new for 2025',
    verdict: `New for 2025 are deductions for tips, overtime, car loan interest, and seniors, a child tax credit of ${usd(law.childCredit.perChild)}, a SALT limit of ${usd(stateTaxLimit.single)}, and a larger standard deduction.`,
    details: [
      'The adoption credit is now partly refundable.',
      'The clean vehicle and home energy credits have ended.',
      'The lower tax rates became permanent.',
      'Starting in 2026, people who don’t itemize can deduct a small amount of gifts to charity, and the limit on gambling losses is tighter.',
    ],
    source: bill('Overview'),
    words: aliases(
      'what is new 2025, changes for 2025, new tax law 2025, whats new this year, obbba changes, big beautiful bill, tax changes 2025, what changed in 2025',
    ),
    see: ['schedule-1-a', 'salt-2025', 'child-credit-2025'],
  },
  {
    id: 'charity-2026',
    title: 'Charitable deduction without itemizing (2026)',
    verdict: `Not for 2024 or 2025. Starting in 2026, you may deduct up to ${usd(figures.donations.withoutItemizing2026)} of cash gifts (${usd(figures.donations.withoutItemizing2026Joint)} on a joint return) without itemizing.`,
    details: [
      'You must give money to a public charity. Gifts to donor-advised funds don’t qualify.',
      `Starting in 2026, people who itemize can deduct only gifts above ${pct(figures.donations.floor2026)} of AGI.`,
      'For 2024 and 2025, gifts lower your tax only if you itemize.',
    ],
    source: bill('Charitable contributions'),
    words: aliases(
      'charity without itemizing, donations standard deduction, deduct donations without itemizing, charity 2026, cash donation non itemizer, 300 charity deduction',
    ),
    see: ['charity-cash', 'itemize-or-standard'],
  },
  {
    id: 'due-date-2025',
    title: 'Due date of the 2025 return',
    verdict: (_law, today) =>
      `A 2025 return ${today <= dueDay(2025) ? 'is' : 'was'} due ${day(dueDay(2025))}, or ${day(extendedDay(2025))}, with an extension on Form 4868.`,
    details: [
      'An extension gives you more time to file, not to pay.',
      'The due date is also the last day to contribute to an IRA or HSA for 2025. An extension doesn’t change that.',
      'Plainfile calculates your 2025 return and files it in a simulator, so nothing reaches the IRS. To mail your return, copy the amounts onto the official IRS forms.',
      'Employers send W-2s by early February.',
    ],
    source: page('When to file', 'Due dates', 'filing/individuals/when-to-file'),
    words: aliases(
      'when is 2025 return due, 2025 taxes due, april 15 2026, due date 2026, 2025 tax deadline, deadline for 2025 taxes, when can i file 2025',
    ),
    screen: '/file',
    see: ['due-date', 'year-2025-return'],
  },
];
