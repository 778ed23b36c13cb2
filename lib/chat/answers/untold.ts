import { askFor } from '../canonical-question';
import type { ReturnView } from '../return-view';
import { amountOf } from '../twins';
import { findNearLine } from '../weigh-question';
import { type Answer, dontKnow } from './answer';

const nowhere =
  'Your return doesn’t tell that, and I have nothing else to go by, so I won’t guess. It holds amounts and facts of 2024 that tax depends on.';

/** Says that no return tells this. The line with the nearest words is offered by its name, without its figure. */
export function answerUntold(view: ReturnView, text: string): Answer {
  const near = findNearLine(view, text);
  const question =
    near === null || amountOf(view, `line:${near.form}:${near.line}`) === null
      ? null
      : askFor({ kind: 'line', ...near, isPrinted: false, own: true });
  return question === null
    ? dontKnow(nowhere)
    : { ...dontKnow(`${nowhere} The nearest that stands on it:`), choices: [question] };
}
