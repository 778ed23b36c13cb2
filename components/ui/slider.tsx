'use client';

import { type ComponentProps, type CSSProperties } from 'react';
import { clsx } from 'clsx';
import { useFieldControl } from '@/components/ui/field-context';

type SliderProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'min' | 'max' | 'onChange'> & {
  value: number;
  min: number;
  max: number;
  onValueChange: (value: number) => void;
  /** The value in words ("$62,500"), read instead of the bare number. */
  valueText: string;
};

/** A native range: keyboard, touch and screen readers work as people expect. */
export function Slider({
  value,
  min,
  max,
  onValueChange,
  valueText,
  className,
  style,
  ...props
}: SliderProps) {
  const tied = useFieldControl(props);
  const fill: CSSProperties & Record<'--fill', string> = {
    ...style,
    '--fill': `${((value - min) / (max - min)) * 100}%`,
  };
  return (
    <input
      {...props}
      {...tied}
      type="range"
      min={min}
      max={max}
      value={value}
      aria-valuetext={valueText}
      onChange={(event) => onValueChange(event.currentTarget.valueAsNumber)}
      style={fill}
      className={clsx('slider', className)}
    />
  );
}
