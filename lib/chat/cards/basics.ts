import { law2025 } from '@/lib/tax/us/law/2025';
import * as taxable from '@/lib/tax/us/form-1040/taxable-income';
import * as income from '@/lib/tax/us/form-1040/income';
import * as totals from '@/lib/tax/us/form-1040/tax-and-credits';
import { type Card } from './card';
import { byStatus, pct, aliases, usd } from './say';
import { figuresOf } from './figures-of-year';
import { page, publication, topic, instructions } from './sources';

/** Words of every return: income, deductions, brackets, credits. */
export const basics: readonly Card[] = [
  {
    id: 'standard-deduction',
    title: 'Standard deduction',
    verdict: ({ standardDeduction: { amount } }) =>
      `The 2024 standard deduction is ${usd(amount.single)} if you’re single, ${usd(amount.mfj)} for a joint return, and ${usd(amount.hoh)} for head of household.`,
    details: [
      'The standard deduction lowers your taxable income. You don’t need receipts to claim it.',
      ({ standardDeduction: { amount } }) =>
        `The deduction is ${usd(amount.mfs)} if you’re married filing separately and ${usd(amount.qss)} if you’re a qualifying surviving spouse.`,
      'You either take the standard deduction or itemize. You can’t do both.',
      ({ standardDeduction: { ageOrBlindness: more } }) =>
        `If you’re 65 or older or blind, it’s ${usd(more.single)} higher (${usd(more.mfj)} if married or a qualifying surviving spouse). It may be lower if someone can claim you as a dependent.`,
      'If you’re married filing separately and your spouse itemizes, your standard deduction is zero.',
    ],
    from2025: ({ nextYear: { standardDeduction: next } }) =>
      `For 2025, it’s ${usd(next.amount.single)} if you’re single, ${usd(next.amount.mfj)} on a joint return, and ${usd(next.amount.hoh)} for head of household.`,
    source: publication(501, 'Standard Deduction'),
    words: aliases(
      'standard deduction, std deduction, standard deduct, standart deduction, basic deduction, line 12, automatic deduction, deduction everyone gets, how much is the standard deduction',
    ),
    lines: () => [taxable.deduction],
    facts: ['filingStatus'],
    screen: '/summary',
    see: ['itemize-or-standard', 'standard-deduction-age', 'standard-deduction-dependent'],
  },
  {
    id: 'standard-deduction-age',
    title: 'Additional standard deduction (65 or older, or blind)',
    verdict: ({ standardDeduction: { ageOrBlindness: more } }) =>
      `If you were 65 or older or blind at year-end, your 2024 standard deduction is higher by ${usd(more.single)} (single or head of household) or ${usd(more.mfj)} (married or qualifying surviving spouse) for each condition.`,
    details: [
      'If you’re both 65 or older and blind, the increase applies twice. On a joint return, each spouse can qualify.',
      ({ year }) =>
        `You’re considered 65 for ${year} if you were born before January 2, ${year - 64}. The law treats you as 65 on the day before your 65th birthday.`,
      'The additional amount increases only the standard deduction. If you itemize, you don’t get it.',
      'Blind means vision no better than 20/200 in your better eye with lenses, or a field of vision of 20 degrees or less. Keep a doctor’s statement.',
    ],
    from2025: ({
      nextYear: {
        standardDeduction: { ageOrBlindness: more },
        additionalDeductions: { senior },
      },
    }) =>
      `For 2025, it’s ${usd(more.single)} or ${usd(more.mfj)}. From 2025 through 2028, people 65 or older may also take a senior deduction of up to ${usd(senior.each)} each. It phases out with income (modified AGI) above ${usd(senior.phaseOutStart.single)}, or ${usd(senior.phaseOutStart.mfj)} on a joint return. If you’re married, you must file jointly to claim it.`,
    appliesTo: 'Filers who are 65 or older or blind.',
    source: topic(551, 'Standard deduction'),
    words: aliases(
      'over 65 deduction, senior deduction, extra standard deduction, age 65, blind deduction, elderly deduction, additional standard deduction, legally blind, older than 65, retiree deduction, bigger standard deduction, turning 65, turned 65 on january 1, birthday january 1',
    ),
    lines: () => [taxable.deduction],
    facts: ['taxpayer.dateOfBirth', 'taxpayer.blind'],
    screen: '/interview',
    see: ['standard-deduction', 'elderly-credit'],
  },
  {
    id: 'standard-deduction-dependent',
    title: 'Standard deduction for a dependent',
    verdict: ({ standardDeduction: s }) =>
      `A dependent’s 2024 standard deduction is the larger of ${usd(s.dependentMinimum)} or earned income plus ${usd(s.dependentEarnedIncomePlus)}, up to the regular standard deduction.`,
    details: [
      'For this rule, earned income includes wages, tips, net profit from self-employment, and taxable scholarships.',
      ({ standardDeduction: s }) =>
        `A student with a part-time job and no other income owes no federal income tax on wages up to ${usd(s.amount.single)}.`,
      'The limit applies if someone can claim you as a dependent, even if they don’t.',
    ],
    from2025: ({ nextYear: { standardDeduction: s } }) =>
      `For 2025, the minimum is ${usd(s.dependentMinimum)}.`,
    appliesTo: 'Filers someone else can claim as a dependent.',
    source: publication(501, 'Standard Deduction for Dependents'),
    words: aliases(
      'dependent standard deduction, claimed by my parents, parents claim me deduction, standard deduction for students, kid with a job deduction, minor standard deduction, can be claimed as a dependent',
    ),
    lines: () => [taxable.deduction],
    facts: ['taxpayer.claimableAsDependent'],
    screen: '/interview',
    see: ['standard-deduction', 'must-file-dependent'],
  },
  {
    id: 'itemize-or-standard',
    title: 'Itemizing or the standard deduction',
    verdict:
      'Itemize only if your itemized deductions add up to more than your standard deduction. Plainfile compares both and uses the larger.',
    details: [
      'Itemized deductions go on Schedule A: medical costs, state and local taxes, mortgage interest, gifts to charity, and a few others.',
      ({ standardDeduction: { amount } }) =>
        `For 2024, compare the total with ${usd(amount.single)} if you’re single or ${usd(amount.mfj)} on a joint return.`,
      'You don’t have to itemize to deduct student loan interest, HSA or IRA contributions, educator expenses, or business expenses.',
      'On separate returns, if one spouse itemizes, the other must too.',
    ],
    source: topic(501, 'Should I itemize?'),
    words: aliases(
      'itemize, itemized deductions, should i itemize, itemise, schedule a, standard or itemized, write-offs schedule a, itemizing worth it, list my deductions, should i take the standard deduction, better off itemizing',
    ),
    lines: () => [taxable.deduction],
    facts: ['itemized'],
    screen: '/deductions',
    see: ['standard-deduction', 'salt', 'mortgage-interest', 'charity-cash', 'medical-expenses'],
  },
  {
    id: 'tax-brackets',
    title: 'Tax brackets',
    verdict: ({ incomeTax: { brackets } }) =>
      `Federal income tax for 2024 has seven rates, from ${pct(brackets.single[0]?.rate ?? 0)} to ${pct(brackets.single.at(-1)?.rate ?? 0)}. Each rate applies only to the income in its bracket.`,
    details: [
      ({ incomeTax: { brackets } }) =>
        `Single, taxable income: ${brackets.single.map(({ over, rate }) => `${pct(rate)} over ${usd(over)}`).join(', ')}.`,
      ({ incomeTax: { brackets } }) =>
        `Married filing jointly: ${brackets.mfj.map(({ over, rate }) => `${pct(rate)} over ${usd(over)}`).join(', ')}.`,
      ({ incomeTax: { brackets } }) =>
        `Head of household: ${brackets.hoh.map(({ over, rate }) => `${pct(rate)} over ${usd(over)}`).join(', ')}.`,
      'Brackets apply to taxable income, which is what’s left after deductions.',
      'Long-term capital gains and qualified dividends have their own, lower rates.',
    ],
    from2025: ({
      nextYear: {
        incomeTax: { brackets },
      },
    }) =>
      `For 2025, the rates are the same, and the ${pct(brackets.single[2]?.rate ?? 0)} bracket starts at ${usd(brackets.single[2]?.over ?? 0)} if you’re single and ${usd(brackets.mfj[2]?.over ?? 0)} on a joint return.`,
    source: page(
      'Federal income tax rates and brackets',
      'Rates',
      'filing/federal-income-tax-rates-and-brackets',
    ),
    words: aliases(
      'tax brackets, bracket, tax rates, what bracket am i in, tax table, marginal brackets, federal rates, income tax rate, tax braket, 22 percent bracket, 12 percent bracket',
    ),
    lines: () => [totals.tax, taxable.taxableIncome],
    screen: '/summary',
    see: ['marginal-rate', 'taxable-income', 'capital-gains-rates'],
  },
  {
    id: 'marginal-rate',
    title: 'Marginal and effective tax rate',
    verdict:
      'Your marginal rate is the rate on your next dollar of income. Your effective rate is your total tax divided by your income. It’s usually lower.',
    details: [
      'If you move into a higher bracket, only the dollars above the threshold are taxed at the higher rate. Brackets alone never make a raise lower your take-home pay.',
      'Phaseouts of credits and deductions can make your tax on the next dollar higher than your bracket.',
      'The summary page shows the tax rate on your next dollar and what makes it up.',
    ],
    source: page(
      'Federal income tax rates and brackets',
      'How brackets work',
      'filing/federal-income-tax-rates-and-brackets',
    ),
    words: aliases(
      'marginal rate, effective rate, average tax rate, next dollar, will a raise cost me money, higher bracket lose money, bumped into a higher bracket, top rate, overtime taxed more, real tax rate',
    ),
    lines: () => [totals.tax, taxable.taxableIncome],
    screen: '/summary',
    see: ['tax-brackets'],
  },
  {
    id: 'gross-income',
    title: 'Gross income and total income',
    verdict:
      'Gross income is all the income you received that isn’t exempt from tax, such as pay, interest, profit, gains, and pensions. Total income on Form 1040, line 9, adds up the taxable amounts.',
    details: [
      'Report your income whether or not you received a form for it, and whether it came as cash, goods, or services.',
      'Gifts, inheritances, child support, and most life insurance payouts aren’t included.',
      'To determine whether you must file, include your business income before expenses.',
    ],
    source: publication(525, 'Introduction'),
    words: aliases(
      'gross income, total income, line 9, income before deductions, what counts as income, gross vs net, all my income, what is income',
    ),
    lines: () => [income.totalIncome],
    screen: '/summary',
    see: ['agi', 'taxable-income', 'must-file'],
  },
  {
    id: 'agi',
    title: 'Adjusted gross income (AGI)',
    verdict: ({ year }) =>
      `AGI is your total income minus the adjustments on Schedule 1. It’s on line ${year === 2024 ? '11' : '11a'} of Form 1040, and many limits are based on it.`,
    details: [
      'Adjustments include IRA and HSA deductions, student loan interest, half of self-employment tax, and educator expenses.',
      'The standard deduction and itemized deductions come after AGI. They don’t change it.',
      ({ year }) => `To e-file your ${year} return, you enter your ${year - 1} AGI (line 11).`,
    ],
    from2025: 'On the 2025 Form 1040, AGI is on lines 11a and 11b.',
    source: page(
      'Definition of adjusted gross income',
      'Definition',
      'e-file-providers/definition-of-adjusted-gross-income',
    ),
    words: aliases(
      'agi, adjusted gross income, adjusted gross, line 11, ajusted gross income, adjusted income, above the line, where is my agi, agi meaning',
    ),
    lines: () => [taxable.agi],
    screen: '/summary',
    see: ['magi', 'taxable-income', 'prior-year-agi'],
  },
  {
    id: 'magi',
    title: 'Modified adjusted gross income (MAGI)',
    verdict:
      'MAGI is your AGI with some items added back. Each tax break has its own definition, so there’s no single MAGI.',
    details: [
      'For most people, MAGI equals AGI.',
      'Common add-backs are excluded foreign earned income, deducted student loan interest, and tax-exempt interest.',
      'For the premium tax credit, add nontaxable Social Security. For the IRA limits, add back the IRA deduction itself.',
    ],
    source: publication('590-A', 'Modified AGI'),
    words: aliases(
      'magi, modified agi, modified adjusted gross income, modified income, magi calculation, what is magi, difference between agi and magi',
    ),
    lines: () => [taxable.agi],
    see: ['agi', 'roth-ira-limit', 'premium-tax-credit'],
  },
  {
    id: 'taxable-income',
    title: 'Taxable income',
    verdict:
      'Taxable income is AGI minus your standard or itemized deduction and the qualified business income deduction. It’s on line 15 of Form 1040, and your tax is based on it.',
    details: [
      'Taxable income can’t be less than zero.',
      'Credits come later. They lower the tax, not the taxable income.',
      'If your taxable income is zero, you owe no income tax, but you may still owe self-employment tax or certain other taxes.',
    ],
    from2025:
      'For 2025, the deductions for tips, overtime, car loan interest, and seniors also reduce taxable income.',
    source: instructions('Form 1040', 'Lines 12 to 15', 'i1040gi'),
    words: aliases(
      'taxable income, line 15, income that is taxed, taxible income, what am i taxed on, income after deductions, how is taxable income figured, difference between agi and taxable income',
    ),
    lines: () => [taxable.taxableIncome],
    screen: '/summary',
    see: ['agi', 'standard-deduction', 'tax-brackets'],
  },
  {
    id: 'credit-or-deduction',
    title: 'Credit or deduction',
    verdict:
      'A deduction lowers your taxable income. A credit lowers the tax itself, so a dollar of credit is worth more.',
    details: [
      ({ incomeTax: { brackets } }) =>
        `In the ${pct(brackets.single[2]?.rate ?? 0)} bracket, a deduction saves you about ${pct(brackets.single[2]?.rate ?? 0)} of its amount. A credit saves you its full amount.`,
      'A refundable credit is paid to you even if you owe no tax. Examples are the EIC and part of the child tax credit.',
      'A nonrefundable credit can lower your tax only to zero.',
    ],
    source: page(
      'Credits and deductions for individuals',
      'Overview',
      'credits-and-deductions-for-individuals',
    ),
    words: aliases(
      'credit or deduction, difference between credit and deduction, tax credit meaning, what is a credit, what is a deduction, write off meaning, refundable credit, nonrefundable credit',
    ),
    lines: () => [totals.totalCredits],
    see: ['order-of-credits', 'itemize-or-standard'],
  },
  {
    id: 'order-of-credits',
    title: 'Order of nonrefundable and refundable credits',
    verdict:
      'Nonrefundable credits come first and can lower your tax only to zero. Refundable credits come last, and any excess is paid to you.',
    details: [
      'These are nonrefundable: the child and dependent care credit, the saver’s credit, home energy credits, most of the education credits, and the main part of the child tax credit.',
      'These are refundable: the EIC, the premium tax credit, part of the American opportunity credit, and part of the child tax credit.',
      'Unused clean energy, foreign tax, and adoption credits carry forward. An unused child and dependent care credit or saver’s credit is lost.',
    ],
    from2025: `For 2025, part of the adoption credit is refundable, up to ${usd(figuresOf(law2025).adoption.refundable)} per child.`,
    source: instructions('Form 1040', 'Schedule 3, Parts I and II', 'i1040gi'),
    words: aliases(
      'order of credits, nonrefundable credits, refundable credits, credit lost, credit bigger than tax, unused credit, zero tax and credits, why is my credit limited',
    ),
    lines: () => [totals.totalCredits, totals.otherCredits],
    see: ['credit-or-deduction'],
  },
  {
    id: 'earned-unearned-income',
    title: 'Earned and unearned income',
    verdict:
      'Earned income is pay for work, such as wages, tips, and net profit from self-employment. Unearned income is the rest, such as interest, dividends, pensions, and gains.',
    details: [
      'The EIC, IRA contributions, the child and dependent care credit, and the additional child tax credit all require earned income.',
      'Unemployment pay, Social Security, alimony, and child support don’t count as earned income.',
      'Pay from an employer’s disability retirement plan counts as earned income for the EIC. It stops counting once you reach the plan’s minimum retirement age.',
    ],
    source: publication(596, 'Rule 7. You Must Have Earned Income'),
    words: aliases(
      'earned income, unearned income, passive income meaning, investment income, what is earned income, does unemployment count as earned income, work income, is social security earned income, only rental income ira, only investment income',
    ),
    lines: () => [income.totalWages],
    see: ['eic', 'kiddie-tax'],
  },
  {
    id: 'amt',
    title: 'Alternative minimum tax (AMT)',
    verdict:
      'The AMT is calculated separately from your regular tax and allows fewer deductions. If it’s more than your regular tax, you owe the difference.',
    details: [
      ({ minimumTax: { exemption } }) => `The 2024 exemption is ${byStatus(exemption)}.`,
      ({ minimumTax: { phaseOutStart, phaseOutRate } }) =>
        `The exemption is reduced by ${pct(phaseOutRate)} of AMT income above ${usd(phaseOutStart.single)}, or ${usd(phaseOutStart.mfj)} on a joint return.`,
      ({ minimumTax: { lowerRate, upperRate } }) =>
        `The AMT rates are ${pct(lowerRate)} and ${pct(upperRate)}.`,
      'Common causes are large state and local taxes on Schedule A and keeping shares from incentive stock options you exercised.',
      'AMT caused by timing differences may give you a credit in a later year on Form 8801.',
    ],
    source: topic(556, 'Alternative minimum tax'),
    words: aliases(
      'amt, alternative minimum tax, form 6251, minimum tax, alternate minimum tax, second tax, am i subject to amt, amt exemption, iso amt',
    ),
    lines: () => [totals.additionsToTax],
    facts: ['amt'],
    screen: '/summary',
  },
];
