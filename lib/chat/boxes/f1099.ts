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
1 | Interest income | It is taxable and goes on Form 1040, line 2b.
2 | Early withdrawal penalty | You deduct it on Schedule 1, even without itemizing.
3 | Interest on U.S. Savings Bonds and Treasury obligations | It is taxable federally and not by states. It isn't in box 1.
4 | Federal income tax withheld | It counts as a payment on Form 1040, line 25b.
5 | Investment expenses | They are for information. They aren't deductible.
6 | Foreign tax paid | It can count for the foreign tax credit.
7 | Foreign country | It names the country of box 6.
8 | Tax-exempt interest | It is tax-exempt and goes on Form 1040, line 2a. It still counts for how much Social Security is taxable.
9 | Specified private activity bond interest | It is part of box 8 and counts only for the alternative minimum tax.
10 | Market discount | It is taxable interest if you chose to count it each year.
11 | Bond premium | It lowers the taxable interest of box 1.
12 | Bond premium on Treasury obligations | It lowers the interest of box 3.
13 | Bond premium on tax-exempt bond | It lowers the tax-exempt interest of box 8.
`),
  },
  {
    form: '1099-DIV',
    source: instructions('Form 1099-DIV', 'Specific Instructions', 'i1099div'),
    boxes: readBoxes(`
1a | Total ordinary dividends | They are taxable and go on Form 1040, line 3b. They include box 1b.
1b | Qualified dividends | They are the part of box 1a taxed at the lower capital gain rates, if you held the shares long enough. They go on line 3a.
2a | Total capital gain distributions | They are long-term capital gain of a fund, however long you held it. They go on Schedule D or Form 1040, line 7.
2b | Unrecaptured section 1250 gain | It is a part of box 2a from buildings, with a top rate of its own.
2c | Section 1202 gain | It is gain on small business stock, of which a part may be left out.
2d | Collectibles (28%) gain | It is a part of box 2a with a higher top rate.
3 | Nondividend distributions | They are a return of your own money. They aren't taxed until your cost is used up; they lower your cost.
4 | Federal income tax withheld | It counts as a payment on Form 1040, line 25b.
5 | Section 199A dividends | They are from real estate trusts (REITs). They can bring the deduction for qualified business income.
6 | Investment expenses | They are in box 1a and aren't deductible.
7 | Foreign tax paid | It can count for the foreign tax credit.
8 | Foreign country | It names the country of box 7.
9 | Cash liquidation distributions | They are first a return of your cost, then a gain.
11 | FATCA filing requirement | It is a check box for the payer. You do nothing with it.
12 | Exempt-interest dividends | They are tax-exempt and go on line 2a.
13 | Private activity bond interest dividends | They are part of box 12 and count only for the alternative minimum tax.
`),
  },
  {
    form: '1099-R',
    source: instructions('Forms 1099-R and 5498', 'Box 7, Distribution Code(s)', 'i1099r'),
    boxes: readBoxes(`
