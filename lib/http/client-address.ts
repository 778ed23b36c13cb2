import { isIP } from 'node:net';
import { env } from '@/lib/env';

/** Where instrumentation.ts writes the address of the connection, over whatever a caller sent under this name. */
export const peerHeader = 'x-plainfile-peer';

export interface ClientAddress {
  /** The caller as limits count it: an IPv4 address, or the /64 network of an IPv6 address. */
  network: string;
  /** True when this is no single caller: this machine, a private network (so: somebody's proxy), or not known. */
  isShared: boolean;
}

/**
 * Whom a request comes from. Only what the operator's proxy says (CLIENT_ADDRESS_HEADER, its last entry: the others
 * can be invented by the caller) or the connection itself is believed, never a header that anybody can send.
 */
export function readClientAddress(headers: Headers, proxyHeader = env().addressHeader): ClientAddress {
  const forwarded =
    proxyHeader === null ? headers.get(peerHeader) : headers.get(proxyHeader)?.split(',').at(-1);
  const address = (forwarded ?? '')
    .trim()
    .toLowerCase()
    .replace(/^::ffff:(?=\d+\.)/, '');
  if (isIP(address) === 4) return { network: address, isShared: isPrivateV4(address) };
  if (isIP(address) === 6) {
    const network = networkOf(address);
    const isPrivate = address === '::1' || /^f[cd]/.test(address) || /^fe[89ab]/.test(address);
    return { network, isShared: isPrivate };
  }
  return { network: 'unknown', isShared: true };
}

function isPrivateV4(address: string): boolean {
  return /^(127|10)\.|^192\.168\.|^169\.254\.|^172\.(1[6-9]|2\d|3[01])\./.test(address);
}

/** The first four groups: one household or server has them all to itself. */
function networkOf(address: string): string {
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const before = head.split(':').filter(Boolean);
  const after = tail === undefined ? [] : tail.split(':').filter(Boolean);
  const gap = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array<string>(gap).fill('0'), ...after];
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
