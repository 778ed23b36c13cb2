import { choiceRows, choiceTitle, sayChoice, sayClaim, sayIncome, sayParts } from './state-advice-words';

const taxes = (federal: number, state: number, local = 0) => ({
  federal,
  state,
  local,
  total: federal + state + local,
});
const itemize = {
  kind: 'itemize' as const,
  state: '',
  ways: [
    { name: 'itemized' as const, taxes: taxes(11_000, 4600) },
    { name: 'standard' as const, taxes: taxes(11_044, 4445) },
  ],
  taken: 0,
  best: 1,
};

test('a choice shows both figures and the better one', () => {
  expect(choiceTitle(itemize)).toBe('Itemized or standard deduction');
  expect(sayChoice(itemize)).toContain('“Take the standard deduction” costs $111 less overall.');
  expect(sayChoice(itemize)).toContain('Your return uses the other choice.');
  expect(sayChoice({ ...itemize, taken: 1 })).toContain('Your return already does this.');
  expect(choiceRows(itemize)).toEqual([
    { label: 'Federal', amounts: [11_000, 11_044], isTotal: false },
    { label: 'State', amounts: [4600, 4445], isTotal: false },
    { label: 'Total', amounts: [15_600, 15_489], isTotal: true },
  ]);
  expect(choiceTitle({ ...itemize, kind: 'separate', state: 'DE' })).toBe(
    'Tax spouses separately or together on the Delaware return',
  );
});

test('a claim says its amount, what is missing, or where to file it', () => {
  const claim = {
    state: 'MI',
    name: 'Homestead property tax credit',
    form: 'Form MI-1040CR',
    who: '',
    instead: '',
  };
  expect(sayClaim({ ...claim, amount: 1224 })).toBe('$1,224 is on your Michigan return.');
  expect(sayClaim({ ...claim, amount: 0 })).toContain('doesn’t include this so far');
  expect(sayClaim({ ...claim, amount: null, instead: 'Claim it at example.com.' })).toBe(
    'Plainfile doesn’t prepare this claim. Claim it at example.com.',
  );
  expect(sayClaim({ ...claim, amount: 263, instead: 'File it at example.com.' })).toBe(
    'The tax is $263. File it at example.com.',
  );
});

test('a row of the allocation says what it is and why each state has its part', () => {
  const row = {
    kind: 'wages' as const,
    name: 'Harbor Bakery',
    owner: 'taxpayer' as const,
    amount: 40_000,
    parts: [
      { state: 'WI', amount: 0, reason: 'agreement' as const },
      { state: 'IL', amount: 40_000, reason: 'home' as const },
    ],
  };
  expect(sayIncome(row)).toBe('Wages, Harbor Bakery');
  expect(sayIncome({ ...row, kind: 'benefits', name: '' })).toBe('Social Security');
  expect(sayParts(row)).toEqual([
    {
      state: 'Wisconsin',
      amount: '$0',
      reason: 'Under a reciprocal agreement, only your home state taxes wages.',
    },
    { state: 'Illinois', amount: '$40,000', reason: 'You lived there all year.' },
  ]);
});
