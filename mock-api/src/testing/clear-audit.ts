import { testApi } from './index.ts';

/** Empties the audit log, which nothing in the application can: a test begins with what it does itself. */
export async function clearAudit(): Promise<void> {
  await testApi().db.exec(
    `alter table audit_log disable trigger keep_audit;
     delete from audit_log;
     alter table audit_log enable trigger keep_audit`,
  );
}
