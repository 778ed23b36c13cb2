import { formPage, instructions, publication } from '../cards/sources';
import { type BoxedForm, readBoxes } from './box';

/** Forms 1099 of income from banks, funds, plans, customers and governments. */
export const f1099s: readonly BoxedForm[] = [
  {
    form: '1099-INT',
    source: instructions(
      'Forms 1099-INT and 1099-OID',
      'Specific Instructions for Form 1099-INT',
      'i1099int',
    ),
    boxes: readBoxes(`
1 | Interest income | This interest is taxable. Report it on Form 1040, line 2b.
2 | Early withdrawal penalty | You can deduct this penalty on Schedule 1, even if you don’t itemize. | early-withdrawal-cd
3 | Interest on U.S. Savings Bonds and Treasury obligations | The federal government taxes this interest, but states don’t. Box 1 doesn’t include it.
4 | Federal income tax withheld | You get credit for this tax on Form 1040, line 25b.
5 | Investment expenses | This is only for your information. You can’t deduct it.
6 | Foreign tax paid | You may be able to claim the foreign tax credit for this amount. | foreign-tax-credit
7 | Foreign country | This is the country that collected the tax in box 6.
8 | Tax-exempt interest | You don’t pay federal tax on this interest. Report it on Form 1040, line 2a, because it still affects how much of your Social Security is taxable.
9 | Specified private activity bond interest | This is part of box 8. It matters only for the alternative minimum tax (AMT).
10 | Market discount | This is taxable interest if you elected to report market discount each year.
11 | Bond premium | This lowers the taxable interest in box 1.
12 | Bond premium on Treasury obligations | This lowers the interest in box 3.
13 | Bond premium on tax-exempt bond | This lowers the tax-exempt interest in box 8.
`),
  },
  {
    form: '1099-DIV',
    source: instructions('Form 1099-DIV', 'Specific Instructions', 'i1099div'),
    boxes: readBoxes(`
1a | Total ordinary dividends | These dividends are taxable. Report them on Form 1040, line 3b. Box 1b is part of this amount.
1b | Qualified dividends | This part of box 1a is taxed at the lower capital gains rates if you held the shares long enough. Report it on line 3a. | zero-percent-gains
2a | Total capital gain distributions | These are your fund’s long-term gains. They’re long term for you no matter how long you’ve held the fund. Report them on Schedule D or Form 1040, line 7 (line 7a for 2025). | capital-gain-distributions
2b | Unrecaptured section 1250 gain | This part of box 2a comes from depreciation on buildings and has its own maximum tax rate.
2c | Section 1202 gain | This gain is from small business stock. You may be able to exclude some or all of it.
2d | Collectibles (28%) gain | This part of box 2a comes from collectibles and has a higher maximum tax rate.
3 | Nondividend distributions | This is a return of your investment. It lowers your basis, and you don’t pay tax on it until your basis is zero.
4 | Federal income tax withheld | You get credit for this tax on Form 1040, line 25b.
5 | Section 199A dividends | These dividends come from real estate investment trusts (REITs). You may be able to claim the qualified business income deduction for them.
6 | Investment expenses | Box 1a includes these, and you can’t deduct them.
7 | Foreign tax paid | You may be able to claim the foreign tax credit for this amount. | foreign-tax-credit
8 | Foreign country | This is the country that collected the tax in box 7.
9 | Cash liquidation distributions | This first reduces your basis. Anything above your basis is a gain.
11 | FATCA filing requirement | Only the payer uses this checkbox. You don’t have to do anything with it.
12 | Exempt-interest dividends | You don’t pay federal tax on these dividends. Report them on line 2a.
13 | Private activity bond interest dividends | This is part of box 12. It matters only for the alternative minimum tax (AMT).
`),
  },
  {
    form: '1099-R',
    source: instructions('Forms 1099-R and 5498', 'Box 7, Distribution Code(s)', 'i1099r'),
    boxes: readBoxes(`
1 | Gross distribution | This is the full amount paid out, before tax was withheld. Report it on Form 1040, line 4a or 5a.
2a | Taxable amount | This is the part you pay tax on. Report it on line 4b or 5b. If it’s blank, some of the payment may be your own after-tax money, and you must figure the taxable part. For most pensions, use the Simplified Method Worksheet.
2b | Taxable amount not determined | The payer didn’t figure the taxable part. For an IRA, Form 8606 shows any after-tax part.
3 | Capital gain | This matters only for a lump sum from the plan of someone born before January 2, 1936, or for a charitable gift annuity.
4 | Federal income tax withheld | You get credit for this tax on Form 1040, line 25b.
5 | Employee contributions or insurance premiums | This part of the payment is your own after-tax money, so you don’t pay tax on it again.
6 | Net unrealized appreciation in employer’s securities | This is growth in your employer’s stock. You pay tax on it only when you sell.
7 | Distribution code | This shows the type of distribution: 7 is normal, 1 is early, G is a direct rollover, and H is a Roth rollover. Ask me about a code to see what it means.
7:1 | Early distribution, no known exception | You were under 59½. The payment is taxable, and you also owe the additional tax on early distributions unless an exception on Form 5329 applies. | early-withdrawal
7:2 | Early distribution, exception applies | You don’t owe the additional tax on early distributions. Box 2a shows whether the payment is taxable.
7:3 | Disability | You don’t owe the additional tax. Until you reach minimum retirement age, the payment counts as wages.
7:4 | Death | The payment went to a beneficiary. There’s no additional tax.
7:5 | Prohibited transaction | The account lost its status, and the whole amount may be taxable.
7:6 | Section 1035 exchange | You exchanged one insurance or annuity contract for another. The exchange is tax-free.
7:7 | Normal distribution | You were 59½ or older, so there’s no additional tax. Box 2a shows how much is taxable.
7:8 | Excess contributions plus earnings, taxable this year | You withdrew contributions that were over the limit. The taxable amount is income for the year on this form.
7:9 | Cost of current life insurance protection | This is the taxable value of life insurance in a plan.
7:A | May be eligible for 10-year tax option | This is a lump sum from the plan of someone born before January 2, 1936.
7:B | Designated Roth account distribution | This payment is from a Roth 401(k) or 403(b). It’s often tax-free. Box 2a shows any taxable part.
7:D | Annuity payments from nonqualified annuities | The earnings may be subject to the net investment income tax.
7:F | Charitable gift annuity | Part of each payment may be a capital gain, part is regular income, and part may be tax-free.
7:G | Direct rollover to a qualified plan or IRA | A direct rollover isn’t taxable. You still report it on line 4a or 5a, with 0 as the taxable amount. | rollover-direct
7:H | Direct rollover of a Roth account to a Roth IRA | A direct rollover isn’t taxable.
7:J | Early distribution from a Roth IRA | Use Form 8606 to calculate the taxable part. Your own contributions come out first, tax-free. | roth-withdrawal
7:K | Distribution of IRA assets without a readily available value | These assets have no readily available fair market value, so the amount may be an estimate.
7:L | Loans treated as distributions | A plan loan you didn’t repay is taxable, and the additional tax may apply. | plan-loan
7:M | Qualified plan loan offset | You have until the due date of your return, including extensions, to roll it over.
7:N | Recharacterized IRA contribution made this year | You moved a contribution to the other kind of IRA. It isn’t taxable.
7:P | Excess contributions plus earnings, taxable in the prior year | The taxable amount is income for the prior year. You may have to amend that return.
7:Q | Qualified distribution from a Roth IRA | This payment is tax-free.
7:R | Recharacterized IRA contribution of the prior year | You moved a contribution to the other kind of IRA. It isn’t taxable.
7:S | Early distribution from a SIMPLE IRA in the first two years | A higher additional tax applies unless an exception applies.
7:T | Roth IRA distribution, exception applies | You don’t owe the additional tax. Form 8606 shows whether any earnings are taxable.
7:U | Dividends from an ESOP | These dividends are taxable, and you can’t roll them over.
7:W | Charges for long-term care insurance in an annuity or life insurance contract | These charges aren’t taxable. They reduce your cost in the contract.
7:Y | Qualified charitable distribution (QCD) | Your IRA sent this money directly to a charity, so it usually isn’t income. The code was optional for 2025, so your form may show only code 7 or 4. | qcd
8 | Other | This is the value of an annuity contract that was part of the payment.
9a | Your percentage of total distribution | You need this only if a lump sum was split among several people.
9b | Total employee contributions | This is your own after-tax money in the plan when your pension began. The Simplified Method spreads it over your payments.
10 | Amount allocable to an in-plan Roth rollover | This shows a conversion to a Roth account within your plan.
11 | First year of designated Roth contributions | The five years for tax-free earnings start in this year.
14 | State tax withheld | You get credit for this tax on your state return. If you itemize, it also counts toward state and local taxes.
16 | State distribution | This is the amount your state may tax.
`),
  },
  {
    form: '1099-G',
    source: formPage('1099-G', 'Instructions for Recipient'),
    boxes: readBoxes(`
1 | Unemployment compensation | Unemployment benefits are taxable. Report them on Schedule 1, line 7.
2 | State or local income tax refunds, credits, or offsets | You pay tax on this refund only if you itemized the year before and deducting the state tax lowered your federal tax. A worksheet figures how much. | state-refund
3 | Tax year of box 2 | This is the tax year the refund in box 2 is for.
4 | Federal income tax withheld | You get credit for this tax on Form 1040, line 25b.
5 | RTAA payments | These trade adjustment payments are taxable as other income.
6 | Taxable grants | These grants are usually taxable as other income.
7 | Agriculture payments | Report these payments on Schedule F.
8 | Box 2 is trade or business income | If this is checked, the refund is trade or business income.
9 | Market gain | This is farm income.
11 | State income tax withheld | You get credit for this tax on your state return.
`),
  },
  {
    form: '1099-NEC',
    source: instructions(
      'Forms 1099-MISC and 1099-NEC',
      'Specific Instructions for Form 1099-NEC',
      'i1099mec',
    ),
    boxes: readBoxes(`
1 | Nonemployee compensation | This is self-employment income. Report it on Schedule C, where you also deduct your expenses. If you were actually an employee, use Form 8919. | self-employment-tax
2 | Payer made direct sales | This is only for your information.
3 | Excess golden parachute payments | You may owe an excise tax.
4 | Federal income tax withheld | This is backup withholding. You get credit for it on Form 1040, line 25b.
5 | State tax withheld | You get credit for this tax on your state return.
`),
  },
  {
    form: '1099-MISC',
    source: instructions(
      'Forms 1099-MISC and 1099-NEC',
      'Specific Instructions for Form 1099-MISC',
      'i1099mec',
    ),
    boxes: readBoxes(`
1 | Rents | Report this rent on Schedule E, or on Schedule C if you provide substantial services.
2 | Royalties | Report these royalties on Schedule E, or on Schedule C if they’re from your own work as a writer, artist, or inventor.
3 | Other income | This is usually a prize, an award, or similar income. Report it on Schedule 1, or on Schedule C if it’s from your business.
4 | Federal income tax withheld | You get credit for this tax on Form 1040, line 25b.
5 | Fishing boat proceeds | Report these proceeds on Schedule C.
6 | Medical and health care payments | If you provide health care, this is business income.
7 | Payer made direct sales | This is only for your information.
8 | Substitute payments in lieu of dividends or interest | These are other income, not qualified dividends.
9 | Crop insurance proceeds | Report these proceeds on Schedule F.
10 | Gross proceeds paid to an attorney | This isn’t always income. It depends on what the case was about.
15 | Nonqualified deferred compensation | This is income, and you also owe an additional tax on it.
`),
  },
  {
    form: '1099-K',
    source: formPage('1099-K', 'Instructions for Payee'),
    boxes: readBoxes(`
1a | Gross amount of payments | This is the total of payments you received by card or through payment apps and online marketplaces, before fees and refunds. It may include personal payments. Report the business part on Schedule C and deduct the fees. | form-1099-k
1b | Card not present transactions | This is part of box 1a and only for your information.
2 | Merchant category code | This is only for your information.
3 | Number of payment transactions | This is only for your information.
4 | Federal income tax withheld | This is backup withholding. You get credit for it as a payment.
5a | January (boxes 5a to 5l are the months) | These monthly amounts add up to box 1a and are only for your information.
`),
  },
  {
    form: '1099-B',
    source: instructions('Form 1099-B', 'Specific Instructions', 'i1099b'),
    boxes: readBoxes(`
1a | Description of property | This shows what you sold.
1b | Date acquired | This date determines whether your gain is short-term or long-term.
1c | Date sold | You report the sale in the year of this date.
1d | Proceeds | This is what you received. Report it on Form 8949 or Schedule D.
1e | Cost or other basis | This is what you paid. If it’s blank or wrong, use your own records.
1f | Accrued market discount | This part is treated as interest.
1g | Wash sale loss disallowed | You can’t use this loss now. It’s added to the cost of your new shares. | wash-sale
2 | Short-term or long-term | This shows whether you held the asset for more than a year.
3 | Collectibles or opportunity fund | Collectibles have a higher maximum rate.
4 | Federal income tax withheld | This is backup withholding. You get credit for it as a payment.
5 | Noncovered security | The broker didn’t report your basis to the IRS, so you enter it from your own records.
12 | Basis reported to IRS | If this is checked, your broker reported your basis to the IRS.
`),
  },
  {
    form: '1099-C',
    source: publication(4681, 'Form 1099-C'),
    boxes: readBoxes(`
1 | Date of identifiable event | You report the canceled debt in the year of this date.
2 | Amount of debt discharged | Canceled debt is income, unless it was canceled in bankruptcy, you were insolvent, or another exclusion applies (Form 982). | canceled-debt
3 | Interest included in box 2 | You can leave this out of income if you could have deducted the interest.
5 | Personally liable | If this is checked, you were personally responsible for repaying the debt.
6 | Identifiable event code | This shows why the debt was canceled: A is bankruptcy, F is an agreement with the lender, and G is the lender’s decision to stop collecting.
7 | Fair market value of property | You need this if you gave up property for the debt.
`),
  },
  {
    form: '1099-SA',
    source: instructions('Forms 1099-SA and 5498-SA', 'Specific Instructions for Form 1099-SA', 'i1099sa'),
    boxes: readBoxes(`
1 | Gross distribution | This is the total paid out of your HSA. The part you spent on qualified medical expenses is tax-free. You report it on Form 8889. | hsa-distributions
2 | Earnings on excess contributions | These earnings are taxable as other income.
3 | Distribution code | 1 is a normal distribution, 2 is excess contributions, 3 is disability, 4 and 6 are after death, and 5 is a prohibited transaction.
5 | HSA, Archer MSA, or MA MSA | This shows which type of account it is.
`),
  },
  {
    form: '1099-Q',
    source: publication(970, 'Form 1099-Q'),
    boxes: readBoxes(`
1 | Gross distribution | This is the total paid out of a 529 plan or Coverdell account. The part you spent on qualified education expenses is tax-free.
2 | Earnings | Only this part can be taxable, and only if you didn’t use the money for qualified education expenses.
3 | Basis | This is the part that came from contributions. You never pay tax on it.
`),
  },
];
