import { type DocumentFacts } from './document-facts';
import { type Responses } from './schema';

/** Forms of the 1099 family that speak of work for oneself. */
const ownWork = ['1099-NEC', '1099-K', '1099-MISC'];

/**
 * Answers that documents alone give to an interview without any answer. A 1099 whose kind is unknown counts
 * as own work; one that is known opens its own list.
 */
export function prefillAnswers(documents: readonly DocumentFacts[]): Responses {
  const answers: Responses = {};
  for (const { type, forms } of documents) {
    if (type === 'W-2' || forms.some(({ group }) => group === 'w2s')) answers['had-w2-income'] = true;
    const isUnknown = type === '1099' && forms.length === 0;
    // A Form 1099-MISC that was read is asked about: it is rent or a prize as often as pay.
    const isOwnWork = forms.some(({ form, group }) => ownWork.includes(form) && group !== 'miscellaneous');
    if (isUnknown || isOwnWork) answers['had-self-employment'] = true;
  }
  return answers;
}
