import { CheckboxOption } from '@/components/ui/checkbox';
import { RadioGroup, RadioOption } from '@/components/ui/radio-group';
import { easternDay, formatDay } from '@/lib/format/day';
import { type SignDraft } from './sign-draft';
import { TypedField } from './typed-field';

interface DebitFieldsProps {
  draft: SignDraft;
  change: (part: Partial<SignDraft>) => void;
  owed: number;
  /** Last day of a payment, YYYY-MM-DD. */
  lastDay: string;
  ids: (name: string) => string;
  errorOf: (name: string) => string | undefined;
}

/** Pay what is owed from a bank account, on a day of the filer's choice up to the due date. */
export function DebitFields({ draft, change, owed, lastDay, ids, errorOf }: DebitFieldsProps) {
  // The day itself is past by then, and no other can be chosen: the draft keeps the last one.
  const hasPassed = easternDay(new Date()) > lastDay;
  return (
    <section aria-label="Payment" className="grid gap-4">
      <CheckboxOption
        label={`Withdraw the $${owed.toLocaleString('en-US')} I owe from my bank account`}
        help="Or leave this box unchecked and pay at irs.gov/payments, or by check with the voucher in your PDF."
        checked={draft.debit}
        onCheckedChange={(checked) => change({ debit: checked === true })}
      />
      {draft.debit ? (
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <TypedField
            label="Routing number"
            help="The nine digits at the bottom left of a check."
            id={ids('routing')}
            error={errorOf('routing')}
            inputMode="numeric"
            maxLength={9}
            value={draft.routing}
            onText={(routing) => change({ routing })}
          />
          <TypedField
            label="Account number"
            help="As it appears on your checks or statements."
            id={ids('account')}
            error={errorOf('account')}
            maxLength={17}
            value={draft.account}
            onText={(account) => change({ account })}
          />
          <RadioGroup
            aria-label="Account type"
            value={draft.accountType}
            onValueChange={(kind) => change({ accountType: kind === 'savings' ? 'savings' : 'checking' })}
          >
            <RadioOption value="checking" label="Checking" />
            <RadioOption value="savings" label="Savings" />
          </RadioGroup>
          {hasPassed ? (
            <p className="text-sm text-muted-foreground">
              {formatDay(lastDay)} has passed, so the payment will be debited once the IRS accepts the return.
            </p>
          ) : (
            <TypedField
              label="Payment date"
              help={`No later than ${formatDay(lastDay)}.`}
              id={ids('date')}
              error={errorOf('date')}
              type="date"
              max={lastDay}
              value={draft.date}
              onText={(date) => change({ date })}
            />
          )}
        </div>
      ) : null}
    </section>
  );
}
