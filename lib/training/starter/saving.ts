import type { StarterMaterial } from './material';

export const saving: StarterMaterial = {
  slug: 'saving',
  title: 'Saving for retirement and health',
  category: 'deductions',
  description: 'IRAs, retirement plans, the saver’s credit and health savings accounts in 2024.',
  pages: [
    [
      [
        'IRA contribution limit',
        'For 2024 you can put up to $7,000 into all of your traditional and Roth IRAs together, or $8,000 if you were 50 or older at the end of the year. It cannot be more than your income from work; on a joint return your spouse’s income counts too.',
        'IRC 219, 408A; Notice 2023-75; Publication 590-A (2024)',
      ],
      [
        'Traditional IRA deduction with a plan at work',
        'If you have a retirement plan at work, the deduction for a traditional IRA shrinks between $77,000 and $87,000 of income, or $123,000 and $143,000 on a joint return. If only your spouse has one, it shrinks between $230,000 and $240,000. Without any plan at work it is not limited by income.',
        'IRC 219(g); Notice 2023-75; Publication 590-A (2024)',
      ],
      [
        'Roth IRA: no deduction, and income limits',
        'A contribution to a Roth IRA is never deductible; what comes out after age 59½ and five years is free of tax. For 2024 the right to contribute ends between $146,000 and $161,000 of income, or $230,000 and $240,000 on a joint return.',
        'IRC 408A; Notice 2023-75; Publication 590-A (2024)',
      ],
      [
        'IRA contribution deadline',
        'A contribution to an IRA for 2024 must be in the account by April 15, 2025. Tell the bank or broker that it is for 2024. An extension of time to file does not move this date.',
        'IRC 219(f)(3); Publication 590-A (2024)',
      ],
    ],
    [
      [
        '401(k) and other plans at work',
        'Up to $23,000 of your 2024 pay can go into a 401(k), 403(b) or the federal Thrift Savings Plan, and $7,500 more from age 50. The money is left out of box 1 of your W-2, so there is nothing to deduct on the return. It has to come out of your pay by December 31.',
        'IRC 402(g), 414(v); Notice 2023-75',
      ],
      [
        'Saver’s credit',
        'The saver’s credit is 50%, 20% or 10% of up to $2,000 that you put into an IRA or a plan at work, for each person. For 2024 it ends at an income of $38,250 for one person, $57,375 for a head of household and $76,500 on a joint return. Full-time students, dependents and people under 18 cannot take it.',
        'IRC 25B; Form 8880 (2024); Notice 2023-75',
      ],
      [
        'SEP IRA and solo 401(k) for the self-employed',
        'With a business of your own you can put up to about 20% of the net profit, $69,000 at most for 2024, into a SEP IRA. The deadline is the due date of the return with extensions, so up to October 15, 2025. A solo 401(k) also takes $23,000 of your own deferral.',
        'IRC 404(h), 415; Publication 560 (2024); Notice 2023-75',
      ],
      [
        'Early withdrawal: the 10% tax',
        'Money taken out of an IRA or a plan at work before age 59½ is taxed as income and usually costs 10% more. There are exceptions, such as disability, medical costs over 7.5% of income, $10,000 for a first home from an IRA, and leaving the employer at 55 or later for a plan at work.',
        'IRC 72(t); Form 5329 (2024); Publication 590-B (2024)',
      ],
      [
        'Required minimum distributions',
        'From age 73 on you must take a minimum out of traditional IRAs and most plans each year; the first one may wait until April 1 of the next year. What is missed costs 25%, or 10% if you fix it within two years. Roth IRAs have none during your life.',
        'IRC 401(a)(9), 4974; Publication 590-B (2024)',
      ],
    ],
    [
      [
        'Health savings account: limits',
        'For 2024 up to $4,150 can go into a health savings account with coverage for yourself only, and $8,300 with family coverage; from age 55 on, $1,000 more. What your employer puts in counts against the limit.',
        'IRC 223; Rev. Proc. 2023-23; Publication 969 (2024)',
      ],
      [
        'Health savings account: who can have one',
        'You need a high-deductible health plan (for 2024 a deductible of at least $1,600 for yourself or $3,200 for a family), no other health coverage, no Medicare, and nobody may claim you as a dependent. What you put in by April 15, 2025 can count for 2024 and comes off your income without itemizing.',
        'IRC 223; Rev. Proc. 2023-23; Form 8889 (2024)',
      ],
      [
        'Taking money out of a health savings account',
        'Money from a health savings account is free of tax when it pays medical costs of you, your spouse or your dependents. Anything else is income and costs 20% more before age 65.',
        'IRC 223(f); Form 8889 (2024); Publication 969 (2024)',
      ],
      [
        'Rollovers from one plan to another',
        'Moving money straight from one retirement plan or IRA to another is not taxed. If the money is paid to you, you have 60 days to put it into another account, and an employer’s plan keeps back 20% for tax. Only one such rollover between IRAs is allowed in 12 months.',
        'IRC 402(c), 408(d)(3); Publication 590-A (2024)',
      ],
    ],
  ],
};
