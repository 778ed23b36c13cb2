import * as payments from '@/lib/tax/us/form-1040/payments';
import * as form1040 from '@/lib/tax/us/form-1040/income';
import * as taxable from '@/lib/tax/us/form-1040/taxable-income';
import { law2025 } from '@/lib/tax/us/law/2025';
import { lawOfYear } from '@/lib/tax/us/law/by-year';
import * as adjust from '@/lib/tax/us/schedule-1/adjustments';
import * as extra from '@/lib/tax/us/schedule-1/income';
import * as taxes from '@/lib/tax/us/schedule-2/part-2';
import { type Card } from './card';
import { requires } from './conditions';
import { figures } from './figures';
import { businessFigures } from './figures-of-business';
import { figuresOf } from './figures-of-year';
import { cents, day, orJoint, pct, aliases, sayInstallmentDays, usd } from './say';
import { formPage, instructions, page, publication, topic } from './sources';

const {
  carryforward,
  farmers,
  gifts,
  heavyVehicle,
  lateForm1099,
  mileageDepreciation,
  smallBusiness,
  smallItems,
  start,
} = businessFigures;
const appsBefore = figuresOf(lawOfYear(2024)).paymentApps;
const apps = figuresOf(law2025).paymentApps;

const selfEmployed = requires(
  "You're self-employed",
  'businesses',
  ({ businesses }) => businesses.length > 0,
);

