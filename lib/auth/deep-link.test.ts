import { isPage, readWanted } from './deep-link';

const kept = (address: string) => encodeURIComponent(address);

test.each([
  ['/interview?q=taxpayer.ssn', 'client', '/interview?q=taxpayer.ssn'],
  ['/preparer/client/abc', 'preparer', '/preparer/client/abc'],
  ['/settings', 'admin', '/settings'],
] as const)('%s is opened for a %s after the sign-in', (address, role, wanted) => {
  expect(readWanted(kept(address), role, false)).toBe(wanted);
});

test.each([
  ['another role’s page', '/admin/users/1', 'client'],
  ['another site', '//elsewhere.example/summary', 'client'],
  ['another site in full', 'https://elsewhere.example/summary', 'client'],
  ['a script', 'javascript:alert(1)', 'client'],
  ['a home', '/dashboard', 'client'],
  ['the sign-in itself', '/login', 'client'],
] as const)('%s is not', (_what, address, role) => {
  expect(readWanted(kept(address), role, false)).toBeNull();
});

test('a value that nobody of us wrote is not', () => {
  expect(readWanted('%E0%A4%A', 'client', false)).toBeNull();
});

test('staff who have to set up their second factor do that first', () => {
  expect(readWanted(kept('/preparer/client/abc'), 'preparer', true)).toBeNull();
});

test('a page is known by its whole path', () => {
  expect(isPage(kept('/settings?tab=security'), '/settings')).toBe(true);
  expect(isPage(kept('/settings'), '/settings')).toBe(true);
  expect(isPage(kept('/settings?tab=security'), '/')).toBe(false);
  expect(isPage(kept('/upload/abc'), '/upload')).toBe(false);
});
