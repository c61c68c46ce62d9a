/** PostgreSQL's code for what a role may not do, and its words where a row's policy is why. */
const NOT_ALLOWED = '42501';
const BY_POLICY = /row-level security/;

/**
 * Whether an error says that row security took no row, since it lies outside of the caller's scope (T5). A table that the role
 * has no right to at all has the same code, and is a fault of the installation.
 */
export function isOutOfScope(error: unknown): boolean {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  return code === NOT_ALLOWED && typeof message === 'string' && BY_POLICY.test(message);
}
