import { SHARE_LINK_DAYS, type NewShareLink } from 'shared-domain';

/** What the dialog holds. */
export type ShareLinkValues = { name: string; shows: string; days: number | null };

export const NEW_LINK: ShareLinkValues = { name: '', shows: '', days: SHARE_LINK_DAYS.usual };

/** What the dialog sends: an address with a question mark is a comparison's, anything else a station's number. */
export function toRequest({ name, shows, days }: ShareLinkValues): NewShareLink {
  const at = shows.indexOf('?');
  return {
    name: name.trim(),
    station_id: at < 0 ? shows.trim().toUpperCase() : null,
    query: at < 0 ? null : shows.slice(at + 1).trim(),
    days: days ?? SHARE_LINK_DAYS.usual,
  };
}
