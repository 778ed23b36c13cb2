import { findForm, listForms } from '@/lib/tax/list-forms';
import type { Evidence } from '../tools/tool';
import { type Answer, plain, say } from './answer';

/** Where things are done in the product, by what people call them. */
const places: readonly (readonly [RegExp, string])[] = [
  [
    /\b(upload|scan|photo|attach)\w*\b|\badd (a |my )?(document|w-?2|1099)/,
    'You upload documents on [Upload](/upload). Each one is read, and you check what is in doubt.',
  ],
  [
    /\b(bank account|direct deposit|routing)\b/,
    'You give the account for your refund in the [interview](/interview), under the refund.',
  ],
  [
    /\bpassword\b|\bemail address\b|\btwo[- ]factor\b|\b2fa\b|\bdelete my account\b|\bconsent\b/,
    'You find this in the [settings](/settings).',
  ],
  [
    /\b(plan|upgrade|price|pricing|cost of plainfile|subscription)\b/,
    'The plans stand on [Payments](/payments).',
  ],
  [/\b(message|contact|write to|reach)\b/, 'You write to your preparer on [Messages](/messages).'],
  [
    /\b(change|edit|correct|fix|update|enter|add)\b/,
    'You change your answers in the [interview](/interview), and what was read from a document beside the document. Then calculate again.',
  ],
  [
    /\b(file|sign|submit|e-?file|send)\b/,
    'You look over, sign and file your return from the [summary](/summary).',
  ],
];

const asksWhere =
  /^(so |ok |and )?(how|where) (do|can|would|should|must) (i|we)\b.{0,12}\b(upload|scan|attach|add|change|edit|correct|update|enter|sign|submit|e-?file|message|contact|upgrade|delete|reset|set up|find)\b/;

/** How something is done in the product; null when the question asks for something else. */
export function answerPlace(text: string): Answer | null {
  if (!asksWhere.test(text) || /\b(amend|filed|already|1040-?x|w-?4|extension)\b/.test(text)) return null;
  const found = places.find(([pattern]) => pattern.test(text))?.[1];
  return found === undefined ? null : say(found);
}

export const isPrivacy = (text: string): boolean =>
  /\b(who|anyone|anybody|somebody|someone) (can |could |else )*(see|read|access|look at)\b|\b(is|are) (this|my|our|it|the) (\w+ )?(private|safe|secure|confidential|encrypted)\b|\b(do|does|will) (you|plainfile) (sell|share|store|keep) my\b|\bprivacy\b/.test(
    text,
  );

export const privacy = say(
  'This chat is yours: your preparer and our administrators can’t open it. What you write is stored encrypted. Nothing of it goes to an outside AI model unless you sign a consent for it; the [settings](/settings) show your consents and let you take them back.',
);

/** What a form is for and whether it belongs to this return; null when the question names no form that we know. */
export function describeForm({ view, results }: Evidence, text: string): Answer | null {
  const named =
    /\b(?:what(?:'s| is| are)|explain|do i need|tell me about|what does)\b.{0,14}\b(form \d{4}(?:-[a-z]{1,3})?|schedule (?:[a-z]{1,3}|\d{1,4}))\b/.exec(
      text,
    )?.[1];
  if (named === undefined || /\bline\b/.test(text)) return null;
  const id = named.startsWith('form') ? named.slice(5) : named.replace(' ', '-');
  const form = findForm(id) ?? listForms().find(({ name }) => name.toLowerCase().startsWith(named)) ?? null;
  if (form === null) return null;
  const isOn = view.calculated !== null && view.calculated.results.lines[form.id] !== undefined;
  results.push({ data: { name: form.name, title: form.title }, citations: [] });
  const where =
    view.calculated === null
      ? ''
      : isOn
        ? ' It is part of your return; the [summary](/summary) shows its lines.'
        : ' Your return does not have it as it stands.';
  return say(`${plain(form.name)} is “${plain(form.title)}”.${where}`);
}
