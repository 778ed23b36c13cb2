import { amendedAddress, estimatedTaxAddress, extensionAddress, mailingAddress } from './mailing-address';

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

test('amended returns go to service centers of their own', () => {
  const [dc, ...states] =
    'DC AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY'.split(
      ' ',
    );
  expect(states).toHaveLength(50);
  const centers = [dc ?? '', ...states].map((state) => amendedAddress(state, false).at(-1));
  // No state is left to the address for people abroad.
  expect(centers).not.toContain('Austin, TX 73301-0215');
  expect(amendedAddress('ar', false)).toEqual([
    'Department of the Treasury',
    'Internal Revenue Service',
    'Austin, TX 73301-0052',
  ]);
  expect(amendedAddress('IA', false).at(-1)).toBe('Ogden, UT 84201-0052');
  expect(amendedAddress('NC', false).at(-1)).toBe('Kansas City, MO 64999-0052');
  expect(amendedAddress('NC', true).at(-1)).toBe('Austin, TX 73301-0215');
  expect(amendedAddress('PR', false).at(-1)).toBe('Austin, TX 73301-0215');
});
