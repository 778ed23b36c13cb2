/** Where the browser's cache keeps what others did with the signed-in person's data. */
export const accessLogKey = ['/api/settings/access-log'] as const;
