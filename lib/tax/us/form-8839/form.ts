import { smallerOf } from '../../engine/verbs';
import { dollars } from '../../facts/cents';
import { covers } from '../coverage';
import { form, type TaxReader } from '../form';
import { hasAdoption } from './has-adoption';

covers('adoption', 'adoptionCarryforward');

export const { form: form8839, ...makers } = form('8839', 'Qualified Adoption Expenses', {
  sequence: '38',
  source: 'Form 8839 (2024) and its instructions; IRC 23 and 137',
  neededWhen: hasAdoption,
  attachedWhen: hasAdoption,
});

/** Lines 9 and 25: how much of the credit or exclusion income takes away, from 0 to 1, with three places. */
export const shareOver = (over: number, { law }: Pick<TaxReader, 'law'>): number =>
  smallerOf(Math.round((over / law.adoption.phaseOutRange) * 1000) / 1000, 1);

export const territories = ({ facts }: TaxReader): number => {
  const { puertoRico, form4563Line15, form2555Line45, form2555Line50 } = facts.excludedIncome;
  return dollars(puertoRico, form4563Line15, form2555Line45, form2555Line50);
};
