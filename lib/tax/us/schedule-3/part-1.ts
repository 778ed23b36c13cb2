import { addEntries, blankIfZero, sum } from '../../engine/verbs';
import { creditOfForm1116 } from '../form-1116/limitation';
import { creditWithoutForm } from '../form-1116/without-form';
import { careCredit as creditFrom2441 } from '../form-2441/form-2441';
import { businessCreditAllowed } from '../form-3800/part-2-specified';
import { cleanEnergyCredit, homeImprovementCredit } from '../form-5695/form-5695';
import { priorMinimumTaxCredit } from '../form-8801/form-8801';
import { mortgageCredit as mortgageCreditFrom8396 } from '../form-8396/form-8396';
import { adoptionCredit as adoptionCreditFrom8839 } from '../form-8839/form-8839';
import { educationCredits as creditsFrom8863 } from '../form-8863/form-8863';
import { saversCredit as creditFrom8880 } from '../form-8880/form-8880';
import { newVehicleCredit, usedVehicleCredit } from '../form-8936/form-8936';
import { elderlyCredit as creditFromScheduleR } from '../schedule-r/schedule-r';
import { makers } from './form';

const { money } = makers;

export const foreignTaxCredit = money(
  '1',
  'Foreign tax credit',
  'Foreign tax credit. Attach Form 1116 if required',
  ({ entry, each }) => blankIfZero(sum(each(creditOfForm1116))) ?? entry(creditWithoutForm),
);

export const careCredit = money(
  '2',
  'Child and dependent care credit',
  'Credit for child and dependent care expenses from Form 2441, line 11. Attach Form 2441',
  ({ entry }) => entry(creditFrom2441),
);

export const educationCredits = money(
  '3',
  'Education credits',
  'Education credits from Form 8863, line 19',
  ({ entry }) => entry(creditsFrom8863),
);

export const saversCredit = money(
  '4',
  'Retirement savings contributions credit',
  'Retirement savings contributions credit. Attach Form 8880',
  ({ entry }) => entry(creditFrom8880),
);

export const cleanEnergy = money(
  '5a',
  'Residential clean energy credit',
  'Residential clean energy credit from Form 5695, line 15',
  ({ get }) => blankIfZero(get(cleanEnergyCredit)),
);

export const homeImprovement = money(
  '5b',
  'Energy efficient home improvement credit',
  'Energy efficient home improvement credit from Form 5695, line 32',
  ({ get }) => blankIfZero(get(homeImprovementCredit)),
);

export const businessCredit = money(
  '6a',
  'General business credit',
  'General business credit. Attach Form 3800',
  ({ get }) => blankIfZero(get(businessCreditAllowed)),
);

export const priorMinimumTax = money(
  '6b',
  'Credit for prior year minimum tax',
  'Credit for prior year minimum tax. Attach Form 8801',
  ({ entry }) => entry(priorMinimumTaxCredit),
);

export const adoptionCredit = money('6c', 'Adoption credit', 'Adoption credit. Attach Form 8839', ({ get }) =>
  blankIfZero(get(adoptionCreditFrom8839)),
);

export const elderlyCredit = money(
  '6d',
  'Credit for the elderly or disabled',
  'Credit for the elderly or disabled. Attach Schedule R',
  ({ entry }) => entry(creditFromScheduleR),
);

export const cleanVehicle = money(
  '6f',
  'Clean vehicle credit',
  'Clean vehicle credit. Attach Form 8936',
  ({ entry }) => entry(newVehicleCredit),
);

export const mortgageCredit = money(
  '6g',
  'Mortgage interest credit',
  'Mortgage interest credit. Attach Form 8396',
  ({ get }) => blankIfZero(get(mortgageCreditFrom8396)),
);

export const usedCleanVehicle = money(
  '6m',
  'Credit for previously owned clean vehicles',
  'Credit for previously owned clean vehicles. Attach Form 8936',
  ({ entry }) => entry(usedVehicleCredit),
);

export const otherCredits = money(
  '7',
  'Other nonrefundable credits',
  'Total other nonrefundable credits. Add lines 6a through 6z',
  ({ entry }) =>
    addEntries([
      entry(businessCredit),
      entry(priorMinimumTax),
      entry(adoptionCredit),
      entry(elderlyCredit),
      entry(cleanVehicle),
      entry(mortgageCredit),
      entry(usedCleanVehicle),
    ]),
);

export const totalCredits = money(
  '8',
  'Total nonrefundable credits',
  'Add lines 1 through 4, 5a, 5b, and 7. Enter here and on Form 1040, 1040-SR, or 1040-NR, line 20',
  ({ entry }) =>
    addEntries([
      entry(foreignTaxCredit),
      entry(careCredit),
      entry(educationCredits),
      entry(saversCredit),
      entry(cleanEnergy),
      entry(homeImprovement),
      entry(otherCredits),
    ]),
);
