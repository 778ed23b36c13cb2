import { type ComponentProps } from 'react';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';

type TypedFieldProps = Omit<ComponentProps<typeof Input>, 'onChange' | 'id'> & {
  label: string;
  help?: string;
  id: string;
  error: string | undefined;
  value: string;
  onText: (text: string) => void;
  /** Where the field stands. */
  place?: string;
};

/** One line that is typed each time: numbers, PINs and proofs are not for a browser to remember. */
export function TypedField({ label, help, id, error, value, onText, place, ...input }: TypedFieldProps) {
  return (
    <Field label={label} help={help} id={id} error={error} className={place ?? ''}>
      <Input autoComplete="off" {...input} value={value} onChange={(event) => onText(event.target.value)} />
    </Field>
  );
}
