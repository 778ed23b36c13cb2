// Spreads connections over instances of the product in turn: `node scripts/launch/spread.mjs PORT TARGET_PORT…`.
// A connection that one instance does not take goes to the next, so one of them may be killed. Bytes pass unread.
import net from 'node:net';

const [port, ...targets] = process.argv.slice(2).map(Number);
let turn = 0;

function pass(client, first, tried = 0) {
  const upstream = net.connect({
    port: targets[(first + tried) % targets.length],
    host: 'localhost',
    noDelay: true,
  });
  upstream.once('connect', () => {
    client.pipe(upstream).pipe(client);
    upstream.on('error', () => client.destroy());
    upstream.on('close', () => client.destroy());
    client.on('close', () => upstream.destroy());
  });
  upstream.once('error', () => {
    if (upstream.pending === false) return;
    if (tried + 1 < targets.length && !client.destroyed) pass(client, first, tried + 1);
    else client.destroy();
  });
}

// Without noDelay a reply in two pieces waits 40 ms for the caller's acknowledgement of the first.
const server = net.createServer({ noDelay: true }, (client) => {
  client.on('error', () => client.destroy());
  pass(client, (turn += 1));
});
server.listen(port, 'localhost');
