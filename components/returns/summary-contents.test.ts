import { listSections } from './summary-contents';

const titles = (results: Parameters<typeof listSections>[0]) =>
  listSections(results).map(({ title }) => title);

test('the states’ section is listed only where there is one', () => {
  expect(titles({ estimatedRefund: 100 })).not.toContain('State returns');
  expect(titles({ estimatedRefund: 100, states: {} })).not.toContain('State returns');
});

test('what is owed is not called a refund', () => {
  expect(titles({ estimatedRefund: -1 })).toContain('From tax to amount owed');
  expect(titles({ estimatedRefund: 0 })).toContain('From tax to refund');
});
