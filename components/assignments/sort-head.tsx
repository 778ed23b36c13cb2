import { ArrowDown, ArrowUp } from 'lucide-react';
import { TableHeadCell } from '@/components/ui/table';

type SortHeadProps = {
  label: string;
  /** How the table is sorted by this column; undefined when it is by another. */
  way: 'ascending' | 'descending' | undefined;
  onSort: () => void;
  numeric?: boolean;
  className?: string;
};

/** The head of a column that sorts the table; once more turns the order around. */
export function SortHead({ label, way, onSort, numeric = false, className = '' }: SortHeadProps) {
  const Arrow = way === 'ascending' ? ArrowUp : ArrowDown;
  return (
    <TableHeadCell numeric={numeric} aria-sort={way} className={className}>
      <button
        type="button"
        onClick={onSort}
        className="inline-flex min-h-9 items-center gap-1 rounded-xs hover:text-foreground pointer-coarse:min-h-11"
      >
        {label}
        <Arrow aria-hidden="true" className={way === undefined ? 'invisible size-3.5' : 'size-3.5'} />
      </button>
    </TableHeadCell>
  );
}
