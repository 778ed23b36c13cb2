import { allStates } from '@/lib/tax/states/all-states';
import { claims } from '@/lib/tax/states/claims';
import { type StateReturn } from '@/lib/tax/states/state-return';
import { taxingStates } from '@/lib/tax/facts/states/all';
import { readAccuracy, renderAccuracy, sumAccuracy } from './accuracy';
import { listAmounts, plain } from './render-law';

const accuracy = readAccuracy();

/** docs/law/states/<xx>.md: amounts with their source, forms line by line, and what the return refuses. */
export function renderState(state: StateReturn): string {
  const groups = Object.entries(state.law).filter(([, group]) => typeof group === 'object' && group !== null);
  const lines = [
    `# ${state.name}, tax year ${state.year}`,
    '',
    'Written by `npm run law` from `lib/tax/states`. Do not edit.',
    '',
    '## Amounts',
    '',
    ...groups.flatMap(([name, group]: [string, { source?: string }]) => [
      `### ${name}`,
      '',
      ...(group.source === undefined ? [] : [`Source: ${plain(group.source)}`, '']),
      ...listAmounts(group, name),
      '',
    ]),
    '## Forms',
    '',
    ...state.forms
      .filter(({ kind }) => kind !== 'rules')
      .flatMap((form) => [
        `### ${plain(form.name)}: ${plain(form.title)}`,
        '',
        ...form.lines.map(
          ({ number, label, instruction }) => `- \`${number}\` ${plain(label)}: ${plain(instruction)}`,
        ),
        '',
      ]),
    ...renderAccuracy(accuracy[state.code]),
    ...renderClaims(state.code),
    '## Refused',
    '',
    ...(state.refusals.length === 0
      ? ['Nothing beyond what the federal return refuses.']
      : state.refusals.map(
          ({ path, message, severity }) =>
            `- \`${path}\`${severity === 'warning' ? ' (a warning)' : ''}: ${plain(message)}`,
        )),
    '',
    '## Facts of this state that are handled',
    '',
    ...(state.covers.length === 0 ? ['None.'] : [...state.covers].sort().map((path) => `- \`${path}\``)),
  ];
  return `${lines.join('\n').trimEnd()}\n`;
}

/** Claims beside the return: figured with it, or where to make them. */
function renderClaims(code: string): string[] {
  const own = claims.filter(({ state }) => state === code);
  if (own.length === 0) return [];
  return [
    '## Claims beside the return',
    '',
    ...own.map(({ name, form, line, who, instead }) =>
      line === null
        ? `- ${plain(name)} (${plain(form)}), not prepared: ${plain(who)} ${plain(instead)}`
        : `- ${plain(name)} (${plain(form)}), figured with the return: ${plain(who)}`,
    ),
    '',
  ];
}

/** docs/law/states/README.md: which states are computed. */
export function renderStateMap(): string {
  const missing = taxingStates.filter((code) => !allStates.some((state) => state.code === code));
  const lines = [
    '# State returns, tax year 2024',
    '',
    'Written by `npm run law`. Residents, part-year residents and nonresidents, each by the method of the state’s own form.',
    '',
    '| State | Main form | Lines as two calculators have them | Amounts and lines |',
    '| --- | --- | --- | --- |',
    ...allStates.map(
      (state) =>
        `| ${state.name} | ${plain(state.mainForm('resident').name)} | ${sumAccuracy(accuracy[state.code])} | [${state.code}](${state.code.toLowerCase()}.md) |`,
    ),
    '',
    missing.length === 0
      ? 'Every state with an income tax is computed.'
      : `Not computed yet, and refused by name while the federal return stays: ${missing.join(', ')}.`,
    '',
    'No income tax: Alaska, Florida, Nevada, South Dakota, Tennessee, Texas, Wyoming.',
  ];
  return `${lines.join('\n').trimEnd()}\n`;
}
