import { type ReturnInput } from '../../facts/return-input';
import { passiveUnits } from '../form-3800/credits';
import { form } from '../form';

/** A credit that the passive activity rules limit. */
export const hasPassiveCredits = ({ facts }: { facts: ReturnInput }): boolean =>
  passiveUnits({ facts }).length > 0;

export const { form: form8582Cr, ...makers } = form('8582-cr', 'Passive Activity Credit Limitations', {
  name: 'Form 8582-CR',
  sequence: '89',
  source:
    'Form 8582-CR (Rev. December 2024) and its instructions; IRC 469(a)(1)(B) and (d)(2); Reg. 1.469-3T',
  neededWhen: hasPassiveCredits,
  attachedWhen: hasPassiveCredits,
});
