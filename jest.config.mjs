import nextJest from 'next/jest.js';

const createConfig = nextJest({ dir: './' });

// Packages that ship only ES modules and are loaded by code under test.
const esmOnly = ['unpdf', 'next-auth', '@auth', 'jose', 'oauth4webapi', 'preact', '@panva'];

const project = async (name, patterns, extra = {}) => {
  const config = await createConfig({
    displayName: name,
    testEnvironment: 'node',
    testMatch: patterns,
    moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1', '^server-only$': '<rootDir>/tests/setup/empty.ts' },
    modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/.data/'],
    setupFilesAfterEnv: ['<rootDir>/tests/setup/patience.ts'],
    ...extra,
  })();
  return {
    ...config,
    transformIgnorePatterns: [`/node_modules/(?!(${esmOnly.join('|')})/)`, '\\.module\\.css$'],
  };
};

export default async function config() {
  return {
    projects: [
      await project('unit', [
        '<rootDir>/lib/**/*.test.ts',
        '<rootDir>/components/**/*.test.ts',
        '<rootDir>/tests/unit/**/*.test.ts',
      ]),
      await project('scenarios', ['<rootDir>/tests/scenarios/**/*.test.ts'], {
        testPathIgnorePatterns: ['<rootDir>/tests/scenarios/documents-'],
      }),
      // Each of these starts a reader process of its own.
      await project('documents', ['<rootDir>/tests/scenarios/documents-*.test.ts']),
      await project('api', ['<rootDir>/tests/api/**/*.test.ts'], {
        setupFilesAfterEnv: ['<rootDir>/tests/setup/patience.ts', '<rootDir>/tests/setup/second-try.ts'],
      }),
    ],
  };
}
