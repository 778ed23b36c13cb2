import { type Card } from './card';
import { figures } from './figures';
import { orJoint, pct, aliases, usd } from './say';
import { publication, topic } from './sources';

/** Education credits in detail, medical costs one by one, families with special cases. */
export const schoolAndHealth: readonly Card[] = [
  {
    id: 'form-1098-t',
    title: 'Form 1098-T and what you actually paid',
    verdict:
      'Box 1 shows payments the school received, and box 5 shows scholarships. If box 5 is more than box 1, the difference is usually taxable income to the student.',
    details: [
      'Use the amount you actually paid during the year, including for books, even if the form shows a different amount.',
      'If you paid for a term that begins by March of the next year, the payment counts for the year you made it.',
      'If box 7 is checked, box 1 includes a term that begins next year. A check in box 8 means the student was enrolled at least half time. A check in box 9 means the student is a graduate student.',
      'Boxes 4 and 6 show adjustments for a prior year.',
      'The school sends the form to the student. If the parents claim the student, they use it.',
    ],
    source: publication(970, 'Form 1098-T'),
    words: aliases(
      '1098-t, 1098t, tuition statement, scholarship more than tuition, 1098-t box 5, 1098-t box 1, box 5 bigger than box 1, grants more than tuition, no 1098-t, 1098-t wrong',
    ),
    documents: ['1098-T'],
    facts: ['education'],
    screen: '/upload',
    see: ['scholarships', 'aotc', 'no-1098-t'],
  },
  {
    id: 'no-1098-t',
    title: 'School didn’t send Form 1098-T',
    verdict:
      'You can still claim an education credit if the school isn’t required to send Form 1098-T, or if you requested the form and didn’t receive it. Keep proof of enrollment and payment.',
    details: [
      'Schools don’t have to send the form to nonresident aliens, for noncredit courses, or when scholarships cover all costs.',
      'For the American opportunity credit, you need the school’s EIN.',
      'The school must be eligible for federal student aid. Many foreign schools are.',
      'First, check the student’s online account for the form.',
    ],
    source: publication(970, 'Form 1098-T'),
    words: aliases(
      'didn’t get a 1098-t, school wont send 1098-t, no tuition statement, foreign university credit, school ein, missing 1098-t, online school credit',
    ),
    facts: ['education'],
    screen: '/interview',
    see: ['form-1098-t'],
  },
  {
    id: 'education-costs',
    title: 'Education expenses that qualify for a credit',
    verdict:
      'Tuition and required fees qualify. Books and supplies qualify for the American opportunity credit even if you buy them elsewhere. Room, board, and travel never qualify.',
    details: [
      'A computer qualifies only for the American opportunity credit, and only if you need it to attend.',
      'For the lifetime learning credit, books qualify only if you must buy them from the school.',
      'Expenses paid with a tax-free scholarship, tax-free employer assistance, or 529 money don’t qualify. Expenses paid with loans do.',
      'Insurance and student health fees don’t qualify. Sports don’t qualify unless they’re part of the degree program.',
    ],
    source: publication(970, 'Qualified Education Expenses'),
    words: aliases(
      'room and board, textbooks, books deduct, laptop for college, computer for school, dorm, meal plan, college supplies, student fees, qualified education expenses, campus housing, laptop for school, computer for college, books and laptop, trade school, vocational school, community college fees, textbooks for college',
    ),
    facts: ['education'],
    screen: '/interview',
    see: ['aotc', 'lifetime-learning', 'credit-with-loans'],
  },
  {
    id: 'credit-with-loans',
    title: 'Tuition paid with student loans',
    verdict:
      'Tuition paid with a loan counts for the credit in the year it’s paid to the school, not when you repay the loan.',
    details: [
      'When you repay the loan, you can deduct only the interest.',
      'Tuition a grandparent or friend pays directly to the school counts as paid by the student.',
      'The person who claims the student uses the tuition for the credit.',
    ],
    source: publication(970, 'Expenses paid with borrowed funds'),
    words: aliases(
      'tuition paid with loans, student loans pay tuition credit, borrowed money for college, loan paid tuition, grandma paid tuition, parents paid tuition, loans count for education credit',
    ),
    facts: ['education'],
    see: ['education-costs', 'student-loan-interest', 'who-claims-student'],
  },
  {
    id: 'education-credit-limits',
    title: 'Education credits: income limits and who can’t claim them',
    verdict: ({ education: e }) =>
      `Both education credits phase out as modified AGI rises, and end completely at ${orJoint(e.phaseOutEnd)}.`,
    details: [
      'You can claim only one of the two credits for the same student in a year. If you have several students, you can claim both credits.',
      'If you’re married filing separately, you can’t claim either one.',
      'If someone claims you as a dependent, that person claims the credit, not you.',
      'If the parents’ income is too high, they can choose not to claim the student. The student may then claim a credit, but usually not the refundable part.',
      'Nonresident aliens can’t claim these credits unless they elect to be treated as residents on a joint return.',
    ],
    source: publication(970, 'Who Can’t Claim the Credit'),
    words: aliases(
      'education credit income limit, aotc phase out, make too much for college credit, aotc income limit, education credit married separately, parents make too much education credit, both education credits, two education credits for one student, two school credits, two school credits for the same kid, both education credits for one student',
    ),
    facts: ['education'],
    see: ['aotc', 'lifetime-learning', 'who-claims-student'],
  },
  {
    id: 'aotc-four-years',
    title: 'American opportunity credit: four-year limit',
    verdict: ({ education: e }) =>
      `You can claim the credit for only ${e.opportunityYears} tax years per student, and only until the student completes the first four years of college. After that, check the lifetime learning credit.`,
    details: [
      'Every year in which anyone claimed it or the old Hope credit for the student counts toward the limit.',
      'A fifth year of a bachelor’s degree can qualify for the lifetime learning credit.',
      'Graduate school usually doesn’t qualify.',
      'The student must be enrolled at least half time in a degree program for at least one term during the year.',
    ],
    source: publication(970, 'Eligible Student'),
    words: aliases(
      'fifth year of college, aotc four years, how many times can i claim aotc, claimed aotc four times, senior year aotc, half time student credit, community college credit, aotc graduate school, college credit 4 times',
    ),
    facts: ['education'],
    see: ['aotc', 'lifetime-learning'],
  },
  {
    id: 'fitness-and-vitamins',
    title: 'Gym, weight loss, vitamins, and massage',
    verdict:
      'No, you can’t deduct gym fees, vitamins, or massages for general health. A weight-loss program qualifies only if a doctor diagnosed a disease such as obesity or heart disease.',
    details: [
      'Diet food doesn’t qualify if it replaces what you normally eat.',
      'Vitamins qualify only if a doctor prescribes them to treat a condition.',
      'A gym membership qualifies only if its sole purpose is to treat a disease or injury that a doctor diagnosed. A doctor’s advice to exercise isn’t enough.',
      'Medicine must be prescribed, except for insulin.',
    ],
    source: publication(502, 'Weight-Loss Program'),
    words: aliases(
      'gym membership, gym, fitness, personal trainer, weight loss program, vitamins, supplements, massage, diet, yoga, exercise medical deduction, over the counter medicine, ozempic, peloton, aspirin, bandaids, tylenol, cold medicine, drugstore medicine',
    ),
    facts: ['itemized.medical'],
    see: ['medical-expenses', 'medical-list'],
  },
  {
    id: 'teeth-eyes-ears',
    title: 'Dental work, glasses, and hearing aids',
    verdict: ({ itemized }) =>
      `Braces, dentures, fillings, glasses, contacts, eye surgery, and hearing aids are medical expenses. They lower your tax only if you itemize and your total medical expenses are more than ${pct(itemized.medicalFloor)} of AGI.`,
    details: [
      'Teeth whitening and other cosmetic procedures aren’t medical expenses.',
      'Hearing aid batteries, contact lens solution, and eye exams also qualify.',
      'Each payment for a child’s braces counts in the year you pay it.',
      'Leave out amounts paid by insurance, an HSA, or an FSA.',
    ],
    source: publication(502, 'Dental Treatment'),
    words: aliases(
      'braces, dental, dentist, dentures, glasses, eyeglasses, contact lenses, lasik, hearing aids, eye exam, root canal, orthodontist, invisalign, implants, dental implants, braces for my daughter, braces for my son, kid needs braces',
    ),
    facts: ['itemized.medical'],
    screen: '/interview',
    see: ['medical-expenses', 'medical-list'],
  },
  {
    id: 'mental-health-costs',
    title: 'Therapy, counseling, and treatment centers',
    verdict: ({ itemized }) =>
      `If you itemize, therapy, psychiatric care, and treatment for alcohol or drug addiction are medical expenses. Only total medical expenses above ${pct(itemized.medicalFloor)} of AGI are deductible.`,
    details: [
      'You can’t deduct marriage counseling.',
      'You can deduct meals and lodging at a treatment center.',
      'You can deduct special schooling for a child with a disability if a doctor recommends it.',
      'You can deduct stop-smoking programs.',
    ],
    source: publication(502, 'Psychiatric Care'),
    words: aliases(
      'therapy, therapist, counseling, psychologist, psychiatrist, rehab, alcohol treatment, mental health, therapy sessions deductible, marriage counseling, special needs school, autism therapy',
    ),
    facts: ['itemized.medical'],
    see: ['medical-expenses', 'medical-list'],
  },
  {
    id: 'pregnancy-fertility',
    title: 'Pregnancy, fertility, and birth costs',
    verdict:
      'Hospital and doctor bills, IVF, birth classes, breast pumps, and birth control count as medical expenses. Maternity clothes and diapers don’t.',
    details: [
      'A surrogate’s costs don’t qualify, because the care isn’t for you, your spouse, or a dependent.',
      'Temporary storage of eggs or sperm is included in fertility treatment.',
      'A legal abortion counts as a medical expense.',
      ({ itemized: i }) =>
        `You must itemize. Only the part of all your medical expenses above ${pct(i.medicalFloor)} of AGI is deductible.`,
    ],
    source: publication(502, 'Fertility Enhancement'),
    words: aliases(
      'ivf, fertility treatment, surrogate costs, breast pump, maternity, hospital birth bill, childbirth class, egg freezing, pregnancy test, midwife, sperm donor',
    ),
    facts: ['itemized.medical'],
    see: ['medical-expenses'],
  },
  {
    id: 'medicare-premiums',
    title: 'Medicare premiums',
    verdict:
      'If you itemize, you can deduct premiums for Medicare Parts B and D, Medicare Advantage, and Medigap. They count even when they’re taken out of your Social Security.',
    details: [
      'Include Part A only if you aren’t covered by Social Security and chose to enroll.',
      'Include the surcharge for higher incomes (IRMAA).',
      'If you work for yourself, you can deduct these premiums without itemizing, up to your profit.',
      'Medicare tax taken out of your pay isn’t a premium.',
      'At 65 or older, you can pay these premiums from an HSA tax-free, except for Medigap.',
    ],
    source: publication(502, 'Medicare B'),
    words: aliases(
      'medicare premiums, medicare part b, part d premium, medigap premium, medicare deducted from social security, irmaa, medicare advantage, deduct medicare, are medicare premiums deductible, deduct my medicare premiums',
    ),
    facts: ['socialSecurity.medicarePremiums', 'itemized.medical'],
    screen: '/interview',
    see: ['medical-premiums', 'medical-expenses'],
  },
  {
    id: 'medical-year-paid',
    title: 'When medical bills count',
    verdict:
      'Medical expenses count in the year you pay them, not the year you were treated. If you pay by credit card, use the date of the charge.',
    details: [
      'If you pay by check, use the date you mail it.',
      'Unpaid bills don’t count until you pay them.',
      'If the estate pays a person’s medical bills within a year after the death, it can elect to deduct them on the final return.',
      'If you pay in advance for future care, you usually can’t deduct it until you receive the care.',
    ],
    source: publication(502, 'What Expenses Can You Include This Year?'),
    words: aliases(
      'medical bills from last year, paid medical with credit card, which year medical, unpaid medical bills, hospital payment plan, paid in installments medical, medical debt',
    ),
    facts: ['itemized.medical'],
    see: ['medical-expenses', 'whose-medical-bills'],
  },
  {
    id: 'service-animal',
    title: 'Service animals and pets',
    verdict:
      'The costs of a guide dog or other trained service animal, including food and vet bills, are medical expenses. The costs of a pet aren’t, and no animal is a dependent.',
    details: [
      'The animal must be trained to help with a disability.',
      'An emotional support animal qualifies only if it’s trained to help with a diagnosed condition.',
      'Adoption fees and vet bills for pets are personal expenses.',
    ],
    source: publication(502, 'Guide Dog or Other Service Animal'),
    words: aliases(
      'service dog, guide dog, emotional support animal, vet bills, pet expenses, dog deduction, pets dependents, write off my dog',
    ),
    facts: ['itemized.medical'],
    see: ['medical-list'],
  },
  {
    id: 'adult-child-at-home',
    title: 'Grown child at home, in college, or without a job',
    verdict: ({ dependents: d }) =>
      `A full-time student under ${d.studentBelowAge} can be your qualifying child. Any other child ${d.childBelowAge} or older must usually have gross income under ${usd(d.qualifyingRelativeIncomeLimit)}.`,
    details: [
      'Full time means enrolled full time during some part of any five months of the year.',
      'The child can’t have paid more than half of their own support. Scholarships don’t count as support.',
      ({ childCredit }) =>
        `For a child 17 or older, you may claim the credit for other dependents, up to ${usd(childCredit.perOtherDependent)}, but not the child tax credit.`,
      'If the income limit applies, you must also pay over half of the child’s support.',
      'Time away at college is a temporary absence, so the child still counts as living with you.',
    ],
    source: publication(501, 'Age Test'),
    words: aliases(
      'adult child, 19 year old, 20 year old son, 22 year old college, 24 year old, grown son lives with me, daughter in college full time, full time student dependent, son has no job, 25 year old at home, college student dependent, adult son moved home, moved home not working, graduated college and lives with us, graduated and moved back',
    ),
    facts: ['dependents'],
    screen: '/interview',
    see: ['qualifying-child', 'qualifying-relative', 'student-away'],
  },
  {
    id: 'parent-two-children',
    title: 'When siblings support a parent together',
    verdict: `Only one person can claim a parent. If no one pays over half of the support, those who each pay over ${pct(figures.dependents.multipleSupportShare)} can agree that one of them will, using Form 2120.`,
    details: [
      'The others must sign a statement that they won’t claim the parent that year. You can take turns from year to year.',
      'The parent’s gross income must be under the limit. Nontaxable Social Security isn’t included.',
      'The person who claims the parent can also deduct medical bills they paid for the parent.',
      'A parent you claim under a multiple support agreement doesn’t qualify you as head of household.',
    ],
    source: publication(501, 'Multiple Support Agreement'),
    words: aliases(
      'brother and me claim dad, siblings support mom, split claiming a parent, who claims our mother, both claim our parent, sister and i pay for mom, share supporting a parent',
    ),
    facts: ['dependents'],
    see: ['multiple-support', 'parent-nursing-home'],
  },
  {
    id: 'citizen-or-resident-test',
    title: 'Dependents outside the United States',
    verdict:
      'A dependent must be a US citizen, national, or resident, or a resident of Canada or Mexico. You can’t claim other family members who live abroad.',
    details: [
      'For the child tax credit, the child must be a US citizen, national, or resident alien. The child also needs an SSN valid for employment.',
      ({ dependents: d }) =>
        `The other tests apply too. A parent or other relative must have gross income under ${usd(d.qualifyingRelativeIncomeLimit)}, and you must pay over half of their support.`,
      'Relatives in Canada or Mexico who can’t get an SSN need an ITIN.',
      'An adopted child who lived with you all year meets the test if you’re a US citizen or national.',
    ],
    source: publication(501, 'Citizen or Resident Test'),
    words: aliases(
      'parents in mexico, child lives abroad, dependent in another country, claim my mother in india, family overseas, dependent in canada, relatives outside us, kids in philippines',
    ),
    facts: ['dependents'],
    see: ['dependent', 'itin-dependents'],
  },
  {
    id: 'married-child',
    title: 'Married child as a dependent',
    verdict:
      'You can’t claim a child who files a joint return, unless the couple files only to get a refund of withheld tax and would owe nothing on separate returns.',
    details: [
      'The age, residency, and support tests also apply.',
      'You can claim a married child who files separately if the other tests are met.',
    ],
    source: publication(501, 'Joint Return Test'),
    words: aliases(
      'married daughter dependent, married child, son got married, claim married child, joint return test, child files joint return, my kid got married, claim a married kid, daughter got married',
    ),
    facts: ['dependents'],
    see: ['dependent', 'qualifying-child'],
  },
  {
    id: 'eic-which-child',
    title: 'Qualifying child for the EIC',
    verdict:
      'The child must be your child or sibling, or a descendant of either, must have lived with you in the US over half the year, and must be under 19 (24 if a full-time student).',
    details: [
      'The child needs an SSN valid for employment, issued by the due date of the return.',
      'A child who is permanently and totally disabled qualifies at any age.',
      'The EIC has no support test. A child who isn’t disabled must be younger than you or your spouse.',
      'Only one person can claim the EIC for a child. A release on Form 8332 doesn’t transfer the EIC.',
      'Keep school or medical records that show the child’s address.',
    ],
    source: publication(596, 'Qualifying Child'),
    words: aliases(
      'eic qualifying child, eitc child rules, does my nephew count for eic, eic age of child, eitc kids rules, grandson eic, who counts for eitc',
    ),
    facts: ['dependents'],
    see: ['eic', 'eic-limits', 'tiebreaker'],
  },
  {
    id: 'temporary-absence',
    title: 'Temporary absence',
    verdict:
      'Time away for school, illness, vacation, military service, or juvenile detention counts as time living at home. It must be reasonable to expect the person to come back.',
    details: [
      'This rule applies to dependents, head of household, and the EIC.',
      'A child who was born or died during the year usually counts as living with you all year.',
      'Nights with the other parent aren’t a temporary absence.',
    ],
    source: publication(501, 'Temporary absences'),
    words: aliases(
      'temporary absence, away at boarding school, child in hospital, lived away part of the year, study abroad dependent, in jail dependent, military training child',
    ),
    see: ['student-away', 'newborn', 'qualifying-child'],
  },
  {
    id: 'separate-itemize',
    title: 'Separate returns when one spouse itemizes',
    verdict:
      'If your spouse itemizes on a separate return, your standard deduction is zero, so you must itemize too.',
    details: [
      'Each of you deducts what you paid. Expenses paid from a joint account are split equally unless you can show otherwise.',
      'The rule applies no matter which of you files first.',
      'The rule doesn’t apply to a spouse who is considered unmarried and files as head of household.',
    ],
    source: topic(501, 'Should I itemize?'),
    words: aliases(
      'spouse itemizes, both must itemize, wife itemizes separate return, one itemizes other standard, mfs itemize, husband itemized do i have to, file separately she itemizes, file separately he itemizes, we file separate and one itemizes, wife itemizes and we file apart',
    ),
    facts: ['itemized'],
    see: ['mfs-limits', 'considered-unmarried'],
  },
  {
    id: 'who-pays-property-tax',
    title: 'Who deducts when two people pay for a home',
    verdict:
      'You can deduct mortgage interest and property tax you were liable for and paid yourself. Unmarried co-owners each deduct the share they paid.',
    details: [
      'If Form 1098 is in the other person’s name, report your share on Schedule A, line 8b, and attach a statement with their name and address.',
      'You can’t deduct interest on a parent’s or former spouse’s mortgage unless you own the home and are liable for the loan.',
      'Property tax paid from escrow is deductible when the lender pays the county.',
    ],
    source: publication(936, 'More than one borrower'),
    words: aliases(
      'split mortgage interest, unmarried couple mortgage, 1098 in partner name, co-owner mortgage, pay my parents mortgage, mortgage not in my name, escrow property tax, two owners house deduction, house co owned, co own a house, co-owned house, own a house with my sister',
    ),
    facts: ['itemized.mortgages', 'itemized.realEstateTax'],
    documents: ['1098'],
    screen: '/interview',
    see: ['mortgage-interest', 'property-tax'],
  },
];
