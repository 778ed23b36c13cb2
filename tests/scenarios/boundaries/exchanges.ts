import { type ReturnInputJson } from '@/lib/tax/facts/return-input';
import { barePay, edge, type Edge, filer } from './edge';

type Exchange = NonNullable<ReturnInputJson['exchanges']>[number];

const traded = (more: Partial<Exchange>) =>
  filer('single', {
    ...barePay(60_000),
    exchanges: [
      {
        acquired: '2010-03-01',
        transferred: '2024-03-01',
        identified: '2024-04-15',
        receivedOn: '2024-06-01',
        basis: 100_000,
        valueReceived: 150_000,
        ...more,
      },
    ],
  });
const withRelative = (day: string) =>
  traded({ transferred: day, identified: null, receivedOn: day, relatedParty: { name: 'Dana Reyes' } });

/** IRC 1031(a)(3): 45 days from March 1 end on April 15, 180 days on August 28. IRC 1031(f)(1)(C): two years. */
export const exchangeEdges: Edge[] = [
  edge('exchange.identifyDays', traded({}), '8824 5', '2024-04-15'),
  edge('exchange.identifyDays', traded({ identified: '2024-04-16' }), 'problems ', 'exchanges'),
  edge('exchange.receiveDays', traded({ receivedOn: '2024-08-28' }), '8824 6', '2024-08-28'),
  edge('exchange.receiveDays', traded({ receivedOn: '2024-08-29' }), 'problems ', 'exchanges'),
  edge('exchange.relatedYears', withRelative('2022-01-02'), '8824 4', '2022-01-02'),
  edge('exchange.relatedYears', withRelative('2022-01-01'), 'problems ', 'exchanges'),
];
