import path from 'node:path';

/**
 * What holds the reader in, should a document ever make it run code of its own: Node's permission model (no file but
 * the reader's own and the packages, nothing written, no process, no thread), a start that takes connections, signals
 * and other native code away (scripts/reader/confine.mjs), and, where Linux lets us, a network of its own without any
 * way out. Threads stay forbidden: one that is started with its own options would be held by none of this.
 */
export function permissionsOf(bundlePath: string): string[] {
  const folder = path.dirname(bundlePath);
  const folders = new Set([folder, realFolder(folder)]);
  const packages = new Set([...folders].flatMap(packageFolders));
  return [
    '--experimental-permission',
    // sharp is native code; the start lets nothing else of that kind be loaded.
    '--allow-addons',
    ...[...folders].map((one) => `--allow-fs-read=${one}${path.sep}document-reader*`),
    ...[...packages].map((one) => `--allow-fs-read=${one}${path.sep}*`),
  ];
}

/** Where Node looks for packages from a folder, through links, too. */
function packageFolders(folder: string): string[] {
  const found: string[] = [];
  for (let at = folder; ; at = path.dirname(at)) {
    // Written without path.join: the tracer of files that a deployment needs would take all packages along.
    const packages = `${at === path.dirname(at) ? '' : at}${path.sep}node_modules`;
    found.push(packages, realFolder(packages));
    if (at === path.dirname(at)) return found;
  }
}

/**
 * Asked for while running: an import would make the tracer of files that a deployment needs follow these paths, and take
 * the whole project along.
 */
const builtin = process.getBuiltinModule.bind(process);

function realFolder(folder: string): string {
  try {
    return builtin('node:fs').realpathSync(folder);
  } catch {
    return folder;
  }
}

/** In util-linux; absent on some hosts, and forbidden in some containers. */
const unshare = ['unshare', '--user', '--net'] as const;
let found: Promise<readonly string[]> | null = null;

/** What stands before a command that has no network but its own, in which nobody else is. Empty where that isn't possible. */
export function findNoNetworkStart(): Promise<readonly string[]> {
  const [program, ...options] = unshare;
  found ??= new Promise((resolve) => {
    builtin('node:child_process').execFile(
      program,
      [...options, process.execPath, '--version'],
      { timeout: 5000 },
      (error) => resolve(error === null ? unshare : []),
    );
  });
  return found;
}
