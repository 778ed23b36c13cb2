// Loaded before Next's server (`node --import`): browsers that take Brotli get the scripts and styles that the build has
// compressed, an eighth smaller than what Next compresses at each request, and without its work. Next still serves the
// file and sets its headers; only which file it is, and its kind, are said here.
import { readdirSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';

const address = '/_next/static/';
const kinds = { '.js': 'application/javascript; charset=UTF-8', '.css': 'text/css; charset=UTF-8' };

/** Addresses that stand compressed beside themselves. */
function listCompressed() {
  try {
    const names = readdirSync('.next/static', { recursive: true, encoding: 'utf8' });
    return new Set(
      names
        .filter((name) => name.endsWith('.br'))
        .map((name) => address + name.slice(0, -'.br'.length).split(path.sep).join('/')),
    );
  } catch {
    return new Set();
  }
}

const compressed = listCompressed();

/** @param {string | undefined} header Accept-Encoding */
const takesBrotli = (header) => /(^|,)\s*br\s*(;\s*q=(1|0\.\d*[1-9])|,|$)/.test(header ?? '');

function choose(request, response) {
  const { url = '', method, headers } = request;
  if (!url.startsWith(address) || (method !== 'GET' && method !== 'HEAD')) return;
  const [file = '', ...search] = url.split('?');
  if (!compressed.has(file)) return;
  response.setHeader('Vary', 'Accept-Encoding');
  if (!takesBrotli(headers['accept-encoding'])) return;
  request.url = [`${file}.br`, ...search].join('?');
  response.setHeader('Content-Type', kinds[path.extname(file)]);
  response.setHeader('Content-Encoding', 'br');
}

const { createServer } = http;
http.createServer = (...given) => {
  const server = createServer(...given);
  // Before Next's own listener, which was given to the server above.
  server.prependListener('request', choose);
  return server;
};
