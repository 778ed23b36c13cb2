import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';

interface PinFieldsProps {
  label: string;
  help: string;
  pin: string;
  again: string;
  ids: (name: string) => string;
  errorOf: (name: string) => string | undefined;
  change: (part: { pin: string } | { pinAgain: string }) => void;
}

/** A PIN of five digits, typed twice because nobody sees it. */
export function PinFields({ label, help, pin, again, ids, errorOf, change }: PinFieldsProps) {
  const input = { inputMode: 'numeric', autoComplete: 'off', type: 'password', maxLength: 5 } as const;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={label} help={help} id={ids('pin')} error={errorOf('pin')}>
        <Input {...input} value={pin} onChange={(event) => change({ pin: event.target.value })} />
      </Field>
      <Field
        label="The PIN once more"
        help="To be sure of it."
        id={ids('pin-again')}
        error={errorOf('pin-again')}
      >
        <Input {...input} value={again} onChange={(event) => change({ pinAgain: event.target.value })} />
      </Field>
    </div>
  );
}
