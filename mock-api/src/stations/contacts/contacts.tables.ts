import { int, orNull, text } from '../../platform/db/columns.ts';
import { table } from '../../platform/db/table.ts';

export const providers = table('providers', {
  id: int,
  agency_id: int,
  provider_agency: orNull(text),
  provider_name: text,
  provider_phone: orNull(text),
  provider_email: orNull(text),
  version: int,
});

export const requesters = table('requesters', {
  id: int,
  agency_id: int,
  requester_agency: orNull(text),
  requester_name: text,
  requester_phone: orNull(text),
  requester_email: orNull(text),
  version: int,
});
