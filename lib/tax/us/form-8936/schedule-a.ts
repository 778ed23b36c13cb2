import { smallerOf } from '../../engine/verbs';
import { dollars, exactDollars } from '../../facts/cents';
import { type CopyMakers, formWithCopies, type TaxCopyReader } from '../form';
import {
  type CleanVehicle,
  isAbovePrice,
  isClaimable,
  isOverLimitThisYear,
  isReported,
  isWithinIncome,
  mayTakeCredit,
  mustRepay,
} from './vehicles';

type Reader = TaxCopyReader<CleanVehicle>;

/** One copy for each vehicle. */
const makers: CopyMakers<CleanVehicle> = formWithCopies(
  '8936-a',
  'Clean Vehicle Credit Amount',
  ({ facts }) => facts.cleanVehicles,
  {
    name: 'Schedule A (Form 8936)',
    sequence: '69A',
    source: 'Schedule A (Form 8936) (2024); IRC 30D and 25E',
    neededWhen: ({ facts }) => facts.cleanVehicles.length > 0,
    attachedWhen: (reader) => isReported(reader, reader.item),
  },
);
export const form8936A = makers.form;
const { money, rate, yesNo, choice } = makers;

choice('1a', 'Model year', 'Vehicle’s model year', ({ item }) => item.modelYear || null);
choice('1b', 'Make', 'Vehicle’s make', ({ item }) => item.make || null);
choice('1c', 'Model', 'Vehicle’s model', ({ item }) => item.model || null);
choice(
  '2',
  'VIN',
  'Vehicle identification number (VIN) as on the seller’s report',
  ({ item }) => item.vin.toUpperCase() || null,
);
choice(
  '3',
  'Date placed in service',
  'Enter date vehicle was placed in service',
  ({ item }) => item.placedInService,
);
yesNo(
  '4a',
  'Transferred to the dealer',
  'Did you transfer the credit to the dealer at the time of sale?',
  ({ item }) => item.transferredToDealer,
);
money(
  '4a amount',
  'Amount transferred',
  'Enter the transferred amount shown on the seller’s report',
  ({ item }) => (item.transferredToDealer ? dollars(item.tentativeCredit) : null),
);
yesNo(
  '4b',
  'Credit must be repaid',
  'Check here if line 8a, 8d, 13a, or 13c tells you to',
  (reader) => mustRepay(reader, reader.item) || null,
);
yesNo(
  '5',
  'New vehicle',
  'Does the VIN on line 2 belong to a new clean vehicle placed in service during the tax year?',
  ({ item }) => item.newVehicle,
);
yesNo(
  '6',
  'Previously owned vehicle',
  'Does the VIN on line 2 belong to a previously owned clean vehicle placed in service during the tax year?',
  ({ item }) => (item.newVehicle ? null : true),
);

/** Questions end at the first answer that says to stop. */
const goesOn = (reader: Reader): boolean => !reader.item.resoldWithin30Days;
const goesBelowIncome = (reader: Reader): boolean =>
  goesOn(reader) && isWithinIncome(reader, reader.item) && !reader.item.transferredToDealer;

const resoldText = 'Did you resell the vehicle within 30 days of the placed in service date shown on line 3?';
const overLimitText =
  'Complete Form 8936, lines 1a through 2. Is line 2 more than the limit shown for your 2024 filing status?';
const overPriorLimitText =
  'Complete Form 8936, lines 3a through 5. Is line 4 more than the limit shown for your 2023 filing status?';

const overPriorLimit = (reader: Reader): boolean | null =>
  goesOn(reader) && isOverLimitThisYear(reader, reader.item) ? !isWithinIncome(reader, reader.item) : null;

/** A question of Part II or III, on new vehicles. */
const askNew = (number: string, label: string, text: string, answer: (reader: Reader) => boolean | null) =>
  yesNo(number, label, text, (reader) => (reader.item.newVehicle ? answer(reader) : null));

/** A question of Part IV, on previously owned vehicles. */
const askUsed = (number: string, label: string, text: string, answer: (reader: Reader) => boolean | null) =>
  yesNo(number, label, text, (reader) => (reader.item.newVehicle ? null : answer(reader)));

