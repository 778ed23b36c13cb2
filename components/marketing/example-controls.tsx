import { useId } from 'react';
import { type ExampleInput } from '@/components/marketing/example-return';
import { Range } from '@/components/ui/range';
import { formatDollars } from '@/lib/format/money';

const statuses: { value: ExampleInput['status']; label: string }[] = [
  { value: 'single', label: 'Single' },
  { value: 'mfj', label: 'Married filing jointly' },
];

type ExampleControlsProps = {
  input: ExampleInput;
  /** Left out where the server draws it: the browser then moves the controls by itself. */
  onChange?: ((input: Partial<ExampleInput>) => void) | undefined;
};

/** Filing status, wages, and what was withheld. */
export function ExampleControls({ input, onChange }: ExampleControlsProps) {
  const id = useId();
  const withheld = formatDollars(Math.round((input.wages * input.withheldPercent) / 100));
  const wages = formatDollars(input.wages);
  return (
    <div className="grid gap-5">
      <fieldset className="grid grid-cols-2 rounded-md border border-input p-0.5">
        <legend className="sr-only">Filing status</legend>
        {statuses.map(({ value, label }) => (
          <label
            key={value}
            className="grid min-h-10 cursor-pointer place-items-center rounded-sm px-2 text-center text-sm text-muted-foreground transition-colors has-checked:bg-primary-soft has-checked:font-medium has-checked:text-primary has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring pointer-coarse:min-h-11"
          >
            <input
              type="radio"
              name="status"
              value={value}
              {...(onChange === undefined
                ? { defaultChecked: input.status === value }
                : { checked: input.status === value, onChange: () => onChange({ status: value }) })}
              className="sr-only"
            />
            {label}
          </label>
        ))}
      </fieldset>
      <div>
        <div className="flex items-baseline justify-between gap-4 text-sm">
          <label htmlFor={`${id}-wages`}>Wages</label>
          <span className="font-medium tabular-nums">{wages}</span>
        </div>
        <Range
          id={`${id}-wages`}
          name="wages"
          min={10_000}
          max={200_000}
          step={500}
          value={input.wages}
          valueText={wages}
          onValueChange={onChange && ((value) => onChange({ wages: value }))}
        />
      </div>
      <div>
        <div className="flex items-baseline justify-between gap-4 text-sm">
          <label htmlFor={`${id}-withheld`}>Withheld from pay</label>
          <span className="font-medium tabular-nums">
            <span className="pr-2 font-normal text-muted-foreground">{input.withheldPercent}%</span>
            {withheld}
          </span>
        </div>
        <Range
          id={`${id}-withheld`}
          name="withheld"
          min={0}
          max={30}
          step={0.5}
          value={input.withheldPercent}
          valueText={`${input.withheldPercent} percent, ${withheld}`}
          onValueChange={onChange && ((value) => onChange({ withheldPercent: value }))}
        />
      </div>
    </div>
  );
}
