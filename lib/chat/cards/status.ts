import { law2025 } from '@/lib/tax/us/law/2025';
import { type Card } from './card';
import { excludes, requires } from './conditions';
import { figures } from './figures';
import { aliases, usd } from './say';
import { formPage, page, publication, topic } from './sources';

/** Filing status, marriage and identity. */
export const status: readonly Card[] = [
  {
    id: 'filing-status',
    title: 'Filing status',
    verdict:
      'There are five filing statuses: single, married filing jointly, married filing separately, head of household, and qualifying surviving spouse. Which ones you can use usually depends on whether you’re married on December 31.',
    details: [
      'Your filing status sets your standard deduction, tax brackets, and many limits.',
      'Married people choose between a joint and a separate return. Unmarried people with a dependent at home may qualify as head of household.',
      'If more than one status applies, choose the one with the lowest tax.',
    ],
    source: publication(501, 'Filing Status'),
    words: aliases(
      'filing status, which status, what is my filing status, file as, status on return, single or married, five filing statuses, file single if married, file as single while married',
    ),
    facts: ['filingStatus'],
    screen: '/interview',
    see: ['head-of-household', 'joint-or-separate', 'december-31'],
  },
  {
    id: 'december-31',
    title: 'Marital status on December 31',
    verdict:
      'Your marital status on December 31 applies to the whole year. If you’re married on that day, you’re considered married all year.',
    details: [
      'If you were divorced or legally separated by that day, you’re unmarried for the whole year.',
      'If you filed for divorce but it isn’t final, you’re still married.',
      'If your spouse died during the year and you didn’t remarry, you’re considered married to that spouse for the whole year.',
    ],
    source: publication(501, 'Marital Status'),
    words: aliases(
      'december 31, got married this year, wedding, married in december, divorce not final, got divorced, newlywed, just married, divorced in 2024, marital status, legally separated, separation decree',
    ),
    facts: ['filingStatus'],
    screen: '/interview',
    see: ['filing-status', 'married-during-year', 'divorced-during-year'],
  },
  {
    id: 'head-of-household',
    title: 'Head of household',
    verdict:
      'You can file as head of household if you were unmarried on December 31, you paid over half the cost of keeping up your home, and a qualifying person lived there over half the year.',
    details: [
      'A qualifying person is usually your child or a relative you can claim. A parent you claim doesn’t have to live with you.',
      'A friend or partner who is your dependent only because they lived with you all year isn’t a qualifying person.',
      'Costs of keeping up a home include rent, mortgage interest, property tax, insurance, utilities, repairs, and food eaten at home.',
      ({ standardDeduction: { amount } }) =>
        `The standard deduction is ${usd(amount.hoh)} instead of ${usd(amount.single)}, and the brackets are wider.`,
      'Married people who lived apart for the last six months of the year may also qualify.',
    ],
    conditions: [
      excludes(
        'You were unmarried, or considered unmarried',
        'filingStatus',
        ({ filingStatus }) => filingStatus === 'mfj' || filingStatus === 'mfs',
      ),
      requires(
        'A child or relative is your dependent',
        'dependents',
        ({ dependents }) => dependents.length > 0,
      ),
    ],
    source: publication(501, 'Head of Household'),
    words: aliases(
      'head of household, hoh, single mom, single dad, single parent, head of house, can i file head of household, qualify for hoh, head of houshold, single mom filing status, single dad filing status',
    ),
    facts: ['filingStatus', 'dependents'],
    screen: '/interview',
    see: ['considered-unmarried', 'filing-status', 'keeping-up-home'],
  },
  {
    id: 'keeping-up-home',
    title: 'Cost of keeping up a home',
    verdict:
      'For head of household, you must have paid more than half the cost of rent, mortgage interest, property tax, insurance, utilities, repairs, and food eaten at home.',
    details: [
      'Leave out clothing, education, medical care, vacations, life insurance, and transportation.',
      'You can’t include the value of your own work on the home.',
      'Costs you paid with public assistance don’t count as paid by you.',
      'Two unmarried parents who share a home can’t both be head of household.',
    ],
    source: publication(501, 'Worksheet 1, Cost of Keeping Up a Home'),
    words: aliases(
      'keeping up a home, half the cost of home, pay half the rent, household costs, two heads of household same address, upkeep of home',
    ),
    see: ['head-of-household'],
  },
  {
    id: 'considered-unmarried',
    title: 'Considered unmarried (head of household while married)',
    verdict:
      'You can file as head of household while married if your spouse didn’t live in your home for the last six months of the year and your child lived with you over half the year.',
    details: [
      'You must file a separate return and have paid over half the cost of keeping up the home.',
      'The child must be your son, daughter, stepchild, or foster child. You must be able to claim the child, unless you released the claim to the other parent.',
      'Time away for work, school, or military service is a temporary absence. A temporary absence doesn’t count as living apart.',
      'If you don’t qualify and are still married, you can file only jointly or separately.',
    ],
    conditions: [
      requires(
        'Your spouse didn’t live in your home for the last six months of the year',
        'livedApartLastSixMonths',
        ({ livedApartLastSixMonths, livedApartAllYear }) => livedApartLastSixMonths || livedApartAllYear,
      ),
      requires('You have a dependent child', 'dependents', ({ dependents }) =>
        dependents.some(
          ({ relationship }) =>
            relationship === 'child' || relationship === 'stepchild' || relationship === 'fosterChild',
        ),
      ),
    ],
    source: publication(501, 'Considered Unmarried'),
    words: aliases(
      'considered unmarried, separated not divorced, married but separated, spouse moved out, abandoned spouse, husband left, wife left, living apart, estranged spouse, married head of household, husband in prison hoh, husband moved out, wife moved out, spouse left in, wife left me, still married but separated, spouse left the house, husband has been gone, wife has been gone, spouse disappeared, no contact with spouse',
    ),
    facts: ['livedApartLastSixMonths'],
    screen: '/interview',
    see: ['head-of-household', 'eic-separated'],
  },
  {
    id: 'joint-or-separate',
    title: 'Married filing jointly or separately',
    verdict:
      'You usually pay less tax on a joint return. On separate returns, you generally lose the EIC, education credits, the student loan interest deduction, and the child and dependent care credit.',
    details: [
      'A spouse with no income can be on the joint return and doesn’t need one of their own.',
      'Both spouses sign a joint return, and each is responsible for the entire tax.',
      'Separate returns can help if one spouse has large medical bills or income-driven student loan payments, or if you don’t want to be responsible for your spouse’s tax.',
      'On separate returns, if one spouse itemizes, the other must too.',
      'After the due date, you can change from separate returns to a joint return, but not from a joint return to separate ones.',
    ],
    source: publication(501, 'Married Filing Separately'),
    words: aliases(
      'married filing jointly, married filing separately, mfj, mfs, joint or separate, file jointly, file separately, should we file together, file taxes with my wife, file taxes with my husband, save money to file separately, file joint if he is overseas, file joint if spouse is abroad, better to file separate, stay at home mom does she need to file, wife has no income do we file jointly, spouse with no income, spouse will not cooperate, spouse refuses to sign, change from joint to separate after filing',
    ),
    facts: ['filingStatus', 'spouse'],
    screen: '/interview',
    see: ['innocent-spouse', 'injured-spouse', 'community-property', 'mfs-limits'],
  },
  {
    id: 'mfs-limits',
    title: 'What you give up by filing separately',
    verdict:
      'On a separate return, you can’t claim education credits or deduct student loan interest. You can claim the premium tax credit, adoption credit, child and dependent care credit, and EIC only in special cases.',
    details: [
      ({ ira }) =>
        `If you lived with your spouse at any time in the year, the amount you can contribute to a Roth IRA phases out between zero and ${usd(ira.rothLimit.mfs)} of income (modified AGI). So does the IRA deduction if either of you is covered by a plan at work.`,
      ({ capitalGain }) => `The capital loss limit is ${usd(capitalGain.lossLimit.mfs)}.`,
      'More of your Social Security may be taxed. The base amount is zero if you lived together at any time during the year.',
      ({ itemized }) =>
        `State and local taxes on Schedule A are capped at ${usd(itemized.stateTaxLimit.mfs)}.`,
    ],
    source: publication(501, 'Special Rules'),
    words: aliases(
      'separate return disadvantages, credits lost separately, penalty for filing separately, why not file separate, mfs rules, drawbacks of filing separately, student loan interest filing separately',
    ),
    facts: ['filingStatus'],
    see: ['joint-or-separate'],
  },
  {
    id: 'surviving-spouse',
    title: 'Qualifying surviving spouse',
    verdict:
      'For the two years after the year your spouse died, you can use the joint return rates if you haven’t remarried and your dependent child lived with you all year.',
    details: [
      ({ year }) => `For ${year}, your spouse must have died in ${year - 2} or ${year - 1}.`,
      'You must have paid over half the cost of keeping up the home.',
      'A foster child doesn’t qualify you for this status.',
      'After those two years, you may qualify as head of household.',
    ],
    conditions: [
      requires('You have a dependent child', 'dependents', ({ dependents }) =>
        dependents.some(({ relationship }) => relationship === 'child' || relationship === 'stepchild'),
      ),
    ],
    source: publication(501, 'Qualifying Surviving Spouse'),
    words: aliases(
      'qualifying surviving spouse, qualifying widow, widow, widower, qss, husband died, wife died, surviving spouse, widowed parent, widowed with kids, widow with children',
    ),
    facts: ['filingStatus'],
    screen: '/interview',
    see: ['spouse-died', 'head-of-household'],
  },
  {
    id: 'spouse-died',
    title: 'Spouse who died during the year',
    verdict:
      'You can still file a joint return for the year your spouse died if you didn’t remarry before the end of the year.',
    details: [
      'Report your own income for the whole year and your spouse’s income up to the date of death.',
      'Enter the date of death on the return. If no personal representative was appointed, you sign as the surviving spouse.',
      'You can take the full standard deduction for a joint return.',
    ],
    source: publication(559, 'Filing a joint return'),
    words: aliases(
      'spouse died this year, my husband passed away, my wife passed away, joint return deceased spouse, filing after spouse death, died in 2024, file for my late husband, file for my late wife',
    ),
    facts: ['spouse.dateOfDeath'],
    screen: '/interview',
    see: ['surviving-spouse', 'deceased-return'],
  },
  {
    id: 'married-during-year',
    title: 'Marriage during the year',
    verdict:
      'If you got married by December 31, you’re married for the whole year. File jointly or separately, not as single.',
    details: [
      'Report a name change to the Social Security Administration before you file. The name on the return must match its records.',
      'Each of you should give your employer a new Form W-4.',
      'If either of you had a Marketplace plan, a special rule for the year of marriage may lower what you repay.',
    ],
    source: publication(501, 'Marital Status'),
    words: aliases(
      'name change after marriage, maiden name, new last name, changed my name, newlyweds taxes, married mid year, name does not match, name changed, changed name',
    ),
    facts: ['filingStatus'],
    see: ['december-31', 'w4'],
  },
  {
    id: 'divorced-during-year',
    title: 'Divorce during the year',
    verdict:
      'If the divorce was final by December 31, file as single, or as head of household with a qualifying person. If it wasn’t final, you’re still married for the year, so file jointly or separately.',
    details: [
      'Each of you reports your own income. In a community property state, you split community income up to the date of the divorce.',
      'Property transferred between you because of the divorce isn’t taxed. The basis carries over.',
      'Only one of you can claim the same child.',
      'To be head of household, a parent must have paid over half the cost of keeping up a home in which the child lived with them more than half the year. If you’re still married, your spouse can’t have lived there during the last six months.',
    ],
    source: publication(504, 'Filing Status'),
    words: aliases(
      'divorce taxes, divorce during the year, ex spouse, after divorce, property settlement, divorce decree final, house in divorce, divorced who gets head of household, we split up this year, both want head of household, both of us head of household, we separated in november',
    ),
    see: ['divorced-parents', 'alimony', 'considered-unmarried'],
  },
  {
    id: 'common-law-same-sex',
    title: 'Common-law and same-sex marriage',
    verdict:
      'You’re married for federal taxes if your marriage was valid where it took place. That includes same-sex marriages and common-law marriages recognized by a state.',
    details: [
      'A common-law marriage stays valid if you move to a state that has none.',
      'Registered domestic partnerships and civil unions aren’t marriages for federal taxes.',
    ],
    source: publication(501, 'Marital Status'),
    words: aliases(
      'common law marriage, same sex marriage, domestic partner, civil union, gay marriage taxes, registered domestic partners, live together many years',
    ),
    see: ['filing-status'],
  },
  {
    id: 'community-property',
    title: 'Community property states',
    verdict:
      'If you live in one of the nine community property states and file separately, each of you generally reports half of your combined community income, such as wages.',
    details: [
      'The states are Arizona, California, Idaho, Louisiana, Nevada, New Mexico, Texas, Washington, and Wisconsin.',
      'Each of you attaches Form 8958, which shows the split. Plainfile fills it in and prints the return for you to mail.',
      'You don’t split the income on a joint return.',
      'If you lived apart all year and didn’t share any earnings, each of you may report only your own.',
    ],
    source: publication(555, 'Community Property Laws'),
    words: aliases(
      'community property, form 8958, california married separately, texas community income, split income with spouse, community state, filing separate do we split income',
    ),
    see: ['joint-or-separate'],
  },
  {
    id: 'nonresident-spouse',
    title: 'Married to a nonresident alien',
    verdict:
      'You can choose to treat a nonresident spouse as a US resident and file jointly. Then both of you report worldwide income.',
    details: [
      'You both sign a statement and attach it to the first joint return. Your spouse needs an SSN or ITIN.',
      'Otherwise, you file separately, or as head of household if you have a qualifying child or relative. Your spouse isn’t a qualifying person.',
    ],
    source: publication(519, 'Nonresident Spouse Treated as a Resident'),
    words: aliases(
      'nonresident spouse, foreign spouse, wife is not a citizen, husband is not a citizen, spouse without ssn, spouse abroad, immigrant spouse, spouse itin, non resident spouse, wife has no ssn, husband has no ssn, spouse has no ssn, spouse is on a visa, wife lives in another country no ssn, wife lives overseas, spouse from another country, married to someone without a social',
    ),
    facts: ['spouse'],
    see: ['itin', 'resident-or-nonresident'],
  },
  {
    id: 'injured-spouse',
    title: 'Injured spouse (Form 8379)',
    verdict:
      'If the IRS took your joint refund for your spouse’s past-due debt, file Form 8379 to get your share back.',
    details: [
      'Form 8379 covers child support, student loans, state tax, and past-due federal tax that only your spouse owed.',
      'File it with your return, or by itself after the IRS takes the refund. A form filed by itself takes about 8 weeks to process.',
      'The form divides income, withholding, and credits as if you had filed separately.',
      'Injured spouse relief isn’t the same as innocent spouse relief, which covers tax your spouse understated.',
      'Plainfile doesn’t prepare Form 8379.',
    ],
    source: formPage('8379', 'Injured Spouse Allocation'),
    words: aliases(
      'injured spouse, form 8379, refund taken for spouse debt, husband owes child support refund, spouse student loans refund, wife owes back taxes refund, spouse owes back taxes, husband owes back taxes',
    ),
    see: ['innocent-spouse', 'refund-offset'],
  },
  {
    id: 'innocent-spouse',
    title: 'Innocent spouse relief (Form 8857)',
    verdict:
      'You may be relieved of tax your spouse understated on a joint return if you didn’t know and had no reason to know. Request relief on Form 8857.',
    details: [
      'Separation of liability and equitable relief are two other kinds of relief. You request all three on the same form.',
      'For innocent spouse relief and separation of liability, you must file within two years after the IRS first tries to collect from you.',
      'You can request equitable relief as long as the IRS can collect, usually ten years. To get a refund, you must meet the time limit for refunds.',
      'The IRS considers domestic abuse when it decides.',
    ],
    source: topic(205, 'Innocent spouse relief'),
    words: aliases(
      'innocent spouse, form 8857, spouse lied on taxes, ex hid income, responsible for spouse tax, husband did not report income, liable for ex',
    ),
    see: ['injured-spouse', 'joint-or-separate'],
  },
  {
    id: 'itin',
    title: 'ITIN',
    verdict:
      'An ITIN is a taxpayer identification number for people who need one but can’t get an SSN. Apply on Form W-7, usually with your return.',
    details: [
      'An ITIN expires if it isn’t used on a return for three years in a row. Renew it before you file.',
      'An ITIN doesn’t authorize you to work or qualify you for the EIC. For the child tax credit, the child needs an SSN valid for employment.',
      'If you had an ITIN and now have an SSN, use the SSN and notify the IRS.',
    ],
    source: page(
      'Individual taxpayer identification number (ITIN)',
      'What is an ITIN',
      'tin/itin/individual-taxpayer-identification-number-itin',
    ),
    words: aliases(
      'itin, w-7, no social security number, undocumented taxes, tax id number, itin renewal, itin expired, file without ssn, no ssn, no social, do not have a social, without a social security number, renew my itin, expired itin',
    ),
    facts: ['taxpayer.idType'],
    screen: '/interview',
    see: ['eic-ssn', 'itin-dependents'],
  },
  {
    id: 'resident-or-nonresident',
    title: 'Resident or nonresident alien (Form 1040-NR)',
    verdict:
      'You file Form 1040 if you’re a US citizen, a green card holder, or a resident under the substantial presence test. Others file Form 1040-NR, which Plainfile doesn’t support.',
    details: [
      'A citizen, green card holder, or resident reports worldwide income, wherever it was earned.',
      'To meet the substantial presence test, you need at least 31 days in the US this year and at least 183 days over three years. Count a third of last year’s days and a sixth of the days in the year before.',
      'Students on F, J, M, and Q visas usually don’t count days for five calendar years.',
      'If you were both a resident and a nonresident in the same year, you need a dual-status return. Ask a specialist.',
    ],
    source: publication(519, 'Nonresident Alien or Resident Alien?'),
    words: aliases(
      '1040-nr, 1040nr, nonresident alien, substantial presence, green card, visa taxes, f1 student, h1b, international student, dual status, j1 visa, green card holder, worldwide income, income from back home, money i make in my home country, h1b first year',
    ),
    see: ['nonresident-spouse', 'itin'],
  },
  {
    id: 'kiddie-tax',
    title: 'Kiddie tax (Form 8615)',
    verdict: ({ thresholds }) =>
      `A child’s 2024 unearned income above ${usd(thresholds.kiddieUnearnedIncome)} is taxed at the parents’ rate if that’s higher.`,
    details: [
      'The kiddie tax applies to children under 18. It also applies to 18-year-olds and full-time students under 24 whose earned income isn’t more than half of their support.',
      'Unearned income is interest, dividends, capital gains, trust income, and taxable scholarships, not wages.',
      'Parents may elect to report a child’s interest and dividends on their own return with Form 8814 instead. Select it among the less common situations.',
    ],
    from2025: `For 2025, the amount is ${usd(law2025.thresholds.kiddieUnearnedIncome)}.`,
    source: formPage('8615', 'Tax for Certain Children Who Have Unearned Income'),
    words: aliases(
      'kiddie tax, form 8615, child investment income, my kids stocks, custodial account taxes, utma taxes, child dividends, include my childs interest on my return, my childs dividends on my return, childs investment income',
    ),
    facts: ['parents', 'childIncome'],
    see: ['must-file-dependent', 'earned-unearned-income', 'parents-election'],
  },
  {
    id: 'must-file',
    title: 'Who must file',
    verdict: ({ standardDeduction: { amount } }) =>
      `You must file for 2024 if your gross income was at least ${usd(amount.single)} (single), ${usd(amount.mfj)} (joint return), or ${usd(amount.hoh)} (head of household). Each is higher if you’re 65 or older.`,
    details: [
      ({ selfEmployment }) =>
        `You must also file if you had ${usd(selfEmployment.floor)} or more of net self-employment earnings.`,
      'You must also file if you had advance premium tax credits, HSA withdrawals, household employment tax, or the early-withdrawal tax.',
      `If you’re married filing separately, you must file if your gross income was at least ${usd(figures.mustFile.separateReturn)}.`,
      'Even if your income is lower, file to get a refund of withheld tax or claim refundable credits.',
    ],
    source: publication(501, 'Who Must File'),
    words: aliases(
      'do i have to file, must i file, who must file, minimum income to file, filing requirement, need to file taxes, filing threshold, made too little to file, required to file, need to file, have to file, even need to file',
    ),
    screen: '/interview',
    see: ['must-file-dependent', 'file-without-requirement', 'self-employment-tax'],
  },
  {
    id: 'must-file-dependent',
    title: 'When a dependent must file',
    verdict: ({ standardDeduction: s }) =>
      `A single dependent who is under 65 and not blind must file a 2024 return if they had more than ${usd(s.dependentMinimum)} of unearned income or more than ${usd(s.amount.single)} of earned income.`,
    details: [
      ({ standardDeduction: s }) =>
        `With both kinds of income, a dependent must file if the total is more than ${usd(s.dependentMinimum)} or earned income plus ${usd(s.dependentEarnedIncomePlus)}, whichever is larger.`,
      ({ selfEmployment }) =>
        `A dependent with net self-employment earnings of ${usd(selfEmployment.floor)} or more must always file.`,
      'A teen with less income should still file to get a refund of withheld tax. A parent can sign for a young child.',
    ],
    source: publication(501, 'Table 2. Filing Requirements for Dependents'),
    words: aliases(
      'does my kid have to file, dependent must file, teenager file taxes, minor file return, student has to file, child needs to file, high school job taxes, daughter babysits, babysitting money, im 17 and have a job, im 16 and have a job, teen with a job do i file',
    ),
    facts: ['taxpayer.claimableAsDependent'],
    see: ['must-file', 'standard-deduction-dependent', 'kiddie-tax'],
  },
  {
    id: 'file-without-requirement',
    title: 'Filing when you aren’t required to',
    verdict:
      'File anyway if tax was withheld or you qualify for a refundable credit. Filing is the only way to get that money.',
    details: [
      'Refundable credits include the EIC, the additional child tax credit, part of the American opportunity credit, and the premium tax credit.',
      'You have three years from the due date to claim a refund. There’s no late-filing penalty if you’re due a refund.',
    ],
    source: page(
      'Check if you need to file a tax return',
      'Why you may want to file',
      'individuals/check-if-you-need-to-file-a-tax-return',
    ),
    words: aliases(
      'no income file, file with no income, should i file if not required, low income refund, did not make enough but had withholding, file anyway, zero income, file to get money back',
    ),
    see: ['must-file', 'eic', 'refund-three-years'],
  },
  {
    id: 'joint-phase-hint',
    title: 'Student loans, IRAs, and separate returns',
    verdict:
      'Filing separately can lower income-driven student loan payments, but it costs you tax breaks. Compare both ways before you decide.',
    details: [
      ({ adjustments: a }) =>
        `On a joint return, you can take the full student loan interest deduction with income (modified AGI) up to ${usd(a.studentLoanPhaseOutStart.mfj)}.`,
      'On a separate return, you can’t deduct the interest.',
    ],
    source: publication(970, 'Can You Claim the Deduction?'),
    words: aliases(
      'student loan payments file separately, idr payments married, income driven repayment taxes, separate for student loans, save plan filing separately',
    ),
    see: ['joint-or-separate', 'student-loan-interest'],
  },
];
