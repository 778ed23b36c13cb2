import { TypedField } from './typed-field';

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
  const input = { inputMode: 'numeric', type: 'password', maxLength: 5 } as const;
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <TypedField
        {...input}
        label={label}
        help={help}
        id={ids('pin')}
        error={errorOf('pin')}
        value={pin}
        onText={(text) => change({ pin: text })}
      />
      <TypedField
        {...input}
        label="Confirm PIN"
        help="Enter the same five digits again."
        id={ids('pin-again')}
        error={errorOf('pin-again')}
        value={again}
        onText={(text) => change({ pinAgain: text })}
      />
    </div>
  );
}
