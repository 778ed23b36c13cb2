// The host's command-line client: linking, settings, deployment.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { spawnSync } from 'node:child_process';
import { parseEnv } from 'node:util';
import { root } from '../launch/install.mjs';

// Pinned; npx fetches it from the npm registry when it is not there. DEPLOY_CLIENT names another program (tests).
const client = process.env.DEPLOY_CLIENT
  ? [process.execPath, process.env.DEPLOY_CLIENT]
  : ['npx', '--yes', 'vercel@48.2.0'];

/** Runs the client; `input` goes to its standard input. Its messages go to the terminal, its answer comes back. */
function call(args, { input, quiet = false } = {}) {
  const [program, ...first] = client;
  const result = spawnSync(program, [...first, ...args], {
    cwd: root,
    encoding: 'utf8',
    input,
    stdio: [input === undefined ? 'inherit' : 'pipe', 'pipe', quiet ? 'pipe' : 'inherit'],
  });
  if (result.status !== 0) {
    const output = quiet ? (result.stderr ?? '').trim() : '';
    throw new Error(
      `"vercel ${args[0]}" ended with ${result.status ?? result.signal ?? result.error?.message}. ${output}`.trim(),
    );
  }
  return result.stdout;
}

/** @throws Error when nobody is signed in to the host on this machine */
export function checkSignIn() {
  call(['whoami'], { quiet: true });
}

/** Links this folder to a project on the host, once; the client asks which. */
export function linkProject() {
  if (!existsSync(path.join(root, '.vercel/project.json'))) call(['link']);
}

/** @returns {Record<string, string>} the production settings that the host has and shows */
export function readHostSettings() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'plainfile-deploy-'));
  try {
    const file = path.join(folder, 'settings');
    call(['env', 'pull', file, '--environment=production', '--yes'], { quiet: true });
    return parseEnv(readFileSync(file, 'utf8'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Sets one production setting on the host; the value goes through standard input, never through the command line. */
export function writeHostSetting(name, value) {
  call(['env', 'add', name, 'production', '--force'], { input: value, quiet: true });
}

/** Builds and deploys on the host. @returns {string} the address of this deployment */
export function deploy() {
  return call(['deploy', '--prod']).trim().split('\n').at(-1) ?? '';
}
