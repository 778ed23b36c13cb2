/**
 * What a filer reads about a fact that no form covers yet. The sentence goes when a form covers the path; a test
 * finds sentences that are left over.
 */
export const notCovered: Readonly<Record<string, string>> = {
  'w2s.*.allocatedTips': 'Allocated tips on a Form W-2 (Form 4137) are not supported.',
  'w2s.*.dependentCareBenefits':
    'Dependent care benefits from an employer (Form 2441) are not supported yet.',
  'w2s.*.statutoryEmployee': 'Wages of a statutory employee (Schedule C) are not supported yet.',
  'interest.*.foreignTaxPaid': 'Foreign tax paid on interest (Form 1116) is not supported yet.',
  'interest.*.privateActivityBondInterest':
    'Interest on private activity bonds (Form 6251, alternative minimum tax) is not supported yet.',
  'dividends.*.unrecaptured1250':
    'Unrecaptured section 1250 gain on dividends (Schedule D) is not supported yet.',
  'dividends.*.section1202': 'Section 1202 gain on dividends (Schedule D) is not supported yet.',
  'dividends.*.collectibles28': 'Collectibles gain on dividends (Schedule D) is not supported yet.',
  'dividends.*.section199A': 'Section 199A dividends (Form 8995) are not supported yet.',
  'dividends.*.foreignTaxPaid': 'Foreign tax paid on dividends (Form 1116) is not supported yet.',
  'dividends.*.privateActivityBondInterest':
    'Interest on private activity bonds (Form 6251, alternative minimum tax) is not supported yet.',
  sales: 'Sales of stock and other property (Form 8949 and Schedule D) are not supported yet.',
  capitalLossCarryover: 'Capital losses carried over from 2023 (Schedule D) are not supported yet.',
  iraBasis: 'Nondeductible IRA contributions (Form 8606) are not supported yet.',
  businesses: 'Business income (Schedule C) is not supported yet.',
  rentals: 'Rental income and royalties (Schedule E) are not supported yet.',
  k1s: 'Income from partnerships, S corporations and estates (Schedule K-1) is not supported yet.',
  farms: 'Farm income (Schedule F) is not supported.',
  'adjustments.selfEmployedRetirement': 'Self-employed retirement plans are not supported yet.',
  'adjustments.selfEmployedHealthInsurance':
    'The self-employed health insurance deduction is not supported yet.',
  'adjustments.ira': 'Contributions to an IRA are not supported yet.',
  'adjustments.archerMsa': 'Archer medical savings accounts (Form 8853) are not supported.',
  childCare: 'The credit for child and dependent care (Form 2441) is not supported yet.',
  education: 'Education credits (Form 8863) are not supported yet.',
  energy: 'Home energy credits (Form 5695) are not supported yet.',
  cleanVehicles: 'Clean vehicle credits (Form 8936) are not supported yet.',
  adoption: 'Adoption expenses (Form 8839) are not supported.',
  foreignTax: 'The foreign tax credit (Form 1116) is not supported yet.',
  priorYearMinimumTaxCredit: 'The credit for prior year minimum tax (Form 8801) is not supported yet.',
  amt: 'Items of the alternative minimum tax (Form 6251) are not supported yet.',
  passiveLossCarryover: 'Passive losses of earlier years (Form 8582) are not supported yet.',
  qbiCarryforward: 'Business losses carried forward (Form 8995) are not supported yet.',
  'combatPayElection.dependentCare': 'Combat pay in the care credit (Form 2441) is not supported yet.',
  'creditsDisallowed.aotc': 'A disallowed American opportunity credit (Form 8863) is not supported yet.',
};
