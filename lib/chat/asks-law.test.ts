import { asksWhoByLaw } from './asks-law';

it.each([
  'my ex put our daughter on his taxes and so did i, whose claim stands',
  'two parents, two returns, one child: which parent may',
  'we split up and both want to claim the boys. who gets to',
  'my aunt sends the irs money every 3 months. who has to do that',
  'some folks pay quarterly, does everyone need to',
])('"%s" is answered by law', (text) => {
  expect(asksWhoByLaw(text)).toBe(true);
});

it.each([
  'my ex and i both want the house, who wins',
  'who provides the day care for our son',
  'how much did i pay in every quarter',
  'who pays me every quarter',
])('"%s" is not', (text) => {
  expect(asksWhoByLaw(text)).toBe(false);
});
