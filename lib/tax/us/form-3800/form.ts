import { covers } from '../coverage';
import { form, type TaxReader } from '../form';
import { hasBusinessCredits } from './credits';

covers('businessCredits', 'spouseHasNoBusinessCredits', 'k1s.*.hasCredits');

let isFiled: (reader: TaxReader) => boolean = () => false;

/** The amounts say when: this module imports no lines, so that it can be loaded before all of them. */
export function decideWhenFiled(rule: typeof isFiled): void {
  isFiled = rule;
}

export const { form: form3800, ...makers } = form('3800', 'General Business Credit', {
  sequence: '22',
  source: 'Form 3800 (2024) and its instructions; IRC 38 and 39',
  neededWhen: hasBusinessCredits,
  attachedWhen: (reader) => hasBusinessCredits(reader) && isFiled(reader),
});

/** A line that is filled in as soon as the form belongs to the return. */
export const whenFiled = (rule: (reader: TaxReader) => number | null) => (reader: TaxReader) =>
  reader.attached(form3800) ? rule(reader) : null;
