import { instructions } from '../cards/sources';
import { type BoxedForm, readBoxes } from './box';

/** Form W-2 by box and by code of box 12. */
export const w2: BoxedForm = {
  form: 'W-2',
  source: instructions('Forms W-2 and W-3', 'Specific instructions, boxes 1 to 20', 'iw2w3'),
  boxes: readBoxes(`
1 | Wages, tips, other compensation | This is your taxable pay. Report it on Form 1040, line 1a. It’s lower than your salary if you put money in a 401(k) or paid for insurance before tax.
2 | Federal income tax withheld | This is federal tax you’ve already paid through your paycheck. You get credit for it on Form 1040, line 25a.
3 | Social security wages | Your employer figured Social Security tax on this pay. It’s often higher than box 1 because 401(k) deferrals count here, and it stops at the yearly maximum.
4 | Social security tax withheld | You can’t deduct this tax. If two or more employers together withheld more than the yearly maximum, you get the excess back as a credit. | excess-social-security
5 | Medicare wages and tips | Your employer figured Medicare tax on this pay. There’s no maximum, and 401(k) deferrals are included.
6 | Medicare tax withheld | You can’t deduct this tax. It matters only if your pay is high enough for the Additional Medicare Tax.
7 | Social security tips | These are the tips you reported to your employer. Box 1 already includes them.
8 | Allocated tips | Box 1 doesn’t include these tips. Add them to your income, unless your records show you received less, and figure the Social Security and Medicare tax on Form 4137. | allocated-tips
9 | Blank | This box isn’t used anymore. Some employers print a verification code here.
10 | Dependent care benefits | This is what your employer paid for care, or what you set aside in a dependent care account. Use Form 2441 to figure how much is tax-free. The benefit reduces the expenses you can use for the child and dependent care credit. | care-fsa
11 | Nonqualified plans | You received this from a nonqualified deferred compensation plan, or it became yours this year. Payouts are already in box 1.
12 | Codes | Each code shows what the amount is, such as D for a 401(k) or DD for health coverage. Ask me about a code to see what it means.
12:A | Uncollected Social Security tax on tips | Your employer couldn’t withhold this tax, so you owe it. It’s added on Schedule 2.
12:B | Uncollected Medicare tax on tips | Your employer couldn’t withhold this tax, so you owe it. It’s added on Schedule 2.
12:C | Taxable group-term life insurance | This is the cost of life insurance above the tax-free amount. Boxes 1, 3, and 5 already include it.
12:D | 401(k) deferrals | You put this much into a traditional 401(k) before tax. Box 1 already leaves it out, so don’t deduct it again. It may qualify for the saver’s credit. | workplace-401k
12:E | 403(b) deferrals | You put this much into a 403(b) before tax. Box 1 already leaves it out, so don’t deduct it again. | workplace-401k
12:F | SEP salary reduction deferrals | You put this much into an older SEP before tax. Box 1 already leaves it out.
12:G | 457(b) deferrals | You and your employer put this much into a 457(b) plan. Box 1 already leaves it out.
12:H | 501(c)(18)(D) plan | Box 1 includes this amount. You deduct it as an adjustment on Schedule 1.
12:J | Nontaxable sick pay | You paid for this insurance yourself, so the sick pay isn’t taxable and isn’t in box 1.
12:K | Golden parachute tax | You owe an excise tax on excess payments. It’s added on Schedule 2.
12:L | Business expense reimbursements | Your employer reimbursed your mileage or travel up to the federal rate. This amount isn’t taxable.
12:M | Uncollected Social Security tax on life insurance (former employees) | You owe this tax. It’s added on Schedule 2.
12:N | Uncollected Medicare tax on life insurance (former employees) | You owe this tax. It’s added on Schedule 2.
12:P | Moving expenses of the armed forces | The military reimbursed your moving expenses tax-free. Box 1 leaves this amount out.
12:Q | Nontaxable combat pay | Combat pay isn’t taxable. You may elect to count it as earned income for the EIC if that helps you.
12:R | Archer MSA contributions by the employer | Report these contributions on Form 8853.
12:S | SIMPLE deferrals | You put this much into a SIMPLE plan before tax. Box 1 already leaves it out.
12:T | Adoption benefits | Use Form 8839 to figure how much of these benefits is tax-free. Box 1 leaves them out.
12:V | Income from nonstatutory stock options | Boxes 1, 3, and 5 already include this income. Add it to your basis when you report the sale of the shares, or you’ll pay tax on it twice. | nonqualified-options
12:W | Health savings account (HSA) contributions through your employer | This includes what you put in through payroll. It was never taxed, so you can’t deduct it. Report it on Form 8889, line 9. | hsa
12:Y | Deferrals under a nonqualified plan (409A) | This is only for your information. Box 1 doesn’t include it.
12:Z | Income under a nonqualified plan that failed (409A) | Box 1 includes this income. You also owe an additional tax and interest on Schedule 2.
12:AA | Roth 401(k) contributions | You put in this money after tax, so box 1 includes it. It may qualify for the saver’s credit. | roth-401k
12:BB | Roth 403(b) contributions | You put in this money after tax, so box 1 includes it. It may qualify for the saver’s credit.
12:DD | Cost of employer health coverage | This isn’t taxable, and you can’t deduct it. It shows what you and your employer together paid for your health insurance.
12:EE | Roth 457(b) contributions | You put this money into a government plan after tax, so box 1 includes it.
12:FF | Small employer health reimbursement (QSEHRA) | Your employer offered this much help with health costs. It isn’t taxable if you had coverage, but it lowers your premium tax credit.
12:GG | Income from qualified equity grants | Box 1 already includes this income.
12:HH | Deferred income from qualified equity grants (section 83(i)) | This is only for your information. You’ll be taxed on it later.
12:II | Medicaid waiver payments | Box 1 leaves these payments out. You may elect to count them as earned income for the EIC.
13 | Statutory employee, retirement plan, third-party sick pay | If “Retirement plan” is checked, a plan at work covered you, so your traditional IRA deduction may phase out as your income rises. If “Statutory employee” is checked, report this pay on Schedule C.
14 | Other | Employers use this box for anything else, such as state disability insurance (SDI), family leave, union dues, health premiums, or RSU income. Some state taxes listed here count on Schedule A. Most of it is only for your information.
15 | State and employer’s state ID number | This shows which state boxes 16 and 17 are for.
16 | State wages | Your state taxes this pay. It goes on your state return, not your federal one.
17 | State income tax withheld | You get credit for this tax on your state return. If you itemize, it also counts toward state and local taxes.
18 | Local wages | A city, county, or school district taxes this pay.
19 | Local income tax withheld | You get credit for this tax on a local return. If you itemize, it also counts toward state and local taxes.
20 | Locality name | This is the name of the place boxes 18 and 19 are for.
`),
};
