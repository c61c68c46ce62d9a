/**
 * PostgreSQL's code for what a role may not do, and how it is seen that a row's policy is why: by where the server says so, in
 * whichever language it speaks; by its words where a machine of a spread database said it, whose place is not passed on.
 */
const NOT_ALLOWED = '42501';
const POLICY_ROUTINE = 'ExecWithCheckOptions';
const BY_POLICY = /row-level security/;

/**
 * Whether an error says that row security took no row, since it lies outside of the caller's scope (T5). A table that the role
 * has no right to at all has the same code, and is a fault of the installation.
 */
export function isOutOfScope(error: unknown): boolean {
  const { code, routine, message } = (error ?? {}) as Partial<
    Record<'code' | 'routine' | 'message', unknown>
  >;
  return (
    code === NOT_ALLOWED &&
    (routine === POLICY_ROUTINE || (typeof message === 'string' && BY_POLICY.test(message)))
  );
}
