import { certifyJob } from './counts/certifications/certify.job.ts';
import { deliverMailJob } from './platform/mail/deliver-mail.job.ts';
import { exportCsvJob } from './counts/exports/export-csv.job.ts';
import { exportTmasJob } from './counts/exports/export-tmas.job.ts';
import { fetchWeatherJob } from './counts/calendar/fetch-weather.job.ts';
import { findOdditiesJob } from './counts/findings/find-oddities.job.ts';
import { forgotPasswordJob } from './people/account/forgot-password.job.ts';
import { runAutomaticImportJob } from './counts/automatic-import/run-automatic-import.job.ts';
import { importCountsJob } from './counts/imports/import-counts.job.ts';
import { importEcoCountsJob } from './counts/eco-visio/import-eco-counts.job.ts';
import { readDropJob } from './counts/drops/read-drop.job.ts';
import { judgeHealthJob } from './network/health/judge-health.job.ts';
import { undoImportJob } from './counts/imports/undo-import.job.ts';
import { tellUnsure } from './people/notifications/tell-unsure.ts';
import { makeOpenFilesJob } from './open-data/files/make-open-files.job.ts';
import { publishOpenDataJob } from './open-data/publish/publish-station.job.ts';
import type { Mailer } from './platform/mail/mailer.ts';
import type { AnyJob } from './platform/queue/queue.ts';

/** Every background job; without a mailer e-mails stay in the outbox. */
export function createJobs(mailer: Mailer | null): AnyJob[] {
  return [
    deliverMailJob(mailer, tellUnsure),
    forgotPasswordJob,
    certifyJob,
    findOdditiesJob,
    importCountsJob,
    importEcoCountsJob,
    runAutomaticImportJob,
    readDropJob,
    undoImportJob,
    judgeHealthJob,
    exportCsvJob,
    exportTmasJob,
    fetchWeatherJob,
    publishOpenDataJob,
    makeOpenFilesJob,
  ];
}
