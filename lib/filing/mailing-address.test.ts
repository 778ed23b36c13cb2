import { estimatedTaxAddress, extensionAddress, mailingAddress } from './mailing-address';

/** Form 1040-V (2024), page 2: which box takes the payments of a state. */
const payments: Record<string, string> = {
  '1214': 'AL FL GA LA MS NC SC TN TX',
  '931000': 'AR CT DE DC IL IN IA KY ME MD MA MN MO NH NJ NY OK RI VT VA WV WI',
  '802501': 'AK AZ CA CO HI ID KS MI MT NE NV NM ND OH OR PA SD UT WA WY',
};

test('payments of every state go where Form 1040-V says', () => {
  const found = Object.entries(payments).flatMap(([box, states]) =>
    states.split(' ').map((state) => [state, mailingAddress(state, true)[1], `P.O. Box ${box}`]),
  );
  expect(found).toHaveLength(51);
  for (const [state, address, expected] of found) expect([state, address]).toEqual([state, expected]);
});

test('returns without a payment, and people abroad', () => {
  expect(mailingAddress('ME', false).at(-1)).toBe('Kansas City, MO 64999-0002');
  expect(mailingAddress('PA', false).at(-1)).toBe('Kansas City, MO 64999-0002');
  expect(mailingAddress('ND', false).at(-1)).toBe('Ogden, UT 84201-0002');
  expect(mailingAddress('', false).at(-1)).toBe('Austin, TX 73301-0215');
  expect(mailingAddress('PR', true).at(-1)).toBe('Charlotte, NC 28201-1303');
  expect(estimatedTaxAddress('OH').at(-1)).toBe('Cincinnati, OH 45280-2502');
  expect(extensionAddress('TX', false).at(-1)).toBe('Austin, TX 73301-0045');
  expect(extensionAddress('ny', true).at(-1)).toBe('Louisville, KY 40293-1300');
});
