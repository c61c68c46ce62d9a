import { BlockList, isIP } from 'node:net';
import { WEBHOOK_PORTS } from 'shared-domain';

/** What is no place on the internet, or leads to one inside another address. */
const CLOSED = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  CLOSED.addSubnet(net, bits, 'ipv4');

/** Of IPv6 only what is given out on the internet is open, and of that neither documentation nor tunnels with another address inside. */
const GIVEN_OUT = new BlockList();
GIVEN_OUT.addSubnet('2000::', 3, 'ipv6');
const CLOSED_SIX = new BlockList();
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  CLOSED_SIX.addSubnet(net, bits, 'ipv6');

/** Whether an address that a name was resolved to is one on the internet: global unicast, no other inside. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !CLOSED.check(address, 'ipv4');
  return family === 6 && GIVEN_OUT.check(address, 'ipv6') && !CLOSED_SIX.check(address, 'ipv6');
}

const OF_A_HOUSE = /(^|\.)(localhost|local|internal|localdomain|lan|home|corp|intranet|home\.arpa)\.?$/;

/** What may not be an address of a webhook: its form, or a host that is no name of the internet. */
export type UrlFault = 'form' | 'https' | 'port' | 'host';

/** Why an address can't be a webhook's, before anything is asked of it; null where it can. `own` are names of ours. */
export function faultOfUrl(
  written: string,
  { own, allowPrivate }: { own: readonly string[]; allowPrivate: boolean },
): UrlFault | null {
  if (!URL.canParse(written)) return 'form';
  const { protocol, username, password, hostname, port, hash } = new URL(written);
  if (username || password || hash || !hostname) return 'form';
  if (allowPrivate) return protocol === 'https:' || protocol === 'http:' ? null : 'https';
  if (protocol !== 'https:') return 'https';
  if (port !== '' && !WEBHOOK_PORTS.some((open) => open === port)) return 'port';
  const host = hostname.toLowerCase().replace(/\.$/, '');
  const isName = host.includes('.') && !host.startsWith('[') && isIP(host) === 0;
  return isName && !OF_A_HOUSE.test(host) && !own.includes(host) ? null : 'host';
}
