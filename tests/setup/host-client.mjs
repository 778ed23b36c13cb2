// Stands in for the host's command-line client: keeps settings in a file and writes down what it was asked.
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';

const store = process.env.HOST_STORE;
const settings = () => (existsSync(store) ? JSON.parse(readFileSync(store, 'utf8')) : {});
const [command, ...rest] = process.argv.slice(2);
appendFileSync(`${store}.calls`, `${[command, ...rest].filter((word) => !word.startsWith('/')).join(' ')}\n`);

if (command === 'whoami' && process.env.HOST_SIGNED_OUT === '1') {
  console.error('Error: No existing credentials found.');
  process.exit(1);
} else if (command === 'env' && rest[0] === 'pull') {
  const lines = Object.entries(settings()).map(([name, value]) => `${name}="${value}"`);
  writeFileSync(rest[1], lines.join('\n'));
} else if (command === 'env' && rest[0] === 'add') {
  writeFileSync(store, JSON.stringify({ ...settings(), [rest[1]]: readFileSync(0, 'utf8') }));
} else if (command === 'deploy') {
  if (process.env.HOST_REFUSES === '1') {
    console.error('Error: the build failed');
    process.exit(1);
  }
  const { crons } = JSON.parse(readFileSync('vercel.json', 'utf8'));
  writeFileSync(`${store}.schedules`, crons.map(({ schedule }) => schedule).join('\n'));
  console.log('https://plainfile-1a2b3c.example');
}
