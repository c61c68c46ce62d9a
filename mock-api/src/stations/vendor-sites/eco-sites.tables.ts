import { int, json, moment, orNull, text } from '../../platform/db/columns.ts';
import { table } from '../../platform/db/table.ts';
import type { Text } from '../../platform/text/language.ts';
import type { VendorSite } from './counter-vendor.ts';

export const ecoSites = table('eco_sites', {
  id: text,
  site_id: text,
  name: text,
  domain: text,
});

export const ecoHandovers = table('eco_handovers', {
  site_id: text,
  agency_id: int,
  handed_by: text,
  handed_at: moment,
});

export const ecoClaims = table('eco_claims', {
  station_id: orNull(int),
  flow_id: orNull(int),
  agency_id: orNull(int),
  eco_id: orNull(text),
});

export const vendorLists = table('vendor_lists', {
  account: text,
  sites: orNull(json<VendorSite[]>()),
  read_at: orNull(moment),
  asked_at: moment,
  failure: orNull(json<Text>()),
});
