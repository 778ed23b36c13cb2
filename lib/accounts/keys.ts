/** Where the browser's cache keeps who is signed in. */
export const currentUserKey = ['/api/auth/user'] as const;

/** How the account signs in, and the browsers where it is signed in. */
export const securityKeys = {
  secondFactor: ['/api/account/second-factor'] as const,
  sessions: ['/api/account/sessions'] as const,
};

/** The firm, and what the signed-in preparer signs with. */
export const firmKey = ['/api/firm'] as const;

const users = ['/api/admin/users'] as const;

/** What administrators see of people. */
export const userKeys = {
  users,
  /** People with a role (null for everybody) whose name or address holds `q`. */
  found: (role: string | null, q: string) => [...users, role, q.trim()] as const,
};
