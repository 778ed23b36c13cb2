import { lawOfYear } from '@/lib/tax/us/law/by-year';
import * as form1040 from '@/lib/tax/us/form-1040/income';
import * as payments from '@/lib/tax/us/form-1040/payments';
import * as extra from '@/lib/tax/us/schedule-1/income';
import * as taxOne from '@/lib/tax/us/schedule-2/part-1';
import * as credits from '@/lib/tax/us/schedule-3/part-1';
import { type Card } from './card';
import { dueDay, extendedDay } from '../due-dates';
import { figures } from './figures';
import { investingFigures } from './figures-of-investing';
import { figuresOf } from './figures-of-year';
import { day, pct, aliases, usd } from './say';
import { formPage, instructions, page, publication, topic } from './sources';

const appsBefore = figuresOf(lawOfYear(2024)).paymentApps;
const apps = figuresOf(lawOfYear(2025)).paymentApps;
const { accountsAbroad, backup, contracts, qualifiedSmallStock, savingsBonds, smallStock } = investingFigures;

/** Stocks, bonds, stock from an employer, digital assets, and money abroad. */
export const investing: readonly Card[] = [
  {
    id: 'wash-sale',
    title: 'Wash sale',
    verdict: `A loss doesn’t count now if you buy the same stock or fund within ${figures.investing.washDays} days before or after the sale. It is added to the basis of the new shares.`,
    details: [
      'Reinvested dividends, your IRA and your spouse’s account count as buying.',
      'Bought in an IRA, the loss is gone for good.',
      'Box 1g of Form 1099-B shows it. Form 8949 has code W, and the loss is added back.',
      'Gains are always taxed. Crypto isn’t under the rule in 2024.',
    ],
    source: publication(550, 'Wash Sales'),
    words: aliases(
      'wash sale, wash sales, wash sale rule, 30 day rule stocks, bought back the same stock, 1099-b box 1g, disallowed loss, code w 8949, sold and rebought, sold at a loss and bought it back, sold stock at a loss and bought it back, bought it back, bought the stock again',
    ),
    lines: () => [form1040.capitalGain],
    facts: ['sales.adjustmentCode', 'sales'],
    documents: ['1099-B'],
    screen: '/upload',
    see: ['capital-loss', 'form-8949'],
  },
  {
    id: 'form-8949',
    title: 'Form 8949 and Schedule D',
    verdict:
      'List each sale on Form 8949, and the totals on Schedule D. Sales with basis reported to the IRS and nothing to correct can go on Schedule D as one total.',
    details: [
      'Form 1099-B says which: box 12 checked means the basis was reported.',
      'Corrections get a code: B for a wrong basis, W for a wash sale, E for fees left out.',
      'The IRS gets a copy of your 1099-B. If you leave out sales, expect a notice that taxes the full proceeds.',
    ],
    source: instructions('Form 8949', 'Exception 1', 'i8949'),
    words: aliases(
      'form 8949, 8949, schedule d, do i have to list every trade, hundreds of trades, summary of sales, adjustment code, box a box b box d, covered sales',
    ),
    lines: () => [form1040.capitalGain],
    facts: ['sales'],
    documents: ['1099-B'],
    screen: '/upload',
    see: ['capital-gains-rates', 'basis-missing'],
  },
  {
    id: 'basis-missing',
    title: 'Basis missing on Form 1099-B',
    verdict:
      'You must find it yourself: what you paid, plus fees and reinvested dividends. With no basis entered, the whole price is taxed.',
    details: [
      'Noncovered shares, usually bought before 2011 (funds before 2012), have no basis at the IRS.',
      'Ask the broker, look at old statements, or use the price on the day you bought.',
      'If the basis on the form is wrong, enter the right one with code B.',
      'Inherited: the value at death. A gift: usually the giver’s basis.',
    ],
    source: publication(551, 'Stocks and Bonds'),
    words: aliases(
      '1099-b no basis, basis blank, noncovered shares, box 1e blank, don’t know what i paid for stock, find cost basis, lost records stock, old stock basis',
    ),
    facts: ['sales.basis', 'sales'],
    documents: ['1099-B'],
    screen: '/interview',
    see: ['cost-basis', 'which-shares-sold'],
  },
  {
    id: 'which-shares-sold',
    title: 'Which shares you sold (FIFO, specific lots)',
    verdict:
      'The oldest shares count as sold first, unless you named other lots to the broker by the settlement date. Funds may use average cost.',
    details: [
      'You can’t choose other lots after the sale, at tax time.',
      'Selling high-cost lots lowers the gain. Selling old lots can make it long term.',
      'Crypto: since 2025 lots are tracked in each wallet or account.',
    ],
    source: publication(550, 'Identification'),
    words: aliases(
      'fifo, lifo, specific identification, which shares sold, tax lots, average cost, specific lot, choose shares to sell, first in first out',
    ),
    facts: ['sales'],
    documents: ['1099-B'],
    see: ['basis-missing', 'holding-period'],
  },
  {
    id: 'worthless-stock',
    title: 'Worthless stock',
    verdict:
      'It counts as sold for zero on the last day of the year in which it became completely worthless. That is a capital loss.',
    details: [
      'A very low price isn’t worthless. Sell it, or give it up for nothing, to take the loss.',
      'Bankruptcy by itself isn’t enough: there must be no hope of value.',
      `If you missed the year, you have ${figures.audit.badDebtYears} years to amend.`,
      `Stock of a small company that you got for money from the company itself can be an ordinary loss, up to ${usd(smallStock.lossOne)} (${usd(smallStock.lossJoint)} joint).`,
    ],
    source: publication(550, 'Worthless Securities'),
    words: aliases(
      'worthless stock, company went bankrupt stock, stock went to zero, delisted stock, section 1244, bankrupt company shares, worthless shares, startup failed investment',
    ),
    lines: () => [form1040.capitalGain],
    facts: ['sales'],
    screen: '/interview',
    see: ['capital-loss', 'bad-debt'],
  },
  {
    id: 'bad-debt',
    title: 'Money you lent that isn’t paid back',
    verdict:
      'A real loan that became totally worthless is a short-term capital loss. A gift or a loan you never expected back isn’t.',
    details: [
      'Show that it was a loan, that you tried to collect, and why nothing is left. Attach a statement.',
      'A loan that is worth something still doesn’t count.',
      'It goes on Form 8949. The yearly limit on capital losses applies.',
      'Unpaid rent or wages count only if you had reported them as income.',
    ],
    source: topic(453, 'Bad debt deduction'),
    words: aliases(
      'bad debt, lent money to friend, loan to friend not paid back, nonbusiness bad debt, friend owes me money, loan never repaid, someone owes me money write off, unpaid loan to family',
    ),
    lines: () => [form1040.capitalGain],
    facts: ['sales'],
    screen: '/interview',
    see: ['worthless-stock', 'capital-loss'],
  },
  {
    id: 'stock-split-merger',
    title: 'Stock splits, spin-offs and mergers',
    verdict:
      'A split isn’t taxed: your basis is spread over more shares. In a merger or spin-off for stock it usually carries over; cash you get is usually taxed.',
    details: [
      'Cash for a fraction of a share is a small sale.',
      'The company posts Form 8937, which says how to divide the basis.',
      'The holding period of the old shares counts.',
    ],
    source: publication(550, 'Stock splits'),
    words: aliases(
      'stock split, reverse split, merger stock, spin off, spinoff, company was acquired, cash in lieu, fractional shares, form 8937, stock dividend',
    ),
    facts: ['sales'],
    documents: ['1099-B'],
    see: ['cost-basis', 'holding-period'],
  },
  {
    id: 'capital-gain-distributions',
    title: 'Capital gain distributions of funds',
    verdict:
      'Yes, they are taxed, even if you reinvested them and sold nothing. They are long-term gains however long you held the fund.',
    details: [
      'They are in box 2a of Form 1099-DIV.',
      'Without other gains or losses they go straight on Form 1040, line 7, without Schedule D.',
      'Reinvested, they add to your basis.',
    ],
    source: topic(404, 'Capital gain distributions'),
    words: aliases(
      'capital gain distribution, mutual fund gains, 1099-div box 2a, fund distribution taxed, mutual fund taxes, i didn’t sell but have gains, year end fund distribution',
    ),
    lines: () => [form1040.capitalGain],
    facts: ['dividends.capitalGain', 'dividends'],
    documents: ['1099-DIV'],
    screen: '/upload',
    see: ['dividends', 'capital-gains-rates'],
  },
  {
    id: 'return-of-capital',
    title: 'Return of capital (nondividend distributions)',
    verdict:
      'It isn’t taxed when you get it. It lowers your basis, so the gain is larger when you sell. Once the basis is zero, the rest is a capital gain.',
    details: [
      'Form 1099-DIV shows it in box 3.',
      'Keep a running record for each stock or fund.',
      'Real estate trusts and some funds pay much of it.',
    ],
    source: publication(550, 'Nondividend Distributions'),
    words: aliases(
      'nondividend distribution, non dividend distributions, return of capital taxable, 1099-div box 3, box 3 of my 1099-div, liquidating distribution, roc distribution',
    ),
    facts: ['dividends.nondividend', 'dividends'],
    documents: ['1099-DIV'],
    see: ['dividends', 'cost-basis'],
  },
  {
    id: 'reit-dividends',
    title: 'REIT dividends (section 199A)',
    verdict: ({ qualifiedBusiness: q }) =>
      `Dividends in box 5 of Form 1099-DIV get a deduction of ${pct(q.rate)}, at any income and without itemizing. It is on Form 8995.`,
    details: [
      'They are part of box 1a, and are taxed at regular rates, not as qualified dividends.',
      'You must have held the shares more than 45 days.',
      'The deduction can’t be more than the same share of taxable income less net capital gain.',
    ],
    source: instructions('Form 8995', 'Qualified REIT dividends', 'i8995'),
    words: aliases(
      'reit, reit dividends, section 199a dividends, 1099-div box 5, real estate investment trust, 199a deduction without business',
    ),
    facts: ['dividends.section199A', 'dividends'],
    documents: ['1099-DIV'],
    screen: '/upload',
    see: ['qbi', 'dividends'],
  },
  {
    id: 'zero-percent-gains',
    title: 'Zero rate on long-term gains',
    verdict: ({ capitalGain: c }) =>
      `Long-term gains and qualified dividends aren’t taxed while taxable income stays within ${usd(c.zeroRateUpTo.single)} single, ${usd(c.zeroRateUpTo.mfj)} joint, for 2024.`,
    details: [
      'Taxable income is after the standard or itemized deduction, and includes the gain itself.',
      'Only the part that fits is free. The rest is taxed at the next rate.',
      'The gain still raises AGI. It can make more Social Security taxable, or lower credits.',
    ],
    source: topic(409, 'Capital gain tax rates'),
    words: aliases(
      'zero percent capital gains, 0% capital gains, zero rate on gains, tax gain harvesting, zero capital gains tax, low income capital gains, do i pay capital gains if i have no other income, sell stock and pay no tax, zero bracket, capital gains zero bracket',
    ),
    lines: () => [form1040.capitalGain],
    facts: ['sales'],
    screen: '/summary',
    see: ['capital-gains-rates', 'social-security-taxable'],
  },
  {
    id: 'gifted-stock',
    title: 'Selling stock you were given',
    verdict:
      'For a gain, use the giver’s basis and holding period. For a loss, use the value on the day of the gift if that was lower than the giver’s basis.',
    details: [
      'At a price between the two there is no gain or loss.',
      'Ask the giver what they paid and when.',
      'Gift tax the giver paid on the growth can add to the basis.',
      'From a spouse, or an ex-spouse in a divorce, always use their basis.',
    ],
    source: publication(551, 'Property Received as a Gift'),
    words: aliases(
      'gifted stock, stock given to me, sold gifted shares, basis of a gift, grandparents gave me stock, sold stock from parents, gift basis, carryover basis, grandpa gave me stock, stock my grandparents gave me',
    ),
    facts: ['sales'],
    screen: '/interview',
    see: ['cost-basis', 'gifts-received'],
  },
  {
    id: 'inherited-property-sale',
    title: 'Selling inherited stock or a house',
    verdict:
      'Your basis is the value on the day of death, so only growth after it is taxed. The gain or loss is always long term.',
    details: [
      'An inherited home that you sell soon may even give a loss, if no one used it as their own home.',
      'An appraisal or the broker’s prices of that day prove the value.',
      'Couples: usually only half steps up. In community property states usually both halves do.',
      'Retirement accounts and annuities don’t step up.',
    ],
    source: publication(551, 'Inherited Property'),
    words: aliases(
      'sold inherited house, sold inherited stock, inherited property sale, sold my mothers house, sold parents house, capital gains on inherited stock, basis at death, house after death sold, inherited home capital gains, inherited house and sold it, sell inherited house stepped-up basis, house mom left me',
    ),
    lines: () => [form1040.capitalGain],
    facts: ['sales'],
    documents: ['1099-S', '1099-B'],
    screen: '/interview',
    see: ['inheritance', 'cost-basis'],
  },
  {
    id: 'rsu',
    title: 'Restricted stock units (RSU)',
    verdict:
      'The value on the day the shares vest is pay, already in box 1 of your W-2. When you sell, that value is your basis, so only the change since then is taxed.',
    details: [
      'Form 1099-B often shows a basis of zero or too little. Correct it with code B, or you pay tax twice.',
      'Shares sold at once for tax still need an entry. The gain is near zero.',
      'The holding period begins when they vest.',
      'Box 14 of the W-2 may show the amount. Don’t add it again.',
    ],
    source: publication(525, 'Restricted Property'),
    words: aliases(
      'rsu, rsus, restricted stock, restricted stock units, vested shares, rsu taxed twice, stock vesting, sell to cover, rsu on w2, 83b election, stock from work on my w2 and 1099b',
    ),
    facts: ['sales', 'w2s'],
    documents: ['W-2', '1099-B'],
    screen: '/upload',
    see: ['cost-basis', 'espp'],
  },
  {
    id: 'espp',
    title: 'Employee stock purchase plan (ESPP, Form 3922)',
    verdict:
      'Buying at a discount isn’t taxed. When you sell, the discount is pay and the rest a capital gain. Add the pay part to your basis.',
    details: [
      'Held two years from the offer and one year from the purchase: pay is the smaller of the discount at the offer and your gain.',
      'Sold sooner: pay is the full discount on the day you bought, even if the price fell.',
      'The 1099-B shows only what you paid. Form 3922 has the rest.',
      'If the pay isn’t on your W-2, report it on Schedule 1, line 8k.',
    ],
    source: publication(525, 'Employee Stock Purchase Plan'),
    words: aliases(
      'espp, employee stock purchase plan, form 3922, 3922, espp discount, qualifying disposition, disqualifying disposition, sold espp shares, espp double taxed',
    ),
    facts: ['sales'],
    documents: ['1099-B', 'W-2'],
    screen: '/interview',
    see: ['rsu', 'cost-basis'],
  },
  {
    id: 'incentive-options',
    title: 'Incentive stock options (ISO, Form 3921)',
    verdict:
      'Using an ISO to buy shares isn’t income for the regular tax. But if you keep the shares past year-end, the discount counts under the alternative minimum tax.',
    details: [
      'Sold two years after the grant and one year after the exercise: all of it is a long-term gain.',
      'Sold sooner: the discount at exercise, or the gain if less, is pay.',
      'Form 3921 has the figures. AMT you paid can come back as a credit in later years.',
      'The shares have two bases: a higher one for the AMT.',
    ],
    source: topic(427, 'Stock options'),
    words: aliases(
      'iso, incentive stock options, form 3921, 3921, exercised iso, iso exercise, exercised stock options and kept, early exercise',
    ),
    lines: () => [taxOne.alternativeMinimumTax],
    facts: ['amt.isoSpread', 'sales'],
    screen: '/interview',
    see: ['amt', 'amt-credit'],
  },
  {
    id: 'nonqualified-options',
    title: 'Nonqualified stock options (NSO)',
    verdict:
      'When you exercise, the difference between value and price is pay, in box 1 and box 12 code V of your W-2. It becomes part of your basis.',
    details: [
      'Don’t report it again. Code V only shows what is in box 1 already.',
      'The 1099-B may show only what you paid. Correct the basis with code B.',
      'What the shares gain later is a capital gain.',
    ],
    source: topic(427, 'Nonstatutory stock options'),
    words: aliases(
      'nso, nqso, nonqualified stock options, exercised stock options, box 12 code v, employee stock options, cashless exercise, stock options from work',
    ),
    facts: ['w2s', 'sales'],
    documents: ['W-2', '1099-B'],
    screen: '/upload',
    see: ['incentive-options', 'rsu'],
  },
  {
    id: 'amt-credit',
    title: 'Credit for prior-year minimum tax',
    verdict:
      'AMT you paid on timing items, such as ISO shares, comes back in years when your regular tax is above the AMT. Use Form 8801.',
    details: [
      'It can lower the regular tax only down to the AMT of that year. The rest carries on without end.',
      'AMT from state taxes or the standard deduction never comes back.',
      'You need Form 6251 of the year before.',
    ],
    source: formPage('8801', 'Credit for Prior Year Minimum Tax'),
    words: aliases(
      'amt credit, form 8801, minimum tax credit, prior year amt, amt carryforward, paid amt last year',
    ),
    lines: () => [credits.priorMinimumTax],
    facts: ['priorYearMinimumTaxCredit'],
    screen: '/interview',
    see: ['amt', 'incentive-options'],
  },
  {
    id: 'treasury-interest',
    title: 'Treasury bills, notes and bonds',
    verdict:
      'Interest from the U.S. Treasury is taxed on the federal return, but no state or city may tax it.',
    details: [
      'It is in box 3 of Form 1099-INT. Enter it there, so your state return excludes it.',
      'The gain on a T-bill held to maturity is interest, in the year it matures.',
      'Funds that hold Treasuries publish the share that came from them.',
    ],
    source: topic(403, 'Interest received'),
    words: aliases(
      'treasury interest, t-bill, treasury bills, treasury bonds, treasurydirect, box 3 1099-int, u.s. obligations, is treasury interest taxable by state, tips bonds',
    ),
    lines: () => [form1040.taxableInterest],
    facts: ['interest.treasuryInterest', 'interest'],
    documents: ['1099-INT'],
    screen: '/upload',
    see: ['interest-income', 'savings-bonds'],
  },
  {
    id: 'municipal-bonds',
    title: 'Municipal bond interest',
    verdict:
      'Interest from state and city bonds isn’t taxed on a federal return, but you still report it on line 2a.',
    details: [
      'It counts when Social Security is taxed, and for some credits and Medicare premiums.',
      'Gains from selling such bonds are taxed.',
      'Private activity bonds (box 9) count under the alternative minimum tax.',
      'Your state may tax bonds of other states.',
    ],
    source: publication(550, 'State or Local Government Obligations'),
    words: aliases(
      'muni bonds, municipal bond interest, muni fund, private activity bonds, exempt-interest dividends, 1099-int box 8, line 2a',
    ),
    lines: () => [form1040.taxExemptInterest],
    facts: ['interest.taxExemptInterest', 'dividends.exemptInterest'],
    documents: ['1099-INT', '1099-DIV'],
    screen: '/upload',
    see: ['interest-income', 'social-security-taxable'],
  },
  {
    id: 'savings-bonds',
    title: 'U.S. savings bonds (EE and I)',
    verdict:
      'You pay tax on all the interest in the year you cash the bond or it matures, unless you chose to report it every year. States can’t tax it.',
    details: [
      'Form 1099-INT, box 3, shows it.',
      (law) => {
        const { single, mfj } = figuresOf(law).savingsBondsEnd;
        return `Used for college costs, bonds bought from age ${savingsBonds.ownerAge} in your own name can be untaxed: Form 8815, income under ${usd(single)} (${usd(mfj)} joint).`;
      },
      'Inherited bonds: you owe tax on the interest before the death too, unless it was put on the last return.',
      'EE and I bonds stop earning after 30 years. Then the tax is due, cashed or not.',
    ],
    source: publication(550, 'U.S. Savings Bonds'),
    words: aliases(
      'savings bonds, i bonds, ee bonds, cashed savings bonds, form 8815, bonds for college, inherited savings bonds, series ee, cash in bonds from grandma',
    ),
    lines: () => [form1040.taxableInterest],
    facts: ['interest.treasuryInterest', 'interest'],
    documents: ['1099-INT'],
    screen: '/upload',
    see: ['interest-income', 'treasury-interest'],
  },
  {
    id: 'bond-discount-premium',
    title: 'Bond discount and premium (OID, market discount)',
    verdict:
      'A bond issued below its face value earns taxable interest each year (OID), though nothing is paid. A premium you paid lowers the interest, year by year.',
    details: [
      'Form 1099-OID shows the year’s part. It raises your basis.',
      'Bought below value later (market discount): that gain is interest when you sell or it matures.',
      'The premium is in box 11 of Form 1099-INT. Subtract it from the interest.',
      'For a tax-exempt bond the premium must be used up, without a deduction.',
    ],
    source: publication(550, 'Discount on Debt Instruments'),
    words: aliases(
      'oid, original issue discount, 1099-oid, bond premium, market discount, zero coupon bond, amortizable bond premium, box 11 1099-int, bought bond at discount',
    ),
    lines: () => [form1040.taxableInterest],
    facts: ['interest.bondPremium', 'interest.marketDiscount'],
    documents: ['1099-OID', '1099-INT'],
    screen: '/interview',
    see: ['interest-income', 'treasury-interest'],
  },
  {
    id: 'nominee-income',
    title: 'Interest or dividends that belong to someone else',
    verdict:
      'If a form in your name has another person’s money, report all of it and subtract their part as “nominee” on Schedule B.',
    details: [
      'Give the owner a Form 1099 of your own and send the IRS a copy, except to your spouse.',
      'A joint account counts by who owns the money.',
      'A child’s account in the child’s own number is the child’s income.',
    ],
    source: instructions('Schedule B', 'Nominees', 'i1040sb'),
    words: aliases(
      'nominee, nominee interest, joint account interest, 1099 in my name not my money, my moms account my name, share interest with sibling, custodial account interest',
    ),
    lines: () => [form1040.taxableInterest],
    facts: ['interest.nominee'],
    documents: ['1099-INT'],
    screen: '/interview',
    see: ['interest-income', 'child-own-return'],
  },
  {
    id: 'collectibles',
    title: 'Collectibles: gold, coins, art, cards',
    verdict: ({ capitalGain: c }) =>
      `Gains on collectibles held over a year are taxed at your regular rate, up to ${pct(c.collectiblesRate)}. Losses count only if you bought them to make money.`,
    details: [
      'Gold and silver count, also as a fund that holds the metal. So do stamps, antiques and wine.',
      'Held a year or less: regular rates.',
      'Things you only enjoyed at home give no loss.',
    ],
    source: topic(409, 'Capital gain tax rates'),
    words: aliases(
      'collectibles, sold gold, gold coins, silver bars, baseball cards, pokemon cards, sold art, antiques, 28 percent rate, gold etf',
    ),
    lines: () => [form1040.capitalGain],
    facts: ['sales.collectible', 'sales'],
    screen: '/interview',
    see: ['capital-gains-rates', 'personal-items-sold'],
  },
  {
    id: 'personal-items-sold',
    title: 'Selling your own used things',
    verdict:
      'Sold for less than you paid: no tax, and no loss to deduct. Sold for more: the gain is taxed as a capital gain.',
    details: [
      `Apps and sites send Form 1099-K above ${usd(appsBefore.above)} for 2024. The form alone doesn’t make it income.`,
      'If you got one for items sold at a loss, enter the amount at the top of Schedule 1, or list the sales with a loss of zero.',
      'Garage sales are usually all at a loss. Buying to resell is a business.',
    ],
    from2025: `For 2025 the form is due above ${usd(apps.above)} and ${apps.payments} payments.`,
    source: page(
      'What to do with Form 1099-K',
      'Personal items sold at a loss or gain',
      'businesses/what-to-do-with-form-1099-k',
    ),
    words: aliases(
      'sold my stuff, sold used items, ebay used items, facebook marketplace, garage sale, sold furniture, 1099-k personal items, sold concert tickets, poshmark closet, sold my car, sold my wedding ring, sold jewelry, sold my couch, sold my old truck, resold tickets, tickets i resold, 1099-k ticketmaster, stubhub',
    ),
    lines: () => [form1040.capitalGain, extra.form1099KInError],
    facts: ['form1099KErrorOrPersonalLoss', 'sales.personalUse'],
    documents: ['1099-K'],
    screen: '/interview',
    see: ['form-1099-k', 'collectibles'],
  },
  {
    id: 'options-trading',
    title: 'Trading options (puts and calls)',
    verdict:
      'Options you close or let expire are capital gains or losses, usually short term. If you exercise one, its price becomes part of the stock’s basis or proceeds.',
    details: [
      'Expired options you bought are a loss on that day. The money for options you wrote is a gain when they expire.',
      `Broad index options and futures: ${pct(contracts.longShare)} long term and ${pct(contracts.shortShare)} short term, however long you held them (Form 6781).`,
      'Wash sales apply to options on the same stock.',
    ],
    source: publication(550, 'Options'),
    words: aliases(
      'options trading, call option, put option, covered calls, options expired, wrote options, futures, section 1256, form 6781, spx options',
    ),
    lines: () => [form1040.capitalGain],
    facts: ['sales'],
    documents: ['1099-B'],
    screen: '/upload',
    see: ['capital-loss', 'day-trading'],
  },
  {
    id: 'day-trading',
    title: 'Day trading and trader status',
    verdict:
      'Most people who trade are investors: gains and losses on Schedule D, no costs deducted. A trader in business trades daily and substantially, for short swings.',
    details: [
      'A trader deducts costs on Schedule C, and gains stay on Schedule D, without self-employment tax.',
      'To count all losses in full (mark to market), the election had to be made by the due date of the return of the year before.',
      'Software, courses and screens of an investor aren’t deductible.',
    ],
    source: topic(429, 'Traders in securities'),
    words: aliases(
      'day trader, day trading, trader tax status, mark to market, 475 election, trading expenses, trading as a business, deduct trading losses in full, robinhood trading',
    ),
    facts: ['sales'],
    documents: ['1099-B'],
    screen: '/messages',
    see: ['capital-loss', 'adviser-fees'],
  },
  {
    id: 'crypto-rewards',
    title: 'Staking, mining and airdrops',
    verdict:
      'They are income at their value when you can sell or move them, even if you keep them. That value is your basis for later.',
    details: [
      'As a hobby or investment they go on Schedule 1. As a business they go on Schedule C, with self-employment tax.',
      'A fork without new coins isn’t taxed.',
      'When you sell, the change in value is a gain or loss.',
      'Answer the digital asset question Yes.',
    ],
    source: page(
      'Frequently asked questions on digital asset transactions',
      'Staking, mining and airdrops',
      'individuals/international-taxpayers/frequently-asked-questions-on-virtual-currency-transactions',
    ),
    words: aliases(
      'staking rewards, crypto mining, mined bitcoin, airdrop, hard fork, crypto interest, earned crypto, coinbase rewards, crypto 1099-misc, defi yield',
    ),
    lines: () => [extra.otherIncome],
    facts: ['otherIncome', 'digitalAssets'],
    documents: ['1099-MISC'],
    screen: '/interview',
    see: ['crypto', 'crypto-swap'],
  },
  {
    id: 'crypto-swap',
    title: 'Swapping, spending or losing crypto',
    verdict:
      'Trading one coin for another, or paying with it, is a sale at its value that day. Moving it between your own wallets isn’t.',
    details: [
      'Each goes on Form 8949 with date, value and basis. Network fees can count.',
      'Coins in a failed exchange give no loss until it is final what you get back. Stolen coins count only if you held them for profit.',
      'Giving coins away isn’t a sale. A gift to charity can be deducted.',
      'A stablecoin is a digital asset too.',
    ],
    from2025: 'For sales from 2025 brokers send Form 1099-DA. It may not show your basis.',
    source: page('Digital assets', 'How to report digital asset transactions', 'filing/digital-assets'),
    words: aliases(
      'swapped crypto, trade one coin for another, paid with bitcoin, spent crypto, nft sale, stablecoin, 1099-da, lost crypto, ftx, crypto exchange bankrupt, stolen crypto, swapped eth, traded btc for eth, swapped for sol',
    ),
    lines: () => [form1040.capitalGain],
    facts: ['sales.digitalAsset', 'digitalAssets'],
    screen: '/interview',
    see: ['crypto', 'scam-loss'],
  },
  {
    id: 'foreign-tax-credit',
    title: 'Foreign tax credit',
    verdict: ({ foreignTax: f }) =>
      `Tax paid to another country on income reduces your U.S. tax. Up to ${usd(f.withoutForm.single)} (${usd(f.withoutForm.mfj)} joint) needs no Form 1116 if it is all from investments on forms you got.`,
    details: [
      'Funds show it in box 7 of Form 1099-DIV, banks in box 6 of Form 1099-INT.',
      'Above that, Form 1116 limits it to the U.S. tax on the foreign income. The rest goes back one year and forward ten.',
      'Instead you can deduct it on Schedule A. The credit is usually better.',
      'No credit for tax on income that you exclude as earned abroad. You must have held the fund more than 15 days.',
    ],
    source: topic(856, 'Foreign tax credit'),
    words: aliases(
      'foreign tax credit, form 1116, foreign tax paid, 1099-div box 7, tax withheld abroad, foreign taxes, paid tax in another country, international fund tax, foreign dividend tax',
    ),
    lines: () => [credits.foreignTaxCredit],
    facts: ['foreignTax', 'dividends.foreignTaxPaid', 'interest.foreignTaxPaid'],
    documents: ['1099-DIV', '1099-INT'],
    screen: '/interview',
    see: ['fbar', 'foreign-wages'],
  },
  {
    id: 'fbar',
    title: 'Foreign bank accounts (FBAR and Form 8938)',
    verdict: `If your foreign accounts together held more than ${usd(accountsAbroad.report)} at any time in the year, file the FBAR with FinCEN. It isn’t part of your tax return.`,
    details: [
      ({ year }, today) =>
        `It ${today <= dueDay(year) ? 'is' : 'was'} due ${day(dueDay(year))} for ${year}, with an automatic extension to ${day(extendedDay(year))}. File online at FinCEN.`,
      'Check Yes in Part III of Schedule B, whatever the balance if you have such an account.',
      `Form 8938 is separate: for single people in the U.S., foreign assets over ${usd(accountsAbroad.assetsYearEnd)} at year-end or ${usd(accountsAbroad.assetsAnyTime)} at any time, twice that on a joint return.`,
      'Penalties for not filing are high. Late filers have special programs: ask a preparer.',
    ],
    source: page(
      'Report of foreign bank and financial accounts (FBAR)',
      'Who must file',
      'businesses/small-businesses-self-employed/report-of-foreign-bank-and-financial-accounts-fbar',
    ),
    words: aliases(
      'fbar, foreign bank account, fincen 114, form 8938, fatca, account in another country, bank account in india, money in canada bank, foreign account report, overseas account',
    ),
    facts: ['foreignAccounts'],
    screen: '/interview',
    see: ['foreign-tax-credit', 'interest-income'],
  },
  {
    id: 'foreign-wages',
    title: 'Foreign earned income exclusion',
    verdict: ({ foreignEarnedIncome: f }) =>
      `If you lived and worked abroad, you can exclude up to ${usd(f.largestExclusion)} of pay for 2024, with Form 2555.`,
    details: [
      ({ foreignEarnedIncome: f }) =>
        `You must be a resident of a foreign country for a whole tax year, or be abroad ${f.fullDaysNeeded} full days in 12 months, with your tax home there.`,
      'Housing above a base amount can be excluded too.',
      'Self-employment tax is still due. Pensions and interest don’t count.',
      'The rest is taxed at the rates that would apply without the exclusion. With it, no additional child tax credit or EIC.',
    ],
    appliesTo: 'Citizens and residents who live abroad.',
    source: page(
      'Foreign earned income exclusion',
      'Requirements',
      'individuals/international-taxpayers/foreign-earned-income-exclusion',
    ),
    words: aliases(
      'foreign earned income, feie, form 2555, work abroad, live overseas taxes, expat, american abroad, foreign income exclusion, 330 days, teach english abroad, work in dubai, working overseas, job in another country, live and work abroad, income earned in canada, income earned in another country',
    ),
    lines: () => [extra.foreignExclusion],
    facts: ['foreignEarnedIncome'],
    screen: '/interview',
    see: ['foreign-tax-credit', 'fbar'],
  },
  {
    id: 'small-business-stock',
    title: 'Qualified small business stock (section 1202)',
    verdict: `Gain on stock that you got directly from a small C corporation after ${day(qualifiedSmallStock.issuedAfter)} and held over ${qualifiedSmallStock.years} years is untaxed, usually up to ${usd(qualifiedSmallStock.gain)} for each company.`,
    details: [
      'The company must be in an active trade, not in fields such as health, law, finance or hotels.',
      'Older stock gives half or three quarters.',
      'Form 8949 reports it with code Q.',
      'Plainfile doesn’t handle the funds’ version (box 2c of Form 1099-DIV). Ask your preparer.',
    ],
    from2025: `Stock issued after ${day(qualifiedSmallStock.changedAfter)} gives a part after three years and has a limit of ${usd(qualifiedSmallStock.gainFrom2025)}.`,
    source: publication(550, 'Gains on Qualified Small Business Stock'),
    words: aliases(
      'qsbs, section 1202, qualified small business stock, startup stock gain, sold founder shares, 1202 exclusion, 8949 code q',
    ),
    facts: ['sales'],
    screen: '/messages',
    see: ['capital-gains-rates', 'worthless-stock'],
  },
  {
    id: 'backup-withholding',
    title: 'Backup withholding',
    verdict: `Payers take ${pct(backup.rate)} from interest, dividends, sales or contractor pay if they don’t have your right number or the IRS told them to. You get credit for it.`,
    details: [
      'Box 4 of the 1099 shows it. Enter it as withholding.',
      'Stop it with a Form W-9 that has the right name and number, or by settling what the IRS asked for.',
    ],
    source: topic(307, 'Backup withholding'),
    words: aliases(
      'backup withholding, 24 percent withheld, 1099 box 4 withheld, withheld from dividends, bank withheld tax, b notice, w-9 missing',
    ),
    lines: () => [payments.withheldOn1099],
    facts: ['interest.federalWithholding', 'dividends.federalWithholding'],
    documents: ['1099-INT', '1099-DIV'],
    screen: '/upload',
    see: ['retirement-withholding', 'w4'],
  },
  {
    id: 'installment-sale',
    title: 'Installment sale (paid over several years)',
    verdict:
      'If a buyer pays you over more than one year, you are taxed on the gain as the payments come in. Each payment is part gain, part your basis, part interest.',
    details: [
      'Form 6252 reports it each year. You can choose to be taxed on all of it in the first year.',
      'It isn’t allowed for publicly traded stock, or for goods of a business.',
      'Depreciation recapture is taxed in the year of the sale.',
      'Plainfile doesn’t prepare Form 6252. Ask your preparer.',
      'Interest from a buyer who lives in the home goes on Schedule B with the buyer’s name, address and SSN.',
    ],
    source: topic(705, 'Installment sales'),
    words: aliases(
      'installment sale, seller financing, owner financed sale, buyer pays me monthly, form 6252, carry the note, land contract, sold on payments, seller-financed mortgage',
    ),
    facts: ['sales'],
    screen: '/messages',
    see: ['capital-gains-rates', 'rental-sale'],
  },
];
