import { law2025 } from '@/lib/tax/us/law/2025';
import * as adjust from '@/lib/tax/us/schedule-1/adjustments';
import * as extra from '@/lib/tax/us/schedule-1/income';
import * as taxes from '@/lib/tax/us/schedule-2/part-2';
import * as credits from '@/lib/tax/us/schedule-3/part-1';
import { type Card } from './card';
import { requires } from './conditions';
import { dueDay } from '../due-dates';
import { figures } from './figures';
import { cents, day, orJoint, pct, aliases, usd } from './say';
import { page, publication, topic } from './sources';

/** Savings, work for yourself, credits, and the product itself. */
export const savingAndWork: readonly Card[] = [
  {
    id: 'traditional-ira',
    title: 'IRA contribution limit and deduction',
    verdict: ({ ira, year }, today) => {
      const isOpen = today <= dueDay(year);
      return `For ${year}, you ${isOpen ? 'can' : 'could'} contribute up to ${usd(ira.contribution)} to IRAs, or ${usd(ira.contribution + ira.catchUp)} at age ${ira.catchUpAge} or older. The deadline ${isOpen ? `is ${day(dueDay(year))}` : `was ${day(dueDay(year))}, and has passed`}.`;
    },
    details: [
      'You need at least that much taxable compensation (pay for work). On a joint return, one spouse’s pay can support both spouses’ contributions.',
      ({ ira }) =>
        `If you’re covered by a plan at work, the deduction phases out completely at income (modified AGI) of ${orJoint(ira.coveredLimit)}. If neither spouse is covered, there’s no income limit.`,
      ({ ira }) =>
        `The limit covers traditional and Roth IRAs together. The extra ${usd(ira.catchUp)} at age ${ira.catchUpAge} or older is called a catch-up contribution.`,
    ],
    source: publication('590-A', 'How Much Can Be Deducted?'),
    words: aliases(
      'ira, traditional ira, ira deduction, ira limit, ira contribution, put money in ira, spousal ira, ira deadline, deduct ira, both a roth and a traditional, roth and a regular ira, put in my ira, contribute to my ira',
    ),
    lines: () => [adjust.ira],
    facts: ['adjustments.ira'],
    screen: '/interview',
    see: ['roth-ira-limit', 'early-withdrawal'],
  },
  {
    id: 'roth-ira-limit',
    title: 'Roth IRA',
    verdict: ({ ira }) =>
      `Roth IRA contributions are never deductible. For 2024, you can’t contribute once your modified AGI reaches ${orJoint(ira.rothLimit)}. The limit phases out just below that.`,
    details: [
      ({ ira }) =>
        `Roth and traditional IRAs share the limit of ${usd(ira.contribution)}, plus ${usd(ira.catchUp)} at age ${ira.catchUpAge} or older (${usd(ira.contribution + ira.catchUp)} in all).`,
      `An excess contribution is taxed at ${pct(figures.retirement.excessRate)} a year until you fix it.`,
      'You can withdraw your contributions tax-free at any time. Earnings are tax-free after five years if you’re 59½ or meet another condition.',
    ],
    source: publication('590-A', 'Roth IRAs'),
    words: aliases(
      'roth ira, roth, roth contribution, roth income limit, roth deduction, can i contribute to roth, make too much for a roth',
    ),
    facts: ['adjustments.ira'],
    screen: '/interview',
    see: ['traditional-ira'],
  },
  {
    id: 'workplace-401k',
    title: '401(k) and similar plans',
    verdict: ({ electiveDeferrals: e }) =>
      `For 2024, you could defer up to ${usd(e.limit)} of pay, or ${usd(e.limit + e.catchUp)} at age ${e.catchUpAge} or older (${usd(e.catchUp)} more). Box 1 of your W-2 already leaves out pretax deferrals, so don’t deduct them again.`,
    details: [
      'Roth deferrals are taxed now and stay in box 1.',
      ({ electiveDeferrals: { limit, laterCatchUp: later } }) =>
        `Your employer’s match doesn’t count toward that limit.${later === null ? '' : ` At ages ${later.fromAge} to ${later.toAge}, the limit is ${usd(limit + later.catchUp)}.`}`,
      'Your deferrals may qualify for the saver’s credit.',
    ],
    source: topic(424, '401(k) plans'),
    words: aliases(
      '401k, 401(k), 403b, tsp, 401k deduction, 401k limit, workplace retirement plan, 457, box 12 code d, retirement contributions at work, put in my 401k, 401k max, do i enter 401k contributions, where do i put my 401k contributions, report my 401k contributions, employer match, is the 401k match taxed, company match',
    ),
    documents: ['W-2'],
    see: ['savers-credit', 'early-withdrawal'],
  },
  {
    id: 'early-withdrawal',
    title: 'Early withdrawal from a retirement account',
    verdict: ({ earlyDistribution: e }) =>
      `Money you withdraw before age 59½ is usually taxed. You also owe an additional ${pct(e.rate)} tax, unless an exception applies.`,
    details: [
      ({ earlyDistribution: e }) =>
        `Exceptions include disability, death, large medical bills, a birth or adoption (${usd(e.birthLimit)}), domestic abuse, and an emergency (${usd(e.emergencyLimit)}).`,
      ({ earlyDistribution: e }) =>
        `Exceptions only for IRAs are a first home (${usd(e.firstHomeLimit)}), college, and health insurance premiums while unemployed. Plans at work have their own, such as for leaving the job in or after the year you turn 55.`,
      'A hardship withdrawal isn’t an exception by itself. A rollover within 60 days isn’t taxed.',
    ],
    source: topic(558, 'Additional tax on early distributions from retirement plans other than IRAs'),
    words: aliases(
      'early withdrawal, cashed out 401k, 401k withdrawal, ira withdrawal, 10 percent penalty, form 5329, took money out of 401k, pulled money from my 401k, pulled from my ira, early distribution, took money out of my 401k, cashed out my 401k, penalty for taking money out, out of my ira, out of my 401k, took money from my ira, took 5k from my ira, took money out of my ira, ira money for medical bills, cash out old 401k, cashed out an old 401k after leaving a job',
    ),
    lines: () => [taxes.taxOnPlans],
    facts: ['retirement'],
    documents: ['1099-R'],
    screen: '/interview',
    see: ['traditional-ira'],
  },
  {
    id: 'required-distributions',
    title: 'Required minimum distribution (RMD)',
    verdict: `You must start taking money from traditional IRAs and retirement plans at age ${figures.retirement.minimumAge}. The tax for missing a distribution is ${pct(figures.retirement.missedRate)} of what you should have taken.`,
    details: [
      `The first one is due by April 1 of the year after you reach that age. The tax drops to ${pct(figures.retirement.missedRateCorrected)} if you correct it within ${figures.retirement.missedCorrectionYears} years.`,
      'Roth IRAs have no RMDs while you’re alive. A plan at your current job may let you wait until you retire.',
      ({ retirement }) =>
        `Starting at age 70½, you can send up to ${usd(retirement.charitableDistributionLimit)} from an IRA directly to charity tax-free.`,
    ],
    source: publication('590-B', 'When Must You Withdraw Assets?'),
    words: aliases(
      'rmd, required minimum distribution, must withdraw ira, age 73, rmd age, minimum distribution, mandatory withdrawal, have to take money out of my ira, have to take money out, turning 73',
    ),
    facts: ['retirement'],
    documents: ['1099-R'],
    see: ['early-withdrawal'],
  },
  {
    id: 'savers-credit',
    title: 'Saver’s credit',
    verdict: ({ saversCredit: s }) =>
      `The credit is up to ${pct(s.rates.single[0]?.rate ?? 0)} of the first ${usd(s.contributionLimit)} you contribute to an IRA or a plan at work, if your 2024 AGI is no more than ${usd(s.rates.single.at(-1)?.over ?? 0)} (single) or ${usd(s.rates.mfj.at(-1)?.over ?? 0)} (married filing jointly).`,
    details: [
      ({ saversCredit: s }) => `For head of household, the limit is ${usd(s.rates.hoh.at(-1)?.over ?? 0)}.`,
      'You must be 18 or older, and you can’t be a full-time student or someone’s dependent.',
      ({ year }) =>
        `Withdrawals from retirement accounts since ${year - 2} can reduce the credit. It isn’t refundable.`,
    ],
    source: topic(610, 'Retirement savings contributions credit'),
    words: aliases(
      'savers credit, form 8880, retirement savings credit, credit for ira, credit for 401k, low income retirement credit',
    ),
    lines: () => [credits.saversCredit],
    screen: '/interview',
    see: ['traditional-ira', 'workplace-401k'],
  },
  {
    id: 'hsa',
    title: 'Health savings account (HSA)',
    verdict: ({ healthSavings: h }) =>
      `With a high-deductible health plan, you could contribute up to ${usd(h.selfOnly)} (self-only) or ${usd(h.family)} (family) for 2024, plus ${usd(h.catchUp)} at age ${h.catchUpAge} or older.`,
    details: [
      'You can deduct your own contributions without itemizing. Payroll and employer contributions in box 12, code W, are already tax-free.',
      ({ year }, today) =>
        `The limit applies to all of these contributions combined. The deadline ${today <= dueDay(year) ? 'is' : 'was'} ${day(dueDay(year))}.`,
      'You can’t contribute if you have Medicare or a general-purpose health FSA, or if someone can claim you as a dependent.',
    ],
    from2025: `For 2025, the limits are ${usd(law2025.healthSavings.selfOnly)} and ${usd(law2025.healthSavings.family)}.`,
    source: publication(969, 'Health Savings Accounts (HSAs)'),
    words: aliases(
      'hsa, health savings account, hsa limit, hsa contribution, form 8889, box 12 code w, hsa deduction, hsa max, how much can i put in my hsa, employer puts in my hsa',
    ),
    lines: () => [adjust.hsa],
    facts: ['adjustments.hsa'],
    documents: ['5498-SA'],
    screen: '/interview',
    see: ['hsa-distributions'],
  },
  {
    id: 'hsa-distributions',
    title: 'HSA withdrawals',
    verdict: ({ healthSavings: h }) =>
      `Withdrawals for qualified medical expenses are tax-free. Others are taxed, with an additional ${pct(h.distributionTaxRate)} tax unless you’re ${h.distributionTaxUntilAge} or disabled, or the owner died.`,
    details: [
      'The expenses can be yours, your spouse’s, or your dependents’, even if you’re the only one on the plan.',
      'Use Form 8889 to report all withdrawals shown on Form 1099-SA, taxable or not.',
      'Keep receipts. You can’t also deduct the same expenses.',
    ],
    source: publication(969, 'Distributions From an HSA'),
    words: aliases(
      'hsa withdrawal, 1099-sa, used hsa, hsa for non medical, hsa distribution, hsa spending, use my hsa to pay, use hsa for, used my hsa card, hsa card for groceries, hsa for my husband, hsa for my wife, hsa for my kids, pay family bills from hsa, hsa for vet',
    ),
    lines: () => [extra.hsaIncome],
    facts: ['hsaDistributions'],
    documents: ['1099-SA'],
    screen: '/interview',
    see: ['hsa', 'medical-reimbursed'],
  },
  {
    id: 'self-employment-tax',
    title: 'Self-employment tax',
    verdict: ({ selfEmployment: s }) =>
      `If you have net earnings of ${usd(s.floor)} or more, you owe ${pct(s.socialSecurityRate + s.medicareRate)} of ${pct(s.netEarningsRate)} of your profit, on top of income tax.`,
    details: [
      ({ socialSecurityTax: s }) =>
        `The Social Security part of the tax applies only up to the Social Security wage base, ${usd(s.wageBase)} for 2024. Your wages count toward it.`,
      'Self-employment tax is Social Security and Medicare tax for people who work for themselves. You pay both the employee’s and the employer’s shares, and you can deduct half of the total without itemizing.',
      'You owe self-employment tax at any age, even if you receive Social Security.',
    ],
    source: topic(554, 'Self-employment tax'),
    words: aliases(
      'self employment tax, se tax, schedule se, 15.3, freelance tax, 1099 tax, how much tax on 1099, self-employed taxes, social security tax on my side money, pay social security tax on etsy, social security tax on gig income',
    ),
    lines: () => [taxes.selfEmploymentTax],
    facts: ['businesses'],
    screen: '/interview',
    see: ['gig-work', 'estimated-tax', 'qbi'],
  },
  {
    id: 'gig-work',
    title: 'Gig work and Form 1099-NEC',
    verdict:
      'Yes, report all of your income, with or without a form. Report freelance, gig, and cash jobs on Schedule C, and deduct expenses such as mileage, phone, fees, and supplies.',
    details: [
      ({ year }) =>
        `For ${year}, clients send Form 1099-NEC if they paid you ${usd(figures.forms.contractor)} or more.`,
      'If the same money is on a 1099-NEC and a 1099-K, report it only once. Keep records that explain the difference.',
      ({ selfEmployment: s }) =>
        `If your net earnings are ${usd(s.floor)} or more, you owe self-employment tax too.`,
      'If you were actually an employee, use Form 8919.',
    ],
    source: page('Gig economy tax center', 'Manage taxes for gig work', 'businesses/gig-economy-tax-center'),
    words: aliases(
      'gig work, side hustle, uber, doordash, freelance, 1099-nec, drive uber, etsy, independent contractor, instacart, lyft, paid in cash, side job for cash, money from babysitting, tutor kids for cash, shipt shopper, dasher expenses, referee games, side money no 1099, extra money on weekends, umpire',
    ),
    lines: () => [extra.businessIncome],
    facts: ['businesses'],
    documents: ['1099-NEC', '1099-K'],
    screen: '/interview',
    see: ['self-employment-tax', 'home-office', 'business-miles'],
  },
  {
    id: 'home-office',
    title: 'Home office (self-employed)',
    verdict: ({ business: b }) =>
      `You can deduct a home office only if you’re self-employed and use a space regularly and exclusively for business. The simplified method gives you ${usd(b.homeOfficeRate)} a square foot, up to ${b.homeOfficeSquareFeet} square feet.`,
    details: [
      'The space must be your principal place of business. A place where you meet clients or a separate building also qualifies.',
      'With the regular method, you deduct the business share of rent, utilities, insurance, and depreciation.',
      'The simplified method can’t create a loss. With the regular method, the part above your profit carries forward.',
    ],
    conditions: [requires('You’re self-employed', 'businesses', ({ businesses }) => businesses.length > 0)],
    source: topic(509, 'Business use of home'),
    words: aliases(
      'home office, home office deduction, office at home, simplified home office, form 8829, home studio, spare room office, square feet office, freelance from my bedroom, work from my bedroom, home office if i rent',
    ),
    facts: ['businesses.homeOffice'],
    screen: '/interview',
    see: ['home-office-employee', 'gig-work'],
  },
  {
    id: 'business-miles',
    title: 'Business miles',
    verdict: ({ business: b }) =>
      `Self-employed people can deduct ${cents(b.mileageRate)} a mile for 2024 business driving, plus parking and tolls, or the business share of actual car expenses.`,
    details: [
      'Keep a log of the date, miles, destination, and business purpose.',
      'You can’t deduct commuting.',
      'To switch between methods later, use the standard mileage rate in the first year you use a car you own.',
    ],
    from2025: `For 2025, the rate is ${cents(law2025.business.mileageRate)}.`,
    source: topic(510, 'Business use of car'),
    words: aliases(
      'business miles, mileage, mileage rate, car expenses, gas for work, cents per mile, standard mileage, drive for work, car write off, how much per mile, miles for doordash, track miles for lyft, write off my car',
    ),
    facts: ['businesses'],
    screen: '/interview',
    see: ['commuting', 'gig-work'],
  },
  {
    id: 'qbi',
    title: 'Qualified business income deduction (QBI)',
    verdict: ({ qualifiedBusiness: q }) =>
      `Business owners can deduct up to ${pct(q.rate)} of qualified business income without itemizing. Limits apply above taxable income of ${orJoint(q.threshold)}.`,
    details: [
      'A cap also applies. It’s the same share of your taxable income minus net capital gain.',
      'Above the phase-in range, work in fields such as law, health, and consulting doesn’t qualify.',
      'The deduction lowers your income tax but not your self-employment tax.',
    ],
    source: page(
      'Qualified business income deduction',
      'Overview',
      'newsroom/qualified-business-income-deduction',
    ),
    words: aliases(
      'qbi, qualified business income, 199a, form 8995, 20 percent deduction, pass through deduction, small business deduction',
    ),
    facts: ['businesses'],
    screen: '/summary',
    see: ['self-employment-tax'],
  },
  {
    id: 'aotc',
    title: 'American opportunity credit',
    verdict: ({ education: e }) =>
      `The credit is up to ${usd(e.opportunityFullExpenses + (e.opportunityExpenses - e.opportunityFullExpenses) * e.opportunityRestRate)} for each student in the first ${e.opportunityYears} years of college. Up to ${pct(e.refundableShare)} of it is refundable.`,
    details: [
      ({ education: e }) =>
        `The credit phases out completely at income (modified AGI) of ${orJoint(e.phaseOutEnd)}. You can’t claim it on a separate return.`,
      'Tuition, fees, and books qualify. Room and board don’t. Subtract tax-free scholarships.',
      'The credit doesn’t cover a master’s or other graduate degree, but the lifetime learning credit may.',
      'The student must be enrolled at least half time in a degree program and have no felony drug conviction.',
    ],
    source: publication(970, 'American Opportunity Credit'),
    words: aliases(
      'aotc, american opportunity credit, college credit, form 8863, tuition credit, 1098-t, education credit, college tuition, american opportunity, first year of college credit, tax credit for college, first year of college, deduct tuition, tuition deduction, money back for college, get money back for college, college tax credit, aotc felony, felony drug conviction, aotc max',
    ),
    lines: () => [credits.educationCredits],
    facts: ['education'],
    documents: ['1098-T'],
    screen: '/interview',
    see: ['lifetime-learning', 'who-claims-student'],
  },
  {
    id: 'lifetime-learning',
    title: 'Lifetime learning credit',
    verdict: ({ education: e }) =>
      `The credit is ${pct(e.lifetimeRate)} of up to ${usd(e.lifetimeExpenses)} of tuition and fees, or up to ${usd(e.lifetimeRate * e.lifetimeExpenses)} per return. It covers any year of college, graduate school, and job skills courses.`,
    details: [
      ({ education: e }) =>
        `The credit phases out completely at income (modified AGI) of ${orJoint(e.phaseOutEnd)}. It isn’t refundable.`,
      'You can’t claim both this credit and the American opportunity credit for the same student in the same year.',
      'The school must be able to take part in the US Department of Education’s student aid programs. Many private courses and boot camps can’t.',
      'The student doesn’t have to be in a degree program or enrolled half time.',
    ],
    source: publication(970, 'Lifetime Learning Credit'),
    words: aliases(
      'coding bootcamp, boot camp tuition, trade school course, certificate program, lifetime learning, lifetime learning credit, llc credit, grad school, graduate school credit, masters degree tuition, course for my job, continuing education, one class at community college, community college class',
    ),
    lines: () => [credits.educationCredits],
    facts: ['education'],
    documents: ['1098-T'],
    screen: '/interview',
    see: ['aotc'],
  },
  {
    id: 'who-claims-student',
    title: 'Who can claim the education credit',
    verdict:
      'The person who claims the student as a dependent claims the credit, even if the student paid. If no one claims the student, only the student can claim it.',
    details: [
      'Tuition paid with a loan counts for the year the tuition is paid.',
      'The student can claim it even if a parent could have claimed the student. But a full-time student under 24 whose earned income isn’t over half of their support usually can’t get the refundable part.',
      'If no one claims you, say so in the interview, and Plainfile calculates the credit.',
    ],
    source: publication(970, 'Who Can Claim a Dependent’s Expenses?'),
    words: aliases(
      'who claims tuition, parent or student education credit, student paid own tuition, loan paid tuition, claim 1098-t, 1098-t parents or me, parents claim me, who claims me, who claims the college credit, college credit me or my kid, who gets the college credit, parents pay my tuition who gets the credit, daughter got a 1098-t but i paid, who enters the 1098-t, parent paid tuition who gets the credit, can my kid still get the education credit if i claim him',
    ),
    facts: ['education'],
    see: ['aotc', 'can-i-be-claimed'],
  },
  {
    id: 'premium-tax-credit',
    title: 'Premium tax credit (Form 8962)',
    verdict:
      'If you had a Marketplace plan, Form 8962 compares the advance payments with the credit your income allows. You receive the difference or repay the excess.',
    details: [
      'Enter Form 1095-A. If you had advance payments, the IRS rejects a return without Form 8962.',
      ({ year }) =>
        `For ${year}, there’s no upper income limit, and repayment is capped if your income is below four times the federal poverty line.`,
      'If you’re married filing separately, you usually can’t claim the credit unless you’re a victim of domestic abuse or spousal abandonment.',
    ],
    from2025:
      'The rules are the same for 2025. Starting in 2026, under the law as of mid-2026, no credit is allowed above four times the federal poverty line, and you must repay the entire excess.',
    source: page(
      'The Premium Tax Credit: the basics',
      'Overview',
      'affordable-care-act/individuals-and-families/the-premium-tax-credit-the-basics',
    ),
    words: aliases(
      'premium tax credit, 1095-a, marketplace insurance, obamacare, form 8962, aca subsidy, healthcare.gov, repay subsidy, ptc, health insurance marketplace, made more than i estimated',
    ),
    facts: ['marketplace'],
    documents: ['1095-A'],
    screen: '/upload',
    see: ['medical-premiums'],
  },
  {
    id: 'home-energy',
    title: 'Home energy credits',
    verdict: ({ homeEnergy: h }) =>
      `For 2024, the credits are ${pct(h.rate)} of solar costs with no dollar limit, and ${pct(h.rate)} of energy-efficient home improvements up to ${usd(h.improvementsLimit)} a year, plus up to ${usd(h.heatPumpLimit)} for heat pumps.`,
    details: [
      ({ homeEnergy: h }) =>
        `The credit is limited to ${usd(h.windowsLimit)} for windows, ${usd(h.doorsLimit)} for doors, and ${usd(h.auditLimit)} for an energy audit.`,
      'For insulation, windows, and doors, the credit covers materials but not installation labor. For solar and heat pumps, it covers labor too.',
      'A new roof doesn’t qualify unless its shingles generate power. Siding and new floors don’t qualify.',
      'Neither credit is refundable. Only the solar credit carries forward.',
      ({ year }) => `You must have installed the item in ${year}.`,
    ],
    from2025: `Both credits ended for items installed after ${day(figures.energy.homeUpTo)}.`,
    source: page('Home energy tax credits', 'Overview', 'credits-deductions/home-energy-tax-credits'),
    words: aliases(
      'solar credit, energy credit, new windows, heat pump, form 5695, solar panels, insulation, energy efficient, home improvement credit, new furnace, new roof credit, roof credit, energy audit, home energy audit, energy efficient roof, new doors, attic insulation, replaced my furnace, new water heater, new air conditioner',
    ),
    lines: () => [credits.cleanEnergy, credits.homeImprovement],
    facts: ['energy'],
    screen: '/interview',
    see: ['order-of-credits'],
  },
  {
    id: 'elderly-credit',
    title: 'Credit for the elderly or the disabled',
    verdict:
      'Few people get this credit. You must be 65 or older, or retired on permanent and total disability with taxable disability pay. Your income must also be very low.',
    details: [
      ({ elderlyCredit: e }) =>
        `Most people on Social Security can’t claim it, because tax-free benefits reduce a base amount of ${usd(e.initialOne)} to ${usd(e.initialBoth)}.`,
      'The credit can lower your tax only to zero.',
    ],
    source: publication(524, 'Are You Eligible for the Credit?'),
    words: aliases(
      'schedule r, elderly credit, credit for the elderly, disabled credit, disability credit, senior tax credit',
    ),
    lines: () => [credits.elderlyCredit],
    see: ['standard-deduction-age'],
  },
  {
    id: 'state-returns',
    title: 'State returns in Plainfile',
    verdict:
      'Plainfile calculates your 2024 state returns along with your federal return. E-filing is simulated, as it is for the federal return.',
    details: [
      'The Tax Summary shows each state’s refund or balance due, line by line.',
      'The PDF includes a draft copy. Copy the amounts to the state’s own form or website and file there.',
      'On your federal Schedule A, you can still deduct state tax that was withheld.',
      'If you moved, you may have to file a part-year return in each state.',
    ],
    source: page(
      'State government websites',
      'State tax agencies',
      'businesses/small-businesses-self-employed/state-government-websites',
    ),
    words: aliases(
      'state return, state taxes, state tax return, file state, california return, moved states, two states, new york return, part year resident, what about my state, what about state taxes',
    ),
    screen: '/messages',
    see: ['salt'],
  },
];
