import { isIP } from 'node:net';

// An IPv6 client usually owns a whole /64.
const toNetwork = (address: string) => {
  const [head = '', tail] = address.toLowerCase().split('%', 1)[0]?.split('::') ?? [];
  if (tail === undefined) return head.split(':').slice(0, 4).join(':');
  const groups = head === '' ? [] : head.split(':');
  const rest = tail === '' ? 0 : tail.split(':').length + (tail.includes('.') ? 1 : 0);
  return [...groups, ...Array<string>(Math.max(0, 8 - groups.length - rest)).fill('0'), ...tail.split(':')]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, '') || '0')
    .join(':');
};

/** Some proxies add a port: `203.0.113.7:4711`, `[2001:db8::1]:443`. */
const withoutPort = (named: string): string =>
  named.replace(/^\[([^\]]*)\](?::\d+)?$/, '$1').replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1');

/** The key for rate limits. Ignores forwarded addresses that no trusted proxy added: they may be forged. */
export const toCaller = (
  address: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
) => {
  const chain = trustedProxies > 0 ? (forwardedFor ?? '').split(',').map((part) => part.trim()) : [];
  const named = chain.length >= trustedProxies ? withoutPort(chain[chain.length - trustedProxies] ?? '') : '';
  const text = isIP(named) ? named : (address ?? '');
  const plain = text.replace(/^::ffff:(?=\d+\.)/i, '');
  return isIP(plain) === 6 ? toNetwork(plain) : plain;
};
