import '@/lib/tax/calculate-return';
import { childTaxCreditOpportunity } from '@/lib/tax/deductions/family';
import { itemizingOpportunity, salesTaxOpportunity } from '@/lib/tax/deductions/itemizing';
import { iraOpportunity } from '@/lib/tax/deductions/retirement';
import { vehicleOpportunity, studentLoanOpportunity } from '@/lib/tax/deductions/work';
import { federalEdition } from '../editions';

// Rev. Proc. 2024-40, Notices 2024-80 and 2025-5, and Pub. L. 119-21, sections 70104 and 70120.
test.each([
  [vehicleOpportunity.description, /^Deduct 70 cents for each mile/],
  [vehicleOpportunity.law.explanation, /for 2025 is 70 cents a mile/],
  [childTaxCreditOpportunity.description, /^You can claim up to \$2,200 for each child under 17 and \$500 /],
  [
    studentLoanOpportunity.law.explanation,
    /\$85,000 to \$100,000 of modified AGI, or \$170,000 to \$200,000 on a joint/,
  ],
  [iraOpportunity.law.explanation, /starting at \$79,000 of modified AGI, or \$126,000 on a joint/],
  [iraOpportunity.law.explanation, /starting at \$236,000/],
  [
    itemizingOpportunity.law.explanation,
    /taxes up to \$40,000 \(less with income over \$500,000\), mortgage/,
  ],
  [
    salesTaxOpportunity.law.explanation,
    /limited to \$40,000, or \$20,000 if married filing separately \(less/,
  ],
])('a text of 2024 says the amount of 2025: %s', (text, expected) => {
  expect(federalEdition(2025).print.words(text)).toMatch(expected);
});
