import { bornIn, calculateState, wageOf } from './test-state';

type Facts = Record<string, unknown>;

const member = (state: string, stated: Facts = {}, more: Facts = {}) =>
  calculateState(state, {
    taxpayer: bornIn(1990),
    residency: [{ state }],
    w2s: [wageOf(40_000, { [state]: 40_000 }), wageOf(20_000, { [state]: 20_000 })],
    tribalMember: [{ owner: 'taxpayer', reservationState: state, income: 40_000, wages: 40_000, ...stated }],
    ...more,
  });
const refusals = (state: string, stated: Facts, more: Facts = {}) =>
  member(state, stated, more)
    .problems.filter(({ severity }) => severity === 'unsupported')
    .map(({ message }) => message);

describe.each([
  // (60,000 - 40,000 - 14,600) x 2.5 percent = 135.
  ['AZ', 'az-140', '31', 40_000, 135],
  // 20,000 - 14,600 = 5,400, over 4,673 x 5.695 percent = 41.40.
  ['ID', 'id-39r', 'B17', 40_000, 41],
  // 20,000 - 14,575 = 5,425; the table's row of 5,400 to 5,500 has 5.35 percent of 5,450 = 291.58.
  ['MN', 'mn-m1m', '19', 40_000, 292],
  // (20,000 - 12,750) x 4.5 percent = 326.25.
  ['NC', 'nc-schedule-s', '27', 40_000, 326],
  // 20,000 x 4.55 percent = 910.
  ['UT', 'ut-tc-40', '8', 40_000, 910],
])('%s takes off what members earn where they live', (state, form, line, amount, tax) => {
  test('the line of the form, and the tax of the rest', () => {
    const { lines, totals, problems } = member(state);
    expect(problems).toEqual([]);
    expect(lines[form]).toMatchObject({ [line]: amount });
    expect(totals['stateTaxBeforeCredits']).toBe(tax);
  });

  test('it is refused where the member moved or the amount is not stated', () => {
    expect(refusals(state, { income: 0, wages: 0 })[0]).toContain('lived in the state all year');
    const residency = [
      { state, to: '2024-06-30' },
      { state: 'TX', from: '2024-07-01' },
    ];
    expect(refusals(state, {}, { residency })[0]).toContain('lived in the state all year');
  });

  test('it can’t be more than all income', () => {
    expect(refusals(state, { income: 60_001, wages: 60_001 }).join()).toContain(
      'more than your total income',
    );
  });
});

test('Arizona exempts only wages', () => {
  expect(refusals('AZ', { income: 41_000 })).toEqual([
    'Arizona’s line for tribal members is only for wages. We can’t exclude other income earned on a reservation yet.',
  ]);
});

test('other states still refuse it by name', () => {
  expect(refusals('NM', {})).toEqual([
    'New Mexico exempts some income of tribal members. We don’t support that yet.',
  ]);
});
