import { addressesOf } from '../../platform/db/postgres-address.rules.ts';

/** An address of a database server. */
export type Machine = { host: string; port: number };

const PORT = 5432;
const LOOPBACK = /^(localhost|127\.[\d.]+|\[?::1\]?)$/i;

/** The machine that `host` or `host:port` names (`[…]:port` for IPv6); a sentence where it names none. */
export function machineFrom(text: string): Machine {
  const [, host = '', port] = /^(\[[\da-f:.]+\]|[^\s:/@[\]]+)(?::(\d{1,5}))?$/i.exec(text) ?? [];
  const number = port === undefined ? PORT : Number(port);
  if (host === '' || number < 1 || number > 65_535)
    throw new Error(`A machine is named by host:port, such as worker-1.example:5432, not "${text}".`);
  return { host: host.replaceAll(/[[\]]/g, ''), port: number };
}

/**
 * Under which address the other machines are to reach the coordinator: the one that the server has, unless it is told.
 * A sentence where that can't be told from it.
 */
export function coordinatorFrom(
  databaseUrl: string,
  told: string | undefined,
  workers: readonly Machine[],
): Machine {
  if (told !== undefined) return machineFrom(told);
  const [address = '', ...others] = addressesOf(databaseUrl);
  const { hostname, port } = new URL(address);
  const ask = 'Say how the workers reach the coordinator: --coordinator host:port.';
  if (others.length > 0) throw new Error(`DATABASE_URL names several hosts. ${ask}`);
  if (hostname === '') throw new Error(`DATABASE_URL names no host. ${ask}`);
  if (LOOPBACK.test(hostname) && workers.some(({ host }) => !LOOPBACK.test(host)))
    throw new Error(
      `DATABASE_URL names the coordinator ${hostname}, where no other machine finds it. ${ask}`,
    );
  return { host: decodeURIComponent(hostname).replaceAll(/[[\]]/g, ''), port: Number(port || PORT) };
}

/** The same address, whose connections bear a name by which they are told from those of others. */
export function namedAddress(databaseUrl: string, name: string): string {
  const bare = databaseUrl.replaceAll(
    /([?&])application_name=[^&]*(&|$)/g,
    (_, before, after) => after && before,
  );
  return `${bare}${bare.includes('?') ? '&' : '?'}application_name=${encodeURIComponent(name)}`;
}
