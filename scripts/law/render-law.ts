import { isKnownIn } from '@/lib/tax/facts/fact-years';
import { listForms } from '@/lib/tax/list-forms';
import { listCovered } from '@/lib/tax/us/coverage';
import { federalEdition, type TaxYear } from '@/lib/tax/us/editions';
import { type Law } from '@/lib/tax/us/law/law';
import { renderRefusals } from './render-refusals';

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** One amount, date or rate; lists (brackets, tables) stand on one line. */
const write = (value: unknown): string => {
  if (typeof value === 'number') return value.toLocaleString('en-US', { maximumFractionDigits: 6 });
  if (Array.isArray(value)) return value.map(write).join('; ');
  if (isGroup(value))
    return Object.entries(value)
      .map(([key, part]) => `${key} ${write(part)}`)
      .join(', ');
  return String(value);
};

/** Amounts below a path, one on each line. */
export function listAmounts(value: unknown, path: string): string[] {
  if (value === null) return [];
  if (!isGroup(value)) return [`- \`${path}\`: ${write(value)}`];
  return Object.entries(value)
    .filter(([key, part]) => key !== 'source' && typeof part !== 'function')
    .flatMap(([key, part]) => listAmounts(part, path === '' ? key : `${path}.${key}`));
}

/** Signs that Markdown would read as formatting. */
export const plain = (text: string) => text.replaceAll(/[*_<>`|\\]/g, (sign) => `\\${sign}`);

function renderLawGroups(law: Law): string[] {
  const groups = Object.entries(law).flatMap(([name, group]) =>
    typeof group === 'object' && group !== null ? [{ name, group }] : [],
  );
  return groups.flatMap(({ name, group }) => [
    `### ${name}`,
    '',
    `Source: ${plain(group.source)}`,
    '',
    ...listAmounts(group, name),
    '',
  ]);
}

function renderForms(year: TaxYear): string[] {
  const kinds = {
    form: 'printed and filed',
    worksheet: 'kept with the return',
    rules: 'steps between lines',
  };
  return listForms(year).flatMap((form) => [
    `### ${plain(form.name)}: ${plain(form.title)}`,
    '',
    `\`${form.id}\`, ${kinds[form.kind]}${form.hasCopies ? ', one copy for each item' : ''}${form.sequence ? `, attachment sequence ${form.sequence}` : ''}. Source: ${plain(form.source)}`,
    '',
    ...form.lines.map(
      ({ line, label, instruction }) => `- \`${line}\` ${plain(label)}: ${plain(instruction)}`,
    ),
    ...(form.lines.length > 0 ? [''] : []),
  ]);
}

/** docs/law/<year>.md: the law and the forms that the engine computes with, and what it refuses. */
export function renderLaw(year: TaxYear): string {
  const { law, print } = federalEdition(year);
  const lines = [
    `# Tax year ${year}: what is computed, and from what`,
    '',
    `Written by \`npm run law\` from \`lib/tax/us/law/${year}\` and the forms of the engine. Do not edit.`,
    '',
    '## Amounts',
    '',
    `Tax year ${law.firstDay} to ${law.lastDay}. Money in dollars, rates as shares of 1.`,
    '',
    ...renderLawGroups(law),
    '## Forms',
    '',
    ...renderForms(year),
    ...renderRefusals((text) => plain(print.words(text))),
    '',
    '## Facts that are handled',
    '',
    ...[...listCovered()]
      .filter((path) => isKnownIn(year, path))
      .sort()
      .map((path) => `- \`${path}\``),
  ];
  return `${lines.join('\n').trimEnd()}\n`;
}
