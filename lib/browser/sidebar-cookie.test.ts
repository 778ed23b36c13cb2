import { readSidebarOpen, writeSidebarCookie } from '@/lib/browser/sidebar-cookie';

it('is open unless the cookie says otherwise', () => {
  expect([undefined, '', 'true', 'nonsense'].map(readSidebarOpen)).toEqual([true, true, true, true]);
  expect(readSidebarOpen('false')).toBe(false);
});

it('is kept for 7 days', () => {
  expect(writeSidebarCookie(false)).toBe('sidebar_state=false; path=/; max-age=604800; samesite=lax');
});
