import { connect, createServer, type Server, type Socket } from 'node:net';
import { findFreePort } from './own-server';

/** A line to the database that can be cut and mended, or go silent. */
export interface CutLine {
  url: string;
  /** Every connection ends and no new one is taken. */
  cut: () => Promise<void>;
  /** Connections stay, and nothing comes through. */
  silence: () => void;
  mend: () => Promise<void>;
}

/** Puts a line between an instance and the database of this address. */
export async function openLine(databaseUrl: string): Promise<CutLine> {
  const target = new URL(databaseUrl);
  const port = await findFreePort();
  const sockets = new Set<Socket>();
  let server: Server | null = null;
  let silent = false;
  const listen = () =>
    new Promise<void>((resolve) => {
      server = createServer((near) => {
        const far = connect(Number(target.port), target.hostname);
        for (const socket of [near, far]) {
          sockets.add(socket);
          socket.on('error', () => undefined);
          socket.on('close', () => {
            sockets.delete(socket);
            near.destroy();
            far.destroy();
          });
        }
        near.on('data', (chunk) => (silent ? undefined : far.write(chunk)));
        far.on('data', (chunk) => (silent ? undefined : near.write(chunk)));
      }).listen(port, '127.0.0.1', resolve);
    });
  await listen();
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  const end = async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise<void>((resolve) => (server === null ? resolve() : server.close(() => resolve())));
    server = null;
  };
  return {
    url: url.href,
    cut: end,
    silence: () => (silent = true),
    mend: async () => {
      // What was silent is broken for good: whoever waits on it has to connect anew.
      if (silent) await end();
      silent = false;
      if (server === null) await listen();
    },
  };
}
