import { peerHeader, readClientAddress } from './client-address';

const from = (headers: Record<string, string>, proxyHeader: string | null = null) =>
  readClientAddress(new Headers(headers), proxyHeader);

it('believes the connection and no header that anybody can send', () => {
  const sent = { [peerHeader]: '203.0.113.7', 'x-forwarded-for': '8.8.8.8', 'x-real-ip': '9.9.9.9' };
  expect(from(sent)).toEqual({ network: '203.0.113.7', isShared: false });
});

it('believes the last entry of the proxy’s header: callers can write the ones before', () => {
  const sent = { [peerHeader]: '10.0.0.2', 'x-forwarded-for': '1.1.1.1, 198.51.100.4' };
  expect(from(sent, 'x-forwarded-for')).toEqual({ network: '198.51.100.4', isShared: false });
});

it.each([
  '127.0.0.1',
  '::1',
  '::ffff:127.0.0.1',
  '10.1.2.3',
  '172.20.0.1',
  '192.168.1.1',
  'fd00::1',
  'fe80::2',
])('takes %s for a network behind which are many', (address) =>
  expect(from({ [peerHeader]: address }).isShared).toBe(true),
);

it.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::9', '2001:db8:1:2'],
  ['2001:0db8::1', '2001:db8:0:0'],
])('counts %s as %s', (address, network) => {
  expect(from({ [peerHeader]: address })).toEqual({ network, isShared: false });
});

it('does not know the caller without an address', () => {
  const nobody = { network: 'unknown', isShared: true };
  expect(from({})).toEqual(nobody);
  expect(from({ 'x-forwarded-for': 'evil' }, 'x-forwarded-for')).toEqual(nobody);
});
