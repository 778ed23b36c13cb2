import * as extra from '@/lib/tax/us/schedule-1/income';
import { type Card } from './card';
import { aliases } from './say';
import { page, publication } from './sources';

/** Cases that no broader card decides: a refund as income, an annulment, benefits of a child, debts and cover of a business. */
export const furtherCases: readonly Card[] = [
  {
    id: 'federal-refund-income',
    title: 'Is a federal refund income?',
    verdict:
      'No. A federal tax refund isn’t income. It’s your own money coming back. Only interest the IRS pays you on a late refund is taxable.',
    details: [
      'The IRS sends Form 1099-INT for the interest. Report it with your other interest.',
      'A state refund can be taxable if you itemized in the year you paid the tax.',
      'A refund doesn’t change what you can get from programs such as SNAP or SSI for 12 months after you receive it.',
    ],
    source: publication(550, 'Taxable Interest'),
    words: aliases(
      'is a federal refund income, federal refund taxable, do i report last years federal refund, is my federal refund taxed again, count my refund as income, interest on my federal refund taxable',
    ),
    see: ['state-refund', 'interest-income'],
  },
  {
    id: 'annulment',
    title: 'Annulled marriage',
    verdict:
      'An annulment means you were never married for tax purposes. File as single, or as head of household if you qualify, and amend any joint returns you filed.',
    details: [
      'Amend every return the annulment affects if the time to amend it hasn’t run out. That’s usually three years after you filed.',
      'A divorce is different. You’re still considered married for the years before it.',
      'File Form 1040-X for each year, with your own income only.',
    ],
    source: publication(501, 'Annulled Marriages'),
    words: aliases(
      'annulled, annulment, marriage annulled, got our marriage annulled, annulled after we filed joint, marriage declared void',
    ),
    facts: ['filingStatus'],
    see: ['filing-status', 'how-to-amend', 'divorced-during-year'],
  },
  {
    id: 'child-social-security',
    title: 'Social Security paid for a child',
    verdict:
      'Social Security for a child is the child’s income, not yours, even if the check comes to you. It’s taxed only if half of it plus the child’s other income is over the limit.',
    details: [
      'Form SSA-1099 shows the child’s name and SSN. Don’t report it on your return.',
      'Most children owe nothing because they have little other income.',
      'Benefits you use for the child’s support count as support the child provided. That matters for claiming the child.',
      'Survivor benefits for a widow or widower with young children are the parent’s income.',
    ],
    source: publication(915, 'Are Any of Your Benefits Taxable?'),
    words: aliases(
      'childs social security, kids social security, survivor benefits for my child, survivor benefits for my kids, my son gets social security, my daughter gets social security, death benefits for my child from social security, ssa-1099 in my childs name',
    ),
    documents: ['SSA-1099'],
    see: ['social-security-taxable', 'support-test'],
  },
  {
    id: 'business-loan-payments',
    title: 'Payments on a business loan',
    verdict:
      'You can deduct the interest on a business loan, but not the principal you pay back. The loan itself isn’t income.',
    details: [
      'What you buy with the loan is deductible under its own rules, even before you repay the loan.',
      'If you use a business credit card for personal purchases too, deduct only the business share of the interest.',
      'If a loan is partly personal, split the interest by what the money was used for.',
      'If the lender cancels the loan, the canceled amount may be income.',
    ],
    appliesTo: 'Self-employed people.',
    source: publication(334, 'Interest'),
    words: aliases(
      'business loan payments, deduct business loan, business loan interest, principal on a business loan, sba loan payments, loan for my business, business credit card interest, is a business loan income',
    ),
    lines: () => [extra.businessIncome],
    facts: ['businesses.expenses', 'businesses'],
    see: ['business-expenses', 'loan-not-income'],
  },
  {
    id: 'business-insurance',
    title: 'Business insurance',
    verdict:
      'Yes. If you’re self-employed, you can deduct insurance for the business, such as liability, malpractice, property, and workers’ compensation coverage.',
    details: [
      'Deduct business insurance on Schedule C. Your own health insurance is a separate deduction on Schedule 1.',
      'You can’t deduct life insurance that pays you or your family, or insurance that replaces your own pay if you get sick.',
      'You can deduct car insurance only if you use actual expenses, not the standard mileage rate.',
      'If you paid in advance for more than one year, you usually deduct each year’s share in that year.',
    ],
    appliesTo: 'Self-employed people.',
    source: publication(334, 'Insurance'),
    words: aliases(
      'business insurance deductible, liability insurance, malpractice insurance, professional liability, errors and omissions insurance, insurance for my business, bond for my business',
    ),
    lines: () => [extra.businessIncome],
    facts: ['businesses.expenses', 'businesses'],
    see: ['business-expenses', 'se-health-insurance'],
  },
  {
    id: 'reverse-mortgage',
    title: 'Reverse mortgage',
    verdict:
      'Money from a reverse mortgage is a loan, so it isn’t income. You can’t deduct its interest until you actually pay it, usually when the loan ends.',
    details: [
      'Even then, you can deduct only interest on money used to buy, build, or substantially improve the home.',
      'If you itemize, you can still deduct the real estate tax you pay.',
      'The payments don’t make your Social Security taxable.',
    ],
    appliesTo: 'Older homeowners.',
    source: publication(936, 'Reverse mortgages'),
    words: aliases(
      'is reverse mortgage money income, reverse mortgage interest, deduct reverse mortgage interest, reverse mortgage payments, hecm, home equity conversion mortgage',
    ),
    facts: ['itemized.mortgages'],
    see: ['mortgage-interest', 'heloc'],
  },
  {
    id: 'election-workers',
    title: 'Pay for working at the polls',
    verdict:
      'Yes, report it. Pay for working at an election is taxable income, with or without a W-2. Only reimbursements of your costs aren’t taxable.',
    details: [
      'If you get a W-2, enter it like any other. Without one, report the pay with your wages.',
      'Social Security and Medicare taxes are withheld only if your pay reaches a yearly threshold.',
      'Often, no income tax is withheld, so you may owe some with your return.',
      'Pay for election work isn’t self-employment income.',
    ],
    source: page(
      'Election workers: reporting and withholding',
      'Overview',
      'government-entities/federal-state-local-governments/election-workers-reporting-and-withholding',
    ),
    words: aliases(
      'poll worker, election worker, worked at the polls, worked the election, paid for election day, poll worker pay taxable, election judge pay',
    ),
    facts: ['w2s'],
    documents: ['W-2'],
    see: ['jury-duty', 'income-without-form'],
  },
  {
    id: 'joint-estimated-separate',
    title: 'Estimated payments you made together',
    verdict:
      'If you made estimated payments together and then file separate returns, you can split them any way you both agree. Together, you can’t claim more than you paid.',
    details: [
      'If you can’t agree, each of you takes a share in proportion to the tax on your separate returns.',
      'If you divorced, you can still split joint payments. Enter the former spouse’s Social Security number on your return.',
      'Payments one spouse made alone belong to that spouse on separate returns.',
      'If you paid separately and file jointly, you add the payments together.',
    ],
    source: publication(505, 'Separate Returns'),
    words: aliases(
      'joint estimated payments, estimated payments together file separate, split estimated payments, divide estimated tax payments, who claims the estimated payments, ex and i made estimated payments, quarterly payments with my ex',
    ),
    facts: ['payments.estimated'],
    see: ['estimated-tax', 'joint-or-separate'],
  },
  {
    id: 'athlete-nil',
    title: 'Name, image, and likeness (NIL) pay',
    verdict:
      'NIL pay is taxable. A student athlete who is paid for endorsements, posts, or appearances is usually self-employed and files Schedule C.',
    details: [
      'Report goods you receive, such as shoes or a car, at their fair market value.',
      'You owe self-employment tax on the profit, and you may have to make estimated payments.',
      'You can deduct agent fees and other costs of the NIL work.',
      'A parent may still claim you if you don’t pay over half of your own support and the other tests are met.',
    ],
    appliesTo: 'Student athletes.',
    source: publication(334, 'Self-Employment Tax'),
    words: aliases(
      'nil money, nil deal, name image and likeness, college athlete paid, student athlete endorsement, athlete sponsorship, nil collective',
    ),
    lines: () => [extra.businessIncome],
    facts: ['businesses'],
    see: ['self-employment-tax', 'scholarships', 'gig-work'],
  },
  {
    id: 'false-1099-g',
    title: 'Form 1099-G for unemployment you never received',
    verdict:
      'Don’t report unemployment you never received. Ask the state agency that sent Form 1099-G for a corrected form, because someone may have filed a claim in your name.',
    details: [
      'File on time, even if the corrected form hasn’t arrived. Report only the income you received.',
      'The IRS doesn’t ask for Form 14039 for this unless your e-filed return is rejected because someone already filed with your SSN.',
      'An identity protection PIN (IP PIN) helps keep others from filing with your SSN.',
      'Keep a copy of your fraud report to the state.',
    ],
    source: page(
      'Identity theft and unemployment benefits',
      'If you receive an incorrect Form 1099-G',
      'identity-theft-fraud-scams/identity-theft-and-unemployment-benefits',
    ),
    words: aliases(
      'never filed for unemployment got a 1099-g, 1099-g but never filed unemployment, fake unemployment claim, unemployment fraud in my name, someone collected unemployment as me, wrong 1099-g, 1099-g i never got the money',
    ),
    documents: ['1099-G'],
    see: ['unemployment', 'identity-theft', 'ip-pin'],
  },
  {
    id: 'closing-business',
    title: 'Closing your business',
    verdict:
      'File Schedule C for the year you close, with all income and expenses through the closing date. It has no “final return” box to check.',
    details: [
      'Report equipment or a vehicle you sold or kept for yourself on Form 4797. Part of the gain may be ordinary income.',
      'You owe self-employment tax on the year’s profit. You can deduct a loss.',
      'If you had employees, file final payroll forms and send W-2s. Send Form 1099-NEC to contractors.',
      'To close the IRS account for your EIN, write to the IRS with the business name, EIN, and reason.',
      'Costs you pay later for the old business, such as the last bills, may still be deductible.',
    ],
    appliesTo: 'People who had their own business.',
    source: page(
      'Closing a business',
      'File a final return and related forms',
      'businesses/small-businesses-self-employed/closing-a-business',
    ),
    words: aliases(
      'closed my business, shut down my business, quit my side hustle, stopped driving for uber, went out of business, dissolved my llc, closing my shop, last year of my business, end my business',
    ),
    lines: () => [extra.businessIncome],
    facts: ['businesses'],
    see: ['sold-equipment', 'business-loss', 'ein'],
  },
  {
    id: 'rented-out-things',
    title: 'Renting out your car, tools, or other things',
    verdict:
      'Money from renting out a car, trailer, or equipment is income. If you do it regularly as a business, use Schedule C. Otherwise, report it on Schedule 1, line 8l.',
    details: [
      'If it’s a business, you owe self-employment tax on the profit.',
      'Deduct the rental share of costs such as fees, insurance, repairs, and depreciation.',
      'If it isn’t a business but you rent for profit, deduct the costs on Schedule 1, line 24b.',
      'Payment apps and online marketplaces may send Form 1099-K. Report the income with or without a form.',
    ],
    source: publication(525, 'Rents From Personal Property'),
    words: aliases(
      'turo, rented my car on turo, rented my truck, rent out my trailer, rent out my rv, rent out my boat, rent my tools, getaround, rent out equipment',
    ),
    see: ['gig-work', 'business-expenses', 'form-1099-k'],
  },
  {
    id: 'preparer-misconduct',
    title: 'A preparer put something false on your return',
    verdict:
      'You’re responsible for everything on a return you signed, even if someone else prepared it. Correct it with Form 1040-X, and report the preparer on Form 14157.',
    details: [
      'If the preparer changed your return or your refund’s bank account without your consent, also file Form 14157-A.',
      'Pay what you owe with Form 1040-X to stop interest. Correcting a mistake before the IRS finds it usually avoids the accuracy penalty.',
      'Ask the preparer for your records and a copy of the return. They have to give you both.',
      'A preparer must sign the return and include a PTIN. One who won’t sign is a warning sign.',
    ],
    source: page(
      'Make a complaint about a tax return preparer',
      'How to file a complaint',
      'tax-professionals/make-a-complaint-about-a-tax-return-preparer',
    ),
    words: aliases(
      'preparer lied on my return, preparer put false things on my return, my tax guy made stuff up, stuff on my return that is not true, fake deductions by preparer, ghost preparer, preparer wont sign, preparer took my refund, report a tax preparer, complain about a preparer, form 14157, preparer fraud, bad tax preparer',
    ),
    see: ['amended-return', 'preparer-help'],
  },
];
