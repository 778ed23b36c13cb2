/** Where the browser's cache keeps the training materials; pages fill the same place. */
export const materialsKey = ['/api/admin/training'] as const;
