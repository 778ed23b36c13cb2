import { law2025 } from '@/lib/tax/us/law/2025';
import * as form1040 from '@/lib/tax/us/form-1040/income';
import * as adjust from '@/lib/tax/us/schedule-1/adjustments';
import * as taxes from '@/lib/tax/us/schedule-2/part-2';
import { type Card } from './card';
import { requires } from './conditions';
import { dueDay, extendedDay } from '../due-dates';
import { figures } from './figures';
import { savingFigures } from './figures-of-savings';
import { day, orJoint, pct, aliases, usd } from './say';
import { formPage, instructions, publication, topic } from './sources';

const { rollover, tuitionToRoth } = savingFigures;

/** IRAs: putting money in, moving it, taking it out. */
export const iraCards: readonly Card[] = [
  {
    id: 'spousal-ira',
    title: 'Spousal IRA',
    verdict: ({ ira }) =>
      `On a joint return, a spouse with little or no pay can contribute to an IRA based on the other’s pay, up to ${usd(ira.contribution)} each for 2024.`,
    details: [
      'Together, you can’t contribute more than your combined taxable pay.',
      ({ ira }) => `From age ${ira.catchUpAge} each can add ${usd(ira.catchUp)}.`,
      'Each IRA is owned by one person. There are no joint IRAs.',
      'The income limits for Roth IRAs and for the deduction still apply.',
    ],
    appliesTo: 'Married couples who file jointly.',
    conditions: [
      requires('You file a joint return', 'filingStatus', ({ filingStatus }) => filingStatus === 'mfj'),
    ],
    source: publication('590-A', 'Kay Bailey Hutchison Spousal IRA Limit'),
    words: aliases(
      'spousal ira, ira for nonworking spouse, ira for stay at home mom, wife doesn’t work ira, husband has no income ira, stay at home spouse ira, unemployed spouse roth, spouse contribute to a roth, ira for spouse without income, non working spouse ira, ira for a non working spouse, my wife does not work ira, my husband does not work ira, stay at home parent ira',
    ),
    lines: () => [adjust.ira],
    facts: ['adjustments.ira'],
    screen: '/interview',
    see: ['traditional-ira', 'roth-ira-limit'],
  },
  {
    id: 'ira-with-plan-at-work',
    title: 'IRA deduction with a plan at work',
    verdict: ({ ira }) =>
      `You can contribute even if you have a plan at work. But the deduction phases out, and ends at modified AGI of ${orJoint(ira.coveredLimit)} for 2024.`,
    details: [
      ({ ira }) =>
        `Only your spouse has a plan at work: on a joint return the deduction ends at ${usd(ira.spouseCoveredLimit)}.`,
      ({ ira }) =>
        `Married filing separately and living together in the year: it ends at ${usd(ira.coveredLimit.mfs)} if either of you has a plan.`,
      'Box 13 of your W-2 shows whether you were covered. Neither of you covered: no income limit.',
      'What you can’t deduct can stay in as a nondeductible contribution (Form 8606).',
    ],
    source: publication('590-A', 'Are You Covered by an Employer Plan?'),
    words: aliases(
      'ira with 401k, covered by retirement plan at work, box 13 retirement plan, ira deduction phase out, can i deduct ira if i have a 401k, ira income limit deduction, both ira and 401k, both a 401k and an ira, spouse has 401k can i deduct ira, husband has a 401k ira, spouse has no plan at work, wife has no plan can we deduct her ira, deduct spouse ira with 401k, ira deduct with 401k, ira deduction with a 401k, ira and 401k both, covered by a plan at work, ira when i have a 401k, have a plan at work and an ira, retirement plan at work and deduct an ira',
    ),
    lines: () => [adjust.ira],
    facts: ['adjustments.ira'],
    screen: '/interview',
    see: ['traditional-ira', 'nondeductible-ira'],
  },
  {
    id: 'ira-deadline',
    title: 'IRA contributions after December 31',
    verdict: ({ year }, today) =>
      `Contributions for ${year} ${today <= dueDay(year) ? 'can' : 'could'} be made until ${day(dueDay(year))}. An extension of your return doesn’t give more time.`,
    details: [
      'Tell the bank or broker which year it is for. Otherwise it counts for the year of the deposit.',
      'You may file first and contribute later, if the money is in by the deadline.',
      'A SEP IRA is different: it can be funded until the extended due date of your return.',
      'Conversions to a Roth IRA count in the calendar year they are made.',
    ],
    source: topic(451, 'Individual retirement arrangements (IRAs)'),
    words: aliases(
      'last day to contribute to ira, ira contribution for last year, contribute to ira after december, prior year ira contribution, ira contribution due date, ira and extension, 5498 date, still contribute to an ira, still put money in my ira, can i still open an ira, still open a roth',
    ),
    facts: ['adjustments.ira'],
    documents: ['5498'],
    screen: '/interview',
    see: ['traditional-ira', 'sep-ira'],
  },
  {
    id: 'ira-age',
    title: 'IRA contributions after 70 or while retired',
    verdict:
      'Age doesn’t matter, but pay does. You can add to a traditional or Roth IRA at any age if you, or your spouse on a joint return, have taxable pay.',
    details: [
      'Pay means wages, tips, self-employment profit, and alimony under agreements made before 2019.',
      'Pensions, Social Security, interest, dividends and rent don’t count as pay.',
      'You must still take required distributions from a traditional IRA.',
      'Deductible contributions made at 70½ or later reduce tax-free gifts from the IRA to charity.',
    ],
    source: publication('590-A', 'Who Can Open a Traditional IRA?'),
    words: aliases(
      'ira after 70, contribute to ira still working, too old to contribute to an ira, ira after retirement, age limit for ira, contribute to ira on social security, ira with pension only, too old for ira, ira compensation, what counts as compensation for ira, contribute to an ira at age, age limit for ira contributions',
    ),
    facts: ['adjustments.ira'],
    see: ['traditional-ira', 'required-distributions'],
  },
  {
    id: 'nondeductible-ira',
    title: 'Nondeductible IRA contributions and Form 8606',
    verdict:
      'Money you put into a traditional IRA without deducting it is your basis. Report it on Form 8606, so it isn’t taxed again when it comes out.',
    details: [
      'File Form 8606 for each year you make such a contribution, convert to a Roth, or take money from an IRA with basis.',
      'Each spouse files a separate form.',
      'You can still file missing forms for earlier years. Keep them all until the IRA is empty.',
    ],
    source: formPage('8606', 'Nondeductible IRAs'),
    words: aliases(
      'form 8606, nondeductible ira, after tax ira, ira basis, forgot form 8606, non deductible traditional ira, after tax money in a traditional ira, basis in my ira, put after tax money in',
    ),
    lines: () => [form1040.iraTaxable],
    facts: ['iraBasis', 'adjustments.ira'],
    screen: '/interview',
    see: ['pro-rata-rule', 'backdoor-roth'],
  },
  {
    id: 'backdoor-roth',
    title: 'Backdoor Roth',
    verdict:
      'Yes, it is allowed at any income: put after-tax money into a traditional IRA, convert it to a Roth, and report both on Form 8606.',
    details: [
      'Only growth before the conversion is taxed, if you have no other traditional, SEP or SIMPLE IRA money.',
      ({ ira }) => `Direct Roth contributions phase out completely at income of ${orJoint(ira.rothLimit)}.`,
      'If you do, the pro-rata rule makes part of the conversion taxable.',
      'Form 1099-R shows the conversion. Enter it and your contribution, or all of it looks taxable.',
    ],
    source: instructions('Form 8606', 'Part II, Conversions From Traditional IRAs to Roth IRAs', 'i8606'),
    words: aliases(
      'back door roth, backdoor, income too high for roth, make too much for roth ira, backdoor conversion, roth for high earners, is backdoor roth legal',
    ),
    lines: () => [form1040.iraTaxable],
    facts: ['iraBasis', 'retirement'],
    documents: ['1099-R'],
    screen: '/interview',
    see: ['pro-rata-rule', 'nondeductible-ira', 'roth-conversion'],
  },
  {
    id: 'pro-rata-rule',
    title: 'Pro-rata rule for IRAs',
    verdict:
      'You can’t take out only the after-tax money. All your traditional, SEP and SIMPLE IRAs count as one, and each withdrawal or conversion is part taxed, part basis.',
    details: [
      'The untaxed share is your basis, divided by the total value on December 31 plus what came out in the year.',
      'Roth IRAs, inherited IRAs, your spouse’s IRAs and workplace plans aren’t counted.',
      'Rolling pre-tax IRA money into a 401(k) before year-end takes it out of the count.',
      'Form 8606 does the math. It needs the value of your IRAs on December 31.',
    ],
    source: instructions('Form 8606', 'Part I, lines 6 to 12', 'i8606'),
    words: aliases(
      'pro rata rule, pro-rata, aggregate iras, why is part of my conversion taxable, convert only after tax money, ira aggregation, cream in the coffee rule',
    ),
    lines: () => [form1040.iraTaxable],
    facts: ['iraBasis'],
    screen: '/interview',
    see: ['backdoor-roth', 'nondeductible-ira'],
  },
  {
    id: 'roth-conversion',
    title: 'Roth conversion',
    verdict: ({ earlyDistribution: e }) =>
      `Anyone can convert a traditional IRA or plan to a Roth, at any income. The untaxed part is income in the year of the conversion. The ${pct(e.rate)} early-withdrawal penalty doesn’t apply.`,
    details: [
      'It must be done by December 31 to count for that year. It can’t be undone.',
      'Tax withheld from it isn’t converted. Under 59½ that part can be an early withdrawal.',
      ({ ira, earlyDistribution: e }) =>
        `Taken out within ${ira.rothHoldingYears} years and before 59½, converted money can still be subject to the ${pct(e.rate)} penalty.`,
      'A required distribution can’t be converted. Take it first.',
    ],
    source: publication('590-A', 'Converting From Any Traditional IRA Into a Roth IRA'),
    words: aliases(
      'roth conversion, convert ira to roth, convert traditional to roth, convert traditional ira to a roth, converted 401k to roth, tax on roth conversion, undo roth conversion, roth ladder, moved my ira to a roth, converted to roth, converted ira to roth, penalty on a roth conversion, 10 percent on a conversion',
    ),
    lines: () => [form1040.iraTaxable],
    facts: ['retirement'],
    documents: ['1099-R'],
    screen: '/upload',
    see: ['pro-rata-rule', 'roth-five-years'],
  },
  {
    id: 'recharacterization',
    title: 'Recharacterization of an IRA contribution',
    verdict:
      'You can switch a contribution from Roth to traditional, or back, by the due date of your return with extensions. A Roth conversion can’t be switched back.',
    details: [
      'The money and what it earned move directly from one IRA to the other.',
      'It then counts as contributed to the second IRA from the start.',
      ({ year }, today) =>
        `If you filed on time, you ${today <= extendedDay(year) ? 'have' : 'had'} until ${day(extendedDay(year))} for ${year}.`,
      'Attach a short statement to the return. Form 1099-R with code N or R shows it. It isn’t taxed.',
    ],
    source: publication('590-A', 'Recharacterizations'),
    words: aliases(
      'recharacterize, recharacterization, change roth to traditional, switch roth contribution, contributed to wrong ira, 1099-r code n, 1099-r code r, change a roth contribution to traditional, undo an ira contribution, reverse a roth contribution, take back an ira contribution',
    ),
    facts: ['adjustments.ira'],
    documents: ['1099-R'],
    see: ['excess-ira', 'roth-ira-limit'],
  },
  {
    id: 'excess-ira',
    title: 'Excess IRA contribution',
    verdict: `Take it out with its earnings by the due date of your return, with extensions, and there is no penalty. What stays in is taxed at ${pct(figures.retirement.excessRate)} a year on Form 5329.`,
    details: [
      ({ year }, today) =>
        `If you filed on time, you ${today <= extendedDay(year) ? 'have' : 'had'} until ${day(extendedDay(year))} for ${year}.`,
      'The earnings are taxed in the year you put the money in. The early-withdrawal tax no longer applies to them.',
      'After that date, take out the excess alone, or use it as a contribution for a later year. The yearly tax ends then.',
      'Recharacterizing a Roth contribution also fixes an income that was too high.',
    ],
    source: publication('590-A', 'Excess Contributions'),
    words: aliases(
      'excess ira contribution, contributed too much to ira by mistake, put in more than the ira limit, ira over the limit, put too much in my ira, overcontributed ira, overcontributed to ira, too much in roth ira, 6 percent penalty, excess roth contribution, remove excess ira, made too much for roth after contributing, over contributed to my roth, overcontributed, put too much in my roth, too much in my roth',
    ),
    lines: () => [taxes.taxOnPlans],
    facts: ['adjustments.ira'],
    screen: '/interview',
    see: ['recharacterization', 'roth-ira-limit'],
  },
  {
    id: 'roth-five-years',
    title: 'Five-year rules for Roth IRAs',
    verdict: ({ ira }) =>
      `Earnings are tax free once your first Roth IRA is ${ira.rothHoldingYears} tax years old and you are 59½, disabled, or buying a first home.`,
    details: [
      'The clock starts on January 1 of the first year you put money into any Roth IRA. It starts only once.',
      ({ ira }) =>
        `Each conversion has its own ${ira.rothHoldingYears}-year period. It matters only for the additional tax on early distributions, and only before age 59½.`,
      'Beneficiaries keep the owner’s clock.',
    ],
    source: publication('590-B', 'What Are Qualified Distributions?'),
    words: aliases(
      'roth 5 year rule, 5 year rule for roth iras, five year rule roth, roth clock, when can i withdraw roth earnings, qualified roth distribution, 1099-r code q, 1099-r code t, withdraw roth earnings tax free',
    ),
    facts: ['iraBasis'],
    documents: ['1099-R'],
    see: ['roth-withdrawal', 'roth-conversion'],
  },
  {
    id: 'roth-withdrawal',
    title: 'Taking money out of a Roth IRA',
    verdict:
      'What you contributed comes out first, at any time, without tax. Then come conversions, and earnings last.',
    details: [
      'Earnings taken too early are taxed, and the early-withdrawal tax can be added.',
      'All your Roth IRAs count as one.',
      'Form 1099-R with code J doesn’t show what you contributed. Enter your basis, or all of it looks taxable.',
      'A Roth 401(k) is different: each withdrawal is part contributions, part earnings.',
    ],
    source: publication('590-B', 'Ordering Rules for Distributions'),
    words: aliases(
      'withdraw from roth ira, roth withdrawal, took money out of my roth, withdraw roth contributions, withdrawal from roth ira, 1099-r code j, roth basis, cash out roth ira, is roth withdrawal taxable',
    ),
    lines: () => [form1040.iraTaxable],
    facts: ['iraBasis', 'retirement'],
    documents: ['1099-R'],
    screen: '/interview',
    see: ['roth-five-years', 'early-withdrawal'],
  },
  {
    id: 'rollover-60-days',
    title: '60-day rollover',
    verdict: `Money taken from an IRA or plan isn’t taxed if you put it into another within ${rollover.days} days. For IRAs you may do this once in 12 months.`,
    details: [
      'Direct transfers between banks or plans have no such limit.',
      `A plan withholds ${pct(rollover.withheld)}. To roll over all of it, replace that part from other money. You get it back as withholding on your return.`,
      'Required distributions and hardship withdrawals can’t be rolled over.',
      'Missed the date for a good reason, such as illness or a bank’s error? You can certify that to the new plan.',
    ],
    source: topic(413, 'Rollovers from retirement plans'),
    words: aliases(
      '60 day rollover, 60-day rule, indirect rollover, put it back within 60 days, returned ira money, one rollover per year, rollover check, 20 percent withheld rollover, missed 60 days, rollover check made out to me',
    ),
    lines: () => [form1040.iraTaxable],
    facts: ['retirement'],
    documents: ['1099-R'],
    screen: '/interview',
    see: ['rollover-direct', 'early-withdrawal'],
  },
  {
    id: 'rollover-direct',
    title: 'Rollover of a 401(k) to an IRA or a new plan',
    verdict:
      'A direct rollover isn’t taxed. It is still reported: Form 1099-R has code G, and the taxable amount on Form 1040 is zero.',
    details: [
      'From a pre-tax plan to a Roth it is a conversion, and taxed.',
      'Enter the 1099-R even though nothing is taxed. Write “Rollover” next to the line.',
      'You get Form 5498 from the new IRA in May. Keep it. It isn’t sent with the return.',
    ],
    source: topic(413, 'Rollovers from retirement plans'),
    words: aliases(
      'rolled over 401k, rollover 401k to ira, direct rollover, 1099-r code g, moved my 401k, transfer 401k to new job, is a rollover taxable, old 401k, rollover ira, 401k to ira, moved money from 401k to ira, rolled over my pension, rolled over',
    ),
    lines: () => [form1040.pensionsTaxable],
    facts: ['retirement'],
    documents: ['1099-R', '5498'],
    screen: '/upload',
    see: ['rollover-60-days', 'roth-conversion'],
  },
  {
    id: 'inherited-ira',
    title: 'Inherited IRA or 401(k) (10-year rule)',
    verdict: `Most beneficiaries other than a spouse must empty it by the end of the ${savingFigures.inherited.years}th year after the death. Traditional money is taxed when it comes out, without the early-withdrawal tax.`,
    details: [
      'Exceptions, who can stretch it over their life expectancy: a minor child of the owner until 21, a disabled or chronically ill person, and someone not more than 10 years younger.',
      'If the owner had reached the age for required distributions, you must also take some each year. The IRS waived the penalty for amounts missed in 2021 through 2024.',
      'You can’t roll it into your own IRA or add money.',
      'Deaths before 2020 follow the older rules.',
    ],
    source: publication('590-B', 'IRA Beneficiaries'),
    words: aliases(
      'inherited ira, inherited 401k, 10 year rule, ten year rule, beneficiary ira, ira from my dad, ira from my mother, 1099-r code 4, stretch ira, ira after death, rmd from inherited, rmd from an inherited ira, inherited ira rmd',
    ),
    lines: () => [form1040.iraTaxable],
    facts: ['retirement'],
    documents: ['1099-R'],
    screen: '/upload',
    see: ['inherited-ira-spouse', 'inheritance'],
  },
  {
    id: 'inherited-ira-spouse',
    title: 'IRA inherited from a spouse',
    verdict:
      'A surviving spouse can make the IRA their own or roll it over, with no tax. Or leave it as an inherited IRA, to take money before 59½ without the added tax.',
    details: [
      'As your own IRA, required distributions start at your own age.',
      'As an inherited IRA, they start when your spouse would have reached the age.',
      'You can roll it over later, even after some years.',
    ],
    appliesTo: 'Widows and widowers.',
    source: publication('590-B', 'Surviving Spouse'),
    words: aliases(
      'spouse ira after death, husband died ira, wife died ira, inherited ira from husband, inherited ira from wife, spousal rollover, widow ira, husband died and left me his ira, roll over husband’s ira, deceased spouse 401k',
    ),
    facts: ['retirement'],
    documents: ['1099-R'],
    see: ['inherited-ira', 'spouse-died'],
  },
  {
    id: 'qcd',
    title: 'Qualified charitable distribution (QCD)',
    verdict: ({ retirement: r }) =>
      `From age ${r.charitableFromYears}½ you can send up to ${usd(r.charitableDistributionLimit)} straight from an IRA to charity for 2024. It isn’t income, and it counts toward the required distribution.`,
    details: [
      'The check must go to the charity, not to you. Donor-advised funds don’t count.',
      'You can’t also deduct it as a gift.',
      'Form 1099-R shows it like any withdrawal. Enter the part that went to charity. Write “QCD” next to line 4b.',
      'Workplace plans can’t do it. Each spouse has a separate limit.',
    ],
    from2025: `For 2025 the limit is ${usd(law2025.retirement.charitableDistributionLimit)}.`,
    source: publication('590-B', 'Qualified Charitable Distributions'),
    words: aliases(
      'qcd, qualified charitable distribution, ira to charity, give rmd to charity, donate from ira, charitable rollover, rmd donation, rmd to church, straight to my church',
    ),
    lines: () => [form1040.iraTaxable],
    facts: ['retirement'],
    documents: ['1099-R'],
    screen: '/interview',
    see: ['required-distributions', 'charity-cash'],
  },
  {
    id: 'missed-rmd',
    title: 'Missed RMD (required distribution)',
    verdict: `Take it now, and file Form 5329. The tax is ${pct(figures.retirement.missedRate)} of what you missed, or ${pct(figures.retirement.missedRateCorrected)} if corrected within ${figures.retirement.missedCorrectionYears} years, and the IRS may waive it if due to reasonable error.`,
    details: [
      'To ask for the waiver, write “RC” and the amount next to the line on Form 5329 and attach a short explanation.',
      'Do it for each year you missed.',
      'The late withdrawal is income in the year you take it.',
    ],
    source: instructions('Form 5329', 'Part IX, Waiver of Tax', 'i5329'),
    words: aliases(
      'missed rmd, forgot rmd, didn’t take required distribution, rmd penalty, waive rmd penalty, 50 percent rmd penalty, 25 percent penalty rmd, missed my rmd, rmd missed',
    ),
    lines: () => [taxes.taxOnPlans],
    facts: ['retirement'],
    screen: '/messages',
    see: ['required-distributions'],
  },
  {
    id: 'rmd-amount',
    title: 'How much the required distribution is',
    verdict:
      'Divide the account’s value on December 31 of the year before by the factor for your age in the Uniform Lifetime Table of Publication 590-B.',
    details: [
      'IRAs: figure each one, then take the total from any of them. 403(b) plans work the same way among themselves.',
      'A 401(k) pays its own amount. An IRA withdrawal doesn’t cover it.',
      'A spouse more than 10 years younger as your only beneficiary means a larger factor and a smaller amount.',
      'Your bank or broker reports on Form 5498 that one is due, and will figure it if you ask.',
    ],
    source: publication('590-B', 'Figuring the Owner’s Required Minimum Distribution'),
    words: aliases(
      'how much is my rmd, calculate rmd, rmd table, uniform lifetime table, rmd factor, rmd from several iras, rmd amount, combine rmds',
    ),
    facts: ['retirement'],
    see: ['required-distributions', 'qcd'],
  },
  {
    id: 'first-home-ira',
    title: 'IRA money for a first home',
    verdict: ({ earlyDistribution: e }) =>
      `Up to ${usd(e.firstHomeLimit)} in your life can come from an IRA for a first home without the early-withdrawal tax. Income tax is still due on a traditional IRA.`,
    details: [
      'First-time means you owned no main home in the two years before. Your spouse must meet it too.',
      'The home can be for you, your spouse, or a child, grandchild, parent or grandparent of either.',
      'Pay the costs within 120 days. Each spouse has the limit in their own IRA.',
      'It doesn’t work from a 401(k).',
    ],
    source: publication('590-B', 'First home'),
    words: aliases(
      'ira first home, use ira to buy a house, ira for down payment, first time homebuyer ira, 10000 ira house, roth ira first home, withdraw ira for house, ira money for a down payment',
    ),
    lines: () => [taxes.taxOnPlans],
    facts: ['retirement.earlyExceptionCode'],
    documents: ['1099-R'],
    screen: '/interview',
    see: ['early-withdrawal', 'closing-costs'],
  },
  {
    id: 'ira-college-insurance',
    title: 'IRA money for college or health insurance',
    verdict:
      'From an IRA, not from a 401(k), college costs and health premiums while unemployed are exceptions to the early-withdrawal tax. Income tax is still due.',
    details: [
      'College: tuition, fees, books, and room and board at half time or more, for you, your spouse, children or grandchildren, less tax-free aid. No dollar limit.',
      'Premiums: you got unemployment pay for 12 weeks in a row because you lost your job.',
      'College costs must be in the same year as the withdrawal.',
    ],
    source: publication('590-B', 'Higher education expenses'),
    words: aliases(
      'ira for college, use ira for tuition, ira to pay tuition, ira health insurance unemployed, withdraw ira for education, ira for kids college, penalty free ira college, ira withdrawal for college, ira for my daughter’s college',
    ),
    lines: () => [taxes.taxOnPlans],
    facts: ['retirement.earlyExceptionCode'],
    documents: ['1099-R'],
    screen: '/interview',
    see: ['early-withdrawal', 'tuition-plan-529'],
  },
  {
    id: 'tuition-529-to-roth',
    title: '529 plan to Roth IRA',
    verdict: `Since 2024 leftover 529 money can move to a Roth IRA of the same student, up to ${usd(tuitionToRoth.lifetime)} in a lifetime, without tax.`,
    details: [
      `The 529 must be more than ${tuitionToRoth.openYears} years old. Contributions from the last ${tuitionToRoth.settledYears} years must stay.`,
      ({ ira }) =>
        `Each year’s move counts toward the IRA limit, ${usd(ira.contribution)} for 2024, and the student needs that much pay.`,
      'The income limit for Roth IRAs doesn’t apply. It must go directly from plan to IRA.',
    ],
    source: publication(970, 'Rollovers and Other Transfers'),
    words: aliases(
      '529 to roth, roll 529 into roth ira, leftover 529, unused 529 money, 529 rollover roth, move college fund to roth',
    ),
    facts: ['adjustments.ira'],
    see: ['tuition-plan-529', 'roth-ira-limit'],
  },
  {
    id: 'ira-losses',
    title: 'Losses inside an IRA or 401(k)',
    verdict:
      'No. Losses and trades inside an IRA, Roth or 401(k) don’t go on your return, and fees taken from the account aren’t deductible.',
    details: [
      'Gains, dividends and interest inside aren’t reported either. Only money that comes out is.',
      ({ year }) =>
        `Worthless or closed IRAs give no deduction in ${year}, even if you get back less than your basis.`,
      'Buying a stock in your IRA right after selling it at a loss outside is a wash sale.',
    ],
    source: publication('590-B', 'Recognizing Losses on Traditional IRA Investments'),
    words: aliases(
      'ira loss, 401k lost money, loss in my ira, deduct ira losses, report ira trades, stocks in my ira, ira fees deductible, roth ira lost money',
    ),
    see: ['capital-loss', 'wash-sale'],
  },
  {
    id: 'self-employed-retirement',
    title: 'Retirement plans for the self-employed',
    verdict: ({ selfEmployedPlans: s }) =>
      `A SEP IRA or a solo 401(k) lets the self-employed contribute about ${pct(s.ownerRate)} of net profit as employer, up to ${usd(s.maximum)} for 2024. A solo 401(k) adds what employees can defer.`,
    details: [
      'Both are deducted on Schedule 1, line 16, not on Schedule C.',
      'Net profit means after half of the self-employment tax.',
      'Side income counts even if you have a 401(k) at a job. Only the employee part shares one limit.',
      'With employees you must usually cover them too.',
    ],
    appliesTo: 'People with a business of their own.',
    conditions: [requires("You're self-employed", 'businesses', ({ businesses }) => businesses.length > 0)],
    source: publication(560, 'Deduction Limit for Self-Employed Individuals'),
    words: aliases(
      'self employed retirement plan, retirement for freelancers, retirement plan for 1099, sep or solo 401k, best retirement account self employed, keogh, schedule 1 line 16, retirement plan as a freelancer, save for retirement on 1099',
    ),
    lines: () => [adjust.retirementPlans],
    facts: ['adjustments.selfEmployedRetirement'],
    screen: '/interview',
    see: ['sep-ira', 'solo-401k', 'simple-ira'],
  },
  {
    id: 'retirement-withholding',
    title: 'Tax withheld from a retirement withdrawal',
    verdict: `It counts like withholding from pay and reduces what you owe. Plans must withhold ${pct(rollover.withheld)} of a payout that could be rolled over. IRAs let you choose.`,
    details: [
      'Box 4 of Form 1099-R shows it.',
      'It often isn’t enough: the early-withdrawal tax is extra.',
      'Withholding counts as paid evenly over the year, so it can also avoid an underpayment penalty.',
    ],
    source: topic(410, 'Withholding and estimated tax'),
    words: aliases(
      'tax withheld from 401k, 1099-r box 4, box 4 on my 1099-r, 20 percent withheld 401k, ira withholding, withheld from pension, already paid tax on withdrawal, already paid penalty 401k, w-4r',
    ),
    facts: ['retirement'],
    documents: ['1099-R'],
    screen: '/upload',
    see: ['early-withdrawal', 'underpayment-penalty'],
  },
];
