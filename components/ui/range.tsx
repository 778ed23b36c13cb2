import { type ComponentProps, type CSSProperties } from 'react';
import { clsx } from 'clsx';

export type RangeProps = Omit<
  ComponentProps<'input'>,
  'type' | 'value' | 'defaultValue' | 'min' | 'max' | 'onChange'
> & {
  value: number;
  min: number;
  max: number;
  /** Left out where the server draws it and nothing listens yet: the browser then moves it by itself. */
  onValueChange?: ((value: number) => void) | undefined;
  /** The value in words ("$62,500"), read instead of the bare number. */
  valueText: string;
};

/** A native range: keyboard, touch and screen readers work as people expect. */
export function Range({ value, min, max, onValueChange, valueText, className, style, ...props }: RangeProps) {
  const fill: CSSProperties & Record<'--fill', string> = {
    ...style,
    '--fill': `${((value - min) / (max - min)) * 100}%`,
  };
  const tied =
    onValueChange === undefined
      ? { defaultValue: value }
      : {
          value,
          onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
            onValueChange(currentTarget.valueAsNumber),
        };
  return (
    <input
      {...props}
      {...tied}
      type="range"
      min={min}
      max={max}
      aria-valuetext={valueText}
      style={fill}
      className={clsx('slider', className)}
    />
  );
}
