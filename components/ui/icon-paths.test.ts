import * as lucide from 'lucide-react';
import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import * as shared from './icon-paths';
import * as onServer from './server-icons';

const numbers = (text: string) => text.split(/[ ,]+/).map(Number);

/** The shapes of an icon as paths: lucide also uses lines, circles and rectangles. */
function readPaths(markup: string): string[] {
  return [...markup.matchAll(/<(path|line|circle|rect)([^>]*)>/g)].map(([, tag, rest = '']) => {
    const of = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(rest)?.[1] ?? '';
    if (tag === 'path') return of('d');
    if (tag === 'line') return `M${of('x1')} ${of('y1')}L${of('x2')} ${of('y2')}`;
    if (tag === 'circle') {
      const [x = 0, y = 0, r = 0] = numbers(`${of('cx')} ${of('cy')} ${of('r')}`);
      return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0 ${r} ${r} 0 1 0-${2 * r} 0`;
    }
    const [x = 0, y = 0, w = 0, h = 0, r = 0] = numbers(
      `${of('x')} ${of('y')} ${of('width')} ${of('height')} ${of('rx')}`,
    );
    const corner = (to: string) => `a${r} ${r} 0 0 1${to}`;
    return `M${x + r} ${y}h${w - 2 * r}${corner(` ${r} ${r}`)}v${h - 2 * r}${corner(`-${r} ${r}`)}h-${w - 2 * r}${corner(`-${r}-${r}`)}v-${h - 2 * r}${corner(` ${r}-${r}`)}z`;
  });
}

test.each(Object.entries({ ...shared, ...onServer }))('%s is drawn as lucide draws it', (name, paths) => {
  const key = `${name[0]?.toUpperCase()}${name.slice(1)}`;
  const Icon = (lucide as unknown as Record<string, ComponentType | undefined>)[key];
  if (Icon === undefined) throw new Error(`lucide has no ${key}`);
  expect(paths).toEqual(readPaths(renderToStaticMarkup(createElement(Icon))));
});
