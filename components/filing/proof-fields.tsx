import { FieldSet } from '@/components/ui/field';
import { RadioGroup, RadioOption } from '@/components/ui/radio-group';
import { type SignDraft } from './sign-draft';
import { TypedField } from './typed-field';

const asked: Record<SignDraft['kind'], { label: string; help: string }> = {
  agi: {
    label: '2023 adjusted gross income (AGI)',
    help: 'Enter line 11 of your original 2023 Form 1040. Enter 0 if you didn’t file for 2023 or filed after mid-November 2024. If you filed jointly, each of you enters the same full amount.',
  },
  'prior-pin': {
    label: '2023 self-select PIN',
    help: 'The five digits you chose when you signed your 2023 return. This isn’t the IP PIN from an IRS notice.',
  },
  'ip-pin': {
    label: 'Identity protection PIN',
    help: 'Six digits from IRS Notice CP01A or irs.gov/ippin. The IRS issues a new one each year.',
  },
};

interface ProofFieldsProps {
  draft: SignDraft;
  change: (part: Partial<SignDraft>) => void;
  id: string;
  error: string | undefined;
}

/** How the IRS verifies who signs: one of three. */
export function ProofFields({ draft, change, id, error }: ProofFieldsProps) {
  const { label, help } = asked[draft.kind];
  return (
    <div className="grid gap-4">
      <FieldSet label="How should the IRS verify your identity?">
        <RadioGroup
          value={draft.kind}
          onValueChange={(kind) =>
            change({ kind: kind === 'prior-pin' || kind === 'ip-pin' ? kind : 'agi', proof: '' })
          }
        >
          <RadioOption value="agi" label="My 2023 AGI (adjusted gross income)" />
          <RadioOption value="prior-pin" label="My 2023 self-select PIN" />
          <RadioOption value="ip-pin" label="An identity protection PIN (IP PIN) from the IRS" />
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
