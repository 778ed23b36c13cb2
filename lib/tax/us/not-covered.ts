/**
 * What a filer reads about a fact that no form covers yet. The sentence goes when a form covers the path; a test
 * finds sentences that are left over.
 */
export const notCovered: Readonly<Record<string, string>> = {
  'adjustments.archerMsa': 'Archer medical savings accounts (Form 8853) aren’t supported.',
  passiveLossCarryover:
    'Prior-year passive losses (Form 8582) aren’t supported as one total for several activities. Enter each with the rental, business, farm, or Schedule K-1 it belongs to.',
};
