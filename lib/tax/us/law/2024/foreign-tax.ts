import { type ForeignTaxLaw } from '../law';

export const foreignTax: ForeignTaxLaw = {
  source: 'IRC 904(j); Instructions for Schedule 3 (Form 1040) (2024), line 1',
  withoutForm: { single: 300, mfj: 600, mfs: 300, hoh: 300, qss: 300 },
};
