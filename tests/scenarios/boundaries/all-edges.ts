import { capitalAndMinimumEdges } from './capital-and-minimum';
import { casualtyEdges } from './casualties';
import { creditEdges, deductionEdges } from './credits';
import { type Edge } from './edge';
import { employerCreditEdges } from './employer-credits';
import { exchangeEdges } from './exchanges';
import { farmAveragingEdges } from './farm-averaging';
import { foreignTaxEdges } from './foreign-tax';
import { householdAndAbroadEdges } from './household-and-abroad';
import { incomeTaxEdges } from './income-tax';
import { marketplaceEdges } from './marketplace';
import { nextYearEdges } from './next-year';
import { nextYearDeductionEdges } from './next-year-deductions';
import { payrollEdges } from './payroll';
import { savingsEdges } from './savings';

/** Figures on each side of the amounts of the law, by subject. */
export const edgesBySubject: Readonly<Record<string, readonly Edge[]>> = {
  'income tax': incomeTaxEdges,
  'gains, minimum tax, children, benefits': capitalAndMinimumEdges,
  'payroll taxes, earned income credit, dependents': payrollEdges,
  'savings and retirement': savingsEdges,
  credits: creditEdges,
  'credits of employers': employerCreditEdges,
  'deductions and business': deductionEdges,
  marketplace: marketplaceEdges,
  'estimated tax': nextYearEdges,
  'estimated tax after Pub. L. 119-21': nextYearDeductionEdges,
  'farm income averaging': farmAveragingEdges,
  'casualty and theft losses': casualtyEdges,
  'like-kind exchanges': exchangeEdges,
  'foreign tax': foreignTaxEdges,
  'household employees, work abroad, home sales': householdAndAbroadEdges,
};
