import { Checkbox } from '@/components/ui/checkbox';

type PickBoxProps = {
  label: string;
  checked: boolean | 'indeterminate';
  onChange: (checked: boolean) => void;
};

/** The box that selects a row, or all rows; large enough for a finger. */
export function PickBox({ label, checked, onChange }: PickBoxProps) {
  return (
    <label className="grid size-9 shrink-0 place-items-center pointer-coarse:size-11">
      <Checkbox aria-label={label} checked={checked} onCheckedChange={(next) => onChange(next === true)} />
    </label>
  );
}

/** Whether all, some or none of these rows are selected. */
export function pickedAll(ids: readonly string[], picked: ReadonlySet<string>): boolean | 'indeterminate' {
  const count = ids.filter((id) => picked.has(id)).length;
  if (count === 0) return false;
  return count === ids.length ? true : 'indeterminate';
}

/** The selection with these rows in it, or without them. */
export function pick(
  picked: ReadonlySet<string>,
  ids: readonly string[],
  isIn: boolean,
): ReadonlySet<string> {
  const next = new Set(picked);
  for (const id of ids) {
    if (isIn) next.add(id);
    else next.delete(id);
  }
  return next;
}
