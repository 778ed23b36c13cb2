import { noteClaims } from './state-claims';

type View = Parameters<typeof noteClaims>[0];
const living = (state: string): View =>
  ({
    effective: { 'address.state': state },
    counts: new Map(),
    verdicts: new Map(),
    item: null,
  }) as unknown as View;

test('names the claims of the state, those on the return and those elsewhere', () => {
  expect(noteClaims(living('MI'))).toBe(
    'This depends on your answers about your home: Homestead property tax credit (Form MI-1040CR), Home heating credit (Form MI-1040CR-7).',
  );
  expect(noteClaims(living('VT'))).toContain('We don’t prepare the Renter credit (Form RCC-146).');
  expect(noteClaims(living('PA'))).toContain('Property Tax/Rent Rebate (Form PA-1000)');
  expect(noteClaims(living('MN'))).toContain('M1PR');
  expect(noteClaims(living('TX'))).toBeUndefined();
});
