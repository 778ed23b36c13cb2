import { createElement } from 'react';
import {
  ArrowDown,
  ArrowUp,
  BadgeCheck,
  Check,
  Equal,
  FileUp,
  Landmark,
  ListChecks,
  MessagesSquare,
  ScanText,
  Send,
  ShieldCheck,
  Users,
} from 'lucide-react';
import { renderToStaticMarkup } from 'react-dom/server';

import * as drawn from '@/components/marketing/icon-paths';

const lucide = {
  arrowDown: ArrowDown,
  arrowUp: ArrowUp,
  badgeCheck: BadgeCheck,
  check: Check,
  equal: Equal,
  fileUp: FileUp,
  landmark: Landmark,
  listChecks: ListChecks,
  messagesSquare: MessagesSquare,
  scanText: ScanText,
  send: Send,
  shieldCheck: ShieldCheck,
  users: Users,
};

/** The shapes of an icon as paths: lucide also uses lines and circles. */
function readPaths(markup: string): string[] {
  return [...markup.matchAll(/<(path|line|circle)([^>]*)>/g)].map(([, tag, rest = '']) => {
    const of = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(rest)?.[1] ?? '';
    if (tag === 'path') return of('d');
    if (tag === 'line') return `M${of('x1')} ${of('y1')}L${of('x2')} ${of('y2')}`;
    const [x, y, r] = [Number(of('cx')), Number(of('cy')), Number(of('r'))];
    return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0 ${r} ${r} 0 1 0-${2 * r} 0`;
  });
}

test('the landing page draws the same icons as lucide, and each of them is known here', () => {
  expect(Object.keys(drawn).sort()).toEqual(Object.keys(lucide).sort());
  for (const [name, paths] of Object.entries(drawn)) {
    const markup = renderToStaticMarkup(createElement(lucide[name as keyof typeof lucide]));
    expect({ name, paths }).toEqual({ name, paths: readPaths(markup) });
  }
});
