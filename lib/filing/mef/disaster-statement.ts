import type { DescribedForm } from '@/lib/tax/describe-lines';
import { group, leaf } from './element';
import type { XmlNode } from './xml-node';

type Lines = Readonly<Record<string, DescribedForm | DescribedForm[]>>;

/** The words that rule SA-F1040-023-01 knows, by form and line. */
const kinds = [
  ['schedule-a', '16 loss', 'NET QUALIFIED DISASTER LOSS'],
  ['schedule-a-standard', '16 loss', 'NET QUALIFIED DISASTER LOSS'],
  ['schedule-a-standard', '16 standard', 'STANDARD DEDUCTION CLAIMED WITH QUALIFIED DISASTER LOSS'],
] as const;

/** Schedule A, line 16: the statement that says how much of it is a net qualified disaster loss, and the standard deduction. */
export function disasterStatement(lines: Lines): XmlNode[] {
  const details = kinds.flatMap(([form, line, kind]) => {
    const [copy] = [lines[form] ?? []].flat();
    const value = copy?.[line]?.value;
    return typeof value !== 'number'
      ? []
      : group('MiscellaneousDeductionDetail', [
          ...leaf('MiscellaneousDeductionTypeDesc', kind),
          ...leaf('MiscellaneousDeductionAmt', String(value)),
        ]);
  });
  return group('OtherMiscDeductionsStmt', details);
}
