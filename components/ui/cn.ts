// cspell:ignore lrtby lrtbxys
import { clsx, type ClassValue } from 'clsx';
import { createTailwindMerge } from 'tailwind-merge';

const any = () => true;
const matches = (pattern: RegExp) => (rest: string) => pattern.test(rest);

/** Families of classes that take any value: of each an element keeps one. */
const anyValue =
  'inset-x inset-y gap-x gap-y overflow-x overflow-y min-w min-h max-w max-h border-l border-r border-t border-b border-y rounded-l rounded-r rounded-t m mx my mt mr mb ml ms p px py pt pr pb pl h w z inset top right bottom left size gap overflow rounded outline-offset col-span col-start grid-cols justify-items line-clamp scroll-mt pointer-events animate basis bg break cursor decoration items justify justify-self leading list opacity order resize self shrink stroke tracking transition whitespace'.split(
    ' ',
  );

/**
 * tailwind-merge with the families that our screens use, in place of its own table of all of Tailwind, which is 6 kB of
 * every page. cn.test.ts holds the two side by side for any two classes in the sources.
 */
const merge = createTailwindMerge(() => ({
  cacheSize: 500,
  theme: {},
  classGroups: {
    display: [
      'block',
      'contents',
      'flex',
      'grid',
      'hidden',
      { inline: ['', 'block', 'flex'] },
      'table',
      'table-cell',
    ],
    position: ['absolute', 'fixed', 'relative', 'sticky'],
    visibility: ['visible', 'invisible'],
    italic: ['italic', 'not-italic'],
    underline: ['underline', 'no-underline'],
    'sr-only': ['sr-only', 'not-sr-only'],
    'border-style': [{ border: ['dashed', 'dotted', 'solid'] }],
    'border-width': [{ border: ['', matches(/^\d$/)] }],
    'border-t-color': [{ 'border-t': ['current'] }],
    'border-color': [{ border: [matches(/^(?!collapse)/)] }],
    'text-size': [{ text: [matches(/^(\[|\dxl|x[sl]|sm|base|lg)/)] }],
    'text-align': [{ text: ['left', 'center', 'right'] }],
    'text-color': [{ text: [matches(/^(?!balance)/)] }],
    'bg-image': [{ bg: [matches(/^\[/)] }],
    weight: [{ font: ['normal', 'medium', 'semibold'] }],
    flex: [{ flex: [matches(/^(\d|\[|none)/)] }],
    direction: [{ flex: [matches(/^(row|col)/)] }],
    'outline-width': [{ outline: ['', matches(/^\d$/)] }],
    'outline-color': [{ outline: ['primary', 'ring'] }],
    'decoration-width': [{ decoration: [matches(/^\d/)] }],
    'ring-width': [{ ring: [matches(/^\d/)] }],
    'ring-color': [{ ring: [matches(/^(?!inset)/)] }],
    'content-place': [{ content: [matches(/^[a-z]/)] }],
    ...Object.fromEntries(anyValue.map((name) => [name, [name, { [name]: [any] }]])),
  },
  /** What a family sets besides: later it wins over these too. */
  conflictingClassGroups: {
    inset: ['inset-x', 'inset-y', 'top', 'right', 'bottom', 'left'],
    'inset-x': ['left', 'right'],
    'inset-y': ['top', 'bottom'],
    m: ['mx', 'my', 'mt', 'mr', 'mb', 'ml', 'ms'],
    mx: ['ml', 'mr', 'ms'],
    my: ['mt', 'mb'],
    p: ['px', 'py', 'pt', 'pr', 'pb', 'pl'],
    px: ['pl', 'pr'],
    py: ['pt', 'pb'],
    size: ['h', 'w'],
    gap: ['gap-x', 'gap-y'],
    overflow: ['overflow-x', 'overflow-y'],
    rounded: ['rounded-l', 'rounded-r', 'rounded-t'],
    'border-width': ['border-l', 'border-r', 'border-t', 'border-b', 'border-y'],
    'border-y': ['border-t', 'border-b'],
    'border-color': ['border-t-color'],
    flex: ['basis', 'shrink'],
    'text-size': ['leading'],
    'line-clamp': ['display', 'overflow'],
  },
  conflictingClassGroupModifiers: {},
  orderSensitiveModifiers: ['before', 'after', 'placeholder', 'file', 'marker', 'selection', '*', '**'],
}));

/** Joins class names; where two set the same thing the last one wins, so that who uses a component can change its look. */
export function cn(...values: ClassValue[]): string {
  return merge(clsx(values));
}
