import { blankIfZero, largerOf, notBelowZero, smallerOf } from '../../engine/verbs';
import { exactDollars } from '../../facts/cents';
import { type TaxCopyReader } from '../form';
import { bootAfterExpenses, givenUpIn, isLongTerm, type ListedExchange, paidBesides } from './exchanges';
import { inYear, makers } from './form';

const { money, choice } = makers;
type Reader = TaxCopyReader<ListedExchange>;

/** Lines 12 to 14 are about other property given up, which isn't supported. */
export const boot = money(
  '15',
  'Cash, other property, and debt relief',
  'Cash received, FMV of other property received, plus net liabilities assumed by other party, reduced (but not below zero) by any exchange expenses you incurred',
  inYear(({ item }: Reader) => bootAfterExpenses(item.exchange)),
);
choice(
  '15a',
  'Other property received',
  'Description of other property received',
  ({ item }) => item.exchange.otherReceivedIs || null,
);
export const valueReceived = money(
  '16',
  'Value of the real estate received',
  'FMV of like-kind property you received',
  inYear(({ item }: Reader) => exactDollars(item.exchange.valueReceived)),
);
export const amountRealized = money(
  '17',
  'Amount realized',
  'Add lines 15 and 16',
  inYear(({ get }: Reader) => get(boot) + get(valueReceived)),
);
export const basisGivenUp = money(
  '18',
  'Basis given up and amounts paid',
  'Adjusted basis of like-kind property you gave up, net amounts paid to other party, plus any exchange expenses not used on line 15',
  inYear((reader: Reader) => givenUpIn(reader, reader.item).basis + paidBesides(reader.item.exchange)),
);
export const realizedGain = money(
  '19',
  'Realized gain or loss',
  'Realized gain or (loss). Subtract line 18 from line 17',
  inYear(({ get }: Reader) => get(amountRealized) - get(basisGivenUp)),
);
/** IRC 1031(b) and (c): gain is recognized up to the boot, a loss never. */
export const gainUpToBoot = money(
  '20',
  'Gain up to cash and other property received',
  'Enter the smaller of line 15 or line 19, but not less than zero',
  inYear(({ get }: Reader) => notBelowZero(smallerOf(get(boot), get(realizedGain)))),
);
/** Section 1250 property (IRC 1250(d)(4)): up to the gain, or to what buildings of less value than the recapture leave. */
export const ordinaryIncome = money(
  '21',
  'Ordinary income under recapture',
  'Ordinary income under recapture rules. Enter here and on Form 4797, line 16',
  inYear((reader: Reader) => {
    const { get, item } = reader;
    const ofSale = smallerOf(givenUpIn(reader, item).additional, notBelowZero(get(realizedGain)));
    const beyondBuildings = ofSale - exactDollars(item.exchange.buildingsReceived);
    return smallerOf(ofSale, largerOf(get(gainUpToBoot), beyondBuildings));
  }),
);
export const otherGain = money(
  '22',
  'Gain after recapture',
  'Subtract line 21 from line 20. If zero or less, enter -0-. If more than zero, enter here and on Schedule D or Form 4797, unless the installment method applies',
  inYear(({ get }: Reader) => notBelowZero(get(gainUpToBoot) - get(ordinaryIncome))),
);
/** IRC 1(h)(6)(A)(i): what all depreciation would recapture, as far as the gain is recognized. */
export const unrecapturedGain = money(
  '22 unrecaptured',
  'Unrecaptured section 1250 gain',
  'The smaller of depreciation or line 20, less line 21',
  inYear((reader: Reader) => {
    const { get, item } = reader;
    return item.activity === null || !isLongTerm(item.exchange)
      ? null
      : blankIfZero(
          notBelowZero(
            smallerOf(givenUpIn(reader, item).depreciation, get(gainUpToBoot)) - get(ordinaryIncome),
          ),
        );
  }),
);
export const recognizedGain = money(
  '23',
  'Recognized gain',
  'Recognized gain. Add lines 21 and 22',
  inYear(({ get }: Reader) => get(ordinaryIncome) + get(otherGain)),
);
money(
  '24',
  'Deferred gain or loss',
  'Deferred gain or (loss). Subtract line 23 from line 19. If a related party exchange, see instructions',
  inYear(({ get }: Reader) => get(realizedGain) - get(recognizedGain)),
);
/** IRC 1031(d). */
export const basisReceived = money(
  '25',
  'Basis of the property received',
  'Basis of like-kind property received. Subtract line 15 from the sum of lines 18 and 23',
  inYear(({ get }: Reader) => get(basisGivenUp) + get(recognizedGain) - get(boot)),
);
/** Several properties share the basis by their values (Reg. 1.1031(j)-1(c)). */
money(
  '25a',
  'Basis of the buildings received',
  'Basis of like-kind section 1250 property received',
  inYear(({ get, item: { exchange } }: Reader) => {
    const value = exactDollars(exchange.valueReceived);
    return value === 0
      ? null
      : blankIfZero((get(basisReceived) * exactDollars(exchange.buildingsReceived)) / value);
  }),
);
