import { notBelowZero, smallerOf } from '../../engine/verbs';
import { type CasualtyProperty } from '../../facts/casualty';
import { dollars } from '../../facts/cents';
import { type TaxCopyReader } from '../form';
import { type CasualtySheet, declineOf, gainOfProperty, isDeclared, lossOfProperty } from './events';
import { makers } from './form';

const { money, choice, yesNo } = makers;

yesNo(
  'disaster',
  'Federally declared disaster',
  'If you are claiming a casualty loss attributable to a federally declared disaster, check here and enter the FEMA disaster declaration number',
  ({ item }) => isDeclared(item.event) || null,
);
choice(
  'FEMA',
  'FEMA disaster declaration number',
  'FEMA disaster declaration number assigned to the disaster',
  // The instructions want DR- or EM- and four digits.
  ({ item }) => item.event.femaNumber.slice(0, 7) || null,
);

type Of<T> = (property: CasualtyProperty) => T;
type Reader = TaxCopyReader<CasualtySheet>;

const letters = ['A', 'B', 'C', 'D'] as const;
const ofColumn =
  <T>(at: number, pick: Of<T>) =>
  ({ item }: Reader): T | null => {
    const property = item.properties[at];
    return property === undefined ? null : pick(property);
  };

/** Lines 5 to 9 stay blank in the column of a property with a gain. */
const unlessGain =
  (pick: Of<number>): Of<number | null> =>
  (property) =>
    gainOfProperty(property) > 0 ? null : pick(property);

letters.forEach((letter, at) => {
  const of = `Property ${letter}`;
  const words = (name: string, read: Of<string>) =>
    choice(`1(${letter}) ${name}`, `${of}: ${name}`, `Description of properties: ${name}`, ({ item }) => {
      const property = item.properties[at];
      return property === undefined ? null : read(property) || null;
    });
  const amount = (line: string, label: string, text: string, pick: Of<number | null>) =>
    money(`${line}(${letter})`, `${of}: ${label}`, text, ofColumn(at, pick));

  words('type', ({ description }) => description);
  words('city', ({ city }) => city);
  words('state', ({ state }) => state.toUpperCase());
  words('ZIP code', ({ zip }) => zip);
  words('date acquired', ({ acquired }) => acquired);
  amount('2', 'cost or other basis', 'Cost or other basis of each property', ({ cost }) => dollars(cost));
  amount(
    '3',
    'reimbursement',
    'Insurance or other reimbursement (whether or not you filed a claim)',
    ({ reimbursement }) => dollars(reimbursement),
  );
  amount(
    '4',
    'gain',
    'Gain from casualty or theft. If line 3 is more than line 2, enter the difference here and skip lines 5 through 9 for that column',
    (property) => gainOfProperty(property) || null,
  );
  amount(
    '5',
    'value before',
    'Fair market value before casualty or theft',
    unlessGain(({ valueBefore }) => dollars(valueBefore)),
  );
  amount(
    '6',
    'value after',
    'Fair market value after casualty or theft',
    unlessGain(({ valueAfter }) => dollars(valueAfter)),
  );
  amount('7', 'decline in value', 'Subtract line 6 from line 5', unlessGain(declineOf));
  amount(
    '8',
    'smaller of basis or decline',
    'Enter the smaller of line 2 or line 7',
    unlessGain((property) => smallerOf(dollars(property.cost), declineOf(property))),
  );
  amount(
    '9',
    'loss after reimbursement',
    'Subtract line 3 from line 8. If zero or less, enter -0-',
    unlessGain((property) => notBelowZero(lossOfProperty(property))),
  );
});
