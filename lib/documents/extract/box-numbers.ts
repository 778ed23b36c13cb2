import { type Kind } from '../kinds/kind';
import { type Label } from './find-labels';
import { bareNumber } from './formats';
import { centerX, height, sameLine } from './page';
import { type Segment } from './segments';
import { slotsOf } from './slots';

/** In a box of other sorts a digit may be what it holds, such as code 7 in box 7 of Form 1099-R. */
const holdsNoDigit = ({ slot: { format } }: Label) =>
  format === 'money' || format === 'code' || format === 'none';

/** On the line that a label begins or ends on; a label may have several. */
const onLineOf = (label: Label, segment: Segment) =>
  label.tokens.some((token) => sameLine(token.word, segment));

/** Three numbers in one column, each beside the label of its own box, are no chance. */
const fewestInColumn = 3;

/**
 * Takes out the numbers of boxes that stand apart from their labels: a number of a box on the line of that box's own label,
 * and in a column of such numbers also one whose label nobody could read. Left in, they read as amounts of the box above.
 */
export function withoutBoxNumbers(
  kind: Kind,
  labels: readonly Label[],
  segments: readonly Segment[],
): Segment[] {
  const boxes = new Set(slotsOf(kind).map(({ spec }) => spec.box));
  const bare = segments.filter(({ text }) => {
    const number = bareNumber(text);
    return number !== null && boxes.has(number);
  });
  const owners = new Map(
    bare.map((segment) => [
      segment,
      labels.find(
        (label) =>
          holdsNoDigit(label) && label.slot.spec.box === bareNumber(segment.text) && onLineOf(label, segment),
      ),
    ]),
  );
  const own = bare.filter((segment) => owners.get(segment) !== undefined);
  const inColumn = (segment: Segment) =>
    own.filter(
      (other) => other !== segment && Math.abs(centerX(other) - centerX(segment)) < 1.2 * height(segment),
    ).length >=
    fewestInColumn - 1;
  const numbers = new Set(bare.filter((segment) => owners.get(segment) !== undefined || inColumn(segment)));
  return segments.filter((segment) => !numbers.has(segment));
}
