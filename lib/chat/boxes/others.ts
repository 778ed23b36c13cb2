import { formPage, instructions, publication } from '../cards/sources';
import { type BoxedForm, readBoxes } from './box';

/** Forms of benefits, loans, school, health plans, gambling and entities. */
export const otherForms: readonly BoxedForm[] = [
  {
    form: 'SSA-1099',
    source: publication(915, 'Form SSA-1099'),
    boxes: readBoxes(`
3 | Benefits paid | This is the total you were paid before Medicare premiums and tax were taken out.
4 | Benefits repaid | This is what you paid back during the year.
5 | Net benefits | This is box 3 minus box 4. Report it on Form 1040, line 6a. A worksheet figures how much is taxable. | social-security-taxable
6 | Voluntary federal income tax withheld | You get credit for this tax on Form 1040, line 25b.
`),
  },
  {
    form: '1098',
    source: instructions('Form 1098', 'Specific Instructions', 'i1098'),
    boxes: readBoxes(`
1 | Mortgage interest received | If you itemize, you deduct this interest on Schedule A, line 8a, up to the loan limit. | mortgage-interest
2 | Outstanding mortgage principal | You need this only to check the limit on large loans.
3 | Mortgage origination date | This date determines which loan limit applies to you.
4 | Refund of overpaid interest | The lender refunded interest you paid in earlier years. It may be income.
5 | Mortgage insurance premiums | You can’t deduct these premiums for 2024 or 2025.
6 | Points paid on purchase of principal residence | If you itemize, you can usually deduct these points for the year you bought the home.
7 | Address of the property | This shows whether the home’s address is the same as your mailing address.
8 | Address or description of the property | This shows which home secures the loan.
9 | Number of properties | The lender fills this in if several homes secure the loan.
10 | Other | The lender may show real estate (property) tax or insurance paid from escrow. The tax counts on Schedule A. The insurance doesn’t.
11 | Mortgage acquisition date | The lender fills this in if it took over your loan during the year.
`),
  },
  {
    form: '1098-E',
    source: publication(970, 'Student Loan Interest Deduction'),
    boxes: readBoxes(`
1 | Student loan interest received by lender | You can deduct this interest on Schedule 1 without itemizing, up to the yearly limit. The deduction phases out as income rises. | student-loan-interest
2 | Box 1 leaves out fees | If this is checked, origination fees on an older loan aren’t in box 1 and may also be deductible.
`),
  },
  {
    form: '1098-T',
    source: publication(970, 'Form 1098-T'),
    boxes: readBoxes(`
1 | Payments received for qualified tuition | The school received this much tuition during the year, from you or anyone else. It’s the starting point for an education credit. | aotc
4 | Adjustments for a prior year | The school reduced tuition it reported for an earlier year, which can lower that year’s credit.
5 | Scholarships or grants | These lower the expenses you can use for a credit. If box 5 is more than box 1, the difference is usually taxable income for the student. | scholarships
6 | Adjustments to scholarships for a prior year | These can raise your credit for an earlier year.
7 | Box 1 includes amounts for a term beginning January to March | Tuition paid early counts for the year you paid it.
8 | At least half-time student | For the American opportunity credit, the student must be enrolled at least half time.
9 | Graduate student | A graduate student can get only the lifetime learning credit.
10 | Insurance contract reimbursements or refunds | These lower the expenses you can use for a credit.
`),
  },
  {
    form: '1095-A',
    source: instructions('Form 8962', 'Form 1095-A', 'i8962'),
    boxes: readBoxes(`
A | Monthly enrollment premiums | This is the full premium for your plan. It goes on Form 8962.
B | Second lowest cost silver plan (SLCSP) premium | This is the benchmark for your credit. If it’s blank or wrong, look it up at the Marketplace.
C | Advance payment of premium tax credit | This is what was paid to your insurer on your behalf. Form 8962 compares it with the credit you qualify for. | premium-tax-credit
`),
  },
  {
    form: 'W-2G',
    source: formPage('W-2G', 'Instructions to Winner'),
    boxes: readBoxes(`
1 | Reportable winnings | These winnings are taxable. Report them on Schedule 1. Losses are deductible only if you itemize, and only up to your winnings. | gambling-winnings
2 | Date won | You report the winnings in the year of this date.
3 | Type of wager | This shows the type of gambling.
4 | Federal income tax withheld | You get credit for this tax on Form 1040, line 25c.
7 | Winnings from identical wagers | This is only for your information.
14 | State winnings | This is the amount the state may tax.
15 | State income tax withheld | You get credit for this tax on your state return.
`),
  },
  {
    form: 'K-1',
    source: instructions('Schedule K-1 (Form 1065)', 'Specific Instructions', 'i1065sk1'),
    boxes: readBoxes(`
1 | Ordinary business income (loss) | Report this on Schedule E, page 2. You’re taxed on it even if nothing was distributed to you.
2 | Net rental real estate income (loss) | Report this on Schedule E. The passive loss limit applies.
4 | Guaranteed payments (Form 1065; on Form 1120-S box 4 is interest) | The partnership paid you this for your work or capital. You owe self-employment tax on payments for services.
5 | Interest income (Form 1065) | Report this interest on Form 1040, line 2b.
14 | Self-employment earnings (Form 1065) | The amount with code A goes on Schedule SE.
19 | Distributions (Form 1065) | You don’t pay tax on these as long as your basis covers them.
20 | Other information (Form 1065) | Code Z has the amounts for the qualified business income deduction.
`),
  },
];
