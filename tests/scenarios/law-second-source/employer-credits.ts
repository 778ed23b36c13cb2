import { type SecondSource } from './second-source';

/** Credits of employers. */
export const employerCreditAmounts: SecondSource[] = [
  {
    source:
      'Form 5884 (Rev. March 2021), lines 1a to 1c; Instructions for Form 5884, Qualified Wages, as restated by public tax calculators of 2025',
    amounts: {
      'workOpportunity.leastHours': 120,
      'workOpportunity.fullHours': 399 + 1,
      'workOpportunity.lowerRate': 0.25,
      'workOpportunity.rate': 0.4,
      'workOpportunity.secondYearRate': 0.5,
      'workOpportunity.secondYearMost': 10_000,
      'workOpportunity.firstYearMost.general': 6_000,
      'workOpportunity.firstYearMost.longTermFamilyAssistance': 10_000,
      'workOpportunity.firstYearMost.summerYouth': 3_000,
      'workOpportunity.firstYearMost.disabledVeteran': 12_000,
      'workOpportunity.firstYearMost.unemployedVeteran': 14_000,
      'workOpportunity.firstYearMost.disabledUnemployedVeteran': 24_000,
    },
  },
  {
    source:
      'Stylesheet of Form 8881 (Rev. December 2025), printed lines 2 to 13 and Part III, Caution; 26 U.S.C. 45E as published by GovRegs',
    amounts: {
      'planCredit.perEmployee': 250,
      'planCredit.least': 500,
      'planCredit.most': 5_000,
      'planCredit.fullRateEmployees': 50,
      'planCredit.halfRate': 0.5,
      'planCredit.mostEmployees': 100,
      'planCredit.startupYears': 3,
      'planCredit.contributionMost': 1_000,
      'planCredit.phaseOutRate': 0.02,
      'planCredit.contributionRates': [1, 1, 0.75, 0.5, 0.25],
      'planCredit.autoEnrollment': 500,
      'planCredit.militarySpouse': 200,
      'planCredit.militarySpouseMost': 300,
    },
  },
  {
    source:
      'Form 8941 (2025), lines 2, 3 and 7, and Worksheets 2, 3, 5 and 6 of its instructions, as restated by public tax calculators; legalclarity.org, Form 8941 Instructions (2024 figures $32,400 and $64,800)',
    amounts: {
      'premiumsPaid.rate': 0.5,
      'premiumsPaid.fullTimeHours': 2_080,
      'premiumsPaid.fullCreditEmployees': 10,
      'premiumsPaid.employeeRange': 25 - 10,
      'premiumsPaid.wageLimit': 64_800 / 2,
      'premiumsPaid.wageStep': 1_000,
    },
  },
];
