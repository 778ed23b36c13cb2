import * as credits from '@/lib/tax/us/schedule-3/part-1';
import { type Card } from './card';
import { figures } from './figures';
import { aliases, cents, usd } from './say';
import { instructions, page, publication, topic } from './sources';

/** What filers ask in so many words, and no other card says first: receipts, loans, pets, two-family homes. */
export const plainQuestions: readonly Card[] = [
  {
    id: 'pet-dependent',
    title: 'Pets aren’t dependents',
    verdict:
      'No. Only a person can be a dependent. You can’t claim a dog, cat, or other pet, no matter how much it costs you.',
    details: [
      'If you itemize, the costs of a service animal can be medical expenses.',
      'The costs of an animal that works for a business, such as a guard dog or barn cat, can be a business expense.',
    ],
    source: publication(501, 'Dependents'),
    words: aliases(
      'claim my dog, claim my cat, dog as a dependent, pet as a dependent, pets as dependents, claim a pet',
    ),
    see: ['service-animal', 'dependent'],
  },
  {
    id: 'loan-not-income',
    title: 'Borrowed money and transfers between your own accounts',
    verdict:
      'No. Money you borrow isn’t income, because you have to repay it. Transferring money between your own accounts isn’t income either.',
    details: [
      'Borrowed money becomes income if the lender later forgives the debt.',
      'You can’t deduct the principal you repay on a loan. You may be able to deduct interest on a home, student, business, or investment loan.',
      'Selling investments or withdrawing money from an IRA or 401(k) isn’t a transfer between accounts. It can be taxed.',
    ],
    source: publication(525, 'Canceled Debts; Other Income'),
    words: aliases(
      'is a loan income, do i pay tax on a loan, personal loan taxable, borrowed money, took out a loan, moved money between accounts, transfer from savings to checking, cash out refinance income',
    ),
    see: ['canceled-debt', 'money-back'],
  },
  {
    id: 'charity-records',
    title: 'Receipts for gifts to charity',
    verdict: `Yes. For cash, you need a bank record or receipt for every gift. For any single gift of ${usd(figures.donations.receipt)} or more, you also need a written acknowledgment (a letter) from the charity.`,
    details: [
      'For a smaller gift, a canceled check or card statement is enough. Your own notes aren’t.',
      'The letter must say whether you received anything in return. Get it before you file.',
      'For goods, keep a receipt that shows the charity, the date, and the items. If you used an unattended drop box, your own records are enough.',
      `If your noncash gifts total more than ${usd(figures.donations.form8283)}, you need Form 8283.`,
    ],
    source: publication(526, 'Records To Keep'),
    words: aliases(
      'receipts for donations, donation receipt, church donation no receipt, no receipt for donation, proof of donation, lost donation receipts, need receipts for charity, gave cash no proof',
    ),
    facts: ['itemized.charityCash'],
    screen: '/interview',
    see: ['charity-cash', 'charity-goods'],
  },
  {
    id: 'hsa-employer',
    title: 'Employer contributions to your HSA',
    verdict:
      'HSA contributions from your employer or through payroll aren’t taxed, but you report them on Form 8889. They’re in box 12 of your W-2 with code W, and you can’t deduct them again.',
    details: [
      ({ healthSavings: h }) =>
        `Your employer’s contributions count toward the limit of ${usd(h.selfOnly)} (self-only) or ${usd(h.family)} (family).`,
      'Employer contributions go on Form 8889, line 9, so you must file that form.',
      'A few states, such as California and New Jersey, tax these contributions.',
    ],
    source: publication(969, 'Employer Contributions'),
    words: aliases(
      'employer puts in my hsa, employer hsa contribution, company hsa money, hsa match, payroll hsa taxed, work puts money in hsa',
    ),
    documents: ['W-2'],
    see: ['hsa', 'hsa-distributions'],
  },
  {
    id: 'roth-or-traditional',
    title: 'Roth or traditional IRA',
    verdict:
      'A traditional IRA can lower your tax now, and withdrawals are taxed. You can’t deduct Roth IRA contributions, but qualified withdrawals are tax-free.',
    details: [
      ({ ira }) =>
        `The two share one limit: ${usd(ira.contribution)} for 2024, plus ${usd(ira.catchUp)} if you’re ${ira.catchUpAge} or older.`,
      'A Roth IRA is usually better if your tax rate will be higher later. A traditional IRA is usually better if your tax rate will be lower.',
      'A Roth IRA has an income limit for contributions. A traditional IRA has one only for the deduction, and only if you or your spouse has a plan at work.',
      'A Roth IRA has no required minimum distributions while you’re alive.',
    ],
    source: publication('590-A', 'Traditional IRAs; Roth IRAs'),
    words: aliases(
      'roth vs traditional, roth or traditional, traditional or roth, which ira is better, difference between roth and traditional, roth ira or regular ira',
    ),
    facts: ['adjustments.ira'],
    screen: '/interview',
    see: ['traditional-ira', 'roth-ira-limit'],
  },
  {
    id: 'two-family-home',
    title: 'Living in part of your home and renting out the rest',
    verdict:
      'Treat the home as two properties. Report the rented part on Schedule E, and take the usual homeowner deductions for your own part.',
    details: [
      'Divide mortgage interest, property tax, insurance, and utilities by rooms or square feet. Assign expenses for only one part to that part.',
      'You must depreciate the rented part. Depreciation affects your gain when you sell.',
      'If the rented part is a separate unit, the home-sale exclusion covers only the part you lived in.',
    ],
    source: publication(527, 'Renting Part of Property'),
    words: aliases(
      'duplex, live in one half, half of a duplex, triplex, two family house, rent out the other unit, live upstairs rent downstairs, in-law apartment rented, accessory unit',
    ),
    facts: ['rentals'],
    screen: '/interview',
    see: ['room-rented', 'rental-income', 'rental-depreciation'],
  },
  {
    id: 'electric-bike',
    title: 'Electric bikes, scooters, and golf carts',
    verdict:
      'No. There’s no federal credit for an electric bike, scooter, or golf cart. The clean vehicle credits are only for cars and light trucks.',
    details: [
      'Some states and cities offer their own rebates.',
      'If you use a bike in your own business, its cost is a business expense.',
      'Your employer can’t pay you tax-free for biking to work.',
    ],
    source: page(
      'Credits for new clean vehicles purchased in 2023 or after',
      'Qualified vehicles',
      'credits-deductions/credits-for-new-clean-vehicles-purchased-in-2023-or-after',
    ),
    words: aliases(
      'electric bike, e-bike credit, ebike, electric scooter credit, golf cart credit, electric motorcycle credit',
    ),
    lines: () => [credits.cleanVehicle],
    see: ['clean-vehicle', 'used-clean-vehicle'],
  },
  {
    id: 'unreimbursed-driving',
    title: 'Driving your own car for your employer',
    verdict:
      'No. Employees can’t deduct miles they drive for their employer, even if they aren’t reimbursed. Ask your employer to reimburse you, because reimbursements can be tax-free.',
    details: [
      ({ business }) =>
        `An employer can reimburse you up to ${cents(business.mileageRate)} a mile tax-free if you report your miles.`,
      'There are exceptions for Armed Forces reservists, qualified performing artists, and state or local officials paid by fees.',
      'If you have your own business, deduct business miles on Schedule C.',
      'A few states, such as California and New York, still allow a deduction for employee expenses.',
    ],
    source: topic(510, 'Business use of car'),
    words: aliases(
      'drive my own car for work, drive my car for my boss, use my car for my employer, not reimbursed for mileage, employee mileage, w2 mileage, miles for work not paid back, gas for work not reimbursed',
    ),
    see: ['job-expenses', 'employer-reimbursements', 'business-miles'],
  },
  {
    id: 'late-e-file',
    title: 'E-filing late in the year',
    verdict:
      'You can e-file late until the IRS shuts down its e-file system for the year, usually in mid-November. After that, mail the return or wait until January.',
    details: [
      'The system reopens in late January and also accepts returns for the two prior years.',
      'If you owe, don’t wait. Interest and penalties run until you pay. You can pay at irs.gov any time.',
      'If you had an extension, your return was due in October.',
    ],
    source: instructions('Form 1040', 'Electronic filing', 'i1040gi'),
    words: aliases(
      'e-file in november, e-file late, can i still e-file, efile closed, is e-file still open, late e-filing, too late to efile',
    ),
    screen: '/file',
    see: ['due-date', 'late-penalties', 'paper-return'],
  },
  {
    id: 'w2-and-1099-same-job',
    title: 'W-2 from an employer and 1099 from a client',
    verdict:
      'An employer sends a W-2. A client or an app sends a 1099. Enter both. They’re separate income, unless the same money is on two forms.',
    details: [
      'If the same money is on a 1099-NEC and a 1099-K, report it only once. Keep a record that explains why.',
      'Usually, no tax is withheld from 1099 income, so set some money aside.',
      'You can deduct expenses only from the 1099 income, not from W-2 wages.',
    ],
    source: instructions('Form 1099-NEC', 'Specific instructions', 'i1099mec'),
    words: aliases(
      'w2 and 1099 from same company, both a w2 and a 1099, got two forms from one employer, difference between w2 and 1099, w2 vs 1099',
    ),
    see: ['job-and-business', 'wrong-1099-nec', 'form-1099-k'],
  },
];
