import * as adjust from '@/lib/tax/us/schedule-1/adjustments';
import * as scheduleA from '@/lib/tax/us/schedule-a/schedule-a';
import { type Card } from './card';
import { excludes, incomeUnder, notSeparate, requires } from './conditions';
import { figures } from './figures';
import { figuresOf } from './figures-of-year';
import { byStatus, cents, day, orJoint, pct, aliases, usd } from './say';
import { formPage, instructions, page, publication, topic } from './sources';
import { type ReturnInput } from '@/lib/tax/facts/return-input';

const selfEmployed = requires(
  "You're self-employed",
  'businesses',
  ({ businesses }: ReturnInput) => businesses.length > 0,
);

/** Adjustments, itemized deductions, and what is not deductible. */
export const deductions: readonly Card[] = [
  {
    id: 'home-office-employee',
    title: 'Home office (employee)',
    verdict: ({ year }) =>
      `No. W-2 employees can't deduct a home office on a ${year} federal return, even if they work from home full time.`,
    details: [
      'Employee job costs have not been deductible since 2018. This is now permanent.',
      'If you also run a business of your own, a space used regularly and only for it can count there.',
      'Your employer can pay you back tax free under an accountable plan.',
      'Statutory employees (box 13 of the W-2 is checked) use Schedule C.',
      'Some states still allow employee expenses on the state return.',
    ],
    conditions: [selfEmployed],
    source: publication(529, 'Unreimbursed Employee Expenses'),
    words: aliases(
      'home office as an employee, work from home deduction, wfh deduction, remote work write off, remote worker, telework, home office w2, work at home for my job, home office deduction employee, work from home for a company, work from home for my employer, work remote desk, deduct my desk',
    ),
    facts: ['businesses.homeOffice'],
    screen: '/interview',
    see: ['job-expenses', 'home-office'],
  },
  {
    id: 'job-expenses',
    title: 'Unreimbursed employee expenses',
    verdict: ({ year }) =>
      `No. Job costs you pay as a W-2 employee, such as tools, uniforms, dues, travel or a phone, are not deductible on a ${year} federal return.`,
    details: [
      'Exceptions with Form 2106: Armed Forces reservists, qualified performing artists, fee-basis government officials, and workers with disability-related costs.',
      'Teachers have the educator expense deduction.',
      'Self-employed people deduct such costs on Schedule C.',
    ],
    from2025: 'The ban was made permanent in 2025.',
    source: publication(529, 'Unreimbursed Employee Expenses'),
    words: aliases(
      'employee expenses, job expenses, work expenses, form 2106, tools for work, union dues, uniforms, work clothes, scrubs, nurse license, work boots, professional dues, commuting cost, license renewal w2, work laptop as an employee, employee laptop',
    ),
    see: ['home-office-employee', 'educator-expenses', 'reservist-artists'],
  },
  {
    id: 'commuting',
    title: 'Commuting',
    verdict:
      'No. Driving between home and your regular workplace is not deductible, for employees or for the self-employed.',
    details: [
      'Employees can’t deduct other work miles either.',
      ({ business }) =>
        `Self-employed trips between work sites or to clients count at ${cents(business.mileageRate)} a mile.`,
      'If your home office is your main place of business, trips from it to clients or other work places are business trips.',
      'Tolls and parking at your regular workplace are commuting too.',
    ],
    source: topic(510, 'Business use of car'),
    words: aliases(
      'commute, commuting, drive to work, gas to work, mileage to my job, subway to work, tolls to work, parking at work, train pass, mileage to work, miles to work, gas to get to work',
    ),
    see: ['job-expenses', 'business-miles'],
  },
  {
    id: 'job-hunting',
    title: 'Job-search costs',
    verdict:
      'No. Resume help, agency fees and travel to interviews have not been deductible on a federal return since 2018.',
    details: [
      'It doesn’t matter if you found a job.',
      'Moving costs for a new job are not deductible either, except for the Armed Forces.',
    ],
    source: publication(529, 'Miscellaneous Deductions'),
    words: aliases(
      'job hunting, job search, resume cost, looking for work expenses, interview travel, headhunter fee, linkedin premium, cost of getting a new job',
    ),
    see: ['moving-expenses', 'job-expenses'],
  },
  {
    id: 'educator-expenses',
    title: 'Educator expense deduction',
    verdict: ({ adjustments: a }) =>
      `Teachers, counselors, principals and aides in grades K to 12 can deduct up to ${usd(a.educatorEach)} of classroom costs, without itemizing.`,
    details: [
      'You must have worked at least 900 hours in a school year.',
      ({ adjustments: a }) =>
        `Two eligible educators on a joint return can deduct up to ${usd(2 * a.educatorEach)}, each for their own costs.`,
      'Books, supplies, computers, software, protective items and professional courses count. Home schooling and preschool don’t.',
    ],
    source: topic(458, 'Educator expense deduction'),
    words: aliases(
      'educator expenses, teacher deduction, classroom supplies, school supplies teacher, teacher 300, teachers write off, schedule 1 line 11, paraprofessional',
    ),
    lines: () => [adjust.educator],
    facts: ['adjustments.educator'],
    screen: '/interview',
    see: ['job-expenses'],
  },
  {
    id: 'student-loan-interest',
    title: 'Student loan interest deduction',
    verdict: ({ adjustments: a }) =>
      `You can deduct up to ${usd(a.studentLoanMaximum)} of student loan interest for 2024 without itemizing. It shrinks above income of ${orJoint(a.studentLoanPhaseOutStart)}.`,
    details: [
      ({ adjustments: a }) =>
        `It is gone at ${usd(a.studentLoanPhaseOutStart.single + a.studentLoanPhaseOutRange.single)}, or ${usd(a.studentLoanPhaseOutStart.mfj + a.studentLoanPhaseOutRange.mfj)} on a joint return.`,
      'Only interest counts, not the loan principal. Form 1098-E, box 1, shows it.',
      'Not on a separate return, and not if someone can claim you as a dependent.',
      'The loan must be in your name and for your, your spouse’s or a dependent’s education. Interest others pay for you counts as paid by you.',
    ],
    conditions: [
      requires(
        'You paid student loan interest',
        'adjustments.studentLoanInterest',
        ({ adjustments }) => Number(adjustments.studentLoanInterest) > 0,
      ),
      excludes(
        'No one can claim you as a dependent',
        'taxpayer.claimableAsDependent',
        ({ taxpayer }) => taxpayer.claimableAsDependent,
      ),
      notSeparate,
      incomeUnder(
        ({ adjustments: { studentLoanPhaseOutStart: start, studentLoanPhaseOutRange: range } }) => ({
          single: start.single + range.single,
          mfj: start.mfj + range.mfj,
          mfs: start.mfs + range.mfs,
          hoh: start.hoh + range.hoh,
          qss: start.qss + range.qss,
        }),
      ),
    ],
    source: topic(456, 'Student loan interest deduction'),
    words: aliases(
      'student loan interest, student loan deduction, 1098-e, student loan payments deductible, sallie mae, nelnet, college loan interest, student loans write off, navient, studnet loan',
    ),
    lines: () => [adjust.studentLoanInterest],
    facts: ['adjustments.studentLoanInterest'],
    documents: ['1098-E'],
    screen: '/interview',
    see: ['parent-loan', 'student-loan-forgiven'],
  },
  {
    id: 'parent-loan',
    title: 'Parent PLUS and co-signed loans',
    verdict:
      'The person legally bound to repay deducts the interest. Parents can for a PLUS loan if the student was their dependent when they borrowed.',
    details: [
      'A parent who pays a child’s own loan can’t deduct. The child can, if no one can claim the child.',
      'A co-signer who pays can deduct what they paid.',
    ],
    source: publication(970, 'Student Loan Interest Deduction'),
    words: aliases(
      'parent plus loan, pay my kids student loan, cosigned student loan, parents pay my loan, plus loan interest',
    ),
    see: ['student-loan-interest'],
  },
  {
    id: 'moving-expenses',
    title: 'Moving expenses',
    verdict: 'No, unless you are on active duty in the Armed Forces and moved because of military orders.',
    details: [
      'Military moves use Form 3903, without itemizing. Deduct only what was not paid back.',
      'For others an employer’s moving payment is taxable wages.',
      ({ itemized }) =>
        `Driving in a military move counts at ${cents(itemized.medicalMile)} a mile for 2024.`,
    ],
    conditions: [
      requires(
        'You have military moving costs',
        'adjustments.movingArmedForces',
        ({ adjustments }) => Number(adjustments.movingArmedForces) > 0,
      ),
    ],
    from2025: 'Permanent since 2025. Intelligence community members join the military from 2026.',
    source: topic(455, 'Moving expenses for members of the Armed Forces'),
    words: aliases(
      'moving expenses, moved for a job, relocation, moving truck, form 3903, moving company, moved to another state cost, u-haul, moved for a new job, uhaul, moved to another state for a job',
    ),
    lines: () => [adjust.moving],
    facts: ['adjustments.movingArmedForces'],
    see: ['job-hunting'],
  },
  {
    id: 'alimony',
    title: 'Alimony',
    verdict: ({ adjustments: a }) =>
      `Alimony under an agreement made after ${day(a.alimonyAgreementsUpTo)} is not deductible and not taxable. Under older agreements the payer deducts and the recipient pays tax.`,
    details: [
      'If you change an old agreement, the new rule applies only if the change says so.',
      'Child support and property settlements are never alimony.',
      'The payer must give the recipient’s SSN and the date of the agreement.',
    ],
    source: topic(452, 'Alimony and separate maintenance'),
    words: aliases(
      'alimony, spousal support, maintenance payments, alimony paid, alimony received, alimoney, ex wife payments, ex husband payments',
    ),
    lines: () => [adjust.alimonyPaid],
    facts: ['adjustments.alimonyPaid', 'alimonyReceived'],
    screen: '/interview',
    see: ['child-support'],
  },
  {
    id: 'child-support',
    title: 'Child support',
    verdict:
      'Child support is not deductible for the parent who pays and not income for the parent who receives it.',
    details: [
      'It does not decide who claims the child. Where the child lives does.',
      'Past-due child support can be taken from your refund.',
    ],
    source: topic(452, 'Child support'),
    words: aliases(
      'child support, pay child support, child support deductible, receive child support, child support income, back child support',
    ),
    see: ['divorced-parents', 'alimony', 'refund-offset'],
  },
  {
    id: 'early-withdrawal-cd',
    title: 'Penalty on early withdrawal of savings',
    verdict:
      'Yes. A bank’s penalty for cashing a CD early is deductible without itemizing. It is in box 2 of Form 1099-INT.',
    details: [
      'Report the full interest. Deduct the penalty on Schedule 1, line 18.',
      'It has nothing to do with the tax on early retirement withdrawals.',
    ],
    source: instructions('Form 1040', 'Schedule 1, line 18', 'i1040gi'),
    words: aliases(
      'cd early withdrawal penalty, broke my cd, cashed cd early, 1099-int box 2, penalty on savings, certificate of deposit penalty',
    ),
    lines: () => [adjust.earlyWithdrawal],
    facts: ['interest.earlyWithdrawalPenalty'],
    documents: ['1099-INT'],
    see: ['early-withdrawal'],
  },
  {
    id: 'jury-duty',
    title: 'Jury duty pay',
    verdict:
      'Jury pay is taxable. If you gave it to your employer because they kept paying you, you deduct the same amount.',
    details: [
      'Report it on Schedule 1, line 8h. The deduction is on line 24a.',
      'Reimbursement for parking or travel to court is not income.',
    ],
    source: instructions('Form 1040', 'Schedule 1, lines 8h and 24a', 'i1040gi'),
    words: aliases(
      'jury duty, jury pay, juror fees, paid for jury, gave jury pay to employer, jury service money',
    ),
    lines: () => [adjust.juryDutyRepaid],
    facts: ['juryDutyPay', 'adjustments.juryDutyRepaid'],
    see: ['gross-income'],
  },
  {
    id: 'reservist-artists',
    title: 'Reservists, performing artists and fee-basis officials',
    verdict: 'These three groups can still deduct job costs, on Form 2106 and without itemizing.',
    details: [
      `Reservists: travel for the reserves more than ${figures.business.reservistMiles} miles from home.`,
      `Performing artists: two or more employers that each paid ${usd(figures.business.performersEach)} or more, costs over ${pct(figures.business.performersShare)} of that pay, and AGI of ${usd(figures.business.performersAgi)} or less before the deduction.`,
      'Fee-basis officials: state or local officials paid by fees.',
      'Plainfile does not figure Form 2106. Ask a preparer through Messages.',
    ],
    source: formPage('2106', 'Employee Business Expenses'),
    words: aliases(
      'reservist travel, national guard travel, performing artist deduction, actor expenses, fee basis official, army reserve drill mileage',
    ),
    screen: '/messages',
    see: ['job-expenses'],
  },
  {
    id: 'medical-expenses',
    title: 'Medical and dental expenses',
    verdict: ({ itemized }) =>
      `If you itemize, you can deduct medical and dental costs you paid yourself, but only the part above ${pct(itemized.medicalFloor)} of your AGI.`,
    details: [
      'Counts: doctors, dentists, hospitals, prescriptions, glasses, hearing aids, therapy and premiums you paid with taxed money.',
      'Doesn’t count: cosmetic surgery, vitamins, over-the-counter drugs, and anything paid back or paid from an HSA or FSA.',
      ({ itemized }) =>
        `Driving to care counts at ${cents(itemized.medicalMile)} a mile, plus parking and tolls.`,
      'The year you paid counts, not the year of treatment. A credit card charge counts when charged.',
    ],
    source: topic(502, 'Medical and dental expenses'),
    words: aliases(
      'medical expenses, medical bills, doctor bills, hospital bill, dental, medical deduction, health expenses, prescriptions, copays, medicine, medical expences, percent of my income medical, medical before it counts, insulin, test strips, how much medical can i deduct, deduct medical',
    ),
    lines: () => [scheduleA.medicalDeduction],
    facts: ['itemized.medical'],
    documents: ['receipt'],
    screen: '/interview',
    see: ['medical-list', 'medical-premiums', 'whose-medical-bills', 'medical-reimbursed', 'medical-travel'],
  },
  {
    id: 'medical-list',
    title: 'What counts as medical care',
    verdict:
      'Care must treat or prevent illness, or affect how the body works. Braces, glasses, contacts, LASIK, therapy, IVF, hearing aids and wheelchairs count.',
    details: [
      ({ itemized }) =>
        `They help only if you itemize and all medical costs are over ${pct(itemized.medicalFloor)} of AGI.`,
      'Not: gym fees, vitamins, teeth whitening, cosmetic surgery, maternity clothes and funeral costs.',
      'A weight-loss program counts only if a doctor orders it for a disease such as obesity or high blood pressure.',
      'Smoking programs, birth control and service animals count.',
      'Cannabis does not count, even with a state card.',
    ],
    source: publication(502, 'What Medical Expenses Are Includible?'),
    words: aliases(
      'braces, glasses, contacts, lasik, therapy, gym membership, vitamins, ivf, fertility, hearing aids, weight loss, massage, acupuncture, service dog, cosmetic surgery, adult diapers, incontinence supplies, bandages and supplies, wheelchair, cosmetic',
    ),
    facts: ['itemized.medical'],
    see: ['medical-expenses'],
  },
  {
    id: 'medical-premiums',
    title: 'Health insurance premiums',
    verdict:
      'Premiums count as medical expenses only if you paid them with taxed money. Premiums your employer took out before tax don’t count.',
    details: [
      'COBRA, Medicare Parts B and D, Medigap and dental plans count.',
      'Marketplace premiums count only for the part you paid after the tax credit.',
      'Self-employed people may deduct premiums without itemizing.',
      'Life and disability insurance don’t count.',
    ],
    source: publication(502, 'Insurance Premiums'),
    words: aliases(
      'health insurance premiums, cobra, medicare premiums, part b premium, medigap, deduct health insurance, insurance from paycheck, dental insurance',
    ),
    facts: ['itemized.medical', 'socialSecurity.medicarePremiums'],
    see: ['long-term-care-premiums', 'medical-expenses'],
  },
  {
    id: 'long-term-care-premiums',
    title: 'Long-term care insurance premiums',
    verdict: (law) => {
      const { longTermCare: c } = figuresOf(law);
      return `They count as medical expenses up to a limit by age. For 2024: ${usd(c.upTo40)} to age 40, ${usd(c.upTo50)} to 50, ${usd(c.upTo60)} to 60, ${usd(c.upTo70)} to 70.`;
    },
    details: [
      (law) =>
        `Over 70 the limit is ${usd(figuresOf(law).longTermCare.over70)}. Each spouse has a limit of their own.`,
      'The contract must be qualified. Your insurer can tell you.',
      `Benefits of 2024 are tax free up to ${usd(figures.longTermCare.perDay)} a day, or your real costs if higher. They come on Form 1099-LTC.`,
    ],
    source: publication(502, 'Qualified Long-Term Care Insurance Contracts'),
    words: aliases(
      'long term care insurance, ltc premiums, long-term care, 1099-ltc, nursing home insurance, ltc benefits',
    ),
    documents: ['1099-LTC'],
    see: ['medical-expenses', 'nursing-home'],
  },
  {
    id: 'nursing-home',
    title: 'Nursing home and assisted living',
    verdict:
      'If the person is there mainly for medical care, the whole cost counts, meals and lodging too. Otherwise only the medical part does.',
    details: [
      'A chronically ill person needs a plan of care from a licensed provider for help with daily living to count.',
      'The cost counts for you, your spouse or a dependent.',
    ],
    source: publication(502, 'Nursing Home'),
    words: aliases(
      'nursing home, assisted living, memory care, home health aide, caregiver cost, in home care, hospice',
    ),
    see: ['parent-nursing-home', 'medical-expenses'],
  },
  {
    id: 'whose-medical-bills',
    title: 'Whose medical bills count',
    verdict:
      'Bills you paid for yourself, your spouse and your dependents count. So do bills for a relative you support whose income is too high to claim.',
    details: [
      'Both divorced parents can deduct what each paid for a child, whoever claims the child.',
      'A bill paid for someone who was your dependent when treated or when you paid counts.',
    ],
    source: publication(502, 'Whose Medical Expenses Can You Include?'),
    words: aliases(
      'pay moms medical bills, whose medical, medical bills for parent, medical for my child, paid for someone elses surgery, dead relatives medical bills, moms hospital bill, paid my parents hospital bill',
    ),
    see: ['medical-expenses', 'parent-nursing-home'],
  },
  {
    id: 'medical-reimbursed',
    title: 'Medical costs reimbursed or paid from an HSA or FSA',
    verdict: 'No. Costs that insurance, an HSA, an FSA or an HRA paid can’t be deducted again.',
    details: [
      'If insurance pays you back in a later year, the part you deducted is income then.',
      'Premiums paid before tax through work are out for the same reason.',
    ],
    source: publication(502, 'How Do You Treat Reimbursements?'),
    words: aliases(
      'medical reimbursed, paid with hsa deduct, fsa double dip, insurance reimbursed, hsa and itemize, deduct what hsa paid',
    ),
    see: ['medical-expenses', 'hsa-distributions'],
  },
  {
    id: 'medical-travel',
    title: 'Travel and lodging for medical care',
    verdict: ({ itemized }) =>
      `Trips to get care count: real costs of gas and oil or ${cents(itemized.medicalMile)} a mile for 2024, plus parking, tolls, bus, taxi or airfare.`,
    details: [
      `Lodging near a hospital or clinic counts up to ${usd(figures.medical.lodgingNight)} a night for each person, if the trip is for care and not for vacation.`,
      'Meals on the trip don’t count. A trip for general health doesn’t either.',
    ],
    source: publication(502, 'Transportation'),
    words: aliases(
      'medical mileage, drive to doctor, hospital parking, travel for surgery, lodging for treatment, uber to hospital, medical travel, drive to chemo, drive to the doctor, miles to the doctor, mileage for doctor visits, mileage to the doctor, miles i drive to chemo',
    ),
    facts: ['itemized.medicalMiles'],
    see: ['medical-expenses'],
  },
  {
    id: 'medical-home-changes',
    title: 'Home changes for medical reasons',
    verdict:
      'Ramps, grab bars, wider doors and the like for a disability count in full. Improvements that raise the home’s value count only above that rise.',
    details: [
      'A pool, elevator or air conditioner needs a medical reason and a before-and-after value.',
      'Upkeep counts as long as the medical reason lasts.',
    ],
    source: publication(502, 'Capital Expenses'),
    words: aliases(
      'wheelchair ramp, home modifications, stair lift, bathroom for disabled, swimming pool medical, elevator at home, walk in tub',
    ),
    see: ['medical-expenses'],
  },
  {
    id: 'salt',
    title: 'State and local taxes (SALT)',
    verdict: ({ itemized }) =>
      `If you itemize, state and local income or sales taxes plus property taxes are deductible up to ${usd(itemized.stateTaxLimit.single)} for 2024, ${usd(itemized.stateTaxLimit.mfs)} if married filing separately.`,
    details: [
      'Choose income tax or sales tax, not both.',
      ({ year }) =>
        `State tax withheld on your W-2 and state payments you made in ${year} count, even for an earlier year.`,
      'The limit covers all of it together, also on a joint return.',
      'Property tax of a business or rental is deducted there, without the limit.',
    ],
    from2025: ({ nextYear: { stateTaxes: s } }) =>
      `For 2025 the limit is ${usd(s.limit.single)} (${usd(s.limit.mfs)} separately). It falls with income above ${usd(s.phaseDownStart.single)}, down to ${usd(s.floor.single)}.`,
    source: topic(503, 'Deductible taxes'),
    words: aliases(
      'salt, salt cap, state taxes deduction, state income tax, state and local tax, local tax deduction, 10000 cap, city tax, state withholding deduct, limit on property and state tax, deduct state taxes',
    ),
    lines: () => [scheduleA.taxesDeducted, scheduleA.limitedStateTaxes],
    facts: ['itemized.stateIncomeTaxPaid', 'w2s.states'],
    screen: '/interview',
    see: ['property-tax', 'sales-tax', 'itemize-or-standard', 'state-refund'],
  },
  {
    id: 'property-tax',
    title: 'Real estate (property) tax',
    verdict:
      'Yes, if you itemize. Real estate tax on property you own counts toward the state and local tax limit.',
    details: [
      ({ itemized }) =>
        `The limit for 2024 is ${usd(itemized.stateTaxLimit.single)} for all state and local taxes together, ${usd(itemized.stateTaxLimit.mfs)} if married filing separately.`,
      ({ year }) => `Only what reached the tax office in ${year} counts. Money still in escrow doesn’t.`,
      'Charges for services such as trash or water, HOA fees, and assessments for new sidewalks or sewers don’t count.',
      'In the year of a sale, buyer and seller split the tax by days.',
      'Foreign real estate tax is not deductible.',
    ],
    source: publication(530, 'Real Estate Taxes'),
    words: aliases(
      'property tax, real estate tax, house tax, property taxes, escrow taxes, hoa, special assessment, land tax, foreign property tax, taxes on my home, property tax proration, house taxes, deduct my house taxes, property tax on two homes, property taxes on second home, property tax on land',
    ),
    lines: () => [scheduleA.realEstateTaxes],
    facts: ['itemized.realEstateTax'],
    documents: ['1098'],
    screen: '/interview',
    see: ['salt', 'mortgage-interest'],
  },
  {
    id: 'foreign-property-tax',
    title: 'Property tax paid to another country',
    verdict:
      'No. Real estate tax on property in another country isn’t deductible on Schedule A. Income tax paid to another country may count as a credit or a deduction.',
    details: [
      'Mortgage interest on a second home abroad can still count if the loan is secured by that home.',
      'On a rental abroad, property tax is a rental expense on Schedule E.',
    ],
    source: publication(17, 'Foreign real property taxes'),
    words: aliases(
      'foreign property tax, property tax abroad, property tax in mexico, real estate tax overseas, house in another country property tax, land taxes abroad',
    ),
    see: ['property-tax', 'foreign-tax-credit'],
  },
  {
    id: 'sales-tax',
    title: 'Sales tax deduction',
    verdict:
      'You can deduct state and local sales tax instead of income tax. It helps in states without an income tax or after a large purchase.',
    details: [
      'Use the IRS table for your income and family, plus tax on a car, boat or home; or add up receipts.',
      'It is part of the same state and local tax limit.',
      'Plainfile has the table: give the places where you lived.',
    ],
    source: instructions('Schedule A', 'Line 5a', 'i1040sca'),
    words: aliases(
      'sales tax deduction, deduct sales tax, sales tax on car, bought a car sales tax, no state income tax deduction, sales tax table, texas sales tax, florida sales tax',
    ),
    lines: () => [scheduleA.stateTaxes],
    facts: ['itemized.useSalesTax', 'itemized.salesTaxPlaces'],
    screen: '/interview',
    see: ['salt'],
  },
  {
    id: 'vehicle-registration',
    title: 'Car registration and personal property tax',
    verdict: 'Only a yearly fee, or the part of it, that is based on the car’s value counts, if you itemize.',
    details: [
      'Flat fees, fees by weight, tolls and driver’s license fees don’t count.',
      'It falls under the state and local tax limit.',
    ],
    source: topic(503, 'Personal property taxes'),
    words: aliases(
      'car registration, vehicle registration, dmv fees, car tags, license plate tax, personal property tax, car tax, excise tax on car, tag renewal',
    ),
    lines: () => [scheduleA.personalPropertyTaxes],
    facts: ['itemized.personalPropertyTax'],
    see: ['salt'],
  },
  {
    id: 'mortgage-interest',
    title: 'Home mortgage interest',
    verdict: ({ itemized }) =>
      `Yes, if you itemize. Interest counts on up to ${usd(itemized.mortgageLimit.single)} of debt used to buy, build or improve your main home and one second home.`,
    details: [
      ({ itemized }) =>
        `For loans made by ${day(itemized.earlierMortgagesUpTo)} the limit is ${usd(itemized.earlierMortgageLimit.single)}. Married filing separately has half of each.`,
      'Form 1098, box 1, shows the interest.',
      'You must be bound by the loan and own the home, and the loan must be secured by it.',
      'Principal, homeowners insurance and down payments are not deductible.',
    ],
    source: publication(936, 'Part I. Home Mortgage Interest'),
    words: aliases(
      'mortgage interest, home loan interest, house payment, mortgage deduction, 1098 box 1, 1098 mortgage, deduct my mortgage, home interest, morgage interest',
    ),
    lines: () => [scheduleA.mortgageInterest],
    facts: ['itemized.mortgages'],
    documents: ['1098'],
    screen: '/interview',
    see: ['points', 'heloc', 'mortgage-insurance', 'second-home', 'refinance'],
  },
  {
    id: 'points',
    title: 'Points',
    verdict:
      'Points paid to buy or build your main home can usually be deducted in full in that year. Points on a refinance are spread over the loan.',
    details: [
      'Full deduction needs points that are usual in your area, a percentage of the loan, shown on the closing statement, and covered by your own funds.',
      'Points the seller paid count as yours. Lower your basis by them.',
      'Left-over points are deductible when you pay off or refinance with another lender.',
    ],
    source: topic(504, 'Home mortgage points'),
    words: aliases(
      'points, mortgage points, discount points, loan origination fee, 1098 box 6, buy down rate, closing points, points we paid, points on the new house, points when we bought',
    ),
    lines: () => [scheduleA.otherPoints],
    facts: ['itemized.mortgages'],
    see: ['mortgage-interest', 'closing-costs'],
  },
  {
    id: 'closing-costs',
    title: 'Closing costs and down payment',
    verdict:
      'Mostly no. Only mortgage interest, points and property tax paid at closing are deductible. Title fees, transfer tax and the like raise your basis.',
    details: [
      'A higher basis lowers the gain when you sell.',
      'Appraisal, credit report and loan fees are neither deductible nor basis.',
      'There’s no federal credit in 2024 just for buying a home.',
    ],
    source: publication(530, 'Settlement or closing costs'),
    words: aliases(
      'closing costs, bought a house, first time home buyer, home buyer credit, down payment, title insurance, escrow fee, new house tax break, homebuyer',
    ),
    see: ['mortgage-interest', 'points', 'cost-basis'],
  },
  {
    id: 'heloc',
    title: 'Home equity loan or HELOC',
    verdict:
      'Interest counts only if the money was used to buy, build or substantially improve the home that secures the loan. Paying off cards or cars doesn’t count.',
    details: [
      'It shares the same debt limit as your first mortgage.',
      'Keep records of what the money was used for.',
      'Money used for a business or investment may be deductible there.',
    ],
    source: publication(936, 'Home equity debt'),
    words: aliases(
      'heloc, home equity loan, home equity line, second mortgage, equity loan interest, heloc for credit cards, heloc remodel',
    ),
    facts: ['itemized.mortgages'],
    see: ['mortgage-interest'],
  },
  {
    id: 'refinance',
    title: 'Refinancing',
    verdict:
      'Interest on a refinanced mortgage counts up to the old balance. Cash you took out counts only if it went into the home.',
    details: [
      'Points are spread over the life of the new loan.',
      'The old loan’s date carries over for the higher limit, up to the balance refinanced and until the old loan would have ended.',
    ],
    source: publication(936, 'Refinanced home acquisition debt'),
    words: aliases(
      'refinance, refi, cash out refinance, refinanced my house, refinance points, two 1098s refinance, cash-out',
    ),
    see: ['mortgage-interest', 'points'],
  },
  {
    id: 'mortgage-insurance',
    title: 'Mortgage insurance (PMI)',
    verdict: ({ year }) =>
      `No. Mortgage insurance premiums are not deductible for ${year}, even though Form 1098, box 5, shows them.`,
    details: ['The deduction ended after 2021.', 'On a rental property the premiums are a rental expense.'],
    from2025: `It is still not deductible for 2025. From 2026 it counts again for people who itemize, and shrinks with AGI above ${usd(figures.mortgageInsurance.phaseOutStart)}.`,
    source: publication(936, 'Mortgage insurance premiums'),
    words: aliases(
      'pmi, mortgage insurance, private mortgage insurance, fha mip, 1098 box 5, mip, funding fee',
    ),
    facts: ['itemized.mortgages'],
    see: ['mortgage-interest'],
  },
  {
    id: 'second-home',
    title: 'Second home, boat, RV or timeshare',
    verdict:
      'Yes, interest on one second home counts. A boat or RV counts as a home if it has sleeping, cooking and toilet facilities.',
    details: [
      'A third home doesn’t count.',
      'If you rent it out, you must also use it yourself more than 14 days or a tenth of the rented days, whichever is longer.',
      'Property tax on any number of homes counts, within the limit.',
    ],
    source: publication(936, 'Second home'),
    words: aliases(
      'second home, vacation home interest, boat loan interest, rv interest, timeshare, cabin mortgage, two mortgages, two houses',
    ),
    see: ['mortgage-interest'],
  },
  {
    id: 'rent-paid',
    title: 'Rent you pay for your home',
    verdict: 'No. Rent for your own home is not deductible on a federal return.',
    details: [
      'A home office of your own business can use a share of the rent.',
      'Some states have a renter’s credit.',
    ],
    source: publication(529, 'Nondeductible Expenses'),
    words: aliases(
      'rent deduction, deduct rent, apartment rent, renters credit, i pay rent, lease payments home, renter tax break, utilities at home',
    ),
    see: ['home-office', 'state-returns'],
  },
  {
    id: 'charity-cash',
    title: 'Gifts to charity: cash',
    verdict: ({ itemized }) =>
      `If you itemize, cash gifts to qualified charities are deductible up to ${pct(itemized.cashGiftShare)} of AGI. For 2024, you can’t deduct them without itemizing.`,
    details: [
      `Keep a bank record or receipt for every gift. Each gift of ${usd(figures.donations.receipt)} or more needs a letter from the charity before you file.`,
      'If you got something back, such as a dinner, subtract its value. Gifts to some private foundations have a lower limit.',
      `What is above the limit carries forward ${figures.donations.carryYears} years.`,
      'Political gifts, raffle tickets and gifts to single people don’t count.',
    ],
    from2025: `From 2026, people who don’t itemize can deduct up to ${usd(figures.donations.withoutItemizing2026)} of cash gifts (${usd(figures.donations.withoutItemizing2026Joint)} joint). For itemizers, gifts count only above ${pct(figures.donations.floor2026)} of AGI.`,
    source: topic(506, 'Charitable contributions'),
    words: aliases(
      'charity, donation, donations, church, tithe, tithing, charitable contributions, gave to charity, gifts to charity, donate money, red cross, give to charity without receipts',
    ),
    lines: () => [scheduleA.cashGifts],
    facts: ['itemized.charityCash'],
    documents: ['receipt'],
    screen: '/interview',
    see: ['charity-goods', 'charity-not', 'charity-stock', 'itemize-or-standard'],
  },
  {
    id: 'charity-goods',
    title: 'Gifts of clothes and household items',
    verdict: 'Yes, if you itemize. Count the thrift-shop value of items in good used condition or better.',
    details: [
      `Over ${usd(figures.donations.form8283)} in all needs Form 8283. Over ${usd(figures.donations.appraisal)} for an item or group needs an appraisal.`,
      'Keep a receipt with the place, the date and a list.',
      `If the charity sells your car for more than ${usd(figures.donations.vehicle)}, your deduction can’t be more than the sale price. To deduct more than ${usd(figures.donations.vehicle)}, attach Form 1098-C.`,
      `If it sells for ${usd(figures.donations.vehicle)} or less, you can deduct the car’s value up to ${usd(figures.donations.vehicle)}.`,
    ],
    source: publication(561, 'Household goods'),
    words: aliases(
      'goodwill, salvation army, donated clothes, donate furniture, noncash donations, form 8283, donated my car, car donation, 1098-c, thrift store donation, donated my old car, gave my old car to charity',
    ),
    lines: () => [scheduleA.propertyGifts],
    facts: ['itemized.charityNoncash'],
    documents: ['1098-C'],
    screen: '/interview',
    see: ['charity-cash'],
  },
  {
    id: 'charity-stock',
    title: 'Giving stock or other property that grew',
    verdict: ({ itemized }) =>
      `Stock held more than a year is deductible at full value, and the gain is never taxed. The limit is ${pct(itemized.appreciatedGiftShare)} of AGI.`,
    details: [
      'Held a year or less, only your cost counts.',
      'A donor-advised fund counts when you give to the fund, not when it pays out.',
      'If the stock lost value, sell it first and give the cash.',
    ],
    source: publication(526, 'Giving Property That Has Increased in Value'),
    words: aliases(
      'donate stock, give stock to charity, donor advised fund, daf, appreciated stock gift, gift shares charity',
    ),
    see: ['charity-cash', 'holding-period'],
  },
  {
    id: 'charity-volunteer',
    title: 'Volunteer costs',
    verdict: ({ itemized }) =>
      `Your time is not deductible. Costs you paid to volunteer are, and driving counts at ${cents(itemized.charityMile)} a mile.`,
    details: [
      'Uniforms you can’t wear elsewhere and supplies count.',
      'Travel counts only without a real element of vacation.',
    ],
    source: publication(526, 'Out-of-Pocket Expenses in Giving Services'),
    words: aliases(
      'volunteer, volunteering, volunteer mileage, charity miles, volunteer hours, my time for charity, scout leader expenses, volunteer gas, gas i drive to volunteer, volunteer at the shelter',
    ),
    facts: ['itemized.charityMiles'],
    see: ['charity-cash'],
  },
  {
    id: 'charity-not',
    title: 'Gifts that don’t count',
    verdict:
      'No deduction for gifts to people in need, crowdfunding for a person, political campaigns, raffle tickets, tuition or the value of your time.',
    details: [
      'Foreign charities usually don’t count. Treaties make exceptions for Canada, Israel and Mexico.',
      'For a ticket or dinner, only the part above its value counts.',
      'Check a charity in the IRS Tax Exempt Organization Search.',
    ],
    source: publication(526, 'Contributions You Cannot Deduct'),
    words: aliases(
      'gofundme donation, political donation, campaign contribution, raffle ticket, gave money to friend, church school tuition, donate to a family, foreign charity, pta, homeless person',
    ),
    see: ['charity-cash', 'gifts-received'],
  },
  {
    id: 'casualty-theft',
    title: 'Casualty and theft losses',
    verdict:
      'For 2024, personal losses from fire, storm, accident or theft count only if a federally declared disaster caused them.',
    details: [
      `Usually each event is reduced by ${usd(figures.casualty.eachEvent)} and the total by ${pct(figures.casualty.incomeShare)} of AGI, and you must itemize. Insurance comes off first.`,
      `For a major disaster that the President declared in 2024 the AGI cut is waived, ${usd(figures.casualty.qualifiedEach)} replaces ${usd(figures.casualty.eachEvent)}, and you don’t have to itemize.`,
      'Other personal losses can only offset personal casualty gains, such as insurance above your basis. Business property has rules of its own.',
      'Plainfile takes the loss from line 18 of your own Form 4684. It does not figure that form or qualified disaster losses.',
    ],
    from2025: `For 2025 the easier rules cover major disasters that began by ${day(figures.casualty.beganBy)} and were declared by ${day(figures.casualty.declaredBy)}. From 2026, disasters that a governor and the Treasury recognize count too.`,
    source: topic(515, 'Casualty, disaster, and theft losses'),
    words: aliases(
      'casualty loss, hurricane damage, flood, fire damage, house burned, stolen, theft loss, disaster loss, form 4684, tornado, robbed, car stolen, tree fell on my house',
    ),
    lines: () => [scheduleA.disasterLoss],
    facts: ['itemized.disasterCasualty'],
    see: ['scam-loss'],
  },
  {
    id: 'scam-loss',
    title: 'Scams and Ponzi schemes',
    verdict:
      'Money lost in a scam counts only if you entered the deal to make a profit, such as a fake investment. Money sent for romance or a fake kidnapping doesn’t.',
    details: [
      'Moving or losing your investments through a fake bank agent or a stolen password can count too, the IRS says.',
      'The theft loss is taken in the year you discover it and have no real chance to get it back.',
      'You must itemize. What you had put in counts, not gains that were never taxed. Victims of a Ponzi scheme have a safe harbor.',
      'Plainfile does not figure Form 4684. Ask a preparer through Messages.',
    ],
    source: publication(547, 'Theft'),
    words: aliases(
      'scammed, scam, fraud victim, ponzi, crypto scam, lost money to scammer, romance scam, pig butchering, wire fraud',
    ),
    screen: '/messages',
    see: ['casualty-theft', 'tax-scams'],
  },
  {
    id: 'gambling-losses',
    title: 'Gambling losses',
    verdict: 'Yes, but only if you itemize and only up to your winnings. Report winnings in full first.',
    details: [
      'Keep a log with dates, places, amounts, and tickets or statements.',
      'You can’t net losses against wins on the return.',
      'You can’t use losses over your winnings, and they don’t carry over.',
    ],
    from2025: `From 2026 only ${pct(figures.gambling.lossShare2026)} of losses count, still up to winnings.`,
    source: topic(419, 'Gambling income and losses'),
    words: aliases(
      'gambling losses, casino losses, lost at casino, sports betting losses, draftkings loss, fanduel, slot losses, lottery losses, gambling log',
    ),
    lines: () => [scheduleA.otherDeductions],
    facts: ['itemized.gamblingLosses', 'gambling'],
    documents: ['W-2G'],
    screen: '/interview',
    see: ['gambling-winnings'],
  },
  {
    id: 'investment-interest',
    title: 'Investment interest (margin)',
    verdict:
      'If you itemize, interest on money borrowed to invest counts up to your net investment income. The rest carries forward.',
    details: [
      'Qualified dividends and long-term gains count as investment income only if you give up their lower rates.',
      'Interest to buy tax-exempt bonds never counts.',
    ],
    source: publication(550, 'Investment interest'),
    words: aliases(
      'margin interest, investment interest, form 4952, borrowed to invest, broker margin, interest on margin loan',
    ),
    lines: () => [scheduleA.investmentInterestDeduction],
    facts: ['itemized.investmentInterest'],
    see: ['adviser-fees'],
  },
  {
    id: 'adviser-fees',
    title: 'Adviser, safe deposit, tax prep and legal fees',
    verdict:
      'No. Investment fees, safe deposit boxes, tax preparation and personal legal fees have not been deductible since 2018.',
    details: [
      'The part for a business, rental or farm is deductible there.',
      'Legal fees in job discrimination and some whistleblower cases are still deductible.',
      'Fees taken inside a fund already lower its return.',
    ],
    source: publication(529, 'Miscellaneous Deductions'),
    words: aliases(
      'financial advisor fees, investment fees, tax preparation fee, turbotax fee, safe deposit box, legal fees, lawyer fees, cpa fee deduct, attorney fees, brokerage fees, paid my accountant, cpa fee',
    ),
    see: ['job-expenses', 'what-does-not-count'],
  },
  {
    id: 'what-does-not-count',
    title: 'What is never deductible',
    verdict:
      'Personal living costs don’t count: rent, HOA dues, groceries, clothes, car loans, credit card interest, life insurance, funerals, pets, weddings and fines.',
    details: [
      'Interest on cards and car loans counts only for a business use.',
      'A federal income tax payment is not deductible.',
      'Costs of a pet count only for a service animal.',
      'Marriage counseling isn’t a medical expense.',
    ],
    from2025: ({ nextYear: { additionalDeductions: a } }) =>
      `For 2025 to 2028 up to ${usd(a.carLoan.cap.single)} of interest on a loan for a new U.S.-assembled personal car can count.`,
    source: publication(529, 'Nondeductible Expenses'),
    words: aliases(
      'credit card interest, car loan interest, car payment, groceries, pet expenses, dog, cat, wedding, funeral, life insurance premium, speeding ticket, clothes, vet bills, write off my dog, deduct my dog, homeowners insurance, home insurance, car insurance personal',
    ),
    see: ['overtime-tips-2025', 'itemize-or-standard'],
  },
  {
    id: 'k12-tuition',
    title: 'K-12 tuition and tutoring',
    verdict:
      'No federal deduction or credit for private school, tutoring or homeschool costs in grades K to 12.',
    details: [
      `A 529 plan may pay up to ${usd(figures.school.k12)} a year of K-12 tuition tax free.`,
      'Special schooling for a disability can be a medical expense.',
      'Care before and after school can count for the care credit.',
    ],
    from2025: `More kinds of K-12 costs count for withdrawals after ${day(figures.school.k12CostsAfter)}. From 2026 the 529 limit is ${usd(figures.school.k12From2026)}.`,
    source: publication(970, 'Qualified Tuition Program (QTP)'),
    words: aliases(
      'private school, k-12 tuition, homeschool, tutoring, catholic school, elementary school costs, school uniform, high school tuition, first grade tuition, school tuition for my child, kindergarten tuition, private high school',
    ),
    see: ['care-camp'],
  },
  {
    id: 'overtime-tips-2025',
    title: 'No tax on tips, overtime and car loans (2025 law)',
    verdict:
      'Not for 2024. The deductions for tips, overtime, car loan interest and seniors start with 2025 returns. On a 2024 return tips and overtime pay are fully taxed.',
    details: [
      ({ nextYear: { additionalDeductions: a } }) =>
        `2025 tips: up to ${usd(a.tips.cap.single)}. Overtime premium: up to ${usd(a.overtime.cap.single)}, or ${usd(a.overtime.cap.mfj)} joint.`,
      ({ nextYear: { additionalDeductions: a } }) =>
        `Both shrink above income of ${orJoint(a.tips.phaseOutStart)}.`,
      ({ nextYear: { additionalDeductions: a } }) =>
        `Car loan interest: up to ${usd(a.carLoan.cap.single)}. Seniors: up to ${usd(a.senior.each)} each.`,
      'They run from 2025 through 2028 and work without itemizing. Social Security and Medicare tax stay.',
      'Married people must file jointly for all but the car loan deduction. The car must be new and assembled in the U.S.',
    ],
    source: page(
      'One, Big, Beautiful Bill provisions',
      'Deductions for working Americans and seniors',
      'newsroom/one-big-beautiful-bill-provisions',
    ),
    words: aliases(
      'no tax on tips, no tax on overtime, overtime deduction, one big beautiful bill, obbb, obbba, trump tax law, schedule 1-a, senior bonus deduction, new tax law',
    ),
    see: ['standard-deduction-age', 'tips'],
  },
  {
    id: 'salt-refund-link',
    title: 'Estimated state tax paid in January',
    verdict:
      'A state estimated payment counts in the year you pay it. One paid in January 2025 for 2024 belongs on your 2025 return.',
    details: [
      'The same goes for state tax paid with last year’s return.',
      ({ itemized }) => `All of it is under the limit: ${byStatus(itemized.stateTaxLimit)}.`,
    ],
    source: instructions('Schedule A', 'Line 5a', 'i1040sca'),
    words: aliases(
      'state estimated payment january, state estimated tax, paid state taxes with return, fourth quarter state payment, state balance due deduct, state income tax i paid last april, state tax for the prior year, paid state last april',
    ),
    facts: ['itemized.priorYearStateTaxPaid'],
    see: ['salt', 'state-refund'],
  },
];
