import type { Reading } from '../read/read-question';
import { whereToEnterTool } from '../tools/where-to-enter';
import type { Evidence } from '../tools/tool';

/** Where things are done in the product, by what people call them. */
const places: readonly (readonly [RegExp, string])[] = [
  [
    /\b(upload|scan|photo|attach)\w*\b/,
    'Upload documents on [Documents](/upload). Each one is read, and you check the values we’re not sure of.',
  ],
  [
    /\b(password|email address|two[- ]factor|2fa|delete my account|consent)\b/,
    'You find this in [settings](/settings).',
  ],
  [
    /(?<!payment |installment |retirement |pension |savings |529 |401k )\bplans?\b(?!.{0,20}\birs\b)|\b(upgrade|pricing|subscription|cost of plainfile)\b/,
    'The plans are on [Payments](/payments).',
  ],
  [/\b(message|contact|write to|reach)\b/, 'Write to your preparer on [Messages](/messages).'],
  [/\b(extension|4868)\b/, 'File an extension on [Extension](/file/extension).'],
  [/\b(download|print|pdf)\b/, 'Download your return from the [summary](/summary).'],
  [
    /\b(efile|e-file|sign|submit)\b|\bfile (my|the|our|this) (tax )?(return|taxes)\b/,
    'Review, sign and file your return from the [summary](/summary).',
  ],
];

/** An order to do it for the client. */
const isOrder =
  /^(please |can you |could you |go ahead and |just )*(change|set|update|edit|delete|remove|file|submit|efile|transfer|approve|switch|enter|correct) (my|the|our|it|this)\b/;

/** Where something is entered or done; null when nothing is named. */
export async function sayWhere(
  evidence: Evidence,
  { text, entities }: Reading,
  facts: readonly string[],
): Promise<string | null> {
  const lead = isOrder.test(text) ? 'I don’t change, send or file anything for you. ' : '';
  const place = places.find(([pattern]) => pattern.test(text))?.[1];
  const [fact] = [...entities.flatMap((one) => one.facts), ...facts];
  if (place !== undefined && (fact === undefined || /\b(upload|scan|attach|download|print)/.test(text)))
    return `${lead}${place}`;
  if (fact !== undefined) {
    const { href } = await evidence.use(whereToEnterTool, { fact });
    return `${lead}[Enter it in the interview](${href}). If we read the value from a document, fix it next to that document. Then recalculate.`;
  }
  if (place !== undefined) return `${lead}${place}`;
  return lead === '' ? null : `${lead}You change answers in the [interview](/interview), then recalculate.`;
}
