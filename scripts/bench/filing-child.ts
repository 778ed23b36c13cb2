import { spawn } from 'node:child_process';
import os from 'node:os';
import { db } from '@/lib/infra/db';
import { numberOf, queueFiling } from './filing-rows';

const filings = 1000;
const processes = 2;
/** What a busy evening asks for. */
const goalPerMinute = 1000;

/** Counts every arrival at the simulator, also of a submission that it has already. */
async function countArrivals(): Promise<void> {
  await db().$executeRawUnsafe('CREATE TABLE bench_arrival ("submissionId" text NOT NULL)');
  await db().$executeRawUnsafe(`
    CREATE FUNCTION bench_arrival() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF NEW."submissionId" NOT LIKE 'down:%' THEN INSERT INTO bench_arrival VALUES (NEW."submissionId"); END IF;
      RETURN NEW;
    END $$`);
  await db().$executeRawUnsafe(
    'CREATE TRIGGER bench_arrival BEFORE INSERT ON "SimulatedSubmission" FOR EACH ROW EXECUTE FUNCTION bench_arrival()',
  );
}

const workOff = () =>
  new Promise<void>((resolve, reject) => {
    const child = spawn(process.execPath, [...process.execArgv, 'scripts/bench/filing-worker.ts'], {
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error('a worker failed'))));
  });

interface Held {
  about: string;
  found: number;
  wanted: number;
}

async function checkInvariants(): Promise<Held[]> {
  const wanted = Array.from({ length: filings }, (_, index) => numberOf(index).state);
  const rejected = wanted.filter((state) => state === 'rejected').length;
  const count = async (sql: string): Promise<number> => {
    const [row] = await db().$queryRawUnsafe<{ n: number }[]>(sql);
    return row?.n ?? -1;
  };
  const inState = (state: string) =>
    count(`SELECT count(*)::int AS n FROM "FilingSubmission" WHERE "state" = '${state}'`);
  return [
    { about: 'accepted', found: await inState('accepted'), wanted: filings - rejected },
    { about: 'rejected', found: await inState('rejected'), wanted: rejected },
    {
      about: 'arrived at the simulator',
      found: await count('SELECT count(DISTINCT "submissionId")::int AS n FROM bench_arrival'),
      wanted: filings,
    },
    {
      about: 'sent twice',
      found: await count('SELECT (count(*) - count(DISTINCT "submissionId"))::int AS n FROM bench_arrival'),
      wanted: 0,
    },
    {
      about: 'filings with other than one submission',
      found: await count(
        'SELECT count(*)::int AS n FROM (SELECT 1 FROM "FilingSubmission" GROUP BY "filingId" HAVING count(*) <> 1) x',
      ),
      wanted: 0,
    },
    {
      about: 'answers kept',
      found: await count('SELECT count(*)::int AS n FROM "FilingAcknowledgement"'),
      wanted: filings,
    },
    {
      about: 'returns filed',
      found: await count(`SELECT count(*)::int AS n FROM "TaxReturn" WHERE "status" = 'filed'`),
      wanted: filings - rejected,
    },
    {
      about: 'accepted or rejected events',
      found: await count(
        `SELECT count(*)::int AS n FROM "FilingEvent" WHERE "event" IN ('accepted', 'rejected')`,
      ),
      wanted: filings,
    },
  ];
}

async function main(): Promise<void> {
  await countArrivals();
  for (let index = 0; index < filings; index += 20)
    await Promise.all(Array.from({ length: 20 }, (_, offset) => queueFiling(index + offset)));
  const started = performance.now();
  await Promise.all(Array.from({ length: processes }, workOff));
  const seconds = (performance.now() - started) / 1000;
  const perMinute = (filings / seconds) * 60;
  const load = (os.loadavg()[0] ?? 0).toFixed(1);
  console.log(
    `Filing, Node ${process.version}, load average ${load} on ${os.cpus().length} cores, ${processes} processes`,
  );
  console.log(
    `${filings} filings in ${seconds.toFixed(1)} s, start of the processes included: ${perMinute.toFixed(0)} a minute (${perMinute >= goalPerMinute ? 'reaches' : 'MISSES'} ${goalPerMinute})`,
  );
  for (const { about, found, wanted } of await checkInvariants()) {
    if (found !== wanted) process.exitCode = 1;
    console.log(`${found === wanted ? 'holds ' : 'BROKEN'}  ${about.padEnd(42)}${found} of ${wanted}`);
  }
  await db().$disconnect();
}

void main();
