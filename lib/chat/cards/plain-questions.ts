import * as credits from '@/lib/tax/us/schedule-3/part-1';
import { type Card } from './card';
import { figures } from './figures';
import { aliases, cents, usd } from './say';
import { instructions, page, publication, topic } from './sources';

/** What filers ask in so many words, and no other card says first: receipts, loans, pets, two-family homes. */
export const plainQuestions: readonly Card[] = [
  {
    id: 'pet-dependent',
    title: 'Pets are not dependents',
    verdict: 'No. A dependent is a person. A dog, cat or other pet can’t be claimed, whatever it costs.',
    details: [
      'A service animal’s costs can be medical expenses if you itemize.',
      'A guard dog or a barn cat of a business can be a business cost.',
    ],
    source: publication(501, 'Dependents'),
    words: aliases(
      'claim my dog, claim my cat, dog as a dependent, pet as a dependent, pets as dependents, claim a pet',
    ),
    see: ['service-animal', 'dependent'],
  },
  {
    id: 'loan-not-income',
    title: 'Borrowed money and moves between your own accounts',
    verdict:
      'No. Money you borrow isn’t income, because you owe it back. Moving your own money between your accounts isn’t income either.',
    details: [
      'It becomes income if the lender later forgives the debt.',
      'Paying a loan back isn’t deductible. Only some interest is: home, student, business or investment loans.',
      'Selling investments or taking money from an IRA or 401(k) is not a move between accounts: those can be taxed.',
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
    verdict: `Yes. For cash you need a bank record or receipt for every gift. For one gift of ${usd(figures.donations.receipt)} or more, you also need a letter (written acknowledgment) from the charity.`,
    details: [
      'A canceled check or card statement is enough below that amount. Your own notes aren’t.',
      'The letter must say whether you got anything in return. Get it before you file.',
      'For goods keep a receipt with the place, the date and a list. An unattended drop box needs only your own records.',
      `Noncash gifts over ${usd(figures.donations.form8283)} in total need Form 8283.`,
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
    title: 'Employer money in your HSA',
    verdict:
      'What your employer or your payroll puts in your HSA isn’t taxed, but it goes on Form 8889. It is in box 12 of your W-2 with code W, and you can’t deduct it again.',
    details: [
      ({ healthSavings: h }) =>
        `It counts toward the limit of ${usd(h.selfOnly)} (self) or ${usd(h.family)} (family).`,
      'It still goes on Form 8889, line 9, so the return has to show it.',
      'A few states, such as California and New Jersey, tax it.',
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
      'A traditional IRA can lower your tax now and is taxed when it comes out. A Roth gives no deduction now, and comes out tax free later.',
    details: [
      ({ ira }) =>
        `Both share one limit: ${usd(ira.contribution)} for 2024, plus ${usd(ira.catchUp)} from age ${ira.catchUpAge}.`,
      'A Roth tends to win if your rate will be higher later; a traditional one if it will be lower.',
      'A Roth has an income limit. A traditional IRA has one only for the deduction, if you or your spouse has a plan at work.',
      'A Roth has no required withdrawals while you live.',
    ],
    source: publication('590a', 'Traditional IRAs; Roth IRAs'),
    words: aliases(
      'roth vs traditional, roth or traditional, traditional or roth, which ira is better, difference between roth and traditional, roth ira or regular ira',
    ),
    facts: ['adjustments.ira'],
    screen: '/interview',
    see: ['traditional-ira', 'roth-ira-limit'],
  },
  {
    id: 'two-family-home',
    title: 'Living in one part and renting the other',
    verdict:
      'Treat the home as two: the rented part is a rental on Schedule E, and your own part gets the usual homeowner deductions.',
    details: [
      'Split mortgage interest, tax, insurance and utilities by rooms or square feet. Costs of one part only belong to that part.',
      'Depreciate the rented part. It is required, and it matters when you sell.',
      'The home exclusion at a sale covers only your own part of a separate unit.',
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
    title: 'Electric bikes, scooters and golf carts',
    verdict:
      'No. There is no federal credit for an electric bike, scooter or golf cart. Only cars and light trucks could qualify, and home energy items.',
    details: [
      'Some states and cities give rebates of their own.',
      'A bike that you use in your own business is a business cost.',
      'Your employer can’t pay for biking to work tax free.',
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
      'No. Employees can’t deduct miles they drive for their employer, even if nobody pays them back. Ask the employer to reimburse you: that is tax free.',
    details: [
      ({ business }) =>
        `An employer may pay up to ${cents(business.mileageRate)} a mile untaxed if you report your miles.`,
      'Exceptions: reservists, performing artists and fee-basis officials.',
      'With a business of your own the miles count on Schedule C.',
      'A few states, such as California and New York, still allow employee costs.',
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
      'You can e-file late until the IRS closes its system for the year, usually in mid-November. After that, mail the return or wait until January.',
    details: [
      'The system opens again in late January, and takes returns of the two years before too.',
      'If you owe, don’t wait: interest and penalties run until you pay. You can pay at irs.gov any day.',
      'With an extension the return was due in October.',
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
    title: 'Who gets a form from whom',
    verdict:
      'Your employer sends a W-2, and a customer or an app a 1099. You enter both: they are different income unless the same money is on two forms.',
    details: [
      'The same money on Forms 1099-NEC and 1099-K is reported once. Keep a note of why.',
      'No tax is taken out of a 1099. Put some aside.',
      'Costs count only against the 1099 income.',
    ],
    source: instructions('Form 1099-NEC', 'Specific instructions', 'i1099mec'),
    words: aliases(
      'w2 and 1099 from same company, both a w2 and a 1099, got two forms from one employer, difference between w2 and 1099, w2 vs 1099',
    ),
    see: ['job-and-business', 'wrong-1099-nec', 'form-1099-k'],
  },
];
