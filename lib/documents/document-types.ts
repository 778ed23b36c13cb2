/** What a person can say a document is (spec section 4), in the order of the menu. */
export const documentTypes = ['W-2', '1099', 'Receipt', 'Other'] as const;
