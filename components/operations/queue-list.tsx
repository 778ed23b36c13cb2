import { Card, CardContent, CardHeader, CardTitle } from '@/components/ui/card';
import { Table, TableBody, TableCell, TableHead, TableHeadCell, TableRow } from '@/components/ui/table';
import { type Queue } from '@/lib/operations/schema';
import { kindWords, spanWords } from './operations-words';

/** One line for each kind of work with something open. */
export function QueueList({ queues }: { queues: readonly Queue[] }) {
  return (
    <Card>
      <CardHeader>
        <CardTitle>Queues</CardTitle>
      </CardHeader>
      <CardContent>
        {queues.length === 0 ? (
          <p className="text-sm text-muted-foreground">No jobs waiting. All work is done.</p>
        ) : (
          <Table label="Queues">
            <TableHead>
              <TableRow>
                <TableHeadCell>Work</TableHeadCell>
                <TableHeadCell numeric>Waiting</TableHeadCell>
                <TableHeadCell numeric>Running</TableHeadCell>
                <TableHeadCell numeric>Failed</TableHeadCell>
                <TableHeadCell numeric className="hidden sm:table-cell">
                  Delay
                </TableHeadCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {queues.map(({ kind, waiting, running, failed, oldestSeconds }) => (
                <TableRow key={kind}>
                  <TableCell>
                    {kindWords(kind)}
                    {/* On a phone below the work: what is late is seen without scrolling sideways. */}
                    <span className="block text-muted-foreground sm:hidden">
                      {oldestSeconds === null ? 'on time' : `delayed ${spanWords(oldestSeconds)}`}
                    </span>
                  </TableCell>
                  <TableCell numeric>{waiting}</TableCell>
                  <TableCell numeric>{running}</TableCell>
                  <TableCell numeric>{failed}</TableCell>
                  <TableCell numeric className="hidden whitespace-nowrap sm:table-cell">
                    {oldestSeconds === null ? 'on time' : spanWords(oldestSeconds)}
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        )}
      </CardContent>
    </Card>
  );
}
