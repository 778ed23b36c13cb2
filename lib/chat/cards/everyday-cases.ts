import * as credits from '@/lib/tax/us/schedule-3/part-1';
import * as payments from '@/lib/tax/us/form-1040/payments';
import { type Card } from './card';
import { figures } from './figures';
import { caseFigures } from './figures-of-cases';
import { day, pct, aliases, usd } from './say';
import { formPage, instructions, page, publication, topic } from './sources';

/** What people ask about every day: withholding, first returns, side money, homes and accounts. */
export const everydayCases: readonly Card[] = [
  {
    id: 'claim-yourself',
    title: 'Claiming yourself, and the personal exemption',
    verdict:
      'You can’t claim yourself as a dependent, and there has been no personal exemption since 2018. You file your own return and take the standard deduction.',
    details: [
      'If someone else can claim you, check that box: your standard deduction can be smaller.',
      'If no one can claim you, leave the box unchecked. That’s all “claiming yourself” means today.',
      'A spouse isn’t a dependent either.',
      'Children and relatives you support may qualify you for credits instead of an exemption.',
    ],
    source: publication(501, 'Dependents'),
    words: aliases(
      'claim myself, claim myself on my taxes, can i claim myself as a dependent, claim myself or let my parents, personal exemption, exemptions on my taxes, how many exemptions, exemption amount, how many people do i claim, claim myself or let mom claim me, should i claim myself',
    ),
    facts: ['taxpayer.claimableAsDependent'],
    see: ['can-i-be-claimed', 'dependent', 'standard-deduction-dependent'],
  },
  {
    id: 'first-return',
    title: 'Filing for the first time',
    verdict:
      'You need your SSN, your W-2 and 1099 forms, and a bank account for a refund. If a parent can claim you, say so on your return.',
    details: [
      'Enter 0 as last year’s AGI when you sign, since you filed nothing before.',
      'Even if you earned too little to have to file, file a return to get back federal tax withheld from your pay.',
      'Forms arrive by early February. Ask the employer if one is missing.',
      'A parent may help, but you sign your own return.',
    ],
    source: page(
      'Check if you need to file a tax return',
      'Why you should file',
      'individuals/check-if-you-need-to-file-a-tax-return',
    ),
    words: aliases(
      'first time filing, first time filer, never filed taxes before, first job taxes, how do i file for the first time, just turned 18, new to taxes, my first tax return, what do i need to file',
    ),
    screen: '/upload',
    see: ['must-file-dependent', 'prior-year-agi', 'can-i-be-claimed'],
  },
  {
    id: 'no-age-limit',
    title: 'Taxes for older filers',
    verdict:
      'You never age out of income tax. Your income decides. From age 65, you can have more income before you must file, because the standard deduction is larger.',
    details: [
      'If Social Security is their only income, most people don’t have to file.',
      'Pensions, IRA withdrawals, interest and pay are taxed as before.',
      'Social Security and Medicare taxes on pay have no age limit either.',
      'File anyway to get back tax that was withheld.',
    ],
    source: publication(554, 'Returns, filing requirements'),
    words: aliases(
      'what age do you stop paying taxes, stop filing taxes, at what age can i stop filing, do seniors pay taxes, do 80 year olds file, too old to file, retired do i still file, elderly parent need to file, 84 year old still file taxes, elderly dad still do taxes',
    ),
    see: ['only-social-security', 'must-file', 'standard-deduction-age'],
  },
  {
    id: 'which-1040',
    title: 'Which Form 1040',
    verdict:
      'Everyone uses Form 1040 now. Forms 1040-EZ and 1040-A ended after 2017. People 65 or older may use Form 1040-SR, which has the same lines in larger print.',
    details: [
      'Schedules 1, 2 and 3 are added only when you need them.',
      'Nonresidents use Form 1040-NR, which Plainfile doesn’t prepare.',
      'You don’t pick forms here: your answers decide which ones the return needs.',
    ],
    source: page('About Form 1040-SR', 'Form 1040-SR', 'forms-pubs/about-form-1040-sr'),
    words: aliases(
      '1040ez, 1040-ez, 1040a, which 1040, what form do i file, what tax form do i need, 1040-sr, 1040sr, short form, easy form, simple tax form',
    ),
    see: ['resident-or-nonresident', 'must-file'],
  },
  {
    id: 'w4-allowances',
    title: 'Allowances on Form W-4',
    verdict:
      'Form W-4 hasn’t had allowances since 2020, so there’s no 0 or 1 to claim. You enter dependents, other income and extra tax in dollars instead.',
    details: [
      'Step 3 lowers withholding for children and other dependents. Use it at one job only.',
      'Step 4(c) adds a fixed amount per paycheck.',
      'A form from before 2020 stays in effect until you give your employer a new one.',
      'What you enter changes your paychecks, not your tax for the year.',
    ],
    source: page('FAQs on the 2020 Form W-4', 'Why redesign Form W-4', 'newsroom/faqs-on-the-2020-form-w-4'),
    words: aliases(
      'allowances, should i claim 0 or 1, claim 0 or 1 on w4, how many allowances, claim zero, claim 2 on w-4, w4 exemptions, number of allowances, w4 step 3',
    ),
    see: ['w4', 'withhold-more'],
  },
  {
    id: 'no-tax-withheld',
    title: 'No federal tax withheld from pay',
    verdict:
      'An employer may withhold no federal tax if your pay is low, or if your Form W-4 claims credits in step 3 or “Exempt.” Any tax is still due with your return.',
    details: [
      'Box 2 of the W-2 shows what was withheld. Zero there isn’t necessarily an error.',
      'Two part-time jobs are the usual cause: each withholds as if it were the only one.',
      'Give the employer a new W-4 with an amount in step 4(c).',
      'Social Security and Medicare taxes are withheld either way.',
      'Freelance pay has no withholding at all.',
    ],
    source: publication(505, 'Tax withholding'),
    words: aliases(
      'no federal tax withheld, no taxes taken out, why was no federal tax taken out, box 2 is zero, box 2 blank, employer did not withhold, job didn’t take out taxes, forgot to withhold, zero withholding',
    ),
    documents: ['W-2'],
    lines: () => [payments.withheldFromWages],
    see: ['w4', 'withhold-more', 'cannot-pay'],
  },
  {
    id: 'refund-smaller',
    title: 'A smaller refund than last year',
    verdict:
      'A refund is what you paid in above your tax, so it’s smaller if less was withheld, your income grew, or a credit ended. It doesn’t mean that you paid more tax.',
    details: [
      'Usual causes: a child turned 17, a second job, unemployment pay, side income, or a new W-4.',
      'Compare total tax, withholding and credits of both returns, line by line.',
      'Education credits end when the student graduates.',
      'If the IRS paid less than your return shows, the reason is different: a correction or an offset.',
    ],
    source: publication(505, 'Changing your withholding'),
    words: aliases(
      'refund smaller than last year, refund lower than last year, why is my refund so small, less refund this year, why did i get less back, why do i owe this year, owe when i always got a refund, got more last year, got less back than last year, way less back, usually get money back, why is my refund smaller than last year',
    ),
    screen: '/summary',
    see: ['w4', 'ctc-17', 'refund-less'],
  },
  {
    id: 'w2-boxes-differ',
    title: 'Why boxes 1, 3 and 5 of a W-2 differ',
    verdict:
      'Box 1 leaves out what isn’t subject to income tax, such as 401(k) deferrals. Boxes 3 and 5 include those, so they’re often larger. Health premiums and HSA money are left out of all three.',
    details: [
      'None of them shows your salary before anything is taken out.',
      'Box 3 stops at the Social Security wage limit. Box 5 has no limit.',
      'Box 1 is what goes on Form 1040, line 1a.',
      'If a box is really wrong, ask for Form W-2c.',
    ],
    source: instructions('Forms W-2 and W-3', 'Boxes 1, 3 and 5', 'iw2w3'),
    words: aliases(
      'box 1 lower than box 3, box 1 and box 5 different, w2 less than my salary, w2 doesn’t match my last paycheck, box 1 wrong, box 3 higher than box 1, why is box 1 smaller, w2 wages lower than gross pay',
    ),
    documents: ['W-2'],
    see: ['workplace-401k', 'fica', 'missing-w2'],
  },
  {
    id: 'year-of-pay',
    title: 'December pay you receive in January',
    verdict:
      'Wages count in the year you are paid, not the year you worked. A January paycheck belongs to the new year, even for work you did in December.',
    details: [
      'Money you could have had in December counts in December, such as a check you left at the office.',
      'It’s the same for self-employed people on the cash method: the day you receive the money counts.',
      'A bonus is on the W-2 of the year it is paid.',
      'If a 1099 shows another year, report the income in the year you could use the money, and keep proof.',
    ],
    source: publication(525, 'Constructively received income'),
    words: aliases(
      'paid in january for december, december paycheck paid in january, which year does it count, check dated december, constructive receipt, got paid next year, last paycheck of the year, client paid in january',
    ),
    see: ['cash-or-accrual', 'w2-boxes-differ'],
  },
  {
    id: 'additional-medicare-tax',
    title: 'Additional Medicare tax',
    verdict: ({ additionalMedicare: a }) =>
      `It is ${pct(a.rate)} of wages and self-employment income above ${usd(a.threshold.single)}, or ${usd(a.threshold.mfj)} for both spouses together on a joint return.`,
    details: [
      ({ additionalMedicare: a }) => `Married filing separately: above ${usd(a.threshold.mfs)}.`,
      ({ additionalMedicare: a }) =>
        `An employer withholds it on pay above ${usd(a.employerThreshold)}, whatever your status. Form 8959 settles the difference.`,
      'With two jobs below that amount, you can owe it even though neither withheld it.',
      'The employer doesn’t pay half of it, and it isn’t deductible.',
    ],
    source: topic(560, 'Additional Medicare tax'),
    words: aliases(
      'additional medicare tax, extra medicare tax, form 8959, medicare surtax, point nine percent medicare, 0.9 medicare, medicare tax on high income, medicare tax high earners',
    ),
    see: ['fica', 'niit'],
  },
  {
    id: 'employer-reimbursements',
    title: 'Reimbursements and per diem from an employer',
    verdict:
      'Money an employer reimburses for work expenses isn’t income if you prove the expenses and return any excess (an accountable plan). Otherwise it’s wages.',
    details: [
      'Per diem and mileage within the federal rates count as proven.',
      'Amounts above the federal rate are wages, in box 1. Code L in box 12 shows the part that isn’t taxed.',
      'A flat stipend for a phone or home office without receipts is usually wages.',
      'You can’t deduct expenses that were reimbursed.',
    ],
    source: publication(463, 'Accountable Plans'),
    words: aliases(
      'reimbursed by employer, reimbursement taxable, per diem taxable, mileage reimbursement, expense reimbursement, work from home stipend, accountable plan, phone stipend, box 12 code l, employer paid me back for expenses, pays me back for gas, company per diem',
    ),
    documents: ['W-2'],
    see: ['job-expenses', 'employer-moving', 'fringe-benefits'],
  },
  {
    id: 'creator-income',
    title: 'Money from videos, streams, subscriptions and posts',
    verdict:
      'Money from YouTube, Twitch, TikTok, OnlyFans, Patreon or sponsors is income. If you do it for profit, report it on Schedule C with your expenses, and you owe self-employment tax.',
    details: [
      'Tips and donations from viewers are income too, not gifts.',
      'Free products you get for a review are income at their value.',
      'Costs: camera, editing, software, the business share of phone and internet. Everyday clothes and makeup aren’t deductible.',
      'Sites send Form 1099-NEC, 1099-K or 1099-MISC. Report it even without one.',
    ],
    source: page('Gig economy tax center', 'Gig work is taxable', 'businesses/gig-economy-tax-center'),
    words: aliases(
      'youtube income, onlyfans, twitch, tiktok income, streamer, influencer, patreon, content creator, sponsorship, podcast income, affiliate income, free products for review, instagram money, twitch donations',
    ),
    facts: ['businesses'],
    see: ['gig-work', 'self-employment-tax', 'business-expenses'],
  },
  {
    id: 'plasma-surveys',
    title: 'Plasma, surveys, studies and referral money',
    verdict:
      'Pay for plasma, surveys, focus groups, medical studies or referrals is taxable, with or without a form. If you do it now and then, it’s other income on Schedule 1.',
    details: [
      'Gift cards count like cash.',
      'If you do it regularly for profit, it’s a business: Schedule C, with self-employment tax.',
      'Payments that only cover your travel costs aren’t income.',
      'Giving blood without pay isn’t a charitable deduction.',
    ],
    source: publication(525, 'Other Income'),
    words: aliases(
      'plasma donation, sold plasma, donating plasma taxable, online surveys, focus group, swagbucks, medical study pay, clinical trial, referral bonus, mystery shopper, research study payment, mturk',
    ),
    see: ['income-without-form', 'gig-work', 'bank-bonus'],
  },
  {
    id: 'roth-reporting',
    title: 'Roth IRA contributions on the return',
    verdict:
      'Money you put into a Roth IRA isn’t deducted and has no line on Form 1040. Tell us anyway: it can count for the saver’s credit, and the limit is checked.',
    details: [
      'Keep a record of your contributions. They come out tax free later.',
      'Form 5498 from the bank goes to your records.',
      'Withdrawals and conversions are reported, on Form 8606.',
      'Roth 401(k) deferrals are on the W-2 (code AA) and aren’t entered again.',
    ],
    source: publication('590-A', 'Roth IRAs'),
    words: aliases(
      'report roth ira contributions, where do i put roth contributions, roth on tax return, do i report my roth, roth ira deduction, deduct roth, tell irs about roth, is roth deductible, where do i enter my roth ira contributions, enter roth contributions',
    ),
    facts: ['adjustments.ira'],
    see: ['roth-ira-limit', 'savers-credit', 'roth-withdrawal'],
  },
  {
    id: 'hsa-old-receipts',
    title: 'HSA money for bills from an earlier year',
    verdict:
      'You may reimburse yourself from an HSA tax free in any later year for medical bills from after you opened it. There’s no time limit.',
    details: [
      'Bills from before the account was opened never count.',
      'The bill can’t have been paid by insurance or deducted on a return.',
      'Keep each receipt with proof that you paid it yourself.',
      'The withdrawal goes on Form 8889 in the year you take it.',
    ],
    source: publication(969, 'Qualified medical expenses'),
    words: aliases(
      'hsa old receipts, reimburse myself from hsa later, hsa for last year’s bills, pay myself back from hsa, hsa bills before opening, save hsa receipts, hsa reimbursement time limit',
    ),
    facts: ['adjustments.hsa'],
    documents: ['1099-SA'],
    see: ['hsa-distributions', 'hsa'],
  },
  {
    id: 'home-improvements',
    title: 'Improvements to your own home',
    verdict:
      'A new roof, kitchen, deck or bath in your own home isn’t deductible. It adds to the home’s basis and lowers your gain when you sell.',
    details: [
      'Repairs and painting aren’t deductible and don’t add to basis.',
      'Exceptions: energy credits for some windows, doors, insulation, heat pumps and solar; medical changes; a home office; a part you rent out.',
      'Interest on a loan for improvements can be deductible if the home secures the loan and you itemize.',
      'Keep the bills as long as you own the home.',
    ],
    source: publication(530, 'Basis'),
    words: aliases(
      'home improvements deductible, deduct new roof, kitchen remodel, write off remodel, new roof on my house, bathroom remodel, deck, home repairs deductible, new furnace my house, renovation, fence, just a new roof, new roof write off, new fence',
    ),
    see: ['home-basis', 'home-energy', 'medical-home-changes'],
  },
  {
    id: 'solar-credit',
    title: 'Solar panels and batteries',
    verdict: ({ homeEnergy: h }) =>
      `The credit is ${pct(h.rate)} of the cost of solar panels, solar water heaters or a battery at your home, labor included, without a dollar limit (Form 5695).`,
    details: [
      'You must own the system. Leased panels and power purchase plans give you no credit.',
      'It isn’t refundable. What you can’t use carries forward to the next year.',
      `A battery needs ${caseFigures.allowanceSeparate.batteryKilowattHours} kilowatt hours or more. A roof under the panels usually doesn’t qualify.`,
      'It counts in the year the installation is finished. A rental you don’t live in doesn’t qualify.',
      'Usually, subtract rebates from your utility from the cost first.',
    ],
    from2025: `It ended: nothing finished after ${day(figures.energy.homeUpTo)} counts.`,
    source: instructions('Form 5695', 'Residential Clean Energy Credit', 'i5695'),
    words: aliases(
      'solar panels, solar credit, solar tax credit, leased solar, battery storage, powerwall, form 5695 solar, residential clean energy credit, solar roof, solar carryforward, geothermal, leased solar panels, solar lease',
    ),
    lines: () => [credits.cleanEnergy],
    see: ['home-energy', 'ended-2025'],
  },
  {
    id: 'homebuyer-credit',
    title: 'First-time homebuyer credit',
    verdict:
      'There is no federal credit for buying a first home today. The old one, for homes bought from 2008 to 2010, has ended.',
    details: [
      `Homes bought in 2008: that credit is paid back over ${caseFigures.homebuyer.years} years, and the return for 2024 is the last one with a payment (Schedule 2, line 10).`,
      'A state or city may have a program of its own, or a mortgage credit certificate.',
      'Points, mortgage interest and property tax can be deducted if you itemize.',
      'An IRA can help with a first home, without the early-withdrawal tax up to a limit.',
    ],
    source: formPage('5405', 'Repayment of the First-Time Homebuyer Credit'),
    words: aliases(
      'first time homebuyer credit, first-time home buyer, bought my first house credit, 8000 homebuyer credit, form 5405, homebuyer repayment, tax break for buying a house, new homeowner credit, bought a house this year',
    ),
    see: ['closing-costs', 'mortgage-credit-certificate', 'first-home-ira'],
  },
  {
    id: 'fiance-joint',
    title: 'Couples who aren’t married',
    verdict:
      'You can file jointly only if you were married on December 31. If you’re engaged or living together, each of you files your own return.',
    details: [
      'One of you may be head of household if you have a child at home and paid over half of the costs.',
      'A partner with little income who lived with you all year can be a dependent.',
      'A common-law marriage that your state recognizes counts as married.',
      'Only one of you can claim a child you have together.',
    ],
    source: publication(501, 'Marital Status'),
    words: aliases(
      'file jointly with my girlfriend, file with my boyfriend, fiance file together, file jointly not married, engaged file jointly, can unmarried couples file jointly, living together file joint, domestic partner file jointly, not married but live together',
    ),
    facts: ['filingStatus'],
    see: ['december-31', 'girlfriend-dependent', 'tiebreaker'],
  },
  {
    id: 'care-turned-13',
    title: 'Care for a child who turned 13',
    verdict:
      'Care before the child’s 13th birthday counts for the child and dependent care credit. Later care doesn’t, unless the child can’t care for themselves.',
    details: [
      'The yearly limit isn’t reduced for the months after the birthday.',
      'The child must have lived with you more than half the year.',
      'A child of any age who can’t dress, clean or feed themselves because of a disability counts all year.',
    ],
    source: publication(503, 'Qualifying Person Test'),
    words: aliases(
      'turned 13, child turned 13 care credit, 13 year old daycare, 13th birthday child care, after school care 13, kid is 13 day care',
    ),
    facts: ['childCare'],
    see: ['care-credit', 'care-camp'],
  },
  {
    id: 'care-for-adult',
    title: 'Paid care for a parent or another adult',
    verdict:
      'The child and dependent care credit also covers a spouse or dependent who can’t care for themselves and lived with you over half the year, if you paid for care so you could work.',
    details: [
      'A parent who would be your dependent except for having too much income counts too.',
      'Adult day care and an aide at home count. A place where the person lives, such as a nursing home, doesn’t.',
      'Medical costs can be deducted as medical expenses instead. Don’t use the same dollars twice.',
      'An aide you employ at home can mean household employment tax.',
    ],
    source: publication(503, 'Can You Claim the Credit?'),
    words: aliases(
      'adult day care, caregiver for my mom, home aide for parent, pay for parents care, care credit for parent, caretaker for husband, disabled spouse care, home health aide, elder care credit, dementia care',
    ),
    facts: ['childCare'],
    see: ['care-credit', 'nursing-home', 'nanny-tax'],
  },
  {
    id: 'payment-received',
    title: 'Whether the IRS got your payment',
    verdict:
      'Your IRS online account at irs.gov/account shows payments, usually within one to three weeks, and what is left to pay.',
    details: [
      'Direct Pay and cards give a confirmation number. Keep it.',
      'For a check, see if your bank paid it. Write SSN, year and form on it.',
      'If you paid too much or twice, the IRS refunds it or applies it to what you owe.',
      'A payment on the wrong year or person can be moved: call the IRS.',
    ],
    source: page('Online account for individuals', 'Payments', 'payments/online-account-for-individuals'),
    words: aliases(
      'did the irs get my payment, payment not showing, check not cashed irs, paid twice, irs cashed my check, confirm my payment, payment status, overpaid the irs, irs hasn’t taken my payment, paid after filing, did my payment go through, irs got my payment',
    ),
    see: ['ways-to-pay', 'balance-due-notices'],
  },
  {
    id: 'missed-estimated',
    title: 'A missed quarterly payment',
    verdict:
      'Pay it as soon as you can. The penalty works like interest: it runs from the missed date until you pay, and a later payment doesn’t undo it.',
    details: [
      ({ estimatedTax }) =>
        `There’s no penalty if you owe less than ${usd(estimatedTax.smallestAmount)} or paid enough based on this year’s or last year’s tax.`,
      'More withholding at a job late in the year helps: it counts as paid evenly.',
      'Form 2210 figures it, and Plainfile adds it to what you owe.',
      'If your income was uneven, Schedule AI may lower the penalty.',
    ],
    source: topic(306, 'Penalty for underpayment of estimated tax'),
    words: aliases(
      'missed a quarterly payment, forgot estimated payment, late estimated payment, forgot my june estimated payment, didn’t pay quarterlies, skipped estimated taxes, missed june payment, pay estimated tax late, never paid quarterly',
    ),
    lines: () => [payments.estimatedPayments],
    facts: ['payments.estimated'],
    see: ['underpayment-penalty', 'estimated-tax'],
  },
  {
    id: 'mortgage-over-limit',
    title: 'A mortgage above the limit',
    verdict: ({ itemized: i }) =>
      `Above ${usd(i.mortgageLimit.single)} of home debt (${usd(i.earlierMortgageLimit.single)} for loans made by ${day(i.earlierMortgagesUpTo)}) only a share of the interest is deductible: the limit divided by the average balance.`,
    details: [
      'Debt on your main home and second home counts together.',
      'The average of the first and the last balance of the year is the simplest way.',
      'Married filing separately has half of each limit.',
      'Enter each loan with its balance and date. Plainfile works out the share.',
    ],
    source: publication(936, 'Limits on Home Mortgage Interest Deduction'),
    words: aliases(
      'mortgage over 750k, jumbo loan interest, mortgage over the limit, million dollar mortgage, average mortgage balance, mortgage interest limit, part of my mortgage interest, loan bigger than 750000',
    ),
    facts: ['itemized.mortgages'],
    documents: ['1098'],
    see: ['mortgage-interest', 'second-home'],
  },
  {
    id: 'house-given',
    title: 'A house that was given to you',
    verdict:
      'Getting a house as a gift isn’t income. You take over the giver’s basis, so a later sale can be taxed on all the gain since they bought it.',
    details: [
      'A house left at death is different: its basis is the value on that day.',
      'Being added to a deed is a gift of that share.',
      'The giver files Form 709 above the yearly amount. Tax is rarely due.',
      'If you live there two years before selling, gain up to the home-sale limit can be excluded.',
    ],
    source: publication(551, 'Property Received as a Gift'),
    words: aliases(
      'parents gave me their house, gifted a house, added to the deed, quitclaim deed, house transferred to me, house given to me, house for one dollar, mom put house in my name, gift of home, gave me her house before she died, house given before death and sold, sold a house my parents gave me',
    ),
    see: ['gifts-received', 'inherited-property-sale', 'home-sale'],
  },
  {
    id: 'premium-credit-repayment',
    title: 'Paying back advance premium tax credit',
    verdict: ({
      premiumCredit: {
        repaymentCaps: [first, , last],
      },
    }) =>
      `If your income was higher than you told the Marketplace, you pay back the extra help on Form 8962. For 2024 that stops at ${usd(first?.single ?? 0)} to ${usd(last?.single ?? 0)} if single, by income.`,
    details: [
      ({
        premiumCredit: {
          repaymentCaps: [first, , last],
        },
      }) =>
        `For others the cap is ${usd(first?.mfj ?? 0)} to ${usd(last?.mfj ?? 0)}. At four times the poverty line or more, there’s no cap.`,
      'If your income was lower than expected, you get more credit instead.',
      'It is added to your tax on Schedule 2. It lowers your refund or raises what you owe.',
      'Report changes of income or family to the Marketplace during the year.',
      'An IRA or HSA deduction lowers the income that counts.',
    ],
    from2025: 'For 2025 the caps are somewhat higher. From 2026 there are none: all of the extra is repaid.',
    source: instructions('Form 8962', 'Excess Advance Payment of PTC', 'i8962'),
    words: aliases(
      'pay back marketplace subsidy, repay premium tax credit, made more than i told the marketplace, owe obamacare money back, aca repayment, excess advance premium tax credit, pay back health insurance subsidy, underestimated income marketplace, repayment cap, pay back obamacare subsidy, earned more than i put on healthcare.gov',
    ),
    documents: ['1095-A'],
    see: ['premium-tax-credit', 'form-1095-a', 'shared-marketplace-policy'],
  },
];
