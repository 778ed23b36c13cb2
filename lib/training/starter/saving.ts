import type { StarterMaterial } from './material';

export const saving: StarterMaterial = {
  slug: 'saving',
  title: 'Saving for retirement and health',
  category: 'deductions',
  description: 'IRAs, retirement plans, the saver’s credit, and health savings accounts in 2024.',
  pages: [
    [
      [
        'IRA contribution limit',
        'For 2024, you can contribute up to $7,000 to all of your traditional and Roth IRAs together, or $8,000 if you were 50 or older at the end of the year. You can’t contribute more than your taxable compensation, such as earned income. On a joint return, your spouse’s compensation counts too.',
        'IRC 219, 408A; Notice 2023-75; Publication 590-A (2024)',
      ],
      [
        'Traditional IRA deduction with a plan at work',
        'If you have a retirement plan at work, the deduction for a traditional IRA phases out between $77,000 and $87,000 of income (modified AGI), or $123,000 and $143,000 on a joint return. If only your spouse has one, it phases out between $230,000 and $240,000. If neither of you has a plan at work, there’s no income limit.',
        'IRC 219(g); Notice 2023-75; Publication 590-A (2024)',
      ],
      [
        'Roth IRA: no deduction, and income limits',
        'A contribution to a Roth IRA is never deductible. Distributions are tax-free once you’re 59½ and your first Roth IRA is five tax years old. For 2024, the amount you can contribute phases out between $146,000 and $161,000 of income (modified AGI), or $230,000 and $240,000 on a joint return.',
        'IRC 408A; Notice 2023-75; Publication 590-A (2024)',
      ],
      [
        'IRA contribution deadline',
        'A contribution to an IRA for 2024 must be in the account by April 15, 2025. Tell the bank or broker it’s for 2024. An extension of time to file doesn’t extend this deadline.',
        'IRC 219(f)(3); Publication 590-A (2024)',
      ],
    ],
    [
      [
        '401(k) and other plans at work',
        'You can contribute up to $23,000 of your 2024 pay to a 401(k), a 403(b), or the federal Thrift Savings Plan, plus $7,500 at age 50 or older. Box 1 of your W-2 leaves out pretax contributions, so there’s nothing to deduct on your return. Contributions have to come out of your pay by December 31.',
        'IRC 402(g), 414(v); Notice 2023-75',
      ],
      [
        'Saver’s credit',
        'The saver’s credit is 50%, 20%, or 10% of up to $2,000 that you put into an IRA or a plan at work, for each person. For 2024, you can’t claim it if your AGI is above $38,250 for most filers, $57,375 for head of household, and $76,500 on a joint return. Full-time students, dependents, and people under 18 can’t claim it.',
        'IRC 25B; Form 8880 (2024); Notice 2023-75',
      ],
      [
        'SEP IRA and solo 401(k) for the self-employed',
        'If you have your own business, you can contribute up to about 20% of your net profit to a SEP IRA, but no more than $69,000 for 2024. The deadline is the due date of the return, including extensions, so as late as October 15, 2025. A solo 401(k) also lets you defer up to $23,000 of your own pay.',
        'IRC 404(h), 415; Publication 560 (2024); Notice 2023-75',
      ],
      [
        'Early withdrawal: the 10% tax',
        'Money withdrawn from an IRA or a plan at work before age 59½ is taxed as income, usually with a 10% additional tax. There are exceptions, such as disability, medical expenses over 7.5% of AGI, up to $10,000 from an IRA for a first home, and, for a plan at work, leaving that employer in or after the year you turn 55.',
        'IRC 72(t); Form 5329 (2024); Publication 590-B (2024)',
      ],
      [
        'Required minimum distributions',
        'Starting at age 73, you must withdraw a minimum amount from traditional IRAs and most plans each year. You can delay the first one until April 1 of the next year. The tax on a missed amount is 25%, or 10% if you fix it within two years. Roth IRAs have no required distributions during your lifetime.',
        'IRC 401(a)(9), 4974; Publication 590-B (2024)',
      ],
    ],
    [
      [
        'Health savings account: limits',
        'For 2024, you can contribute up to $4,150 to a health savings account with self-only coverage, or $8,300 with family coverage, plus $1,000 at age 55 or older. Employer contributions count toward the limit.',
        'IRC 223; Rev. Proc. 2023-23; Publication 969 (2024)',
      ],
      [
        'Health savings account: who can have one',
        'You need a high-deductible health plan (for 2024, a deductible of at least $1,600 for self-only coverage or $3,200 for family coverage). You can’t have other health coverage or Medicare, and no one can claim you as a dependent. Contributions by April 15, 2025, can count for 2024, and you can deduct them without itemizing.',
        'IRC 223; Rev. Proc. 2023-23; Form 8889 (2024)',
      ],
      [
        'Taking money out of a health savings account',
        'Money from a health savings account is tax-free if it pays qualified medical expenses for you, your spouse, or your dependents. Anything else is income, with a 20% additional tax unless you’re 65 or older or disabled.',
        'IRC 223(f); Form 8889 (2024); Publication 969 (2024)',
      ],
      [
        'Rollovers from one plan to another',
        'Moving money directly from one retirement plan or IRA to another isn’t taxed. If the money is paid to you, you have 60 days to deposit it in another account, and an employer’s plan withholds 20% for tax. You can make only one 60-day rollover between IRAs in 12 months.',
        'IRC 402(c), 408(d)(3); Publication 590-A (2024)',
      ],
    ],
  ],
};
