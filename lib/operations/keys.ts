/** Where the browser's cache keeps the state of the machinery; the page fills the same place. */
export const operationsKey = ['/api/admin/operations'] as const;
