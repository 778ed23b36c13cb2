// `npm run eval -- NAME`: measures the quality of one part of the product. Needs no database.
import { installPackages } from './launch/install.mjs';
import { run, typescript } from './launch/process.mjs';

installPackages();
const { generateClient, nameEngine } = await import('./generate.mjs');
generateClient();
nameEngine();
try {
  run(process.execPath, [...typescript, 'scripts/eval.ts', ...process.argv.slice(2)]);
} catch {
  process.exitCode = 1;
}
