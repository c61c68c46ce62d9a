import { endpoint, type Endpoint } from '../../platform/http/endpoint.ts';
import { keptOf } from './failure.rules.ts';
import { noteFailure } from './failures.sql.ts';
import { noteFailedSession, noteVersions } from './versions-in-use.sql.ts';
import { selectInUse } from './versions-in-use.ts';

/** What everybody together may send within a quarter of an hour: beyond that it is a flood, and tells nothing new. */
const MOST_TOGETHER = { failures: 5000, versions: 60_000 } as const;
const EVERYBODY = 'everybody';

const done = { success: true } as const;

/** What fails in browsers, and which versions run there. */
export const failureEndpoints: Endpoint[] = [
  endpoint('POST /failures', {
    maxBytes: 32 * 1024,
    handle: async ({ db, input, now, limiter, log }) => {
      await limiter.count('failures', EVERYBODY, MOST_TOGETHER.failures);
      const { reference, tab, part, version } = input.body;
      const failure = keptOf(input.body);
      const isNew = await noteFailure(db, reference, failure, now());
      if (!isNew) return done;
      if (version !== undefined) await noteFailedSession(db, { tab, part, version }, now());
      const { stack, kind, message, ...place } = failure;
      db.afterCommit(() =>
        log?.({ failure: reference, ...place, error: `${kind}: ${message}`, stack: stack.split('\n') }),
      );
      return done;
    },
  }),
  endpoint('POST /versions-in-use', {
    maxBytes: 8 * 1024,
    handle: async ({ db, input, now, limiter }) => {
      await limiter.count('versions in use', EVERYBODY, MOST_TOGETHER.versions);
      await noteVersions(db, input.body, now());
      return done;
    },
  }),
  endpoint('GET /versions-in-use', {
    handle: ({ db, now }) => selectInUse(db, now()),
  }),
];
