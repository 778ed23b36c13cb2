import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { twMerge } from 'tailwind-merge';
import ts from 'typescript';
import { cn } from './cn';

const classes = listClasses();

/** What cn makes of it, where all of tailwind-merge makes something else. A class that stays twice changes nothing. */
const differ = (text: string): string[] => {
  const [ours, theirs] = [cn(text), twMerge(text)];
  return ours === theirs || ours === `${theirs} ${theirs}` ? [] : [`${text}: ${ours}, not ${theirs}`];
};

/** Every class of Tailwind's in the text of our screens, as they are written there. */
function listClasses(): string[] {
  const root = path.resolve(__dirname, '../..');
  const files = ['components', 'app'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter(
        (file) =>
          /\.tsx?$/.test(file) &&
          !file.endsWith('.test.ts') &&
          !file.startsWith('api/') &&
          file !== 'ui/cn.ts',
      )
      .map((file) => path.join(root, folder, file)),
  );
  const words = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
      for (const word of node.text.split(/\s+/).filter(Boolean)) words.add(word);
    ts.forEachChild(node, visit);
  };
  for (const file of files)
    visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true));
  // What tailwind-merge knows it keeps once.
  return [...words].filter((word) => twMerge(`${word} ${word}`) === word);
}

/** `sm:`, `hover:` and the like, apart from the class's own name. */
const splitClass = (word: string): [modifiers: string, name: string] => {
  const name = word.split(/:(?![^[]*\])/).at(-1) ?? '';
  return [word.slice(0, word.length - name.length), name];
};

test('of any two classes in the product cn keeps what tailwind-merge keeps', () => {
  const names = [...new Set(classes.map((word) => splitClass(word)[1]))];
  expect(names.length).toBeGreaterThan(500);
  expect(names.flatMap((before) => names.flatMap((after) => differ(`${before} ${after}`)))).toEqual([]);
});

test('of any two of the product’s modifiers cn keeps apart what tailwind-merge keeps apart', () => {
  const found = [...new Set(classes.map((word) => splitClass(word)[0]))];
  expect(found.length).toBeGreaterThan(50);
  expect(found.flatMap((one) => found.flatMap((other) => differ(`${one}p-1 ${other}p-2`)))).toEqual([]);
});

test('falsy parts are left out, and words that are no classes of Tailwind’s stay', () => {
  expect(cn('explainable', false, undefined, ['rule-total', { 'sr-only': true, hidden: false }])).toBe(
    'explainable rule-total sr-only',
  );
  expect(cn()).toBe('');
});

test('the caller’s class wins within the same modifiers only', () => {
  expect(cn('h-11 px-4 sm:px-6 hover:bg-muted', 'h-auto p-2 hover:bg-primary')).toBe(
    'sm:px-6 h-auto p-2 hover:bg-primary',
  );
});
