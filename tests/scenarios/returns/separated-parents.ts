import { type ReturnInputJson } from '@/lib/tax/facts/return-input';
import { person, type Scenario, wages } from '../scenario';

const source =
  'IRC 152(d)(1)(D), 152(e), 24(c), 32(c)(3), 21(e)(5); Publication 501 (2024), Children of divorced or separated parents; by hand';

type Child = NonNullable<ReturnInputJson['dependents']>[number];
const child = (more: Partial<Child>): Child => ({
  dateOfBirth: '2015-05-05',
  relationship: 'child',
  monthsInHome: 0,
  ...more,
});
const parent = (...dependents: Child[]): ReturnInputJson => ({
  taxYear: 2024,
  filingStatus: 'single',
  taxpayer: person('1985-01-01'),
  dependents,
  w2s: [wages(40_000)],
});

// 40,000 - 14,600 = 25,400, row 25,400-25,450: 1,160 + 12% of (25,425 - 11,600) = 2,819.
const tax = 2_819;

/** The parent with whom the child did not live, with and without Form 8332. */
export const separatedParents: Scenario[] = [
  {
    name: 'child-elsewhere-without-form-8332',
    source,
    input: parent(child({})),
    expect: { '1040': { '16': tax, '19': null, '24': tax, '27': null } },
  },
  {
    name: 'child-elsewhere-five-months-without-form-8332',
    source,
    input: parent(child({ monthsInHome: 5 })),
    expect: { '1040': { '19': null, '24': tax } },
  },
  {
    // Below the income limit of one child (49,084): a child of the home would give an EIC. Care costs count nothing.
    name: 'child-elsewhere-with-form-8332',
    source,
    input: {
      ...parent(child({ form8332Received: true })),
      childCare: { persons: [{ dependentIndex: 0, expenses: 3_000 }] },
    },
    expect: {
      '1040': { '16': tax, '19': 2_000, '24': 819, '27': null },
      '8812': { '4': 1, '5': 2_000, '6': 0, '14': 2_000 },
      'schedule-3': { '2': null },
    },
  },
  {
    name: 'student-elsewhere-with-form-8332',
    source,
    input: parent(child({ dateOfBirth: '2004-05-05', student: true, form8332Received: true })),
    expect: { '1040': { '19': 500, '24': 2_319 } },
  },
  {
    // A form for a sibling does nothing: it is for parents.
    name: 'sibling-elsewhere-with-form-8332',
    source,
    input: parent(child({ relationship: 'sibling', form8332Received: true })),
    expect: { '1040': { '19': null, '24': tax } },
  },
  {
    // Publication 501: a child with grandparents in Mexico who file no return is no one's qualifying child.
    name: 'child-elsewhere-whom-nobody-else-can-claim',
    source,
    input: parent(child({ someoneElsesQualifyingChild: false })),
    expect: { '1040': { '19': 500, '24': 2_319 } },
  },
  {
    // Too old to be anyone's qualifying child: supported, with no income.
    name: 'grown-child-elsewhere',
    source,
    input: parent(child({ dateOfBirth: '2000-05-05' })),
    expect: { '1040': { '19': 500 } },
  },
  {
    // A disabled brother who lives elsewhere is no person for the care credit (IRC 21(b)(1)(B)).
    name: 'care-of-a-disabled-person-elsewhere',
    source,
    input: {
      ...parent(
        child({
          dateOfBirth: '1990-05-05',
          relationship: 'sibling',
          unableToCareForSelf: true,
        }),
      ),
      childCare: { persons: [{ dependentIndex: 0, expenses: 3_000 }] },
    },
    expect: { '1040': { '19': 500 }, 'schedule-3': { '2': null } },
  },
];
