import * as form1040 from '@/lib/tax/us/form-1040/income';
import { law2025 } from '@/lib/tax/us/law/2025';
import * as adjust from '@/lib/tax/us/schedule-1/adjustments';
import * as taxes from '@/lib/tax/us/schedule-2/part-2';
import { extendedDay } from '../due-dates';
import { type Card } from './card';
import { requires } from './conditions';
import { savingFigures } from './figures-of-savings';
import { figuresOf } from './figures-of-year';
import { day, pct, aliases, sayCatchUp, saySimpleCatchUp, usd } from './say';
import { instructions, page, publication, topic } from './sources';

const selfEmployed = requires(
  'You’re self-employed',
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
      `If you’re self-employed, you can contribute and deduct about ${pct(s.ownerRate)} of your net profit, up to ${usd(s.maximum)} for 2024, by the due date of your return, including extensions.`,
    details: [
      'Net profit here means your profit minus half of your self-employment tax. The deduction is on Schedule 1, line 16.',
      'You can also open the SEP IRA as late as that date.',
      'If you have employees, you must contribute the same percentage of their pay.',
      ({ year }, today) =>
        `With an extension, the deadline for ${year} ${today <= extendedDay(year) ? 'is' : 'was'} ${day(extendedDay(year))}.`,
    ],
    appliesTo: 'People who have their own business.',
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
      `If your business has no employees, you can contribute up to ${usd(e.limit)} as the employee plus about ${pct(s.ownerRate)} of net profit as the employer, up to ${usd(s.maximum)} in all for 2024.`,
    details: [
      ({ electiveDeferrals: e }) => `If you’re ${e.catchUpAge} or older, you can add ${sayCatchUp(e)}.`,
      'Your employee contributions share one limit with a 401(k) at another job.',
      'If you’re the sole owner, you can open a new plan for its first year until the due date of your return, not including extensions.',
      'Your spouse can participate if they work in the business.',
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
      `Employees of small businesses could defer up to ${usd(e.simpleLimit)} in 2024, plus ${saySimpleCatchUp(e)} if they were ${e.catchUpAge} or older. Box 1 of your W-2 already leaves out the amount you deferred.`,
    details: [
      ({ electiveDeferrals: e }) =>
        `At employers with up to 25 employees, and some others, the limits are ${usd(e.simpleHigherLimit)} and ${usd(e.simpleHigherCatchUp)}.`,
      ({ earlyDistribution: e }) =>
        `The early-withdrawal tax in the first two years is ${pct(e.simpleRate)} instead of ${pct(e.rate)}. During that time, you can roll over the money only to another SIMPLE IRA.`,
      'Your W-2 shows SIMPLE deferrals in box 12 with code S.',
      'The employer either matches your deferrals or contributes a small percentage of pay for everyone.',
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
      `A 457(b) plan has its own limit, ${usd(e.limit)} for 2024, separate from a 401(k) or 403(b). Once you leave the job, money from a government plan is never subject to the early-withdrawal tax.`,
    details: [
      'The early-withdrawal tax still applies to money you rolled in from another kind of plan.',
      'In the last three years before normal retirement age, the limit can be up to twice as much.',
      'The W-2 shows deferrals in box 12 with code G.',
      'Payments from a nonprofit’s plan are reported on a W-2, and you can’t roll them over to an IRA.',
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
      'Roth deferrals are taxed now and stay in box 1 of your W-2. There’s no income limit, and qualified withdrawals are tax-free after five years and age 59½.',
    details: [
      ({ electiveDeferrals: e }) => `Roth and pretax deferrals share the limit of ${usd(e.limit)} for 2024.`,
      'Your W-2 shows Roth deferrals in box 12 with code AA (401(k)) or BB (403(b)). You can’t deduct them.',
      'Since 2024, no distributions from a Roth account are required during your lifetime.',
      'A Roth IRA has a separate limit, and you can contribute to both.',
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
      'If your plan allows it, you can move after-tax contributions to a Roth IRA or Roth 401(k). Only their earnings are taxed.',
    details: [
      ({ selfEmployedPlans: s }) =>
        `For 2024, the limit on your deferrals, the match, and after-tax contributions together was ${usd(s.maximum)}, plus the catch-up.`,
      'After-tax contributions aren’t deductible. Box 5 of Form 1099-R shows the part that was already taxed.',
      'When you leave your job, you can move the after-tax part to a Roth IRA and the rest to a traditional IRA.',
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
    title: 'Catch-up contributions at age 50 or older',
    verdict: ({ electiveDeferrals: e, ira }) =>
      `Starting in the year you turn ${e.catchUpAge}, you can contribute an extra ${sayCatchUp(e)} to a 401(k) and ${usd(ira.catchUp)} to an IRA for 2024.`,
    details: [
      'You qualify for the whole year, even if your birthday is in December.',
      'HSAs also allow catch-up contributions starting at age 55.',
    ],
    from2025: () => {
      const later = law2025.electiveDeferrals.laterCatchUp;
      return later === null
        ? `For 2025, the 401(k) catch-up is ${usd(law2025.electiveDeferrals.catchUp)}.`
        : `For 2025, the 401(k) catch-up is ${usd(law2025.electiveDeferrals.catchUp)}, or ${usd(later.catchUp)} at ages ${later.fromAge} to ${later.toAge}. Starting in 2026, high earners’ catch-up contributions must be Roth contributions.`;
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
    title: 'Excess deferrals with two employers',
    verdict: ({ electiveDeferrals: e }) =>
      `The limit of ${usd(e.limit)} for 2024 applies to you, not to each employer. Any excess is income. A plan should return it to you by April 15 of the next year.`,
    details: [
      'Add the amounts in box 12, codes D, E, F, S, AA, and BB, on all your W-2s.',
      'Ask one of the plans for a corrective distribution. Its earnings are taxed in the year you receive them.',
      'If you leave the excess in the plan, it’s taxed twice, once now and again when you withdraw it.',
      'Form 1099-R for the distribution has code P (taxable last year) or 8 (taxable this year).',
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
    verdict: `A loan from your plan isn’t income while you repay it on time. If you default, the unpaid balance is a taxable distribution.`,
    details: [
      `You can usually borrow up to half of your vested balance, but no more than ${usd(planLoan.limit)}. You must generally repay the loan within five years, unless you use it to buy your main home.`,
      'If you left the job and the plan subtracted the balance from your account (code M), you can roll over that amount to an IRA until the due date of your return, including extensions.',
      'You can’t roll over a defaulted loan while you still work there (code L).',
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
      `A hardship withdrawal is taxed as income. If you’re under 59½, you also owe the additional ${pct(e.rate)} tax unless an exception applies. Hardship alone isn’t an exception.`,
    details: [
      'Exceptions include large medical bills, disability, a birth or adoption, domestic abuse, an emergency, and a disaster.',
      'You can’t roll over a hardship withdrawal or put it back.',
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
    title: 'Withdrawals for an emergency, birth, or domestic abuse',
    verdict: ({ earlyDistribution: e }) =>
      `There’s no early-withdrawal tax on up to ${usd(e.emergencyLimit)} a year for an emergency, ${usd(e.birthLimit)} for each birth or adoption, or ${usd(e.domesticAbuseLimit)} if you’re a victim of domestic abuse.`,
    details: [
      'You still owe income tax, unless you repay the money within three years.',
      'The emergency and domestic abuse exceptions began in 2024. After an emergency withdrawal, your account must still hold at least the amount of the limit.',
      ({ earlyDistribution: e }) =>
        `For domestic abuse, you can withdraw up to ${pct(e.domesticAbuseShare)} of the account, within a year after the abuse.`,
      'For a birth or adoption, withdraw the money within a year after the event. The limit is for each parent and each child.',
    ],
    source: instructions('Form 5329', 'Part I, line 2, exceptions 19, 22, and 23', 'i5329'),
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
    verdict: `If your main home was in a major disaster area and you had an economic loss, you can withdraw up to ${usd(disaster.limit)} from IRAs and plans without the early-withdrawal tax.`,
    details: [
      `The income is spread evenly over ${disaster.years} years unless you elect to report it all in one year.`,
      `If you repay it within ${disaster.years} years, you can amend to get that tax back.`,
      'Withdraw it within 180 days after the disaster begins or is declared, whichever is later. Report it on Form 8915-F.',
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
      `If you left the job in or after the year you turned 55, there’s no ${pct(e.rate)} early-withdrawal penalty on money from that employer’s plan. The money is still taxed as income.`,
    details: [
      'The rule doesn’t apply to IRAs or to a plan from a job you left before that year.',
      'Don’t roll the money into an IRA first, or you lose the exception.',
      'For public safety employees, the rule applies starting at age 50 or after 25 years of service.',
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
      'At any age, you can avoid the early-withdrawal tax by taking a fixed series of payments based on your life expectancy. You must continue for five years or until age 59½, whichever is later.',
    details: [
      'If you change the amount, add money, or withdraw more, you generally owe the tax for all prior years, with interest. A one-time switch to the required minimum distribution method is allowed.',
      'For an employer’s plan, you must first leave the job.',
      'The IRS allows three methods for calculating the payment.',
      'If Form 1099-R has code 1, use exception 02 on Form 5329.',
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
      'If you’re totally and permanently disabled, you don’t owe the early-withdrawal tax. The money is still income. A disability pension is taxed as wages until you reach minimum retirement age.',
    details: [
      '“Disabled” means a condition keeps you from any substantial work, and a doctor expects it to last indefinitely or lead to death.',
      'Form 1099-R shows a disability pension with code 3. Until you reach that age, report the pension as wages on line 1h, so it can count for the earned income credit.',
      'You also don’t owe the early-withdrawal tax if a doctor certifies that you’re terminally ill.',
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
      'If you take employer stock in a lump-sum distribution, only its cost to the plan is taxed at that time. The growth (net unrealized appreciation) is a long-term capital gain when you sell.',
    details: [
      'The entire account must be paid out within one tax year, after you leave the job, reach 59½, or die. If you’re self-employed, a payout after you become disabled also qualifies.',
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
      'If you didn’t contribute to your pension, it’s fully taxable. If you contributed after-tax money, part of each payment is tax-free under the Simplified Method.',
    details: [
      'Divide your cost by the expected number of payments, from a table based on age. That much of each monthly payment is tax-free.',
      'Once you’ve recovered your cost, payments are fully taxable.',
      'If box 2a of Form 1099-R is blank or “taxable amount not determined” is checked, the taxable part must be calculated. Enter your cost and the start date, and Plainfile does the math.',
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
    verdict: `A retired police officer, firefighter, chaplain, or member of a rescue squad or ambulance crew can exclude up to ${usd(safetyOfficers.limit)} of government pension income used for health or long-term care premiums.`,
    details: [
      'You must have retired because of disability or at normal retirement age.',
      'Since 2023, either you or the plan can pay the premiums.',
      '“PSO” goes next to line 5b. You can’t also deduct those premiums.',
      'A surviving spouse can’t claim this exclusion.',
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
    verdict: `Withdrawals are treated as coming first from earnings, taxed at regular rates, and then as a tax-free return of what you paid in. Before 59½, you owe an additional ${pct(annuity.addedTax)} tax on the taxed part.`,
    details: [
      'Regular payments for life are different. Part of each one is a tax-free return of what you paid in, until you’ve recovered it all.',
      'Form 1099-R reports it with code D. The taxable part counts as net investment income.',
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
    title: 'Exchanging an annuity or life insurance policy (1035)',
    verdict:
      'You pay no tax if you directly exchange one annuity for another, or a life insurance policy for another policy or an annuity. You can’t exchange an annuity for life insurance tax-free.',
    details: [
      'Your cost carries over to the new contract.',
      'Form 1099-R shows code 6. Report it with a taxable amount of zero.',
      'Any cash you receive in the exchange is taxed up to the amount of your gain.',
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
      `For ${law.year}, you can move up to ${usd(figuresOf(law).longevityAnnuity)} from an IRA or plan into a QLAC. The QLAC is left out of required minimum distributions until its payments start, which must be by age 85.`,
    details: [
      'You don’t pay tax when you buy a QLAC. You pay tax on the payments when you receive them.',
      'Form 1098-Q shows the value of the QLAC. Don’t enter the form.',
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
      'The pension is reported on Form 1099-R. Military retirement pay from DFAS has code 7.',
      'You don’t pay tax on retirement pay you waived to receive VA disability pay. If the VA backdates your rating, amend the earlier returns (Form 1040-X). You have at least one year after the VA’s decision, for tax years up to five years back.',
      'Survivor Benefit Plan premiums are already taken out of the taxable amount.',
      'Many states don’t tax military pensions.',
    ],
    source: publication(525, 'Military and Government Disability Pensions'),
    words: aliases(
      'military retirement, military retirement taxed, military pension, dfas 1099-r, retired army pay, crsc, crdp, survivor benefit plan, government pension, retired navy, va rating backdated, retroactive va disability, va back pay and retirement pay',
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
      'An IRA transfer under a divorce decree isn’t taxed. A 401(k) transfer requires a qualified domestic relations order, and the former spouse who receives the money pays the tax.',
    details: [
      'Money the former spouse withdraws directly from the plan under the order isn’t subject to the early-withdrawal tax. A withdrawal from an IRA is.',
      'The former spouse can roll over the money to their own IRA tax-free.',
      'If you withdraw the money and give it to your former spouse, it’s your taxable withdrawal.',
      'If the order pays a child or other dependent, the plan participant owes the tax.',
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
