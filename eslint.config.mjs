import next from 'eslint-config-next/core-web-vitals';
import typescript from 'eslint-config-next/typescript';
import regexp from 'eslint-plugin-regexp';

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
  { files: ['scripts/**', 'tests/**', 'prisma/**'], rules: { 'no-console': 'off' } },
];

export default config;
