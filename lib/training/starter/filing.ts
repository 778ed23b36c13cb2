import type { StarterMaterial } from './material';

export const filing: StarterMaterial = {
  slug: 'filing',
  title: 'Filing, paying, and refunds',
  category: 'regulations',
  description: 'Dates, extensions, penalties, payments, refunds, and corrections for 2024.',
  pages: [
    [
      [
        'When your return is due',
        'The federal return for 2024 is due on April 15, 2025. Any tax you owe is due the same day.',
        'IRC 6072, 6151; Form 1040 instructions (2024)',
      ],
      [
        'Extension of time to file',
        'Form 4868, filed by April 15, 2025, extends the time to file to October 15, 2025. You don’t need a reason. It doesn’t extend the time to pay. Interest applies to any tax not paid by April 15.',
        'IRC 6081; Form 4868',
      ],
      [
        'Penalties for filing or paying late',
        'The penalty for filing late is 5% of the unpaid tax for each full or partial month, up to 25%. If you file more than 60 days late, it’s at least $510 or all of the unpaid tax, whichever is less. The penalty for paying late is 0.5% a month, plus interest. If you’re due a refund, there’s no penalty, but you lose the refund after three years.',
        'IRC 6651, 6511; Rev. Proc. 2023-34',
      ],
      [
        'If you can’t pay',
        'File on time even if you can’t pay. The IRS lets you pay within 180 days or in monthly installments. Apply on its website or with Form 9465. Interest and a smaller penalty continue until you’ve paid in full.',
        'IRC 6159; Form 9465',
      ],
      [
        'Ways to pay',
        'You can pay the IRS for free from your bank account (Direct Pay on its website, or a direct debit with your e-filed return), by card for a fee, or by check with Form 1040-V. If you pay by check, write the tax year and your Social Security number on it.',
        'IRC 6311; Form 1040-V (2024)',
      ],
    ],
    [
      [
        'Estimated tax payments: who needs them',
        'People with income not subject to withholding pay estimated tax if they expect to owe $1,000 or more after withholding and credits. There’s no penalty if withholding and payments cover 90% of this year’s tax or 100% of last year’s (110% with AGI over $150,000 last year).',
        'IRC 6654; Form 1040-ES; Publication 505',
      ],
      [
        'Estimated tax payments: dates for 2025',
        'The four payments for 2025 are due on April 15, June 16, and September 15, 2025, and January 15, 2026.',
        'IRC 6654(c), 7503; Form 1040-ES (2025)',
      ],
      [
        'Withholding and Form W-4',
        'A large refund means too much was withheld from your pay. Owing tax means too little was. To change your withholding, give your employer a new Form W-4. The IRS has a Tax Withholding Estimator to help.',
        'IRC 3402; Form W-4; Publication 505',
      ],
      [
        'Tax withheld is a payment',
        'Federal tax withheld is in box 2 of Form W-2 and box 4 of most Forms 1099. It counts toward your tax, so enter every form that shows withholding.',
        'IRC 31; Form 1040 (2024)',
      ],
    ],
    [
      [
        'How long a refund takes',
        'The IRS sends most refunds within 21 days after it accepts an electronic return, and paper returns take six weeks or more. Refunds with the earned income credit or the additional child tax credit are held until mid-February. Check “Where’s My Refund?” on IRS.gov.',
        'IRC 6402(m); Form 1040 instructions (2024)',
      ],
      [
        'Direct deposit',
        'Direct deposit is the fastest way to get a refund. You need the routing number and the account number. The account must be in your name, your spouse’s name, or both. You can split a refund among up to three accounts with Form 8888.',
        'Form 8888; Form 1040 instructions (2024)',
      ],
      [
        'Correcting a return after filing: Form 1040-X',
        'Fix a mistake on a filed return with Form 1040-X. To claim a larger refund, you have three years from filing or two years from paying, whichever is later. Wait until your original return is processed. The IRS corrects simple math errors itself.',
        'IRC 6511; Form 1040-X instructions',
      ],
      [
        'How long to keep tax records',
        'Keep returns and records for at least three years after filing, or six years if you left out income of more than 25% of the gross income on your return. Keep property records until three years after you report the sale of the property.',
        'IRC 6501; Publication 552',
      ],
    ],
    [
      [
        'Who must file a return',
        'For 2024, you must file if you’re under 65 and your gross income is at least $14,600 if you’re single, $21,900 as head of household, or $29,200 on a joint return when both spouses are under 65. You must also file if you had net earnings from self-employment of $400 or more. Even below these amounts, filing can get you a refund of withholding and refundable credits.',
        'IRC 6012; Publication 501 (2024)',
      ],
      [
        'Letters from the IRS',
        'The IRS normally writes first. It doesn’t text or email to ask for money or passwords, and it rarely calls. Read the letter, compare it with your return, and reply by the deadline. A CP2000 notice means that forms sent to the IRS don’t match your return.',
        'Publication 1 (Your Rights as a Taxpayer)',
      ],
      [
        'Identity protection PIN',
        'An identity protection PIN is a six-digit number that keeps others from filing with your Social Security number. You can get one from the IRS website each year.',
        'IRC 6109; Form 1040 instructions (2024)',
      ],
      [
        'Someone died during the year',
        'For a person who died in 2024, the surviving spouse or the personal representative files a final return for income up to the date of death. A surviving spouse can still file jointly for that year.',
        'IRC 6012(b); Publication 559',
      ],
    ],
  ],
};
