import { paperKinds } from './papers/read-papers';
import { listNames } from './read-listed';
import type { Intent } from './understand';

/** What a question may want: an intent by its name, `line:FORM:LINE`, a topic of the law, or nothing that we know. */
export type Want = string;

/** Intents that say all by their kind. */
const bareKinds = [
  'refund',
  'why-refund',
  'missing',
  'issues',
  'deductions',
  'status',
  'filing-status',
  'dependents',
  'greeting',
  'thanks',
  'about-copilot',
  'person',
] as const satisfies readonly Intent['kind'][];

/** The name under which the classifier knows an intent; null for one that it does not know. */
export function toWant(intent: Intent): Want | null {
  switch (intent.kind) {
    case 'line':
      return `line:${intent.form}:${intent.line}`;
    case 'rate':
      return `rate:${intent.which}`;
    case 'deadlines':
      return `deadlines:${intent.about}`;
    case 'paper':
    case 'list':
      return `${intent.kind}:${intent.of}`;
    case 'what-if':
    case 'topic':
      return intent.kind;
    default:
      return bareKinds.find((bare) => bare === intent.kind) ?? null;
  }
}

/** The intent behind a guess; null where it is no question that one answer fits: a topic, a trial, or nothing known. */
export function toIntent(want: Want): Intent | null {
  const [kind = '', ...rest] = want.split(':');
  switch (kind) {
    case 'line': {
      const [form = '', line = ''] = rest;
      return { kind, form, line, isPrinted: false, own: true };
    }
    case 'rate': {
      const [which] = rest;
      return which === 'marginal' || which === 'effective' || which === 'both' || which === 'gains'
        ? { kind, which }
        : null;
    }
    case 'deadlines': {
      const about = (['file', 'extension', 'estimated', 'contributions'] as const).find(
        (one) => one === rest[0],
      );
      return about === undefined ? null : { kind, about };
    }
    case 'paper': {
      const of = paperKinds.find((one) => one === rest[0]);
      return of === undefined ? null : { kind, of };
    }
    case 'list': {
      const of = listNames.find((one) => one === rest[0]);
      return of === undefined ? null : { kind, of };
    }
    default: {
      const bare = bareKinds.find((one) => one === kind);
      return bare === undefined ? null : { kind: bare };
    }
  }
}
