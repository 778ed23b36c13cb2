import { listUnusedCarryovers } from './unused-carryovers';

const stateWith = (special: string[]) => ({
  taxYear: 2025 as const,
  answers: {
    'capitalLossCarryover.longTerm': 7_000,
    'priorYear.agi': 50_000,
    'special-items': special,
  },
  documents: [],
  prefilled: {},
  carried: {
    'capitalLossCarryover.longTerm': '2024 Capital Loss Carryover Worksheet, line 13',
    'priorYear.agi': '2024 Form 1040, line 11',
  },
});

it('names a carryover that an answer leaves out, with its source and amount', () => {
  const [issue, ...others] = listUnusedCarryovers(stateWith(['none']));
  expect(others).toEqual([]);
  expect(issue).toMatchObject({ id: 'carryover:capitalLossCarryover.longTerm', severity: 'warning' });
  expect(issue?.description).toMatch(
    /^Your 2024 Capital Loss Carryover Worksheet, line 13 shows \$7,000\.00/,
  );
});

it('says nothing once it is used', () => {
  expect(listUnusedCarryovers(stateWith(['loss']))).toEqual([]);
});
