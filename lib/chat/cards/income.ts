import { law2025 } from '@/lib/tax/us/law/2025';
import * as lines from '@/lib/tax/us/form-1040/income';
import * as extra from '@/lib/tax/us/schedule-1/income';
import * as taxes from '@/lib/tax/us/schedule-2/part-2';
import * as credits from '@/lib/tax/us/schedule-3/part-2';
import { type Card } from './card';
import { figures } from './figures';
import { figuresOf } from './figures-of-year';
import { byStatus, day, orJoint, pct, aliases, usd } from './say';
import { page, publication, topic } from './sources';

/** Income: what is taxed, and how. */
export const income: readonly Card[] = [
  {
    id: 'fica',
    title: 'Social Security and Medicare tax (FICA)',
    verdict: ({ socialSecurityTax: s, additionalMedicare: m }) =>
      `Employees pay ${pct(s.employeeRate)} for Social Security on pay up to ${usd(s.wageBase)} in 2024 (the Social Security wage base), and ${pct(m.regularRate)} for Medicare on all pay.`,
    details: [
      'FICA applies only to pay for work. Pensions, Social Security benefits, interest, dividends, and rent aren’t subject to it.',
      'Your employer pays a matching amount.',
      'FICA isn’t income tax, so deductions on your return don’t lower it.',
      ({ additionalMedicare: m }) =>
        `You owe another ${pct(m.rate)} on pay above ${orJoint(m.threshold)} (above ${usd(m.threshold.mfs)} on a separate return).`,
    ],
    source: topic(751, 'Social Security and Medicare withholding rates'),
    words: aliases(
      'fica, social security tax, medicare tax, payroll tax, oasdi, box 4, box 6, additional medicare tax, form 8959, social security tax still taken out and i am retired, why do i still pay social security tax, social security tax after retirement age',
    ),
    lines: () => [taxes.additionalMedicareTax],
    see: ['excess-social-security', 'self-employment-tax'],
  },
  {
    id: 'excess-social-security',
    title: 'Excess Social Security tax',
    verdict: ({ socialSecurityTax: s }) =>
      `If you had two or more employers, you can claim a credit on your return for Social Security tax withheld above ${usd(s.maximumWithholding)} for 2024.`,
    details: [
      'Calculate the excess separately for each spouse.',
      'If one employer withheld too much, ask that employer for a refund.',
    ],
    source: topic(608, 'Excess Social Security and RRTA tax withheld'),
    words: aliases(
      'excess social security, too much social security withheld, two employers social security, overpaid fica, social security max',
    ),
    lines: () => [credits.excessSocialSecurity],
    documents: ['W-2'],
    see: ['fica'],
  },
  {
    id: 'tips',
    title: 'Tips',
    verdict: ({ year }) =>
      year === 2024
        ? 'Yes, all tips are taxable, whether cash, card, or shared. The deduction for tips starts with 2025 returns.'
        : 'Yes, report all tips. On this return, you may deduct qualified tips on Schedule 1-A, up to a limit.',
    details: [
      `If you receive ${usd(figures.fringe.tipsMonth)} or more in tips from one job in a month, report them to your employer.`,
      'Use Form 4137 to report tips you didn’t report to your employer. It adds Social Security and Medicare taxes.',
      'Allocated tips in box 8 of the W-2 are taxable unless your records show less. Service charges are wages.',
    ],
    source: topic(761, 'Tips: withholding and reporting'),
    words: aliases(
      'tips, cash tips, tip income, server tips, allocated tips, form 4137, waitress, bartender tips, unreported tips, cash tips my boss does not know about, tips never reported to boss',
    ),
    lines: () => [lines.tips],
    facts: ['unreportedTips'],
    screen: '/interview',
    see: ['overtime-tips-2025', 'fica'],
  },
  {
    id: 'bonus',
    title: 'Bonus, overtime, and severance',
    verdict: `Bonuses, overtime, and severance are wages, taxed like your other pay. Employers often withhold ${pct(figures.fringe.bonusRate)} from a bonus, but that’s not your final tax rate.`,
    details: [
      'Bonuses, overtime, and severance are in box 1 of your W-2.',
      'If too much was withheld, you get it back as part of your refund.',
      'Social Security and Medicare taxes apply.',
    ],
    source: publication(525, 'Bonuses and awards'),
    words: aliases(
      'bonus, overtime pay, severance, bonus taxed higher, signing bonus, commission pay, layoff pay, vacation payout',
    ),
    lines: () => [lines.totalWages],
    see: ['marginal-rate', 'overtime-tips-2025'],
  },
  {
    id: 'interest-income',
    title: 'Interest',
    verdict:
      'Yes, bank interest is taxable in the year it’s credited, even without a form. Municipal bond interest is exempt from federal tax, but you still report it.',
    details: [
      `A bank sends Form 1099-INT if it paid you ${usd(figures.forms.interest)} or more. Smaller amounts are taxable too.`,
      `You need Schedule B if your taxable interest is over ${usd(figures.forms.scheduleB)}.`,
      'Interest on US Treasuries is taxable on your federal return, but not by states.',
    ],
    source: topic(403, 'Interest received'),
    words: aliases(
      'interest, bank interest, savings account interest, 1099-int, hysa, cd interest, treasury interest, municipal bonds, tax exempt interest, savings account made interest, bucks in my savings',
    ),
    lines: () => [lines.taxableInterest, lines.taxExemptInterest],
    facts: ['interest'],
    documents: ['1099-INT'],
    screen: '/upload',
    see: ['early-withdrawal-cd'],
  },
  {
    id: 'dividends',
    title: 'Ordinary and qualified dividends',
    verdict:
      'All ordinary dividends (box 1a) are taxed. The qualified part (box 1b) is taxed at the lower long-term capital gains rates.',
    details: [
      ({ capitalGain: c }) =>
        `Qualified dividends are taxed at zero, ${pct(c.middleRate)}, or ${pct(c.topRate)}, depending on your taxable income.`,
      'Reinvested dividends are also taxed, and they increase your basis.',
      'To qualify, you must hold the stock more than 60 days during the 121-day period that begins 60 days before the ex-dividend date.',
      'Return of capital (box 3) isn’t taxed now. It lowers your basis.',
    ],
    source: topic(404, 'Dividends'),
    words: aliases(
      'dividends, qualified dividends, 1099-div, reinvested dividends, drip, ordinary dividends, return of capital, box 1b',
    ),
    lines: () => [lines.ordinaryDividends, lines.qualifiedDividends],
    facts: ['dividends'],
    documents: ['1099-DIV'],
    screen: '/upload',
    see: ['capital-gains-rates', 'cost-basis'],
  },
  {
    id: 'capital-gains-rates',
    title: 'Capital gains rates',
    verdict: ({ capitalGain: c }) =>
      `Long-term gains are tax-free up to 2024 taxable income of ${usd(c.zeroRateUpTo.single)} (${usd(c.zeroRateUpTo.mfj)} filing jointly). Above that, the rate is ${pct(c.middleRate)}, then ${pct(c.topRate)}. If you held an asset a year or less, regular rates apply.`,
    details: [
      ({ capitalGain: c }) => `The top rate starts above ${byStatus(c.fifteenPercentUpTo)}.`,
      ({ capitalGain: c }) => `Collectibles are taxed at up to ${pct(c.collectiblesRate)}.`,
      ({ netInvestment: n }) =>
        `If your income is high, you may also owe the ${pct(n.rate)} net investment income tax.`,
    ],
    source: topic(409, 'Capital gains and losses'),
    words: aliases(
      'capital gains, capital gains tax, long term gains, short term gains, sold stock, stock sale, sell stocks, gains tax rate, 1099-b, capitol gains, sold shares i had for 2 months, held 2 months rate, short term rate, make on stocks, made on stocks',
    ),
    lines: () => [lines.capitalGain],
    facts: ['sales'],
    documents: ['1099-B'],
    screen: '/upload',
    see: ['capital-loss', 'holding-period', 'cost-basis', 'niit'],
  },
  {
    id: 'capital-loss',
    title: 'Capital losses',
    verdict: ({ capitalGain: c }) =>
      `Capital losses first offset capital gains. You can deduct up to ${usd(c.lossLimit.single)} more a year from other income (${usd(c.lossLimit.mfs)} if married filing separately). Any remaining loss carries forward.`,
    details: [
      'You can carry losses forward for as long as you live.',
      'Losses on personal property, such as your home or car, aren’t deductible.',
      `If you buy the same or substantially identical stock within ${figures.investing.washDays} days before or after the sale (a wash sale), you can’t deduct the loss now.`,
    ],
    source: topic(409, 'Limit on the deduction and carryover of losses'),
    words: aliases(
      'capital loss, stock loss, lost money on stocks, loss carryover, tax loss harvesting, 3000 loss, crypto loss, lost money trading, take all of my losses, lost on robinhood, lost money in stocks, lost money on crypto, lost on bitcoin, write off crypto losses, crypto is down',
    ),
    lines: () => [lines.capitalGain],
    facts: ['sales', 'capitalLossCarryover'],
    screen: '/interview',
    see: ['capital-gains-rates'],
  },
  {
    id: 'holding-period',
    title: 'Holding period',
    verdict:
      'A gain or loss is long term if you held the asset for more than one year. Start counting the day after you bought it.',
    details: [
      'Inherited property is always long term.',
      'For a gift, you usually include the giver’s holding period.',
    ],
    source: publication(550, 'Holding Period'),
    words: aliases(
      'holding period, long term or short term, held more than a year, one year rule, how long hold stock, how long keep stock to pay less',
    ),
    facts: ['sales'],
    see: ['capital-gains-rates'],
  },
  {
    id: 'cost-basis',
    title: 'Cost basis',
    verdict:
      'Basis is what you paid, plus fees and improvements. For inherited property, it’s usually the fair market value at death. For a gift, it’s usually the giver’s basis.',
    details: [
      'Reinvested dividends increase your basis. Depreciation and return of capital reduce it.',
      'For RSU and ESPP shares, the amount already taxed as pay on your W-2 is part of your basis.',
      'If you can’t prove your basis, the IRS may treat it as zero.',
    ],
    source: topic(703, 'Basis of assets'),
    words: aliases(
      'cost basis, basis, step up basis, stepped up, inherited stock basis, basis missing, rsu basis',
    ),
    facts: ['sales'],
    see: ['capital-gains-rates', 'inheritance'],
  },
  {
    id: 'niit',
    title: 'Net investment income tax (NIIT)',
    verdict: ({ netInvestment: n }) =>
      `The NIIT is ${pct(n.rate)} of your net investment income, or of your MAGI above the threshold if that’s less. The threshold is ${usd(n.threshold.single)} if you’re single and ${usd(n.threshold.mfj)} on a joint return.`,
    details: [
      ({ netInvestment: n }) =>
        `If you’re married filing separately, the threshold is ${usd(n.threshold.mfs)}.`,
      'Net investment income includes interest, dividends, gains, rents, and annuities. It doesn’t include wages, pensions, or IRA withdrawals.',
    ],
    source: topic(559, 'Net investment income tax'),
    words: aliases(
      'niit, net investment income tax, 3.8 tax, form 8960, obamacare tax on investments, medicare surtax',
    ),
    lines: () => [taxes.netInvestmentIncomeTax],
    see: ['capital-gains-rates'],
  },
  {
    id: 'home-sale',
    title: 'Sale of your main home',
    verdict: ({ homeSale: h }) =>
      `You can exclude gain up to ${usd(h.exclusion)}, or ${usd(2 * h.exclusion)} on a joint return, if you owned and lived in the home for at least two of the five years before the sale.`,
    details: [
      'You can use the exclusion once every two years. On a joint return, only one spouse must meet the ownership test, but both must meet the residence test.',
      'You may qualify for a partial exclusion if you moved because of a change of workplace, your health, or an unforeseeable event.',
      'A loss isn’t deductible. You can’t exclude gain equal to the depreciation allowed or allowable for rental or business use.',
    ],
    source: topic(701, 'Sale of your home'),
    words: aliases(
      'sold my house, home sale, sale of home, sell my home, house profit, 250000 exclusion, 1099-s, capital gains on house, sold our home, live in the house, lived in the house, live in the home, made money on our home, lived there 10 years, moved out before i sold, moved out of my house then sold it',
    ),
    facts: ['homeSales'],
    documents: ['1099-S'],
    screen: '/interview',
    see: ['capital-gains-rates', 'cost-basis'],
  },
  {
    id: 'crypto',
    title: 'Digital assets (crypto)',
    verdict:
      'When you sell, swap, or spend crypto, you have a gain or loss. Crypto you receive from mining, staking, or airdrops is income at its fair market value when you receive it.',
    details: [
      'Everyone must answer the digital asset question on Form 1040.',
      'If you only bought crypto with dollars and held it, you owe no tax and can answer “No” to that question.',
      ({ capitalGain: c }) =>
        `Report each sale on Form 8949. Losses first offset gains, then up to ${usd(c.lossLimit.single)} a year of other income.`,
      'If you’re paid in crypto for work, its fair market value that day is income. If you work for yourself, report it on Schedule C.',
      'Moving coins between your own wallets isn’t taxed.',
    ],
    source: page('Digital assets', 'Reporting', 'filing/digital-assets'),
    words: aliases(
      'crypto, bitcoin, cryptocurrency, digital asset question, coinbase, ethereum, staking, airdrop, nft, mining crypto, sold some eth, sold bitcoin, got paid in bitcoin, paid me in crypto, client paid in crypto, paid in bitcoin for work, salary in bitcoin',
    ),
    lines: () => [lines.capitalGain],
    facts: ['digitalAssets', 'sales'],
    screen: '/interview',
    see: ['capital-gains-rates', 'capital-loss'],
  },
  {
    id: 'social-security-taxable',
    title: 'Taxable Social Security',
    verdict: ({ benefits: b }) =>
      `Up to ${pct(b.topShare)} of your benefits can be taxed. None are taxed if half of your benefits plus other income, including tax-exempt interest, is no more than ${orJoint(b.baseAmount)}.`,
    details: [
      'SSI is never taxed.',
      'If you’re married filing separately and lived with your spouse at any time during the year, the base amount is zero.',
      'Use the net benefits in box 5 of Form SSA-1099. You can have tax withheld with Form W-4V.',
    ],
    from2025: 'The 2025 law didn’t end this tax. It added a deduction for people 65 or older.',
    source: topic(423, 'Social Security and equivalent railroad retirement benefits'),
    words: aliases(
      'social security taxed, ssa-1099, tax on social security, benefits taxable, ssdi taxable, retirement benefits tax, ss income, is social security taxable, is social security taxed, how is social security taxed, is my ss check taxed, social security check taxed',
    ),
    lines: () => [lines.socialSecurityTaxable],
    facts: ['socialSecurity'],
    documents: ['SSA-1099'],
    screen: '/upload',
    see: ['standard-deduction-age'],
  },
  {
    id: 'unemployment',
    title: 'Unemployment compensation',
    verdict:
      'Yes, unemployment compensation is fully taxable on a federal return. Form 1099-G, box 1, shows the amount.',
    details: [
      'Tax is withheld only if you requested it on Form W-4V.',
      'Unemployment isn’t earned income for the EIC.',
      'If you repaid some of it in the same year, report only the rest.',
    ],
    source: topic(418, 'Unemployment compensation'),
    words: aliases(
      'unemployment, 1099-g, unemployment benefits, laid off, jobless benefits, edd, unemployment taxable',
    ),
    lines: () => [extra.unemployment],
    facts: ['governmentPayments'],
    documents: ['1099-G'],
    screen: '/upload',
    see: ['eic-benefits'],
  },
  {
    id: 'state-refund',
    title: 'State tax refund',
    verdict:
      'A state tax refund isn’t taxable if you took the standard deduction the year before. If you itemized and deducted state income tax, part or all of the refund may be taxable.',
    details: [
      'Form 1099-G, box 2, shows the refund.',
      'If you deducted sales tax instead, or your state tax was above the deduction limit, all or part of the refund may be nontaxable.',
    ],
    source: publication(525, 'State tax refund'),
    words: aliases(
      'state refund, state tax refund taxable, 1099-g box 2, is my state refund income, refund from state',
    ),
    lines: () => [extra.stateRefunds],
    facts: ['governmentPayments', 'priorYear'],
    documents: ['1099-G'],
    see: ['salt'],
  },
  {
    id: 'gifts-received',
    title: 'Gifts',
    verdict: (law) =>
      `A gift isn’t income to the person who receives it. The giver files Form 709 for gifts of more than ${usd(figuresOf(law).giftExclusion)} to one person in 2024, but rarely owes tax.`,
    details: [
      'You can’t deduct gifts to individuals.',
      'Gifts to a spouse who is a US citizen have no limit. Tuition or medical bills you pay directly to the school or provider don’t count toward the limit.',
      'Any income the gift produces after you receive it is taxable to you.',
    ],
    from2025: `For 2025, the amount is ${usd(figuresOf(law2025).giftExclusion)}.`,
    source: page(
      'Gift tax',
      'Frequently asked questions on gift taxes',
      'businesses/small-businesses-self-employed/frequently-asked-questions-on-gift-taxes',
    ),
    words: aliases(
      'gift, gift tax, gift from parents, money from family, form 709, parents gave me money, gift money, cash gift, wedding gift, parents gave us, parents gave me, money from my parents, birthday money, christmas money, gifted my nephew, aunt gave me money, uncle gave me cash, grandmother gave me cash, gave me cash do i pay tax, someone gave me money, relative gave me money, is money i was given taxable',
    ),
    see: ['inheritance'],
  },
  {
    id: 'inheritance',
    title: 'Inheritance',
    verdict:
      'An inheritance isn’t income. Any income it produces afterward is taxable, and money you withdraw from an inherited IRA or 401(k) usually is too.',
    details: [
      'Your basis in inherited property is usually its fair market value at the date of death.',
      'Federal estate tax applies only to very large estates, and heirs don’t pay it.',
      'If the estate passes income on to you, it sends you a Schedule K-1.',
    ],
    source: publication(525, 'Gifts and inheritances'),
    words: aliases(
      'inheritance, inherited money, inherited house, estate, my father left me, inherit, estate tax, inherited, money when grandma passed, got money when someone passed away, grandpas will money',
    ),
    see: ['cost-basis', 'gifts-received'],
  },
  {
    id: 'foster-care-payments',
    title: 'Foster care, welfare, and disaster payments',
    verdict: 'Foster care payments, welfare, SSI, SNAP, and qualified disaster relief aren’t taxed.',
    details: [
      'You also don’t pay tax on VA disability benefits or workers’ compensation.',
      'You pay tax on what you’re paid to keep space in your home for emergency foster care. You also pay tax on payments to care for more than five people who are 19 or older.',
    ],
    source: publication(525, 'Foster care providers'),
    words: aliases(
      'foster care payments, welfare, ssi income, food stamps, snap, va disability, workers comp, workers compensation, disaster relief payment',
    ),
    see: ['foster-child'],
  },
  {
    id: 'gambling-winnings',
    title: 'Gambling winnings and prizes',
    verdict:
      'Yes, all winnings and prizes are taxable, with or without Form W-2G. That includes casino, lottery, sports betting, raffle, and game show winnings.',
    details: [
      'Report a prize at its fair market value.',
      'Losses are deductible only if you itemize, and only up to your winnings.',
    ],
    source: topic(419, 'Gambling income and losses'),
    words: aliases(
      'gambling winnings, lottery, won money, w-2g, casino winnings, sports betting, prize, jackpot, scratch off, raffle prize, draftkings, fanduel, bookie, slot machine, poker winnings, casino jackpot, bingo, fantasy sports',
    ),
    lines: () => [extra.gambling],
    facts: ['gambling'],
    documents: ['W-2G'],
    screen: '/interview',
    see: ['gambling-losses'],
  },
  {
    id: 'canceled-debt',
    title: 'Canceled debt (Form 1099-C)',
    verdict:
      'Canceled debt is usually income. But it isn’t income if it was canceled in bankruptcy, or to the extent you were insolvent (your debts were more than the value of everything you owned).',
    details: [
      `A lender sends Form 1099-C if it canceled ${usd(figures.forms.canceledDebt)} or more.`,
      'Claim an exclusion on Form 982.',
      'Mortgage debt on your main home that was canceled through 2025 may be excluded too.',
    ],
    source: topic(431, 'Canceled debt: is it taxable or not?'),
    words: aliases(
      '1099-c, canceled debt, debt forgiven, cancelled debt, insolvent, form 982, credit card settlement, debt settlement, foreclosure, wrote off my balance, credit card wrote off',
    ),
    lines: () => [extra.cancelledDebt],
    facts: ['cancelledDebt'],
    documents: ['1099-C'],
    see: ['student-loan-forgiven'],
  },
  {
    id: 'student-loan-forgiven',
    title: 'Forgiven student loans',
    verdict: `Most student loans forgiven from 2021 through ${day(figures.scheduleOfDebt.studentLoansUpTo)}, are exempt from federal tax. Loans forgiven for public service (PSLF) always are.`,
    details: [
      'Your state may still tax forgiven loans.',
      'Starting in 2026, loans forgiven under an income-driven plan are taxable again. Loans discharged because of death or disability remain tax-free.',
    ],
    source: topic(431, 'Student loans'),
    words: aliases(
      'student loan forgiveness, pslf, loan forgiven, student debt cancelled, idr forgiveness taxed',
    ),
    see: ['canceled-debt', 'student-loan-interest'],
  },
];
