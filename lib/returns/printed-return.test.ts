import { resultsOf, resultsWithStates } from '@/lib/filing/testing/printed';
import { calculateLines, withIdentity } from '@/lib/filing/testing/signed';
import { printReturn } from './printed-return';

test('working copies of states stand apart from the forms that are filed', () => {
  const calculated = calculateLines(
    withIdentity({
      taxYear: 2024,
      filingStatus: 'single',
      taxpayer: { dateOfBirth: '1990-05-04' },
      w2s: [{ wages: 50_000, federalWithholding: 5000 }],
    }),
  );
  if (calculated === null) throw new Error('the return can’t be computed');
  const federal = resultsOf(calculated);
  const nothing = {
    stateAgi: null,
    stateTaxableIncome: null,
    stateTaxBeforeCredits: null,
    stateTaxAfterNonrefundableCredits: null,
    stateRefundableCredits: null,
    localTax: null,
    stateTaxNet: null,
    withheld: null,
    refund: null,
    owed: null,
  };
  const lines = [{ line: '9', label: 'Illinois base income', value: 50_000, unit: 'money' as const }];
  const pages = [{ form: 'il-1040', name: 'Form IL-1040', title: 'Illinois', copy: null, lines }];
  const illinois = {
    name: 'Illinois',
    form: 'il-1040',
    kind: 'resident' as const,
    lines: {},
    totals: nothing,
    problems: [],
    pages,
  };
  const printed = printReturn({ ...federal, states: { IL: illinois } }, 'draft', calculated.facts);
  expect(printed.forms).toEqual(printReturn(federal, 'draft', calculated.facts).forms);
  expect(printed.stateForms?.map(({ name, attached }) => [name, attached])).toEqual([
    ['Form IL-1040 (Illinois working copy, do not mail)', false],
  ]);
});

test('a claim beside the return has a working copy of its own', () => {
  const { results, facts } = resultsWithStates({
    taxYear: 2024,
    filingStatus: 'single',
    taxpayer: { dateOfBirth: '1990-05-04' },
    address: { street: '1 Elm Street', city: 'Duluth', state: 'MN', zip: '55802' },
    residency: [{ state: 'MN' }],
    w2s: [{ wages: 50_000, states: [{ state: 'MN', wages: 50_000 }] }],
    states: { MN: { homestead: { propertyTax: 5_000, taxBefore: 4_000 } } },
  });
  const copies = printReturn(results, 'draft', facts).stateForms ?? [];
  expect(copies.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'Form M1PR (Minnesota working copy, do not mail)',
      'Schedule M1PR-SR (Minnesota working copy, do not mail)',
    ]),
  );
});
