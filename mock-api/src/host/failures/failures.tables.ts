import { bool, int, moment, text } from '../../platform/db/columns.ts';
import { table } from '../../platform/db/table.ts';

/** Failures of one kind at one place of one release. */
export const failures = table('failures', {
  id: int,
  fingerprint: text,
  part: text,
  version: text,
  shell: text,
  route: text,
  kind: text,
  message: text,
  stack: text,
  times: int,
  first_seen: moment,
  last_seen: moment,
});

/** The references that people quote. */
export const failureReferences = table('failure_references', {
  reference: text,
  failure_id: int,
  at: moment,
});

/** Releases that a tab has run. */
export const versionsInUse = table('versions_in_use', {
  tab: text,
  part: text,
  version: text,
  first_seen: moment,
  last_seen: moment,
  ended: bool,
  failures: int,
});

/** Releases whose gradual switch-on was stopped. */
export const stoppedTrials = table('stopped_trials', {
  part: text,
  version: text,
  present: text,
  at: moment,
  sessions: int,
  failed: int,
  present_sessions: int,
  present_failed: int,
});
