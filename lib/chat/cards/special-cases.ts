import * as extra from '@/lib/tax/us/schedule-1/income';
import * as taxable from '@/lib/tax/us/form-1040/taxable-income';
import { type Card } from './card';
import { businessFigures } from './figures-of-business';
import { caseFigures } from './figures-of-cases';
import { pct, aliases, sayCatchUp, usd } from './say';
import { formPage, page, publication } from './sources';

/** Cases that fewer people have: estates, foreign gifts, certificates, special jobs, visas, debts. */
export const specialCases: readonly Card[] = [
  {
    id: 'nft',
    title: 'NFTs',
    verdict:
      'An NFT is a digital asset. Selling or trading an NFT results in a gain or loss. Buying one with crypto counts as a sale of the crypto. Selling one you created produces income.',
    details: [
      'Gain on an NFT that represents a collectible, such as a gem, can be taxed at the collectibles rate.',
      'Artists who sell as a business use Schedule C. Royalties from later sales are income too.',
      'Network and marketplace fees reduce your sale price or increase your basis.',
      'Answer “Yes” to the digital asset question.',
    ],
    source: page('Digital assets', 'What’s a digital asset', 'filing/digital-assets'),
    words: aliases(
      'nft, nfts, sold an nft, minted nft, opensea, nft royalties, bought nft with eth, digital art sale',
    ),
    facts: ['sales'],
    see: ['crypto-swap', 'collectibles'],
  },
  {
    id: 'tsp',
    title: 'Thrift Savings Plan (TSP)',
    verdict: ({ electiveDeferrals: e }) =>
      `The TSP works like a 401(k). Federal employees and the military could defer up to ${usd(e.limit)} for 2024, plus ${sayCatchUp(e)} starting at age ${e.catchUpAge}. Box 1 of your W-2 already leaves out traditional deferrals.`,
    details: [
      'Box 12 of your W-2 shows traditional deferrals with code D and Roth deferrals with code AA.',
      'Withdrawals are reported on Form 1099-R and taxed, except for Roth contributions and contributions from tax-exempt combat pay.',
      'You can roll over your TSP to an IRA or another plan.',
      'A TSP loan you don’t repay is taxed like a withdrawal.',
    ],
    source: publication(721, 'Thrift Savings Plan (TSP)'),
    words: aliases(
      'tsp, thrift savings plan, tsp withdrawal, tsp contribution, roth tsp, tsp loan, federal employee retirement, tsp rollover, blended retirement system',
    ),
    documents: ['W-2', '1099-R'],
    see: ['workplace-401k', 'roth-401k', 'plan-loan'],
  },
  {
    id: 'mortgage-credit-certificate',
    title: 'Mortgage interest credit (mortgage credit certificate)',
    verdict: `If a state or local agency gave you a mortgage credit certificate, your credit on Form 8396 is its rate times your interest. If the rate is over ${pct(caseFigures.mortgageCertificate.rateAbove)}, the limit is ${usd(caseFigures.mortgageCertificate.most)} a year.`,
    details: [
      'The mortgage must be on your main home. You can’t claim this credit without a certificate.',
      'On Schedule A, deduct only the interest that’s left after you subtract the credit.',
      `The credit isn’t refundable. Any part you can’t use carries forward ${caseFigures.mortgageCertificate.carryYears} years.`,
      'If you refinance, the agency must reissue the certificate.',
      'If you sell the home within nine years, you may have to repay part of the credit. Plainfile doesn’t support the form you’d use (Form 8828).',
    ],
    source: formPage('8396', 'Mortgage Interest Credit'),
    words: aliases(
      'mortgage credit certificate, mcc, form 8396, mortgage interest credit, mortgage tax credit, mcc program, mortgage certificate',
    ),
    facts: ['mortgageCredit'],
    documents: ['1098'],
    screen: '/interview',
    see: ['mortgage-interest', 'homebuyer-credit'],
  },
  {
    id: 'ein',
    title: 'Employer identification number (EIN)',
    verdict:
      'If you’re a sole owner without employees, you can use your SSN. You need an EIN for employees, a business retirement plan, a partnership, or a corporation. Get one for free at irs.gov.',
    details: [
      'A website that charges for an EIN isn’t the IRS.',
      'You can get an EIN even if you don’t need one, to keep your SSN off Form W-9.',
      'A household employer needs an EIN for Schedule H.',
      'Getting an EIN doesn’t change your tax.',
    ],
    source: page(
      'Employer identification number',
      'Who needs an EIN',
      'businesses/employer-identification-number',
    ),
    words: aliases(
      'ein, employer identification number, do i need an ein, tax id for my business, business tax id, get an ein, ein or ssn, federal tax id number, fein, tax id number for my side business',
    ),
    facts: ['businesses'],
    see: ['llc', 'nanny-tax'],
  },
  {
    id: 'qbi-rental',
    title: 'QBI deduction for rentals',
    verdict: `Rental income can qualify for the QBI deduction if renting is a trade or business. A safe harbor covers rentals with ${caseFigures.rentalSafeHarbor.hours} hours of services a year, separate books, and time records.`,
    details: [
      'Hours worked by your agents and contractors count toward the total. Time spent arranging financing or driving to the property doesn’t.',
      'Rent from a business you control counts as a trade or business automatically.',
      'A triple net lease, where the tenant pays taxes, insurance, and upkeep, isn’t covered by the safe harbor.',
      'A loss from a qualifying rental lowers the deduction.',
      'Combining several businesses (aggregation) helps only if your income is above the threshold. The businesses must have the same owners.',
    ],
    source: page(
      'Qualified business income deduction',
      'Rental real estate',
      'newsroom/qualified-business-income-deduction',
    ),
    words: aliases(
      'qbi rental, rental qbi, 199a rental, qualified business income rental property, rental real estate safe harbor, 250 hours rental, 20 percent deduction rental, aggregate businesses qbi',
    ),
    lines: () => [taxable.businessDeduction],
    facts: ['rentals'],
    see: ['qbi', 'rental-income', 'real-estate-professional'],
  },
  {
    id: 'net-operating-loss',
    title: 'Net operating loss (NOL)',
    verdict: `A business or casualty loss larger than your other income becomes a net operating loss. It carries forward with no time limit and can offset up to ${pct(businessFigures.carryforward.share)} of taxable income each year.`,
    details: [
      'Personal deductions, including the standard deduction, can’t create an NOL.',
      'Since 2021, you can carry back only farming losses, for two years.',
      'Deduct the NOL on Schedule 1, line 8a, and attach a statement that shows how you calculated it.',
      'An NOL doesn’t lower self-employment tax.',
      'Capital losses have their own carryover.',
    ],
    source: publication(536, 'How To Figure an NOL'),
    words: aliases(
      'net operating loss, nol, nol carryforward, carry back a loss, business loss carryforward, form 172, loss bigger than income, negative agi, lost more than all my income, what is a net operating loss',
    ),
    lines: () => [extra.netOperatingLoss],
    see: ['business-loss', 'capital-loss'],
  },
  {
    id: 'estate-gift-tax',
    title: 'Estate tax and gift tax',
    verdict: `Heirs pay no federal estate tax on what they inherit. The estate pays it, and only above ${usd(caseFigures.estates.exclusion2024)} for deaths in 2024 (${usd(caseFigures.estates.exclusion2025)} in 2025).`,
    details: [
      'Large gifts during your lifetime reduce the same exclusion. You report them on Form 709.',
      'Money from an inherited IRA or 401(k) is still income to the heir.',
      'Property that goes to charity or to a spouse who is a US citizen isn’t taxed.',
      'The estate can file Form 706 to transfer any unused exclusion to the surviving spouse.',
      'Some states have their own estate or inheritance tax, often with a much lower exemption.',
      `Starting in 2026, the exclusion is ${usd(caseFigures.estates.exclusion2026)}.`,
    ],
    source: page('Estate tax', 'Filing requirements', 'businesses/small-businesses-self-employed/estate-tax'),
    words: aliases(
      'estate tax, inheritance tax, death tax, gift tax limit lifetime, lifetime exemption, form 706, form 709, how much can you inherit tax free, estate tax exemption, portability, how much can you inherit, inherit before paying tax',
    ),
    see: ['inheritance', 'gifts-received'],
  },
  {
    id: 'foreign-gift',
    title: 'Gifts and inheritances from abroad',
    verdict: `Money from family abroad is a gift or an inheritance, so it isn’t income. If you receive more than ${usd(caseFigures.foreignGifts.fromPeople)} from foreign individuals or estates during the year, report it on Form 3520.`,
    details: [
      'Mail Form 3520 separately by the due date of your return, including extensions. The penalty for not filing is high.',
      'Combine gifts from people who are related to each other. The reporting threshold is much lower for gifts from foreign companies.',
      'If you own a foreign bank account, you may have to file the FBAR.',
      'Money you send to family abroad isn’t deductible.',
      'Plainfile doesn’t prepare Form 3520. Ask your preparer.',
    ],
    source: page('Gifts from foreign person', 'Reporting', 'businesses/gifts-from-foreign-person'),
    words: aliases(
      'money from parents overseas, gift from abroad, foreign gift, form 3520, inheritance from another country, parents sent money from india, wire from family overseas, sent money home to family, inherited from overseas, wired me money from overseas, uncle overseas, parents abroad sent money',
    ),
    screen: '/messages',
    see: ['gifts-received', 'inheritance', 'fbar'],
  },
  {
    id: 'student-fica',
    title: 'Social Security tax on student jobs',
    verdict:
      'Students who work for the school they attend pay no Social Security or Medicare tax on that pay while enrolled at least half time. Pay from other jobs is taxed as usual.',
    details: [
      'The pay is still subject to income tax, like other wages.',
      'Summer work at the school usually doesn’t qualify if you aren’t taking classes.',
      'If the school withheld these taxes by mistake, ask the school for a refund first, then file Form 843.',
    ],
    source: page(
      'Student FICA exception',
      'Student exception',
      'charities-non-profits/student-exception-to-fica-tax',
    ),
    words: aliases(
      'student fica, work study tax, campus job taxes, teaching assistant social security tax, student worker fica, social security withheld from student job, work-study taxable, grad assistant pay, work at my university, job at the college i attend',
    ),
    see: ['fica', 'scholarships', 'foreign-student-fica'],
  },
  {
    id: 'foreign-student-fica',
    title: 'Visa students and Social Security tax',
    verdict:
      'Students on F, J, M, or Q visas pay no Social Security or Medicare tax on permitted work while they’re nonresidents, usually the first five calendar years. That includes OPT and CPT.',
    details: [
      'If these taxes were withheld, ask your employer for a refund. If you can’t get one, file Forms 843 and 8316.',
      'This exception doesn’t apply to spouses on F-2 or J-2 visas.',
      'Nonresidents file Form 1040-NR, which Plainfile doesn’t prepare, and Form 8843.',
      'Workers on H-1B visas pay Social Security and Medicare tax.',
    ],
    source: page(
      'Foreign student liability for Social Security and Medicare taxes',
      'Exempt students',
      'individuals/international-taxpayers/foreign-student-liability-for-social-security-and-medicare-taxes',
    ),
    words: aliases(
      'f1 student taxes, opt fica, cpt social security tax, f-1 visa tax, j-1 visa tax, international student taxes, form 8843, form 8316, h1b taxes, opt student w2, opt visa fica, on opt do i pay fica',
    ),
    screen: '/messages',
    see: ['resident-or-nonresident', 'tax-treaty', 'student-fica'],
  },
  {
    id: 'passport-debt',
    title: 'Tax debt and your passport',
    verdict: `The State Department can refuse or revoke a passport if you owe more than ${usd(caseFigures.passport.debt2024)} in 2024 (${usd(caseFigures.passport.debt2025)} in 2025) and the IRS filed a lien or issued a levy.`,
    details: [
      'Notice CP508C tells you that the IRS reported the debt.',
      'The debt doesn’t count if you have a payment plan or an accepted offer in compromise, or if you requested a hearing on time.',
      'The amount includes assessed penalties and interest.',
      'After you pay or set up a plan, the IRS reverses the certification within 30 days.',
    ],
    source: page(
      'Revocation or denial of passport in cases of certain unpaid taxes',
      'Certification of individuals with seriously delinquent tax debt',
      'businesses/small-businesses-self-employed/revocation-or-denial-of-passport-in-cases-of-certain-unpaid-taxes',
    ),
    words: aliases(
      'passport tax debt, irs take my passport, passport revoked, cp508c, seriously delinquent tax debt, owe taxes travel abroad, renew passport owe taxes, can i travel if i owe the irs',
    ),
    see: ['installment-agreement', 'levy-lien'],
  },
  {
    id: 'truckers-meals',
    title: 'Truck drivers’ meals',
    verdict: `Self-employed drivers subject to the DOT hours-of-service limits can deduct ${pct(caseFigures.serviceHours.mealShare)} of meals away from home, using receipts or the special per diem rate. Drivers who receive a W-2 can’t deduct meals.`,
    details: [
      'You’re considered away from home if you need to sleep or rest before you return.',
      'The per diem rate for transportation workers covers meals only, not lodging.',
      'Per diem from your employer isn’t income if it’s within the federal rate.',
      'Owner-operators can also deduct tolls, showers, logbooks, gear, and truck costs.',
    ],
    source: publication(463, 'Individuals subject to hours of service limits'),
    words: aliases(
      'truck driver per diem, trucker per diem, otr driver deductions, owner operator, truck driver meals, company driver per diem, dot hours of service, cdl driver taxes, over the road, owner operator per diem',
    ),
    facts: ['businesses'],
    see: ['business-meals', 'business-travel', 'job-expenses'],
  },
  {
    id: 'travel-worker',
    title: 'Travel nurses and other traveling workers',
    verdict:
      'Housing and meal stipends are tax-free only if you have a tax home and pay for lodging in two places. Without a tax home, you’re an itinerant worker, and stipends are taxable wages.',
    details: [
      'Your tax home is your main place of work. If you have no main place of work, your tax home can be a home you pay for and regularly return to.',
      'If an assignment is expected to last more than a year, your tax home moves there.',
      'W-2 employees can’t deduct travel expenses that aren’t reimbursed.',
      'You usually file a return in each state where you worked and in your home state.',
    ],
    source: publication(463, 'Tax Home'),
    words: aliases(
      'travel nurse, travel nurse stipend, traveling nurse taxes, housing stipend, tax home, itinerant, traveling contractor, travel therapist, stipend taxable, duplicate expenses',
    ),
    see: ['employer-reimbursements', 'state-nonresident', 'business-travel'],
  },
  {
    id: 'exchange-student',
    title: 'Hosting an exchange student',
    verdict: `You can’t claim the student as a dependent. If a qualified organization placed the student and doesn’t pay you, you can deduct up to ${usd(caseFigures.guestStudent.eachMonth)} a month as a charitable contribution if you itemize.`,
    details: [
      'You must have a written agreement with the organization.',
      'The student must be in grade 12 or lower at a school in the United States, and can’t be a relative or dependent.',
      'Count any month in which the student lived with you for at least 15 days.',
      'If you’re paid for hosting, you usually can’t deduct anything.',
    ],
    source: publication(526, 'Expenses Paid for Student Living With You'),
    words: aliases(
      'exchange student, foreign exchange student, host family, hosting a student, claim exchange student, student living with us, au pair dependent',
    ),
    facts: ['itemized.charityCash'],
    see: ['charity-volunteer', 'dependent'],
  },
  {
    id: 'estate-return',
    title: 'A return for an estate or trust (Form 1041)',
    verdict: `An estate must file Form 1041 if it had ${usd(caseFigures.estateReturn.grossIncome)} or more of gross income after the death, such as rent, interest, or a gain. This is separate from the person’s final Form 1040.`,
    details: [
      'The executor must get an EIN for the estate.',
      'Income passed on to heirs is reported on Schedule K-1 and taxed to them.',
      'A revocable living trust usually doesn’t file its own return while the owner is alive.',
      'Plainfile doesn’t prepare Form 1041. Ask a preparer.',
    ],
    source: publication(559, 'Income Tax Return of an Estate'),
    words: aliases(
      'form 1041, estate income tax return, does the estate file, executor taxes, return for an estate, revocable trust taxes, living trust, trust tax return, probate taxes, estate ein, estate earned interest',
    ),
    screen: '/messages',
    see: ['deceased-return', 'k1-trust', 'estate-gift-tax'],
  },
  {
    id: 'bankruptcy-taxes',
    title: 'Bankruptcy and taxes',
    verdict:
      'Debt canceled in bankruptcy isn’t income (Form 982). Some income tax can be discharged. The return must usually have been due at least three years, and filed at least two years, before the bankruptcy filing.',
    details: [
      'You must still file every return while the case is open.',
      'A refund for a year before you filed for bankruptcy may belong to the bankruptcy estate.',
      'Recent taxes, payroll taxes withheld from employees, and taxes tied to fraud can’t be discharged.',
      'In Chapter 7 or 11, the bankruptcy estate is a separate taxable entity.',
    ],
    source: publication(908, 'Discharge of Unpaid Tax'),
    words: aliases(
      'bankruptcy, chapter 7, chapter 13, bankruptcy tax debt, discharge taxes in bankruptcy, filed bankruptcy refund, taxes in bankruptcy, bankrupt 1099-c',
    ),
    see: ['canceled-debt', 'insolvency', 'offer-in-compromise'],
  },
];
