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

test('nor do several of a form', () => {
  for (const name of ['W-2s', 'K-1s', 'W-2Gs', 'W-2c', 'W-2cs', '1099-INTs', 'NJ-1040NR'])
    expect(shown(name)).toBe(`<span class="whitespace-nowrap">${name}</span>`);
  expect(shown('2 W-2s and 1099-INT read.')).toBe(
    '2 <span class="whitespace-nowrap">W-2s</span> and <span class="whitespace-nowrap">1099-INT</span> read.',
  );
});

test('other words with hyphens break, and text stays text', () => {
  for (const text of [
    'self-employed',
    '2024-08-15',
    'tax-free',
    '12-3456789',
    'X-12style',
    '1099-INTsum',
    '',
  ])
    expect(shown(text)).toBe(text);
  expect(shown('<b> & K-1')).toBe('&lt;b&gt; &amp; <span class="whitespace-nowrap">K-1</span>');
});
