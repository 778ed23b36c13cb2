// The browser tests: `npm test -- browser` runs them as part of the tests, `npx playwright test` alone, with --ui or
// with the name of a file. Either way they drive the built product, never a development server.
import { findChromium } from './scripts/launch/chromium.mjs';

/** Said by the runner of the stages, which reads the figures and prints what failed. */
const report = process.env['BROWSER_TESTS_REPORT'];

/**
 * `npm test` gives the browser tests in two parts, each a run of its own with a product of its own: the second begins
 * when another stage has ended and a core is free (scripts/checks/plan.mjs). Without a part it is all of them.
 */
const part = process.env['BROWSER_TESTS_PART'];
const ofFilers = ['**/filers/**/*.test.ts', '**/two-years.test.ts'];
const chosen = {
  screens: { testIgnore: ofFilers },
  filers: { testMatch: ofFilers },
}[part ?? ''];

/** Milliseconds. A machine with other work may take many times its usual few seconds. */
const patience = { test: 240_000, action: 120_000 };

const config = {
  testDir: 'tests/e2e',
  testMatch: '**/*.test.ts',
  ...chosen,
  // A run empties it when it begins.
  outputDir: `.generated/browser-tests${part === undefined ? '' : `-${part}`}`,
  globalSetup: './tests/e2e/start-product.mjs',
  forbidOnly: process.env['CI'] !== undefined,
  // The administrators' screens show every account of the product: one test after the other.
  workers: 1,
  // Once more, with a trace of what the browser did. What passes then is named as flaky in the output.
  retries: 1,
  timeout: patience.test,
  reporter: report === undefined ? 'list' : [['line'], ['json', { outputFile: report }]],
  projects: [{ name: 'built product' }],
  use: {
    browserName: 'chromium',
    actionTimeout: patience.action,
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: process.env['TEST_CHROMIUM'] ?? findChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
};

export default config;
