import { taxingStates } from '@/lib/tax/facts/states/all';
import { switchNames } from './switch-names';

test('each state with a return of its own has a switch', () => {
  expect(switchNames.slice(0, 2)).toEqual(['e-file', 'ai']);
  expect(switchNames.slice(2).toSorted()).toEqual(taxingStates.map((code) => `e-file-${code}`).toSorted());
});
