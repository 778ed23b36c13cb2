import { centsOf } from '@/lib/tax/facts/cents';
import type { ReturnInput } from '@/lib/tax/facts/return-input';

const all = new Intl.ListFormat('en-US', { type: 'conjunction' });

const some = (count: number, form: string, withheld: boolean): string[] =>
  count === 0
    ? []
    : count === 1
      ? [withheld ? `the Form ${form} that shows tax withheld` : `your Form ${form}`]
      : [withheld ? `the ${count} Forms ${form} that show tax withheld` : `your ${count} Forms ${form}`];

/**
 * What is mailed with a return: Forms W-2, and Forms W-2G and 1099-R if tax was withheld (Form 1040, beside line
 * 1a: "Attach Form(s) W-2 here. Also attach Forms W-2G and 1099-R if tax was withheld."). Empty when there are none.
 */
export function formsToAttach({ w2s, gambling, retirement }: ReturnInput): string {
  const withheldOn = (forms: readonly { federalWithholding: Parameters<typeof centsOf>[0] }[]): number =>
    forms.filter(({ federalWithholding }) => centsOf(federalWithholding) > 0).length;
  return all.format([
    ...some(w2s.length, 'W-2', false),
    ...some(withheldOn(gambling), 'W-2G', true),
    ...some(withheldOn(retirement), '1099-R', true),
  ]);
}

/** The step that says so; null when nothing is attached. */
export const attachStep = (forms: string): string | null =>
  forms === '' ? null : `Attach ${forms} to the front.`;

/** What the filer adds to the printed return, because only its result stands on it; null when nothing is. */
export const ownFormStep = ({ itemized }: ReturnInput): string | null =>
  centsOf(itemized.disasterCasualty) > 0 ? 'Add the Form 4684 you figured yourself.' : null;
