import { formPage, instructions, publication } from '../cards/sources';
import { type BoxedForm, readBoxes } from './box';

/** Forms of benefits, loans, school, health plans, gambling and entities. */
export const otherForms: readonly BoxedForm[] = [
  {
    form: 'SSA-1099',
    source: publication(915, 'Form SSA-1099'),
    boxes: readBoxes(`
3 | Benefits paid | It is what was paid before Medicare premiums and tax came off.
4 | Benefits repaid | It is what you paid back in the year.
5 | Net benefits | It is box 3 less box 4 and goes on Form 1040, line 6a. A worksheet decides how much is taxable.
6 | Voluntary federal income tax withheld | It counts as a payment on Form 1040, line 25b.
`),
  },
  {
    form: '1098',
    source: instructions('Form 1098', 'Specific Instructions', 'i1098'),
    boxes: readBoxes(`
1 | Mortgage interest received | It is what you deduct on Schedule A, line 8a, if you itemize, up to the loan limit.
2 | Outstanding mortgage principal | It is used for the limit on large loans.
3 | Mortgage origination date | It decides which limit applies.
4 | Refund of overpaid interest | It is interest of earlier years paid back, and can be income.
5 | Mortgage insurance premiums | They are not deductible for 2024 and 2025.
6 | Points paid on purchase of principal residence | You deduct them on Schedule A for the year you bought the home.
7 | Address of the property | It says whether the home has your mailing address.
8 | Address or description of the property | It names the home.
9 | Number of properties | It is given if several homes secure the loan.
10 | Other | The lender may show real estate tax or insurance paid from escrow. Real estate (property) tax counts on Schedule A; insurance doesn't.
11 | Mortgage acquisition date | It is given if the lender took over the loan in the year.
`),
  },
  {
    form: '1098-E',
    source: publication(970, 'Student Loan Interest Deduction'),
    boxes: readBoxes(`
1 | Student loan interest received by lender | You may deduct it on Schedule 1, up to the yearly limit and by income, without itemizing.
2 | Box 1 leaves out fees | If checked, origination fees of older loans aren't in box 1 and may count too.
`),
  },
  {
    form: '1098-T',
    source: publication(970, 'Form 1098-T'),
    boxes: readBoxes(`
1 | Payments received for qualified tuition | It is tuition the school got in the year from anyone. It is the start for an education credit.
4 | Adjustments for a prior year | Tuition of an earlier year was reduced, which can lower that year's credit.
5 | Scholarships or grants | They reduce the costs for a credit. If box 5 is larger than box 1, the difference is usually taxable income of the student.
6 | Adjustments to scholarships for a prior year | They can raise an earlier year's credit.
7 | Box 1 includes amounts for a term beginning January to March | Tuition paid early counts in the year you paid.
8 | At least half-time student | The American opportunity credit asks for it.
9 | Graduate student | Only the lifetime learning credit is left.
10 | Insurance contract reimbursements or refunds | They reduce the costs for a credit.
`),
  },
  {
    form: '1095-A',
    source: instructions('Form 8962', 'Form 1095-A', 'i8962'),
    boxes: readBoxes(`
A | Monthly enrollment premiums | It is the full price of your plan. It goes on Form 8962.
B | Second lowest cost silver plan (SLCSP) premium | It is the benchmark for your credit. If it is blank or wrong, look it up at the Marketplace.
C | Advance payment of premium tax credit | It is what was paid to the insurer for you. Form 8962 compares it with your credit.
`),
  },
  {
    form: 'W-2G',
    source: formPage('W-2G', 'Instructions to Winner'),
    boxes: readBoxes(`
1 | Reportable winnings | They are taxable gambling winnings and go on Schedule 1. Losses count only if you itemize.
2 | Date won | It says in which year they count.
3 | Type of wager | It names the game.
4 | Federal income tax withheld | It counts as a payment on Form 1040, line 25c.
7 | Winnings from identical wagers | It is for information.
14 | State winnings | It is what that state may tax.
15 | State income tax withheld | It is a payment on your state return.
`),
  },
  {
    form: 'K-1',
    source: instructions('Schedule K-1 (Form 1065)', 'Specific Instructions', 'i1065sk1'),
    boxes: readBoxes(`
1 | Ordinary business income (loss) | It goes on Schedule E, page 2. It counts even if nothing was paid out to you.
2 | Net rental real estate income (loss) | It goes on Schedule E, with the passive loss limit.
4 | Guaranteed payments (Form 1065; on Form 1120-S box 4 is interest) | They are pay from a partnership and subject to self-employment tax.
5 | Interest income (Form 1065) | It goes on Form 1040, line 2b.
14 | Self-employment earnings (Form 1065) | Code A goes on Schedule SE.
19 | Distributions (Form 1065) | They aren't income as far as your basis covers them.
20 | Other information (Form 1065) | Code Z holds the numbers for the qualified business income deduction.
`),
  },
];
