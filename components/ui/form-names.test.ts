import { renderToStaticMarkup } from 'react-dom/server';
import { keepFormNames } from './form-names';

const shown = (text: string): string => renderToStaticMarkup(keepFormNames(text));

test('the name of a form doesn’t break at its hyphen', () => {
  expect(shown('Leave out amounts on a W-2, unless')).toBe(
    'Leave out amounts on a <span class="whitespace-nowrap">W-2</span>, unless',
  );
  for (const name of ['W-2G', 'K-1', '1099-INT', '1040-SR', 'OR-40'])
    expect(shown(name)).toBe(`<span class="whitespace-nowrap">${name}</span>`);
});

test('other words with hyphens break, and text stays text', () => {
  for (const text of ['self-employed', '2024-08-15', 'tax-free', '12-3456789', ''])
    expect(shown(text)).toBe(text);
  expect(shown('<b> & K-1')).toBe('&lt;b&gt; &amp; <span class="whitespace-nowrap">K-1</span>');
});
