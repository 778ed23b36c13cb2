/** Hides all but the last four signs. Text of four signs or fewer is hidden whole; hyphens stay. */
export function maskText(text: string): string {
  const shown = text.length > 4 ? text.slice(-4) : '';
  return text.slice(0, text.length - shown.length).replaceAll(/[^-]/g, '•') + shown;
}

/** True for text that `maskText` has hidden signs of: it is no answer. */
export const isMasked = (value: unknown): boolean => typeof value === 'string' && value.includes('•');
