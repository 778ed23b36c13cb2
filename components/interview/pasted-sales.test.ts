import { isManyCells, keepPasted, takePasted } from './pasted-sales';

it('knows rows of a spreadsheet from a single value', () => {
  for (const one of ['40 Lake Fund', '1,250.00', ' 06/03/2024\n']) expect(isManyCells(one)).toBe(false);
  for (const many of ['Lake\t06/03/2024', 'Lake,5,4\nHarbor,3,2', 'a\r\nb'])
    expect(isManyCells(many)).toBe(true);
});

it('gives what was pasted once', () => {
  keepPasted('Lake\t5');
  expect(takePasted()).toBe('Lake\t5');
  expect(takePasted()).toBe('');
});
