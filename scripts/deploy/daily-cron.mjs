// The host's free plan refuses cron jobs that run more than once a day.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../launch/install.mjs';

/** 8 to 9 a.m. in Washington in winter: reminders go out in the morning. */
const daily = '0 13 * * *';

/**
 * Runs a deployment with every cron job of vercel.json once a day; the file is put back, however it ends.
 * @template T
 * @param {() => T} work
 * @returns {T}
 */
export function withDailyCron(work) {
  const file = path.join(root, 'vercel.json');
  const before = readFileSync(file, 'utf8');
  const config = JSON.parse(before);
  const crons = config.crons.map((cron) => ({ ...cron, schedule: daily }));
  writeFileSync(file, `${JSON.stringify({ ...config, crons }, null, 2)}\n`);
  try {
    return work();
  } finally {
    writeFileSync(file, before);
  }
}
