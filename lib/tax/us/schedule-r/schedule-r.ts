import { isSome } from '../../facts/cents';
import { hasReached } from '../ages';
import { refuse } from '../coverage';
import { listFilers } from '../filers';
import { socialSecurity, socialSecurityTaxable } from '../form-1040/income';
import { tax } from '../form-1040/tax-and-credits';
import { agi } from '../form-1040/taxable-income';
import { form } from '../form';

const makers = form('schedule-r', 'Credit for the Elderly or the Disabled', {
  name: 'Schedule R (Form 1040)',
  sequence: '16',
  attachedWhen: () => false,
});
export const scheduleR = makers.form;
const { money } = makers;

export const elderlyCredit = money(
  '22',
  'Credit for the elderly or the disabled',
  'Credit for the elderly or the disabled. Enter the smaller of line 20 or line 21. Also enter this amount on Schedule 3 (Form 1040), line 6d',
  () => null,
);

refuse(
  'taxpayer.dateOfBirth',
  'At this age and income you may get the credit for the elderly or the disabled (Schedule R), which is not supported yet.',
  ({ get, facts, law }) => {
    const { elderlyCreditIncome, elderlyCreditBenefits } = law.thresholds;
    const filers = listFilers({ facts });
    const qualified = filers.filter(
      ({ person }) => hasReached(person, 65, law.lastDay) || isSome(person.taxableDisabilityIncome),
    ).length;
    if (qualified === 0 || get(tax) === 0) return false;
    if (facts.filingStatus === 'mfs' && !facts.livedApartAllYear) return false;
    const jointLimit = qualified === 2 ? elderlyCreditIncome.bothJoint : elderlyCreditIncome.oneJoint;
    const joint = facts.filingStatus === 'mfj';
    const limit = joint
      ? jointLimit
      : facts.filingStatus === 'mfs'
        ? elderlyCreditIncome.mfs
        : elderlyCreditIncome.one;
    const benefitsLimit = joint && qualified === 2 ? elderlyCreditBenefits * 1.5 : elderlyCreditBenefits;
    return get(agi) < limit && get(socialSecurity) - get(socialSecurityTaxable) < benefitsLimit;
  },
);
