import { plural } from '@/lib/format/words';
import { listIssuesTool } from '../tools/list-issues';
import type { Evidence } from '../tools/tool';
import { type Answer, plain, say } from './answer';

const link = (text: string, href: string | null) =>
  href === null ? plain(text) : `[${plain(text)}](${href})`;

/** What has to be answered before the return can be calculated and filed. */
export async function answerMissing(evidence: Evidence): Promise<Answer> {
  const { data } = await evidence.useWithCitations(listIssuesTool, {});
  const errors = data.issues.filter(({ severity }) => severity === 'error');
  if (data.missing.length === 0 && errors.length === 0) {
    const done = evidence.view.calculated !== null && !evidence.view.calculated.results.stale;
    return say(
      done
        ? 'Nothing is missing. Your return is calculated. Review it on the [summary](/summary).'
        : 'Nothing is missing. Go to the [interview](/interview) and calculate.',
    );
  }
  const items = [
    ...data.missing.map(({ text, href }) => `- ${link(text, href)}`),
    ...errors.map(({ title, href }) => `- ${link(title, href)}`),
  ];
  const count = items.length;
  const rest = count > 8 ? `\n\nThe [interview](/interview) walks you through the others.` : '';
  return say(
    `${plural(count, 'One thing is', `${count} things are`)} still open:\n\n${items.slice(0, 8).join('\n')}${rest}`,
  );
}

/** What the IRS would reject and what deserves a second look. */
export async function answerIssues(evidence: Evidence): Promise<Answer> {
  const { data } = await evidence.useWithCitations(listIssuesTool, {});
  if (data.issues.length === 0 && data.missing.length === 0)
    return say('I found no errors and no warnings on your return.');
  const word = { error: 'Error', warning: 'Warning', info: 'Note' } as const;
  const items = data.issues.map(
    ({ title, text, severity, href }) =>
      `- ${word[severity]}: ${link(title, href)}${text === '' ? '' : `. ${plain(text)}`}`,
  );
  const missing =
    data.missing.length === 0
      ? ''
      : `\n\n${plural(data.missing.length, 'One answer is', `${data.missing.length} answers are`)} missing too. Ask me what’s missing, or continue with the [interview](/interview).`;
  const head = items.length === 0 ? 'I found no errors in what you’ve told us.' : 'Check these:';
  return say(`${head}${items.length === 0 ? '' : `\n\n${items.slice(0, 8).join('\n')}`}${missing}`);
}
