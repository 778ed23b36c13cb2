import { hideIds } from './hide-ids';

test.each([
  ['/upload/clx0123456789abcdefghijkl', '/upload/:id'],
  ['/api/tax-returns/3f0c2f6e-6a56-4b8e-9f8a-0a4c1f0f2b11/lines', '/api/tax-returns/:id/lines'],
  ['/api/documents/3f0c2f6e-6a56-4b8e-9f8a-0a4c1f0f2b11/pages/1', '/api/documents/:id/pages/1'],
  ['/interview', '/interview'],
  ['/', '/'],
  ['/ann@example.com/x', '/:other/x'],
  ['/Ann%20Lee', '/:other'],
])('%s is logged as %s', (path, shown) => {
  expect(hideIds(path)).toBe(shown);
});
