import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = process.cwd();
const css = readFileSync(join(root, 'app/globals.css'), 'utf8');

function readTokens(selector: string): Map<string, string> {
  const block = css.split(`${selector} {`)[1]?.split('}')[0] ?? '';
  const tokens = new Map<string, string>();
  for (const [, name, value] of block.matchAll(/--([a-z-]+): (#[0-9a-f]{6,8});/g)) {
    if (name !== undefined && value !== undefined) tokens.set(name, value);
  }
  return tokens;
}

/** Relative luminance, WCAG 2.2 section "relative luminance". */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const grounds = ['background', 'card', 'popover', 'muted', 'sidebar'];

// Text on what lies under it: 4.5 to 1 (WCAG 1.4.3).
const texts: [string, string][] = [
  ...grounds.flatMap((ground): [string, string][] =>
    [
      'foreground',
      'muted-foreground',
      'primary',
      'money-in',
      'money-out',
      'destructive',
      'warning',
      'info',
    ].map((text) => [text, ground]),
  ),
  ['card-foreground', 'card'],
  ['popover-foreground', 'popover'],
  ['primary-foreground', 'primary'],
  ['primary-foreground', 'primary-hover'],
  ['destructive-foreground', 'destructive'],
  ['destructive-foreground', 'destructive-hover'],
  ['primary', 'primary-soft'],
  ['foreground', 'primary-soft'],
  ['muted-foreground', 'primary-soft'],
  ['money-in', 'money-in-soft'],
  ['money-out', 'money-out-soft'],
  ['destructive', 'destructive-soft'],
  ['warning', 'warning-soft'],
  ['info', 'info-soft'],
  ['foreground', 'money-in-soft'],
  ['foreground', 'warning-soft'],
  ['foreground', 'info-soft'],
  ['foreground', 'destructive-soft'],
  ['background', 'foreground'],
];

// Edges of controls and the focus ring: 3 to 1 (WCAG 1.4.11).
const edges: [string, string][] = grounds.flatMap((ground): [string, string][] => [
  ['input', ground],
  ['ring', ground],
]);

describe.each([
  ['paper', readTokens(':root')],
  ['slate', readTokens('\n.dark')],
])('colors on %s', (_name, tokens) => {
  const ratio = (one: string, other: string) => contrast(tokens.get(one) ?? '', tokens.get(other) ?? '');

  it.each(texts)('%s on %s can be read', (text, ground) => {
    expect(ratio(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(edges)('%s on %s can be seen', (edge, ground) => {
    expect(ratio(edge, ground)).toBeGreaterThanOrEqual(3);
  });
});

it('names the same colors in both themes', () => {
  expect([...readTokens('\n.dark').keys()]).toEqual([...readTokens(':root').keys()]);
  expect(readTokens(':root').size).toBeGreaterThan(30);
});

it('keeps raw colors out of components', () => {
  const files = readdirSync(join(root, 'components'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.tsx'),
  );
  const raw =
    /(?:#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|oklch)\(|\b(?:bg|text|border)-(?:black|white|[a-z]+-\d{2,3})\b)/i;
  const offenders = files.filter((file) => raw.test(readFileSync(join(root, 'components', file), 'utf8')));
  expect(files.length).toBeGreaterThan(20);
  expect(offenders).toEqual([]);
});
