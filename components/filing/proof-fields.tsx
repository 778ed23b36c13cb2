import { FieldSet } from '@/components/ui/field';
import { RadioGroup, RadioOption } from '@/components/ui/radio-group';
import { showIncome, type SignDraft } from './sign-draft';
import { TypedField } from './typed-field';

const asked = (priorYear: number): Record<SignDraft['kind'], { label: string; help: string }> => ({
  agi: {
    label: `${priorYear} adjusted gross income (AGI)`,
    help: `Enter line 11 of your original ${priorYear} Form 1040. Enter 0 if you didn’t file for ${priorYear} or filed after mid-November ${priorYear + 1}. If you filed jointly, each of you enters the same full amount.`,
  },
  'prior-pin': {
    label: `${priorYear} self-select PIN`,
    help: `The five digits you chose when you signed your ${priorYear} return. This isn’t the IP PIN from an IRS notice.`,
  },
  'ip-pin': {
    label: 'Identity protection PIN',
    help: 'Six digits from IRS Notice CP01A or irs.gov/ippin. The IRS issues a new one each year.',
  },
});

interface ProofFieldsProps {
  draft: SignDraft;
  /** The year before the return's. */
  priorYear: number;
  /** That year's income from the return accepted here; null: the filer looks it up. */
  known: number | null;
  /** The same from the interview or an uploaded return; null where neither says it. */
  stated: number | null;
  change: (part: Partial<SignDraft>) => void;
  id: string;
  error: string | undefined;
}

/** How the IRS verifies who signs: one of three. */
export function ProofFields({ draft, priorYear, known, stated, change, id, error }: ProofFieldsProps) {
  const { label, help } = asked(priorYear)[draft.kind];
  const isKnown = draft.kind === 'agi' && known !== null;
  return (
    <div className="grid gap-4">
      <FieldSet label="How should the IRS verify your identity?">
        <RadioGroup
          value={draft.kind}
          onValueChange={(kind) =>
            change(
              kind === 'prior-pin' || kind === 'ip-pin'
                ? { kind, proof: '' }
                : { kind: 'agi', proof: showIncome(known ?? stated) },
            )
          }
        >
          <RadioOption value="agi" label={`My ${priorYear} AGI (adjusted gross income)`} />
          <RadioOption value="prior-pin" label={`My ${priorYear} self-select PIN`} />
          <RadioOption value="ip-pin" label="An identity protection PIN (IP PIN) from the IRS" />
        </RadioGroup>
      </FieldSet>
      <TypedField
        label={label}
        help={
          isKnown
            ? `From line 11 of the ${priorYear} return the IRS accepted through Plainfile. Change it only if you filed another ${priorYear} return first.`
            : draft.kind === 'agi' && stated !== null
              ? `From your interview answers or the ${priorYear} return you uploaded. ${help}`
              : help
        }
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
