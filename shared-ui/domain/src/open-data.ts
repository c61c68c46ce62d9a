/** Licenses under which counts are let out, by their SPDX names, the one that is chosen unless told otherwise first. */
export const OPEN_LICENSES = ['CC-BY-4.0', 'CC0-1.0', 'ODbL-1.0'] as const;
export type OpenLicense = (typeof OPEN_LICENSES)[number];

/** Least and most days after the end of a month that an agency may hold it, where it does not go by the 10th of a month. */
export const OPEN_HOLD_DAYS = { least: 14, most: 365 } as const;
/** Places of a coordinate: some five feet, or some 400. */
export const OPEN_PLACES = [5, 3] as const;
/** Longest contact and note that go out with a station. */
export const OPEN_CONTACT_MAX = 200;
export const OPEN_NOTE_MAX = 1000;

/** How long a read-only link lasts at most, and unless told otherwise, in days; its longest name; how many an agency has. */
export const SHARE_LINK_DAYS = { most: 365, usual: 30 } as const;
export const SHARE_LINK_NAME_MAX = 100;
export const SHARE_LINKS_MAX = 500;
