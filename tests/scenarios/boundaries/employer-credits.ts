import { type ReturnInputJson } from '@/lib/tax/facts/return-input';
import { barePay, edge, type Edge, filer } from './edge';

type Business = NonNullable<ReturnInputJson['businesses']>[number];
type Employee = NonNullable<Business['targetedEmployees']>[number];

const hired = (employee: Employee) =>
  filer('single', {
    ...barePay(50_000),
    businesses: [
      {
        id: 'shop',
        income: { other: 90_000 },
        expenses: { wages: 60_000 },
        targetedEmployees: [employee],
      },
    ],
  });

/** Form 5884, lines 1a to 1c. */
const workOpportunity = [
  edge('workOpportunity.leastHours', hired({ hours: 119, firstYearWages: 1_000 }), '5884 1a', null),
  edge('workOpportunity.leastHours', hired({ hours: 120, firstYearWages: 1_000 }), '5884 1a wages', 1_000),
  edge('workOpportunity.fullHours', hired({ hours: 399, firstYearWages: 4_000 }), '5884 1a wages', 4_000),
  edge('workOpportunity.fullHours', hired({ hours: 400, firstYearWages: 4_000 }), '5884 1b wages', 4_000),
  edge('workOpportunity.lowerRate', hired({ hours: 399, firstYearWages: 4_000 }), '5884 1a', 1_000),
  edge('workOpportunity.rate', hired({ hours: 400, firstYearWages: 4_000 }), '5884 1b', 1_600),
  ...(
    [
      ['general', 6_000],
      ['summerYouth', 3_000],
      ['longTermFamilyAssistance', 10_000],
      ['disabledVeteran', 12_000],
      ['unemployedVeteran', 14_000],
      ['disabledUnemployedVeteran', 24_000],
    ] as const
  ).flatMap(([group, most]) =>
    [most, most + 1].map((firstYearWages) =>
      edge(
        `workOpportunity.firstYearMost.${group}`,
        hired({ group, hours: 900, firstYearWages }),
        '5884 1b wages',
        most,
      ),
    ),
  ),
  ...[10_000, 10_001].flatMap((secondYearWages) => {
    const recipient = hired({ group: 'longTermFamilyAssistance', hours: 900, secondYearWages });
    return [
      edge('workOpportunity.secondYearMost', recipient, '5884 1c wages', 10_000),
      edge('workOpportunity.secondYearRate', recipient, '5884 1c', 5_000),
    ];
  }),
];

export const employerCreditEdges: Edge[] = [...workOpportunity];
