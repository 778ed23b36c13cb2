// cspell:ignore xytrbls trbl xytrbl
import { clsx, type ClassValue } from 'clsx';

/**
 * Joins class names; where two set the same property the last one wins. Our own: the library that knows every class
 * there is was 8 kB of each page's first load. cn.test.ts compares the two over all classes that the product uses.
 */
export function cn(...values: ClassValue[]): string {
  const taken = new Set<string>();
  const kept: string[] = [];
  for (const name of clsx(values).split(/\s+/).reverse()) {
    const { when, property } = read(name);
    if (property === null) kept.push(name);
    else if (!taken.has(when + property)) {
      kept.push(name);
      for (const one of [property, ...(within[property] ?? '').split(' ')]) taken.add(when + one);
    }
  }
  return kept.reverse().join(' ');
}

/** The properties that a property sets along with its own. */
const within: Record<string, string> = {
  inset: 'inset-x inset-y top right bottom left',
  'inset-x': 'left right',
  'inset-y': 'top bottom',
  m: 'mx my mt mr mb ml ms',
  mx: 'ml mr ms',
  my: 'mt mb',
  p: 'px py pt pr pb pl ps',
  px: 'pl pr ps',
  py: 'pt pb',
  gap: 'gap-x gap-y',
  size: 'w h',
  overflow: 'overflow-x overflow-y',
  flex: 'basis grow shrink',
  'border-width': 'border-x border-y border-t border-r border-b border-l',
  'border-x': 'border-l border-r',
  'border-y': 'border-t border-b',
  'border-color': 'border-t-color',
  rounded: 'rounded-t rounded-r rounded-b rounded-l',
  'text-size': 'leading',
  'line-clamp': 'display overflow',
};

/** Classes of several words whose first words name the property. */
const named =
  /^-?(inset-[xy]|inset|top|right|bottom|left|[mp][xytrbls]?|gap-[xy]|gap|space-[xy]|size|min-[wh]|max-[wh]|[wh]|z|order|basis|grow|shrink|grid-cols|grid-rows|col-start|col-span|row-start|row-span|content|items|justify-items|justify-self|justify|place-content|place-items|self|leading|tracking|whitespace|line-clamp|list|opacity|cursor|pointer-events|select|resize|overflow-[xy]|overflow|rounded-[trbl]|rounded|stroke|fill|scroll-mt|outline-offset|underline-offset|transition|duration|rotate|translate-[xy]|align|accent)-/;

/** All others: what a class looks like, and the property it sets. */
const others: [RegExp, string][] = [
  [/^(block|contents|flex|grid|hidden|inline|inline-block|inline-flex|table|table-cell)$/, 'display'],
  [/^(absolute|fixed|relative|sticky)$/, 'position'],
  [/^(in)?visible$/, 'visibility'],
  [/^(not-)?italic$/, 'italic'],
  [/^(no-)?underline$/, 'underline'],
  [/^(not-)?sr-only$/, 'sr-only'],
  [/^rounded$/, 'rounded'],
  [/^truncate$/, 'truncate'],
  [/^grow$/, 'grow'],
  [/^shrink$/, 'shrink'],
  [/^transition$/, 'transition'],
  [/^break-(all|words)$/, 'break'],
  [/^animate-(pulse|spin)$/, 'animate'],
  [/^flex-(row|col)/, 'flex-direction'],
  [/^flex-(wrap|nowrap)/, 'flex-wrap'],
  [/^flex-/, 'flex'],
  [/^font-(normal|medium|semibold|bold)$/, 'font-weight'],
  [/^font-(sans|mono)$/, 'font-family'],
  [/^text-(\d?xl|xs|sm|base|lg|\[)/, 'text-size'],
  [/^text-(left|center|right|start|end)$/, 'text-align'],
  [/^text-(balance|wrap|nowrap|pretty)$/, 'text-wrap'],
  [/^text-/, 'text-color'],
  [/^bg-\[/, 'bg-image'],
  [/^bg-/, 'bg-color'],
  [/^border(-\d+)?$/, 'border-width'],
  [/^border-t-[a-z]/, 'border-t-color'],
  [/^border-(dashed|dotted|solid)$/, 'border-style'],
  [/^border-collapse$/, 'border-collapse'],
  [/^border-[a-z]{2}/, 'border-color'],
  [/^outline(-\d+)?$/, 'outline-width'],
  [/^outline-none$/, 'outline-style'],
  [/^outline-/, 'outline-color'],
  [/^ring-\d+$/, 'ring-width'],
  [/^ring-inset$/, 'ring-inset'],
  [/^ring-/, 'ring-color'],
  [/^decoration-\d+$/, 'decoration-thickness'],
  [/^decoration-/, 'decoration-color'],
];

type Class = { when: string; property: string | null };
const known = new Map<string, Class>();

/** When a class applies (its variants, as `sm:hover:`) and what it sets; no property: a class that nothing overrides. */
function read(name: string): Class {
  const before = known.get(name);
  if (before !== undefined) return before;
  // The last colon outside brackets ends the variants.
  const start =
    name.replace(/\[[^\]]*\]|\([^)]*\)/g, (inside) => '.'.repeat(inside.length)).lastIndexOf(':') + 1;
  const base = name.slice(start).replace('!', '');
  const side = /^border-([xytrbl])(-\d+|-\[.*\])?$/.exec(base)?.[1];
  const property =
    side === undefined
      ? (named.exec(base)?.[1] ?? others.find(([looks]) => looks.test(base))?.[1] ?? null)
      : `border-${side}`;
  const when = name.slice(0, start) + (name.endsWith('!') ? '!' : '');
  const found = { when, property };
  known.set(name, found);
  return found;
}
