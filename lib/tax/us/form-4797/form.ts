import { form } from '../form';
import { hasDispositions } from './dispositions';
import { mayRecapture } from './may-recapture';

export const { form: form4797, ...makers } = form('4797', 'Sales of Business Property', {
  sequence: '27',
  attachedWhen: 'anyEntry',
  neededWhen: ({ facts }) => hasDispositions(facts) || mayRecapture(facts),
});
