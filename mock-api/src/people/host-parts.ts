import type { AuditAction } from './audit/texts.ts';
import type { AuditSubject } from './audit/insert-audit.ts';
import type { HumanCheckSettings } from './account/human-check.ts';
import type { Cost } from './account/password.ts';
import type { FactorPolicy } from './account/needs-factor.rules.ts';
import type { SessionTimes } from './account/session-end.rules.ts';
import type { LiveNotifications } from './notifications/live.ts';

/* oxlint-disable typescript/consistent-type-definitions -- only an interface can be added to from outside */

declare module '../platform/http/context.ts' {
  interface Settings extends SessionTimes {
    humanCheck: HumanCheckSettings;
    /** How much work the hash of a password is; only tests, which sign in hundreds of times, have it cheaper. */
    passwordCost: Cost;
    /** Who has to show a second factor; others may. */
    secondFactor: FactorPolicy;
    /** The key of stored secrets where the installation keeps one outside the database; all its processes have the same. */
    secretKey: string | null;
    /** Who runs the installation: whose copyright the footer names. */
    institute: string;
  }
  interface Parts {
    live: LiveNotifications;
  }
  interface CallParts {
    /** Notes in the audit log who did what (C6). */
    audit: (action: AuditAction, detail?: Record<string, unknown>, about?: AuditSubject) => Promise<void>;
  }
}

declare module '../platform/queue/queue.ts' {
  interface JobDeps {
    live: LiveNotifications;
  }
}
