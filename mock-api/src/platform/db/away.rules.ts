/** What PostgreSQL's own client says of a connection that is lost, which the coordinator of a spread database passes on as it is. */
const LOST =
  /^(server closed the connection unexpectedly|could not (receive data from|send data to) server|no connection to the server|connection not open)/;

/**
 * Whether an error says that a machine which holds a part of the counts is not reached at the moment, though the database
 * answers: only a server that has lost another one uses these words and codes.
 */
export function isMachineAway(error: unknown): boolean {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  if (typeof code !== 'string') return false;
  return code.startsWith('08') || (typeof message === 'string' && LOST.test(message));
}
