/** Scheme and credentials, the hosts, and all that follows them. */
const PARTS = /^([a-z]+:\/\/(?:[^/?#]*@)?)([^@/?#]*)(.*)$/s;
const ATTRIBUTE = 'target_session_attrs';
/** What libpq calls a server that takes writes, and one that follows; `any` asks for nothing, and gets it, too. */
const ROLES = {
  primary: { names: ['read-write', 'primary', 'any'], must: 'a server that takes writes' },
  standby: { names: ['standby', 'prefer-standby', 'read-only', 'any'], must: 'standbys' },
};

/**
 * The addresses that one of PostgreSQL stands for, one for each of its hosts: as libpq has it, several stand between commas
 * (`postgres://counts@db1.example,db2.example:5433/counts`), and whichever of them takes writes is meant (of standbys: whichever follows).
 */
export function addressesOf(text: string): string[] {
  const [, before = '', hosts = '', after = ''] = PARTS.exec(text) ?? [];
  return hosts.includes(',') ? hosts.split(',').map((host) => `${before}${host}${after}`) : [text];
}

/** What is wrong with the hosts of an address and with what it asks of them, as the end of a sentence; null where nothing is. */
export function hostsFault(text: string, role: keyof typeof ROLES = 'primary'): string | null {
  const addresses = addressesOf(text).map((address) => new URL(address));
  const [first] = addresses;
  if (addresses.length > 1) {
    if (addresses.some(({ hostname }) => hostname === ''))
      return 'has a comma among its hosts with no host beside it.';
    if (first?.searchParams.has('host'))
      return 'names hosts twice: before its database, and as the parameter host.';
  }
  if (first?.searchParams.get('host')?.includes(','))
    return 'names several hosts as a parameter; they stand before the database, with commas between them.';
  const asked = first?.searchParams.get(ATTRIBUTE) ?? 'any';
  const { names, must } = ROLES[role];
  return names.includes(asked) ? null : `asks for ${ATTRIBUTE}=${asked}, but must lead to ${must}.`;
}
