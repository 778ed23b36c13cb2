import * as form1040 from '@/lib/tax/us/form-1040/income';
import { law2025 } from '@/lib/tax/us/law/2025';
import * as adjust from '@/lib/tax/us/schedule-1/adjustments';
import * as taxes from '@/lib/tax/us/schedule-2/part-2';
import { extendedDay } from '../due-dates';
import { type Card } from './card';
import { requires } from './conditions';
import { savingFigures } from './figures-of-savings';
import { figuresOf } from './figures-of-year';
import { day, pct, aliases, usd } from './say';
import { instructions, page, publication, topic } from './sources';

const selfEmployed = requires(
  "You're self-employed",
  'businesses',
  ({ businesses }) => businesses.length > 0,
);
const { annuity, disaster, planLoan, safetyOfficers } = savingFigures;

/** Plans at work and of one's own business, pensions and annuities. */
export const retirementPlans: readonly Card[] = [
  {
    id: 'sep-ira',
    title: 'SEP IRA',
    verdict: ({ selfEmployedPlans: s }) =>
      `The self-employed can contribute and deduct about ${pct(s.ownerRate)} of net profit, up to ${usd(s.maximum)} for 2024, until the due date of the return with extensions.`,
    details: [
      'Net profit means after half of the self-employment tax. The deduction is on Schedule 1, line 16.',
      'You can open the account that late too.',
      'Employees must get the same percentage of their pay.',
      ({ year }, today) =>
        `With an extension, the last day for ${year} ${today <= extendedDay(year) ? 'is' : 'was'} ${day(extendedDay(year))}.`,
    ],
    appliesTo: 'People with a business of their own.',
    conditions: [selfEmployed],
    source: publication(560, 'Simplified Employee Pensions (SEPs)'),
    words: aliases(
      'sep, sep ira, sep contribution, simplified employee pension, sep limit, sep deadline, open a sep, sep ira deduction',
    ),
    lines: () => [adjust.retirementPlans],
    facts: ['adjustments.selfEmployedRetirement'],
    screen: '/interview',
    see: ['solo-401k', 'self-employed-retirement'],
  },
  {
    id: 'solo-401k',
    title: 'Solo 401(k)',
    verdict: ({ electiveDeferrals: e, selfEmployedPlans: s }) =>
      `A business without employees can contribute up to ${usd(e.limit)} as employee plus about ${pct(s.ownerRate)} of net profit as employer, ${usd(s.maximum)} in all for 2024.`,
    details: [
      ({ electiveDeferrals: e }) => `From age ${e.catchUpAge} you can add ${usd(e.catchUp)}.`,
      'The employee part shares one limit with a 401(k) at another job.',
      'A sole owner can open a new plan until the due date of the return without extensions, for its first year.',
      'Your spouse can take part if they work in the business.',
    ],
    appliesTo: 'Business owners without employees other than a spouse.',
    conditions: [selfEmployed],
    source: page(
      'One-participant 401(k) plans',
      'Contribution limits',
      'retirement-plans/one-participant-401k-plans',
    ),
    words: aliases(
      'solo 401k, individual 401k, self employed 401k, one participant 401k, uni-k, 401k for freelancers, solo k limit, solo 401k deadline',
    ),
    lines: () => [adjust.retirementPlans],
    facts: ['adjustments.selfEmployedRetirement'],
    screen: '/interview',
    see: ['sep-ira', 'self-employed-retirement'],
  },
  {
    id: 'simple-ira',
    title: 'SIMPLE IRA',
    verdict: ({ electiveDeferrals: e }) =>
      `Employees of small firms could defer up to ${usd(e.simpleLimit)} in 2024, plus ${usd(e.simpleCatchUp)} from age ${e.catchUpAge}. It is already out of box 1 of the W-2.`,
    details: [
      ({ electiveDeferrals: e }) =>
        `Employers with up to 25 employees, and some others, allow ${usd(e.simpleHigherLimit)} and ${usd(e.simpleHigherCatchUp)}.`,
      ({ earlyDistribution: e }) =>
        `The early-withdrawal tax in the first two years is ${pct(e.simpleRate)} instead of ${pct(e.rate)}. Rollovers in that time go only to another SIMPLE IRA.`,
      'The W-2 shows it in box 12 with code S.',
      'The employer matches, or gives a small percentage of pay to everyone.',
    ],
    source: publication(560, 'SIMPLE Plans'),
    words: aliases(
      'simple ira, simple plan, box 12 code s, simple ira limit, simple ira withdrawal, 25 percent penalty simple, savings incentive match plan',
    ),
    facts: ['w2s', 'electiveDeferrals'],
    documents: ['W-2', '1099-R'],
    see: ['workplace-401k', 'early-withdrawal'],
  },
  {
    id: 'plan-457',
    title: '457(b) plan',
    verdict: ({ electiveDeferrals: e }) =>
      `It has its own limit: ${usd(e.limit)} for 2024, separate from a 401(k) or 403(b). Once you leave the job, money from a government plan is never subject to the early-withdrawal tax.`,
    details: [
      'Money rolled in from another kind of plan keeps the early-withdrawal tax.',
      'In the last three years before normal retirement age the limit can double.',
      'The W-2 shows deferrals in box 12 with code G.',
      'Plans of private nonprofits pay on a W-2 and can’t be rolled over to an IRA.',
    ],
    source: page(
      'IRC 457(b) deferred compensation plans',
      'Overview',
      'retirement-plans/irc-457b-deferred-compensation-plans',
    ),
    words: aliases(
      '457b, 457 plan, deferred compensation plan, government 457, box 12 code g, 457 withdrawal, 457 and 403b both, 457 penalty',
    ),
    facts: ['w2s', 'electiveDeferrals'],
    documents: ['W-2', '1099-R'],
    see: ['workplace-401k', 'early-withdrawal'],
  },
  {
    id: 'roth-401k',
    title: 'Roth 401(k)',
    verdict:
      'Roth deferrals are taxed now and stay in box 1 of your W-2. There is no income limit, and they come out tax free after five years and age 59½.',
    details: [
      ({ electiveDeferrals: e }) =>
        `They share the limit of ${usd(e.limit)} for 2024 with pre-tax deferrals.`,
      'The W-2 shows them in box 12 with code AA (401(k)) or BB (403(b)). Nothing is deductible.',
      'Since 2024, there are no required distributions during your lifetime.',
      'A Roth IRA has a separate limit. You can have both.',
    ],
    source: page(
      'Retirement topics: designated Roth account',
      'Overview',
      'retirement-plans/plan-participant-employee/retirement-topics-designated-roth-account',
    ),
    words: aliases(
      'roth 401k, roth 403b, roth tsp, designated roth, box 12 code aa, box 12 code bb, roth or pretax 401k, roth deferrals taxable, roth 401k contributions deductible',
    ),
    facts: ['w2s'],
    documents: ['W-2'],
    see: ['workplace-401k', 'roth-ira-limit'],
  },
  {
    id: 'after-tax-401k',
    title: 'After-tax 401(k) money (mega backdoor Roth)',
    verdict:
      'If your plan allows it, after-tax deferrals can go to a Roth IRA or Roth 401(k). Only what they earned is taxed.',
    details: [
      ({ selfEmployedPlans: s }) =>
        `Your deferrals, the match and after-tax money together had a limit of ${usd(s.maximum)} for 2024, plus the catch-up.`,
      'They aren’t deductible. Box 5 of Form 1099-R shows the part that is already taxed.',
      'When you leave, the after-tax part can go to a Roth IRA and the rest to a traditional IRA.',
    ],
    source: page(
      'Rollovers of after-tax contributions in retirement plans',
      'Overview',
      'retirement-plans/rollovers-of-after-tax-contributions-in-retirement-plans',
    ),
    words: aliases(
      'mega backdoor roth, mega backdoor, after-tax 401k, after tax contributions 401k, in-plan roth conversion, 1099-r box 5, employee contributions in pension, after tax 401k limit',
    ),
    facts: ['retirement'],
    documents: ['1099-R'],
    see: ['backdoor-roth', 'roth-401k'],
  },
  {
    id: 'catch-up',
    title: 'Catch-up contributions from age 50',
    verdict: ({ electiveDeferrals: e, ira }) =>
      `In the year you turn ${e.catchUpAge} and later you could add ${usd(e.catchUp)} to a 401(k) and ${usd(ira.catchUp)} to an IRA for 2024.`,
    details: [
      'You qualify for the whole year, even if your birthday is in December.',
      'HSAs have a catch-up too, from age 55.',
    ],
    from2025: () => {
      const later = law2025.electiveDeferrals.laterCatchUp;
      return later === null
        ? `For 2025 the 401(k) catch-up is ${usd(law2025.electiveDeferrals.catchUp)}.`
        : `For 2025 it is ${usd(law2025.electiveDeferrals.catchUp)}, and ${usd(later.catchUp)} at ages ${later.fromAge} to ${later.toAge}. From 2026 high earners must make it as Roth.`;
    },
    source: page(
      'Retirement topics: catch-up contributions',
      'Overview',
      'retirement-plans/plan-participant-employee/retirement-topics-catch-up-contributions',
    ),
    words: aliases(
      'catch up contribution, catch-up, over 50 401k limit, age 50 contribution, super catch up, 60 to 63 catch up, turning 50 401k',
    ),
    facts: ['w2s'],
    see: ['workplace-401k', 'traditional-ira'],
  },
  {
    id: 'excess-deferrals',
    title: 'Too much deferred with two employers',
    verdict: ({ electiveDeferrals: e }) =>
      `The limit of ${usd(e.limit)} for 2024 is yours, not each employer’s. Any excess is income and must be paid back to you by April 15 of the next year.`,
    details: [
      'Add the amounts in box 12, codes D, E, F, S, AA and BB, of all your W-2s.',
      'Ask one of the plans for a corrective distribution. Its earnings are taxed in the year you get them.',
      'If left in the plan, the same money is taxed twice: now and when it comes out.',
      'Form 1099-R for it has code P (last year) or 8 (this year).',
    ],
    source: publication(525, 'Excess deferrals'),
    words: aliases(
      'excess deferral, over contributed 401k, too much in 401k, two jobs 401k limit, went over 401k limit, 402g limit, excess 401k contribution, 1099-r code p',
    ),
    lines: () => [form1040.otherEarned],
    facts: ['w2s', 'retirement.excessDeferral'],
    documents: ['W-2', '1099-R'],
    screen: '/interview',
    see: ['workplace-401k'],
  },
  {
    id: 'plan-loan',
    title: '401(k) loan',
    verdict: `A loan from your plan isn’t income while you repay it on time. A loan in default is taxed like a withdrawal.`,
    details: [
      `Most plans allow half of your vested balance, up to ${usd(planLoan.limit)}, for five years.`,
      'If you left the job and the plan took the balance off your account (code M), you can put that amount into an IRA until the due date of your return with extensions.',
      'A default while you still work there (code L) can’t be rolled over.',
      'The interest you pay yourself isn’t deductible.',
    ],
    source: page(
      'Retirement topics: plan loans',
      'Overview',
      'retirement-plans/plan-participant-employee/retirement-topics-loans',
    ),
    words: aliases(
      '401k loan, loan from 401k, borrowed from my 401k, defaulted 401k loan, loan offset, 1099-r code l, 1099-r code m, left job with 401k loan, deemed distribution, tsp loan',
    ),
    lines: () => [form1040.pensionsTaxable],
    facts: ['retirement'],
    documents: ['1099-R'],
    screen: '/upload',
    see: ['early-withdrawal', 'rollover-60-days'],
  },
  {
    id: 'hardship-withdrawal',
    title: 'Hardship withdrawal',
    verdict: ({ earlyDistribution: e }) =>
      `It is taxed, and under 59½ the ${pct(e.rate)} tax applies too, unless another exception applies. Hardship alone isn’t an exception.`,
    details: [
      'Check the exceptions: medical bills above the floor, disability, a birth, domestic abuse, an emergency, a disaster.',
      'It can’t be rolled over or put back.',
      'Buying a home or paying tuition isn’t an exception for a 401(k).',
    ],
    source: page(
      'Retirement topics: hardship distributions',
      'Overview',
      'retirement-plans/plan-participant-employee/retirement-topics-hardship-distributions',
    ),
    words: aliases(
      'hardship withdrawal, hardship distribution, 401k hardship, took 401k for bills, 401k to stop eviction, withdrew 401k for house, 401k for emergency bills',
    ),
    lines: () => [taxes.taxOnPlans],
    facts: ['retirement'],
    documents: ['1099-R'],
    screen: '/interview',
    see: ['early-withdrawal', 'emergency-withdrawal'],
  },
  {
    id: 'emergency-withdrawal',
    title: 'Withdrawals for an emergency, birth or domestic abuse',
    verdict: ({ earlyDistribution: e }) =>
      `No early-withdrawal tax: up to ${usd(e.emergencyLimit)} a year for an emergency, ${usd(e.birthLimit)} for each birth or adoption, ${usd(e.domesticAbuseLimit)} for a victim of domestic abuse.`,
    details: [
      'Income tax is still due, unless you pay the money back within three years.',
      'The emergency and the domestic abuse exception began in 2024. An emergency must leave as much as the limit in the account.',
      ({ earlyDistribution: e }) =>
        `Domestic abuse: at most ${pct(e.domesticAbuseShare)} of the account, within a year after the abuse.`,
      'Birth or adoption: within a year after the birth or adoption. The limit is for each parent and each child.',
    ],
    source: instructions('Form 5329', 'Part I, line 2, exceptions 19, 22 and 23', 'i5329'),
    words: aliases(
      'emergency withdrawal, emergency personal expense, 401k for new baby, baby withdraw from the 401k, birth or adoption distribution, domestic abuse withdrawal, penalty free 1000 emergency, 401k for adoption, secure 2.0 exceptions, 401k for an emergency',
    ),
    lines: () => [taxes.taxOnPlans],
    facts: ['retirement.earlyExceptionCode'],
    documents: ['1099-R'],
    screen: '/interview',
    see: ['early-withdrawal', 'disaster-withdrawal'],
  },
  {
    id: 'disaster-withdrawal',
    title: 'Retirement money after a disaster',
    verdict: `If your main home was in a major disaster area and you had a loss, up to ${usd(disaster.limit)} can come from IRAs and plans without the early-withdrawal tax.`,
    details: [
      `The income is spread evenly over ${disaster.years} years unless you choose one year.`,
      `You can pay it back within ${disaster.years} years and get that tax back.`,
      'Take it within 180 days after the disaster or its declaration. Form 8915-F reports it.',
      'Plainfile doesn’t support Form 8915-F. Ask your preparer through Messages.',
    ],
    source: instructions('Form 8915-F', 'Qualified disaster recovery distribution', 'i8915f'),
    words: aliases(
      'disaster withdrawal, 8915-f, hurricane 401k withdrawal, qualified disaster distribution, wildfire ira withdrawal, took retirement money after hurricane, fema 401k',
    ),
    lines: () => [form1040.pensionsTaxable],
    facts: ['retirement.disaster'],
    documents: ['1099-R'],
    screen: '/messages',
    see: ['early-withdrawal', 'casualty-theft'],
  },
  {
    id: 'rule-of-55',
    title: 'Rule of 55',
    verdict: ({ earlyDistribution: e }) =>
      `If you left the job in or after the year you turned 55, there’s no ${pct(e.rate)} early-withdrawal penalty on money from that employer’s plan. It is still income.`,
    details: [
      'It doesn’t work for IRAs, or for a plan of an earlier job that you left before.',
      'Don’t roll the money into an IRA first, or you lose the exception.',
      'Public safety workers: from 50, or after 25 years of service.',
      'Form 1099-R should have code 2. If it has code 1, use exception 01 on Form 5329.',
    ],
    source: topic(558, 'Exceptions'),
    words: aliases(
      'rule of 55, age 55 rule, left job at 55, retired at 56 401k, separation from service 55, 401k at 57, early retirement 401k, 1099-r code 2, laid off at 55, laid off at 56, left my job at 57, retired at 56 and took 401k',
    ),
    lines: () => [taxes.taxOnPlans],
    facts: ['retirement.earlyExceptionCode'],
    documents: ['1099-R'],
    screen: '/interview',
    see: ['early-withdrawal', 'equal-payments'],
  },
  {
    id: 'equal-payments',
    title: 'Substantially equal payments (SEPP, 72(t))',
    verdict:
      'At any age, a fixed series of payments over your life expectancy avoids the early-withdrawal tax. Keep it up for five years or until 59½, whichever is longer.',
    details: [
      'Changing the amount, adding money or taking more brings back the tax for all years, with interest.',
      'For a plan at work, you must have left the job first.',
      'The IRS allows three ways to figure the payment.',
      'Form 1099-R may still have code 1. Then use exception 02 on Form 5329.',
    ],
    source: page(
      'Substantially equal periodic payments',
      'Overview',
      'retirement-plans/substantially-equal-periodic-payments',
    ),
    words: aliases(
      '72t, 72(t), sepp, substantially equal periodic payments, equal payments ira, retire early ira payments, annuitize my ira, 72t distribution',
    ),
    lines: () => [taxes.taxOnPlans],
    facts: ['retirement.earlyExceptionCode'],
    documents: ['1099-R'],
    see: ['early-withdrawal', 'rule-of-55'],
  },
  {
    id: 'disability-withdrawal',
    title: 'Disability and retirement money',
    verdict:
      'If you are totally and permanently disabled, there is no early-withdrawal tax. The money is still income, and a disability pension is wages until minimum retirement age.',
    details: [
      'Disabled means you can’t do any substantial work, and a doctor expects it to last indefinitely or end in death.',
      'Form 1099-R has code 3. Before minimum retirement age it goes on line 1h as pay, so it can count for the Earned Income Credit.',
      'Terminally ill people don’t owe the added tax either, with a doctor’s certification.',
      'VA disability pay isn’t taxed at all.',
    ],
    source: publication(525, 'Disability pensions'),
    words: aliases(
      'disability pension, disability retirement, 1099-r code 3, disabled 401k withdrawal, disabled and took money from my 401k, disability withdrawal, terminally ill withdrawal, minimum retirement age, retired on disability',
    ),
    lines: () => [form1040.otherEarned, form1040.pensionsTaxable],
    facts: ['retirement.beforeMinimumRetirementAge'],
    documents: ['1099-R'],
    screen: '/interview',
    see: ['early-withdrawal', 'elderly-credit'],
  },
  {
    id: 'employer-stock-nua',
    title: 'Employer stock in a plan (NUA)',
    verdict:
      'If you take employer stock out in a lump sum, only its cost to the plan is taxed then. The growth, net unrealized appreciation, is a long-term gain when you sell.',
    details: [
      'The whole account must be paid out in one year, after you left, reached 59½, became disabled, or died.',
      'Box 6 of Form 1099-R shows the appreciation. It isn’t in box 2a.',
      'If you roll the stock into an IRA, you lose this treatment.',
    ],
    source: topic(412, 'Lump-sum distributions'),
    words: aliases(
      'nua, net unrealized appreciation, employer stock in 401k, company stock 401k, 1099-r box 6, lump sum distribution, esop distribution',
    ),
    facts: ['retirement', 'sales'],
    documents: ['1099-R'],
    screen: '/messages',
    see: ['capital-gains-rates', 'rollover-direct'],
  },
  {
    id: 'pension-simplified-method',
    title: 'Taxable part of a pension',
    verdict:
      'A pension you contributed nothing to is fully taxable. If you contributed after-tax money, part of each payment is tax free under the Simplified Method.',
    details: [
      'Divide your cost by the expected number of payments, from a table by age. That part is tax free each month.',
      'It ends when your cost is recovered.',
      'If box 2a of Form 1099-R is blank or “taxable amount not determined” is checked, you figure it yourself. Enter your cost and the start date.',
    ],
    source: topic(411, 'The General Rule and the Simplified Method'),
    words: aliases(
      'simplified method, pension taxable, is my pension taxed, box 2a blank, taxable amount not determined, 1099-r box 2b, after tax contributions pension, csa 1099-r, federal pension, my pension taxed, is a pension taxable, pension from the state taxed, teacher pension taxed, after tax money in my pension',
    ),
    lines: () => [form1040.pensionsTaxable],
    facts: ['retirement.simplifiedMethod', 'retirement'],
    documents: ['1099-R'],
    screen: '/interview',
    see: ['retirement-withholding', 'safety-officer-insurance'],
  },
  {
    id: 'safety-officer-insurance',
    title: 'Health insurance for retired public safety officers',
    verdict: `A retired police officer, firefighter, chaplain or ambulance worker can exclude up to ${usd(safetyOfficers.limit)} of a government pension that paid health or long-term care premiums.`,
    details: [
      'You must have retired on disability or at normal retirement age.',
      'Since 2023 the premiums may be paid by the plan or by you.',
      'Write “PSO” next to line 5b. You can’t deduct the same premiums.',
      'A surviving spouse doesn’t get it.',
    ],
    appliesTo: 'Retired public safety officers.',
    source: instructions(
      'Form 1040',
      'Lines 5a and 5b, Insurance Premiums for Retired Public Safety Officers',
      'i1040gi',
    ),
    words: aliases(
      'pso, public safety officer, retired police health insurance, retired firefighter insurance, 3000 pension exclusion, retired cop, retired emt premiums, pension from police, retired police officer, retired firefighter, police pension, firefighter pension',
    ),
    lines: () => [form1040.pensionsTaxable],
    facts: ['retirement'],
    screen: '/messages',
    see: ['pension-simplified-method', 'medical-premiums'],
  },
  {
    id: 'annuity-withdrawal',
    title: 'Money from an annuity you bought',
    verdict: `Withdrawals count as earnings first, taxed at regular rates, then as your own money back. Before 59½, the taxed part has a ${pct(annuity.addedTax)} additional tax.`,
    details: [
      'Regular payments for life are different: each is partly your own money, tax free, until you’ve recovered it all.',
      'Form 1099-R with code D shows it. The taxed part counts for the net investment income tax.',
      'Contracts bought before August 14, 1982, follow older rules.',
    ],
    source: publication(575, 'Variable Annuities'),
    words: aliases(
      'annuity, annuity withdrawal, cash out annuity, nonqualified annuity, surrender annuity, 1099-r code d, variable annuity, annuity taxed, fixed annuity, surrendered annuity, cashed in an annuity, inherited an annuity',
    ),
    lines: () => [form1040.pensionsTaxable],
    facts: ['retirement'],
    documents: ['1099-R'],
    screen: '/upload',
    see: ['annuity-exchange', 'niit'],
  },
  {
    id: 'annuity-exchange',
    title: 'Exchange of an annuity or life policy (1035)',
    verdict:
      'A direct exchange of one annuity for another, or of a life policy for another or an annuity, isn’t taxed. An annuity can’t become life insurance.',
    details: [
      'Your cost carries over to the new contract.',
      'Form 1099-R shows code 6. Report it with a taxable amount of zero.',
      'Cash you get in the exchange is taxed up to the gain.',
    ],
    source: publication(575, 'Tax-Free Exchange'),
    words: aliases(
      '1035 exchange, exchange annuity, 1099-r code 6, swap life insurance for annuity, replaced my annuity, transfer annuity, exchange life insurance policy',
    ),
    facts: ['retirement'],
    documents: ['1099-R'],
    see: ['annuity-withdrawal', 'life-insurance-payout'],
  },
  {
    id: 'longevity-annuity',
    title: 'Longevity annuity in an IRA (QLAC)',
    verdict: (law) =>
      `Up to ${usd(figuresOf(law).longevityAnnuity)} for ${law.year} can go from an IRA or plan into a QLAC. It doesn’t count for required distributions until its payments start, by age 85.`,
    details: [
      'Buying it isn’t taxed. Its payments are, when they come.',
      'Form 1098-Q shows its value. Don’t enter it.',
    ],
    source: publication('590-B', 'Qualifying longevity annuity contracts'),
    words: aliases(
      'qlac, longevity annuity, qualified longevity annuity contract, form 1098-q, 1098-q, deferred income annuity in ira',
    ),
    facts: ['retirement'],
    see: ['required-distributions', 'annuity-withdrawal'],
  },
  {
    id: 'retired-military-pay',
    title: 'Military and government pensions',
    verdict:
      'Yes, military retirement pay and government pensions are taxable on a federal return. VA disability pay isn’t, and doesn’t go on the return.',
    details: [
      'They come on Form 1099-R. Military pay from DFAS has code 7.',
      'Retirement pay you waived to get VA disability pay isn’t taxable.',
      'Survivor Benefit Plan premiums are already taken out of the taxable amount.',
      'Many states don’t tax military pensions.',
    ],
    source: publication(525, 'Military and Government Disability Pensions'),
    words: aliases(
      'military retirement, military retirement taxed, military pension, dfas 1099-r, retired army pay, crsc, crdp, survivor benefit plan, government pension, retired navy',
    ),
    lines: () => [form1040.pensionsTaxable],
    facts: ['retirement'],
    documents: ['1099-R'],
    screen: '/upload',
    see: ['pension-simplified-method', 'foster-care-payments'],
  },
  {
    id: 'ex-spouse-retirement',
    title: 'Retirement money in a divorce (QDRO)',
    verdict:
      'A transfer of an IRA under the divorce decree isn’t taxed. A 401(k) transfer needs a qualified domestic relations order, and the ex-spouse who gets the money pays the tax.',
    details: [
      'Under such an order, money taken straight from the plan isn’t subject to the early-withdrawal tax. From an IRA it is.',
      'The ex-spouse can roll it to an IRA of their own, untaxed.',
      'Taking money out and handing it to your ex is your own taxable withdrawal.',
      'If the order pays a child, the plan’s participant owes the tax.',
    ],
    source: page(
      'Retirement topics: QDRO',
      'Qualified domestic relations order',
      'retirement-plans/plan-participant-employee/retirement-topics-qdro-qualified-domestic-relations-order',
    ),
    words: aliases(
      'qdro, divorce 401k, ex wife got my 401k, ira split in divorce, 401k from divorce, divide ira divorce, ex husband pension, transfer ira to ex spouse',
    ),
    facts: ['retirement'],
    documents: ['1099-R'],
    see: ['early-withdrawal', 'divorced-during-year'],
  },
];
