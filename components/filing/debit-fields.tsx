import { CheckboxOption } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { RadioGroup, RadioOption } from '@/components/ui/radio-group';
import { type SignDraft } from './sign-draft';

interface DebitFieldsProps {
  draft: SignDraft;
  change: (part: Partial<SignDraft>) => void;
  owed: number;
  ids: (name: string) => string;
  errorOf: (name: string) => string | undefined;
}

/** Pay what is owed from a bank account, on a day of the filer's choice up to the due date. */
export function DebitFields({ draft, change, owed, ids, errorOf }: DebitFieldsProps) {
  return (
    <section aria-label="Payment" className="grid gap-4">
      <CheckboxOption
        label={`Take the $${owed.toLocaleString('en-US')} that I owe from my bank account`}
        help="Or leave this open and pay at irs.gov/payments, or by check with the voucher of your PDF."
        checked={draft.debit}
        onCheckedChange={(checked) => change({ debit: checked === true })}
      />
      {draft.debit ? (
        <div className="grid gap-4 sm:grid-cols-2">
          <Field
            label="Routing number"
            help="Nine digits at the foot of a check."
            id={ids('routing')}
            error={errorOf('routing')}
          >
            <Input
              inputMode="numeric"
              autoComplete="off"
              maxLength={9}
              value={draft.routing}
              onChange={(event) => change({ routing: event.target.value })}
            />
          </Field>
          <Field
            label="Account number"
            help="As your bank writes it."
            id={ids('account')}
            error={errorOf('account')}
          >
            <Input
              autoComplete="off"
              maxLength={17}
              value={draft.account}
              onChange={(event) => change({ account: event.target.value })}
            />
          </Field>
          <RadioGroup
            aria-label="Kind of account"
            value={draft.accountType}
            onValueChange={(kind) => change({ accountType: kind === 'savings' ? 'savings' : 'checking' })}
          >
            <RadioOption value="checking" label="Checking" />
            <RadioOption value="savings" label="Savings" />
          </RadioGroup>
          <Field label="Day of the payment" help="The latest is April 15, 2025." id={ids('date')}>
            <Input
              type="date"
              max="2025-04-15"
              value={draft.date}
              onChange={(event) => change({ date: event.target.value })}
            />
          </Field>
        </div>
      ) : null}
    </section>
  );
}
