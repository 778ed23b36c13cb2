import { shorten } from './refusals';

it.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:12:34', '2001:db8:12::/48'],
  ['0:0:0:0', '0:0:0::/48'],
  ['unknown', 'unknown'],
])('keeps of %s only the network %s', (network, kept) => {
  expect(shorten(network)).toBe(kept);
});
