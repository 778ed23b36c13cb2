import { countTrue } from '../../engine/verbs';
import { isOtherDependent, isTaxCreditChild } from '../dependents/tests';
import { covers } from '../coverage';
import { form } from '../form';
import { isBarred } from '../form-8862/reclaimed';

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
      !isBarred(facts, 'ctc') &&
      facts.taxpayer.idType !== 'none',
  },
);
