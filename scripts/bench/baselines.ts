import http from 'node:http';
import { spread } from './load-plan';

export interface Baseline {
  name: string;
  perSecond: number;
  p50: number;
  p99: number;
}

/** Asks one address as fast as it answers, sixteen at a time, for some seconds. */
export async function timeRoute(
  name: string,
  url: string,
  headers: Record<string, string>,
  seconds: number,
): Promise<Baseline> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 16 });
  const times: number[] = [];
  const once = () =>
    new Promise<void>((resolve, reject) => {
      const started = performance.now();
      http
        .get(url, { agent, headers }, (reply) => {
          if (reply.statusCode !== 200) reject(new Error(`${url} gave ${reply.statusCode}`));
          reply.resume();
          reply.on('end', () => {
            times.push(performance.now() - started);
            resolve();
          });
        })
        .on('error', reject);
    });
  const until = async (end: number) => {
    while (performance.now() < end) await once();
  };
  const everybody = (length: number) =>
    Promise.all(Array.from({ length: 16 }, () => until(performance.now() + length * 1000)));
  await everybody(1); // the first ones pay for what is loaded on demand
  times.length = 0;
  const started = performance.now();
  await everybody(seconds);
  const took = (performance.now() - started) / 1000;
  agent.destroy();
  const { p50, p99 } = spread(times);
  return { name, perSecond: times.length / took, p50, p99 };
}
