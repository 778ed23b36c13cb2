import { bornIn, calculateState, wageOf } from './test-state';

type Serving = Record<string, unknown>;

const soldier = (state: string, serving: Serving = {}, more: Record<string, unknown> = {}) =>
  calculateState(state, {
    taxpayer: bornIn(1990),
    residency: [{ state }],
    w2s: [wageOf(40_000, { [state]: 40_000 }), wageOf(20_000, { [state]: 20_000 })],
    military: [{ owner: 'taxpayer', homeOfRecord: state, pay: 40_000, ...serving }],
    ...more,
  });
const refusals = (state: string, serving: Serving, more: Record<string, unknown> = {}) =>
  soldier(state, serving, more)
    .problems.filter(({ severity }) => severity === 'unsupported')
    .map(({ message }) => message);

describe.each([
  ['AZ', 'az-140', '32', 40_000],
  ['IL', 'il-1040', '7', 40_000],
  ['KY', 'ky-740', '8', 40_000],
  ['MI', 'mi-schedule-1', '14', 40_000],
])('%s taxes no military pay of its residents', (state, form, line, amount) => {
  test('the form takes it off, and the tax is that of the other wages', () => {
    const { lines, totals, problems } = soldier(state);
    expect(problems).toEqual([]);
    expect(lines[form]).toMatchObject({ [line]: amount });
    const civilian = calculateState(state, {
      taxpayer: bornIn(1990),
      residency: [{ state }],
      w2s: [wageOf(20_000, { [state]: 20_000 })],
    });
    expect(totals['stateTaxBeforeCredits']).toBe(civilian.totals['stateTaxBeforeCredits']);
  });

  test('it is refused where the service member lives elsewhere by law, moved, or the pay is not stated', () => {
    expect(refusals(state, { homeOfRecord: 'FL' })[0]).toContain('legal residents');
    expect(refusals(state, { pay: 0 })[0]).toContain('legal residents');
    const residency = [
      { state, to: '2024-06-30' },
      { state: 'TX', from: '2024-07-01' },
    ];
    expect(refusals(state, {}, { residency })[0]).toContain('legal residents');
  });
});

test('each spouse who served has their own', () => {
  const { lines } = soldier(
    'KY',
    {},
    {
      filingStatus: 'mfj',
      spouse: bornIn(1991),
      w2s: [wageOf(40_000, { KY: 40_000 }), wageOf(30_000, { KY: 30_000 }, 0, 'spouse')],
      military: [
        { owner: 'taxpayer', homeOfRecord: 'KY', pay: 40_000 },
        { owner: 'spouse', homeOfRecord: 'KY', pay: 12_000 },
      ],
    },
  );
  expect(lines['ky-740']).toMatchObject({ '8': 52_000, '9': 18_000 });
});

test('other states still refuse it by name', () => {
  expect(refusals('NY', {})).toEqual([
    'Military pay has its own rules in New York. We don’t support them yet.',
  ]);
});
