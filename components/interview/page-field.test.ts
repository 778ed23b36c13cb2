import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Question } from '@/lib/interview/schema';
import { PageField } from './page-field';

const question: Question = {
  id: 'itemized.election',
  text: 'Do you want to itemize?',
  helpText: '',
  why: '',
  type: 'boolean',
  options: [],
  factPath: 'interview.itemize',
  note: 'We chose “No” because it saves you $312. Select an answer to change it.',
};

it('says once what was chosen for the filer, and why', () => {
  const html = renderToStaticMarkup(
    createElement(
      QueryClientProvider,
      { client: new QueryClient() },
      createElement(PageField, {
        returnId: 'r',
        question,
        saved: undefined,
        known: undefined,
        unsaved: new Map(),
        handles: new Map(),
      }),
    ),
  );
  expect(html.split('saves you $312')).toHaveLength(2);
});
