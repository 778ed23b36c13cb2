import { allStates } from '@/lib/tax/states/all-states';
import { type StateReturn } from '@/lib/tax/states/state-return';
import { taxingStates } from '@/lib/tax/facts/states/all';
import { listAmounts, plain } from './render-law';

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

/** docs/law/states/README.md: which states are computed. */
export function renderStateMap(): string {
  const missing = taxingStates.filter((code) => !allStates.some((state) => state.code === code));
  const lines = [
    '# State returns, tax year 2024',
    '',
    'Written by `npm run law`. Residents, part-year residents and nonresidents, each by the method of the state’s own form.',
    '',
    '| State | Main form | Amounts and lines |',
    '| --- | --- | --- |',
    ...allStates.map(
      (state) =>
        `| ${state.name} | ${plain(state.mainForm('resident').name)} | [${state.code}](${state.code.toLowerCase()}.md) |`,
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
