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
      `If you file jointly, a spouse with little or no pay can contribute to an IRA based on the other spouse’s pay, up to ${usd(ira.contribution)} each for 2024.`,
    details: [
      'Together, you can’t contribute more than your combined taxable compensation.',
      ({ ira }) => `Each spouse who is ${ira.catchUpAge} or older can add ${usd(ira.catchUp)}.`,
      'Each IRA is owned by one person. There are no joint IRAs.',
      'The income limits for Roth IRA contributions and for the IRA deduction still apply.',
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
      `You can contribute even if you have a retirement plan at work. But for 2024, the deduction phases out completely at modified AGI of ${orJoint(ira.coveredLimit)}.`,
    details: [
      ({ ira }) =>
        `If only your spouse has a plan at work, your deduction on a joint return ends at ${usd(ira.spouseCoveredLimit)}.`,
      ({ ira }) =>
        `If you’re married filing separately and lived with your spouse at any time in the year, your deduction ends at ${usd(ira.coveredLimit.mfs)} if either of you has a plan.`,
      'Box 13 of your W-2 shows whether you were covered. If neither of you was covered, there’s no income limit.',
      'You can leave any part you can’t deduct in the IRA as a nondeductible contribution. Report it on Form 8606.',
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
      `You ${today <= dueDay(year) ? 'can' : 'could'} contribute for ${year} until ${day(dueDay(year))}. An extension to file doesn’t give you more time.`,
    details: [
      'Tell your bank or broker which year the contribution is for. Otherwise, the contribution counts for the year you make it.',
      'You may file first and contribute later, as long as you contribute by the deadline.',
      'A SEP IRA is different. You can fund it until the due date of your return, including extensions.',
      'A Roth conversion is taxed in the calendar year you make it.',
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
      'You can contribute to a traditional or Roth IRA at any age. But you, or your spouse on a joint return, must have pay for work (compensation).',
    details: [
      'Pay includes wages, tips, self-employment profit, and taxable alimony under agreements made before 2019.',
      'Pensions, Social Security, interest, dividends, and rent don’t count.',
      'You must still take required distributions from a traditional IRA.',
      'If you deduct contributions made at 70½ or later, part of a later QCD (an IRA gift to charity) may be taxable.',
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
      'Money you put into a traditional IRA without deducting it is your basis. Report it on Form 8606, so it isn’t taxed again when you withdraw it.',
    details: [
      'File Form 8606 for each year you make a nondeductible contribution, convert to a Roth IRA, or take money from an IRA with basis.',
      'Each spouse files a separate form.',
      'You can still file Form 8606 for earlier years you missed. Keep all of the forms until the IRA is empty.',
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
    title: 'Backdoor Roth IRA',
    verdict:
      'Yes, it’s allowed at any income. Make a nondeductible contribution to a traditional IRA, convert it to a Roth IRA, and report both on Form 8606.',
    details: [
      'If you have no other traditional, SEP, or SIMPLE IRA money, you pay tax only on growth before the conversion. If you do, the pro-rata rule makes part of the conversion taxable.',
      ({ ira }) =>
        `Direct Roth IRA contributions phase out completely at income (modified AGI) of ${orJoint(ira.rothLimit)}.`,
      'The pro-rata rule doesn’t count money in a 401(k) or your spouse’s IRAs.',
      'Form 1099-R shows the conversion. Enter both the form and your contribution. Otherwise, the entire conversion will look taxable.',
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
      'You can’t take out only the after-tax money. All your traditional, SEP, and SIMPLE IRAs count as one. Each withdrawal or conversion is partly taxable and partly basis.',
    details: [
      'The nontaxable share is your basis divided by the total value of those IRAs on December 31 plus the year’s withdrawals and conversions.',
      'Roth IRAs, inherited IRAs, your spouse’s IRAs, and workplace plans aren’t counted.',
      'Leave out pretax IRA money that you roll into a 401(k) before year-end.',
      'The calculation is on Form 8606. You’ll need the value of your IRAs on December 31.',
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
      `Anyone can convert a traditional IRA or a retirement plan to a Roth IRA, at any income. The pretax part is income in the year of the conversion. The ${pct(e.rate)} early-withdrawal penalty doesn’t apply.`,
    details: [
      'You must convert by December 31 for it to count for that year. You can’t undo it.',
      'Money withheld for tax isn’t converted. If you’re under 59½, that amount can be an early withdrawal.',
      ({ ira, earlyDistribution: e }) =>
        `If you withdraw converted money within ${ira.rothHoldingYears} years and before 59½, the ${pct(e.rate)} penalty may still apply.`,
      'You can’t convert a required minimum distribution. Take it first.',
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
      'You can switch a contribution from a Roth to a traditional IRA, or the reverse, by the due date of your return, including extensions. You can’t undo a Roth conversion.',
    details: [
      'The contribution and its earnings move directly from one IRA to the other.',
      'You’re then treated as if you had contributed to the second IRA from the start.',
      ({ year }, today) =>
        `If you filed on time, you ${today <= extendedDay(year) ? 'have' : 'had'} until ${day(extendedDay(year))}, for ${year}.`,
      'Attach a short statement to your return. Form 1099-R reports the recharacterization with code N or R. It isn’t taxed.',
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
    verdict: `Withdraw the excess and its earnings by the due date of your return, including extensions, and there’s no penalty. Any excess you leave in the account is taxed at ${pct(figures.retirement.excessRate)} a year on Form 5329.`,
    details: [
      ({ year }, today) =>
        `If you filed on time, you ${today <= extendedDay(year) ? 'have' : 'had'} until ${day(extendedDay(year))}, for ${year}.`,
      'The earnings are taxed in the year you made the contribution. The early-withdrawal tax no longer applies to them.',
      'After the deadline, withdraw only the excess, or apply it to a later year’s contribution limit. That ends the yearly tax.',
      'If your income was too high for a Roth IRA, you can move the contribution to a traditional IRA instead (recharacterization).',
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
      `Earnings are tax-free once your first Roth IRA is ${ira.rothHoldingYears} tax years old and you’re 59½, disabled, or buying a first home.`,
    details: [
      'The five-year period starts on January 1 of the first year you contributed to any Roth IRA. It doesn’t restart.',
      ({ ira }) =>
        `Each conversion has its own ${ira.rothHoldingYears}-year period. That period matters only for the additional tax on early distributions, and only before age 59½.`,
      'A beneficiary’s five-year period includes the owner’s.',
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
    title: 'Withdrawing money from a Roth IRA',
    verdict:
      'You can withdraw what you contributed at any time, tax-free. Contributions come out first, then conversions, then earnings.',
    details: [
      'Earnings you withdraw too early are taxed, and the early-withdrawal tax may apply too.',
      'All your Roth IRAs are treated as one.',
      'Form 1099-R with code J doesn’t show what you contributed. Enter your basis. Otherwise, the entire withdrawal will look taxable.',
      'A Roth 401(k) is different. Each withdrawal is partly contributions and partly earnings.',
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
    verdict: `Money you withdraw from an IRA or a retirement plan isn’t taxed if you deposit it in another one within ${rollover.days} days. For IRAs, you can do this only once every 12 months.`,
    details: [
      'There’s no limit on direct transfers between IRA trustees or plans.',
      `A plan withholds ${pct(rollover.withheld)}. To roll over the full amount, replace the amount withheld with other money. You claim credit for the withholding on your return.`,
      'You can’t roll over required minimum distributions or hardship withdrawals.',
      'If you missed the deadline for a reason the IRS accepts, such as serious illness or a bank’s error, you can self-certify that to the new plan.',
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
      'A direct rollover isn’t taxed, but you still report it. Form 1099-R has code G, and the taxable amount on Form 1040 is zero.',
    details: [
      'A rollover from a pretax plan to a Roth IRA is a conversion, so it’s taxed.',
      'Enter Form 1099-R even though nothing is taxed. If you file on paper, write “Rollover” next to the line.',
      'The new IRA’s trustee sends you Form 5498 in May. Keep it with your records. You don’t file it with your return.',
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
    verdict: `Most beneficiaries other than a spouse must empty the account by the end of the ${savingFigures.inherited.years}th year after the death. Withdrawals from a traditional account are taxed as income, but the early-withdrawal tax doesn’t apply.`,
    details: [
      'Some beneficiaries can spread withdrawals over their life expectancy. They include the owner’s minor child until age 21, a disabled or chronically ill person, and anyone not more than 10 years younger than the owner.',
      'If the owner had reached the age for required distributions, you must also withdraw some each year. The IRS waived the penalty for amounts missed in 2021 through 2024.',
      'You can’t roll an inherited account into your own IRA or contribute to it.',
      'Older rules apply if the owner died before 2020.',
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
      'A surviving spouse can treat the IRA as their own or roll it over, tax-free. A spouse can also keep it as an inherited IRA and withdraw money before 59½ without the early-withdrawal tax.',
    details: [
      'If you treat it as your own, required distributions are based on your age.',
      'If you keep it as an inherited IRA, they start when your spouse would have reached the required age.',
      'You can roll over the inherited IRA later, even years later.',
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
      `Starting at age ${r.charitableFromYears}½, you can send up to ${usd(r.charitableDistributionLimit)} directly from an IRA to charity for 2024. It isn’t income, and it counts toward your required minimum distribution.`,
    details: [
      'The money must go directly to the charity, not to you. Donor-advised funds don’t qualify.',
      'You can’t also deduct it as a charitable contribution.',
      'Form 1099-R often shows it like any other withdrawal. Enter the part that went to charity. “QCD” goes next to line 4b.',
      'You can’t make a QCD from a workplace plan, such as a 401(k). Each spouse has a separate limit.',
    ],
    from2025: `For 2025, the limit is ${usd(law2025.retirement.charitableDistributionLimit)}.`,
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
    title: 'Missed required minimum distribution (RMD)',
    verdict: `Take it now and file Form 5329. The tax is ${pct(figures.retirement.missedRate)} of what you missed, or ${pct(figures.retirement.missedRateCorrected)} if you correct it within ${figures.retirement.missedCorrectionYears} years. The IRS may waive the tax for a reasonable error.`,
    details: [
      'To request a waiver, write “RC” and the amount you want waived next to the line on Form 5329, and attach a short explanation.',
      'File a Form 5329 for each year you missed.',
      'The late distribution is income in the year you take it.',
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
    title: 'Calculating your required minimum distribution',
    verdict:
      'Divide the account’s value on December 31 of the prior year by the factor for your age in the Uniform Lifetime Table in Publication 590-B.',
    details: [
      'Calculate the amount for each IRA, then take the total from any one or more of them. The same rule applies to 403(b) plans.',
      'You must take the amount for each 401(k) from that plan. An IRA withdrawal doesn’t count toward it.',
      'If your only beneficiary is a spouse more than 10 years younger, you use a larger factor, so the amount is smaller.',
      'Form 5498 from your bank or broker shows whether a distribution is required. They’ll calculate the amount if you ask.',
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
      `You can withdraw up to ${usd(e.firstHomeLimit)} in your lifetime from an IRA for a first home without the early-withdrawal tax. You still owe income tax if it’s a traditional IRA.`,
    details: [
      'You’re a first-time buyer if you haven’t owned a main home in the last two years. Your spouse must meet this test too.',
      'The home can be for you, your spouse, or a child, grandchild, parent, or grandparent of either of you.',
      'You must use the money within 120 days. Each spouse can withdraw up to the limit from their own IRA.',
      'This exception doesn’t apply to a 401(k).',
    ],
    source: publication('590-B', 'First home'),
    words: aliases(
      'ira first home, use ira to buy a house, ira for down payment, first time homebuyer ira, 10000 ira house, roth ira first home, withdraw ira for house, ira money for a down payment, first house from ira, ira penalty free first house',
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
      'The early-withdrawal tax doesn’t apply to IRA money used for college costs, or for health insurance premiums while you’re unemployed. You still owe income tax. A 401(k) has no such exceptions.',
    details: [
      'College costs (qualified higher education expenses) include tuition, fees, books, and room and board for students enrolled at least half time, minus tax-free aid. The student can be you, your spouse, your child, or your grandchild. There’s no dollar limit.',
      'For premiums, you must have lost your job and received unemployment compensation for 12 weeks in a row.',
      'You must pay the college costs in the same year as the withdrawal.',
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
    verdict: `Since 2024, you can roll over leftover 529 money to a Roth IRA for the same beneficiary, tax-free, up to ${usd(tuitionToRoth.lifetime)} over a lifetime.`,
    details: [
      `The 529 account must have been open for more than ${tuitionToRoth.openYears} years. You can’t roll over contributions from the last ${tuitionToRoth.settledYears} years or their earnings.`,
      ({ ira }) =>
        `Each year’s rollover counts toward the IRA limit, ${usd(ira.contribution)} for 2024, and the beneficiary must have at least that much compensation.`,
      'The income limit for Roth IRAs doesn’t apply. The money must go directly from the 529 plan to the IRA.',
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
      'No. You don’t report losses or trades inside an IRA, Roth IRA, or 401(k), and fees taken from the account aren’t deductible.',
    details: [
      'You also don’t report gains, dividends, or interest inside the account. You report only withdrawals.',
      ({ year }) =>
        `You can’t deduct a worthless or closed IRA in ${year}, even if you got back less than your basis.`,
      'If you sell stock at a loss outside your IRA and buy it in the IRA right after, it’s a wash sale.',
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
      `With a SEP IRA or solo 401(k), you can contribute about ${pct(s.ownerRate)} of your net profit as the employer, up to ${usd(s.maximum)} for 2024. With a solo 401(k), you can add an employee deferral.`,
    details: [
      'Deduct contributions to either plan on Schedule 1, line 16, not on Schedule C.',
      'Net profit here means your profit minus half of your self-employment tax.',
      'You can contribute from side income even if you have a 401(k) at a job. Only your employee deferrals share one limit.',
      'If you have employees, you usually must include them in the plan.',
    ],
    appliesTo: 'People who have their own business.',
    conditions: [requires('You’re self-employed', 'businesses', ({ businesses }) => businesses.length > 0)],
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
    verdict: `Tax withheld from a withdrawal reduces what you owe, just like tax withheld from your pay. Plans must withhold ${pct(rollover.withheld)} from a payout you could have rolled over. For an IRA, you can choose.`,
    details: [
      'Box 4 of Form 1099-R shows the tax withheld.',
      'The withholding often isn’t enough, because you may also owe the early-withdrawal tax.',
      'Withholding is treated as paid evenly over the year, so it can also help you avoid an underpayment penalty.',
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
