import type { EcoStation } from 'shared-ui/domain';
import type { VendorSite } from '../../eco-visio/counter-vendor.ts';
import { countTypeOf } from '../../eco-visio/user-types.rules.ts';

/** A domain as it is compared: upper case and blanks do not count. */
export function plainDomain(domain: string | null): string {
  return (domain ?? '').toLowerCase().replaceAll(/\s+/g, '');
}

/**
 * The sites that a station can be made of: with a counter, in the domain (null takes all), and neither they nor one of
 * their channels known already.
 */
export function newSites(sites: VendorSite[], domain: string | null, knownIds: Set<string>): VendorSite[] {
  const wanted = domain === null ? null : plainDomain(domain);
  return sites
    .filter(({ virtual }) => !virtual)
    .filter((site) => wanted === null || (wanted !== '' && plainDomain(site.domain) === wanted))
    .filter(
      ({ id, channels }) => ![id, ...channels.map((channel) => channel.id)].some((one) => knownIds.has(one)),
    )
    .toSorted((a, b) => a.name.localeCompare(b.name));
}

/** A site as the list of new stations shows it. The platform says nothing about notes and what the counter hangs on. */
export function ecoStation(site: VendorSite): EcoStation {
  const { id, name, counter, interval, installationDate, domain, latitude, longitude, firstData } = site;
  return {
    eco_id: id,
    name,
    counter,
    interval,
    installationDate,
    domain,
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
