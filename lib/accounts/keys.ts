/** Where the browser's cache keeps who is signed in. */
export const currentUserKey = ['/api/auth/user'] as const;
