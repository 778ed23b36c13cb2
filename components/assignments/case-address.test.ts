import { sameForPreparer, threadAddress } from './case-address';

it.each([
  ['/interview?q=w2s.0.wages', '/preparer/client/c1/answers?q=w2s.0.wages'],
  ['/interview', '/preparer/client/c1/answers'],
  [
    '/upload/d1?field=forms%5B1%5D.box1_wages',
    '/preparer/client/c1/document/d1?field=forms%5B1%5D.box1_wages',
  ],
  ['/upload/d1', '/preparer/client/c1/document/d1'],
  ['/upload', null],
  ['/payments', null],
  ['https://elsewhere.example/payments', null],
])('what a client sees at %s a preparer sees at %s', (href, expected) => {
  expect(sameForPreparer('c1', href)).toBe(expected);
});

it('keeps ids within their part of the address', () => {
  expect(threadAddress('a&b')).toBe('/messages?client=a%26b');
});
