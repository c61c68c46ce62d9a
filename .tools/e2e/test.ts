import { test as plain } from '@playwright/test';

/**
 * Marks a test that varies what another one shows already: a further person, the other language, the next pair of faults. A run whose time
 * is bounded comes to these last, and to as many as it has time for.
 */
export const WIDE = { tag: '@wide' } as const;

/** Playwright's `test`; where a run has to end, tests are left out whose turn comes after `E2E_UNTIL` (milliseconds since 1970). */
export const test = plain.extend<{ bounded: void }>({
  bounded: [
    async ({ browserName }, use, info) => {
      const until = Number(process.env['E2E_UNTIL'] ?? Infinity);
      info.skip(Date.now() > until, `no time is left for it in ${browserName}`);
      await use();
    },
    { auto: true },
  ],
});
