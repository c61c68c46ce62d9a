import { pino, type DestinationStream } from 'pino';
import { levelOf, type LogLevel } from './level.rules.ts';

/** Names under which a line would hold a secret or say who somebody is: nobody writes such lines, and none gets out. */
const NEVER = ['token', 'password', 'authorization', 'cookie', 'secret', 'email', 'name'];

/**
 * The log: one JSON object a line, `level` and `at` first. Written at once, not when there is time: what the server says
 * last before it dies is what one wants to read.
 */
export function createLog(
  level: LogLevel,
  to: DestinationStream = process.stdout,
): (line: Record<string, unknown>) => void {
  const log = pino(
    {
      level,
      base: null,
      timestamp: () => `,"at":"${new Date().toISOString()}"`,
      formatters: { level: (label) => ({ level: label }) },
      redact: { paths: [...NEVER, ...NEVER.map((name) => `*.${name}`)], censor: 'redacted' },
    },
    to,
  );
  return (line) => log[levelOf(line)](line);
}
