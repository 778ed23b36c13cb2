import { clsx, type ClassValue } from 'clsx';

/**
 * Classes of which an element keeps one, because they set the same thing. Each family lists what may follow its name;
 * families that take any value are in `anyValue`. What is in neither is only compared with itself.
 */
const families = new Map(
  Object.entries({
    display: /^(block|contents|flex|grid|hidden|inline(-block|-flex)?|table(-cell)?)$/,
    position: /^(absolute|fixed|relative|sticky)$/,
    visibility: /^(in)?visible$/,
    italic: /^(not-)?italic$/,
    underline: /^(no-)?underline$/,
    'sr-only': /^(not-)?sr-only$/,
    'border-style': /^border-(dashed|dotted|solid)$/,
    'border-width': /^border(-\d)?$/,
    'border-color': /^border-(?![lrtby](-|$)|collapse)/,
    'border-t-color': /^border-t-current$/,
    'text-size': /^text-(\[|\dxl|x[sl]|sm|base|lg)/,
    'text-align': /^text-(left|center|right)$/,
    'text-color': /^text-(?!balance)/,
    'bg-image': /^bg-\[/,
    weight: /^font-(normal|medium|semibold)$/,
    flex: /^flex-(\d|\[|none)/,
    direction: /^flex-(row|col)/,
    'outline-width': /^outline(-\d)?$/,
    'outline-color': /^outline-(primary|ring)$/,
    'decoration-width': /^decoration-\d/,
    'ring-width': /^ring-\d/,
    'ring-color': /^ring-(?!inset)/,
    'content-place': /^content-[a-z]/,
  }),
);

const anyValue =
  /^-?((?:inset|gap|overflow)-[xy]|(?:min|max)-[hw]|border-[lrtby]|rounded-[lrt]|[mp][lrtbxys]?|[hwz]|inset|top|right|bottom|left|size|gap|overflow|rounded|(?:outline-offset|col-span|col-start|grid-cols|justify-items|line-clamp|scroll-mt|pointer-events)|animate|basis|bg|break|cursor|decoration|items|justify(?!-self)|leading|list|opacity|order|resize|self|shrink|stroke|tracking|transition|whitespace)(?=-|$)/;

/** What a family sets besides: later it wins over these too. */
const covers: Readonly<Record<string, string>> = {
  inset: 'inset-x inset-y top right bottom left',
  'inset-x': 'left right',
  'inset-y': 'top bottom',
  m: 'mx my mt mr mb ml ms',
  mx: 'ml mr ms',
  my: 'mt mb',
  p: 'px py pt pr pb pl',
  px: 'pl pr',
  py: 'pt pb',
  size: 'h w',
  gap: 'gap-x gap-y',
  overflow: 'overflow-x overflow-y',
  rounded: 'rounded-l rounded-r rounded-t',
  'border-width': 'border-l border-r border-t border-b border-y',
  'border-y': 'border-t border-b',
  'border-color': 'border-t-color',
  flex: 'basis shrink',
  'text-size': 'leading',
  'line-clamp': 'display overflow',
};

const familyOf = (name: string): string =>
  [...families].find(([, pattern]) => pattern.test(name))?.[0] ?? anyValue.exec(name)?.[1] ?? name;

/** Between modifiers and name, `sm:hover:`. A colon in brackets belongs to what stands there. */
const colon = /:(?![^[]*\])/;

function merge(text: string): string {
  const taken = new Set<string>();
  const kept: string[] = [];
  for (const one of text.split(/\s+/).reverse()) {
    const name = one.split(colon).at(-1) ?? '';
    const scope = one.slice(0, one.length - name.length) + (name.endsWith('!') ? '!' : '');
    const family = familyOf(name);
    if (taken.has(scope + family)) continue;
    for (const each of [family, ...(covers[family]?.split(' ') ?? [])]) taken.add(scope + each);
    kept.push(one);
  }
  return kept.reverse().join(' ');
}

/** The texts that were merged before: few, since all of them stand in the sources. */
const merged = new Map<string, string>();

/**
 * Joins class names; where two set the same thing the last one wins, so that who uses a component can change its look. What
 * tailwind-merge does, for the classes that we use (cn.test.ts holds the two side by side), without its 7 kB on every page.
 */
export function cn(...values: ClassValue[]): string {
  const text = clsx(values);
  const known = merged.get(text) ?? merge(text);
  merged.set(text, known);
  return known;
}
