import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '@/components/ui/card';
import { Table, TableBody, TableCell, TableHead, TableHeadCell, TableRow } from '@/components/ui/table';
import { formatDollars } from '@/lib/format/money';
import { type ComparedLine, type YearComparison } from '@/lib/returns/last-year-schema';

const kindWords: Readonly<Record<YearComparison['facts'][number]['kind'], string>> = {
  added: 'New',
  removed: 'Removed',
  changed: 'Changed',
};

/** Two years of one person: every line that differs with why, then what differs in the facts. */
export function ComparisonView({ comparison }: { comparison: YearComparison }) {
  const { earlier, later, forms, facts } = comparison;
  return (
    <div className="grid gap-6">
      {forms.length === 0 ? <p>Every line is the same in both years.</p> : null}
      {forms.map(({ form, name, lines }) => (
        <Card key={form} asChild>
          <section aria-labelledby={`form-${form}`}>
            <CardHeader>
              <CardTitle id={`form-${form}`}>{name}</CardTitle>
            </CardHeader>
            <CardContent>
              <Table label={`${name}, ${earlier} and ${later}`}>
                <TableHead>
                  <TableRow>
                    <TableHeadCell>Line</TableHeadCell>
                    <TableHeadCell numeric>{earlier}</TableHeadCell>
                    <TableHeadCell numeric>{later}</TableHeadCell>
                    <TableHeadCell numeric>Change</TableHeadCell>
                    <TableHeadCell>Why</TableHeadCell>
                  </TableRow>
                </TableHead>
                <TableBody>
                  {lines.map((line) => (
                    <Line key={`${line.line} ${line.label}`} line={line} earlier={earlier} />
                  ))}
                </TableBody>
              </Table>
            </CardContent>
          </section>
        </Card>
      ))}
      {facts.length === 0 ? null : (
        <Card asChild>
          <section aria-labelledby="facts-title">
            <CardHeader>
              <CardTitle id="facts-title">What changed in your answers and documents</CardTitle>
              <CardDescription>Largest amounts first.</CardDescription>
            </CardHeader>
            <CardContent>
              <Table label="Changed answers and documents">
                <TableHead>
                  <TableRow>
                    <TableHeadCell>What</TableHeadCell>
                    <TableHeadCell numeric>{earlier}</TableHeadCell>
                    <TableHeadCell numeric>{later}</TableHeadCell>
                  </TableRow>
                </TableHead>
                <TableBody>
                  {facts.map(({ label, kind, before, after }, index) => (
                    <TableRow key={`${label} ${index}`}>
                      <TableCell className="min-w-52">
                        {label}
                        <span className="block text-muted-foreground">{kindWords[kind]}</span>
                      </TableCell>
                      <TableCell numeric>{formatDollars(before)}</TableCell>
                      <TableCell numeric>{formatDollars(after)}</TableCell>
                    </TableRow>
                  ))}
                </TableBody>
              </Table>
            </CardContent>
          </section>
        </Card>
      )}
    </div>
  );
}

function Line({ line, earlier }: { line: ComparedLine; earlier: number }) {
  const { line: number, earlierLine, label, before, after, reasons } = line;
  return (
    <TableRow>
      <TableCell className="min-w-44">
        <span className="font-medium">{number}</span> {label}
        {earlierLine === null ? null : (
          <span className="block text-muted-foreground">
            Line {earlierLine} in {earlier}
          </span>
        )}
      </TableCell>
      <TableCell numeric>{formatDollars(before)}</TableCell>
      <TableCell numeric>{formatDollars(after)}</TableCell>
      <TableCell numeric>{formatDollars((after ?? 0) - (before ?? 0), { sign: 'always' })}</TableCell>
      <TableCell className="min-w-72">
        <ul className="grid gap-1">
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </TableCell>
    </TableRow>
  );
}
