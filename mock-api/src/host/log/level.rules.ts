/** How much of the log is written, from the most to nothing. */
export const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** What the server says of releases when something is not as it should be. */
const TO_LOOK_AT = ['trial', 'trouble', 'notKept', 'refusedRelease'];

/**
 * How grave a line is: what failed is an error, what was refused or has to be looked at is a warning. What a browser
 * reports by itself, and what a balancer asks all the time, is told only where all is wanted.
 */
export function levelOf(line: Record<string, unknown>): Exclude<LogLevel, 'silent'> {
  const { error, status, path, refused } = line;
  if (error !== undefined || (typeof status === 'number' && status >= 500)) return 'error';
  if (TO_LOOK_AT.some((name) => name in line) || refused === 'too many tries' || refused === 'not allowed')
    return 'warn';
  return typeof path === 'string' && /^\/api\/(live|ready|health)$/.test(path) ? 'debug' : 'info';
}
