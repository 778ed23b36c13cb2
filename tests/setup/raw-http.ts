import { connect } from 'node:net';
import { productUrl } from './http';

/** Sends bytes as they are, which fetch would tidy up, and gives the first line and everything of the reply. */
export function sendRaw(text: string): Promise<{ status: number; text: string }> {
  const { hostname, port } = new URL(productUrl());
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port) });
    const chunks: Buffer[] = [];
    socket.setTimeout(30_000, () => socket.destroy(new Error('no reply')));
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.once('error', reject);
    socket.once('close', () => {
      const reply = Buffer.concat(chunks).toString('latin1');
      resolve({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(reply)?.[1] ?? 0), text: reply });
    });
    socket.write(Buffer.from(text, 'latin1'));
  });
}

/** One request whose connection ends with the reply. */
export function rawRequest(
  method: string,
  target: string,
  headers: Record<string, string> = {},
  body = '',
): Promise<{ status: number; text: string }> {
  const lines = Object.entries({
    Host: new URL(productUrl()).host,
    Connection: 'close',
    ...(body === '' ? {} : { 'Content-Length': String(Buffer.byteLength(body, 'latin1')) }),
    ...headers,
  }).map(([name, value]) => `${name}: ${value}`);
  return sendRaw(`${method} ${target} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
}
