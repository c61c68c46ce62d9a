import type { ApiKey } from 'shared-domain';
import { changesWhatIsShown } from './writes.rules.ts';

test.each<[ApiKey, boolean]>([
  ['GET /counts', false],
  ['GET /stations/summary', false],
  ['POST /counts/update', true],
  ['POST /counts/certify', true],
  ['POST /counts/reopen', true],
  ['POST /counts/undo', true],
  ['POST /findings/accept', true],
  ['PUT /finding-settings', true],
  ['POST /counts/import', true],
  ['POST /imports/:id/undo', true],
  ['DELETE /next-draft-stations/:id', true],
  ['POST /stations/:stationId/notes', true],
  ['POST /findings/run', false],
  ['POST /notifications/ticket', false],
  ['POST /counts/import/preview', false],
])('%s changes what is shown: %s', (key, expected) => {
  expect(changesWhatIsShown(key)).toBe(expected);
});
