import type { StarterMaterial } from './material';

export const business: StarterMaterial = {
  slug: 'business',
  title: 'Working for yourself',
  category: 'business',
  description: 'Self-employment, costs, home office, miles, and the tax on profit in 2024.',
  pages: [
    [
      [
        'Self-employment tax',
        'Profit of $400 or more from your own work is subject to self-employment tax: 15.3% of 92.35% of the profit, for Social Security and Medicare. For 2024, the 12.4% for Social Security applies only up to $168,600 of wages and net earnings combined. You can deduct half of the tax.',
        'IRC 1401, 1402, 164(f); Schedule SE (2024)',
      ],
      [
        'Gig work, side jobs, and Form 1099-NEC',
        'Money from driving, deliveries, freelance work, or a side business is self-employment income, even if the amount is small or no one sent a form. A client sends Form 1099-NEC for $600 or more. Report all of it on Schedule C and deduct your expenses.',
        'IRC 61; Schedule C (2024); Publication 334',
      ],
      [
        'Form 1099-K from apps and marketplaces',
        'For 2024, payment apps and online marketplaces send Form 1099-K when payments for goods and services were more than $5,000. Selling your own used items for less than you paid isn’t income. Gifts and costs shared between friends don’t belong on the form.',
        'IRC 6050W; Notice 2024-85',
      ],
      [
        'Business costs you can deduct',
        'A business expense is deductible if it’s ordinary and necessary: supplies, tools, software, advertising, insurance, fees, rent, and the business share of phone and internet. Personal expenses and fines aren’t. Keep receipts and notes.',
        'IRC 162; Publication 334; Schedule C (2024)',
      ],
    ],
    [
      [
        'Home office deduction',
        'A part of your home that you use regularly and exclusively for your business, as your principal place of business or to meet clients, counts as a home office. The simplified method allows $5 for each square foot, up to 300 square feet ($1,500 at most). The regular method deducts the business share of rent, utilities, insurance, and repairs on Form 8829. The deduction can’t create a loss.',
        'IRC 280A; Form 8829 (2024); Rev. Proc. 2013-13; Publication 587',
      ],
      [
        'Working from home as an employee',
        'Employees who work from home can’t deduct a home office or other job expenses for 2024. That deduction has been suspended since 2018, and the 2025 law ended it permanently. Only people with their own business can deduct a home office.',
        'IRC 67(g); Publication 587',
      ],
      [
        'Business miles and car costs',
        'For 2024, the standard rate is 67 cents for each business mile, plus parking and tolls. Or you can deduct the business share of the car’s actual expenses. Driving from home to a regular workplace is commuting and isn’t deductible. Keep a log with the date, miles, place, and purpose.',
        'IRC 162, 274; Notice 2024-08; Publication 463 (2024)',
      ],
      [
        'Meals and travel for business',
        'Half of the cost of a meal with a client or on a business trip is deductible for 2024. Travel away from home for business (flights, hotel) is deductible in full. Entertainment, such as tickets, isn’t deductible.',
        'IRC 274(n), (k); Publication 463 (2024)',
      ],
      [
        'Equipment, computers, and depreciation',
        'You can write off a computer, tools, or furniture for the business in the first year under section 179, up to $1,220,000 for 2024. Or you can take 60% bonus depreciation in the first year and depreciate the rest over several years. You can elect to expense items that cost $2,500 or less.',
        'IRC 168(k), 179; Rev. Proc. 2023-34; Form 4562 (2024)',
      ],
    ],
    [
      [
        'Qualified business income deduction',
        'Business owners can deduct up to 20% of qualified business income (section 199A), even if they don’t itemize. For 2024, below $191,950 of taxable income, or $383,900 on a joint return, the only other limit is 20% of taxable income minus net capital gain. Above that, wages paid, property, and the type of business can limit it.',
        'IRC 199A; Form 8995 (2024); Rev. Proc. 2023-34',
      ],
      [
        'Self-employed health insurance deduction',
        'If your business has a profit, you can deduct premiums for health, dental, and long-term care insurance for yourself, your spouse, your dependents, and your children under 27, up to that profit. You can’t deduct premiums for months when you were eligible for a plan subsidized by your employer or your spouse’s.',
        'IRC 162(l); Form 7206 (2024)',
      ],
      [
        'Hobby or business',
        'An activity you don’t do for profit is a hobby. Money you make from it is income, and for 2024, you can’t deduct hobby expenses. Signs of a business are good records, effort, skill, and profit in some years.',
        'IRC 183; Publication 535',
      ],
      [
        'Business and rental losses',
        'If you materially participate in a business, a loss from it lowers your other income. Up to $25,000 of rental losses can offset other income if you actively participate. That allowance phases out with modified AGI over $100,000 and is zero at $150,000. Unused losses carry over to later years.',
        'IRC 469; Form 8582 (2024); Publication 925',
      ],
    ],
    [
      [
        'Renting out a home or a room',
        'Rent you receive is income on Schedule E. You deduct expenses for the part of the home you rent out and the time it’s rented: mortgage interest, property tax, repairs, insurance, and depreciation over 27.5 years. If you live in the home and rent it out for fewer than 15 days in the year, the rent isn’t taxed, and you can’t deduct rental expenses.',
        'IRC 280A(g), 168; Publication 527 (2024)',
      ],
      [
        'Records to keep for a business',
        'Keep invoices, receipts, bank statements, and a mileage log for at least three years after you file. Keep records of equipment and property for as long as you own them, plus three years.',
        'IRC 6001; Publication 583',
      ],
      [
        'Paying contractors and employees',
        'If you paid someone who isn’t your employee $600 or more for work in your business, send them and the IRS Form 1099-NEC by January 31. For an employee, you send a W-2 and pay the employer’s share of Social Security and Medicare tax.',
        'IRC 6041A, 3111; Publication 15',
      ],
    ],
  ],
};
