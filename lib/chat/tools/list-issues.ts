import { z } from 'zod';
import type { ReturnView } from '../return-view';
import type { Tool } from './tool';

export interface IssueFinding {
  missing: { text: string; href: string | null }[];
  issues: {
    title: string;
    text: string;
    severity: 'error' | 'warning' | 'info';
    fix: string;
    href: string | null;
  }[];
}

const Input = z.strictObject({});

/** What is missing, what the IRS would reject and what deserves a second look. */
export const listIssuesTool: Tool<z.infer<typeof Input>, IssueFinding> = {
  name: 'list_issues',
  description:
    'Missing answers, errors, and warnings of this return, each with a link to where it can be fixed.',
  input: Input,
  run: async (view) => {
    const typed = listTypedText(view);
    const found = await view.readIssues();
    const isMissing = ({ id }: { id: string }) => id.startsWith('missing:');
    return {
      data: {
        missing: found.filter(isMissing).map(({ title, description, href }) => ({
          text: withoutTyped(description, typed) ?? title,
          href: href ?? null,
        })),
        issues: found
          .filter((issue) => !isMissing(issue))
          .map(({ title, description, severity, suggestedFix, href }) => ({
            title: withoutTyped(title, typed) ?? 'Something to look at',
            text: withoutTyped(description, typed) ?? '',
            severity,
            fix: withoutTyped(suggestedFix, typed) ?? '',
            href: href ?? null,
          })),
      },
      citations: [],
    };
  },
};

/** A sentence that does not carry words that somebody typed or that a document holds; null when it does. */
const withoutTyped = (text: string, typed: ReadonlySet<string>): string | null => {
  const lower = text.toLowerCase();
  for (const words of typed) if (lower.includes(words)) return null;
  return text;
};

/** Names and other free text of the facts, in lower case. Single words of four letters or less say nothing. */
function listTypedText({ calculated }: ReturnView): Set<string> {
  const typed = new Set<string>();
  const walk = (value: unknown): void => {
    if (typeof value === 'string') {
      if (value.trim().length > 4 && /\p{L}/u.test(value)) typed.add(value.trim().toLowerCase());
    } else if (typeof value === 'object' && value !== null) Object.values(value).forEach(walk);
  };
  walk(calculated?.input ?? null);
  return typed;
}
