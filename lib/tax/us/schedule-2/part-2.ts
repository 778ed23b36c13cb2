import { addEntries, blankIfZero, sum } from '../../engine/verbs';
import { dollarsOf } from '../../facts/cents';
import { taxOnTips as taxFrom4137 } from '../form-4137/form-4137';
import { additionalTaxOnPlans } from '../form-5329/form-5329';
import { additionalHsaTax, testingPeriodTax } from '../form-8889/distributions';
import { uncollectedTax as taxFrom8919 } from '../form-8919/form-8919';
import { additionalMedicareTax as taxFrom8959, form8959 } from '../form-8959/form-8959';
import { form8960, netInvestmentTax } from '../form-8960/form-8960';
import { householdTax } from '../schedule-h/unemployment-tax';
import { goldenParachuteTax, uncollectedTaxes } from '../income/w2-boxes';
import { selfEmploymentTax as taxFromScheduleSE } from '../schedule-se/schedule-se';
import { makers } from './form';

const { money } = makers;

export const selfEmploymentTax = money(
  '4',
  'Self-employment tax',
  'Self-employment tax. Attach Schedule SE',
  ({ each }) => blankIfZero(sum(each(taxFromScheduleSE))),
);

export const taxOnTips = money(
  '5',
  'Tax on unreported tips',
  'Social security and Medicare tax on unreported tip income. Attach Form 4137',
  ({ each }) => blankIfZero(sum(each(taxFrom4137))),
);

export const uncollectedPayrollTax = money(
  '6',
  'Uncollected tax on wages',
  'Uncollected social security and Medicare tax on wages. Attach Form 8919',
  ({ each }) => blankIfZero(sum(each(taxFrom8919))),
);

export const additionalPayrollTax = money(
  '7',
  'Additional Social Security and Medicare tax',
  'Total additional social security and Medicare tax. Add lines 5 and 6',
  ({ entry }) => addEntries([entry(taxOnTips), entry(uncollectedPayrollTax)]),
);

export const taxOnPlans = money(
  '8',
  'Additional tax on retirement accounts',
  'Additional tax on IRAs or other tax-favored accounts. Attach Form 5329 if required',
  ({ each }) => blankIfZero(sum(each(additionalTaxOnPlans))),
);

export const householdEmploymentTaxes = money(
  '9',
  'Household employment taxes',
  'Household employment taxes. Attach Schedule H',
  ({ entry }) => entry(householdTax),
);

export const additionalMedicareTax = money(
  '11',
  'Additional Medicare Tax',
  'Additional Medicare Tax. Attach Form 8959',
  ({ entry, attached }) => (attached(form8959) ? entry(taxFrom8959) : null),
);

export const netInvestmentIncomeTax = money(
  '12',
  'Net investment income tax',
  'Net investment income tax. Attach Form 8960',
  ({ get, attached }) => (attached(form8960) ? blankIfZero(get(netInvestmentTax)) : null),
);

/** Box 12 codes A, B, M and N. */
export const uncollectedTax = money(
  '13',
  'Uncollected payroll tax',
  'Uncollected social security and Medicare or RRTA tax on tips or group-term life insurance from Form W-2, box 12',
  ({ facts }) => blankIfZero(dollarsOf(facts.w2s, uncollectedTaxes)),
);

export const hsaTax = money(
  '17c',
  'Additional tax on HSA distributions',
  'Additional tax on HSA distributions. Attach Form 8889',
  ({ each }) => blankIfZero(sum(each(additionalHsaTax))),
);

export const hsaTestingTax = money(
  '17d',
  'Additional tax on an HSA',
  'Additional tax on an HSA because you didn’t remain an eligible individual. Attach Form 8889',
  ({ each }) => blankIfZero(sum(each(testingPeriodTax))),
);

/** The employer figured this tax: box 12, code K. */
export const goldenParachutes = money(
  '17k',
  'Golden parachute payments',
  'Golden parachute payments',
  ({ facts }) => blankIfZero(dollarsOf(facts.w2s, goldenParachuteTax)),
);

export const totalAdditionalTaxes = money(
  '18',
  'Total additional taxes',
  'Total additional taxes. Add lines 17a through 17z',
  ({ entry }) => addEntries([entry(hsaTax), entry(hsaTestingTax), entry(goldenParachutes)]),
);

export const totalOtherTaxes = money(
  '21',
  'Total other taxes',
  'Add lines 4, 7 through 16, 18, and 19. These are your total other taxes. Enter here and on Form 1040 or 1040-SR, line 23',
  ({ entry }) =>
    addEntries([
      entry(selfEmploymentTax),
      entry(additionalPayrollTax),
      entry(taxOnPlans),
      entry(householdEmploymentTaxes),
      entry(additionalMedicareTax),
      entry(netInvestmentIncomeTax),
      entry(uncollectedTax),
      entry(totalAdditionalTaxes),
    ]),
);
