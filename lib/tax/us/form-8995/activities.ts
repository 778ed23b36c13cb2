import { type Cents, centsOf, noCents } from '../../facts/cents';
import { type Owner } from '../../facts/owner';
import { type ReturnInput } from '../../facts/return-input';
import { isQualifiedBusiness, listDivided } from '../form-8958/allocation';
import { hasFigures, listTrades } from '../schedule-c/form';
import { hasFarmFigures } from '../schedule-f/form';

/** What the deduction knows about a trade or business apart from its income. */
export interface QualifiedFacts {
  readonly specifiedService: boolean;
  readonly w2Wages: Cents;
  readonly propertyBasis: Cents;
}

/** One trade or business of the deduction, with its position in the list it comes from. */
export interface QualifiedActivity {
  readonly kind: 'trade' | 'farm' | 'rental' | 'k1' | 'community';
  readonly index: number;
  readonly owner: Owner;
  readonly name: string;
  readonly taxpayerNumber: string;
  readonly qbi: QualifiedFacts;
}

const plain: QualifiedFacts = { specifiedService: false, w2Wages: noCents, propertyBasis: noCents };
const none: readonly QualifiedActivity[] = [];

/** No business carried on abroad (IRC 199A(c)(3)(A)(i)). Businesses and statutory employees, then rentals that rise to a business, then Schedules K-1 with such income; last, what the division of community income adds or takes off. */
export function listQualifiedActivities({ facts }: { facts: ReturnInput }): readonly QualifiedActivity[] {
  const trades = listTrades({ facts });
  const divided = listDivided(facts);
  if (trades.length + facts.farms.length + facts.rentals.length + facts.k1s.length + divided.length === 0)
    return none;
  return [
    ...trades.flatMap((trade, index): QualifiedActivity[] => {
      const { owner, business, statutory } = trade;
      const name = business.name || business.product || (statutory[0]?.employerName ?? '');
      const { ein: taxpayerNumber, qbi } = business;
      return hasFigures(trade) && !business.workedAbroad
        ? [{ kind: 'trade', index, owner, name, taxpayerNumber, qbi }]
        : [];
    }),
    ...facts.farms.flatMap((farm, index): QualifiedActivity[] => {
      const { owner, product: name, ein: taxpayerNumber, qbi } = farm;
      return hasFarmFigures(farm) ? [{ kind: 'farm', index, owner, name, taxpayerNumber, qbi }] : [];
    }),
    ...facts.rentals.flatMap(({ owner, address, qbi }, index): QualifiedActivity[] =>
      qbi === false
        ? []
        : [
            {
              kind: 'rental',
              index,
              owner,
              name: address,
              taxpayerNumber: '',
              qbi: qbi === true ? plain : qbi,
            },
          ],
    ),
    ...facts.k1s.flatMap(({ owner, name, ein, qbi }, index): QualifiedActivity[] =>
      centsOf(qbi.income) === 0 ? [] : [{ kind: 'k1', index, owner, name, taxpayerNumber: ein, qbi }],
    ),
    ...divided.flatMap((item, index): QualifiedActivity[] => {
      if (!isQualifiedBusiness(item)) return [];
      const name = item.name === '' ? 'Form 8958' : `${item.name} (Form 8958)`;
      return [{ kind: 'community', index, owner: 'taxpayer', name, taxpayerNumber: '', qbi: plain }];
    }),
  ];
}
