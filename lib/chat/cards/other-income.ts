import { type Card } from './card';
import { figures } from './figures';
import { day, pct, aliases, usd } from './say';
import { formPage, instructions, page, publication, topic } from './sources';

/** Income of other kinds: benefits, payouts, gifts from many, debts, school money. */
export const otherIncome: readonly Card[] = [
  {
    id: 'lottery-prizes',
    title: 'Lottery, prizes and awards',
    verdict:
      'Yes, lottery winnings, prizes and awards are income, whatever the amount. A car or a trip counts at its fair market value.',
    details: [
      'A lottery paid over years is taxed as each payment comes.',
      'Big wins come on Form W-2G with tax withheld. The withholding may not cover the whole tax.',
      'A prize that is not gambling, such as a contest or sweepstakes, is other income on Schedule 1.',
      'If you refuse a prize, it isn’t income.',
    ],
    source: publication(525, 'Prizes and awards'),
    words: aliases(
      'lottery winnings, powerball winnings, mega millions winnings, sweepstakes, contest prize, game show, won a car, award money, raffle, door prize, prize taxable, won a trip, won a tournament, won a video game tournament, esports winnings, won a contest',
    ),
    facts: ['gambling', 'otherIncome'],
    documents: ['W-2G'],
    screen: '/interview',
    see: ['gambling-winnings', 'gambling-losses'],
  },
  {
    id: 'workers-compensation',
    title: 'Workers’ compensation',
    verdict: 'No. Workers’ compensation for a job injury or illness is not taxable, and you don’t report it.',
    details: [
      'If part of it reduces your Social Security, that part is treated as Social Security and may be taxable.',
      'Pay for light duty after you return to work is wages.',
      'A retirement pension you get because of age or service is taxable, even if you retired because of the injury.',
    ],
    source: publication(525, 'Workers’ Compensation'),
    words: aliases(
      'workers comp, workmans comp, workers compensation settlement, injured at work pay, on the job injury, work injury payments, workers comp taxable, got hurt at work, comp checks, workers comp check',
    ),
    see: ['disability-pay', 'settlements'],
  },
  {
    id: 'disability-pay',
    title: 'Disability insurance and sick pay',
    verdict:
      'It depends who paid the premiums. Benefits are taxable if your employer paid, and tax free if you paid with after-tax money.',
    details: [
      'If you both paid, the employer’s share of the benefit is taxable.',
      'Premiums paid before tax through a cafeteria plan count as paid by the employer.',
      'Sick pay from your employer or its insurer is wages on Form W-2.',
      'VA disability and workers’ compensation are not taxable.',
      'Social Security disability (SSDI) is taxed like retirement benefits. SSI is never taxed.',
    ],
    source: publication(525, 'Sickness and Injury Benefits'),
    words: aliases(
      'disability insurance payments, short term disability, long term disability, std, ltd benefits, sick pay, third party sick pay, disability income taxable, aflac, disability pension, disability payments from work, disability policy through work, short term disability checks, disability pension before retirement age',
    ),
    documents: ['W-2', '1099-R'],
    see: ['workers-compensation', 'social-security-disability', 'paid-family-leave'],
  },
  {
    id: 'paid-family-leave',
    title: 'Paid family and medical leave',
    verdict:
      'Family leave benefits from a state program are taxable income on your federal return. You usually get a Form 1099-G.',
    details: [
      'Medical leave benefits for yourself are taxable to the extent your employer paid for them.',
      'Leave your employer pays itself is wages on Form W-2.',
      'States differ: several don’t tax their own program’s benefits.',
      'No Social Security or Medicare tax applies to state family leave benefits.',
    ],
    source: publication(525, 'Sickness and Injury Benefits'),
    words: aliases(
      'paid family leave, pfl, pfml, fmla pay, maternity leave pay, parental leave, state family leave, bonding leave, paternity leave pay, family leave taxable, baby bonding benefits',
    ),
    documents: ['1099-G', 'W-2'],
    screen: '/interview',
    see: ['disability-pay', 'unemployment'],
  },
  {
    id: 'life-insurance-payout',
    title: 'Life insurance proceeds',
    verdict: 'No, a life insurance payout because someone died is not taxable. Interest paid on it is.',
    details: [
      'If you take installments, the part above the benefit itself is interest.',
      'Cashing in (surrendering) a policy while alive: what you get above the premiums you paid is taxable.',
      'Accelerated benefits paid to a terminally ill person are tax free too.',
      'Premiums you pay for life insurance are not deductible.',
    ],
    source: publication(525, 'Life Insurance Proceeds'),
    words: aliases(
      'life insurance payout, life insurance proceeds, death benefit, beneficiary of life insurance, dad died life insurance, cash surrender value, cashed in life insurance, accelerated death benefit, left me life insurance',
    ),
    see: ['inheritance', 'interest-income'],
  },
  {
    id: 'insurance-for-property',
    title: 'Insurance money for a car or a home',
    verdict:
      'Insurance money for damage, theft or a loss isn’t income as long as it only makes up for what you lost. Anything above your basis in the property is a gain.',
    details: [
      'Basis is usually what you paid. For a car or furniture the money is almost always less.',
      'You can put off a gain if you buy similar property in time, usually within two years.',
      'What insurance paid for can’t be deducted as a loss.',
      'Money for living costs while you couldn’t use your home is taxable only above the extra costs you had.',
    ],
    source: publication(547, 'Insurance and Other Reimbursements'),
    words: aliases(
      'insurance payout, insurance check for my car, totaled car, homeowners insurance check, insurance paid for the roof, house fire insurance, stolen car insurance, flood insurance money',
    ),
    see: ['casualty-theft', 'life-insurance-payout'],
  },
  {
    id: 'money-back',
    title: 'Your own money back',
    verdict:
      'Getting your own money back isn’t income: a returned security deposit, a loan that someone repays, a store refund, or a friend’s share of a bill.',
    details: [
      'Interest paid on top of it is income.',
      'A landlord who keeps a deposit has income. A tenant who gets it back doesn’t.',
      'A refund of a cost you deducted in an earlier year can be income.',
    ],
    source: publication(525, 'Recoveries; Miscellaneous Income'),
    words: aliases(
      'landlord gave back my deposit, friend paid me back, repaid a loan, loan paid back to me, store refund, my deposit came back, reimbursed by a friend, money i lent',
    ),
    see: ['payment-apps', 'gifts-received'],
  },
  {
    id: 'life-insurance-cashed',
    title: 'Cashing in a life insurance policy',
    verdict:
      'If you cash in (surrender) a life insurance policy, only what you get above the premiums you paid is taxable.',
    details: [
      'You usually get Form 1099-R with the taxable amount.',
      'Dividends on the policy that you took out earlier reduce what you paid in.',
      'A loss isn’t deductible.',
      'A payout because someone died isn’t taxable.',
    ],
    source: publication(525, 'Surrender of policy for cash'),
    words: aliases(
      'cash out life insurance, cashed in a policy, surrender life insurance, cash value life insurance, whole life cash value, life insurance surrender',
    ),
    facts: ['retirement'],
    see: ['life-insurance-payout'],
  },
  {
    id: 'employer-moving',
    title: 'Moving costs your employer paid',
    verdict:
      'Moving costs that your employer paid or reimbursed are taxable wages, unless you are in the Armed Forces and moved on orders. They’re already in box 1 of your W-2.',
    details: [
      'You can’t deduct the move, so you still owe tax on the payment.',
      'For a move on military orders, box 12 shows the untaxed amount with code P.',
    ],
    source: publication(525, 'Moving expense reimbursements'),
    words: aliases(
      'relocation package, relocation bonus, employer paid my move, company paid moving, moving reimbursement, relocation money taxed, box 12 code p move',
    ),
    see: ['moving-expenses', 'fringe-benefits'],
  },
  {
    id: 'settlements',
    title: 'Lawsuit settlements and damages',
    verdict:
      'Money for a physical injury or sickness is not taxable. Most other settlements, such as back pay or punitive damages, are.',
    details: [
      'A car accident settlement for your injuries is tax free, including lost wages caused by the injury.',
      'Punitive damages and interest are always taxable.',
      'Damages for emotional distress are taxable unless the distress comes from a physical injury. Subtract medical costs you paid for it.',
      'Back pay is wages on Form W-2.',
      'If you deducted the medical bills before, that part is income now.',
    ],
    source: publication(4345, 'Settlements, Taxability'),
    words: aliases(
      'settlement, lawsuit, car accident settlement, personal injury settlement, damages, punitive damages, class action, emotional distress, wrongful termination settlement, insurance settlement, jury award, lawsuit money, money from a lawsuit, settlement after a wreck',
    ),
    documents: ['1099-MISC'],
    screen: '/interview',
    see: ['medical-reimbursed', 'workers-compensation'],
  },
  {
    id: 'crowdfunding',
    title: 'Crowdfunding (GoFundMe)',
    verdict:
      'Money people give you out of generosity through GoFundMe is a gift, and gifts are not taxable. Money for something you give back is income.',
    details: [
      'Rewards, products or shares in return make it income.',
      'Money from your employer is usually wages.',
      'A Form 1099-K may come even for gifts. Keep records that show what the money was for.',
      'People who gave to a person can’t deduct it. Only gifts to qualified charities count.',
    ],
    source: page(
      'Money received through crowdfunding may be taxable',
      'Tax treatment',
      'newsroom/money-received-through-crowdfunding-may-be-taxable',
    ),
    words: aliases(
      'gofundme, crowdfunding, kickstarter, fundraiser money, donations i received, go fund me, people donated to me, online fundraiser',
    ),
    documents: ['1099-K'],
    see: ['gifts-received', 'payment-apps'],
  },
  {
    id: 'payment-apps',
    title: 'Venmo, Cash App, PayPal and Zelle',
    verdict:
      'No, money from friends and family for dinner, rent shares or gifts is not income. Pay for goods or work is, with or without Form 1099-K.',
    details: [
      'If a 1099-K shows personal payments, report the amount and take it out again on Schedule 1, so it comes to zero.',
      'Used personal things sold at a loss are not taxed, and the loss isn’t deductible. A gain is.',
      'Tag personal payments as friends and family in the app.',
      'Business income that is also on a 1099-NEC counts once.',
    ],
    source: page(
      'Understanding your Form 1099-K',
      'What to do with Form 1099-K',
      'businesses/understanding-your-form-1099-k',
    ),
    words: aliases(
      'venmo, cash app, paypal friends and family, zelle, payment app, 1099-k personal, split dinner, roommate rent venmo, sold used stuff, facebook marketplace, personal items sold, friends paying me back, 1099-k from friends',
    ),
    documents: ['1099-K'],
    screen: '/interview',
    see: ['gig-work', 'form-1099-k-2025'],
  },
  {
    id: 'bartering',
    title: 'Bartering and trades',
    verdict: 'Yes, what you get in a trade of work or goods is income at its fair market value.',
    details: [
      'Each side reports the value of what it got in the year it got it.',
      'If it is part of your business, it goes on Schedule C.',
      'A barter exchange sends Form 1099-B.',
    ],
    source: topic(420, 'Bartering income'),
    words: aliases('bartering, barter, traded services, trade work for rent, swap services, exchange work'),
    facts: ['otherIncome'],
    screen: '/interview',
    see: ['gig-work', 'income-without-form'],
  },
  {
    id: 'income-without-form',
    title: 'Income without a form, and cash',
    verdict:
      'Yes, you report all taxable income even if you didn’t get a W-2 or 1099, and even below the amount at which payers must send one.',
    details: [
      'The reporting thresholds for these forms apply to the payer. They don’t make your income tax free.',
      'Report cash and side-job income on Schedule C, along with your expenses.',
      'Small amounts of bank interest count too.',
      'Keep your own records: deposits, invoices, a list of jobs.',
    ],
    source: publication(525, 'Introduction'),
    words: aliases(
      'no 1099, under 600, didnt get a 1099, cash income, paid in cash, never got a form, paid under the table, no w2 received income, less than 600 dollars, boss pays cash, found cash, found money, sold plasma, focus group, paid surveys, what happens if i do not report a 1099',
    ),
    screen: '/interview',
    see: ['gig-work', 'missing-w2'],
  },
  {
    id: 'social-security-disability',
    title: 'Social Security disability (SSDI) and SSI',
    verdict:
      'SSDI is taxed like Social Security retirement: nothing, or up to a share that depends on your other income. SSI is never taxable.',
    details: [
      ({ benefits: b }) =>
        `Nothing is taxed if half the benefits plus other income is at most ${usd(b.baseAmount.single)} (${usd(b.baseAmount.mfj)} on a joint return).`,
      ({ benefits: b }) => `At most ${pct(b.topShare)} of the benefits is taxed.`,
      'SSDI comes on Form SSA-1099. SSI comes without a tax form.',
      'A child’s benefit counts on the child’s own return.',
    ],
    source: topic(423, 'Social Security and equivalent railroad retirement benefits'),
    words: aliases(
      'ssdi, ssdi taxable, disability from social security, ssi taxable, supplemental security income, social security disability, childs social security, survivor benefits child',
    ),
    facts: ['socialSecurity'],
    documents: ['SSA-1099'],
    screen: '/interview',
    see: ['social-security-taxable', 'social-security-lump-sum'],
  },
  {
    id: 'social-security-lump-sum',
    title: 'Back pay from Social Security (lump-sum election)',
    verdict:
      'Benefits paid now for earlier years count in the year you get them. You may elect to figure the tax with each earlier year’s income if that’s less.',
    details: [
      'The choice is made with the worksheets of Publication 915. You don’t amend the earlier years.',
      'Box 3 of Form SSA-1099 says how much is for which year.',
      'Plainfile counts the whole amount in the year you got it. Ask your preparer about the election.',
    ],
    source: publication(915, 'Lump-Sum Election'),
    words: aliases(
      'lump sum social security, social security back pay, ssdi back pay, retroactive benefits, lump-sum election, disability back pay taxes, benefits for prior years',
    ),
    documents: ['SSA-1099'],
    screen: '/messages',
    see: ['social-security-taxable', 'social-security-disability'],
  },
  {
    id: 'social-security-withholding',
    title: 'Tax withheld from Social Security (Form W-4V)',
    verdict:
      'You can have federal tax withheld from Social Security or unemployment with Form W-4V. It is your choice.',
    details: [
      'For Social Security you pick one of four fixed rates. For unemployment there is one.',
      'Box 6 of Form SSA-1099 shows what was withheld.',
      'Without withholding you may need estimated payments.',
    ],
    source: formPage('W-4V', 'Voluntary Withholding Request'),
    words: aliases(
      'w-4v, withhold from social security, tax taken out of social security, withholding on unemployment, voluntary withholding, have taxes taken out of my benefits',
    ),
    see: ['estimated-tax', 'social-security-taxable'],
  },
  {
    id: 'benefits-repaid',
    title: 'Unemployment or benefits you paid back',
    verdict:
      'If you repaid it in the same year, report only what you kept. If you repaid it in a later year, small amounts aren’t deductible; larger ones get a deduction or credit.',
    details: [
      'Subtract unemployment you repaid in the same year on line 7 of Schedule 1.',
      `Over ${usd(figures.repayments.claimOfRight)} repaid for an earlier year, you choose between an itemized deduction and a credit (claim of right).`,
      'Social Security you repaid is already taken off in box 5 of Form SSA-1099.',
      'Wages paid back to your employer follow the same rule. Ask for a corrected W-2 for Social Security tax.',
    ],
    source: publication(525, 'Repayments'),
    words: aliases(
      'paid back unemployment, pay back unemployment, had to repay unemployment, repaid unemployment, unemployment overpayment, repay benefits, claim of right, had to give back, overpaid unemployment, pay back sign on bonus, repaid wages',
    ),
    see: ['unemployment', 'social-security-taxable'],
  },
  {
    id: 'va-military',
    title: 'VA benefits and military pay',
    verdict:
      'VA disability, GI Bill and combat pay are not taxable. Regular military pay, reserve pay and retirement pay are.',
    details: [
      'Housing and food allowances (BAH, BAS) are not taxable.',
      'Combat pay is in box 12 of the W-2 with code Q. You may count it for the EIC if that helps.',
      'On active duty with orders to move, you can still deduct moving costs.',
      'Time in a combat zone extends your deadlines.',
    ],
    source: publication(3, 'Gross Income'),
    words: aliases(
      'va disability taxable, gi bill, military pay, combat pay, bah taxable, bas, military retirement, va benefits, reserve pay, national guard pay, army, code q, veterans disability, disability from the va, veterans benefits, va compensation',
    ),
    documents: ['W-2', '1099-R'],
    see: ['moving-expenses', 'military-deadlines', 'military-state'],
  },
  {
    id: 'railroad-retirement',
    title: 'Railroad retirement (RRB-1099)',
    verdict:
      'Tier 1 benefits on the blue Form RRB-1099 are taxed like Social Security. Tier 2 on the green RRB-1099-R is taxed like a pension.',
    details: [
      'Add net tier 1 benefits to Social Security on line 6a.',
      'Tier 2 and other payments go on lines 5a and 5b.',
      'States don’t tax railroad retirement.',
    ],
    source: publication(575, 'Railroad Retirement Benefits'),
    words: aliases(
      'railroad retirement, rrb-1099, rrb 1099, rrb-1099-r, tier 1, tier 2, railroad pension, rrb1099r',
    ),
    facts: ['socialSecurity', 'retirement'],
    screen: '/interview',
    see: ['social-security-taxable'],
  },
  {
    id: 'mortgage-debt-canceled',
    title: 'Mortgage debt forgiven, foreclosure, short sale',
    verdict:
      'Forgiven mortgage debt is income unless an exclusion applies: insolvency, bankruptcy, or debt on your main home that the law excludes through 2025.',
    details: [
      'The main home exclusion covers debt used to buy, build or improve it, up to a limit. Claim it on Form 982.',
      'A foreclosure is also a sale. Form 1099-A or 1099-C gives the numbers.',
      'If you weren’t personally liable (nonrecourse), there is no canceled debt, only a sale.',
      'A loss on your own home isn’t deductible.',
    ],
    source: publication(4681, 'Qualified Principal Residence Indebtedness'),
    words: aliases(
      'foreclosure, short sale, mortgage forgiven, 1099-a, deed in lieu, lost my house to the bank, home loan forgiven, form 982 home, repossession, repossessed car',
    ),
    documents: ['1099-A', '1099-C'],
    screen: '/messages',
    see: ['canceled-debt', 'insolvency'],
  },
  {
    id: 'insolvency',
    title: 'Insolvency (Form 982)',
    verdict:
      'Canceled debt isn’t income up to the amount by which you were insolvent: your total debts minus the value of everything you owned, right before it was canceled.',
    details: [
      'Count everything you owned, including retirement accounts, and all your debts.',
      'Attach Form 982, check line 1b, and keep the list.',
      'Debt canceled in bankruptcy is fully excluded.',
      'The amount you exclude reduces later tax benefits, such as loss carryovers.',
    ],
    source: publication(4681, 'Insolvency'),
    words: aliases(
      'insolvent, insolvency worksheet, form 982, bankruptcy debt, credit card debt forgiven, settled credit card debt, debt settlement, bankrupt',
    ),
    documents: ['1099-C'],
    screen: '/messages',
    see: ['canceled-debt', 'mortgage-debt-canceled'],
  },
  {
    id: 'employer-education',
    title: 'Tuition help from your employer',
    verdict: `Up to ${usd(figures.employerHelp.education)} a year from an employer education plan is tax free. More is wages unless the course is for your present job.`,
    details: [
      'It covers tuition, fees and books, for graduate school too.',
      `Through ${day(figures.employerHelp.loansUpTo)}, payments on your student loans counted under the same limit. The 2025 law made that permanent.`,
      'You can’t claim a credit for tuition paid with the tax-free money, or deduct interest it paid.',
    ],
    source: publication('15-B', 'Educational Assistance'),
    words: aliases(
      'employer paid tuition, tuition reimbursement, tuition assistance, company paid for school, employer student loan payment, education assistance, work pays for college',
    ),
    see: ['aotc', 'lifetime-learning'],
  },
  {
    id: 'fringe-benefits',
    title: 'Fringe benefits: gym, phone, parking, gifts from work',
    verdict:
      'Taxable benefits are already in box 1 of your W-2. You don’t add anything. Cash and gift cards are always taxable.',
    details: [
      'Tax free: health coverage, small gifts in kind, a work phone, parking and transit up to a monthly limit.',
      'Taxable: gym dues outside the workplace, gift cards, personal use of a company car, life insurance above a limit (code C).',
      'A benefit that looks wrong is fixed by the employer with Form W-2c.',
    ],
    source: publication('15-B', 'Fringe Benefit Exclusion Rules'),
    words: aliases(
      'fringe benefits, gift card from work, company car, parking benefit, employer gym, work phone, employee award, stipend from employer, relocation paid by employer, wellness stipend, reimbursed by my employer, reimbursed by my boss, work trip reimbursed',
    ),
    documents: ['W-2'],
    see: ['bonus'],
  },
  {
    id: 'nanny-employee',
    title: 'Pay as a nanny, sitter or home worker',
    verdict:
      'A nanny or caregiver who works in a family’s home is usually the family’s employee. The pay is wages, whether or not you got a W-2.',
    details: [
      (law) =>
        `The family owes Social Security and Medicare tax from ${usd(law.householdEmployment.wageThreshold)} of cash pay in the year, and sends a W-2.`,
      'Without a W-2, report the pay as household employee wages on line 1b.',
      'A sitter under 18 who is a student usually owes no Social Security tax.',
      'If you care for children in your own home for several families, you are self-employed.',
    ],
    source: topic(756, 'Employment taxes for household employees'),
    words: aliases(
      'nanny pay, babysitting income, babysitter taxes, caregiver income, house cleaner wages, household employee, home health aide pay, line 1b, i am a nanny',
    ),
    facts: ['w2s'],
    screen: '/interview',
    see: ['nanny-tax', 'income-without-form'],
  },
  {
    id: 'clergy',
    title: 'Clergy and housing allowance',
    verdict:
      'A minister’s housing allowance is free of income tax up to what was spent on the home, but self-employment tax still counts it.',
    details: [
      'The church must set the amount before it is paid.',
      'It can’t be more than the fair rental value of the home with utilities.',
      'Ministers are usually employees for income tax but pay self-employment tax on their ministry pay, even with a W-2.',
      'Fees for weddings and funerals go on Schedule C.',
      'Plainfile doesn’t support the pay of ministers. Ask your preparer.',
    ],
    source: topic(417, 'Earnings for clergy'),
    words: aliases(
      'clergy, minister, pastor, housing allowance, parsonage, church salary, rabbi, priest pay, form 4361, minister self employment tax, pastor self employment tax',
    ),
    see: ['self-employment-tax'],
  },
  {
    id: 'bank-bonus',
    title: 'Bank and credit card bonuses',
    verdict:
      'A bonus for opening a bank account is taxable interest. Credit card rewards for spending are not taxable.',
    details: [
      'The bank usually puts it on Form 1099-INT. Report it even if no form came.',
      'Rewards and cash back lower the price of what you bought.',
      'A bonus that doesn’t require spending, such as for a referral, is income, often on Form 1099-MISC.',
    ],
    source: publication(550, 'Interest Income'),
    words: aliases(
      'bank bonus, account opening bonus, credit card rewards, cash back taxable, referral bonus, sign up bonus bank, points taxable, new account bonus, gave me money for opening an account',
    ),
    documents: ['1099-INT', '1099-MISC'],
    facts: ['interest'],
    screen: '/interview',
    see: ['interest-income'],
  },
  {
    id: 'state-payments',
    title: 'State rebates and the Alaska dividend',
    verdict:
      'Most state relief payments of past years weren’t taxable federally. The Alaska Permanent Fund dividend is taxable.',
    details: [
      'The Alaska dividend goes on Schedule 1, for children on their own return.',
      'A refund of state income tax counts only if deducting that tax helped you the year before.',
      'A property tax rebate lowers the property tax you may deduct.',
    ],
    source: publication(525, 'Other Income'),
    words: aliases(
      'alaska permanent fund, pfd, state rebate, state stimulus, inflation relief check, property tax rebate, state relief payment, tabor refund',
    ),
    facts: ['otherIncome'],
    see: ['state-refund'],
  },
  {
    id: 'scholarships',
    title: 'Scholarships, grants and fellowships',
    verdict:
      'A scholarship is tax free to the extent it pays for tuition, fees, books and required supplies in a degree program. The part that pays for room and board is taxable.',
    details: [
      'Pell grants follow the same rule. Rent and meals paid with one are taxable income.',
      'Pay for teaching or research is wages, even when it is called a scholarship.',
      'The taxable part goes on Schedule 1, and it counts as earned income for a dependent’s standard deduction.',
      'You may treat more of a Pell grant as spent on living costs to get a larger education credit.',
      'Tuition waivers and loans are not income.',
    ],
    source: topic(421, 'Scholarships, fellowship grants, and other grants'),
    words: aliases(
      'scholarship, scholarship taxable, pell grant, fellowship, grant taxable, stipend, graduate assistantship, room and board scholarship, financial aid taxable, tuition waiver, scolarship, phd stipend, grad student stipend, scholarship for a dorm, scholarship paid my rent, scholarship for living costs',
    ),
    documents: ['1098-T'],
    screen: '/interview',
    see: ['form-1098-t', 'aotc', 'kiddie-tax'],
  },
  {
    id: 'statutory-employee',
    title: 'Statutory employee (box 13)',
    verdict:
      'If box 13 of your W-2 says statutory employee, your pay goes on Schedule C, line 1, so you can deduct costs. No self-employment tax is due on it.',
    details: [
      'They are certain drivers, life insurance agents, home workers and traveling salespeople.',
      'Social Security and Medicare tax were already withheld.',
      'Don’t mix it with other self-employment: use a separate Schedule C.',
    ],
    source: instructions('Schedule C', 'Line 1, Statutory employees', 'i1040sc'),
    words: aliases(
      'statutory employee, box 13 statutory, insurance agent w-2, commission driver, statutory employee schedule c, w2 schedule c',
    ),
    documents: ['W-2'],
    see: ['self-employment-tax'],
  },
];
