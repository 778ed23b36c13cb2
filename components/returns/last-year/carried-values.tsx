import Link from 'next/link';
import { Badge, type BadgeVariant } from '@/components/ui/badge';
import { Table, TableBody, TableCell, TableHead, TableHeadCell, TableRow } from '@/components/ui/table';
import { type CarriedValue } from '@/lib/returns/last-year-schema';

const standings: Readonly<Record<CarriedValue['standing'], { label: string; variant: BadgeVariant }>> = {
  carried: { label: 'Brought over', variant: 'soft' },
  yours: { label: 'Your answer', variant: 'success' },
  waiting: { label: 'Waiting for a question', variant: 'neutral' },
};

/** Every answer that came from last year's return: what it says now, where it stood, and the way to change it. */
export function CarriedValues({ values }: { values: readonly CarriedValue[] }) {
  return (
    <Table label="Brought over from last year">
      <TableHead>
        <TableRow>
          <TableHeadCell>Question</TableHeadCell>
          <TableHeadCell>This year</TableHeadCell>
          <TableHeadCell>From</TableHeadCell>
          <TableHeadCell>
            <span className="sr-only">Change</span>
          </TableHeadCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {values.map(({ questionId, question, item, value, from, standing, href }) => (
          <TableRow key={questionId}>
            <TableCell className="min-w-52">
              {question}
              {item === undefined ? null : <span className="block text-muted-foreground">{item}</span>}
            </TableCell>
            <TableCell className="min-w-36">
              <span className="block break-words">{value ?? 'No answer'}</span>
              <Badge variant={standings[standing].variant}>{standings[standing].label}</Badge>
            </TableCell>
            <TableCell className="min-w-40 text-muted-foreground">{from}</TableCell>
            <TableCell>
              {standing === 'waiting' ? null : (
                <Link
                  href={href}
                  aria-label={`Change: ${question}`}
                  className="-my-3 inline-block py-3 font-medium text-primary underline underline-offset-4"
                >
                  Change
                </Link>
              )}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
