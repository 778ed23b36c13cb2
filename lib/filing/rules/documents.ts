import { isPossibleEin, isPossibleNumber } from '@/lib/tax/checks/numbers';
import { rule } from './makers';
import type { BusinessRule, ReturnView } from './rule';

const f = 'IRS1040';
const lawStatus = (r: ReturnView) =>
  (['single', 'mfj', 'mfs', 'hoh', 'qss'] as const)[Number(r.status) - 1] ?? 'single';
const anyNumber = (ssn: string) => isPossibleNumber(ssn, 'ssn') || isPossibleNumber(ssn, 'itin');

/** Papers and other forms. */
export const documentRules: readonly BusinessRule[] = [
  rule('FW2-001', 'incorrect', 'w2s', 'An employer’s EIN isn’t valid. Check box b.', (r) =>
    r.all('IRSW2/EmployerEIN').every(isPossibleEin),
  ),
  rule(
    'FW2-EIN',
    'missing',
    'w2s',
    'An employer’s EIN is missing (box b).',
    (r) => r.all('IRSW2/EmployerEIN').length === r.nodes('IRSW2').length,
  ),
  rule(
    'FW2-NAME',
    'missing',
    'w2s',
    'An employer’s name is missing (box c).',
    (r) => r.all('IRSW2/EmployerNameControlTxt').length === r.nodes('IRSW2').length,
  ),
  rule('FW2-SSN', 'mismatch', 'w2s', 'A Form W-2 is for someone who isn’t on this return.', (r) =>
    r
      .all('IRSW2/EmployeeSSN')
      .every((n) => n === r.text('@Filer/PrimarySSN') || n === r.text('@Filer/SpouseSSN')),
  ),
  rule(
    'FW2-WITHHELD',
    'incorrect',
    'w2s',
    'Tax withheld (box 2) is more than wages (box 1).',
    (r) =>
      r.sum('IRSW2/WithholdingAmt') <=
      Math.max(
        r.sum('IRSW2/WagesAmt'),
        r.sum('IRSW2/SocialSecurityWagesAmt'),
        r.sum('IRSW2/MedicareWagesAndTipsAmt'),
      ),
  ),
  rule(
    'F1099R-SSN',
    'mismatch',
    'retirement',
    'A Form 1099-R is for someone who isn’t on this return.',
    (r) =>
      r
        .all('IRS1099R/RecipientSSN')
        .every((n) => n === r.text('@Filer/PrimarySSN') || n === r.text('@Filer/SpouseSSN')),
  ),
  rule(
    'F1099R-NAME',
    'missing',
    'retirement',
    'A payer’s name is missing on a Form 1099-R.',
    (r) => r.all('IRS1099R/PayerNameControlTxt').length === r.nodes('IRS1099R').length,
  ),
  rule(
    'PF-1099R-TIN',
    'missing',
    'retirement',
    'A Form 1099-R is missing the payer’s TIN. Copy it from the form.',
    (r) => r.all('IRS1099R/PayerEIN').length === r.nodes('IRS1099R').length,
  ),
  rule(
    'F1099R-WITHHELD',
    'incorrect',
    'retirement',
    'Tax withheld is more than the distribution (Form 1099-R).',
    (r) => r.sum('IRS1099R/FederalIncomeTaxWithheldAmt') <= r.sum('IRS1099R/GrossDistributionAmt'),
  ),
  rule(
    'F2441-PROVIDER',
    'missing',
    'childCare',
    'The child and dependent care credit requires the provider’s name and taxpayer ID number.',
    (r) =>
      r.amount('IRS2441/CreditForChildAndDepdCareAmt') === 0 ||
      r.has('IRS2441/CareProviderGrp/CareProviderBusNameControlTxt'),
  ),
  rule(
    'F2441-PERSON',
    'missing',
    'childCare',
    'The child and dependent care credit requires a qualifying person.',
    (r) =>
      r.amount('IRS2441/CreditForChildAndDepdCareAmt') === 0 ||
      r.has('IRS2441/QualifyingPersonGrp/QualifyingPersonSSN'),
  ),
  rule(
    'F8863-STUDENT',
    'missing',
    'education',
    'An education credit requires the student’s Social Security number.',
    (r) =>
      r.nodes('IRS8863/StudentAndEducationalInstnGrp').length ===
      r.all('IRS8863/StudentAndEducationalInstnGrp/StudentSSN').length,
  ),
  rule(
    'PF-8863-SCHOOL',
    'missing',
    'education',
    'Form 8863 requires the name and full address of each school.',
    (r) => {
      const school = 'IRS8863/StudentAndEducationalInstnGrp/EducationalInstitutionGroup';
      const schools = r.nodes(school).length;
      return (
        r.nodes(`${school}/InstitutionName`).length === schools &&
        r.nodes(`${school}/USAddress`).length === schools
      );
    },
  ),
  rule(
    'PF-8615-PARENT',
    'missing',
    'parents.name',
    'Form 8615 requires the parent’s name and SSN.',
    (r) => !r.has('IRS8615') || (r.has('IRS8615/ParentNm') && r.has('IRS8615/SSN')),
  ),
  rule('F8889-SSN', 'mismatch', 'adjustments', 'Form 8889 is for someone who isn’t on this return.', (r) =>
    r
      .all('IRS8889/RecipientSSN')
      .every((n) => n === r.text('@Filer/PrimarySSN') || n === r.text('@Filer/SpouseSSN')),
  ),
  rule(
    'SC-SSN',
    'incorrect',
    'businesses',
    'The owner’s Social Security number on Schedule C isn’t valid.',
    (r) => r.all('IRS1040ScheduleC/SSN').every(anyNumber),
  ),
  rule(
    'SC-31',
    'arithmetic',
    'businesses',
    'Net profit on Schedule C doesn’t equal income minus expenses.',
    (r) =>
      r.nodes('IRS1040ScheduleC').every((one) => {
        const at = (name: string) =>
          Number((one.children ?? []).find((child) => child.name === name)?.text ?? 0);
        return at('TentativeProfitOrLossAmt') === at('GrossIncomeAmt') - at('TotalExpensesAmt');
      }),
  ),
  rule(
    'SD-16',
    'arithmetic',
    'sales',
    'Schedule D, line 16, doesn’t equal the total of short-term and long-term amounts.',
    (r) =>
      !r.has('IRS1040ScheduleD') ||
      r.amount('IRS1040ScheduleD/NetSTAndLTCapitalGainOrLossAmt') ===
        r.amount('IRS1040ScheduleD/NetSTCapitalGainOrLossAmt') +
          r.amount('IRS1040ScheduleD/NetLTCapitalGainOrLossAmt'),
  ),
  rule(
    'F8959-THRESHOLD',
    'incorrect',
    'filingStatus',
    'The Form 8959 threshold doesn’t match the filing status.',
    (r) =>
      !r.has('IRS8959/AdditionalTaxGrp/FilingStatusThresholdCd') ||
      r.amount('IRS8959/AdditionalTaxGrp/FilingStatusThresholdCd') ===
        r.law.additionalMedicare.threshold[lawStatus(r)],
  ),
  rule(
    'F8960-THRESHOLD',
    'incorrect',
    'filingStatus',
    'The Form 8960 threshold doesn’t match the filing status.',
    (r) =>
      !r.has('IRS8960/FilingThresholdAmt') ||
      r.amount('IRS8960/FilingThresholdAmt') === r.law.netInvestment.threshold[lawStatus(r)],
  ),
  rule(
    'S8812-THRESHOLD',
    'incorrect',
    'filingStatus',
    'The Schedule 8812 threshold doesn’t match the filing status.',
    (r) =>
      !r.has('IRS1040Schedule8812/FilingStatusThresholdCd') ||
      r.amount('IRS1040Schedule8812/FilingStatusThresholdCd') ===
        r.law.childCredit.phaseOutStart[lawStatus(r)],
  ),
  rule(
    'S8812-CHILDREN',
    'mismatch',
    'dependents',
    'The number of children differs between Form 1040 and Schedule 8812.',
    (r) =>
      !r.has('IRS1040Schedule8812') ||
      r.amount('IRS1040Schedule8812/QlfyChildUnderAgeSSNCnt') ===
        r.all(`${f}/DependentDetail/EligibleForChildTaxCreditInd`).length,
  ),
  rule(
    'S8812-OTHERS',
    'mismatch',
    'dependents',
    'The number of other dependents differs between Form 1040 and Schedule 8812.',
    (r) =>
      !r.has('IRS1040Schedule8812') ||
      r.amount('IRS1040Schedule8812/OtherDependentCnt') ===
        r.all(`${f}/DependentDetail/EligibleForODCInd`).length,
  ),
];
