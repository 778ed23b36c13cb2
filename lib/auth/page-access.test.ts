import { decidePage } from './page-access';

it.each([
  ['/dashboard', null, '/login'],
  ['/dashboard', 'client', null],
  ['/DASHBOARD/x', 'preparer', '/preparer/dashboard'],
  ['/admin/users', 'client', '/dashboard'],
  ['/login', 'client', '/dashboard'],
  ['/reset-password', null, null],
  ['/forgot-password', 'client', null],
  ['/settings', 'admin', null],
  ['/second-factor', null, '/login'],
  ['/second-factor', 'preparer', '/preparer/dashboard'],
] as const)('%s for %p leads to %p', (path, role, to) => {
  expect(decidePage(path, role)).toEqual({ to });
});

it.each([
  ['/preparer/dashboard', '/second-factor'],
  ['/settings', '/second-factor'],
  ['/login', '/second-factor'],
  ['/second-factor', null],
  ['/', null],
])('staff who must enrol: %s leads to %p', (path, to) => {
  expect(decidePage(path, 'preparer', true)).toEqual({ to });
});
