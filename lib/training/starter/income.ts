import type { StarterMaterial } from './material';

export const income: StarterMaterial = {
  slug: 'income',
  title: 'What counts as income',
  category: 'general',
  description: 'Wages, investments, benefits, sales, and gifts in 2024.',
  pages: [
    [
      [
        'Tax brackets for 2024',
        'Taxable income is taxed in brackets of 10%, 12%, 22%, 24%, 32%, 35%, and 37%. For single filers, the 12% bracket begins at $11,600, 22% at $47,150, 24% at $100,525, 32% at $191,950, 35% at $243,725, and 37% at $609,350. On a joint return, those brackets begin at $23,200, $94,300, $201,050, $383,900, $487,450, and $731,200. Only the income inside a bracket is taxed at its rate.',
        'IRC 1; Rev. Proc. 2023-34',
      ],
      [
        'Marginal rate and effective rate',
        'The marginal rate is the tax on your next dollar. The effective rate is your tax divided by your income. Brackets alone never make a raise lower your take-home pay, because only the dollars in the higher bracket are taxed at the higher rate.',
        'IRC 1; Publication 17 (2024)',
      ],
      [
        'Adjusted gross income',
        'Adjusted gross income (AGI) is your total income minus the adjustments on Schedule 1, such as student loan interest, IRA and HSA contributions, and half of self-employment tax. Many limits are based on it. It’s on line 11 of Form 1040.',
        'IRC 62; Form 1040 (2024)',
      ],
      [
        'Wages and Form W-2',
        'Box 1 of Form W-2 is your pay subject to income tax. It leaves out 401(k) deferrals and health premiums taken from your pay. Box 2 is federal tax withheld. Employers send the form by January 31. Tips are income too.',
        'Form W-2 instructions (2024)',
      ],
    ],
    [
      [
        'Interest',
        'Interest from a bank, a CD, or a Treasury bill is taxable, even without a form. The bank sends Form 1099-INT for $10 or more. Interest on municipal bonds is exempt from federal tax, but you still report it. Interest over $1,500 requires Schedule B.',
        'IRC 61, 103; Publication 550 (2024)',
      ],
      [
        'Dividends: ordinary and qualified',
        'Ordinary dividends are taxed at regular rates. Qualified dividends, in box 1b of Form 1099-DIV, are taxed at 0%, 15%, or 20%, like long-term gains.',
        'IRC 1(h)(11); Publication 550 (2024)',
      ],
      [
        'Capital gains: stocks, funds, and crypto',
        'Gain on property held for more than a year is long-term and taxed at 0%, 15%, or 20%. For 2024, the 0% rate goes up to $47,025 of taxable income for single people, $63,000 for a head of household, and $94,050 on a joint return. Gain on property held for a year or less is taxed at regular rates. Cryptocurrency is property and follows the same rules.',
        'IRC 1(h), 1222; Rev. Proc. 2023-34; Publication 550 (2024)',
      ],
      [
        'Capital losses',
        'Losses on sales reduce gains first, then up to $3,000 of other income a year, or $1,500 if married filing separately. Any remaining loss carries over to later years, with no time limit.',
        'IRC 1211, 1212; Schedule D (2024)',
      ],
      [
        'Wash sales',
        'You can’t deduct a loss now if you buy the same or substantially identical stock within 30 days before or after the sale. The loss is added to the cost of the new shares.',
        'IRC 1091; Publication 550 (2024)',
      ],
    ],
    [
      [
        'Selling your home',
        'Up to $250,000 of gain on your main home, or $500,000 on a joint return, is tax-free. You must have owned and lived in the home for at least two of the five years before the sale, and you can’t have used this exclusion during the two years before the sale. A loss on your home isn’t deductible.',
        'IRC 121; Publication 523 (2024)',
      ],
      [
        'Social Security benefits',
        'Up to 85% of your Social Security benefits can be taxable. Add half of your benefits to your other income and tax-exempt interest. If the total is $25,000 or less for a single person, or $32,000 or less on a joint return, none are taxed. Above that, up to half of your benefits may be taxed. Over $34,000, or $44,000 on a joint return, up to 85% may be.',
        'IRC 86; Publication 915 (2024)',
      ],
      [
        'Unemployment benefits',
        'Unemployment benefits are fully taxable. The state sends Form 1099-G. You can ask the state to withhold 10%.',
        'IRC 85; Publication 525 (2024)',
      ],
      [
        'Pensions and annuities',
        'Pensions and withdrawals are reported on Form 1099-R. The part that returns your own after-tax contributions is tax-free. The rest is income. The code in box 7 shows the type of distribution.',
        'IRC 72; Publication 575 (2024)',
      ],
    ],
    [
      [
        'Gifts and inheritances',
        'A gift or inheritance of money isn’t income to the person who receives it. The giver files a gift tax return (Form 709) for gifts of more than $18,000 to one person in 2024. The cost basis of inherited property is usually its fair market value on the date of death.',
        'IRC 102, 1014, 2503; Rev. Proc. 2023-34',
      ],
      [
        'State tax refund',
        'A refund of state income tax is income only if you itemized the year before and deducting the state tax lowered your federal tax. If you took the standard deduction, the refund isn’t taxable.',
        'IRC 111; Publication 525 (2024)',
      ],
      [
        'Canceled debt',
        'Debt a lender forgives is usually income and is reported on Form 1099-C. It isn’t income to the extent you were insolvent, or if it was canceled in bankruptcy. Most student loan debt forgiven through 2025 is exempt from federal tax.',
        'IRC 61, 108; Publication 4681 (2024)',
      ],
      [
        'Foreign tax credit',
        'You can claim a credit for tax a foreign country withheld from your dividends, interest, or pay. You can credit up to $300 of tax on investments shown on Form 1099, or $600 on a joint return, without Form 1116.',
        'IRC 901, 904; Publication 514 (2024)',
      ],
      [
        'Too much Social Security tax withheld',
        'If you had two or more employers, more than $10,453.20 of Social Security tax may have been withheld in 2024. You get the excess back as a payment on Schedule 3. If a single employer withheld too much, ask that employer to refund it.',
        'IRC 31(b); Schedule 3 (2024); Publication 505',
      ],
    ],
  ],
};
