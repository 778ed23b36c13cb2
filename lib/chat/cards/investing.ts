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
    verdict: `You can’t deduct a loss now if you buy the same or substantially identical stock within ${figures.investing.washDays} days before or after the sale. The loss is added to the basis of the new shares.`,
    details: [
      'Reinvested dividends count as purchases. So do purchases in your IRA or your spouse’s account.',
      'If you bought the new shares in an IRA, you lose the deduction for good.',
      'Box 1g of Form 1099-B shows the disallowed loss. On Form 8949, use code W and add it back.',
      ({ year }) => `The wash sale rule applies only to losses. It doesn’t apply to crypto in ${year}.`,
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
      'List each sale on Form 8949 and the totals on Schedule D. If basis was reported to the IRS and nothing needs correcting, you can enter one total on Schedule D.',
    details: [
      'On Form 1099-B, a check in box 12 means the basis was reported.',
      'Enter a code for each correction: B for the wrong basis, W for a wash sale, and E for fees not included.',
      'The IRS gets a copy of your 1099-B. If you leave out sales, you can expect a notice that taxes the full proceeds.',
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
      'You must determine your basis yourself. It’s what you paid, plus fees and reinvested dividends. If you don’t enter one, you pay tax on the full proceeds.',
    details: [
      'Brokers don’t report basis to the IRS for noncovered shares, usually bought before 2011 (before 2012 for funds).',
      'Ask your broker, check old statements, or look up the price on the day you bought.',
      'If the basis on the form is wrong, enter the correct one with code B.',
      'For inherited shares, use the value at death. For a gift, it’s usually the donor’s basis.',
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
      'The oldest shares are treated as sold first (FIFO), unless you identified other lots to your broker by the settlement date. For funds, you may use average cost.',
    details: [
      'You can’t switch to other lots later, such as when you prepare your return.',
      'Selling high-cost lots lowers your gain. Selling older lots can make the gain long term.',
      'Since 2025, you must track crypto lots separately for each wallet or account.',
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
      'Worthless stock is treated as sold for zero on the last day of the year it became completely worthless. That’s a capital loss.',
    details: [
      'Stock with a very low price isn’t worthless. To claim the loss, sell the stock, or abandon it and receive nothing in return.',
      'Bankruptcy alone isn’t enough. The stock must have no value and no reasonable prospect of regaining any.',
      `If you didn’t claim the loss for that year, you have ${figures.audit.badDebtYears} years to amend.`,
      `If you bought stock directly from a small company (section 1244 stock), up to ${usd(smallStock.lossOne)} (${usd(smallStock.lossJoint)} on a joint return) can be an ordinary loss.`,
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
    title: 'Bad debt (a loan that became worthless)',
    verdict:
      'A genuine loan that became totally worthless is a nonbusiness bad debt, deductible as a short-term capital loss. A gift, or a loan you didn’t expect to be repaid, doesn’t qualify.',
    details: [
      'Attach a statement that shows the debt was a loan, how you tried to collect it, and why it’s worthless.',
      'You can’t deduct a loan that’s only partly worthless.',
      'Report the loss on Form 8949. The annual limit on capital losses applies.',
      'You can deduct unpaid rent or wages only if you reported them as income.',
    ],
    source: topic(453, 'Bad debt deduction'),
    words: aliases(
      'bad debt, lent money to friend, loan to friend not paid back, nonbusiness bad debt, friend owes me money, loan never repaid, someone owes me money write off, unpaid loan to family, lent money and never got it back, wont pay me back, lent my brother money',
    ),
    lines: () => [form1040.capitalGain],
    facts: ['sales'],
    screen: '/interview',
    see: ['worthless-stock', 'capital-loss'],
  },
  {
    id: 'stock-split-merger',
    title: 'Stock splits, spin-offs, and mergers',
    verdict:
      'A split isn’t taxed. Your basis is spread over more shares. In a merger or spin-off for stock, your basis usually carries over. Cash you receive is usually taxed.',
    details: [
      'Cash in lieu of a fractional share is treated as a sale of that fraction.',
      'The company posts Form 8937, which explains how to divide the basis.',
      'Your holding period for the old shares carries over.',
    ],
    source: publication(550, 'Stock splits'),
    words: aliases(
      'stock split, reverse split, merger stock, spin off, spinoff, company was acquired, cash in lieu, fractional shares, form 8937, stock dividend, spun off shares, shares from a spinoff',
    ),
    facts: ['sales'],
    documents: ['1099-B'],
    see: ['cost-basis', 'holding-period'],
  },
  {
    id: 'capital-gain-distributions',
    title: 'Capital gain distributions from funds',
    verdict:
      'Yes, they’re taxed, even if you reinvested them and sold nothing. They’re long-term gains no matter how long you held the fund.',
    details: [
      'Form 1099-DIV, box 2a, shows these distributions.',
      ({ year }) =>
        `If you have no other gains or losses, report them directly on Form 1040, line ${year === 2024 ? '7' : '7a'}. You don’t need Schedule D.`,
      'Distributions you reinvest increase your basis.',
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
      'A return of capital isn’t taxed when you receive it. It lowers your basis, so your gain is larger when you sell. Once your basis is zero, any further amount is a capital gain.',
    details: [
      'Form 1099-DIV, box 3, shows return of capital.',
      'Keep a running record for each stock or fund.',
      'Real estate investment trusts (REITs) and some funds often pay a return of capital.',
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
      `You can deduct ${pct(q.rate)} of the dividends in box 5 of Form 1099-DIV, at any income and without itemizing. Claim it on Form 8995.`,
    details: [
      'The REIT dividends in box 5 are included in box 1a and taxed at ordinary income rates, not as qualified dividends.',
      'You must have held the shares for more than 45 days.',
      'The deduction is limited to the same percentage of your taxable income minus net capital gain.',
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
    title: 'Zero percent rate on long-term gains',
    verdict: ({ capitalGain: c }) =>
      `For 2024, long-term gains and qualified dividends aren’t taxed if your taxable income is up to ${usd(c.zeroRateUpTo.single)} (single) or ${usd(c.zeroRateUpTo.mfj)} (joint return).`,
    details: [
      'Taxable income is what’s left after the standard or itemized deduction. It includes the gain itself.',
      'Only the part that fits under the limit is tax-free. The rest is taxed at the next rate.',
      'The gain still raises your AGI. It can make more of your Social Security taxable or lower credits.',
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
      'For a gain, use the donor’s basis and holding period. For a loss, use the value on the day of the gift if it was lower than the donor’s basis.',
    details: [
      'If you sell at a price between the two, there’s no gain or loss.',
      'Ask the donor (the person who gave it to you) what they paid and when.',
      'Gift tax the donor paid on the increase in value can add to your basis.',
      'For stock from a spouse, or from a former spouse in a divorce, always use their basis.',
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
      'Your basis is usually the fair market value on the date of death, so only growth after that is taxed. The gain or loss is always long term.',
    details: [
      'If you sell an inherited home soon after the death, you may even have a deductible loss, as long as no one used it as a personal residence.',
      'Prove the value with an appraisal or the market price on that date.',
      'If you owned the property with your spouse, usually only half gets a stepped-up basis. In community property states, usually both halves do.',
      'Retirement accounts and annuities don’t get a stepped-up basis.',
    ],
    source: publication(551, 'Inherited Property'),
    words: aliases(
      'sold inherited house, sold inherited stock, inherited property sale, sold my mothers house, sold parents house, capital gains on inherited stock, basis at death, house after death sold, inherited home capital gains, inherited house and sold it, sell inherited house stepped-up basis, house mom left me, inherited stock basis, basis of inherited stock, stepped up basis, step up in basis',
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
      'The value on the day the shares vest is wages, already in box 1 of your W-2. That value is your basis when you sell, so only the change since then is taxed.',
    details: [
      'Form 1099-B often shows a basis that’s zero or too low. Correct it with code B, or you’ll pay tax twice.',
      'You must report shares sold right away to cover tax, even though the gain is close to zero.',
      'Your holding period begins when the shares vest.',
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
      'You aren’t taxed when you buy at a discount. When you sell, the discount is ordinary income (pay) and the rest is a capital gain. Add the pay to your basis.',
    details: [
      'If you sold more than two years after the grant date and more than one year after the purchase, the amount taxed as pay is the smaller of the discount at the grant date or your gain.',
      'If you sold sooner, your pay is the full discount on the day you bought, even if the price fell.',
      'Form 1099-B shows only what you paid. Form 3922 has the other figures you need.',
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
      'When you exercise an ISO, you have no income for regular tax. But if you keep the shares past year-end, the discount is income under the alternative minimum tax.',
    details: [
      'If you sold more than two years after the grant and more than one year after exercise, it’s all a long-term gain.',
      'If you sold sooner, the smaller of the discount at exercise or your gain is taxed as pay.',
      'Form 3921 has the figures. In later years, you may be able to claim a credit for AMT you paid.',
      'The shares have a separate, higher basis for the alternative minimum tax (AMT).',
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
      'When you exercise, the difference between the stock’s value and the price you paid is wages. It’s in box 1 and box 12, code V, of your W-2, and it becomes part of your basis.',
    details: [
      'Don’t report it again. Code V only shows what’s already in box 1.',
      'Form 1099-B may show only what you paid. Correct the basis with code B.',
      'Any gain after that is a capital gain.',
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
      'You can claim a credit for AMT you paid on timing items, such as ISO shares, in years your regular tax is above the AMT. Use Form 8801.',
    details: [
      'The credit can lower your regular tax only to that year’s tentative minimum tax. Any unused credit carries forward indefinitely.',
      'You can’t claim a credit for AMT caused by state taxes or the standard deduction.',
      'You’ll need your Form 6251 from the year before.',
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
    title: 'Treasury bills, notes, and bonds',
    verdict:
      'Interest from the US Treasury is taxed on your federal return, but no state or city can tax it.',
    details: [
      'Treasury interest is in box 3 of Form 1099-INT. Enter it in that box so your state return excludes it.',
      'If you hold a T-bill to maturity, your gain is interest for the year it matures.',
      'Funds that hold Treasuries publish the percentage of dividends that came from them.',
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
      'Interest from state and city bonds is tax-exempt on a federal return. You still report it on line 2a.',
    details: [
      'The interest can raise the tax on your Social Security. It can also affect some credits and your Medicare premiums.',
      'Gains from selling these bonds are taxed.',
      'Interest on private activity bonds (box 9) is included in income for the alternative minimum tax.',
      'Your state may tax interest on other states’ bonds.',
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
    title: 'US savings bonds (EE and I)',
    verdict:
      'You pay tax on all the interest in the year you cash the bond or it matures, unless you elected to report it every year. States can’t tax it.',
    details: [
      'Form 1099-INT, box 3, shows the interest.',
      (law) => {
        const { single, mfj } = figuresOf(law).savingsBondsEnd;
        return `If you use the money for college tuition and fees, you may exclude interest on bonds bought in your name at ${savingsBonds.ownerAge} or older. Use Form 8815 if your modified AGI is under ${usd(single)} (${usd(mfj)} on a joint return).`;
      },
      'If you inherited the bonds, you also owe tax on the interest earned before death, unless it was reported on the final return.',
      'EE and I bonds stop earning interest after 30 years. The tax is due then, even if you don’t cash them.',
    ],
    source: publication(550, 'U.S. Savings Bonds'),
    words: aliases(
      'savings bonds, i bonds, ee bonds, cashed savings bonds, form 8815, bonds for college, inherited savings bonds, series ee, cash in bonds from grandma, ibond, ibonds, tax on i bond interest',
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
      'A bond issued below its face value earns taxable interest each year (original issue discount, or OID), even if nothing is paid. You can elect to amortize the premium on a taxable bond.',
    details: [
      'Form 1099-OID shows the amount for the year. It increases your basis.',
      'If you bought a bond below face value on the market (market discount), your gain is taxed as interest, up to that discount, when you sell the bond or it matures.',
      'With the election, subtract the premium in box 11 of Form 1099-INT from the interest.',
      'For a tax-exempt bond, you must amortize the premium, but you can’t deduct it.',
    ],
    source: publication(550, 'Discount on Debt Instruments'),
    words: aliases(
      'oid, original issue discount, 1099-oid, bond premium, bought a bond above par, paid more than face value for a bond, bought bond below par, market discount, zero coupon bond, amortizable bond premium, box 11 1099-int, bought bond at discount',
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
      'If a form in your name includes someone else’s income, report all of it and subtract their part as a “Nominee distribution” on Schedule B.',
    details: [
      'Give the real owner a Form 1099 and send the IRS a copy, unless the owner is your spouse.',
      'For a joint account, each owner reports income based on whose money it is.',
      'Income from an account under a child’s SSN is the child’s income.',
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
      `Gains on collectibles held over a year are taxed at your regular rate, up to ${pct(c.collectiblesRate)}. You can deduct losses only on items you bought to make a profit.`,
    details: [
      'Gold and silver are collectibles, and so are funds that hold the metal. So are stamps, antiques, and wine.',
      'If you held them a year or less, regular rates apply.',
      'You can’t deduct a loss on items you kept for personal enjoyment.',
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
    title: 'Selling your own used items',
    verdict:
      'If you sold a personal item for less than you paid, you owe no tax but can’t deduct the loss. If you sold it for more, the gain is taxed as a capital gain.',
    details: [
      `Payment apps and online marketplaces send Form 1099-K if you received more than ${usd(appsBefore.above)} for 2024. Getting the form doesn’t mean the money is taxable.`,
      'If you received a Form 1099-K for items sold at a loss, enter the amount at the top of Schedule 1, or list the sales with the loss adjusted to zero.',
      'Garage sale items usually sell at a loss. Buying items to resell is usually a business.',
    ],
    from2025: `For 2025, the form is required only if you received more than ${usd(apps.above)} in more than ${apps.payments} payments.`,
    source: page(
      'What to do with Form 1099-K',
      'Personal items sold at a loss or gain',
      'businesses/what-to-do-with-form-1099-k',
    ),
    words: aliases(
      'sold my stuff, sold used items, ebay used items, facebook marketplace, garage sale, sold furniture, 1099-k personal items, sold concert tickets, poshmark closet, sold my car, sold my wedding ring, sold jewelry, sold my old truck, resold tickets, tickets i resold, 1099-k ticketmaster, stubhub, traded in my car, sold my old car, sold my personal car at a loss',
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
      'Options you close or let expire give you capital gains or losses, usually short term. If you exercise one, its cost becomes part of the stock’s basis or proceeds.',
    details: [
      'If an option you bought expires, you have a loss on that day. If an option you wrote expires, the premium you received is a gain.',
      `Gains on broad-based index options and futures are ${pct(contracts.longShare)} long term and ${pct(contracts.shortShare)} short term, no matter how long you held them (Form 6781).`,
      'The wash sale rule applies to options on the same stock.',
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
      'Most people who trade are investors. They report gains on Schedule D and can’t deduct expenses. A trader in business trades substantially, continuously, and regularly to profit from daily price swings.',
    details: [
      'A trader deducts expenses on Schedule C. Gains stay on Schedule D and aren’t subject to self-employment tax.',
      'To deduct losses in full, you need the mark-to-market election. Make it by the due date of the prior year’s return, not including extensions.',
      'An investor can’t deduct software, courses, or monitors.',
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
    title: 'Staking, mining, and airdrops',
    verdict:
      'Staking, mining, and airdrop rewards are income at their value when you can sell or transfer them, even if you keep them. That value is your basis.',
    details: [
      'Report income from a hobby or investment on Schedule 1. If it’s from a business, report it on Schedule C and pay self-employment tax.',
      'A hard fork isn’t taxed if you receive no new coins.',
      'When you sell, any change in value since you received the coins is a gain or loss.',
      'Answer “Yes” to the digital asset question.',
    ],
    source: page(
      'Frequently asked questions on digital asset transactions',
      'Staking, mining, and airdrops',
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
    title: 'Swapping, spending, or losing crypto',
    verdict:
      'Trading one coin for another, or paying with one, is a sale at its value that day. Moving coins between your own wallets isn’t.',
    details: [
      'Report each sale on Form 8949 with the date, value, and basis. You may include network fees.',
      'You can’t deduct coins lost in a failed exchange until you know how much you’ll recover. You can deduct stolen coins only if you held them for profit.',
      'Giving coins away isn’t a sale. You may deduct a gift to charity.',
      'A stablecoin is a digital asset too.',
    ],
    from2025: 'For sales in 2025 and later, brokers send Form 1099-DA. It may not show your basis.',
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
      `The foreign tax credit reduces your US tax by income tax you paid to another country. Up to ${usd(f.withoutForm.single)} (${usd(f.withoutForm.mfj)} filing jointly) of tax on reported investment income doesn’t require Form 1116.`,
    details: [
      'Foreign tax is in box 7 of Form 1099-DIV or box 6 of Form 1099-INT.',
      'Above that, Form 1116 limits the credit to the US tax on your foreign income. You can carry any unused credit back one year and forward ten.',
      'You can deduct foreign tax on Schedule A instead, but the credit is usually better.',
      'You can’t claim a credit for tax on income you exclude on Form 2555. You must have held the stock or fund for more than 15 days.',
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
        `The FBAR ${today <= dueDay(year) ? 'is' : 'was'} due ${day(dueDay(year))}, for ${year}, with an automatic extension to ${day(extendedDay(year))}. File online at FinCEN.`,
      'Check “Yes” in Part III of Schedule B if you have a foreign account, no matter the balance.',
      `Form 8938 is separate. If you’re single and live in the US, file it for foreign assets over ${usd(accountsAbroad.assetsYearEnd)} at year-end or ${usd(accountsAbroad.assetsAnyTime)} at any time. The limits double on a joint return.`,
      'Penalties for not filing are high, but the IRS has programs for late filers. Ask a preparer.',
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
      `If you lived and worked abroad, you can exclude up to ${usd(f.largestExclusion)} of earned income for 2024 on Form 2555.`,
    details: [
      ({ foreignEarnedIncome: f }) =>
        `Your tax home must be abroad. You must also be a bona fide resident of a foreign country for a full tax year, or be abroad ${f.fullDaysNeeded} full days in any 12 months in a row.`,
      'You can also exclude housing costs above a base amount.',
      'You still owe self-employment tax. Pensions and interest aren’t earned income.',
      'The rest of your income is taxed at the rates that would apply without the exclusion. If you claim the exclusion, you can’t claim the additional child tax credit or EIC.',
    ],
    appliesTo: 'Citizens and residents who live abroad.',
    source: page(
      'Foreign earned income exclusion',
      'Requirements',
      'individuals/international-taxpayers/foreign-earned-income-exclusion',
    ),
    words: aliases(
      'foreign earned income, feie, form 2555, work abroad, live overseas taxes, expat, american abroad, foreign income exclusion, 330 days, teach english abroad, work in dubai, working overseas, job in another country, live and work abroad, income earned in canada, income earned in another country, moved abroad and work remote, live abroad and work for a us company, working remotely from abroad',
    ),
    lines: () => [extra.foreignExclusion],
    facts: ['foreignEarnedIncome'],
    screen: '/interview',
    see: ['foreign-tax-credit', 'fbar'],
  },
  {
    id: 'small-business-stock',
    title: 'Qualified small business stock (section 1202)',
    verdict: `You can exclude gain on stock you acquired directly from a small C corporation after ${day(qualifiedSmallStock.issuedAfter)}, and held over ${qualifiedSmallStock.years} years, usually up to ${usd(qualifiedSmallStock.gain)} per company.`,
    details: [
      'The company must run an active business, but not in fields such as health, law, finance, or hotels.',
      'For older stock, you can exclude one-half or three-quarters of the gain.',
      'Report it on Form 8949 with code Q.',
      'In Plainfile, select small business stock when you enter the sale. For a fund, enter box 2c of Form 1099-DIV.',
    ],
    from2025: `Stock issued after ${day(qualifiedSmallStock.changedAfter)}, qualifies for a partial exclusion after three years and has a limit of ${usd(qualifiedSmallStock.gainFrom2025)}.`,
    source: publication(550, 'Gains on Qualified Small Business Stock'),
    words: aliases(
      'qsbs, section 1202, qualified small business stock, startup stock gain, sold founder shares, 1202 exclusion, 8949 code q',
    ),
    facts: ['sales'],
    screen: '/interview',
    see: ['capital-gains-rates', 'worthless-stock'],
  },
  {
    id: 'backup-withholding',
    title: 'Backup withholding',
    verdict: `Payers withhold ${pct(backup.rate)} of interest, dividends, sale proceeds, or contractor pay if they don’t have your correct taxpayer ID number or the IRS told them to. You can claim credit for it on your return.`,
    details: [
      'Box 4 of your 1099 shows backup withholding. Enter it as federal income tax withheld.',
      'To stop it, give the payer a Form W-9 with your correct name and number, or resolve the issue with the IRS.',
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
      'If you receive at least one payment after the year of the sale, you’re taxed on the gain as you receive payments. Each payment is part gain, part return of basis, and part interest.',
    details: [
      'Report the sale each year on Form 6252. You can elect out of the installment method and be taxed on the whole gain in the year of sale.',
      'You can’t use the installment method for publicly traded stock or business inventory.',
      'Depreciation recapture is taxed in the year of the sale.',
      'Plainfile prepares Form 6252. Select it when we ask about less common situations. A price that depends on future events isn’t supported.',
      'If the buyer lives in the home, report the interest on Schedule B with the buyer’s name, address, and SSN.',
    ],
    source: topic(705, 'Installment sales'),
    words: aliases(
      'installment sale, seller financing, owner financed sale, buyer pays me monthly, form 6252, carry the note, land contract, sold on payments, seller-financed mortgage',
    ),
    facts: ['installmentSales'],
    screen: '/interview',
    see: ['capital-gains-rates', 'rental-sale'],
  },
];
