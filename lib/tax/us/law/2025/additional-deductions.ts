import { nextYear as expected } from '../2024/next-year';
import { type AdditionalDeductionsOfYear } from '../additional-deductions';

export const additionalDeductions: AdditionalDeductionsOfYear = {
  ...expected.additionalDeductions,
  source:
    'IRC 151(d)(5)(C), 163(h)(4), 224, and 225 (Pub. L. 119-21, sections 70103 and 70201 to 70203); Schedule 1-A (Form 1040) (2025); Notice 2025-69; Treasury Tipped Occupation Codes (list of 68 occupations)',
  seniorAge: 65,
  carLoansFrom: '2025-01-01',
  tippedOccupations: [
    { from: '101', to: '110' },
    { from: '201', to: '211' },
    { from: '301', to: '304' },
    { from: '401', to: '409' },
    { from: '501', to: '508' },
    { from: '601', to: '611' },
    { from: '701', to: '706' },
    { from: '801', to: '809' },
  ],
};
