import { type AnswerFormat } from '@/lib/interview/schema';

/** Text in a box and where the cursor stands in it. */
export interface Typed {
  text: string;
  caret: number;
}

/** How many digits stand between the hyphens, and how many there are at most. */
const groups: Partial<Record<AnswerFormat, { sizes: readonly number[]; most: number }>> = {
  ssn: { sizes: [3, 2, 4], most: 9 },
  ein: { sizes: [2, 7], most: 9 },
  zip: { sizes: [5, 4], most: 9 },
  phone: { sizes: [3, 3, 4], most: 10 },
  routing: { sizes: [9], most: 9 },
  ipPin: { sizes: [6], most: 6 },
};

/**
 * Puts separators into what is being typed: commas into amounts, hyphens into numbers of persons. The cursor stays
 * behind the same digit. What does not look like such a number is left exactly as it was typed or pasted.
 */
export function formatTyped(format: AnswerFormat | undefined, typed: Typed): Typed {
  if (format === 'money' || format === 'whole') return formatAmount(typed);
  const group = format === undefined ? undefined : groups[format];
  return group ? formatDigits(typed, group) : typed;
}

function formatAmount(typed: Typed): Typed {
  const parts = /^([-\u2212]?)\$?([\d,]*)(\.\d*)?$/.exec(typed.text.replaceAll(/\s/g, ''));
  if (!parts) return typed;
  const [, minus = '', whole = '', fraction = ''] = parts;
  const digits = whole.replaceAll(/\D/g, '');
  const grouped = digits.replaceAll(/\B(?=(\d{3})+$)/g, ',');
  return keepCaret(typed, `${minus}${grouped}${fraction}`, /[\d.\u2212-]/);
}

function formatDigits(typed: Typed, { sizes, most }: { sizes: readonly number[]; most: number }): Typed {
  if (!/^[\d\s().-]*$/.test(typed.text)) return typed;
  const digits = typed.text.replaceAll(/\D/g, '');
  if (digits.length > most) return typed;
  const parts: string[] = [];
  let at = 0;
  for (const size of sizes) {
    if (at < digits.length) parts.push(digits.slice(at, at + size));
    at += size;
  }
  return keepCaret(typed, parts.join('-'), /\d/);
}

/** The place behind as many telling signs as stood before the cursor. */
function keepCaret({ text: before, caret }: Typed, text: string, telling: RegExp): Typed {
  const wanted = [...before.slice(0, caret)].filter((sign) => telling.test(sign)).length;
  if (caret === before.length) return { text, caret: text.length };
  let place = 0;
  for (let seen = 0; seen < wanted && place < text.length; place += 1)
    if (telling.test(text[place] ?? '')) seen += 1;
  return { text, caret: place };
}

/** What a number of a person or a place must look like before it is sent, and what to say until then. */
const whole: Partial<Record<AnswerFormat, { pattern: RegExp; message: string }>> = {
  ssn: { pattern: /^\d{3}[- ]?\d{2}[- ]?\d{4}$/, message: 'Enter nine digits, such as 123-45-6789.' },
  ein: { pattern: /^\d{2}[- ]?\d{7}$/, message: 'Enter nine digits, such as 12-3456789.' },
  zip: { pattern: /^\d{5}(-\d{4})?$/, message: 'Enter five digits, such as 45402.' },
  routing: {
    pattern: /^\d{9}$/,
    message: 'This isn’t a valid routing number. Enter the nine digits at the bottom left of a check.',
  },
  ipPin: { pattern: /^\d{6}$/, message: 'Enter six digits, such as 123456.' },
  phone: {
    pattern: /^[^\d]*(?:1[^\d]*)?(?:\d[^\d]*){10}$/,
    message: 'Enter 10 digits, such as 937-555-0142.',
  },
  email: {
    pattern: /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/,
    message: 'Enter an email address, such as maria@example.com.',
  },
};

/** A sentence while a text is not finished yet; null when it can be sent. The server has the last word. */
export function faultOfText(format: AnswerFormat | undefined, text: string): string | null {
  const rule = format === undefined ? undefined : whole[format];
  return rule && !rule.pattern.test(text) ? rule.message : null;
}
