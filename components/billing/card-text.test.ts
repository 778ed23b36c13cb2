import { emptyBoxes, groupCardNumber, groupExpiry } from '@/components/billing/card-text';

it.each([
  ['4242424242424242', '4242 4242 4242 4242'],
  ['4242 4', '4242 4'],
  ['', ''],
  ['card 42', '42'],
  ['42424242424242424242424', '4242 4242 4242 4242 424'],
])('groups %p as %p', (typed, shown) => {
  expect(groupCardNumber(typed)).toBe(shown);
});

it('puts the slash after the month and lets it be deleted', () => {
  expect(groupExpiry('1', '')).toBe('1');
  expect(groupExpiry('12', '1')).toBe('12 / ');
  expect(groupExpiry('12 / 3', '12 / ')).toBe('12 / 3');
  expect(groupExpiry('12 /', '12 / ')).toBe('12');
  expect(groupExpiry('1234', '')).toBe('12 / 34');
});

it('asks for every box that is empty', () => {
  expect(emptyBoxes({ number: '', expiry: ' ', cvc: '' })).toEqual({
    number: 'Enter the card number.',
    expiry: 'Enter the expiration date as MM / YY.',
    cvc: 'Enter the security code.',
  });
  expect(emptyBoxes({ number: '4242 4242 4242 4242', expiry: '12 / 34', cvc: '' })).toEqual({
    cvc: 'Enter the security code.',
  });
});
