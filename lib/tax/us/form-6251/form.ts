import { form, type TaxReader } from '../form';

let isNeeded: (reader: TaxReader) => boolean = () => false;

/** Part II says who must file: this module imports no lines, so that it can be loaded before all of them. */
export function decideWhoMustFile(rule: typeof isNeeded): void {
  isNeeded = rule;
}

export const { form: form6251, ...makers } = form('6251', 'Alternative Minimum Tax—Individuals', {
  sequence: '32',
  attachedWhen: (reader) => isNeeded(reader),
});
