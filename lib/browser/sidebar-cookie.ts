/** The cookie that keeps the sidebar open or collapsed. */
export const sidebarCookie = 'sidebar_state';

const sevenDays = 60 * 60 * 24 * 7;

/** Whether the cookie's value means open; open is the default. */
export function readSidebarOpen(value: string | undefined): boolean {
  return value !== 'false';
}

/** The cookie to set: 7 days, for the whole site. */
export function writeSidebarCookie(open: boolean): string {
  return `${sidebarCookie}=${open}; path=/; max-age=${sevenDays}; samesite=lax`;
}