1 | Gross distribution | It is all that was paid out, before tax. It goes on Form 1040, line 4a or 5a.
2a | Taxable amount | It is what is taxable and goes on line 4b or 5b. If it is blank, part may be a return of your own after-tax money and is worked out.
2b | Taxable amount not determined | The payer didn't figure the taxable part. For an IRA, Form 8606 shows any after-tax part.
3 | Capital gain | It matters only for a lump sum of someone born before 1936.
4 | Federal income tax withheld | It counts as a payment on Form 1040, line 25b.
5 | Employee contributions or insurance premiums | It is your own after-tax money in this payment. It isn't taxed again.
6 | Net unrealized appreciation in employer's securities | It is growth in company stock that is taxed only when you sell.
7 | Distribution code | It says what kind of payment it is: 7 normal, 1 early, G rollover, H Roth rollover. Ask about one code to see it.
7:1 | Early distribution, no known exception | You were under 59½. It is taxable, and the additional tax on early distributions applies unless an exception fits on Form 5329.
7:2 | Early distribution, exception applies | It is taxable if box 2a says so, but the additional tax doesn't apply.
7:3 | Disability | There is no additional tax. Before retirement age it counts as wages.
7:4 | Death | It went to a beneficiary. There is no additional tax.
7:5 | Prohibited transaction | The account lost its status, and the whole amount may be taxable.
7:6 | Section 1035 exchange | It is a tax-free exchange of insurance or annuity contracts.
7:7 | Normal distribution | You were 59½ or older. It is taxable as box 2a says, without additional tax.
7:8 | Excess contributions plus earnings, taxable this year | They were taken back and are taxable in the year of the form.
7:9 | Cost of current life insurance protection | It is the taxable value of life insurance in a plan.
7:A | May be eligible for 10-year tax option | It is a lump sum of someone born before 1936.
7:B | Designated Roth account distribution | It is from a Roth 401(k) or 403(b). It is often tax free; box 2a shows the taxable part.
7:D | Annuity payments from nonqualified annuities | The earnings can count for the net investment income tax.
7:G | Direct rollover to a qualified plan or IRA | A direct rollover isn't taxable. It is still reported on line 4a or 5a, with 0 taxable.
7:H | Direct rollover of a Roth account to a Roth IRA | A direct rollover isn't taxable.
7:J | Early distribution from a Roth IRA | Form 8606 works out what is taxable. Your own contributions come out first, tax free.
7:K | Distribution of IRA assets without a readily available value | It says that the value was hard to measure.
7:L | Loans treated as distributions | A plan loan you didn't repay is taxable, and the additional tax can apply.
7:M | Qualified plan loan offset | You have until the due date of the return with extensions to roll it over.
7:N | Recharacterized IRA contribution made this year | It was moved to the other kind of IRA. It isn't taxable.
7:P | Excess contributions plus earnings, taxable in the prior year | The earnings are taxable in the year before. You may have to amend.
7:Q | Qualified distribution from a Roth IRA | It is tax free.
7:R | Recharacterized IRA contribution of the prior year | It isn't taxable.
7:S | Early distribution from a SIMPLE IRA in the first two years | A higher additional tax applies unless an exception fits.
7:T | Roth IRA distribution, exception applies | There is no additional tax. Form 8606 shows whether earnings are taxable.
7:U | Dividends from an ESOP | They are taxable and can't be rolled over.
8 | Other | It is the value of an annuity contract that was part of the payment.
9a | Your percentage of total distribution | It matters if a lump sum went to several people.
9b | Total employee contributions | It is your own money in the plan at the start. The Simplified Method spreads it over your payments.
10 | Amount allocable to an in-plan Roth rollover | It shows a conversion within the plan.
11 | First year of designated Roth contributions | The five years for tax-free earnings count from it.
14 | State tax withheld | It is a payment on your state return, and counts for state and local taxes if you itemize.
16 | State distribution | It is the amount that state may tax.
`),
  },
  {
    form: '1099-G',
    source: formPage('1099-G', 'Instructions for Recipient'),
    boxes: readBoxes(`
1 | Unemployment compensation | It is taxable and goes on Schedule 1, line 7.
2 | State or local income tax refunds, credits, or offsets | It is taxable only if you itemized the year before and the state tax helped you. A worksheet decides.
3 | Tax year of box 2 | It says for which year the refund is.
4 | Federal income tax withheld | It counts as a payment on Form 1040, line 25b.
5 | RTAA payments | They are trade adjustment payments and taxable as other income.
6 | Taxable grants | They are usually taxable as other income.
7 | Agriculture payments | They go on Schedule F.
8 | Box 2 is trade or business income | If checked, the refund belongs to a business.
9 | Market gain | It is farm income.
11 | State income tax withheld | It is a payment on your state return.
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
1 | Nonemployee compensation | It is self-employment income and goes on Schedule C with your costs. If you were really an employee, see Form 8919.
2 | Payer made direct sales | It is for information.
3 | Excess golden parachute payments | An excise tax can apply.
4 | Federal income tax withheld | It is backup withholding and counts as a payment on Form 1040, line 25b.
5 | State tax withheld | It is a payment on your state return.
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
1 | Rents | They go on Schedule E, or on Schedule C if you give substantial services.
2 | Royalties | They go on Schedule E.
3 | Other income | It is prizes, awards, and the like. It goes on Schedule 1, or on Schedule C if it is from your business.
4 | Federal income tax withheld | It counts as a payment on Form 1040, line 25b.
5 | Fishing boat proceeds | They go on Schedule C.
6 | Medical and health care payments | They are business income of a provider.
7 | Payer made direct sales | It is for information.
8 | Substitute payments in lieu of dividends or interest | They are other income, not qualified dividends.
9 | Crop insurance proceeds | They go on Schedule F.
10 | Gross proceeds paid to an attorney | They are not always income. The case decides.
15 | Nonqualified deferred compensation | It is income, with an additional tax.
`),
  },
  {
    form: '1099-K',
    source: formPage('1099-K', 'Instructions for Payee'),
    boxes: readBoxes(`