askNew('8a', 'Resold within 30 days', resoldText, ({ item }) => item.resoldWithin30Days);
askNew(
  '8b',
  'Individual return',
  'Are you filing this form with an individual income tax return?',
  (reader) => (goesOn(reader) ? true : null),
);
askNew('8c', 'Over the limit for 2024', overLimitText, (reader) =>
  goesOn(reader) ? isOverLimitThisYear(reader, reader.item) : null,
);
askNew('8d', 'Over the limit for 2023', overPriorLimitText, overPriorLimit);
askNew(
  '8e',
  'Acquired for use',
  'Did you acquire the vehicle for use or to lease to others, and not for resale?',
  (reader) => (goesBelowIncome(reader) ? reader.item.boughtForUse : null),
);

const newCredit = (reader: Reader): number | null =>
  reader.item.newVehicle && !reader.item.transferredToDealer && mayTakeCredit(reader, reader.item)
    ? smallerOf(dollars(reader.item.tentativeCredit), reader.law.cleanVehicles.newLimit)
    : null;

const tentative = money('9', 'Tentative credit', 'Tentative credit amount (see instructions)', newCredit);
const percent = 100;
const businessShare = rate(
  '10',
  'Business use percentage',
  'Business/investment use percentage (see instructions)',
  ({ item, entry }) =>
    entry(tentative) === null || item.businessUse === 0 ? null : item.businessUse / percent,
);
export const businessUseAmount = money(
  '11',
  'Business use credit',
  'Multiply line 9 by line 10. Enter here and on Form 8936, line 6',
  ({ get, entry }) => (entry(businessShare) === null ? null : get(tentative) * get(businessShare)),
);
export const newVehicleAmount = money(
  '12',
  'Personal use credit',
  'Subtract line 11 from line 9. Enter here and on Form 8936, line 9',
  ({ get, entry }) => (entry(tentative) === null ? null : get(tentative) - get(businessUseAmount)),
);

askUsed('13a', 'Resold within 30 days', resoldText, ({ item }) => item.resoldWithin30Days);
askUsed('13b', 'Over the limit for 2024', overLimitText, (reader) =>
  goesOn(reader) ? isOverLimitThisYear(reader, reader.item) : null,
);
askUsed('13c', 'Over the limit for 2023', overPriorLimitText, overPriorLimit);
askUsed(
  '13d',
  'Used vehicle credit in the past three years',
  'Have you claimed a previously owned clean vehicle credit for another vehicle purchased in the 3-year period ending on the date you purchased the vehicle?',
  (reader) => (goesBelowIncome(reader) ? reader.item.usedCreditInThreeYears : null),
);
askUsed('13e', 'Price over the limit', 'Is the sales price of the vehicle more than $25,000?', (reader) =>
  goesBelowIncome(reader) ? isAbovePrice(reader, reader.item) : null,
);
askUsed('13f', 'Acquired for use', 'Did you acquire the vehicle for use and not for resale?', (reader) =>
  goesBelowIncome(reader) ? reader.item.boughtForUse : null,
);
askUsed(
  '13g',
  'Can be claimed as a dependent',
  'Can you be claimed as a dependent on another person’s tax return?',
  (reader) => (goesBelowIncome(reader) ? isClaimable(reader) : null),
);

/** Lines 14 to 17 are for the credit that the buyer takes. */
const isTakenHere = (reader: Reader): boolean =>
  !reader.item.newVehicle && !reader.item.transferredToDealer && mayTakeCredit(reader, reader.item);

money('14', 'Sales price', 'Enter the sales price of the vehicle', (reader) =>
  isTakenHere(reader) && reader.item.salePrice !== null ? dollars(reader.item.salePrice) : null,
);
const shareOfPrice = money('15', '30% of the price', 'Multiply line 14 by 30% (0.30)', (reader) =>
  isTakenHere(reader) && reader.item.salePrice !== null
    ? exactDollars(reader.item.salePrice) * reader.law.cleanVehicles.usedRate
    : null,
);
/** Without the price, the amount of the seller’s report is taken: it is figured in the same way. */
export const usedVehicleAmount = money(
  '17',
  'Credit for a used vehicle',
  'Enter the smaller of line 15 or $4,000. Enter here and on Form 8936, line 14',
  (reader) =>
    isTakenHere(reader)
      ? smallerOf(
          reader.entry(shareOfPrice) ?? dollars(reader.item.tentativeCredit),
          reader.law.cleanVehicles.usedLimit,
        )
      : null,
);
