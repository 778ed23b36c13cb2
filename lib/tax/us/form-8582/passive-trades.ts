import { notBelowZero, smallerOf, sum } from '../../engine/verbs';
import { type Cents, dollars, isSome } from '../../facts/cents';
import { type ReturnInput } from '../../facts/return-input';
import { refuse } from '../coverage';
import { type TaxReader } from '../form';
import { businessChange } from '../form-8958/changes';
import { resultWithinRisk } from '../form-6198/own-activities';
import { netProfit } from '../schedule-c/schedule-c';
import { netFarmProfit } from '../schedule-f/schedule-f';
import { type PassiveActivity } from './activities';
import { allowedLossOf } from './allowed-losses';

/** A business on Schedule C or a farm on Schedule F. */
type TradeKind = 'business' | 'farm';
interface Trade {
  readonly materialParticipation: boolean;
  readonly priorUnallowedLoss: Cents;
}

export const isTrade = (kind: PassiveActivity['kind']): kind is TradeKind =>
  kind === 'business' || kind === 'farm';

export const tradeAt = (facts: ReturnInput, kind: TradeKind, position: number): Trade | undefined =>
  kind === 'business' ? facts.businesses[position] : facts.farms[position];

/** Deductions that depend on self-employment income and lower the income on Form 8582, line 6. */
const hasDeductionsOfProfit = ({ adjustments }: ReturnInput): boolean => {
  const { selfEmployedHealthInsurance, selfEmployedRetirement, selfEmployedDeferrals } = adjustments;
  // By name: stand-ins for the facts of a traced run have no values to list.
  const { taxpayer, spouse } = selfEmployedDeferrals;
  return [selfEmployedHealthInsurance, selfEmployedRetirement]
    .flatMap((each) => [each.taxpayer, each.spouse])
    .concat(taxpayer.preTax, taxpayer.simple, spouse.preTax, spouse.simple)
    .some(isSome);
};

/** The rental allowance and these deductions would each wait for the other. */
const isCircle = (facts: ReturnInput): boolean =>
  hasDeductionsOfProfit(facts) &&
  (facts.rentals.some(({ activeParticipation }) => activeParticipation) ||
    facts.k1s.some(({ activeParticipation }) => activeParticipation));

/**
 * Net profit or loss for the return. Without material participation a loss counts as far as Form 8582 allows it, with
 * losses of earlier years (Instructions for Schedule C (2024), line 31; for Schedule F, line 34). With it, losses of the
 * years without it come off this year's profit of the same business (IRC 469(f)(1)(A)).
 */
export function limitPassive(reader: TaxReader, kind: TradeKind, position: number, profit: number): number {
  const trade = tradeAt(reader.facts, kind, position);
  if (!trade) return profit;
  const earlier = dollars(trade.priorUnallowedLoss);
  if (trade.materialParticipation) return profit - smallerOf(earlier, notBelowZero(profit));
  if ((profit >= 0 && earlier === 0) || isCircle(reader.facts)) return profit;
  return notBelowZero(profit) - allowedLossOf(reader, kind, position);
}

/** Schedule 1, lines 3 and 6, without passive businesses and farms: for the income on Form 8582, line 6. */
export const nonpassiveTrades = (reader: TaxReader): number =>
  sum(
    reader.facts.businesses.map((trade, i) => (trade.materialParticipation ? reader.at(netProfit, i) : 0)),
  ) +
  sum(reader.facts.farms.map((trade, i) => (trade.materialParticipation ? reader.at(netFarmProfit, i) : 0))) +
  reader.get(businessChange);

/** Businesses and farms with the kind that a refusal names. */
const listTrades = ({ businesses, farms }: ReturnInput) => [
  ...businesses.map((trade, position) => ({ trade, kind: 'business' as const, position })),
  ...farms.map((trade, position) => ({ trade, kind: 'farm' as const, position })),
];

refuse(
  'businesses.materialParticipation',
  'A loss from a business or farm you don’t materially participate in isn’t supported if you also have rentals you actively participate in and deductions for self-employed health insurance or retirement plans, because each amount depends on the others (Form 8582, line 6).',
  (reader) =>
    isCircle(reader.facts) &&
    listTrades(reader.facts).some(
      ({ trade, kind, position }) =>
        !trade.materialParticipation &&
        (isSome(trade.priorUnallowedLoss) || resultWithinRisk(reader, kind, position) < 0),
    ),
  { alsoWithoutItems: true },
);
refuse(
  'businesses.priorUnallowedLoss',
  'If you now materially participate, a passive loss from earlier years that’s larger than this year’s profit from the same business or farm isn’t supported (IRC 469(f)).',
  (reader) =>
    listTrades(reader.facts).some(
      ({ trade, kind, position }) =>
        trade.materialParticipation &&
        dollars(trade.priorUnallowedLoss) > notBelowZero(resultWithinRisk(reader, kind, position)) &&
        isSome(trade.priorUnallowedLoss),
    ),
  { alsoWithoutItems: true },
);
refuse(
  'businesses.assets',
  'A section 179 deduction from a business or farm you don’t materially participate in isn’t supported, because Form 8582 would limit it.',
  ({ facts }) =>
    listTrades(facts).some(
      ({ trade: { materialParticipation, assets, section179Carryover, vehicle } }) =>
        !materialParticipation &&
        (isSome(section179Carryover) ||
          (vehicle !== null && isSome(vehicle.section179)) ||
          assets.some(({ section179 }) => isSome(section179))),
    ),
  { alsoWithoutItems: true },
);
refuse(
  'businesses.homeOffice',
  'Actual home office expenses aren’t supported for a business you don’t materially participate in.',
  ({ facts }) =>
    facts.businesses.some(
      ({ materialParticipation, homeOffice }) =>
        !materialParticipation && homeOffice !== null && !homeOffice.simplified,
    ),
);
