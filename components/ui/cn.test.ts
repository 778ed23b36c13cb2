import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { twMerge } from 'tailwind-merge';
import { cn } from './cn';

/** Every word in the quotes of the product's screens that could be a class. */
function listClasses(): string[] {
  const found = new Set<string>();
  for (const folder of ['app', 'components'])
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (!/\.tsx?$/.test(file) || /\.test\.|ui\/cn\.ts$/.test(file)) continue;
      const text = readFileSync(path.join(folder, file), 'utf8');
      for (const [, , quoted = ''] of text.matchAll(/(["'`])((?:(?!\1)[^\n])*)\1/g))
        for (const word of quoted.split(/\s+/)) if (/^[-[a-z*][^A-Z"'`{}$;?]*$/.test(word)) found.add(word);
    }
  return [...found].sort();
}

/** Without its variants: up to the last colon outside brackets. */
function baseOf(name: string): string {
  let depth = 0;
  let start = 0;
  for (const [at, sign] of [...name].entries()) {
    if (sign === '[' || sign === '(') depth += 1;
    else if (sign === ']' || sign === ')') depth -= 1;
    else if (sign === ':' && depth === 0) start = at + 1;
  }
  return name.slice(start);
}

test('of any two classes of the product the same stays as the library of all classes says', () => {
  const bases = [...new Set(listClasses().map(baseOf))].filter((one) => one !== '');
  // A word that isn't a class stays twice.
  const classes = bases.filter((one) => twMerge(`${one} ${one}`) === one);
  expect(classes.length).toBeGreaterThan(400);
  // Classes that replace each other behave alike: one of each kind stands for the others.
  const kinds: string[] = [];
  for (const one of classes)
    if (!kinds.some((kind) => cn(`${kind} ${one}`) === one && cn(`${one} ${kind}`) === kind)) kinds.push(one);
  const differs = classes.flatMap((one) =>
    kinds
      .filter((kind) => kind !== one)
      .flatMap((kind) => [`${one} ${kind}`, `${kind} ${one}`])
      .filter((both) => cn(both) !== twMerge(both))
      .map((both) => `${both}: ${cn(both)} / ${twMerge(both)}`),
  );
  expect(differs).toEqual([]);
});

test('classes that apply at different times all stay', () => {
  const all =
    'p-4 sm:p-4 hover:p-4 sm:hover:p-4 [&_svg]:p-4 aria-busy:p-4 data-[state=open]:p-4 group-hover/fold:p-4';
  expect(cn(all)).toBe(all);
  expect(twMerge(all)).toBe(all);
});

test('what is false falls out, and the last of several wins', () => {
  expect(cn('px-4 py-2', false, null, undefined, ['text-sm text-muted-foreground'], 'p-0 text-primary')).toBe(
    'text-sm p-0 text-primary',
  );
  expect(cn('p-0', 'px-4')).toBe('p-0 px-4');
});
