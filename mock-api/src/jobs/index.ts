import { certifyJob } from './certify.job.ts';
import { deliverMailJob } from './deliver-mail.job.ts';
import { exportCsvJob } from './export-csv.job.ts';
import { exportTmasJob } from './export-tmas.job.ts';
import { findOdditiesJob } from './find-oddities.job.ts';
import { forgotPasswordJob } from './forgot-password.job.ts';
import { importCountsJob } from './import-counts.job.ts';
import { importEcoCountsJob } from './import-eco-counts.job.ts';
import { undoImportJob } from './undo-import.job.ts';
import type { Mailer } from './mailer.ts';
import type { AnyJob } from './queue.ts';

/** Every background job; without a mailer e-mails stay in the outbox. */
export function createJobs(mailer: Mailer | null): AnyJob[] {
  return [
    deliverMailJob(mailer),
    forgotPasswordJob,
    certifyJob,
    findOdditiesJob,
    importCountsJob,
    importEcoCountsJob,
    undoImportJob,
    exportCsvJob,
    exportTmasJob,
  ];
}
