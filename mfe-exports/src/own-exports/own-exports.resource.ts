import { call } from 'shared-ui/api';
import type { CountExport } from 'shared-ui/domain';

/** The person's own exports, the newest first. */
export function ownExports(): Promise<CountExport[]> {
  return call('GET /exports');
}