/** Work for oneself: income, costs, cars, equipment, and what is paid during the year. */
export const ownBusiness: readonly Card[] = [
  {
    id: 'form-1099-k',
    title: 'Form 1099-K for a business',
    verdict:
      'It shows what cards and apps paid you before fees and refunds. For a business, enter the full amount as sales and deduct the fees.',
    details: [
      `Apps had to send it above ${usd(appsBefore.above)} for 2024, card processors for any amount. Less is taxable too.`,
      'If the same money is on a 1099-NEC and a 1099-K, report it once. Keep a list that shows it.',
      'Money from friends and family, shared rent and gifts isn’t income. Ask the app to correct the form.',
    ],
    from2025: `For 2025 apps send it above ${usd(apps.above)} and ${apps.payments} payments.`,
    source: page(
      'Understanding your Form 1099-K',
      'What to do with the form',
      'businesses/understanding-your-form-1099-k',
    ),
    words: aliases(
      '1099-k for my business, square 1099, stripe payments, enter 1099-k, 1099-k and 1099-nec same money, same money twice, 1099-k fees, gross amount on 1099-k, cash app business, shopify payouts, 1099-k from paypal, 1099-k from etsy, 1099-k from uber, 1099-k from ebay, 1099-k from stripe, 1099-k more than i made, 1099-k includes fees, is the 1099-k my profit',
    ),
    lines: () => [extra.businessIncome],
    facts: ['businesses.income', 'businesses'],
    documents: ['1099-K'],
    screen: '/upload',
    see: ['gig-work', 'personal-items-sold'],
  },
  {
    id: 'hobby',
    title: 'Hobby or business',
    verdict: ({ year }) =>
      `Hobby income is taxed on Schedule 1, line 8j, and hobby costs aren’t deductible in ${year}. A business files Schedule C and deducts its costs.`,
    details: [
      'It is a business if you work to make a profit: you keep books, put in time, change what isn’t profitable, and depend on the income.',
      'A profit in three of five years suggests a business (two of seven for horses).',
      'Hobby income isn’t subject to self-employment tax. You can still subtract what the items you sold cost you to make or buy.',
    ],
    source: page(
      'Hobby or business: what people need to know',
      'Overview',
      'newsroom/heres-how-to-tell-the-difference-between-a-hobby-and-a-business-for-tax-purposes',
    ),
    words: aliases(
      'hobby, hobby income, hobby or business, not a real business, sell crafts, sell my art, hobby loss, youtube hobby, business never makes money, breeding dogs, lost money every year, losses year after year, lost money 3 years, side gig lost money, lost money years in a row, never make a profit',
    ),
    lines: () => [extra.otherIncome],
    facts: ['businesses', 'otherIncome'],
    screen: '/interview',
    see: ['gig-work', 'business-loss'],
  },
  {
    id: 'wrong-1099-nec',
    title: 'Form 1099-NEC for a job, or by mistake',
    verdict:
      'If you were really an employee, report the pay as wages with Form 8919. You then owe only the employee’s half of Social Security and Medicare tax.',
    details: [
      'An employer decides when, where and how you work. Form SS-8 asks the IRS to decide.',
      'Form 8919 needs a reason code, such as G: you sent Form SS-8 and haven’t received a reply.',
      'If the amount is wrong, ask the payer for a corrected form. If you don’t get one, report the right amount and keep proof.',
      'A one-time payment that isn’t from a business, such as for a one-off favor, can go on line 8z without self-employment tax.',
    ],
    source: formPage('8919', 'Uncollected Social Security and Medicare Tax on Wages'),
    words: aliases(
      'misclassified as contractor, misclassified, form 8919, form ss-8, employer gave me a 1099, 1099-nec wrong, incorrect 1099, one time 1099-nec, 1099 instead of w2, wrong amount on 1099, work set hours on a 1099, boss pays me as a 1099, treated like an employee but 1099, company put me as 1099',
    ),
    lines: () => [form1040.wagesFrom8919],
    facts: ['misclassifiedWages'],
    documents: ['1099-NEC'],
    screen: '/interview',
    see: ['gig-work', 'self-employment-tax'],
  },
  {
    id: 'llc',
    title: 'LLC and EIN',
    verdict:
      'You don’t need an LLC to deduct costs. An LLC with one owner files Schedule C as if the LLC didn’t exist. With two or more owners, it files Form 1065.',
    details: [
      'An LLC may choose to be taxed as a corporation, with Form 8832 or 2553.',
      'You need an EIN if you have employees or a retirement plan. It is free at irs.gov.',
      'State fees for the LLC are a business cost.',
      'An LLC alone doesn’t save self-employment tax.',
    ],
    source: page(
      'Single member limited liability companies',
      'Overview',
      'businesses/small-businesses-self-employed/single-member-limited-liability-companies',
    ),
    words: aliases(
      'llc, single member llc, my llc, need an ein, ein for business, form an llc, llc taxes, sole proprietor, sole proprietorship, dba, register my business',
    ),
    lines: () => [extra.businessIncome],
    facts: ['businesses'],
    screen: '/interview',
    see: ['s-corporation', 'spouses-business'],
  },
  {
    id: 's-corporation',
    title: 'S corporation',
    verdict:
      'An S corporation files Form 1120-S by March 15 and gives you a Schedule K-1. You pay income tax on your share, whether or not it was paid out.',
    details: [
      'An owner who works in it must get reasonable pay on a W-2. Only that pay is subject to Social Security and Medicare tax.',
      'To start, Form 2553 is due within two months and 15 days after the year begins. Late relief is common.',
      'Plainfile prepares your own return from the K-1, not Form 1120-S.',
    ],
    source: page('S corporations', 'Overview', 'businesses/small-businesses-self-employed/s-corporations'),
    words: aliases(
      's corp, s corporation, form 1120-s, 1120s, form 2553, reasonable salary, s corp owner, elect s corp, pay myself salary, llc taxed as s corp',
    ),
    lines: () => [extra.scheduleEIncome],
    facts: ['k1s'],
    screen: '/messages',
    see: ['k1', 'llc'],
  },
  {
    id: 'spouses-business',
    title: 'A business run by spouses',
    verdict:
      'Spouses who own and run a business together may file two Schedules C instead of a partnership return, if they file jointly and aren’t an LLC.',
    details: [
      'This is a qualified joint venture. Each reports a share of income and expenses and pays self-employment tax on it.',
      'In community property states a couple’s LLC can count as one owner.',
      'If only one of you runs it, file one Schedule C. The other can be an employee.',
    ],
    appliesTo: 'Married couples who file jointly.',
    source: page(
      'Election for married couples unincorporated businesses',
      'Qualified joint venture',
      'businesses/small-businesses-self-employed/election-for-married-couples-unincorporated-businesses',
    ),
    words: aliases(
      'qualified joint venture, husband and wife business, business with my spouse, my wife and i own a business, couple business schedule c, spouse works in my business',
    ),
    facts: ['businesses'],
    screen: '/interview',
    see: ['llc', 'community-property'],
  },
  {
    id: 'startup-costs',
    title: 'Costs before the business opened',
    verdict: `Up to ${usd(start.deductAtOnce)} can be deducted in the year you open. The rest is spread over ${start.months} months.`,
    details: [
      `That first amount phases out when start-up costs are over ${usd(start.phaseOutStart)}.`,
      'Market research, training, travel to suppliers and ads before opening qualify. Equipment is depreciated instead.',
      'If the business never opened, you usually can’t deduct them.',
      'Costs of forming a partnership or corporation get a second amount of the same size.',
    ],
    source: page('Start-up costs', 'Publication 583, Starting a Business', 'publications/p583'),
    words: aliases(
      'startup costs, start-up costs, costs before opening, started a business this year, new business expenses, organizational costs, business not open yet, first year of business, business made no money yet, no income yet business expenses',
    ),
    facts: ['businesses.expenses', 'businesses'],
    screen: '/interview',
    see: ['equipment', 'business-expenses'],
  },
  {
    id: 'business-expenses',
    title: 'What a business can deduct',
    verdict:
      'You can deduct costs that are ordinary in your line of work and helpful for it: supplies, ads, software, fees, insurance, rent, tools, travel.',
    details: [
      'If you use something for both, such as a phone, deduct only the business share.',
      'Not deductible: fines, political gifts, personal living costs, and your own pay.',
      'Lunch at work and ordinary clothes are personal.',
      'Keep receipts and a record of what each was for.',
    ],
    appliesTo: 'People with a business of their own.',
    conditions: [selfEmployed],
    source: publication(334, 'Business Expenses'),
    words: aliases(
      'business expenses, business license fee, business write offs, schedule c expenses, deductible business costs, self employed deductions, 1099 deductions, freelancer write offs, what can i deduct as a contractor, what is schedule c for, schedule c, what can i write off for my business, what do i write off, write off if i, expenses of gig work, deductions for drivers, what can a driver deduct, expenses for gig workers',
    ),
    facts: ['businesses.expenses', 'businesses'],
    screen: '/interview',
    see: ['home-office', 'business-miles', 'phone-internet'],
  },
  {
    id: 'phone-internet',
    title: 'Phone, internet and software for a business',
    verdict:
      'You can deduct the business share of your cell phone and internet, and the full cost of anything only for the business, such as a website or software.',
    details: [
      'Estimate the share in a way you can explain, such as by hours or calls.',
      'The first landline at home is never deductible.',
      'A new phone or computer is equipment: its business share can be deducted right away.',
    ],
    source: publication(334, 'Business Expenses'),
    words: aliases(
      'cell phone deduction, write off my phone, phone bill business, internet deduction, internet for my business, wifi write off, software subscription, website hosting, zoom subscription, adobe subscription, business phone, phone bill, cell phone bill, internet bill, self employed cell, cell phone for business, personal cell for business, business use of my phone',
    ),
    facts: ['businesses.expenses', 'businesses'],
    screen: '/interview',
    see: ['business-expenses', 'equipment'],
  },
  {
    id: 'business-meals',
    title: 'Business meals and entertainment',
    verdict: ({ business: b }) =>
      `${pct(b.deductibleMeals)} of a meal with a client, or on an overnight business trip, is deductible. Entertainment, such as tickets or golf, isn’t.`,
    details: [
      'You or an employee must be there, and it can’t be lavish.',
      'Food at an event is deductible only if it’s billed separately.',
      'Lunch alone on an ordinary work day is personal.',
      'Keep the receipt with who, where and why. On trips you may use the daily federal meal rate.',
    ],
    source: publication(463, 'Meals'),
    words: aliases(
      'business meals, meals deduction, client dinner, lunch with client, coffee with client, entertainment expense, client golf, per diem, restaurant business, meals on a business trip, deduct meals, deduct my lunches',
    ),
    facts: ['businesses.expenses', 'businesses'],
    screen: '/interview',
    see: ['business-travel', 'business-expenses'],
  },
  {
    id: 'business-travel',
    title: 'Business travel',
    verdict:
      'When business takes you away from your tax home overnight, airfare, hotel, taxis and baggage are deductible, and half of the meals.',
    details: [
      'Your tax home is where you mainly work, not where your family lives.',
      'For a trip mainly for business within the U.S., you can deduct the fare in full, but not the costs of personal days. For a trip abroad, you may have to divide the fare.',
      'Your spouse’s costs are deductible only if they work for you and are needed there.',
      'Work in one place expected to last over a year isn’t travel.',
    ],
    source: topic(511, 'Business travel expenses'),
    words: aliases(
      'business travel, business trip, hotel for work, airfare for business, conference travel, travel with my family business trip, travel nurse, travel nurse tax home, airbnb for work trip',
    ),
    facts: ['businesses.expenses', 'businesses'],
    screen: '/interview',
    see: ['business-meals', 'business-miles'],
  },
  {
    id: 'business-gifts',
    title: 'Gifts to clients',
    verdict: `Up to ${usd(gifts.each)} for each person a year is deductible. What you spend above that isn’t.`,
    details: [
      'Wrapping and shipping don’t count toward the limit.',
      'Small things with your name on them, such as pens, aren’t limited.',
      'Cash or gift cards to an employee are wages.',
    ],
    source: publication(463, 'Gifts'),
    words: aliases(
      'business gifts, client gifts, gift to client, gifts for customers, holiday gifts clients, gift basket client, closing gift',
    ),
    facts: ['businesses.expenses', 'businesses'],
    see: ['business-meals', 'business-expenses'],
  },
  {
    id: 'business-education',
    title: 'Courses, conferences and licenses for the self-employed',
    verdict:
      'It depends. A course that maintains or improves skills for the business you already have is deductible. Training for a new trade isn’t.',
    details: [
      'License renewals, dues to trade groups, books and trade magazines are deductible.',
      'A course for a new trade may qualify for the lifetime learning credit.',
      'You can’t use the same cost for a deduction and a credit.',
    ],
    source: topic(513, 'Work-related education expenses'),
    words: aliases(
      'course for my business, online course self employed, conference fee, business coaching, professional license self employed, real estate license renewal, course to become a real estate agent, training for a new career, class to start a business, continuing education business, masterclass',
    ),
    facts: ['businesses.expenses', 'businesses'],
    screen: '/interview',
    see: ['business-expenses', 'lifetime-learning'],
  },
  {
    id: 'uniforms-self-employed',
    title: 'Clothes, makeup and grooming for the self-employed',
    verdict:
      'You can deduct only clothes you need for the work and can’t wear elsewhere as everyday clothes, such as safety gear, costumes or scrubs with a logo. Suits and makeup aren’t deductible.',
    details: [
      'It doesn’t matter that you wear them only at work.',
      'You can also deduct cleaning for deductible clothes.',
      'Gym fees and haircuts are personal, even for performers and models.',
    ],
    source: publication(334, 'Business Expenses'),
    words: aliases(
      'work clothes self employed, suit for business, costume deduction, makeup for work, influencer clothes, onlyfans expenses, safety gear, dry cleaning business',
    ),
    facts: ['businesses.expenses', 'businesses'],
    see: ['business-expenses', 'job-expenses'],
  },
  {
    id: 'contractors-paid',
    title: 'Paying contractors: contract labor (Form 1099-NEC)',
    verdict: ({ year }) =>
      `Pay to helpers who aren’t employees is deductible as contract labor. For ${usd(figures.forms.contractor)} or more in ${year} you send them Form 1099-NEC by January 31.`,
    details: [
      'Get a Form W-9 before you pay. Without a taxpayer ID number you must withhold tax.',
      'Payments by card or app don’t need one: the processor reports them.',
      'Most corporations don’t need one. Lawyers do.',
      'Someone whose work you direct is an employee: payroll tax and a W-2.',
    ],
    from2025: `From 2026 payments the limit is ${usd(lateForm1099.from2026)}.`,
    source: page(
      'Reporting payments to independent contractors',
      'Form 1099-NEC',
      'businesses/small-businesses-self-employed/reporting-payments-to-independent-contractors',
    ),
    words: aliases(
      'pay contractors, contract labor, send a 1099, issue 1099-nec, hired someone to help, paid a helper, subcontractor, do i have to send a 1099, w-9 from contractor, do i have to send 1099s, paid contractor by venmo, paid a friend to help, paid my buddy to help',
    ),
    facts: ['businesses.expenses', 'businesses'],
    screen: '/interview',
    see: ['business-expenses', 'family-employees'],
  },
  {
    id: 'family-employees',
    title: 'Paying your children or spouse',
    verdict:
      'Yes, real wages for real work are deductible. Pay from your sole proprietorship to your own child under 18 isn’t subject to Social Security or Medicare tax.',
    details: [
      'The pay must fit the work and the age. Keep time records and pay by check or transfer.',
      'Unemployment tax isn’t due until the child is 21.',
      'A child owes no income tax on wages up to the standard deduction.',
      'A spouse’s wages are subject to Social Security and Medicare tax. In a corporation, so are a child’s.',
    ],
    source: page('Family employees', 'Overview', 'businesses/small-businesses-self-employed/family-help'),
    words: aliases(
      'hire my kids, pay my child, employ my children, pay my spouse, put my son on payroll, child works in my business, wages to my wife, hire my teenager, child on payroll, put my kid on payroll, put my daughter on payroll, hire my own kids',
    ),
    facts: ['businesses.expenses', 'businesses'],
    see: ['contractors-paid', 'child-own-return'],
  },
  {
    id: 'inventory',
    title: 'Inventory and cost of goods sold',
    verdict: `You deduct goods when you sell them, not when you buy them. Cost of goods sold is opening inventory plus purchases, minus what’s left on December 31.`,
    details: [
      'It includes materials, labor to make items, and freight in. Report it in Part III of Schedule C.',
      `Businesses with receipts of up to ${usd(smallBusiness.receipts)} may treat goods as supplies, deducted when sold or paid for, whichever is later.`,
      'Subtract items you take for personal use.',
    ],
    source: publication(334, 'How To Figure Cost of Goods Sold'),
    words: aliases(
      'inventory, bought to resell, bought to sell, not sold yet, unsold stock of my store, stuff to flip, cost of goods sold, cogs, unsold goods, reseller inventory, etsy materials, amazon fba inventory, resale items, products left over, ebay reseller',
    ),
    facts: ['businesses.costOfGoodsSold', 'businesses'],
    screen: '/interview',
    see: ['business-expenses'],
  },
  {
    id: 'cash-or-accrual',
    title: 'Cash or accrual method',
    verdict:
      'Most small businesses use the cash method: report income when you receive it and expenses when you pay them. Accrual reports both when they’re earned or owed.',
    details: [
      'A check you got in December is income of that year, even if you cash it in January.',
      'A card charge counts on the day you charge it.',
      'Unpaid invoices aren’t a loss under the cash method: they were never income.',
      'To change your method, file Form 3115.',
    ],
    source: publication(538, 'Accounting Methods'),
    words: aliases(
      'cash method, accrual method, accounting method, paid in january for december work, unpaid invoice, client didn’t pay me, write off unpaid invoices, form 3115, december check cashed in january',
    ),
    facts: ['businesses.cashMethod', 'businesses'],
    screen: '/interview',
    see: ['gig-work', 'bad-debt'],
  },
  {
    id: 'mileage-log',
    title: 'Mileage log and proof for a car',
    verdict:
      'Write down the date, miles, place and purpose of each business trip, at or near the time. An app or a calendar with odometer readings is fine.',
    details: [
      'You also need the total miles of the year.',
      'Without records the IRS can deny it all. An estimate isn’t enough.',
      'If your use is regular, three typical months can represent the year.',
      'For deliveries and rides, miles between jobs are deductible. The app’s own summary often leaves them out.',
    ],
    source: publication(463, 'How To Prove Expenses'),
    words: aliases(
      'mileage log, track miles, mileage app, prove business miles, uber miles between rides, doordash miles, reconstruct mileage, odometer',
    ),
    facts: ['businesses.vehicle', 'businesses'],
    screen: '/interview',
    see: ['business-miles', 'actual-car-costs'],
  },
  {
    id: 'actual-car-costs',
    title: 'Actual car costs instead of miles',
    verdict:
      'You can deduct the business share of gas, repairs, tires, insurance, registration, lease or depreciation instead of the mileage rate. Not both.',
    details: [
      'The share is business miles divided by all miles.',
      'For a car you own, use the mileage rate in the first year if you want to change later. If you start with actual costs, you must keep using them for that car.',
      'A leased car keeps the mileage rate for the whole lease.',
      'Parking and tolls for business and the business share of car loan interest count with either.',
    ],
    source: topic(510, 'Actual expenses'),
    words: aliases(
      'actual car expenses, actual expense method, gas or mileage, deduct gas, car repairs business, switch from mileage to actual, car insurance business, car loan interest business, oil change, gas for uber instead of miles, mileage better than actual, mileage or actual',
    ),
    facts: ['businesses.vehicle', 'businesses'],
    screen: '/interview',
    see: ['business-miles', 'car-depreciation'],
  },
  {
    id: 'leased-car',
    title: 'Leased car for a business',
    verdict:
      'Deduct the mileage rate, or the business share of the lease payments and running costs. Your first-year choice applies for the whole lease.',
    details: [
      'For an expensive car, you reduce the deduction by a small amount each year.',
      'A down payment is spread over the lease.',
      'If you buy the car at the end, a new choice starts.',
    ],
    source: publication(463, 'Leasing a Car'),
    words: aliases(
      'leased car, lease payments car, car lease business, leased vehicle, lease a car for business, leasing a truck, car lease for business',
    ),
    facts: ['businesses.vehicle', 'businesses.expenses'],
    screen: '/interview',
    see: ['actual-car-costs', 'business-miles'],
  },
  {
    id: 'car-depreciation',
    title: 'Buying a car for the business',
    verdict: ({ depreciation: d }) =>
      `A car placed in service in 2024 can be depreciated up to ${usd(d.carLimits.at(-1)?.firstWithBonus ?? 0)} in its first year with bonus, times the business share. You can’t deduct the whole price.`,
    details: [
      `SUVs, trucks and vans over ${heavyVehicle.pounds.toLocaleString('en-US')} pounds loaded weight aren’t subject to that limit.`,
      ({ depreciation: d }) =>
        `For heavy SUVs section 179 stops at ${usd(d.heavySuvLimit)}. Bonus depreciation can take more.`,
      'Business use must be over half, or the slower method applies. If it falls later, part of the deduction is added back to income.',
      'The mileage rate already includes depreciation, so you can’t add it.',
    ],
    source: publication(463, 'Depreciation Deduction'),
    words: aliases(
      'bought a car for business, car depreciation, write off a car, heavy suv, g wagon, 6000 pound vehicle, truck for business, section 179 vehicle, new car business, luxury car limits, buy a car for my llc, buy a car for my business and write it off, write off a car for work',
    ),
    facts: ['businesses.vehicle', 'businesses'],
    screen: '/interview',
    see: ['actual-car-costs', 'section-179', 'bonus-depreciation'],
  },
  {
    id: 'equipment',
    title: 'Equipment, computers and tools',
    verdict: `Items of up to ${usd(smallItems.each)} each can be deducted right away. For larger ones, choose section 179, bonus, or depreciation over several years.`,
    details: [
      'The small-item choice (de minimis safe harbor) is an election on each year’s return, and covers everything below the limit.',
      'Only the business share is deductible. For things you owned before, use the lower of cost or value.',
      'Computers are written off over five years, furniture and most machines over seven, if you don’t deduct them right away.',
      'Depreciation starts when it’s ready for use, not when you paid.',
    ],
    source: topic(704, 'Depreciation'),
    words: aliases(
      'equipment, computer for business, laptop write off, camera for business, tools for business, de minimis safe harbor, 2500 rule, office furniture, bought a machine, ipad for work self employed, depreciate my laptop, laptop, printer for my business, charge off the whole laptop',
    ),
    facts: ['businesses.assets', 'businesses'],
    screen: '/interview',
    see: ['section-179', 'bonus-depreciation', 'depreciation'],
  },
  {
    id: 'section-179',
    title: 'Section 179 deduction',
    verdict: ({ depreciation: d }) =>
      `You can deduct the whole cost of business equipment in the year you start using it, up to ${usd(d.section179Limit)} for 2024.`,
    details: [
      'It can’t be more than your business income, wages included. The rest carries forward.',
      ({ depreciation: d }) =>
        `It’s reduced dollar for dollar when you place more than ${usd(d.section179PhaseOutStart)} in service.`,
      'Business use must be over half, now and later. If it falls, part of the deduction is added back to income.',
      'Used equipment qualifies. Most buildings don’t.',
    ],
    from2025: () => `For 2025 the limit is ${usd(law2025.depreciation.section179Limit)}.`,
    source: publication(946, 'Electing the Section 179 Deduction'),
    words: aliases(
      'section 179, 179 deduction, 179 expense, write off equipment in full, expense equipment, sec 179 limit, 179 carryover',
    ),
    facts: ['businesses.assets', 'businesses'],
    screen: '/interview',
    see: ['equipment', 'bonus-depreciation'],
  },
  {
    id: 'bonus-depreciation',
    title: 'Bonus depreciation',
    verdict: ({ depreciation: d }) =>
      `For property placed in service in 2024, ${pct(d.bonusRates.at(-1)?.rate ?? 0)} of the cost is deductible in the first year. The rest is depreciated.`,
    details: [
      'New and used property with a recovery period of up to 20 years qualifies: equipment, vehicles, land improvements. Buildings don’t.',
      'It applies automatically unless you elect out for a class.',
      'Unlike section 179, it can create a loss.',
      'Many states don’t allow it.',
    ],
    from2025: () => {
      const later = law2025.depreciation.laterBonus;
      return later === null
        ? 'The 2025 law didn’t change it.'
        : `Property acquired from ${day(later.acquiredFrom)} on gets ${pct(later.rate)}.`;
    },
    source: publication(946, 'Claiming the Special Depreciation Allowance'),
    words: aliases(
      'bonus depreciation, special depreciation allowance, 168k, 60 percent bonus, 100 percent bonus, first year depreciation, elect out of bonus',
    ),
    facts: ['businesses.assets', 'businesses'],
    screen: '/interview',
    see: ['section-179', 'depreciation'],
  },
  {
    id: 'depreciation',
    title: 'Depreciation',
    verdict:
      'Depreciation writes off the cost of lasting property over several years: five for computers and cars, seven for furniture and machines, 27½ for rental homes.',
    details: [
      'It starts when the property is placed in service (ready for use). Land is never depreciated.',
      'You must count it even if you forgot to claim it: it lowers your basis either way.',
      'Use Form 3115 to claim depreciation you missed in earlier years.',
      'Report it on Form 4562.',
    ],
    source: topic(704, 'Depreciation'),
    words: aliases(
      'depreciation, depreciate, form 4562, macrs, forgot depreciation, missed depreciation, 5 year property, 7 year property, how long to depreciate, useful life',
    ),
    facts: ['businesses.assets', 'rentals.assets'],
    screen: '/interview',
    see: ['equipment', 'rental-depreciation'],
  },
  {
    id: 'sold-equipment',
    title: 'Selling business equipment or a work car',
    verdict:
      'Your gain is the price minus your adjusted basis. Up to the depreciation you took, it’s taxed as regular income (recapture).',
    details: [
      'It goes on Form 4797, not on Schedule C, so there is no self-employment tax on it.',
      ({ business: b }) =>
        `With the mileage rate (${cents(b.mileageRate)} for 2024), ${cents(mileageDepreciation.perMile)} of each mile counts as depreciation taken.`,
      'A trade-in is a sale at the trade-in value. A loss on business use is fully deductible.',
      'The personal part of a car is separate: a gain is taxable, but a loss isn’t deductible.',
    ],
    source: publication(544, 'Section 1245 Property'),
    words: aliases(
      'sold business equipment, sold work truck, sold my business car, depreciation recapture, form 4797, trade in business vehicle, sold machinery, recapture, sold uber car',
    ),
    lines: () => [extra.otherGains],
    facts: ['businesses.assets', 'businesses.propertySales'],
    screen: '/interview',
    see: ['depreciation', 'actual-car-costs'],
  },
  {
    id: 'business-loss',
    title: 'Business loss',
    verdict: ({ business: b }) =>
      `A real business’s loss offsets wages and other income, up to ${orJoint(b.excessLoss)} for 2024. More carries forward.`,
    details: [
      'You must materially participate in the business, have money at risk, and aim for a profit.',
      `A loss larger than all your income becomes a net operating loss. It can offset up to ${pct(carryforward.share)} of income in later years.`,
      'After years of losses, the IRS may ask whether it’s a hobby.',
    ],
    source: publication(334, 'Net operating loss'),
    words: aliases(
      'business loss, schedule c loss, lost money in my business, business lost money, net operating loss, nol, excess business loss, form 461, loss against w2 income, first year loss, no income yet but expenses',
    ),
    lines: () => [extra.businessIncome],
    facts: ['businesses'],
    screen: '/interview',
    see: ['hobby', 'qbi'],
  },
  {
    id: 'se-health-insurance',
    title: 'Self-employed health insurance deduction',
    verdict:
      'You can deduct premiums for yourself, your spouse, dependents and children under 27 without itemizing, up to your business profit.',
    details: [
      'You can’t deduct premiums for months when you or your spouse could join an employer’s plan, even if you didn’t.',
      'Medicare, dental, vision and long-term care premiums count too.',
      'It doesn’t lower self-employment tax.',
      'With a Marketplace plan, you can deduct only the part left after the premium tax credit.',
    ],
    appliesTo: 'Self-employed people with a profit, partners, and S corporation owners.',
    conditions: [selfEmployed],
    source: formPage('7206', 'Self-Employed Health Insurance Deduction'),
    words: aliases(
      'self employed health insurance, health insurance for freelancers, form 7206, health insurance if i am self employed, deduct my own health insurance, medicare premiums self employed, schedule 1 line 17, insurance premiums 1099 worker',
    ),
    lines: () => [adjust.healthInsurance],
    facts: ['adjustments.selfEmployedHealthInsurance'],
    screen: '/interview',
    see: ['medical-premiums', 'premium-tax-credit'],
  },
  {
    id: 'half-se-tax',
    title: 'Deduction for half of self-employment tax',
    verdict: ({ selfEmployment: s }) =>
      `${pct(s.deductibleShare)} of your self-employment tax is deducted automatically, without itemizing. You don’t have to do anything.`,
    details: [
      'It is on Schedule 1, line 15.',
      'It matches the employer’s half, which employees don’t pay tax on.',
      'It lowers income tax only, not the self-employment tax.',
    ],
    source: topic(554, 'Self-employment tax deduction'),
    words: aliases(
      'half of self employment tax, deductible part of se tax, schedule 1 line 15, deduct se tax, employer half, se tax deduction',
    ),
    lines: () => [adjust.halfOfSelfEmploymentTax],
    facts: ['businesses'],
    see: ['self-employment-tax'],
  },
  {
    id: 'job-and-business',
    title: 'A W-2 job and a business',
    verdict: ({ socialSecurityTax: s }) =>
      `You owe both. Wages use up the Social Security limit of ${usd(s.wageBase)} first, so high wages can leave only Medicare tax on the profit.`,
    details: [
      'Withholding at your job can cover the tax on your side income: raise it with Form W-4 instead of paying quarterly.',
      'A business loss offsets wages for income tax.',
      'Report costs of your own business on Schedule C. Costs of the W-2 job aren’t deductible.',
    ],
    source: instructions('Schedule SE', 'Line 8a', 'i1040sse'),
    words: aliases(
      'w2 and 1099, w2 and side job, both employee and self employed, full time job and freelance, day job and business, 1099 on the side, w2 job with side hustle',
    ),
    lines: () => [taxes.selfEmploymentTax],
    facts: ['businesses', 'w2s'],
    see: ['self-employment-tax', 'quarterly-payments'],
  },
  {
    id: 'se-optional-methods',
    title: 'Optional methods for self-employment tax',
    verdict: ({ selfEmployment: s }) =>
      `With a small profit or a loss, you may elect to count up to ${usd(s.optionalMaximum)} as earnings for 2024. You then pay more self-employment tax, for Social Security credits or a larger credit.`,
    details: [
      'It can raise the Earned Income Credit, the child tax credit or the child and dependent care credit.',
      'The nonfarm method may be used five times in your life. The farm method has no such limit.',
      'Plainfile figures the farm method. Ask your preparer about the other.',
    ],
    source: instructions('Schedule SE', 'Part II, Optional Methods', 'i1040sse'),
    words: aliases(
      'optional method, nonfarm optional method, farm optional method, se optional, social security credits self employed loss, quarters of coverage',
    ),
    lines: () => [taxes.selfEmploymentTax],
    facts: ['farms.optionalMethod', 'businesses'],
    screen: '/messages',
    see: ['self-employment-tax', 'eic-self-employed'],
  },
  {
    id: 'qbi-service',
    title: 'QBI: service businesses and high income',
    verdict: ({ qualifiedBusiness: q }) =>
      `Below taxable income of ${orJoint(q.threshold)}, the type of business doesn’t matter. Above it, health, law, accounting, consulting, arts, sports and finance lose the deduction gradually.`,
    details: [
      ({ qualifiedBusiness: q }) =>
        `For them, it phases out completely at ${usd(q.threshold.single + q.phaseInRange.single)}, or ${usd(q.threshold.mfj + q.phaseInRange.mfj)} joint.`,
      ({ qualifiedBusiness: q }) =>
        `Other businesses are then limited to ${pct(q.wageShare)} of wages paid, or ${pct(q.wageShareWithProperty)} plus ${pct(q.propertyShare)} of property.`,
      'Engineers, architects, real estate agents and insurance brokers aren’t service businesses for this.',
      'A loss carries to next year’s deduction.',
    ],
    source: instructions('Form 8995-A', 'Specified Service Trade or Business (SSTB)', 'i8995a'),
    words: aliases(
      'sstb, specified service, qbi phase out, qbi high income, qbi for doctors, doctors get the qbi deduction, qbi for consultants, qbi wage limit, qbi loss carryforward',
    ),
    lines: () => [taxable.businessDeduction],
    facts: ['businesses.qbi', 'businesses'],
    screen: '/interview',
    see: ['qbi'],
  },
  {
    id: 'day-care-home',
    title: 'Day care in your home',
    verdict:
      'You may count rooms that your family uses too: the share of the home times the hours of care. You need a state license, or to be exempt from one.',
    details: [
      'Count cleaning and preparing before and after the children are there.',
      'Food can be deducted by receipts or at the standard meal rates.',
      'Food program reimbursements lower the deduction.',
    ],
    source: publication(587, 'Daycare Facility'),
    words: aliases(
      'home daycare, day care provider, daycare at home, run a daycare, childcare business at home, food program, babysitting business, home office daycare, run a daycare in my house',
    ),
    facts: ['businesses.homeOffice', 'businesses'],
    screen: '/interview',
    see: ['home-office', 'gig-work'],
  },
  {
    id: 'home-office-method',
    title: 'Home office: simplified or actual costs',
    verdict: ({ business: b }) =>
      `Simplified: ${usd(b.homeOfficeRate)} a square foot, up to ${b.homeOfficeSquareFeet}, no depreciation. Actual: the business share of rent, utilities, insurance and repairs. You may switch each year.`,
    details: [
      'With the simplified method, mortgage interest and property tax stay on Schedule A in full.',
      'Actual costs include depreciation, which is taxed when you sell the home.',
      'If your profit is too low, the unused part carries forward only with actual costs.',
      'Renters often do better with actual costs.',
    ],
    conditions: [selfEmployed],
    source: publication(587, 'Using the Simplified Method'),
    words: aliases(
      'simplified or regular home office, actual home office expenses, home office rent, home office utilities, form 8829 or simplified, home office depreciation, which home office method',
    ),
    facts: ['businesses.homeOffice'],
    screen: '/interview',
    see: ['home-office', 'home-office-sale'],
  },
  {
    id: 'home-office-sale',
    title: 'Selling a home with a home office',
    verdict: ({ capitalGain: c }) =>
      `An office inside your home doesn’t reduce the exclusion. Only the depreciation since May 1997 is taxed, at up to ${pct(c.unrecaptured1250Rate)}.`,
    details: [
      'It counts whether or not you claimed it, if you used actual costs.',
      'Years with the simplified method have no depreciation.',
      'A separate building, such as a studio, is treated as a separate sale.',
    ],
    source: publication(523, 'Business or Rental Use of Home'),
    words: aliases(
      'sell house with home office, home office and selling home, home office recapture, home office sale exclusion, studio sold with house',
    ),
    facts: ['homeSales.depreciation', 'homeSales'],
    screen: '/interview',
    see: ['home-sale', 'home-office-method'],
  },
  {
    id: 'quarterly-payments',
    title: 'Quarterly payments for the self-employed',
    verdict: ({ estimatedTax: e }) =>
      `If you will owe ${usd(e.smallestAmount)} or more after withholding, pay in four parts: mid April, June, September and January.`,
    details: [
      (_law, today) => sayInstallmentDays(today),
      'Set aside part of each payment you receive: income tax plus self-employment tax.',
      'Pay at IRS Direct Pay, for Form 1040-ES, or withhold more at a job.',
      'In your first year, no penalty if you owed no tax for the whole year before and were a citizen or resident.',
      'States often require payments too.',
    ],
    source: page(
      'Estimated taxes',
      'When to pay estimated taxes',
      'businesses/small-businesses-self-employed/estimated-taxes',
    ),
    words: aliases(
      'quarterly taxes, quarterly payments self employed, do i have to pay quarterly, first year self employed taxes, how much to set aside for taxes, pay taxes as freelancer, 1040-es freelancer, set aside for taxes, how much should i save for taxes, save for taxes freelancer, freelancer pay every quarter, do freelancers pay quarterly, pay taxes every quarter, need to pay quarterly',
    ),
    lines: () => [payments.estimatedPayments],
    facts: ['payments.estimated', 'businesses'],
    screen: '/interview',
    see: ['estimated-tax', 'underpayment-penalty'],
  },
  {
    id: 'farmer-estimated',
    title: 'Estimated tax for farmers and fishers',
    verdict: `If two thirds of your gross income is from farming or fishing, one payment by ${day(farmers.due)} was enough, or none if you filed and paid by ${day(farmers.fileBy)}.`,
    details: [
      'Two thirds of this year’s or last year’s income will do.',
      'The payment has to cover two thirds of this year’s tax, or all of last year’s.',
      'Form 2210-F figures any penalty.',
    ],
    appliesTo: 'Farmers and fishers.',
    source: topic(416, 'Farming and fishing income'),
    words: aliases(
      'farmer estimated tax, march 1 farmers, fisherman estimated tax, form 2210-f, farm deadline, two thirds farm income, fishing boat taxes',
    ),
    facts: ['farms', 'payments.estimated'],
    see: ['farm-income', 'estimated-tax'],
  },
  {
    id: 'farm-income',
    title: 'Farm income and costs (Schedule F)',
    verdict:
      'Sales of livestock, crops and products go on Schedule F, with feed, seed, fertilizer, vet, fuel and repairs as costs. The profit is subject to self-employment tax.',
    details: [
      'For animals you bought to resell, deduct the cost when you sell them. Animals you raised have no cost.',
      'Breeding, dairy and draft animals go on Form 4797.',
      'Crop insurance and disaster payments are income. You can elect to defer some for a year.',
      'Cash rent for land isn’t farming. Report it on Schedule E.',
    ],
    appliesTo: 'Farmers and ranchers.',
    source: publication(225, 'Farm Income'),
    words: aliases(
      'farm, schedule f, farming income, sold cattle, sold calves, crop insurance, farm expenses, hay, horses farm, usda payment, ranch, 1099-patr, small farm',
    ),
    lines: () => [extra.farmIncome],
    facts: ['farms'],
    screen: '/interview',
    see: ['farmer-estimated', 'hobby'],
  },
  {
    id: 'k1',
    title: 'Schedule K-1',
    verdict:
      'A K-1 shows your share of a partnership’s, S corporation’s or estate’s income. You owe tax on it even if nothing was paid out.',
    details: [
      'Each box goes on a different form: business or rent on Schedule E, interest to Schedule B, gains to Schedule D.',
      'K-1s often arrive in March or later. File an extension instead of guessing.',
      'Losses are limited by your basis, your amount at risk, and the passive loss rules.',
      'Don’t mail it with the return. Report it as shown, or attach Form 8082.',
    ],
    source: page(
      'About Schedule K-1 (Form 1065)',
      'Partner’s Share of Income',
      'forms-pubs/about-schedule-k-1-form-1065',
    ),
    words: aliases(
      'k-1, k1, schedule k-1, k-1 late, waiting for k-1, partnership income, form 1065 k-1, 1120s k-1, partner share, k-1 from my business',
    ),
    lines: () => [extra.scheduleEIncome],
    facts: ['k1s'],
    documents: ['Schedule K-1'],
    screen: '/interview',
    see: ['k1-loss', 'k1-trust', 's-corporation'],
  },
  {
    id: 'k1-loss',
    title: 'Losses and basis on a K-1',
    verdict:
      'You can deduct a loss only up to your basis: what you invested, plus income, minus what you took out. The rest carries forward.',
    details: [
      'S corporation owners attach Form 7203. Guaranteeing its loans adds no basis; lending it money does.',
      'Partners add their share of the partnership’s debts.',
      'If you don’t materially participate, the loss is passive: it offsets only passive income until you sell your whole interest.',
      'Distributions above your basis are taxed as gain.',
    ],
    source: formPage('7203', 'S Corporation Shareholder Stock and Debt Basis Limitations'),
    words: aliases(
      'k-1 loss, loss from my k-1, partnership loss, s corp loss, form 7203, shareholder basis, k-1 basis, at risk, passive k-1 loss, distributions in excess of basis, box 16d',
    ),
    facts: ['k1s.basis', 'k1s'],
    screen: '/interview',
    see: ['k1', 'rental-loss'],
  },
  {
    id: 'guaranteed-payments',
    title: 'Guaranteed payments and partners’ self-employment tax',
    verdict:
      'Pay to a partner isn’t wages. Guaranteed payments and a general partner’s share of profit are subject to self-employment tax (K-1 box 14).',
    details: [
      'Partners don’t get a W-2 from their own partnership.',
      'Limited partners pay it only on guaranteed payments for services.',
      'An S corporation owner’s share isn’t subject to it.',
      'Costs you had to pay yourself under the partnership agreement are deductible on Schedule E (UPE).',
    ],
    source: instructions('Schedule K-1 (Form 1065)', 'Boxes 4 and 14', 'i1065sk1'),
    words: aliases(
      'guaranteed payments, partner self employment tax, k-1 box 14, k-1 box 4, limited partner, general partner, unreimbursed partnership expenses, upe',
    ),
    lines: () => [taxes.selfEmploymentTax],
    facts: ['k1s.selfEmploymentEarnings', 'k1s'],
    documents: ['Schedule K-1'],
    screen: '/interview',
    see: ['k1', 'self-employment-tax'],
  },
  {
    id: 'k1-trust',
    title: 'K-1 from an estate or trust',
    verdict:
      'Income the estate or trust passed on to you is taxed on your return by type: interest, dividends, gains, rent. The inheritance itself isn’t.',
    details: [
      'In its last year it may pass on losses and excess deductions too.',
      'Form 1041 is the estate’s own return. Plainfile doesn’t prepare it.',
      'The K-1 shows how much. The cash you received can be more or less.',
    ],
    source: page(
      'About Schedule K-1 (Form 1041)',
      'Beneficiary’s Share of Income',
      'forms-pubs/about-form-1041',
    ),
    words: aliases(
      'trust k-1, estate k-1, k-1 1041, beneficiary k-1, trust income, income from a trust, form 1041, excess deductions on termination, trust distribution, trust money i received, k-1 from grandpas estate, k-1 from an estate, distribution from a trust',
    ),
    lines: () => [extra.scheduleEIncome],
    facts: ['k1s'],
    documents: ['Schedule K-1'],
    screen: '/interview',
    see: ['inheritance', 'k1'],
  },
  {
    id: 'publicly-traded-partnership',
    title: 'Publicly traded partnerships (MLPs)',
    verdict:
      'You get a K-1, not dividends. Cash from it is mostly return of capital; a loss is suspended until the same partnership has income or you sell all of it.',
    details: [
      'When you sell, part of the gain is regular income. The sales page of the K-1 has the figures, not only the 1099-B.',
      'Held in an IRA, its K-1 doesn’t go on your return.',
      'Its income can qualify for the QBI deduction.',
    ],
    source: instructions('Form 8582', 'Publicly Traded Partnerships (PTPs)', 'i8582'),
    words: aliases(
      'mlp, publicly traded partnership, ptp, master limited partnership, energy transfer k-1, k-1 from stock, sold mlp units, pipeline partnership, commodity etf k-1',
    ),
    facts: ['k1s.publiclyTraded', 'k1s'],
    documents: ['Schedule K-1', '1099-B'],
    screen: '/interview',
    see: ['k1', 'return-of-capital'],
  },
  {
    id: 'nanny-tax',
    title: 'Nanny and household employees (Schedule H)',
    verdict: ({ householdEmployment: h }) =>
      `If you paid one person ${usd(h.wageThreshold)} or more in 2024 to work in your home under your direction, you owe Social Security and Medicare tax.`,
    details: [
      'It goes on Schedule H with your return. You give the person a W-2 and need an EIN.',
      ({ householdEmployment: h }) =>
        `Unemployment tax is due if you paid ${usd(h.quarterThreshold)} or more in any quarter to all of them together.`,
      'It doesn’t apply to your spouse, your child under 21, usually your parent, or anyone under 18 whose main job isn’t this.',
      'A self-employed cleaner, or one from an agency, isn’t your employee.',
    ],
    source: topic(756, 'Employment taxes for household employees'),
    words: aliases(
      'nanny, nanny tax, schedule h, household employee, housekeeper, caregiver for my mom, paid a babysitter, nanny w-2, in home aide, maid, senior caregiver pay',
    ),
    lines: () => [taxes.householdEmploymentTaxes],
    facts: ['householdEmployment'],
    screen: '/interview',
    see: ['care-credit', 'nanny-employee'],
  },
  {
    id: 'caregiver-income',
    title: 'Pay for caring for a relative',
    verdict:
      'Pay for caring for a relative is usually income, even when a state or an insurer pays it. Unless caregiving is your trade, there is no self-employment tax.',
    details: [
      'You may exclude Medicaid waiver payments for someone who lives with you. You may still count them as earned for the EIC.',
      'If you got a W-2, report it as wages. Otherwise, report it as other income, or on Schedule C if you do it as a business.',
    ],
    source: page(
      'Family caregivers and self-employment tax',
      'Overview',
      'businesses/small-businesses-self-employed/family-caregivers-and-self-employment-tax',
    ),
    words: aliases(
      'paid to care for my mother, ihss, medicaid waiver payments, elder care pay, family caregiver pay, paid to take care of a relative, ihss taxable',
    ),
    lines: () => [extra.businessIncome],
    facts: ['businesses', 'w2s'],
    screen: '/interview',
    see: ['nanny-tax', 'nanny-employee'],
  },
];
