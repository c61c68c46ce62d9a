import { call } from 'shared-ui/api';
import type { CountImport } from 'shared-ui/domain';

/** The imports of the person's agency, the newest first. */
export function recentImports(): Promise<CountImport[]> {
  return call('GET /imports', { query: {} });
}
