import { ChevronRight } from 'lucide-react';
import { type ReactNode } from 'react';
import {
  Table,
  TableBody,
  TableCell,
  TableFoot,
  TableHead,
  TableHeadCell,
  TableRow,
} from '@/components/ui/table';

type ChartColumn = { label: string; numeric?: boolean };

type ChartTableProps = {
  /** Names the picture; the table is called after it. */
  label: string;
  columns: readonly ChartColumn[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
  /** The closing row. */
  foot?: readonly ReactNode[];
};

/** The numbers behind a picture, one click away. */
export function ChartTable({ label, columns, rows, foot }: ChartTableProps) {
  const cells = (values: readonly ReactNode[]) =>
    values.map((value, index) => (
      <TableCell key={columns[index]?.label ?? index} numeric={columns[index]?.numeric === true}>
        {value}
      </TableCell>
    ));
  return (
    <details className="group">
      <summary className="inline-flex min-h-9 items-center gap-1.5 rounded-xs text-sm text-muted-foreground hover:text-foreground pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden="true" className="size-4 transition-transform group-open:rotate-90" />
        Show as a table
      </summary>
      <div className="pt-2">
        <Table label={`${label}, as a table`}>
          <TableHead>
            <tr>
              {columns.map((column) => (
                <TableHeadCell key={column.label} numeric={column.numeric === true}>
                  {column.label}
                </TableHeadCell>
              ))}
            </tr>
          </TableHead>
          <TableBody>
            {rows.map(({ key, cells: values }) => (
              <TableRow key={key}>{cells(values)}</TableRow>
            ))}
          </TableBody>
          {foot === undefined ? null : (
            <TableFoot>
              <tr>{cells(foot)}</tr>
            </TableFoot>
          )}
        </Table>
      </div>
    </details>
  );
}
