import { countTrue } from '../../engine/verbs';
import { isOtherDependent, isTaxCreditChild } from '../dependents/tests';
import { covers } from '../coverage';
import { form } from '../form';

covers('creditsDisallowed.ctc', 'declineActc');

export const { form: schedule8812, ...makers } = form(
  '8812',
  'Credits for Qualifying Children and Other Dependents',
  {
    name: 'Schedule 8812 (Form 1040)',
    sequence: '47',
    // The filer needs a taxpayer number too.
    attachedWhen: ({ each, facts }) =>
      countTrue(each(isTaxCreditChild)) + countTrue(each(isOtherDependent)) > 0 &&
      !facts.creditsDisallowed.ctc &&
      facts.taxpayer.idType !== 'none',
  },
);
