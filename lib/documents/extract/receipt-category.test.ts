import { proposeCategory } from './receipt-category';

test.each([
  ['Corner Pharmacy', 'RX 20418 CHILD AMOX', 'Medical expense'],
  ['Harbor Grill', 'Server: Ana  Table 4', 'Meals'],
  ['Quick Stop 18', 'PUMP 4 UNLEADED 11.204 GALLONS', 'Car and truck expenses'],
  ['Alder Hotel', '2 nights', 'Travel'],
  ['Paper & Pen', 'Printer toner', 'Office expense'],
  ['Mill Hardware', 'Wood screws', 'Supplies'],
  ['County Food Bank', 'Thank you for your donation', 'Gift to charity'],
])('%s with “%s” is for: %s', (merchant, line, category) => {
  expect(proposeCategory([merchant, line, 'Total 41.20'])).toBe(category);
});

test('words of no category propose none, and parts of words don’t count', () => {
  expect(proposeCategory(['Big Box Store', 'Socks', 'Total 9.99'])).toBeNull();
  expect(proposeCategory(['Beginning', 'Stipend', 'Total 9.99'])).toBeNull();
});
