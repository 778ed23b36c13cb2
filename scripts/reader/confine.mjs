// Put at the beginning of the bundled reader (build-reader.mjs): what Node's permission model leaves open in the version
// that we run. Nothing of the reader uses any of it, so code that does was planted by a document. Such code may have
// exchanged what is built in, so what is decided here calls no method of anything.
import dgram from 'node:dgram';
import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';

const refuse = () => {
  throw Object.assign(new Error('not in the reader of documents'), { code: 'ERR_ACCESS_DENIED' });
};

/** Replaces functions for good. */
function close(object, names) {
  for (const name of names)
    if (typeof object[name] === 'function')
      Object.defineProperty(object, name, { value: refuse, writable: false, configurable: false });
}

// Every connection in and out goes through these, whatever module was asked for it.
close(net.Socket.prototype, ['connect']);
close(net.Server.prototype, ['listen', '_listen2']);
close(net, ['_createServerHandle']);
close(dgram.Socket.prototype, ['bind', 'connect', 'send', 'sendto']);
close(dgram, ['_createSocketHandle']);
for (const one of [dns, dns.promises, dns.Resolver.prototype, dns.promises.Resolver.prototype])
  close(
    one,
    Object.getOwnPropertyNames(one).filter((name) => name !== 'constructor' && name !== 'Resolver'),
  );
syncBuiltinESMExports();

// Signals reach every process of the same user, the product itself among them.
close(process, ['kill', '_kill', '_debugProcess', '_debugEnd']);

// Native code is not held by permissions: only that of the picture library is loaded.
const { apply } = Reflect;
const load = process.dlopen;
const endings = ['', 'musl'].map((libc) => {
  const host = `${process.platform}${libc}-${process.arch}`;
  return `/node_modules/@img/sharp-${host}/lib/sharp-${host}-SHARP_VERSION.node`;
});

function endsWith(text, ending) {
  if (text.length <= ending.length) return false;
  for (let at = 1; at <= ending.length; at += 1) {
    const own = text[text.length - at];
    if ((own === '\\' ? '/' : own) !== ending[ending.length - at]) return false;
  }
  return true;
}

Object.defineProperty(process, 'dlopen', {
  value: (module, file) => {
    const name = `${file}`;
    if (!endsWith(name, endings[0]) && !endsWith(name, endings[1])) return refuse();
    return apply(load, process, [module, name]);
  },
  writable: false,
  configurable: false,
});
