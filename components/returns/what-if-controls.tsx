'use client';

import { useId } from 'react';
import { CheckboxOption } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { Slider } from '@/components/ui/slider';
import { formatDollars } from '@/lib/format/money';
import { type WhatIfOutline } from '@/lib/returns/results-schema';
import { type WhatIfChoices } from '@/lib/returns/what-if-changes';
import { filingStatusNames } from '@/lib/tax/facts/filing-status-names';

type Props = {
  outline: WhatIfOutline;
  choices: WhatIfChoices;
  onChange: (part: Partial<WhatIfChoices>) => void;
};

/** Filing status, retirement, a child, another job, and itemizing. */
export function WhatIfControls({ outline, choices, onChange }: Props) {
  const { job } = choices;
  return (
    <div className="grid gap-5">
      <Field label="Filing status">
        <Select
          value={choices.filingStatus}
          options={outline.filingStatuses.map((value) => ({ value, label: filingStatusNames[value] }))}
          onValueChange={(value) => {
            const status = outline.filingStatuses.find((one) => one === value);
            if (status !== undefined) onChange({ filingStatus: status });
          }}
        />
      </Field>
      <Dollars
        label="Contribution to your traditional IRA"
        value={choices.ira}
        most={outline.ira.most}
        step={100}
        onChange={(ira) => onChange({ ira })}
      />
      <CheckboxOption
        label={`A child born in ${outline.taxYear}`}
        help="Lives with you and has a Social Security number valid for employment."
        checked={choices.child}
        onCheckedChange={(checked) => onChange({ child: checked === true })}
      />
      <div className="grid gap-3">
        <Dollars
          label="Wages from another job"
          value={job.wages}
          most={100_000}
          step={500}
          onChange={(wages) => onChange({ job: { wages, withheld: Math.min(job.withheld, wages) } })}
        />
        {job.wages > 0 ? (
          <Dollars
            label="Tax withheld from those wages"
            value={job.withheld}
            most={Math.round(job.wages / 2)}
            step={100}
            onChange={(withheld) => onChange({ job: { ...job, withheld } })}
          />
        ) : null}
      </div>
      <Dollars
        label="Gifts to charity"
        value={choices.charity}
        most={Math.max(20_000, outline.charity)}
        step={100}
        onChange={(charity) => onChange({ charity })}
      />
      <CheckboxOption
        label="Itemize even if the standard deduction is larger"
        help={
          outline.itemizes
            ? 'You itemize now because your itemized deductions are larger.'
            : 'You take the standard deduction now because it’s larger.'
        }
        checked={choices.forceItemizing}
        onCheckedChange={(checked) => onChange({ forceItemizing: checked === true })}
      />
    </div>
  );
}

type DollarsProps = {
  label: string;
  value: number;
  most: number;
  step: number;
  onChange: (value: number) => void;
};

/** An amount on a slider, with its value in words. */
function Dollars({ label, value, most, step, onChange }: DollarsProps) {
  const id = useId();
  if (most <= 0) return null;
  return (
    <div>
      <div className="flex items-baseline justify-between gap-4 text-sm">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        <span className="tabular-nums">{formatDollars(value)}</span>
      </div>
      <Slider
        id={id}
        min={0}
        max={Math.ceil(most / step) * step}
        step={step}
        value={value}
        valueText={formatDollars(value)}
        onValueChange={(chosen) => onChange(Math.min(chosen, most))}
      />
    </div>
  );
}
