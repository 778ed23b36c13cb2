// The packages that a package needs to run, for files that no import of ours leads to.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The named packages and all that they depend on, as far as they are installed (those for other systems are not).
 * @param {string} root the folder with node_modules, where npm has flattened them
 * @param {readonly string[]} names
 * @returns {string[]} names, sorted
 */
export function listPackages(root, names) {
  const found = new Set();
  const waiting = [...names];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const manifest = path.join(root, 'node_modules', name, 'package.json');
    if (found.has(name) || !existsSync(manifest)) continue;
    found.add(name);
    const { dependencies = {}, optionalDependencies = {} } = JSON.parse(readFileSync(manifest, 'utf8'));
    waiting.push(...Object.keys(dependencies), ...Object.keys(optionalDependencies));
  }
  return [...found].sort();
}
