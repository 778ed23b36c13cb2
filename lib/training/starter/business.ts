import type { StarterMaterial } from './material';

export const business: StarterMaterial = {
  slug: 'business',
  title: 'Working for yourself',
  category: 'business',
  description: 'Self-employment, costs, home office, miles and the tax on profit in 2024.',
  pages: [
    [
      [
        'Self-employment tax',
        'Profit of $400 or more from your own work carries self-employment tax: 15.3% of 92.35% of the profit, for Social Security and Medicare. The 12.4% for Social Security stops at $168,600 of pay and profit together in 2024. Half of the tax comes off your income.',
        'IRC 1401, 1402, 164(f); Schedule SE (2024)',
      ],
      [
        'Gig work, side jobs and Form 1099-NEC',
        'Money from driving, deliveries, freelance work or a side business is self-employment income, also when it is a small amount or nobody sent a form. A client sends Form 1099-NEC from $600 on. You report all of it on Schedule C and deduct the costs.',
        'IRC 61; Schedule C (2024); Publication 334',
      ],
      [
        'Form 1099-K from apps and marketplaces',
        'For 2024 payment apps and online marketplaces send Form 1099-K when the payments for goods and services were more than $5,000. Selling your own used things for less than you paid is not income. Gifts and shared costs between friends do not belong on the form.',
        'IRC 6050W; Notice 2024-85',
      ],
      [
        'Business costs you can deduct',
        'A cost is deductible when it is ordinary and necessary for your business: supplies, tools, software, advertising, insurance, fees, rent, the business share of phone and internet. Private costs and fines are not. Keep receipts and notes.',
        'IRC 162; Publication 334; Schedule C (2024)',
      ],
    ],
    [
      [
        'Home office deduction',
        'A part of your home that you use only and regularly for your business counts as a home office. The simplified method gives $5 for each square foot, up to 300 square feet, $1,500 at most. The other way takes the business share of rent, utilities, insurance and repairs on Form 8829. It cannot make a loss.',
        'IRC 280A; Form 8829 (2024); Rev. Proc. 2013-13; Publication 587',
      ],
      [
        'Working from home as an employee',
        'Employees who work from home cannot deduct a home office or other costs of the job for 2024. That deduction is suspended through 2025. It is only for people with a business of their own.',
        'IRC 67(g); Publication 587',
      ],
      [
        'Business miles and car costs',
        'For 2024 the standard rate is 67 cents for each business mile, plus parking and tolls. Instead you can deduct the business share of the real costs of the car. The drive from home to a regular workplace is commuting and never counts. Write down date, miles, place and purpose.',
        'IRC 162, 274; Notice 2024-08; Publication 463 (2024)',
      ],
      [
        'Meals and travel for business',
        'Half of the cost of a meal with a client or on a business trip is deductible for 2024. Travel away from home for business (flights, hotel) is deductible in full. Entertainment such as tickets is not.',
        'IRC 274(n), (k); Publication 463 (2024)',
      ],
      [
        'Equipment, computers and depreciation',
        'A computer, tools or furniture for the business can be written off at once under section 179, up to $1,220,000 for 2024, or with 60% bonus depreciation in the first year. Things of $2,500 or less can be deducted as a cost when you choose so.',
        'IRC 168(k), 179; Rev. Proc. 2023-34; Form 4562 (2024)',
      ],
    ],
    [
      [
        'Qualified business income deduction',
        'Owners of a business can take off up to 20% of its qualified income (section 199A), also without itemizing. Below $191,950 of taxable income, or $383,900 on a joint return, there is no further limit for 2024 but 20% of taxable income less net capital gain. Above, wages paid, property and the kind of service can limit it.',
        'IRC 199A; Form 8995 (2024); Rev. Proc. 2023-34',
      ],
      [
        'Self-employed health insurance deduction',
        'With a profit of your own you can deduct premiums for health, dental and long-term care insurance for yourself, your spouse, your dependents and your children under 27, up to that profit. Months in which you could have joined a plan of an employer, also your spouse’s, do not count.',
        'IRC 162(l); Form 7206 (2024)',
      ],
      [
        'Hobby or business',
        'Something you do without aiming at a profit is a hobby: what it earns is income, and for 2024 its costs cannot be deducted. Signs of a business are records, effort, skill and profit in some years.',
        'IRC 183; Publication 535',
      ],
      [
        'Business and rental losses',
        'A loss of a business in which you work lowers your other income. Losses of a rental are limited: up to $25,000 if you take part in running it, less with income over $100,000 and none from $150,000. What is not used is carried to later years.',
        'IRC 469; Form 8582 (2024); Publication 925',
      ],
    ],
    [
      [
        'Renting out a home or a room',
        'Rent you receive is income on Schedule E. You deduct the costs for the rented part and time: mortgage interest, property tax, repairs, insurance, and depreciation over 27.5 years. A home rented for fewer than 15 days in the year is not taxed at all, and its costs do not count.',
        'IRC 280A(g), 168; Publication 527 (2024)',
      ],
      [
        'Records to keep for a business',
        'Keep invoices, receipts, bank statements and a log of miles for at least three years after you file, and papers about equipment and property for as long as you own it and three years more.',
        'IRC 6001; Publication 583',
      ],
      [
        'Paying helpers',
        'If you paid somebody who is not your employee $600 or more for work in your business, you send them and the IRS Form 1099-NEC by January 31. An employee gets a W-2, and you pay the employer’s share of Social Security and Medicare.',
        'IRC 6041A, 3111; Publication 15',
      ],
    ],
  ],
};
