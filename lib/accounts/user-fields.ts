/** The columns that become a CurrentUser. */
export const userFields = {
  id: true,
  email: true,
  firstName: true,
  lastName: true,
  role: true,
  planTier: true,
} as const;
