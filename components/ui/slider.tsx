'use client';

import { useFieldControl } from '@/components/ui/field-context';
import { Range, type RangeProps } from '@/components/ui/range';

/** A range that belongs to the Field around it. */
export function Slider(props: RangeProps & { onValueChange: (value: number) => void }) {
  return <Range {...props} {...useFieldControl(props)} />;
}
