import * as adjust from '@/lib/tax/us/schedule-1/adjustments';
import * as scheduleA from '@/lib/tax/us/schedule-a/schedule-a';
import { type Card } from './card';
import { excludes, incomeUnder, notSeparate, requires } from './conditions';
import { figures } from './figures';
import { businessFigures } from './figures-of-business';
import { figuresOf } from './figures-of-year';
import { cents, day, orJoint, pct, aliases, usd } from './say';
import { formPage, instructions, page, publication, topic } from './sources';
import { type ReturnInput } from '@/lib/tax/facts/return-input';

const selfEmployed = requires(
  'You’re self-employed',
  'businesses',
  ({ businesses }: ReturnInput) => businesses.length > 0,
);

const { rentalDays } = businessFigures;

/** Adjustments, itemized deductions, and what is not deductible. */
export const deductions: readonly Card[] = [
  {
    id: 'home-office-employee',
    title: 'Home office (employee)',
    verdict: ({ year }) =>
      `No. W-2 employees can’t deduct a home office on a ${year} federal return, even if they work from home full time.`,
    details: [
      'Employee job expenses haven’t been deductible since 2018. The 2025 law made this rule permanent.',
      'If you also run your own business, you can deduct space you use regularly and exclusively for that business.',
      'Your employer can reimburse you tax-free under an accountable plan.',
      'Statutory employees (the box is checked in box 13 of the W-2) deduct their expenses on Schedule C.',
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
      `No. Job expenses you pay as a W-2 employee, such as tools, uniforms, dues, travel, or a phone, aren’t deductible on a ${year} federal return.`,
    details: [
      'Some workers can still use Form 2106: Armed Forces reservists, qualified performing artists, fee-basis government officials, and employees with impairment-related work expenses.',
      'Teachers can claim the educator expense deduction.',
      'If you’re self-employed, deduct these costs on Schedule C.',
    ],
    from2025: 'The 2025 law made this rule permanent.',
    source: publication(529, 'Unreimbursed Employee Expenses'),
    words: aliases(
      'employee expenses, job expenses, work expenses, form 2106, tools for work, union dues, uniforms, work clothes, scrubs, nurse license, work boots, professional dues, commuting cost, license renewal w2, work laptop as an employee, employee laptop, uniform cleaning, clean my uniform, dry cleaning for work',
    ),
    see: ['home-office-employee', 'educator-expenses', 'reservist-artists'],
  },
  {
    id: 'commuting',
    title: 'Commuting',
    verdict:
      'No. Driving between home and your regular workplace isn’t deductible, whether you’re an employee or self-employed.',
    details: [
      'Employees can’t deduct other work mileage either.',
      ({ business }) =>
        `If you’re self-employed, you can deduct trips from one client or work site to another at ${cents(business.mileageRate)} a mile.`,
      'If your home office is your principal place of business, trips from there to clients or other work locations are business miles.',
      'Tolls and parking at your regular workplace are commuting costs too.',
    ],
    source: topic(510, 'Business use of car'),
    words: aliases(
      'commute, commuting, drive to work, gas to work, mileage to my job, subway to work, tolls to work, parking at work, train pass, mileage to work, miles to work, gas to get to work, drive between two jobs, drive from one job to another, driving to a second job, toll to work',
    ),
    see: ['job-expenses', 'business-miles'],
  },
  {
    id: 'job-hunting',
    title: 'Job-search costs',
    verdict:
      'No. Resume help, agency fees, and travel to interviews haven’t been deductible on a federal return since 2018.',
    details: [
      'The rule is the same whether or not you found a job.',
      'Moving expenses for a new job aren’t deductible either, except for active-duty members of the Armed Forces.',
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
      `K-12 teachers, counselors, principals, and aides can deduct up to ${usd(a.educatorEach)} of classroom expenses without itemizing.`,
    details: [
      'You must have worked in a school for at least 900 hours during the school year.',
      ({ adjustments: a }) =>
        `Two eligible educators on a joint return can deduct up to ${usd(2 * a.educatorEach)}, but no more than ${usd(a.educatorEach)} each for their own expenses.`,
      'Books, supplies, computers, software, protective items, and professional development courses qualify. Homeschooling and preschool don’t.',
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
      `You can deduct up to ${usd(a.studentLoanMaximum)} of student loan interest for 2024 without itemizing. It phases out above modified AGI of ${orJoint(a.studentLoanPhaseOutStart)}.`,
    details: [
      ({ adjustments: a }) =>
        `The deduction phases out completely at ${usd(a.studentLoanPhaseOutStart.single + a.studentLoanPhaseOutRange.single)}, or ${usd(a.studentLoanPhaseOutStart.mfj + a.studentLoanPhaseOutRange.mfj)} on a joint return.`,
      'Only interest is deductible, not the loan principal. Form 1098-E, box 1, shows it.',
      'You can’t claim the deduction if you’re married filing separately or someone can claim you as a dependent.',
      'You must be legally obligated on the loan, and the loan must have paid qualified education expenses for you, your spouse, or a dependent. Interest someone else pays for you is treated as paid by you.',
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
      'student loan interest, student loan deduction, 1098-e, student loan payments deductible, sallie mae, nelnet, college loan interest, student loans write off, navient, studnet loan, married filing separately student loan interest, student loan interest separate returns, paid off my student loans',
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
      'Only a person who is legally obligated to repay the loan can deduct the interest. Parents can deduct PLUS loan interest if the student was their dependent when the loan was taken out.',
    details: [
      ({ adjustments }) =>
        `If your parents pay a loan that is in your name, you deduct the interest as if you had paid it, up to ${usd(adjustments.studentLoanMaximum)}, unless someone claims you as a dependent. Your parents can’t deduct it.`,
      'A co-signer who makes payments can deduct the interest they paid.',
    ],
    source: publication(970, 'Student Loan Interest Deduction'),
    words: aliases(
      'parent plus loan, pay my kids student loan, cosigned student loan, parents pay my loan, my mom pays my student loan, my dad pays my student loan, my parents pay my student loan, plus loan interest, parent plus, co signed a student loan',
    ),
    see: ['student-loan-interest'],
  },
  {
    id: 'moving-expenses',
    title: 'Moving expenses',
    verdict:
      'No, unless you’re on active duty in the Armed Forces and moved under military orders for a permanent change of station.',
    details: [
      'Deduct a military move on Form 3903. You don’t have to itemize. Deduct only expenses that weren’t reimbursed.',
      'For everyone else, moving costs an employer pays are taxable wages.',
      ({ itemized }) =>
        `For a military move, you can deduct ${cents(itemized.medicalMile)} for each mile you drove in 2024.`,
    ],
    conditions: [
      requires(
        'You have military moving expenses',
        'adjustments.movingArmedForces',
        ({ adjustments }) => Number(adjustments.movingArmedForces) > 0,
      ),
    ],
    from2025:
      'The 2025 law made this rule permanent. Starting in 2026, members of the intelligence community qualify too.',
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
      `Alimony under an agreement made after ${day(a.alimonyAgreementsUpTo)}, is not deductible and not taxable. Under older agreements, the payer deducts what they pay, and the person who receives it pays tax on it.`,
    details: [
      'If you change an older agreement, the new rule applies only if the change says so.',
      'Child support and property settlements are never alimony.',
      'The payer must enter the recipient’s SSN and the date of the agreement.',
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
      'Child support isn’t deductible for the parent who pays it, and it’s not income for the parent who receives it.',
    details: [
      'Paying child support doesn’t determine who claims the child. That depends mainly on where the child lives.',
      'Your refund can be used to pay past-due child support.',
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
      'Yes. A bank’s penalty for cashing a CD early is deductible without itemizing. The penalty is in box 2 of Form 1099-INT.',
    details: [
      'Report the full interest as income. Deduct the penalty on Schedule 1, line 18.',
      'This penalty isn’t the same as the additional tax on early distributions from retirement plans.',
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
      'Jury pay is taxable. If you gave it to your employer in exchange for your regular pay while you served, you can deduct that amount.',
    details: [
      'Report it on Schedule 1, line 8h. The deduction is on line 24a.',
      'Reimbursement for parking or travel to the courthouse isn’t income.',
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
    title: 'Reservists, performing artists, and fee-basis officials',
    verdict:
      'Armed Forces reservists, some performing artists, and fee-basis officials can still deduct job expenses on Form 2106 without itemizing.',
    details: [
      `Armed Forces reservists can deduct reserve travel more than ${figures.business.reservistMiles} miles from home.`,
      `Performing artists need two or more employers that each paid ${usd(figures.business.performersEach)} or more, expenses over ${pct(figures.business.performersShare)} of that pay, and AGI of ${usd(figures.business.performersAgi)} or less before the deduction. If they’re married, they usually must file jointly.`,
      'Fee-basis officials are state or local government officials paid on a fee basis.',
      'Plainfile doesn’t support Form 2106. Ask a preparer through Messages.',
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
      `If you itemize, you can deduct medical and dental expenses you paid yourself, but only the part above ${pct(itemized.medicalFloor)} of your AGI.`,
    details: [
      'Deductible expenses include doctor, dentist, and hospital bills, prescriptions, glasses, hearing aids, therapy, and premiums you paid with after-tax money.',
      'Cosmetic surgery, vitamins, and over-the-counter drugs aren’t deductible. Leave out anything paid by insurance, an HSA, or an FSA.',
      ({ itemized }) =>
        `For driving to medical care, you can deduct ${cents(itemized.medicalMile)} a mile, plus parking and tolls.`,
      'Deduct expenses in the year you paid them, not the year of treatment. An expense charged to a credit card is paid on the day you charge it.',
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
      'Medical care must treat or prevent disease, or affect a structure or function of the body. You can count braces, glasses, contacts, LASIK, therapy, IVF, hearing aids, and wheelchairs.',
    details: [
      ({ itemized }) =>
        `You can deduct medical expenses only if you itemize and the total is more than ${pct(itemized.medicalFloor)} of AGI.`,
      'Leave out gym fees, vitamins, teeth whitening, cosmetic surgery, maternity clothes, and funeral costs.',
      'You can count a weight-loss program only if it treats a disease a doctor diagnosed, such as obesity or high blood pressure.',
      'You can count prescription drugs, insulin, birth control, service animals, and programs to stop smoking.',
      'You can’t count marijuana, even with a state medical card.',
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
      'Premiums count as medical expenses only if you paid them with after-tax money. Premiums taken out of your pay before tax don’t qualify.',
    details: [
      'You can count premiums for COBRA, Medicare Parts B and D, Medigap, and dental plans.',
      ({ itemized: i }) =>
        `Premiums help only if you itemize. You deduct the part of all your medical expenses that’s over ${pct(i.medicalFloor)} of your AGI.`,
      'Count only the part of Marketplace premiums you paid after the premium tax credit.',
      'If you’re self-employed, you may deduct premiums without itemizing.',
      'You can’t count premiums for life or disability insurance.',
    ],
    source: publication(502, 'Insurance Premiums'),
    words: aliases(
      'health insurance premiums, cobra, medicare premiums, part b premium, medigap, deduct health insurance, insurance from paycheck, dental insurance, is my health insurance deductible, health insurance deductible, deduct my insurance premiums, are insurance premiums deductible',
    ),
    facts: ['itemized.medical', 'socialSecurity.medicarePremiums'],
    see: ['long-term-care-premiums', 'medical-expenses'],
  },
  {
    id: 'long-term-care-premiums',
    title: 'Long-term care insurance premiums',
    verdict: (law) => {
      const { longTermCare: c } = figuresOf(law);
      return `Long-term care premiums are medical expenses up to an age-based limit. For 2024, it’s ${usd(c.upTo40)} through age 40, ${usd(c.upTo50)} at 41 to 50, ${usd(c.upTo60)} at 51 to 60, and ${usd(c.upTo70)} at 61 to 70.`;
    },
    details: [
      (law) =>
        `At 71 or older, the limit is ${usd(figuresOf(law).longTermCare.over70)}. Each spouse has a separate limit.`,
      'The policy must be a qualified long-term care insurance contract. Your insurer can tell you whether it is.',
      (law) =>
        `Benefits you received in ${law.year} are tax-free up to ${usd(figuresOf(law).longTermCare.perDay)} a day, or your actual costs if they’re higher. Form 1099-LTC shows these benefits.`,
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
      'If the person is in the home mainly for medical care, the whole cost is a medical expense, including meals and lodging. Otherwise, you can include only the cost of medical care.',
    details: [
      'You can also count help with daily living if the person is chronically ill. A licensed health care practitioner must have prescribed a plan of care.',
      'You can include the cost for yourself, your spouse, or a dependent.',
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
      'You can deduct bills you paid for yourself, your spouse, and your dependents. You can also deduct bills for a relative you support but can’t claim because their income is too high.',
    details: [
      'Divorced parents can each deduct what they paid for a child, no matter who claims the child.',
      'A bill qualifies if the person was your dependent either when the care was provided or when you paid.',
    ],
    source: publication(502, 'Whose Medical Expenses Can You Include?'),
    words: aliases(
      'pay moms medical bills, whose medical, medical bills for parent, medical for my child, paid for someone elses surgery, dead relatives medical bills, moms hospital bill, paid my parents hospital bill, paid my girlfriends medical bills, medical bills of my boyfriend, paid my moms medical bills, medical for a friend',
    ),
    see: ['medical-expenses', 'parent-nursing-home'],
  },
  {
    id: 'medical-reimbursed',
    title: 'Medical costs reimbursed or paid from an HSA or FSA',
    verdict: 'No. You can’t deduct expenses that were paid by insurance, an HSA, an FSA, or an HRA.',
    details: [
      'If insurance reimburses you in a later year, the part you deducted is usually income for that year.',
      'You also can’t deduct premiums you paid before tax through work.',
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
      `You can include the cost of trips to get medical care. By car, use the actual cost of gas and oil or ${cents(itemized.medicalMile)} a mile for 2024, plus parking and tolls.`,
    details: [
      `Lodging while you get care at a hospital or similar facility qualifies up to ${usd(figures.medical.lodgingNight)} a night for each person. The trip can’t have a significant element of pleasure or vacation.`,
      'Bus, taxi, train, and plane fares count too. You can’t include meals on the trip or a trip to improve your general health.',
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
      'You can deduct the full cost of ramps, grab bars, wider doors, and similar changes for a disability. If an improvement raises the home’s value, you can deduct only the cost above that increase.',
    details: [
      'For a pool, elevator, or air conditioner, you need a medical reason and the home’s value before and after.',
      'You can count running and upkeep costs as long as the medical reason lasts.',
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
      `If you itemize, state and local income or sales taxes plus property taxes are deductible up to ${usd(itemized.stateTaxLimit.single)} for 2024, or ${usd(itemized.stateTaxLimit.mfs)} if married filing separately.`,
    details: [
      'Choose income tax or sales tax, not both.',
      ({ year }) =>
        `Include state tax shown on your W-2 and state payments you made in ${year}, even if they were for an earlier year.`,
      'A single limit covers all of these taxes, even on a joint return.',
      'Deduct property tax on business or rental property on that activity’s schedule. The limit doesn’t apply.',
    ],
    from2025: ({ nextYear: { stateTaxes: s } }) =>
      `For 2025, the limit is ${usd(s.limit.single)} (${usd(s.limit.mfs)} if married filing separately). Starting in 2025, the limit phases down with income (modified AGI) above ${usd(s.phaseDownStart.single)}, to no less than ${usd(s.floor.single)}.`,
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
      'Yes, if you itemize. You can deduct real estate tax on property you own, within the state and local tax limit.',
    details: [
      ({ itemized }) =>
        `The limit for 2024 is ${usd(itemized.stateTaxLimit.single)} for all state and local taxes together, or ${usd(itemized.stateTaxLimit.mfs)} if married filing separately.${itemized.stateTaxPhaseDown === null ? '' : ' It’s reduced at higher incomes.'}`,
      ({ year }) =>
        `Deduct only what was paid to the taxing authority in ${year}. Leave out money that’s still in escrow.`,
      'You can’t deduct charges for services such as trash or water, HOA fees, or assessments for new sidewalks or sewers.',
      'In the year of a sale, the tax is divided between the buyer and seller by the number of days each owned the home.',
      'Foreign real estate tax isn’t deductible.',
    ],
    source: publication(530, 'Real Estate Taxes'),
    words: aliases(
      'property tax, real estate tax, house tax, property taxes, escrow taxes, hoa, land tax, foreign property tax, taxes on my home, property tax proration, house taxes, deduct my house taxes, property tax on two homes, property taxes on second home, property tax on land, property tax through escrow, property tax paid via escrow, escrow property taxes, property tax deductible',
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
      'No. Real estate tax on property in another country isn’t deductible on Schedule A. You may claim a credit or deduction for income tax paid to another country.',
    details: [
      'Mortgage interest on a second home abroad may still be deductible if that home secures the loan.',
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
      'If you itemize, you can deduct state and local sales tax instead of income tax. This helps if your state has no income tax or you made a large purchase.',
    details: [
      'Use the IRS table for your income and family size, plus the tax on a car, boat, or home. Or add up your receipts.',
      'The same state and local tax limit applies.',
      'Plainfile has the table. Just enter the places where you lived.',
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
    verdict: 'If you itemize, you can deduct only the part of a yearly fee that’s based on the car’s value.',
    details: [
      'Flat fees, fees based on weight, tolls, and driver’s license fees aren’t deductible.',
      'The deductible part counts toward the state and local tax limit.',
    ],
    source: topic(503, 'Personal property taxes'),
    words: aliases(
      'car registration, vehicle registration, dmv fees, car tags, license plate tax, personal property tax, car tax, excise tax on car, tag renewal, car registration by value, vehicle tax, tags and registration, excise tax on my car',
    ),
    lines: () => [scheduleA.personalPropertyTaxes],
    facts: ['itemized.personalPropertyTax'],
    see: ['salt'],
  },
  {
    id: 'mortgage-interest',
    title: 'Home mortgage interest',
    verdict: ({ itemized }) =>
      `Yes, if you itemize. You can deduct interest on up to ${usd(itemized.mortgageLimit.single)} of debt used to buy, build, or substantially improve your main home and one second home.`,
    details: [
      ({ itemized }) =>
        `For loans made on or before ${day(itemized.earlierMortgagesUpTo)}, the limit is ${usd(itemized.earlierMortgageLimit.single)}. Both limits are half as much if you’re married filing separately.`,
      'Form 1098, box 1, shows the interest.',
      'You must own the home and be legally liable for the loan, and the home must secure the loan.',
      'Principal, homeowners insurance, and down payments aren’t deductible.',
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
      'Points paid to buy or build your main home are usually deductible in full in the year you pay them. Points on a refinance are spread over the life of the loan.',
    details: [
      'To deduct points in full, they must be customary in your area, figured as a percentage of the loan, shown on the settlement statement, and no more than the funds you provided.',
      'Points the seller paid count as paid by you. Reduce your basis by that amount.',
      'Any remaining points are deductible when you pay off the loan or refinance with a different lender.',
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
      'Mostly no. Only mortgage interest, points, and property tax paid at closing are deductible. Title fees, transfer taxes, and similar costs increase your basis.',
    details: [
      'A higher basis lowers your gain when you sell.',
      'Appraisal, credit report, and loan fees aren’t deductible and don’t increase your basis.',
      ({ year }) => `There’s no federal credit in ${year} just for buying a home.`,
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
      'Interest is deductible only if the money was used to buy, build, or substantially improve the home that secures the loan. Interest on money used to pay off credit cards or car loans isn’t deductible.',
    details: [
      'The same debt limit covers this loan and your first mortgage together.',
      'Keep records of what the money was used for.',
      'If you used the money for a business or investment, the interest may be a business or investment interest deduction.',
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
      'Interest on a refinanced mortgage is deductible on debt up to the old loan’s balance. Interest on cash you took out is deductible only if you used the cash to substantially improve the home.',
    details: [
      'Points are spread over the life of the new loan.',
      'If the old loan qualified for the higher limit, the new loan does too, up to the balance refinanced and until the old loan’s term would have ended.',
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
      `No. Mortgage insurance premiums aren’t deductible for ${year}, even though Form 1098, box 5, shows them.`,
    details: ['The deduction ended after 2021.', 'On a rental property, the premiums are a rental expense.'],
    from2025: `For 2025, these premiums still aren’t deductible. Starting in 2026, they’re deductible again if you itemize. The deduction phases out with AGI above ${usd(figures.mortgageInsurance.phaseOutStart)}.`,
    source: publication(936, 'Mortgage insurance premiums'),
    words: aliases(
      'pmi, mortgage insurance, private mortgage insurance, fha mip, 1098 box 5, mip, funding fee',
    ),
    facts: ['itemized.mortgages'],
    see: ['mortgage-interest'],
  },
  {
    id: 'second-home',
    title: 'Second home, boat, RV, or timeshare',
    verdict:
      'Yes, interest on one second home is deductible if you itemize. A boat or RV counts as a home if it has sleeping, cooking, and toilet facilities.',
    details: [
      'Interest on a third home isn’t deductible.',
      `If you rent it out, you must also use it yourself for more than ${rentalDays.days} days or more than ${pct(rentalDays.share)} of the days it’s rented at a fair rental price, whichever is longer.`,
      'Property tax on any number of homes is deductible, within the limit.',
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
    verdict: 'No. Rent for your own home isn’t deductible on a federal return.',
    details: [
      'If you’re self-employed and have a home office, you can deduct the share of your rent for that space.',
      'Some states offer a renter’s credit.',
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
      `If you itemize, cash contributions to qualified charities are deductible up to ${pct(itemized.cashGiftShare)} of AGI. For 2024, you can’t deduct them without itemizing.`,
    details: [
      `Keep a bank record or receipt for every gift. Each gift of ${usd(figures.donations.receipt)} or more requires a written acknowledgment from the charity before you file.`,
      'If you received something in return, such as a dinner, subtract its value. Gifts to some private foundations have a lower limit.',
      `Any amount above the limit carries forward for up to ${figures.donations.carryYears} years.`,
      'Political contributions, raffle tickets, and gifts to individuals aren’t deductible.',
    ],
    from2025: `Starting in 2026, people who don’t itemize can deduct up to ${usd(figures.donations.withoutItemizing2026)} of cash gifts (${usd(figures.donations.withoutItemizing2026Joint)} on a joint return). If you itemize, gifts are deductible only above ${pct(figures.donations.floor2026)} of AGI.`,
    source: topic(506, 'Charitable contributions'),
    words: aliases(
      'charity, donation, donations, church, tithe, tithing, charitable contributions, gave to charity, gifts to charity, donate money, red cross, give to charity without receipts, charity without itemizing, donations without itemizing, tithes, donate but take the standard deduction',
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
    verdict:
      'Yes, if you itemize. Deduct the fair market value (what a thrift shop would charge) of items in good used condition or better.',
    details: [
      `If your noncash gifts total more than ${usd(figures.donations.form8283)}, you must file Form 8283. If you deduct more than ${usd(figures.donations.appraisal)} for an item or group of similar items, you need a qualified appraisal.`,
      'Keep a receipt that shows the charity, the date, and a list of the items.',
      `If the charity sells your car for more than ${usd(figures.donations.vehicle)}, your deduction usually can’t be more than the sale price. To deduct more than ${usd(figures.donations.vehicle)}, attach Form 1098-C.`,
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
    title: 'Giving appreciated stock or other property',
    verdict: ({ itemized }) =>
      `If you itemize, stock held more than a year is deductible at its full fair market value, and you don’t pay tax on the gain. The limit is ${pct(itemized.appreciatedGiftShare)} of AGI.`,
    details: [
      'If you held it a year or less, you can usually deduct only your cost.',
      'Deduct a gift to a donor-advised fund in the year you give to the fund, not when the fund makes grants.',
      'If the stock has lost value, it’s usually better to sell it, claim the loss, and give the cash.',
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
      `You can’t deduct the value of your time. If you itemize, you can deduct unreimbursed costs of volunteering for a charity. Driving counts at ${cents(itemized.charityMile)} a mile.`,
    details: [
      'You can deduct the cost of supplies and of uniforms that aren’t suitable for everyday wear.',
      'Travel is deductible only if there’s no significant element of vacation.',
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
      'You can’t deduct gifts to people in need, crowdfunding for a person, gifts to political campaigns, raffle tickets, tuition, or the value of your time.',
    details: [
      'You usually can’t deduct gifts to foreign charities. Tax treaties allow some gifts to groups in Canada, Israel, and Mexico.',
      'For a charity dinner or event, you can deduct only the part of the price above its value.',
      'Look up a charity with the IRS Tax Exempt Organization Search tool.',
    ],
    source: publication(526, 'Contributions You Cannot Deduct'),
    words: aliases(
      'gofundme donation, political donation, campaign contribution, raffle ticket, gave money to friend, church school tuition, donate to a family, foreign charity, pta, homeless person, political campaign',
    ),
    see: ['charity-cash', 'gifts-received'],
  },
  {
    id: 'casualty-theft',
    title: 'Casualty and theft losses',
    verdict:
      'You can deduct personal losses from fire, storm, accident, or theft only if a federally declared disaster caused them.',
    details: [
      `Subtract any insurance reimbursement first. Then each loss is reduced by ${usd(figures.casualty.eachEvent)} and the total by ${pct(figures.casualty.incomeShare)} of AGI. You must itemize.`,
      `A loss from a major disaster that the President declared (a FEMA number that starts with DR) is usually a qualified disaster loss. Then there’s no AGI reduction, ${usd(figures.casualty.qualifiedEach)} replaces ${usd(figures.casualty.eachEvent)}, and you can add the loss to your standard deduction.`,
      'Other personal losses can only offset personal casualty gains, such as insurance payments above your basis. Business property has different rules.',
      'Plainfile prepares Form 4684, Section A, for your home and belongings. Select disasters among the less common situations. Business property, postponed gains, and deducting the loss a year earlier aren’t supported.',
    ],
    from2025: `For 2025, the easier rules cover major disasters that began by ${day(figures.casualty.beganBy)}, under a law enacted in September 2026. If you filed without them, you can amend. Starting in 2026, certain disasters declared by a state also count.`,
    source: topic(515, 'Casualty, disaster, and theft losses'),
    words: aliases(
      'casualty loss, hurricane damage, flood, fire damage, house burned, stolen, theft loss, disaster loss, form 4684, tornado, robbed, car stolen, tree fell on my house, flood damage, storm damage insurance denied',
    ),
    lines: () => [scheduleA.disasterLoss],
    facts: ['casualties', 'itemized.disasterCasualty'],
    see: ['scam-loss'],
  },
  {
    id: 'scam-loss',
    title: 'Scams and Ponzi schemes',
    verdict:
      'You can deduct money lost in a scam only if you entered into the transaction for profit, such as a fake investment. Losses from romance or kidnapping scams aren’t deductible.',
    details: [
      'The IRS says you may also deduct investments stolen by someone who posed as a bank agent or used a stolen password.',
      'Deduct the theft loss in the year you discover it and have no reasonable prospect of recovery.',
      'You must itemize. Your loss is the amount you invested. It doesn’t include gains you never paid tax on. Victims of a Ponzi scheme can use a safe harbor.',
      'Plainfile doesn’t support theft losses from scams (Form 4684, Section B). Ask a preparer through Messages.',
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
    verdict:
      'You can deduct gambling losses only if you itemize, and only up to your winnings. Report all your winnings first.',
    details: [
      'Keep a log of dates, places, and amounts, along with tickets or statements.',
      'You can’t subtract your losses from your winnings and report only the difference.',
      'You can’t deduct losses above your winnings, and they don’t carry over.',
    ],
    from2025: `Starting in 2026, only ${pct(figures.gambling.lossShare2026)} of losses are deductible, still only up to your winnings.`,
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
      'If you itemize, you can deduct interest on money you borrowed to invest, up to your net investment income. Any excess carries forward.',
    details: [
      'Qualified dividends and long-term gains count as investment income only if you elect to give up their lower rates.',
      'You can never deduct interest on a loan you used to buy tax-exempt bonds.',
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
    title: 'Adviser, safe deposit, tax prep, and legal fees',
    verdict:
      'No. Investment fees, safe deposit boxes, tax preparation, and personal legal fees haven’t been deductible since 2018.',
    details: [
      'If part of a fee is for a business, rental, or farm, deduct that part on its schedule.',
      'Legal fees in job discrimination and some whistleblower cases are still deductible.',
      'Fees charged inside a fund already lower the fund’s return.',
    ],
    source: publication(529, 'Miscellaneous Deductions'),
    words: aliases(
      'financial advisor fees, investment fees, tax preparation fee, turbotax fee, safe deposit box, legal fees, lawyer fees, cpa fee deduct, attorney fees, brokerage fees, paid my accountant, cpa fee',
    ),
    see: ['job-expenses', 'what-does-not-count'],
  },
  {
    id: 'what-does-not-count',
    title: 'Expenses that are never deductible',
    verdict:
      'Personal living expenses are never deductible. These include rent, HOA dues, groceries, clothes, car payments, credit card interest, life insurance, funerals, pets, weddings, and fines.',
    details: [
      'Interest on credit cards and, before 2025, car loans is deductible only for business use.',
      'Federal income tax you pay isn’t deductible.',
      'A pet’s costs aren’t deductible. A service animal’s costs can be medical expenses.',
      'Marriage counseling isn’t a medical expense. Funeral expenses aren’t deductible on Form 1040; an estate may deduct them on the estate tax return.',
    ],
    from2025: ({ nextYear: { additionalDeductions: a } }) =>
      `For 2025 through 2028, you may deduct up to ${usd(a.carLoan.cap.single)} of interest on a loan for a new US-assembled personal car.`,
    source: publication(529, 'Nondeductible Expenses'),
    words: aliases(
      'credit card interest, car loan interest, car payment, groceries, pet expenses, dog, cat, wedding, funeral, life insurance premium, speeding ticket, clothes, vet bills, write off my dog, deduct my dog, homeowners insurance, home insurance, car insurance personal, burial costs, cremation, funeral expenses',
    ),
    see: ['car-loan-2025', 'overtime-tips-2025', 'itemize-or-standard'],
  },
  {
    id: 'k12-tuition',
    title: 'K-12 tuition and tutoring',
    verdict:
      'There’s no federal deduction or credit for private school, tutoring, or homeschool costs in grades K to 12.',
    details: [
      `You can use a 529 plan to pay up to ${usd(figures.school.k12)} a year of K-12 tuition tax-free.`,
      'Special education for a disability may be a medical expense.',
      'Before- and after-school care may qualify for the child and dependent care credit.',
    ],
    from2025: `More types of K-12 expenses qualify for withdrawals after ${day(figures.school.k12CostsAfter)}. Starting in 2026, the 529 limit is ${usd(figures.school.k12From2026)}.`,
    source: publication(970, 'Qualified Tuition Program (QTP)'),
    words: aliases(
      'private school, k-12 tuition, homeschool, tutoring, catholic school, elementary school costs, school uniform, high school tuition, first grade tuition, school tuition for my child, kindergarten tuition, private high school, homeschool supplies, homeschool curriculum, elementary school tuition, middle school tuition',
    ),
    see: ['care-camp'],
  },
  {
    id: 'overtime-tips-2025',
    title: 'No tax on tips, overtime, and car loans (2025 law)',
    verdict:
      'Not for 2024. The deductions for tips, overtime, car loan interest, and seniors start with 2025 returns. On a 2024 return, tips and overtime pay are fully taxed.',
    details: [
      ({ nextYear: { additionalDeductions: a } }) =>
        `For 2025, you may deduct up to ${usd(a.tips.cap.single)} of tips. For overtime premium pay, the limit is ${usd(a.overtime.cap.single)}, or ${usd(a.overtime.cap.mfj)} on a joint return.`,
      ({ nextYear: { additionalDeductions: a } }) =>
        `The tip and overtime deductions phase out above income (modified AGI) of ${orJoint(a.tips.phaseOutStart)}.`,
      ({ nextYear: { additionalDeductions: a } }) =>
        `For car loan interest, the limit is ${usd(a.carLoan.cap.single)}. For seniors, the deduction is up to ${usd(a.senior.each)} each.`,
      'These deductions are available from 2025 through 2028, whether or not you itemize. Social Security and Medicare taxes still apply.',
      'If you’re married, you must file jointly for all but the car loan deduction. The car must be new and assembled in the US.',
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
      'You deduct a state estimated tax payment in the year you pay it. If you made your last 2024 payment in January 2025, deduct it on your 2025 return.',
    details: [
      'The same rule applies to state tax you paid with last year’s return.',
      ({ itemized }) =>
        `These payments count toward the state and local tax limit of ${usd(itemized.stateTaxLimit.single)}, or ${usd(itemized.stateTaxLimit.mfs)} if married filing separately.`,
    ],
    source: instructions('Schedule A', 'Line 5a', 'i1040sca'),
    words: aliases(
      'state estimated payment january, state estimated tax, paid state taxes with return, fourth quarter state payment, state balance due deduct, state income tax i paid last april, state tax for the prior year, paid state last april, paid estimates to state in january, state estimate paid in january',
    ),
    facts: ['itemized.priorYearStateTaxPaid'],
    see: ['salt', 'state-refund'],
  },
];
