import type { StarterMaterial } from './material';

export const education: StarterMaterial = {
  slug: 'education',
  title: 'Education: credits, loans, and teachers',
  category: 'credits',
  description: 'College credits, student loan interest, and educator expenses in 2024.',
  pages: [
    [
      [
        'American opportunity credit: how much',
        'The American opportunity credit is up to $2,500 for each student each year: all of the first $2,000 of tuition, fees, and books, and a quarter of the next $2,000. Up to 40% of it ($1,000) is refundable, so you can get it even if you owe no tax.',
        'IRC 25A(b), (i); Form 8863 (2024); Publication 970 (2024)',
      ],
      [
        'American opportunity credit: which students',
        'The student must not have completed the first four years of higher education before 2024, and must have no felony drug conviction at the end of 2024. The student must be enrolled at least half time in a program leading to a degree or other recognized credential, for at least one academic period that began in 2024 (or in the first three months of 2025, if you paid in 2024). The credit can be claimed for no more than four years per student. Graduate school doesn’t count.',
        'IRC 25A(b); Publication 970 (2024)',
      ],
      [
        'Lifetime learning credit',
        'The lifetime learning credit is 20% of up to $10,000 of tuition and fees for all students on the return combined (up to $2,000). It covers graduate school, single courses, and classes to get or improve job skills. There’s no limit on the number of years, and none of it is refundable.',
        'IRC 25A(c); Form 8863 (2024); Publication 970 (2024)',
      ],
      [
        'Education credits: income limits',
        'Both education credits phase out between $80,000 and $90,000 of income (modified AGI), or $160,000 and $180,000 on a joint return. You can’t claim them above those limits, if you’re married filing separately, or if someone else claims you as a dependent.',
        'IRC 25A(d); Publication 970 (2024)',
      ],
    ],
    [
      [
        'Form 1098-T: what the school sends',
        'The school sends Form 1098-T. Box 1 shows tuition payments, and box 5 shows scholarships. Required books and supplies count for the American opportunity credit even if you bought them elsewhere, so keep the receipts.',
        'Form 1098-T instructions; Publication 970 (2024)',
      ],
      [
        'Scholarships and grants',
        'A scholarship is tax-free to the extent it pays for tuition, required fees, books, and supplies for a degree. Amounts for room, meals, or travel, and pay for teaching or research, are taxable income.',
        'IRC 117; Publication 970 (2024)',
      ],
      [
        'One credit per student, and no double benefit',
        'You can claim one education credit per student each year. You can’t use the same tuition for a credit and for a tax-free 529 distribution or scholarship.',
        'IRC 25A(g); Publication 970 (2024)',
      ],
      [
        'Room and board',
        'A student’s room and board, insurance, transportation, and other living expenses don’t count for the education credits, even if the school bills them.',
        'Publication 970 (2024)',
      ],
    ],
    [
      [
        'Student loan interest deduction',
        'You can deduct up to $2,500 of interest that you paid in 2024 on a loan for your own, your spouse’s, or your dependent’s education. You don’t need to itemize. The lender sends Form 1098-E for $600 or more, but smaller amounts count too. Payments of principal aren’t deductible.',
        'IRC 221; Publication 970 (2024)',
      ],
      [
        'Student loan interest: income limits',
        'The student loan interest deduction phases out between $80,000 and $95,000 of income (modified AGI), or $165,000 and $195,000 on a joint return. You can’t take it if you’re married filing separately or if someone claims you as a dependent.',
        'IRC 221(b); Rev. Proc. 2023-34; Publication 970 (2024)',
      ],
      [
        'Educator expenses: teachers',
        'A teacher, instructor, aide, counselor, or principal in kindergarten through grade 12 with at least 900 hours in a school year can deduct up to $300 paid for books, supplies, computers, and training for the classroom. Two educators on a joint return can deduct up to $600, but no more than $300 each. Homeschooling doesn’t count.',
        'IRC 62(a)(2)(D); Rev. Proc. 2023-34; Publication 529',
      ],
      [
        '529 plans',
        'Contributions to a 529 plan aren’t deductible on the federal return. Distributions are tax-free if they pay for tuition, fees, books, and room and board for a student enrolled at least half time.',
        'IRC 529; Publication 970 (2024)',
      ],
    ],
  ],
};
