import type { StarterMaterial } from './material';

export const filing: StarterMaterial = {
  slug: 'filing',
  title: 'Filing, paying and refunds',
  category: 'regulations',
  description: 'Dates, extensions, penalties, payments, refunds and corrections for 2024.',
  pages: [
    [
      [
        'When the return is due',
        'The federal return for 2024 is due on April 15, 2025. What you owe is due on the same day.',
        'IRC 6072, 6151; Form 1040 instructions (2024)',
      ],
      [
        'Extension of time to file',
        'Form 4868, filed by April 15, 2025, moves the date to file to October 15, 2025. It is granted without a reason. It does not move the date to pay: interest runs on what is not paid by April 15.',
        'IRC 6081; Form 4868',
      ],
      [
        'Penalties for filing or paying late',
        'Filing late costs 5% of the unpaid tax for each month, up to 25%; more than 60 days late it is at least $510 or all of the tax. Paying late costs 0.5% a month, plus interest. With a refund there is no penalty, but after three years the refund is lost.',
        'IRC 6651, 6511; Rev. Proc. 2023-34',
      ],
      [
        'If you cannot pay',
        'File on time even when you cannot pay. The IRS lets you pay within 180 days or in monthly installments; you apply on its website or with Form 9465. Interest and a smaller penalty go on until all is paid.',
        'IRC 6159; Form 9465',
      ],
      [
        'Ways to pay',
        'You can pay the IRS from your bank account free of charge (Direct Pay on its website, or a withdrawal that goes with the electronic return), by card for a fee, or by check with Form 1040-V. Write the year and your number on a check.',
        'IRC 6311; Form 1040-V (2024)',
      ],
    ],
    [
      [
        'Estimated tax payments: who needs them',
        'People with income that no tax is withheld from pay estimated tax when they will owe $1,000 or more. There is no penalty if withholding and payments cover 90% of this year’s tax or 100% of last year’s (110% with AGI over $150,000 last year).',
        'IRC 6654; Form 1040-ES; Publication 505',
      ],
      [
        'Estimated tax payments: dates for 2025',
        'The four payments for 2025 are due on April 15, June 16 and September 15, 2025 and January 15, 2026.',
        'IRC 6654(c), 7503; Form 1040-ES (2025)',
      ],
      [
        'Withholding and Form W-4',
        'A large refund means that too much was withheld from your pay; owing means too little. Give your employer a new Form W-4 to change it. The IRS has a calculator for it.',
        'IRC 3402; Form W-4; Publication 505',
      ],
      [
        'Tax withheld is a payment',
        'Federal tax withheld is in box 2 of Form W-2 and box 4 of most Forms 1099. It counts as a payment of your tax, so every form that shows some belongs on the return.',
        'IRC 31; Form 1040 (2024)',
      ],
    ],
    [
      [
        'How long a refund takes',
        'The IRS sends most refunds within 21 days after it accepts an electronic return, and in six weeks or more after a paper return. Refunds with the earned income credit or the additional child tax credit come after the middle of February. Ask “Where’s My Refund?” on IRS.gov.',
        'IRC 6402(m); Form 1040 instructions (2024)',
      ],
      [
        'Direct deposit',
        'Direct deposit is the fastest way to get a refund. You need the routing number and the account number, and the account must be in your name. A refund can be split over up to three accounts with Form 8888.',
        'Form 8888; Form 1040 instructions (2024)',
      ],
      [
        'Correcting a return after filing: Form 1040-X',
        'Fix a mistake on a filed return with Form 1040-X. To claim a larger refund, you have three years from filing or two years from paying, whichever is later. Wait until the first return is processed. The IRS corrects simple math errors itself.',
        'IRC 6511; Form 1040-X instructions',
      ],
      [
        'How long to keep tax records',
        'Keep returns and papers for at least three years after filing, six years if a lot of income could be missing, and papers about property until three years after you sell it.',
        'IRC 6501; Publication 552',
      ],
    ],
    [
      [
        'Who must file a return',
        'Under 65, a single person must file for 2024 with gross income of $14,600 or more, a head of household with $21,900 and a couple on a joint return with $29,200. Profit of $400 from your own work also means that you must file. Filing can pay even below that, to get withholding and credits back.',
        'IRC 6012; Publication 501 (2024)',
      ],
      [
        'Letters from the IRS',
        'The IRS writes first; it does not call, text or mail to ask for money or passwords. Read what the letter says, compare it with your return and answer by the date in it. A letter CP2000 means that forms sent to the IRS differ from your return.',
        'Publication 1 (Your Rights as a Taxpayer)',
      ],
      [
        'Identity protection PIN',
        'An identity protection PIN is six digits that keep others from filing with your Social Security number. You can get one from the IRS website each year.',
        'IRC 6109; Form 1040 instructions (2024)',
      ],
      [
        'Someone died during the year',
        'For a person who died in 2024 a last return is filed for the income up to the day of death, by the spouse or whoever settles the estate. A surviving spouse can still file jointly for that year.',
        'IRC 6012(b); Publication 559',
      ],
    ],
  ],
};
