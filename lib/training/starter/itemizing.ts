import type { StarterMaterial } from './material';

export const itemizing: StarterMaterial = {
  slug: 'itemizing',
  title: 'Standard or itemized deduction',
  category: 'deductions',
  description: 'What you can itemize for 2024, and when it beats the standard deduction.',
  pages: [
    [
      [
        'Standard deduction amounts',
        'The standard deduction for 2024 is $14,600 for single people and married people who file separately, $21,900 for a head of household, and $29,200 on a joint return or for a qualifying surviving spouse.',
        'IRC 63; Rev. Proc. 2023-34; Publication 501 (2024)',
      ],
      [
        'Standard deduction: 65 or older, or blind',
        'People born before January 2, 1960, and people who are blind, add $1,950 each to the standard deduction when single or head of household, and $1,550 each when married or a qualifying surviving spouse. Someone who is both 65 or older and blind gets the amount twice.',
        'IRC 63(f); Rev. Proc. 2023-34; Publication 501 (2024)',
      ],
      [
        'Standard deduction for a dependent',
        'Someone who can be claimed as a dependent has a smaller standard deduction: $1,300, or earned income plus $450 if that’s more, up to the regular standard deduction.',
        'IRC 63(c)(5); Rev. Proc. 2023-34; Publication 501 (2024)',
      ],
      [
        'When to itemize',
        'Itemizing saves you money when your mortgage interest, state and local taxes, gifts to charity, and large medical costs together are more than your standard deduction. You take one or the other, never both. If you’re married filing separately and one spouse itemizes, the other must too.',
        'IRC 63; Schedule A (2024)',
      ],
    ],
    [
      [
        'State and local taxes: the $10,000 limit',
        'State and local income tax (or sales tax instead), real estate tax, and personal property tax are deductible up to a combined $10,000, or $5,000 if married filing separately. Federal tax, Social Security tax, and utility fees aren’t.',
        'IRC 164(b); Schedule A (2024)',
      ],
      [
        'Sales tax instead of income tax',
        'If you itemize, you can deduct the general sales tax you paid instead of state income tax. This often helps in states without an income tax. Add up your receipts, or use the IRS tables and add the tax on a car or boat.',
        'IRC 164(b)(5); Schedule A instructions (2024)',
      ],
      [
        'Mortgage interest',
        'Interest on a loan to buy, build, or substantially improve your main home and one second home is deductible when you itemize, on up to $750,000 of debt ($1,000,000 for loans from before December 16, 2017). Interest on a home equity loan is deductible only if you used the money to buy, build, or substantially improve the home. Payments of principal and homeowners insurance aren’t deductible.',
        'IRC 163(h); Publication 936 (2024)',
      ],
      [
        'Points on a mortgage',
        'If you itemize, points paid to buy your main home are usually deductible in the year you paid them. Points for refinancing are spread over the life of the loan.',
        'IRC 461(g); Publication 936 (2024)',
      ],
    ],
    [
      [
        'Gifts to charity',
        'Gifts to a qualified charity, church, or school are deductible only when you itemize. Gifts of money are deductible up to 60% of AGI. For a gift of $250 or more, you need a written acknowledgment from the charity. For property worth more than $500 in total, you need Form 8283. Your time and gifts to individuals don’t count.',
        'IRC 170; Publication 526 (2024)',
      ],
      [
        'Donated clothes, furniture, and miles',
        'Donated clothes and household items must be in good used condition or better. Their value is what a thrift shop would sell them for. Driving for a charity is deductible at 14 cents a mile.',
        'IRC 170(f)(16), (i); Publication 561',
      ],
      [
        'Medical and dental costs',
        'If you itemize, you can deduct unreimbursed medical and dental costs over 7.5% of your adjusted gross income: doctors, hospitals, prescriptions, glasses, hearing aids, insurance premiums paid with after-tax money, and driving to care at 21 cents a mile. Cosmetic surgery and vitamins aren’t deductible.',
        'IRC 213; Notice 2024-08; Publication 502 (2024)',
      ],
      [
        'Moving costs',
        'Moving costs aren’t deductible for 2024, except for active-duty members of the Armed Forces who move under a military order because of a permanent change of station.',
        'IRC 217(k); Form 3903',
      ],
    ],
    [
      [
        'Casualty and theft losses',
        'A personal loss from fire, storm, or theft is deductible for 2024 only if it’s from a federally declared disaster. Each loss is reduced by $100 and the total by 10% of AGI. More favorable rules apply to qualified disaster losses.',
        'IRC 165(h); Form 4684 (2024); Publication 547',
      ],
      [
        'Gambling winnings and losses',
        'All gambling winnings are income, even without a Form W-2G. You can deduct losses up to your winnings, but only if you itemize.',
        'IRC 165(d); Publication 529',
      ],
      [
        'Costs you can’t deduct',
        'For 2024, you can’t deduct employee expenses, such as union dues, work clothes, tools, or travel. You also can’t deduct tax preparation fees, investment fees, commuting, pets, funerals, or life insurance.',
        'IRC 67(g), 262; Publication 529',
      ],
      [
        'Alimony',
        'Alimony under a divorce agreement from 2019 or later is neither deductible by the payer nor income to the recipient. Under older agreements, the payer deducts it and the recipient reports it as income. Child support is never deductible and never income.',
        'IRC 71 (before 2019); Publication 504 (2024)',
      ],
      [
        'Deductions and credits: the difference',
        'A deduction lowers your taxable income, so it saves your rate times its amount: $100 saves $12 in the 12% bracket. A credit lowers the tax itself: $100 saves $100. A refundable credit is paid to you even if you owe no tax.',
        'IRC 21 to 36B, 62, 63; Publication 17 (2024)',
      ],
    ],
  ],
};
