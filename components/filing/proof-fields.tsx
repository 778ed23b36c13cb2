import { FieldSet } from '@/components/ui/field';
import { RadioGroup, RadioOption } from '@/components/ui/radio-group';
import { type SignDraft } from './sign-draft';
import { TypedField } from './typed-field';

const asked: Record<SignDraft['kind'], { label: string; help: string }> = {
  agi: {
    label: 'Adjusted gross income of 2023',
    help: 'Line 11 of your 2023 Form 1040, as you first filed it. Enter 0 if you did not file for 2023, or filed after mid-November 2024. After a joint return both of you enter the same whole amount.',
  },
  'prior-pin': {
    label: 'The PIN you signed your 2023 return with',
    help: 'Five digits that you chose last year. Not a PIN from a letter of the IRS.',
  },
  'ip-pin': {
    label: 'Identity protection PIN',
    help: 'Six digits from the IRS letter CP01A or irs.gov/ippin, new each year.',
  },
};

interface ProofFieldsProps {
  draft: SignDraft;
  change: (part: Partial<SignDraft>) => void;
  id: string;
  error: string | undefined;
}

/** How the IRS recognises the signer: one of three. */
export function ProofFields({ draft, change, id, error }: ProofFieldsProps) {
  const { label, help } = asked[draft.kind];
  return (
    <div className="grid gap-4">
      <FieldSet label="How can the IRS recognise you?">
        <RadioGroup
          value={draft.kind}
          onValueChange={(kind) =>
            change({ kind: kind === 'prior-pin' || kind === 'ip-pin' ? kind : 'agi', proof: '' })
          }
        >
          <RadioOption value="agi" label="With my income of last year" />
          <RadioOption value="prior-pin" label="With the PIN I signed with last year" />
          <RadioOption value="ip-pin" label="With an IP PIN that the IRS gave me" />
        </RadioGroup>
      </FieldSet>
      <TypedField
        label={label}
        help={help}
        id={id}
        error={error}
        inputMode={draft.kind === 'agi' ? 'text' : 'numeric'}
        value={draft.proof}
        maxLength={16}
        onText={(proof) => change({ proof })}
        className="max-w-60"
      />
    </div>
  );
}
