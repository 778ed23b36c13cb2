// npm run eval -- NAME: measures the quality of one part of the product. Each eval is a module of scripts/eval/.
const evals: Record<string, () => Promise<{ run: (options: string[]) => Promise<void> }>> = {
  chat: () => import('./eval/chat'),
  states: () => import('./eval/states'),
};

async function main() {
  const [name = 'chat', ...options] = process.argv.slice(2);
  const load = evals[name];
  if (!load) {
    console.error(`There is no eval "${name}". There is: ${Object.keys(evals).join(', ')}`);
    process.exitCode = 1;
    return;
  }
  await (await load()).run(options);
}

void main();
