// npm run bench -- NAME: measures one part of the product. Each bench is a module of scripts/bench/.
const benches: Record<string, () => Promise<{ run: () => Promise<void> }>> = {
  engine: () => import('./bench/engine'),
  chat: () => import('./bench/chat'),
  filing: () => import('./bench/filing'),
  interview: () => import('./bench/interview'),
  load: () => import('./bench/load'),
  pages: () => import('./bench/pages'),
  growth: () => import('./bench/growth'),
  documents: () => import('./bench/documents'),
  pictures: () => import('./bench/pictures'),
  texts: () => import('./bench/texts'),
  journeys: () => import('./bench/journeys'),
  desk: () => import('./bench/desk'),
};

async function main() {
  const [name = 'engine'] = process.argv.slice(2);
  const load = benches[name];
  if (!load) {
    console.error(`There is no bench "${name}". There is: ${Object.keys(benches).join(', ')}`);
    process.exitCode = 1;
    return;
  }
  await (await load()).run();
}

void main();
