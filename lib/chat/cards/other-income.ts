import { type Card } from './card';
import { figures } from './figures';
import { pct, aliases, usd } from './say';
import { formPage, instructions, page, publication, topic } from './sources';

/** Income of other kinds: benefits, payouts, gifts from many, debts, school money. */
export const otherIncome: readonly Card[] = [
  {
    id: 'lottery-prizes',
    title: 'Lottery, prizes, and awards',
    verdict:
      'Yes, lottery winnings, prizes, and awards are income, whatever the amount. Report a car or a trip at its fair market value.',
    details: [
      'If a lottery pays you over several years, each payment is taxed in the year you receive it.',
      'Large winnings are reported on Form W-2G with tax withheld. The withholding may not cover all of the tax.',
      'A prize that isn’t from gambling, such as from a contest or sweepstakes, is other income on Schedule 1.',
      'A prize you turn down isn’t income.',
    ],
    source: publication(525, 'Prizes and awards'),
    words: aliases(
      'lottery winnings, powerball winnings, mega millions winnings, sweepstakes, contest prize, game show, won a car, award money, raffle, door prize, prize taxable, won a trip, won a tournament, won a video game tournament, esports winnings, won a contest, hit the lotto, scratch off winnings',
    ),
    facts: ['gambling', 'otherIncome'],
    documents: ['W-2G'],
    screen: '/interview',
    see: ['gambling-winnings', 'gambling-losses'],
  },
  {
    id: 'workers-compensation',
    title: 'Workers’ compensation',
    verdict: 'No. Workers’ compensation for a job injury or illness isn’t taxable, and you don’t report it.',
    details: [
      'If part of it reduces your Social Security benefits, that part is treated as Social Security and may be taxable.',
      'Pay for light duty after you return to work is wages.',
      'A retirement pension based on age or service is taxable, even if you retired because of the injury.',
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
      'Whether you owe tax depends on who paid the premiums. Benefits are taxable if your employer paid, and tax-free if you paid with after-tax money.',
    details: [
      'If you and your employer both paid premiums, the part of the benefit that comes from your employer’s payments is taxable.',
      'Premiums paid before tax through a cafeteria plan count as paid by the employer.',
      'Sick pay from your employer or its insurer is wages on Form W-2.',
      'VA disability benefits and workers’ compensation aren’t taxable.',
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
      'Family leave benefits from a state program are taxable income on your federal return. You usually receive Form 1099-G.',
    details: [
      'Medical leave benefits for yourself are taxable to the extent your employer paid for them.',
      'If your employer pays you during leave, the pay is wages on Form W-2.',
      'State rules differ. Several states don’t tax their own program’s benefits.',
      'State family leave benefits aren’t subject to Social Security or Medicare tax.',
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
    verdict:
      'No, life insurance proceeds paid because of someone’s death aren’t taxable. Any interest paid on them is.',
    details: [
      'If you’re paid in installments, the part above the death benefit is taxable interest.',
      'If you cash in (surrender) your own policy, you pay tax on what you receive above the premiums you paid.',
      'Benefits paid early to a terminally ill person (accelerated benefits) are also tax-free.',
      'You can’t deduct the premiums you pay.',
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
      'Insurance money for damage, theft, or a loss isn’t income as long as it only replaces what you lost. Anything above your basis in the property is a gain.',
    details: [
      'Basis is usually what you paid. For a car or furniture, the insurance money is almost always less than your basis.',
      'You can postpone the gain if you buy similar property in time, usually within two years.',
      'You can’t deduct a loss that insurance covered.',
      'Insurance money for living expenses while you couldn’t use your home is taxable only to the extent it’s more than your extra living costs.',
    ],
    source: publication(547, 'Insurance and Other Reimbursements'),
    words: aliases(
      'insurance payout, insurance check for my car, totaled car, homeowners insurance check, insurance paid for the roof, house fire insurance, stolen car insurance, flood insurance money',
    ),
    see: ['casualty-theft', 'life-insurance-payout'],
  },
  {
    id: 'money-back',
    title: 'Getting your own money back',
    verdict:
      'Getting your own money back isn’t income. Examples are a returned security deposit, a loan someone repays, a store refund, or a friend’s share of a bill.',
    details: [
      'Any interest you receive on that money is income.',
      'A deposit a landlord keeps is income to the landlord. A deposit returned to the tenant isn’t income.',
      'A refund of an expense you deducted in an earlier year can be income.',
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
      'If you cash in (surrender) a life insurance policy, only the amount you receive above the premiums you paid is taxable.',
    details: [
      'You usually receive Form 1099-R, which shows the taxable amount.',
      'Policy dividends you already withdrew reduce the premiums you can subtract.',
      'A loss isn’t deductible.',
      'A payout because of someone’s death isn’t taxable.',
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
      'Moving costs your employer paid or reimbursed are taxable wages, unless you’re on active duty in the Armed Forces and moved on military orders. They’re already in box 1 of your W-2.',
    details: [
      'You can’t deduct the move, so you still owe tax on the payment.',
      'For a move because of a permanent change of station, box 12 shows the nontaxable amount with code P.',
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
      'Money for a physical injury or sickness isn’t taxable. Most other settlements, such as back pay or punitive damages, are.',
    details: [
      'A car accident settlement for your injuries is tax-free, including lost wages caused by the injury.',
      'Punitive damages and interest are always taxable.',
      'Damages for emotional distress are taxable unless the distress comes from a physical injury. The part that pays for medical care for that distress isn’t taxable, unless you deducted the cost.',
      'Back pay is wages on Form W-2.',
      'If you deducted the medical bills in an earlier year, the part of the settlement that repays them is income.',
    ],
    source: publication(4345, 'Settlements, Taxability'),
    words: aliases(
      'settlement, lawsuit, car accident settlement, personal injury settlement, damages, punitive damages, class action, emotional distress, wrongful termination settlement, insurance settlement, jury award, lawsuit money, money from a lawsuit, settlement after a wreck, discrimination case, back pay lawsuit, sued my employer, won my case',
    ),
    documents: ['1099-MISC'],
    screen: '/interview',
    see: ['medical-reimbursed', 'workers-compensation'],
  },
  {
    id: 'crowdfunding',
    title: 'Crowdfunding (GoFundMe)',
    verdict:
      'Money people give you out of generosity through GoFundMe is a gift, and gifts aren’t taxable. Money you receive in exchange for something is income.',
    details: [
      'If donors receive rewards, products, or shares, the money is income.',
      'Money from your employer is usually wages.',
      'You may receive Form 1099-K even for gifts. Keep records that show what the money was for.',
      'People can’t deduct money they gave to an individual. Only gifts to qualified charities are deductible.',
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
    title: 'Venmo, Cash App, PayPal, and Zelle',
    verdict:
      'No, money from friends and family for dinner, shared rent, or gifts isn’t income. Payments for goods or work are income, with or without Form 1099-K.',
    details: [
      'If a 1099-K includes personal payments, enter that amount at the top of Schedule 1 as included in error. It isn’t taxed.',
      'If you sold used personal items at a loss, you owe no tax, but you can’t deduct the loss. A gain is taxable.',
      'Mark personal payments as friends and family in the app.',
      'Count business income only once, even if it’s also on a 1099-NEC.',
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
    verdict: 'Yes, goods or services you receive in a trade are income at their fair market value.',
    details: [
      'Each party reports the value of what they received in the year they received it.',
      'If the trade is part of your business, report it on Schedule C.',
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
      'Yes, you must report all taxable income, even if you didn’t receive a W-2 or 1099 or the amount was too small for one.',
    details: [
      'The reporting thresholds for these forms apply to the payer. They don’t make your income tax-free.',
      'Report cash and side-job income on Schedule C, along with your expenses.',
      'Small amounts of bank interest are also taxable.',
      'Keep your own records, such as deposits, invoices, and a list of jobs.',
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
      'SSDI is taxed like Social Security retirement benefits. Your other income determines how much of it, if any, is taxable. SSI is never taxable.',
    details: [
      ({ benefits: b }) =>
        `None of it is taxed if half the benefits plus your other income, including tax-exempt interest, is no more than ${usd(b.baseAmount.single)} (${usd(b.baseAmount.mfj)} on a joint return).`,
      ({ benefits: b }) => `Up to ${pct(b.topShare)} of the benefits can be taxable.`,
      'SSDI is reported on Form SSA-1099. There’s no tax form for SSI.',
      'Benefits paid for a child count as the child’s income, not yours.',
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
      'Benefits for earlier years count as income in the year you receive them. You may elect to calculate the taxable part using each earlier year’s income if that lowers it.',
    details: [
      'Make the election with the worksheets in Publication 915. You don’t amend the earlier years.',
      'The description of box 3 on Form SSA-1099 shows how much was for each year.',
      'In the interview, enter the amounts for each earlier year. Plainfile compares both ways and uses the one that’s better for you.',
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
      'You can have federal tax withheld from Social Security or unemployment with Form W-4V. It’s voluntary.',
    details: [
      'For Social Security, you choose one of four fixed rates. For unemployment, there’s only one.',
      'Box 6 of Form SSA-1099 shows what was withheld.',
      'If you don’t have tax withheld, you may need to make estimated payments.',
    ],
    source: formPage('W-4V', 'Voluntary Withholding Request'),
    words: aliases(
      'w-4v, withhold from social security, tax taken out of social security, withholding on unemployment, voluntary withholding, have taxes taken out of my benefits',
    ),
    see: ['estimated-tax', 'social-security-taxable'],
  },
  {
    id: 'benefits-repaid',
    title: 'Unemployment or other benefits you repaid',
    verdict:
      'If you repaid benefits in the same year, report only what you kept. If you repaid them in a later year, you can claim a deduction or credit only for larger amounts.',
    details: [
      'On Schedule 1, line 7, subtract unemployment you repaid in the same year.',
      `If you repaid more than ${usd(figures.repayments.claimOfRight)} for an earlier year, you can choose an itemized deduction or a credit (claim of right).`,
      'Social Security you repaid is already subtracted in box 5 of Form SSA-1099.',
      'The same rule applies to wages you repaid to your employer. Ask for a Form W-2c to correct the Social Security tax.',
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
      'VA disability compensation, GI Bill benefits, and combat pay (up to a limit for officers) aren’t taxable. Regular military pay, reserve pay, and retirement pay are.',
    details: [
      'Housing and food allowances (BAH, BAS) aren’t taxable.',
      'Combat pay is in box 12 of the W-2 with code Q. You may elect to count it for the EIC if that helps.',
      'If you’re on active duty and moved because of a permanent change of station, you can still deduct moving expenses.',
      'Serving in a combat zone extends your deadlines.',
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
      'Add net Tier 1 benefits to Social Security on line 6a.',
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
    title: 'Forgiven mortgage debt, foreclosure, and short sale',
    verdict:
      'Forgiven mortgage debt is income unless an exclusion applies. There are exclusions for insolvency, bankruptcy, and debt on your main home forgiven through 2025.',
    details: [
      'The main home exclusion covers debt used to buy, build, or substantially improve the home, up to a limit. Claim it on Form 982.',
      'A foreclosure is also treated as a sale. Form 1099-A or 1099-C shows the amounts.',
      'If you weren’t personally liable (nonrecourse debt), it’s only a sale, and you have no canceled debt.',
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
      'Canceled debt isn’t income to the extent you were insolvent. Your insolvency is your total debts minus the fair market value of everything you owned, right before the debt was canceled.',
    details: [
      'Count everything you owned, including retirement accounts, and all your debts.',
      'Attach Form 982 with line 1b checked, and keep your list of debts and assets.',
      'Debt canceled in bankruptcy is fully excluded.',
      'The amount you exclude reduces your tax attributes, such as loss carryovers.',
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
    verdict: `Up to ${usd(figures.employerHelp.education)} a year from an employer’s educational assistance plan is tax-free. Anything more is wages, unless the course is for your current job.`,
    details: [
      'Assistance can cover tuition, fees, and books, including for graduate school.',
      'Your employer’s payments on your student loans count under the same limit. The 2025 law made that permanent.',
      'You can’t claim a credit for tuition your employer paid tax-free, or deduct loan interest your employer paid tax-free.',
    ],
    source: publication('15-B', 'Educational Assistance'),
    words: aliases(
      'employer paid tuition, tuition reimbursement, tuition assistance, company paid for school, employer student loan payment, education assistance, work pays for college',
    ),
    see: ['aotc', 'lifetime-learning'],
  },
  {
    id: 'fringe-benefits',
    title: 'Fringe benefits: gym, phone, parking, and gifts from work',
    verdict:
      'Taxable benefits are already in box 1 of your W-2. You don’t add anything. Cash and gift cards are always taxable.',
    details: [
      'Tax-free benefits include health coverage, small noncash gifts, a work phone, and parking and transit up to a monthly limit.',
      'Taxable benefits include off-site gym dues, gift cards, personal use of a company car, and life insurance above a limit (code C).',
      'If a benefit looks wrong, ask your employer for a Form W-2c.',
    ],
    source: publication('15-B', 'Fringe Benefit Exclusion Rules'),
    words: aliases(
      'fringe benefits, gift card from work, company car, parking benefit, employer gym, work phone, employee award, stipend from employer, relocation paid by employer, wellness stipend, reimbursed by my employer, reimbursed by my boss, work trip reimbursed, boss pays for my gym, employer pays gym membership, company pays my phone bill',
    ),
    documents: ['W-2'],
    see: ['bonus'],
  },
  {
    id: 'nanny-employee',
    title: 'Pay as a nanny, sitter, or home worker',
    verdict:
      'A nanny or caregiver who works in a family’s home is usually the family’s employee. The pay is wages, whether or not you received a W-2.',
    details: [
      (law) =>
        `If a family pays you ${usd(law.householdEmployment.wageThreshold)} or more in cash wages in the year, it owes Social Security and Medicare tax and sends you a W-2.`,
      'If you don’t receive a W-2, report the pay as household employee wages on line 1b.',
      'A sitter under 18 who is a student usually owes no Social Security tax.',
      'If you care for children in your own home, you’re usually self-employed.',
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
      'A minister’s housing allowance is exempt from income tax up to the amount spent on the home, but it’s subject to self-employment tax.',
    details: [
      'The church must designate the amount before paying it.',
      'The tax-free amount can’t be more than the home’s fair rental value, including furnishings and utilities.',
      'Ministers are usually employees for income tax but pay self-employment tax on their ministry pay, even with a W-2.',
      'Fees for weddings and funerals go on Schedule C.',
      'An approved Form 4361 exempts ministry pay from self-employment tax.',
      'Plainfile supports ministers’ pay. Vows of poverty, retired clergy’s housing, and some states aren’t supported.',
    ],
    source: topic(417, 'Earnings for clergy'),
    words: aliases(
      'clergy, minister, pastor, housing allowance, parsonage, church salary, rabbi, priest pay, form 4361, minister self employment tax, pastor self employment tax',
    ),
    facts: ['clergy'],
    screen: '/interview',
    see: ['self-employment-tax'],
  },
  {
    id: 'bank-bonus',
    title: 'Bank and credit card bonuses',
    verdict:
      'A bonus for opening a bank account is taxable interest. Credit card rewards for spending aren’t taxable.',
    details: [
      'The bank usually reports the bonus on Form 1099-INT. Report it even if you don’t receive a form.',
      'Rewards and cash back are treated as a discount on what you bought.',
      'A bonus that doesn’t require spending, such as a referral bonus, is income. It’s often reported on Form 1099-MISC.',
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
      'Most state relief payments in past years weren’t taxed on a federal return. The Alaska Permanent Fund dividend is taxable.',
    details: [
      'Report the Alaska dividend on Schedule 1. A child’s dividend goes on the child’s own return.',
      'A refund of state income tax is taxable only if deducting that tax lowered your federal tax the year before.',
      'A property tax rebate reduces the property tax you can deduct.',
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
    title: 'Scholarships, grants, and fellowships',
    verdict:
      'A scholarship is tax-free to the extent you use it for tuition, fees, books, and required supplies in a degree program. Any part you use for room and board is taxable.',
    details: [
      'The same rule applies to Pell grants. Any part used for rent and meals is taxable.',
      'Pay for teaching or research is wages, even if it’s called a scholarship.',
      'The taxable part goes on Schedule 1, and it counts as earned income for a dependent’s standard deduction. If no tax is withheld from a stipend, you may have to make estimated payments.',
      'To get a larger education credit, you can choose to treat more of a Pell grant as used for living costs. That part is then taxable.',
      'Tuition waivers and loans aren’t income.',
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
      'If “Statutory employee” is checked in box 13 of your W-2, report the pay on Schedule C, line 1. You can deduct your expenses there. The pay isn’t subject to self-employment tax.',
    details: [
      'Some drivers, life insurance agents, home workers, and traveling salespeople are in this group.',
      'Your employer already withheld Social Security and Medicare taxes.',
      'If you also work for yourself, use a separate Schedule C for that.',
    ],
    source: instructions('Schedule C', 'Line 1, Statutory employees', 'i1040sc'),
    words: aliases(
      'statutory employee, box 13 statutory, insurance agent w-2, commission driver, statutory employee schedule c, w2 schedule c',
    ),
    documents: ['W-2'],
    see: ['self-employment-tax'],
  },
];