1a | Gross amount of payments | It is all that was charged, before fees, refunds and personal payments. Report the business part on Schedule C and deduct the fees.
1b | Card not present transactions | It is part of box 1a and for information.
2 | Merchant category code | It is for information.
3 | Number of payment transactions | It is for information.
4 | Federal income tax withheld | It is backup withholding and counts as a payment.
5a | January (boxes 5a to 5l are the months) | They add up to box 1a and are for information.
`),
  },
  {
    form: '1099-B',
    source: instructions('Form 1099-B', 'Specific Instructions', 'i1099b'),
    boxes: readBoxes(`
1a | Description of property | It names what was sold.
1b | Date acquired | It decides whether the gain is short or long term.
1c | Date sold | The sale counts in that year.
1d | Proceeds | It is what you got, and goes on Form 8949 or Schedule D.
1e | Cost or other basis | It is what you paid. If it is blank or wrong, use your own records.
1f | Accrued market discount | It is treated as interest.
1g | Wash sale loss disallowed | It is a loss you can't use now. It is added to the cost of the new shares.
2 | Short-term or long-term | It says how long you held it.
3 | Collectibles or opportunity fund | Collectibles have a higher top rate.
4 | Federal income tax withheld | It is backup withholding and counts as a payment.
5 | Noncovered security | The broker didn't report the cost to the IRS. You supply it.
12 | Basis reported to IRS | If checked, the IRS has the cost too.
`),
  },
  {
    form: '1099-C',
    source: publication(4681, 'Form 1099-C'),
    boxes: readBoxes(`
1 | Date of identifiable event | It says in which year the debt counts as canceled.
2 | Amount of debt discharged | It is canceled debt and income, unless you were bankrupt, insolvent or another exclusion fits (Form 982).
3 | Interest included in box 2 | It can be left out if you could have deducted it.
5 | Personally liable | If checked, you were liable for repayment of the debt.
6 | Identifiable event code | It says why: A is bankruptcy, F an agreement, G a policy to stop collecting.
7 | Fair market value of property | It is used if property was given up for the debt.
`),
  },
  {
    form: '1099-SA',
    source: instructions('Forms 1099-SA and 5498-SA', 'Specific Instructions for Form 1099-SA', 'i1099sa'),
    boxes: readBoxes(`
1 | Gross distribution | It is what came out of your HSA. It is tax free as far as it paid medical costs. Form 8889 asks.
2 | Earnings on excess contributions | They are taxable other income.
3 | Distribution code | 1 is normal, 2 excess contributions, 3 disability, 4 and 6 after death, 5 prohibited.
5 | HSA, Archer MSA or MA MSA | It says which kind of account it is.
`),
  },
  {
    form: '1099-Q',
    source: publication(970, 'Form 1099-Q'),
    boxes: readBoxes(`
1 | Gross distribution | It is what came out of a 529 plan or Coverdell account. It is tax free as far as it paid qualified school costs.
2 | Earnings | Only this part can be taxable, if the money wasn't used for school.
3 | Basis | It is the money that was put in. It is never taxed.
`),
  },
];
