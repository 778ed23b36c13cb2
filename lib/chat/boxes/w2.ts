import { instructions } from '../cards/sources';
import { type BoxedForm, readBoxes } from './box';

/** Form W-2 by box and by code of box 12. */
export const w2: BoxedForm = {
  form: 'W-2',
  source: instructions('Forms W-2 and W-3', 'Specific instructions, boxes 1 to 20', 'iw2w3'),
  boxes: readBoxes(`
1 | Wages, tips, other compensation | It is your taxable pay and goes on Form 1040, line 1a. It is lower than your salary if you put money in a 401(k) or paid for insurance before tax.
2 | Federal income tax withheld | It is tax you already paid. It counts as a payment on Form 1040, line 25a.
3 | Social security wages | It is the pay on which Social Security tax was figured. It is often higher than box 1, since 401(k) deferrals count here, and it stops at the yearly maximum.
4 | Social security tax withheld | You don't deduct it. With two or more employers, what is above the yearly maximum comes back as a credit.
5 | Medicare wages and tips | It is the pay on which Medicare tax was figured. It has no maximum and includes 401(k) deferrals.
6 | Medicare tax withheld | You don't deduct it. It counts when Additional Medicare Tax is due on high pay.
7 | Social security tips | They are tips you reported to your employer. They are already in box 1.
8 | Allocated tips | They aren't in box 1. Add them to income, unless your records show you got less, and figure the payroll tax on Form 4137.
9 | Blank | Nothing belongs here any more. Some employers print a verification code.
10 | Dependent care benefits | It is what your employer paid or you set aside in a dependent care account. Form 2441 works out how much is tax free, and it lowers the care credit.
11 | Nonqualified plans | It is a payout from, or money that became yours in, a nonqualified deferred compensation plan. Payouts are already in box 1.
12 | Codes | Each letter says what the amount is, such as D for a 401(k) or DD for health coverage. Ask about one code to see it.
12:A | Uncollected Social Security tax on tips | You owe it. It is added on Schedule 2.
12:B | Uncollected Medicare tax on tips | You owe it. It is added on Schedule 2.
12:C | Taxable group-term life insurance | It is the cost of coverage above the free amount. It is already in boxes 1, 3 and 5.
12:D | 401(k) deferrals | It is what you put in a traditional 401(k) before tax. It isn't in box 1, so you don't deduct it again. It can count for the saver's credit.
12:E | 403(b) deferrals | It is what you put in a 403(b) before tax. It isn't in box 1, so you don't deduct it again.
12:F | SEP salary reduction deferrals | It is what you put in an older SEP before tax. It isn't in box 1.
12:G | 457(b) deferrals | It is what went into a 457(b) plan, yours and your employer's. It isn't in box 1.
12:H | 501(c)(18)(D) plan | It is in box 1. You deduct it as an adjustment on Schedule 1.
12:J | Nontaxable sick pay | You paid for the insurance yourself, so it isn't taxable and isn't in box 1.
12:K | Golden parachute tax | It is an excise tax on excess payments. It goes on Schedule 2.
12:L | Business expense reimbursements | It is a mileage or per diem allowance up to the federal rate. It isn't taxable.
12:M | Uncollected Social Security tax on life insurance (former employees) | You owe it. It is added on Schedule 2.
12:N | Uncollected Medicare tax on life insurance (former employees) | You owe it. It is added on Schedule 2.
12:P | Moving expenses of the armed forces | They were paid back tax free. They aren't in box 1.
12:Q | Nontaxable combat pay | It isn't taxable. You may count it as earned income for the EIC if that helps.
12:R | Archer MSA contributions by the employer | You report them on Form 8853.
12:S | SIMPLE deferrals | It is what you put in a SIMPLE plan before tax. It isn't in box 1.
12:T | Adoption benefits | Form 8839 works out how much is tax free. They aren't in box 1.
12:V | Income from nonstatutory stock options | It is already in boxes 1, 3 and 5. Add it to the cost when you report the sale of the shares.
12:W | Health savings account (HSA) contributions through your employer | It includes what you put in by payroll before tax. It isn't in box 1 and you can't deduct it. It goes on Form 8889, line 9.
12:Y | Deferrals under a nonqualified plan (409A) | It is for information. It isn't in box 1.
12:Z | Income under a nonqualified plan that failed (409A) | It is in box 1. An extra tax and interest are due on Schedule 2.
12:AA | Roth 401(k) contributions | It is after-tax money and is already taxed in box 1. It can count for the saver's credit.
12:BB | Roth 403(b) contributions | It is after-tax money and is already taxed in box 1. It can count for the saver's credit.
12:DD | Cost of employer health coverage | It is not taxable and for information only. It shows what you and your employer paid for health insurance. You can't deduct it.
12:EE | Roth 457(b) contributions | It is after-tax money of a government plan and is already taxed in box 1.
12:FF | Small employer health reimbursement (QSEHRA) | It is the help available to you. It isn't taxable if you had coverage, and it lowers a premium tax credit.
12:GG | Income from qualified equity grants | It is in box 1.
12:HH | Deferred income from qualified equity grants (section 83(i)) | It is for information and will be taxed later.
12:II | Medicaid waiver payments | They are left out of box 1. You may count them as earned income for the EIC.
13 | Statutory employee, retirement plan, third-party sick pay | Retirement plan checked means an employer plan covered you, so a traditional IRA deduction can shrink with income. Statutory employee pay goes on Schedule C.
14 | Other | Your employer puts anything here: state disability insurance (SDI), family leave, union dues, health premiums, RSU income. Some state taxes in it count on Schedule A; most of it is for information.
15 | State and employer's state ID number | It says for which state boxes 16 and 17 are.
16 | State wages | It is the pay that state taxes. It goes on your state return, not on the federal one.
17 | State income tax withheld | It is a payment on your state return, and counts for state and local taxes if you itemize.
18 | Local wages | It is the pay a city, county or school district taxes.
19 | Local income tax withheld | It is a payment on a local return, and counts for state and local taxes if you itemize.
20 | Locality name | It says for which place boxes 18 and 19 are.
`),
};
