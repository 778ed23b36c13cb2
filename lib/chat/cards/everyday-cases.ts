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
      'You can’t claim yourself as a dependent, and there’s been no personal exemption since 2018. You file your own return and take the standard deduction.',
    details: [
      'If someone else can claim you as a dependent, check the box that says so. Your standard deduction may be smaller.',
      'If no one can claim you, leave the box unchecked. That’s all “claiming yourself” means today.',
      'A spouse isn’t a dependent either.',
      'You may qualify for credits, instead of exemptions, for children and relatives you support.',
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
      'You need your SSN, your W-2 and 1099 forms, and a bank account for a refund. If a parent can claim you as a dependent, say so on your return.',
    details: [
      'When you sign, enter 0 as last year’s AGI, since you haven’t filed a return before.',
      'Even if you earned too little to have to file, file a return to get a refund of federal tax withheld from your pay.',
      'Most forms should arrive by early February. If your W-2 is missing, ask your employer for it.',
      'A parent may help, but you must sign your own return.',
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
      'You never age out of income tax. What you owe depends on your income. Starting at age 65, you can have more income before you must file, because the standard deduction is larger.',
    details: [
      'Most people whose only income is Social Security don’t have to file.',
      'Pensions, IRA withdrawals, interest, and pay are taxed at any age.',
      'Social Security and Medicare taxes on pay have no age limit either.',
      'Even if you don’t have to file, file a return to get a refund of any tax that was withheld.',
    ],
    source: publication(554, 'Returns, filing requirements'),
    words: aliases(
      'what age do you stop paying taxes, stop filing taxes, at what age can i stop filing, do seniors pay taxes, do 80 year olds file, too old to file, retired do i still file, elderly parent need to file, 84 year old still file taxes, elderly dad still do taxes',
    ),
    see: ['only-social-security', 'must-file', 'standard-deduction-age'],
  },
  {
    id: 'which-1040',
    title: 'Which Form 1040 to use',
    verdict:
      'Everyone uses Form 1040 now. Forms 1040A and 1040EZ ended after 2017. People 65 or older may use Form 1040-SR, which has the same lines in larger print.',
    details: [
      'Schedules 1, 2, and 3 are added only when you need them.',
      'Nonresidents use Form 1040-NR, which Plainfile doesn’t prepare.',
      'You don’t choose forms in Plainfile. Your answers determine which ones your return needs.',
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
      'Form W-4 hasn’t used allowances since 2020, so you no longer claim 0 or 1. You enter dependents, other income, and extra tax in dollars instead.',
    details: [
      'Step 3 lowers your withholding for children and other dependents. Complete it for only one job.',
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
      'An employer may withhold no federal tax if your pay is low or your Form W-4 claims credits in step 3 or exemption from withholding. Any tax is still due with your return.',
    details: [
      'Box 2 of the W-2 shows what was withheld. A zero there isn’t necessarily an error.',
      'Having two part-time jobs is a common cause. Each employer withholds as if it were your only job.',
      'To have more withheld, give your employer a new W-4 with an amount in step 4(c).',
      'Social Security and Medicare taxes are withheld either way.',
      'Usually, no tax is withheld from freelance pay.',
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
      'A refund is the amount you paid beyond your tax, so it’s smaller if less was withheld, your income rose, or a credit ended. A smaller refund doesn’t always mean you paid more tax.',
    details: [
      'Common causes are a child turning 17, a second job, unemployment pay, side income, or a new W-4.',
      'Compare the total tax, withholding, and credits on both returns, line by line.',
      'You may also lose an education credit after a student graduates.',
      'If the IRS paid you less than your return shows, it corrected your return or used part of the refund to pay a debt (an offset).',
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
    title: 'Why boxes 1, 3, and 5 of a W-2 differ',
    verdict:
      'Box 1 leaves out pay that isn’t taxed, such as 401(k) deferrals. Boxes 3 and 5 include it, so they’re often larger. All three leave out pretax health premiums and HSA contributions.',
    details: [
      'None of them shows your gross salary before anything is taken out.',
      'Box 3 can’t be more than the Social Security wage base (the most pay subject to Social Security tax). Box 5 has no limit.',
      'The amount in box 1 goes on Form 1040, line 1a.',
      'If a box is wrong, ask your employer for Form W-2c.',
    ],
    source: instructions('Forms W-2 and W-3', 'Boxes 1, 3, and 5', 'iw2w3'),
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
      'Wages count in the year you’re paid, not the year you worked. A January paycheck counts in the new year, even if it’s for work you did in December.',
    details: [
      'Money that was available to you in December counts for that year. One example is a paycheck you could have picked up but didn’t.',
      'The same rule applies to self-employed people who use the cash method. Income counts in the year you receive it.',
      'A bonus is on the W-2 for the year it’s paid.',
      'If a 1099 shows a different year, report the income in the year the money became available to you, and keep proof.',
    ],
    source: publication(525, 'Constructively received income'),
    words: aliases(
      'paid in january for december, december paycheck paid in january, which year does it count, check dated december, constructive receipt, got paid next year, last paycheck of the year, client paid in january',
    ),
    see: ['cash-or-accrual', 'w2-boxes-differ'],
  },
  {
    id: 'additional-medicare-tax',
    title: 'Additional Medicare Tax',
    verdict: ({ additionalMedicare: a }) =>
      `The tax is ${pct(a.rate)} of wages and self-employment income above ${usd(a.threshold.single)}, or ${usd(a.threshold.mfj)} for both spouses together on a joint return.`,
    details: [
      ({ additionalMedicare: a }) =>
        `If you’re married filing separately, it applies above ${usd(a.threshold.mfs)}.`,
      ({ additionalMedicare: a }) =>
        `An employer withholds it on pay above ${usd(a.employerThreshold)}, whatever your filing status. You calculate the actual tax on Form 8959.`,
      'If you have two jobs that each pay less than that, you may owe the tax even though neither employer withheld it.',
      'Your employer doesn’t pay a matching share, and the tax isn’t deductible.',
    ],
    source: topic(560, 'Additional Medicare Tax'),
    words: aliases(
      'additional medicare tax, extra medicare tax, form 8959, medicare surtax, point nine percent medicare, 0.9 medicare, medicare tax on high income, medicare tax high earners',
    ),
    see: ['fica', 'niit'],
  },
  {
    id: 'employer-reimbursements',
    title: 'Reimbursements and per diem from an employer',
    verdict:
      'Money an employer reimburses for work expenses isn’t income if you prove the expenses and return any excess (an accountable plan). Otherwise, it’s wages.',
    details: [
      'You don’t have to prove the amount of per diem or mileage paid within the federal rates.',
      'Amounts above the federal rate are wages, in box 1. Code L in box 12 shows the nontaxable part.',
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
    title: 'Money from videos, streams, subscriptions, and posts',
    verdict:
      'Money from YouTube, Twitch, TikTok, OnlyFans, Patreon, or sponsors is income. If you do it for profit, report it on Schedule C with your expenses. You also owe self-employment tax.',
    details: [
      'Tips and donations from viewers are income too, not gifts.',
      'Report free products you receive in exchange for a review as income at their fair market value.',
      'You can deduct a camera, editing, software, and the business share of your phone and internet. Everyday clothes and makeup aren’t deductible.',
      'Platforms send Form 1099-NEC, 1099-K, or 1099-MISC. Report the income even if you don’t receive a form.',
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
    title: 'Pay for plasma, surveys, studies, and referrals',
    verdict:
      'Pay for plasma, surveys, focus groups, medical studies, or referrals is taxable, with or without a form. If you do it only occasionally, report it as other income on Schedule 1.',
    details: [
      'Gift cards are treated like cash.',
      'If you do it regularly for profit, it’s a business. Report it on Schedule C and pay self-employment tax.',
      'Payments that just reimburse your travel costs aren’t income.',
      'Donating blood isn’t a deductible charitable contribution.',
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
      'Roth IRA contributions aren’t deductible and have no line on Form 1040. Enter them anyway. They may qualify for the saver’s credit, and Plainfile checks the limit.',
    details: [
      'Keep a record of your contributions. You can withdraw them tax-free at any time.',
      'Keep Form 5498 from your bank for your records.',
      'You do report withdrawals and conversions, usually on Form 8606.',
      'Roth 401(k) deferrals are on your W-2 (box 12, code AA). Don’t enter them again.',
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
    title: 'Using an HSA for an earlier year’s bills',
    verdict:
      'You can reimburse yourself tax-free in any later year for medical expenses you incurred after you opened the HSA. There’s no time limit.',
    details: [
      'Expenses you incurred before you opened the account never qualify.',
      'The bill can’t have been paid by insurance or deducted on a return.',
      'Keep each receipt with proof that you paid it yourself.',
      'Report the withdrawal on Form 8889 for the year you take it.',
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
      'A new roof, kitchen, deck, or bathroom in your own home isn’t deductible. It adds to the home’s basis and lowers your gain when you sell.',
    details: [
      'Repairs and painting aren’t deductible and don’t add to basis.',
      'There are exceptions. Some windows, doors, insulation, heat pumps, and solar panels qualify for energy credits. Changes for medical reasons, a home office, or a part you rent out may also be deductible.',
      'Interest on a loan for improvements can be deductible if the home secures the loan and you itemize.',
      'Keep the receipts as long as you own the home.',
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
      `The residential clean energy credit is ${pct(h.rate)} of the cost of solar panels, solar water heaters, or a battery at your home, including labor. There’s no dollar limit. Use Form 5695.`,
    details: [
      'You must own the system. Leased panels and power purchase agreements don’t qualify.',
      'The credit isn’t refundable. Any part you can’t use carries forward to the next year.',
      `A battery must have a capacity of at least ${caseFigures.allowanceSeparate.batteryKilowattHours} kilowatt-hours. The cost of a roof under the panels usually doesn’t qualify.`,
      'Claim it for the year the installation is finished. Panels on a rental you don’t live in don’t qualify.',
      'You usually subtract utility company rebates from the cost first.',
    ],
    from2025: `The credit ended for systems finished after ${day(figures.energy.homeUpTo)}.`,
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
      'There’s currently no federal tax credit for buying your first home. The old credit, for homes bought from 2008 to 2010, has ended.',
    details: [
      `If you claimed the credit for a home bought in 2008, you repay it over ${caseFigures.homebuyer.years} years. The last payment is usually on the 2024 return (Schedule 2, line 10).`,
      'Your state or city may have its own program or offer a mortgage credit certificate.',
      'You can deduct points, mortgage interest, and property tax if you itemize.',
      'You can withdraw money from an IRA for a first home, up to a limit, without the additional tax on early withdrawals.',
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
      'You can file jointly only if you were married on December 31, or your spouse died during the year. If you’re engaged or living together, each of you files your own return.',
    details: [
      'One of you may qualify as head of household if your own child lived with you more than half the year and you paid over half the cost of keeping up the home.',
      'A partner with gross income under the limit who lived with you all year may be your dependent if you paid over half of their support.',
      'A common-law marriage counts if it’s recognized where you live or where it began.',
      'If you have a child together, only one of you can claim the child.',
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
      'Care before the child’s 13th birthday qualifies for the child and dependent care credit. Care after that doesn’t, unless the child can’t care for themselves.',
    details: [
      'The yearly limit isn’t reduced for the months after the birthday.',
      'The child must have lived with you more than half the year.',
      'A child of any age who can’t dress, clean, or feed themselves because of a disability qualifies all year.',
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
      'A parent you could claim if their income weren’t too high also qualifies.',
      'Adult day care and an aide at home qualify. Care in a facility where the person lives, such as a nursing home, doesn’t.',
      'You can deduct costs of medical care as medical expenses instead. You can’t use the same dollars for both.',
      'If you employ an aide at home, you may owe household employment tax.',
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
    title: 'How to check that the IRS got your payment',
    verdict:
      'Your IRS online account at irs.gov/account shows your payments, usually within one to three weeks, and what you still owe.',
    details: [
      'If you pay with Direct Pay or a card, keep the confirmation number.',
      'If you mailed a check, see whether it has cleared. Always write your SSN, the tax year, and the form number on the check.',
      'If you paid too much or paid twice, the IRS refunds the extra amount or applies it to what you owe.',
      'If a payment was credited to the wrong year or person, call the IRS to have it moved.',
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
      'Pay as soon as you can. The penalty works like interest and runs from the missed due date until you pay. A late payment stops the penalty from growing but doesn’t erase it.',
    details: [
      ({ estimatedTax }) =>
        `There’s no penalty if you owe less than ${usd(estimatedTax.smallestAmount)} or paid enough based on this year’s or last year’s tax.`,
      'Having more tax withheld late in the year helps, because withholding is treated as paid evenly through the year.',
      'Plainfile calculates the penalty on Form 2210 and adds it to what you owe.',
      'If your income was uneven during the year, Schedule AI of Form 2210 may lower the penalty.',
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
      `If your home debt is above ${usd(i.mortgageLimit.single)} (${usd(i.earlierMortgageLimit.single)} for loans made on or before ${day(i.earlierMortgagesUpTo)}), only part of the interest is deductible. The share is the limit divided by your average balance.`,
    details: [
      'Debt on your main home and second home counts together.',
      'The simplest way to get your average balance is to average the balances at the start and end of the year.',
      'If you’re married filing separately, each limit is half as much.',
      'Enter the balance and date of each loan. Plainfile calculates the deductible share.',
    ],
    source: publication(936, 'Limits on Home Mortgage Interest Deduction'),
    words: aliases(
      'mortgage over 750k, jumbo loan interest, mortgage over the limit, million dollar mortgage, average mortgage balance, mortgage interest limit, part of my mortgage interest, loan bigger than 750000, house cost more than a million, expensive house mortgage interest, house cost 1000000',
    ),
    facts: ['itemized.mortgages'],
    documents: ['1098'],
    see: ['mortgage-interest', 'second-home'],
  },
  {
    id: 'house-given',
    title: 'A house you received as a gift',
    verdict:
      'A house you receive as a gift isn’t income. You take the giver’s basis, so when you sell, you may be taxed on all the gain since they bought it.',
    details: [
      'An inherited house is different. Its basis is its fair market value at the date of death.',
      'If someone adds you to a deed, your share is usually a gift.',
      'The giver files Form 709 if the gift is more than the annual exclusion, but rarely owes gift tax.',
      'If you own and live in the house for at least two of the five years before you sell, you can exclude gain up to the home-sale limit.',
    ],
    source: publication(551, 'Property Received as a Gift'),
    words: aliases(
      'parents gave me their house, gifted a house, added to the deed, quitclaim deed, house transferred to me, house given to me, house for one dollar, mom put house in my name, gift of home, gave me her house before she died, house given before death and sold, sold a house my parents gave me',
    ),
    see: ['gifts-received', 'inherited-property-sale', 'home-sale'],
  },
  {
    id: 'premium-credit-repayment',
    title: 'Repaying the advance premium tax credit',
    verdict: ({
      premiumCredit: {
        repaymentCaps: [first, , last],
      },
    }) =>
      `If your income was higher than you told the Marketplace, you repay the excess credit on Form 8962. For 2024, repayment is capped at ${usd(first?.single ?? 0)} to ${usd(last?.single ?? 0)} if you’re single, depending on income.`,
    details: [
      ({
        premiumCredit: {
          repaymentCaps: [first, , last],
        },
      }) =>
        `For other filing statuses, the cap is ${usd(first?.mfj ?? 0)} to ${usd(last?.mfj ?? 0)}. If your income is four times the federal poverty line or more, there’s no cap.`,
      'If your income was lower than expected, you receive more credit instead.',
      'The repayment is added to your tax on Schedule 2. It lowers your refund or increases what you owe.',
      'Report changes in your income or family to the Marketplace during the year.',
      'An IRA or HSA deduction lowers the income used for the credit.',
    ],
    from2025:
      'For 2025, the caps are slightly higher. Starting in 2026, there’s no cap, and you must repay the full excess.',
    source: instructions('Form 8962', 'Excess Advance Payment of PTC', 'i8962'),
    words: aliases(
      'pay back marketplace subsidy, repay premium tax credit, made more than i told the marketplace, owe obamacare money back, aca repayment, excess advance premium tax credit, pay back health insurance subsidy, underestimated income marketplace, repayment cap, pay back obamacare subsidy, earned more than i put on healthcare.gov',
    ),
    documents: ['1095-A'],
    see: ['premium-tax-credit', 'form-1095-a', 'shared-marketplace-policy'],
  },
];
