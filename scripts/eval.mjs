// `npm run eval -- NAME`: measures the quality of one part of the product on the embedded database.
import { installPackages } from './launch/install.mjs';

installPackages();
const { learnQuestions, nameEngine } = await import('./generate.mjs');
nameEngine();
learnQuestions();
const { runWithDatabase } = await import('./launch/with-database.mjs');
await runWithDatabase('scripts/eval.ts', process.argv.slice(2));
