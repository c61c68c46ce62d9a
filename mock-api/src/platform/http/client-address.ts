import { BlockList, isIP } from 'node:net';

/** Who may say whom a request comes from. */
export type TrustedProxies = { has(address: string): boolean; none: boolean };

/** Whom a request comes from, and whether it came encrypted all the way to the outermost trusted proxy. */
export type Client = { address: string; secure: boolean };

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const WITH_PORT = /^(?:\[([0-9a-f:.]+)\]|(\d+\.\d+\.\d+\.\d+))(?::\d+)?$/i;

/** An address in one spelling: no port, no brackets, no zone, IPv4 as IPv4. Null for what is none. */
function plain(text: string): string | null {
  const [, six, four] = WITH_PORT.exec(text.trim()) ?? [];
  const bare = (six ?? four ?? text.trim()).replace(/%.*$/, '');
  const address = MAPPED.exec(bare)?.[1] ?? bare;
  return isIP(address) === 0 ? null : address.toLowerCase();
}

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

function add(list: BlockList, range: string): boolean {
  const [text = '', bits] = range.split('/');
  const address = plain(text);
  if (address === null) return false;
  if (bits === undefined) {
    list.addAddress(address, familyOf(address));
    return true;
  }
  if (!/^\d{1,3}$/.test(bits) || Number(bits) > (familyOf(address) === 'ipv6' ? 128 : 32)) return false;
  list.addSubnet(address, Number(bits), familyOf(address));
  return true;
}

/** Addresses and ranges such as `10.0.0.0/8`: whether they hold an address, and which of them are none. */
export function addressesOf(ranges: readonly string[]): {
  has: (address: string) => boolean;
  wrong: string[];
} {
  const list = new BlockList();
  const wrong = ranges.filter((range) => !add(list, range));
  return { has: (address) => isIP(address) !== 0 && list.check(address, familyOf(address)), wrong };
}

/** The proxies that a setting names: addresses and ranges such as `10.0.0.0/8`, with blanks or commas between them. */
export function trustedProxiesFrom(text: string | undefined): TrustedProxies {
  const ranges = (text ?? '').split(/[\s,]+/).filter(Boolean);
  const { has, wrong } = addressesOf(ranges);
  if (wrong[0] !== undefined)
    throw new Error(
      `TRUSTED_PROXIES holds addresses and ranges such as 10.0.0.5 or 10.0.0.0/8, not "${wrong[0]}".`,
    );
  return { has, none: ranges.length === 0 };
}

const listOf = (header: string | null) =>
  (header ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/**
 * Whom a request comes from. What it says of that itself counts only where a trusted proxy said so: the addresses that
 * were forwarded are read from the right, as far as each was added by a proxy that is trusted. `remote` is the
 * connection's other end.
 */
export function clientOf(
  { headers }: Pick<Request, 'headers'>,
  remote: string | undefined,
  proxies: TrustedProxies,
): Client {
  let address = plain(remote ?? '');
  if (address === null) return { address: '', secure: false };
  const forwarded = listOf(headers.get('x-forwarded-for'));
  let hops = 0;
  let isTrusted = proxies.has(address);
  while (isTrusted) {
    const next = plain(forwarded.at(-1 - hops) ?? '');
    hops += 1;
    if (next === null) break;
    address = next;
    isTrusted = proxies.has(address);
  }
  return { address, secure: isForwardedSecure(headers, hops) };
}

/** What the outermost of the trusted hops says of its client's connection; proxies set it anew or add to it. */
function isForwardedSecure(headers: Headers, hops: number): boolean {
  if (hops === 0) return false;
  const said = listOf(headers.get('x-forwarded-proto'));
  return said.at(-Math.min(hops, said.length))?.toLowerCase() === 'https';
}

/** The eight groups of an IPv6 address. */
function groupsOf(address: string): string[] {
  const inHex = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = '', tail] = inHex.split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  return [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right];
}

/** The network that counts as one client: of IPv6 the /64 that a household or office has to itself. */
export function networkOf(address: string): string {
  return isIP(address) === 6 ? `${groupsOf(address).slice(0, 4).join(':')}::/64` : address;
}
