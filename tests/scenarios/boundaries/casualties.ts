import { type ReturnInputJson } from '@/lib/tax/facts/return-input';
import { barePay, edge, type Edge, filer } from './edge';

type Event = NonNullable<ReturnInputJson['casualties']>[number];

const lost = (loss: number, more: Partial<Event> = {}) =>
  filer('single', {
    ...barePay(60_000),
    casualties: [
      {
        date: '2024-10-09',
        femaNumber: 'DR-4834',
        declared: '2024-10-11',
        incidentBegan: '2024-10-05',
        properties: [
          { acquired: '2012-06-15', cost: 90_000, valueBefore: 90_000, valueAfter: 90_000 - loss },
        ],
        ...more,
      },
    ],
  });
const emergency = (loss: number) =>
  lost(loss, { femaNumber: 'EM-3622', declared: null, incidentBegan: null });

/** IRC 165(h)(1) and (2): $100 or $500, and 10% of 60,000. */
export const casualtyEdges: Edge[] = [
  edge('casualty.eachEvent', emergency(101), '4684 12', 1),
  edge('casualty.eachEvent', emergency(100), '4684 12', 0),
  edge('casualty.eachQualifiedEvent', lost(501), '4684 15', 1),
  edge('casualty.eachQualifiedEvent', lost(500), '4684 12', 0),
  edge('casualty.incomeShare', emergency(6_101), '4684 18', 1),
  edge('casualty.incomeShare', emergency(6_100), '4684 18', 0),
  edge('casualty.declaredFrom', lost(1_000, { declared: '2020-01-01' }), '4684 11', 500),
  edge('casualty.declaredFrom', lost(1_000, { declared: '2019-12-31' }), '4684 11', 100),
  edge('casualty.declaredThrough', lost(1_000, { declared: '2025-09-02' }), '4684 11', 500),
  edge('casualty.declaredThrough', lost(1_000, { declared: '2025-09-03' }), '4684 11', 100),
  edge('casualty.beganFrom', lost(1_000, { incidentBegan: '2019-12-28' }), '4684 11', 500),
  edge(
    'casualty.beganFrom',
    lost(1_000, { incidentBegan: '2019-12-27' }),
    'problems ',
    'casualties.incidentBegan',
  ),
  edge('casualty.beganThrough', lost(1_000, { incidentBegan: '2024-10-09' }), '4684 11', 500),
];
