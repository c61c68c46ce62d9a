import { int } from '../../platform/db/columns.ts';
import { table } from '../../platform/db/table.ts';
import { columnsNamedBy } from '../records/field-columns.ts';

export const providers = table('providers', {
  id: int,
  agency_id: int,
  ...columnsNamedBy('provider'),
  version: int,
});

export const requesters = table('requesters', {
  id: int,
  agency_id: int,
  ...columnsNamedBy('requester'),
  version: int,
});
