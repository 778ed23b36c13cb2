// Runs stages one after the other and counts what passed and failed. A stage that fails does not stop the others.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from '../launch/install.mjs';

/**
 * Stages given together run one after the other; callers may run two lists side by side.
 * @param {{ name: string, command?: string[], playwright?: boolean, part?: string, jest?: string, serial?: boolean, files?: string[], front?: string, shows?: boolean }[]} stages
 * @param {Record<string, string>} env further variables of the tests
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runStages(stages, env = {}) {
  let passed = 0;
  let failed = 0;
  for (const stage of stages) {
    if (isStopping) break;
    const started = Date.now();
    const result = await chooseRunner(stage)(stage, env);
    passed += result.passed;
    failed += result.failed;
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    console.log(
      `${result.failed === 0 ? 'ok  ' : 'FAIL'} ${stage.name}: ${result.passed} passed, ${result.failed} failed (${seconds} s)`,
    );
  }
  return { passed, failed };
}

function chooseRunner({ playwright = false, jest }) {
  if (playwright) return runPlaywright;
  return jest === undefined ? runCommand : runJest;
}

/** Programs of the stages that are running. */
const running = new Set();
let isStopping = false;

/** Ends what the stages started and starts no more; `runStages` then returns with what is known so far. */
export function stopStages() {
  isStopping = true;
  for (const child of running) {
    child.kill('SIGTERM');
    // A test that waits ignores a polite request.
    setTimeout(() => child.kill('SIGKILL'), 5000).unref();
  }
}

/** Runs a Node program to its end and gives what it said. */
function runNode(args, env, wantsOutput) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
      stdio: ['ignore', wantsOutput ? 'pipe' : 'ignore', 'pipe'],
    });
    running.add(child);
    let stdout = '';
    let stderr = '';
    child.stdout?.on('data', (chunk) => (stdout += chunk));
    child.stderr.on('data', (chunk) => (stderr += chunk));
    child.on('close', (status) => {
      running.delete(child);
      resolve({ status, stdout, stderr });
    });
  });
}

async function runCommand({ command, shows = false }) {
  const run = await runNode(command, {}, true);
  if (shows && run.status === 0) console.log(run.stdout.trim());
  if (run.status === 0) return { passed: 1, failed: 0 };
  console.log(run.stdout, run.stderr);
  return { passed: 0, failed: 1 };
}

/** Names the files that took longest: where to look when a stage gets slow. */
function printSlowest(measured) {
  const files = measured
    .filter(({ seconds }) => seconds >= 5)
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, Number(process.env.SLOWEST_FILES ?? 5));
  for (const { name, seconds } of files) console.log(`     ${seconds.toFixed(1).padStart(6)} s ${name}`);
}

async function runJest({ jest, serial, files = [], front = '' }, env) {
  const report = path.join(os.tmpdir(), `plainfile-${process.pid}-${jest}${front}.json`);
  const args = [
    // The tests of a serial stage run in this very process.
    ...(serial ? ['--import', './tests/setup/own-connections.mjs'] : []),
    'node_modules/jest/bin/jest.js',
    '--selectProjects',
    jest,
    '--json',
    `--outputFile=${report}`,
  ];
  // A failed test may leave a server running: the stage ends all the same.
  if (serial) args.push('--runInBand', '--forceExit');
  // On two cores jest would take one: the checks of the text need the other for a part of the time only.
  else args.push(`--maxWorkers=${Math.max(2, os.availableParallelism() - 1)}`);
  if (files.length > 0) args.push('--testPathPatterns', ...files);
  const run = await runNode(args, { ...env, NODE_ENV: 'test' }, false);
  const said = run.stderr;
  if (existsSync(report)) {
    const { numPendingTests } = JSON.parse(readFileSync(report, 'utf8'));
    if (numPendingTests > 0)
      console.log(`*** ${numPendingTests} tests stood aside: shared/ is absent in this clone ***`);
  }
  // Warnings about checks that did not run must be heard even when all is green.
  for (const line of said.split('\n')) if (line.includes('***')) console.log(line.trim());
  if (!existsSync(report)) {
    console.log(said);
    return { passed: 0, failed: 1 };
  }
  const result = JSON.parse(readFileSync(report, 'utf8'));
  rmSync(report);
  const failed = result.numFailedTests + result.numRuntimeErrorTestSuites;
  for (const { name, assertionResults } of result.testResults)
    for (const { fullName, status, invocations = 1 } of assertionResults)
      if (status === 'passed' && invocations > 1)
        console.log(`*** flaky: ${path.relative(root, name)} › ${fullName} passed when tried again ***`);
  printSlowest(
    result.testResults.map(({ name, startTime, endTime }) => ({
      name: path.relative(root, name),
      seconds: (endTime - startTime) / 1000,
    })),
  );
  if (failed > 0 || run.status !== 0) console.log(said);
  const nothing = result.numTotalTests === 0 ? 1 : 0;
  return { passed: result.numPassedTests, failed: failed === 0 && run.status !== 0 ? 1 : failed + nothing };
}

/** The browser tests. What failed at first and passed when tried again counts as passed, and is named. */
async function runPlaywright(stage, env) {
  const report = path.join(os.tmpdir(), `plainfile-${process.pid}-browser${stage.part ?? ''}.json`);
  const run = await runNode(
    ['node_modules/@playwright/test/cli.js', 'test'],
    {
      ...env,
      ...(stage.part === undefined ? {} : { BROWSER_TESTS_PART: stage.part }),
      NODE_ENV: 'test',
      BROWSER_TESTS_REPORT: report,
    },
    true,
  );
  for (const line of run.stderr.split('\n')) if (line.includes('***')) console.log(line.trim());
  if (!existsSync(report)) {
    console.log(run.stdout, run.stderr);
    return { passed: 0, failed: 1 };
  }
  const { stats, suites, errors } = JSON.parse(readFileSync(report, 'utf8'));
  rmSync(report);
  const specs = suites.flatMap(listSpecs);
  for (const { file, title, tests } of specs)
    if (tests.some(({ status }) => status === 'flaky'))
      console.log(`*** flaky: ${file} › ${title} passed when tried again ***`);
  const seconds = new Map();
  for (const { file, tests } of specs)
    for (const { duration } of tests.flatMap(({ results }) => results))
      seconds.set(file, (seconds.get(file) ?? 0) + duration / 1000);
  printSlowest([...seconds].map(([name, spent]) => ({ name: `tests/e2e/${name}`, seconds: spent })));
  const passed = stats.expected + stats.flaky;
  const failed = stats.unexpected + errors.length;
  if (failed > 0 || run.status !== 0) console.log(run.stdout, run.stderr);
  const nothing = passed + failed === 0;
  return { passed, failed: failed === 0 && (run.status !== 0 || nothing) ? 1 : failed };
}

/** Every test of a file of the report: its groups hold more groups. */
const listSpecs = ({ specs, suites = [] }) => [...specs, ...suites.flatMap(listSpecs)];
