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
  /** When this browser last gave a password or a code; null when it has to give one again. */
  provenAt: Date | null;
  /** True when an authenticator app is set up. */
  hasSecondFactor: boolean;
  /** True when this person has to set one up before anything else. */
  mustEnrol: boolean;
  /** When this session ends without another request, and at the latest. */
  sessionEnds: { idle: Date; absolute: Date };
}
