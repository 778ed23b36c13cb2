/** The roles of spec section 6. */
export const roles = ['client', 'preparer', 'admin'] as const;
export type Role = (typeof roles)[number];

/** A signed-in person, as read from the database on this very request. */
export interface Actor {
  id: string;
  role: Role;
  email: string;
  firstName: string;
  lastName: string;
  planTier: 'basic' | 'premium' | 'business';
  sessionId: string;
}
