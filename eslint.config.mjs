import next from 'eslint-config-next/core-web-vitals';
import typescript from 'eslint-config-next/typescript';
import regexp from 'eslint-plugin-regexp';
import plain from './scripts/checks/plain-words.mjs';

/** The rules about components and hooks, off. */
const withoutReact = Object.fromEntries(
  next
    .flatMap(({ rules = {} }) => Object.keys(rules))
    .filter((name) => /^(react|react-hooks|jsx-a11y|@next\/next)\//.test(name))
    .map((name) => [name, 'off']),
);

const config = [
  ...next,
  ...typescript,
  { ignores: ['.next/**', '.generated/**', '.data/**', 'node_modules/**', 'next-env.d.ts', 'coverage/**'] },
  {
    files: ['**/*.ts', '**/*.tsx'],
    plugins: { regexp },
    rules: {
      // A pattern with two ways to take the same characters lets one message hold up everybody.
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      eqeqeq: ['error', 'always'],
      'no-console': 'error',
    },
  },
  {
    files: ['app/**', 'components/**', 'lib/**', 'tests/**', 'scripts/**', 'prisma/**'],
    // What people ask the co-pilot, and what it reads, is said in their words.
    ignores: [
      'lib/chat/**',
      'lib/training/starter/asked*.ts',
      'lib/training/{search-words,word-groups}.ts',
      'tests/eval/**',
      'scripts/checks/**',
    ],
    plugins: { plain },
    rules: { 'plain/words': 'error' },
  },
  // Their answers are the product's own words.
  {
    files: ['lib/chat/cards/**', 'lib/chat/answers/**'],
    ignores: ['lib/chat/cards/{asked,also-asked}.ts', '**/*.test.ts'],
    plugins: { plain },
    rules: { 'plain/words': 'error' },
  },
  {
    // Where promises are made: these rules need the types of the whole project, which takes its time. The engine and the
    // co-pilot's cards are plain calculation.
    files: ['{app,components,lib}/**/*.{ts,tsx}', 'tests/{api,e2e,setup}/**/*.ts'],
    ignores: ['lib/tax/**', 'lib/chat/cards/**'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
    },
  },
  // No React lives there, and looking for it takes two fifths of the time of their rules.
  { files: ['lib/tax/**', 'scripts/**', 'tests/**', 'prisma/**'], rules: withoutReact },
  { files: ['scripts/**', 'tests/**', 'prisma/**'], rules: { 'no-console': 'off' } },
];

export default config;
