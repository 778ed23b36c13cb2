import { findForm } from '@/lib/tax/list-forms';
import { nameForm } from './line-links';
import type { Intent } from './understand';

/** The question to ask for an intent in words that are always understood; null for one that has none. */
export function askFor(intent: Intent): string | null {
  switch (intent.kind) {
    case 'line': {
      const label = findForm(intent.form)?.lines.find(({ number }) => number === intent.line)?.label;
      return label === undefined ? null : `${label} (${nameForm(intent.form)}, line ${intent.line})`;
    }
    case 'rate':
      return 'What is my tax rate?';
    case 'paper':
      return papers[intent.of] ?? null;
    case 'list':
      return intent.of === 'summary'
        ? 'What are the main figures of my return?'
        : `List the ${intent.of} on my return`;
    case 'deadlines':
      return deadlines[intent.about] ?? null;
    default:
      return others[intent.kind] ?? null;
  }
}

const papers: Partial<Record<(Intent & { kind: 'paper' })['of'], string>> = {
  w2: 'Who is my employer on the return?',
  person: 'What is my date of birth on the return?',
  dependent: 'What relationship is entered for my dependents?',
  home: 'What address do you have for me?',
  business: 'Cash or accrual on my Schedule C?',
  care: 'Which day care is listed?',
  interest: 'Which bank paid me interest?',
  dividends: 'Which fund paid me dividends?',
  pension: 'Who pays my pension?',
  mortgage: 'What mortgage balance do you have?',
  sale: 'What did my shares sell for?',
};

const deadlines: Partial<Record<(Intent & { kind: 'deadlines' })['about'], string>> = {
  file: 'When is my return due?',
  extension: 'When is my return due with an extension?',
  estimated: 'When are my estimated payments due?',
  contributions: 'What is the last day to put money in an IRA?',
};

const others: Partial<Record<Intent['kind'], string>> = {
  refund: 'What is my refund?',
  'why-refund': 'Why is my refund this size?',
  missing: 'What is missing?',
  issues: 'Are there errors on my return?',
  deductions: 'Which deductions am I missing?',
  status: 'Is my return filed?',
};
