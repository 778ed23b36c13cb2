import { form } from '../form';
import { claimsBenefits, claimsCredit } from './persons';

/** Part III is needed with benefits, Parts I and II with expenses. */
export const { form: form2441, ...makers } = form('2441', 'Child and Dependent Care Expenses', {
  sequence: '21',
  neededWhen: (given) => claimsBenefits(given) || given.facts.childCare.persons.length > 0,
  attachedWhen: (reader) => claimsBenefits(reader) || claimsCredit(reader),
});
