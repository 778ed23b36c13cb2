/** What a material can be about (spec section 9), in the order of the list. */
export const trainingCategories = [
  'general',
  'deductions',
  'credits',
  'business',
  'forms',
  'regulations',
] as const;

export const categoryNames: Record<(typeof trainingCategories)[number], string> = {
  general: 'General Tax Knowledge',
  deductions: 'Deductions',
  credits: 'Tax Credits',
  business: 'Business Taxes',
  forms: 'Tax Forms',
  regulations: 'IRS Regulations',
};
