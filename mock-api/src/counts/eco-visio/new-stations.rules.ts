import type { EcoStation } from 'shared-domain';
import type { VendorSite } from '../../stations/vendor-sites/counter-vendor.ts';
import { countTypeOf } from './user-types.rules.ts';

/** Whose a site is and whether a station stands for it, by the site's id. */
type States = ReadonlyMap<string, { agency_id: number | null; agency: string | null; used: boolean }>;

/** The sites of an agency (null takes all) that a station can be made of: with a counter, and not used yet. */
export function newSites(sites: VendorSite[], agency: number | null, states: States): VendorSite[] {
  return sites
    .filter(({ virtual }) => !virtual)
    .filter(({ id }) => agency === null || states.get(id)?.agency_id === agency)
    .filter(({ id }) => !states.get(id)?.used)
    .toSorted((a, b) => a.name.localeCompare(b.name));
}

/** A site as the list of new stations shows it. The platform says nothing about notes and what the counter hangs on. */
export function ecoStation(site: VendorSite, agency: string | null): EcoStation {
  const { id, name, counter, interval, installationDate, domain, latitude, longitude, firstData } = site;
  return {
    eco_id: id,
    name,
    counter,
    interval,
    installationDate,
    domain,
    agency,
    latitude,
    longitude,
    firstData,
    channels: site.channels.map((channel) => ({
      id: channel.id,
      name: channel.name,
      interval: channel.interval ?? interval,
      count_type_code: countTypeOf(channel.userType),
      direction: channel.direction,
    })),
    other_notes: null,
    mounting_object: null,
  };
}
