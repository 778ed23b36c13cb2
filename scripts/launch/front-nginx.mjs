// nginx in front of a tested product, as most hosts have one: it keeps its connections to the product open and sends the
// next caller's request over one that another caller used.
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** @returns {string | null} the program; null where it isn't installed (Debian: apt-get install nginx-light) */
export function findNginx() {
  for (const program of ['nginx', '/usr/sbin/nginx'])
    if (spawnSync(program, ['-v'], { stdio: 'ignore' }).status === 0) return program;
  return null;
}

const settings = (port, targets) => `
worker_processes 1;
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
pid nginx.pid;
error_log error.log warn;
events { worker_connections 2048; }
http {
  access_log off;
  client_body_temp_path body;
  proxy_temp_path proxied;
  fastcgi_temp_path fastcgi;
  uwsgi_temp_path uwsgi;
  scgi_temp_path scgi;
  upstream product {
    ${targets.map((target) => `server 127.0.0.1:${target} max_fails=0;`).join('\n    ')}
    keepalive 32;
  }
  server {
    listen 127.0.0.1:${port};
    # How large a body or a header may be is for the product to say.
    client_max_body_size 0;
    large_client_header_buffers 8 64k;
    keepalive_timeout 75s;
    keepalive_requests 100000;
    location / {
      proxy_pass http://product;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_request_buffering off;
      proxy_buffering off;
      proxy_read_timeout 120s;
      proxy_next_upstream off;
    }
  }
}
`;

/**
 * @param {string} folder for its settings and logs
 * @param {number} port where callers come
 * @param {number[]} targets ports of the product's instances
 * @returns {{ ended: Promise<unknown>, stop: () => Promise<void> }}
 */
export function startNginx(folder, port, targets) {
  const program = findNginx();
  if (program === null) throw new Error('nginx is not installed');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'nginx.conf'), settings(port, targets));
  const child = spawn(
    program,
    ['-p', `${folder}/`, '-c', path.join(folder, 'nginx.conf'), '-e', 'error.log'],
    {
      stdio: 'inherit',
    },
  );
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { ended, stop };
}
