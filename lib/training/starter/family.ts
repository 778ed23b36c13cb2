import type { StarterMaterial } from './material';

export const family: StarterMaterial = {
  slug: 'family',
  title: 'Children, dependents, and filing status',
  category: 'credits',
  description: 'Who counts as a dependent, and the credits for families in 2024.',
  pages: [
    [
      [
        'Child tax credit: who qualifies and how much',
        'The child tax credit is up to $2,000 for each child who was under 17 at the end of 2024, lived with you for more than half of the year, and has a Social Security number valid for employment. A child who turned 17 during 2024 no longer qualifies, but may qualify for the $500 credit for other dependents.',
        'IRC 24; Schedule 8812 (2024) and its instructions',
      ],
      [
        'Child tax credit: income limits',
        'The child tax credit is reduced by $50 for each $1,000 (or fraction of $1,000) of income over $200,000, or over $400,000 on a joint return. Income here is your modified AGI, which is adjusted gross income with a few foreign amounts added back.',
        'IRC 24(b), (h); Schedule 8812 (2024)',
      ],
      [
        'Additional child tax credit: the refundable part',
        'If the child tax credit is more than your tax, up to $1,700 for each child can be refunded as the additional child tax credit. It’s 15% of your earned income over $2,500. If you have three or more children, you can use a calculation based on the Social Security and Medicare tax you paid if it gives you more.',
        'IRC 24(d); Schedule 8812 (2024); Rev. Proc. 2023-34',
      ],
      [
        'Credit for other dependents',
        'The credit for other dependents is $500 for each dependent who doesn’t qualify for the child tax credit, such as a child 17 or older, a student in college, or a parent you support. It can only reduce your tax to zero. None of it is refundable.',
        'IRC 24(h)(4); Publication 501 (2024)',
      ],
    ],
    [
      [
        'Qualifying child: the tests for a dependent child',
        'A qualifying child is your child, stepchild, foster child, brother, sister, or a descendant of one of them, and lived with you for more than half of the year. The child must be under 19 (under 24 as a full-time student, any age if permanently and totally disabled) and younger than you or your spouse (unless permanently and totally disabled). The child can’t have paid for more than half of their own support.',
        'IRC 152(c); Publication 501 (2024)',
      ],
      [
        'Qualifying relative: supporting a parent or another adult',
        'You can claim a parent or another relative as a dependent if you provide more than half of their support and their gross income is under $5,050 for 2024. A parent doesn’t have to live with you. Nontaxable Social Security benefits don’t count as gross income, but any benefits spent on the person’s support count as support they provided.',
        'IRC 152(d); Publication 501 (2024); Rev. Proc. 2023-34',
      ],
      [
        'Divorced or separated parents: who claims the child',
        'The parent the child spent more nights with is the custodial parent and claims the child. The custodial parent can release the child tax credit to the other parent with Form 8332. Head of household, the earned income credit, and the child and dependent care credit always stay with the custodial parent.',
        'IRC 152(e); Publication 501 (2024); Form 8332',
      ],
      [
        'A baby born during the year',
        'A child born alive in 2024, even on December 31, counts as having lived with you for the whole year. For the child tax credit, the newborn must have a Social Security number issued by the due date of your return, including extensions.',
        'Publication 501 (2024)',
      ],
    ],
    [
      [
        'Earned income credit: how much',
        'The earned income credit for 2024 is up to $632 without a child, $4,213 with one child, $6,960 with two, and $7,830 with three or more. It’s refundable, so you can get it even if you owe no tax.',
        'IRC 32; Rev. Proc. 2023-34; Publication 596 (2024)',
      ],
      [
        'Earned income credit: income limits',
        'For 2024, your income must be under $18,591 without a child, $49,084 with one, $55,768 with two, and $59,899 with three or more. On a joint return, the limits are $25,511, $56,004, $62,688, and $66,819. Interest, dividends, and other investment income can’t be more than $11,600.',
        'IRC 32; Rev. Proc. 2023-34; Publication 596 (2024)',
      ],
      [
        'Earned income credit: without children',
        'Without a qualifying child, you must be at least 25 and under 65 at the end of 2024, live in the United States for more than half of the year, and not be someone else’s dependent. If you’re married filing separately, you can qualify only in limited cases, and only with a child.',
        'IRC 32(c); Publication 596 (2024)',
      ],
      [
        'Child and dependent care credit: day care, after-school care, and camps',
        'The child and dependent care credit is 20% to 35% of what you paid for care so you could work: day care, a nanny, before- and after-school care, or a summer day camp. You can count up to $3,000 for one child or $6,000 for two or more. The child must be under 13. Overnight camps and school from kindergarten up don’t count.',
        'IRC 21; Form 2441 (2024); Publication 503 (2024)',
      ],
      [
        'Child and dependent care credit: who must work, and the provider',
        'You must have earned income. If you’re married, your spouse must too, unless they were a full-time student or physically or mentally unable to care for themselves. You need the provider’s name, address, and taxpayer ID number. Tax-free benefits from a dependent care account at work, up to $5,000, reduce the expenses you can use.',
        'IRC 21, 129; Form 2441 (2024); Publication 503 (2024)',
      ],
    ],
    [
      [
        'Head of household: who can use it',
        'Head of household is for unmarried people who paid more than half of the cost of keeping up a home where a child or another dependent relative lived for more than half of the year. A parent you claim as a dependent may live in their own home. This status has a larger standard deduction and wider tax brackets than single.',
        'IRC 2(b); Publication 501 (2024)',
      ],
      [
        'Head of household while still married',
        'You’re considered unmarried for head of household if your spouse didn’t live in your home during the last six months of the year. You must also have paid more than half the cost of keeping up the home, and it must have been your child’s main home for more than half of the year.',
        'IRC 7703(b); Publication 501 (2024)',
      ],
      [
        'Married filing jointly or separately',
        'Most couples pay less tax on a joint return. If you file separately, you can’t claim the education credits or the student loan interest deduction, and you usually can’t claim the earned income credit. If one of you itemizes, the other must too. But you’re responsible only for the tax on your own return.',
        'Publication 501 (2024)',
      ],
      [
        'Qualifying surviving spouse',
        'For two years after the year your spouse died, you can use the joint return tax brackets and standard deduction if your dependent child or stepchild (not a foster child) lived with you all year. You must have paid more than half the cost of keeping up the home and been entitled to file jointly for the year of death, and you can’t have remarried.',
        'IRC 2(a); Publication 501 (2024)',
      ],
      [
        'Marital status on December 31',
        'Your filing status depends on whether you’re married on the last day of the year. If you got married on or before December 31, 2024, you’re married for all of 2024. If your divorce was final by then, you’re unmarried.',
        'IRC 7703(a); Publication 501 (2024)',
      ],
    ],
  ],
};
