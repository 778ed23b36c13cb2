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

const { carryforward, gifts, heavyVehicle, lateForm1099, smallItems, start } = businessFigures;
const appsBefore = figuresOf(lawOfYear(2024)).paymentApps;
const apps = figuresOf(law2025).paymentApps;

const selfEmployed = requires(
  'You’re self-employed',
  'businesses',
  ({ businesses }) => businesses.length > 0,
);

/** Work for oneself: income, costs, cars, equipment, and what is paid during the year. */
export const ownBusiness: readonly Card[] = [
  {
    id: 'form-1099-k',
    title: 'Form 1099-K for a business',
    verdict:
      'Form 1099-K shows payments you received by card or through payment apps and online marketplaces, before fees and refunds. For a business, enter the full amount as sales and deduct the fees.',
    details: [
      `For 2024, payment apps and online marketplaces had to send Form 1099-K if your payments were more than ${usd(appsBefore.above)}. Card processors must send it for any amount. Income is taxable even without the form.`,
      'If the same money is on a 1099-NEC and a 1099-K, report it only once. Keep a record that explains the difference.',
      'Gifts, shared rent, and other money from friends and family aren’t income. If the form includes them, ask the company that sent it to correct it.',
    ],
    from2025: `For 2025, payment apps and online marketplaces must send Form 1099-K only if you received more than ${usd(apps.above)} in more than ${apps.payments} payments.`,
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
      `Report hobby income on Schedule 1, line 8j. Hobby expenses aren’t deductible in ${year}. A business files Schedule C and deducts its expenses.`,
    details: [
      'An activity is a business if you do it to make a profit. For example, you keep books, put in time, change what isn’t profitable, and depend on the income.',
      'A profit in three of five years suggests a business (two of seven for horses).',
      'Hobby income isn’t subject to self-employment tax. You can still subtract the cost of making or buying the items you sold.',
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
    title: 'Form 1099-NEC for a job or by mistake',
    verdict:
      'If you were actually an employee, report the pay as wages with Form 8919. You then owe only the employee’s half of Social Security and Medicare tax.',
    details: [
      'You’re usually an employee if the company controls when, where, and how you work. To have the IRS decide, file Form SS-8.',
      'Form 8919 requires a reason code. Use G if you filed Form SS-8 and haven’t received a reply.',
      'If the amount is wrong, ask the payer for a corrected form. If you don’t get one, report the correct amount and keep proof.',
      'A one-time payment that isn’t from a business, such as for a favor, can go on Schedule 1, line 8z, and isn’t subject to self-employment tax.',
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
      'You don’t need an LLC to deduct business expenses. If you’re the only owner, you file Schedule C as if the LLC didn’t exist. With two or more owners, the LLC files Form 1065.',
    details: [
      'An LLC may elect to be taxed as a corporation on Form 8832 or 2553.',
      'You need an EIN if you have employees or a retirement plan. You can get one for free at irs.gov.',
      'State fees for the LLC are a business expense.',
      'Forming an LLC doesn’t by itself reduce self-employment tax.',
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
      'An S corporation files Form 1120-S by March 15 and gives you a Schedule K-1. You pay income tax on your share of the profit, whether or not it was paid out to you.',
    details: [
      'If you work in the business, it must pay you reasonable wages, reported on a W-2. Only those wages are subject to Social Security and Medicare tax.',
      'To elect S status, file Form 2553 within two months and 15 days after the tax year begins. The IRS often accepts a late election.',
      'Plainfile prepares your own return from the K-1. It doesn’t prepare Form 1120-S.',
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
      'Spouses who own and run a business together, with no other owners, may file two Schedules C instead of a partnership return if they file jointly and the business isn’t an LLC.',
    details: [
      'This is called a qualified joint venture. Both spouses must materially participate. Each reports a share of the income and expenses and pays self-employment tax on that share.',
      'In community property states, a couple can treat an LLC they own as having one owner.',
      'If only one of you runs the business, file one Schedule C. The other can be an employee.',
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
    title: 'Start-up costs before your business opened',
    verdict: `You can deduct up to ${usd(start.deductAtOnce)} of start-up costs in the year you open. You deduct the rest over ${start.months} months.`,
    details: [
      `The first-year amount phases out if your start-up costs are over ${usd(start.phaseOutStart)}.`,
      'Costs before opening, such as market research, training, travel to suppliers, and ads, qualify. Equipment is depreciated instead.',
      'If the business never opened, you usually can’t deduct start-up costs.',
      'A partnership or corporation can also deduct up to the same amount of its organizational costs.',
    ],
    source: publication(583, 'Start-up costs'),
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
      'You can deduct costs that are ordinary and necessary for your business, such as supplies, ads, software, fees, insurance, rent, tools, and travel.',
    details: [
      'If you use something for both business and personal purposes, such as a phone, deduct only the business share.',
      'You can’t deduct fines, political contributions, personal living costs, or your own pay.',
      'Lunch at work and everyday clothes are personal expenses.',
      'Keep receipts and a record of what each expense was for.',
    ],
    appliesTo: 'People who have their own business.',
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
    title: 'Phone, internet, and software for a business',
    verdict:
      'You can deduct the business share of your cell phone and internet, and the full cost of anything used only for the business, such as a website or software.',
    details: [
      'Estimate the business share in a way you can explain, such as by hours or calls.',
      'You can’t deduct basic service for the first landline in your home.',
      'A new phone or computer is equipment. You can usually deduct its business share right away.',
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
      `You can deduct ${pct(b.deductibleMeals)} of the cost of a meal with a client or on an overnight business trip. Entertainment, such as tickets or golf, isn’t deductible.`,
    details: [
      'You or an employee must be present, and the meal can’t be lavish or extravagant.',
      'Food at an entertainment event is deductible only if it’s billed separately.',
      'Lunch by yourself on an ordinary workday is a personal expense.',
      'Keep the receipt, and write down who was there, where, and why. On trips, you may use the federal per diem rate for meals instead of actual costs.',
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
      'When you travel overnight away from your tax home for business, you can deduct airfare, hotels, taxis, and baggage fees, plus half the cost of your meals.',
    details: [
      'Your tax home is the area where you mainly work, even if your family lives somewhere else.',
      'For a trip within the US that’s mainly for business, you can deduct the full fare, but not the costs of personal days. For a trip abroad, you may have to divide the fare.',
      'You can deduct your spouse’s costs only if they’re your employee and have a business reason to be there.',
      'Work in one place that’s expected to last more than a year isn’t temporary, so you can’t deduct the travel.',
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
    verdict: `You can deduct up to ${usd(gifts.each)} a year for gifts to any one person. Anything you spend above that isn’t deductible.`,
    details: [
      'Gift wrap and shipping don’t count toward the limit.',
      'Cheap items that carry your business name for good and that you give out widely, such as pens, don’t count either.',
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
    title: 'Courses, conferences, and licenses for the self-employed',
    verdict:
      'A course that maintains or improves skills for your current business is deductible. Training for a new trade isn’t.',
    details: [
      'You can deduct license renewals, dues to trade groups, books, and trade magazines.',
      'A course for a new trade may qualify for the lifetime learning credit.',
      'You can’t use the same expense for both a deduction and a credit.',
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
    title: 'Clothes, makeup, and grooming for the self-employed',
    verdict:
      'You can deduct only clothes that your work requires and that aren’t suitable for everyday wear, such as safety gear, costumes, or scrubs with a logo. Suits and makeup aren’t deductible.',
    details: [
      'Everyday clothes aren’t deductible even if you wear them only at work.',
      'You can also deduct the cost of cleaning deductible clothes.',
      'Gym fees and haircuts are personal expenses, even for performers and models.',
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
    title: 'Paying contractors (contract labor, Form 1099-NEC)',
    verdict: ({ year }) =>
      `Amounts you pay people who aren’t your employees are deductible as contract labor. If you paid someone ${usd(figures.forms.contractor)} or more in ${year}, send Form 1099-NEC by January 31.`,
    details: [
      'Get a Form W-9 before you pay someone. If they don’t give you a taxpayer ID number, you must withhold tax from their pay (backup withholding).',
      'You don’t need to send Form 1099-NEC for payments by card or through a payment app. The processor reports them.',
      'You don’t need to send Form 1099-NEC to most corporations, but you do for a lawyer’s services.',
      'If you control how someone works, they’re usually an employee. You owe payroll taxes and must give them a W-2.',
    ],
    from2025: `For payments made in 2026 and later, the amount is ${usd(lateForm1099.from2026)}.`,
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
      'Yes, you can deduct reasonable wages for work they really do. Pay from your sole proprietorship to your own child under 18 isn’t subject to Social Security or Medicare tax.',
    details: [
      'The pay must be reasonable for the work and the child’s age. Keep time records, and pay by check or bank transfer.',
      'You don’t owe federal unemployment tax on your child’s wages until the child is 21.',
      'A child owes no income tax on wages up to the standard deduction.',
      'A spouse’s wages are subject to Social Security and Medicare tax. If your business is a corporation, a child’s wages are too.',
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
    verdict: `You deduct the cost of goods when you sell them, not when you buy them. Cost of goods sold is beginning inventory plus purchases, minus ending inventory (what’s left on December 31).`,
    details: [
      'Cost of goods sold includes materials, labor to make items, and freight-in. Report it in Part III of Schedule C.',
      (law) =>
        `Businesses with average yearly receipts of up to ${usd(figuresOf(law).smallBusinessReceipts)} may treat inventory as supplies and deduct it when they sell it or pay for it, whichever is later.`,
      'Subtract the cost of items you take for personal use.',
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
      'Most small businesses use the cash method. They report income when they receive it and expenses when they pay them. Under the accrual method, they report income when earned and expenses when incurred.',
    details: [
      'A check you received in December is income for that year, even if you cash it in January.',
      'An expense you charge to a card counts as paid on the day you charge it.',
      'Under the cash method, you can’t deduct unpaid invoices, because you never reported them as income.',
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
    title: 'Mileage log and records for a car',
    verdict:
      'Record the date, miles, destination, and business purpose of each trip at or near the time you make it. You can use an app or a calendar with odometer readings.',
    details: [
      'You also need your total miles for the year.',
      'If you don’t have records, the IRS can disallow the whole deduction. An estimate isn’t enough.',
      'If your business use is steady, records for part of the year, such as three months, can represent the whole year.',
      'If you drive for deliveries or rides, miles between jobs are deductible too. The app’s summary often leaves them out.',
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
    title: 'Actual car expenses instead of the mileage rate',
    verdict:
      'You can deduct the business share of gas, repairs, tires, insurance, registration, and lease payments or depreciation instead of using the standard mileage rate. You can’t use both methods.',
    details: [
      'The business share is your business miles divided by your total miles.',
      'For a car you own, you must use the standard mileage rate in the first year if you want to be able to switch later. If you start with actual expenses, you must keep using them for that car.',
      'If you use the standard mileage rate for a leased car, you must use it for the whole lease.',
      'With either method, you can also deduct business parking and tolls, and the business share of car loan interest.',
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
      'Deduct either the standard mileage rate or the business share of the lease payments and operating costs. If you choose the standard mileage rate, you must use it for the whole lease.',
    details: [
      'For an expensive car, you must reduce the deduction by a small amount each year (the lease inclusion amount).',
      'Spread a down payment over the term of the lease.',
      'If you buy the car at the end of the lease, you can choose again.',
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
      `You usually can’t deduct the full price of a car in the first year. For a car placed in service in 2024, first-year depreciation with bonus is limited to your business share of ${usd(d.carLimits.at(-1)?.firstWithBonus ?? 0)}.`,
    details: [
      `SUVs, trucks, and vans over ${heavyVehicle.pounds.toLocaleString('en-US')} pounds (gross vehicle weight) aren’t subject to that limit.`,
      ({ depreciation: d }) =>
        `For a heavy SUV, the section 179 deduction is limited to ${usd(d.heavySuvLimit)}. You can take bonus depreciation on the rest.`,
      'Business use must be more than half. Otherwise, you must use slower straight-line depreciation. If business use later drops to half or less, you must add part of the deduction back to income.',
      'The standard mileage rate already includes depreciation, so you can’t deduct depreciation too.',
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
    title: 'Equipment, computers, and tools',
    verdict: `You can deduct items that cost up to ${usd(smallItems.each)} each right away. If an item costs more, choose section 179, bonus depreciation, or depreciation over several years.`,
    details: [
      'The small-item rule (de minimis safe harbor) is an election you make on each year’s return. It covers every item within the limit.',
      'Only the business share is deductible. For items you already owned, use your cost or the fair market value when you started using them for business, whichever is lower.',
      'If you don’t deduct them right away, you depreciate computers over five years, and furniture and most machines over seven.',
      'Depreciation starts when the item is ready for use, not when you pay for it.',
    ],
    source: topic(704, 'Depreciation'),
    words: aliases(
      'equipment, computer for business, laptop write off, camera for business, tools for business, de minimis safe harbor, 2500 rule, office furniture, bought a machine, ipad for work self employed, depreciate my laptop, laptop, printer for my business, charge off the whole laptop, bought a laptop for work, bought a computer for my business, expense it all at once or over years',
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
      'The deduction can’t be more than your business income, including wages. The rest carries forward.',
      ({ depreciation: d }) =>
        `The limit is reduced dollar for dollar if you place more than ${usd(d.section179PhaseOutStart)} of property in service.`,
      'Business use must stay above half. If it drops to half or less, you must add part of the deduction back to income.',
      'Used equipment qualifies. Most buildings don’t.',
    ],
    from2025: () => `For 2025, the limit is ${usd(law2025.depreciation.section179Limit)}.`,
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
    verdict: ({ year, depreciation: { bonusRates, laterBonus } }) => {
      const rate = pct(bonusRates.at(-1)?.rate ?? 0);
      return laterBonus === null
        ? `For property placed in service in ${year}, you can deduct ${rate} of the cost in the first year. You depreciate the rest.`
        : `You can deduct ${pct(laterBonus.rate)} of the cost in the first year for property you acquired on or after ${day(laterBonus.acquiredFrom)}. For property you acquired earlier and placed in service in ${year}, it’s ${rate}.`;
    },
    details: [
      'New and used property with a recovery period of 20 years or less qualifies, such as equipment, vehicles, and land improvements. Buildings don’t.',
      'Bonus depreciation applies automatically unless you elect out for a class of property.',
      'Unlike section 179, bonus depreciation can create a loss.',
      'Many states don’t allow bonus depreciation.',
    ],
    from2025: () => {
      const later = law2025.depreciation.laterBonus;
      return later === null
        ? 'The 2025 law didn’t change this rule.'
        : `For 2025, the rate is ${pct(later.rate)} for property you acquire on or after ${day(later.acquiredFrom)}.`;
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
      'Depreciation writes off the cost of long-lasting property over several years. Computers and cars take five years, furniture and most machines seven, and rental homes 27½.',
    details: [
      'Depreciation starts when the property is placed in service (ready for use). Land is never depreciated.',
      'Depreciation you could have claimed lowers your basis, even if you didn’t claim it.',
      'Use Form 3115 to claim depreciation you missed in earlier years.',
      'Report depreciation on Form 4562.',
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
      'Your gain is the sale price minus your adjusted basis. The gain is taxed as ordinary income up to the depreciation allowed or allowable (recapture).',
    details: [
      'Report the sale on Form 4797, not Schedule C. You owe no self-employment tax on it.',
      (law) =>
        `If you used the standard mileage rate (${cents(law.business.mileageRate)} for 2024), ${cents(figuresOf(law).mileageDepreciation)} of each mile counts as depreciation you took.`,
      'A trade-in is a sale at the trade-in value. A loss on the business part is fully deductible.',
      'Treat the personal part of a car as a separate sale. A gain is taxable, but a loss isn’t deductible.',
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
      `A business loss offsets wages and other income, up to ${orJoint(b.excessLoss)} for 2024. The rest carries forward.`,
    details: [
      'You must materially participate in the business, have money at risk, and intend to make a profit.',
      `A loss larger than all your income becomes a net operating loss. It can offset up to ${pct(carryforward.share)} of taxable income in later years.`,
      'After several years of losses, the IRS may question whether the activity is a hobby.',
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
      'You can deduct premiums for yourself, your spouse, your dependents, and your children under 27, up to your business profit. You don’t have to itemize.',
    details: [
      'Leave out months when you were eligible for a plan an employer subsidizes, such as your spouse’s employer, even if you didn’t join.',
      'You can also deduct premiums for Medicare, dental, vision, and long-term care.',
      'You still owe the full self-employment tax.',
      'With a Marketplace plan, you can deduct only the premiums you paid after the premium tax credit.',
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
      `You can deduct ${pct(s.deductibleShare)} of your self-employment tax without itemizing. Plainfile does the math for you.`,
    details: [
      'The deduction is on Schedule 1, line 15.',
      'The deduction matches the half an employer pays, which employees don’t pay tax on.',
      'The deduction lowers your income tax, but not your self-employment tax.',
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
      `You owe self-employment tax on your profit. Your wages count first toward the Social Security wage base of ${usd(s.wageBase)}, the most earnings that can be taxed. Above that, you owe only Medicare tax.`,
    details: [
      'Instead of paying quarterly, you can have more withheld at your job with a new Form W-4 to cover the tax on your side income.',
      'A business loss reduces your taxable income, including income from wages.',
      'Deduct the costs of your own business on Schedule C. Expenses for the W-2 job aren’t deductible.',
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
      `If your profit is small, you may elect to treat up to ${usd(s.optionalMaximum)} as self-employment earnings for 2024. You pay more tax, but you earn Social Security credits and may qualify for larger tax credits.`,
    details: [
      'An optional method can increase your earned income credit, child tax credit, or child and dependent care credit.',
      'You can use the nonfarm method only five times in your lifetime. There’s no such limit on the farm method.',
      'Plainfile supports the farm method. Ask your preparer about the nonfarm method.',
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
      `Below taxable income of ${orJoint(q.threshold)}, the type of business doesn’t matter. Above it, the deduction phases out for service businesses in health, law, accounting, consulting, arts, sports, and finance.`,
    details: [
      ({ qualifiedBusiness: q }) =>
        `Service businesses get no deduction above ${usd(q.threshold.single + q.phaseInRange.single)}, or ${usd(q.threshold.mfj + q.phaseInRange.mfj)} on a joint return.`,
      ({ qualifiedBusiness: q }) =>
        `Above the threshold, other businesses are limited to ${pct(q.wageShare)} of the W-2 wages they paid. They can use ${pct(q.wageShareWithProperty)} of wages plus ${pct(q.propertyShare)} of the cost of qualified property instead, if that’s more.`,
      'Engineers, architects, real estate agents, and insurance brokers aren’t specified service businesses.',
      'A loss carries forward and reduces next year’s deduction.',
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
      'You can deduct the costs of rooms your family also uses, based on the share of the home and the hours of care. You must have a state license or be exempt from licensing.',
    details: [
      'Include hours spent cleaning and preparing before and after the children are there.',
      'You can deduct the actual cost of food or use the standard meal rates.',
      'Reimbursements from a food program reduce the deduction.',
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
    title: 'Home office: simplified method or actual expenses',
    verdict: ({ business: b }) =>
      `The simplified method is ${usd(b.homeOfficeRate)} a square foot, up to ${b.homeOfficeSquareFeet} square feet. With actual expenses, you deduct the business share of rent, utilities, insurance, and repairs. You may switch each year.`,
    details: [
      'With the simplified method, you take no depreciation, and you can deduct all of your mortgage interest and property tax on Schedule A.',
      'Actual expenses include depreciation. Gain equal to that depreciation is taxed when you sell the home.',
      'If your profit is too low to use the whole deduction, the rest carries forward only if you use actual expenses.',
      'Renters often have a larger deduction with actual expenses.',
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
      `An office inside your home doesn’t reduce the home-sale exclusion. You’re taxed only on depreciation taken after May 6, 1997, at up to ${pct(c.unrecaptured1250Rate)}.`,
    details: [
      'For years you used actual expenses, depreciation you could have claimed counts even if you didn’t claim it.',
      'There’s no depreciation for years you used the simplified method.',
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
      `If you expect to owe ${usd(e.smallestAmount)} or more after withholding and credits, make four estimated payments, in mid-April, June, September, and January.`,
    details: [
      (_law, today) => sayInstallmentDays(today),
      'Set aside part of each payment you receive for income tax and self-employment tax.',
      'Pay with IRS Direct Pay (select 1040-ES), or have more tax withheld from a job.',
      'There’s no penalty if you had no tax liability last year, it was a full 12-month year, and you were a US citizen or resident for all of it.',
      'States often require estimated payments too.',
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
    verdict: (law) =>
      `If at least two-thirds of your gross income was from farming or fishing, you needed only one payment, by ${day(figuresOf(law).farmers.due)}, or none if you filed and paid by ${day(figuresOf(law).farmers.fileBy)}.`,
    details: [
      'You can meet the two-thirds test with your income for either this year or last year.',
      'The payment must cover two-thirds of this year’s tax or all of last year’s tax, whichever is less.',
      'Use Form 2210-F to calculate any penalty.',
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
    title: 'Farm income and expenses (Schedule F)',
    verdict:
      'Report sales of livestock, crops, and farm products on Schedule F. Deduct feed, seed, fertilizer, vet fees, fuel, and repairs there. Your profit is subject to self-employment tax.',
    details: [
      'For animals you bought to resell, deduct the cost when you sell them. Animals you raised usually have no basis.',
      'Report sales of breeding, dairy, and draft animals on Form 4797.',
      'Crop insurance and disaster payments are income. You may elect to report them a year later if you normally report more than half of that crop’s income then.',
      'Cash rent for farmland isn’t farm income. Report it on Schedule E.',
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
      'A K-1 shows your share of a partnership’s, S corporation’s, or estate’s income. You owe tax on it even if nothing was paid out.',
    details: [
      'Each box goes on a different form. For example, business or rental income goes on Schedule E, interest on Schedule B, and gains on Schedule D.',
      'K-1s often arrive in March or later. File an extension instead of guessing.',
      'Losses are limited by your basis, your amount at risk, and the passive loss rules.',
      'Don’t mail the K-1 with your return. Report the amounts as shown, or attach Form 8082.',
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
      'You can deduct a loss only up to your basis. That’s what you invested, plus your share of income, minus what you took out. Any remaining loss carries forward.',
    details: [
      'S corporation shareholders attach Form 7203. Guaranteeing the corporation’s loans doesn’t add to your basis, but lending it money does.',
      'If you’re a partner, add your share of the partnership’s debts.',
      'If you don’t materially participate, the loss is passive. A passive loss offsets only passive income until you sell your entire interest.',
      'Distributions that exceed your basis are taxed as a gain.',
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
      'What a partnership pays a partner isn’t wages. Guaranteed payments and a general partner’s share of profit are subject to self-employment tax (K-1 box 14).',
    details: [
      'Partners don’t get a W-2 from their own firm.',
      'Limited partners pay self-employment tax only on guaranteed payments for services.',
      'An S corporation shareholder’s share of profit isn’t subject to self-employment tax.',
      'If the partnership agreement requires you to pay certain expenses yourself, deduct them on Schedule E (UPE).',
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
      'Report income the estate or trust passed on to you according to its type, such as interest, dividends, gains, or rent. The inheritance itself isn’t taxed.',
    details: [
      'In its final year, the estate or trust may also pass on losses and excess deductions.',
      'Form 1041 is the estate’s own return. Plainfile doesn’t prepare it.',
      'Report the amounts on the K-1 even if you received a different amount of cash.',
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
      'You receive a K-1, not a 1099-DIV. Cash distributions are mostly a return of capital. A loss is suspended until the same partnership has income or you sell your entire interest.',
    details: [
      'When you sell, part of the gain is ordinary income. You need the sales schedule that comes with the K-1, not just the 1099-B.',
      'If you hold the partnership in an IRA, the K-1 doesn’t go on your return.',
      'Income from the partnership can qualify for the QBI deduction.',
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
    title: 'Nannies and other household employees (Schedule H)',
    verdict: ({ householdEmployment: h }) =>
      `If you paid one person cash wages of ${usd(h.wageThreshold)} or more in 2024 to work in your home under your direction, you owe Social Security and Medicare tax.`,
    details: [
      'File Schedule H with your return. You need an EIN and must give the person a W-2.',
      ({ householdEmployment: h }) =>
        `You also owe federal unemployment tax if you paid ${usd(h.quarterThreshold)} or more in any quarter to all household employees combined.`,
      'You don’t owe these taxes for your spouse, your child under 21, or, usually, your parent. You don’t owe Social Security and Medicare tax for anyone under 18 whose main job isn’t household work.',
      'A self-employed cleaner or one who works for an agency isn’t your employee.',
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
    id: 'farm-averaging',
    title: 'Farm income averaging (Schedule J)',
    verdict:
      'If you farm or fish, Schedule J can lower your tax in a good year by taxing part of that income at the rates of the last three years.',
    details: [
      'A third of the income you choose is added to your taxable income for each of those years. You don’t have to have farmed then.',
      'Include gain from selling equipment and animals, but not land.',
      'Averaging doesn’t lower self-employment tax or the alternative minimum tax.',
      'You need your filing status, taxable income, and tax for each of the three years.',
    ],
    source: instructions('Schedule J', 'Line 2a', 'i1040sj'),
    words: aliases(
      'schedule j, income averaging, farm income averaging, average my farm income, fishing income averaging, farmers and fishermen averaging, spread farm income over three years',
    ),
    facts: ['farmAveraging'],
    screen: '/interview',
    see: ['farm-income', 'farmer-estimated'],
  },
  {
    id: 'business-credits',
    title: 'General business credits',
    verdict: ({ businessCredit: c }) =>
      `General business credits lower your tax on Form 3800, but not below the larger of your tentative minimum tax and ${pct(c.taxShare)} of your net regular tax over ${usd(c.taxFloor)}.`,
    details: [
      'A few credits, such as the one for tips, can lower the minimum tax too.',
      'Your personal credits are used first. The oldest business credits come next.',
      ({ businessCredit: c }) =>
        `Unused credits carry back one year, then forward ${c.carryforwardYears} years.`,
      'Plainfile supports credits from a Schedule K-1 and credits carried forward. If you don’t help run the business, only tax on passive income can use its credit (Form 8582-CR).',
      'From your own business, we support credits for tips (Form 8846), for people you hire (Form 5884), and for your staff’s retirement plan or health insurance (Forms 8881 and 8941).',
      'We don’t support most others from your own business, research or investment credits, or passive credits from rental real estate you help manage.',
    ],
    source: formPage('3800', 'General Business Credit'),
    words: aliases(
      'general business credit, form 3800, business tax credit, k-1 credits, box 15 credits, wotc, work opportunity credit, tip credit, fica tip credit, form 8846, form 5884, form 8881, pension startup credit, form 8941, form 8582-cr, passive activity credit, carry forward business credit',
    ),
    facts: ['businessCredits'],
    documents: ['Schedule K-1'],
    screen: '/interview',
    see: ['k1', 'k1-loss'],
  },
  {
    id: 'caregiver-income',
    title: 'Pay for caring for a relative',
    verdict:
      'Pay for caring for a relative is usually income, even if the state or an insurer pays you. You owe no self-employment tax unless caregiving is your trade or business.',
    details: [
      'You may exclude Medicaid waiver payments for someone who lives with you. You may still elect to treat them as earned income for the EIC.',
      'If you received a W-2, report the pay as wages. Otherwise, report it as other income, or on Schedule C if you do it as a business.',
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
