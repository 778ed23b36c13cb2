import { type DependentsLaw } from '../law';

export const dependents: DependentsLaw = {
  source: 'IRC 152 and 24(c); gross income limit: Rev. Proc. 2023-34, section 3.24 (exemption amount $5,050)',
  qualifyingRelativeIncomeLimit: 5_050,
  childTaxCreditBelowAge: 17,
  childBelowAge: 19,
  studentBelowAge: 24,
};
