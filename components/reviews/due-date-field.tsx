import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';

type DueDateFieldProps = { value: string; onChange: (day: string) => void; error?: string | undefined };

/** The day by which an answer is needed; empty for none. */
export function DueDateField({ value, onChange, error }: DueDateFieldProps) {
  return (
    <Field label="Due date" help="The client sees it with the question." error={error} optional>
      <Input
        type="date"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="max-w-48"
      />
    </Field>
  );
}
