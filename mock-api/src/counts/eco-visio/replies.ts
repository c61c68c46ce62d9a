import { seenText } from 'shared-domain';
import { z } from 'zod';
import type { VendorChannel, VendorCount, VendorSite } from '../../stations/vendor-sites/counter-vendor.ts';
import { dayOf, wallMinutesOf } from './vendor-times.rules.ts';

/** Answer of the sign-in. */
export const tokenReply = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });

const id = z.union([z.int(), z.string().min(1)]).transform(String);
/** The platform lets in what our own fields refuse: signs that turn the writing, or that nobody sees. */
const text = z
  .string()
  .transform((written) => seenText(written))
  .nullish();
const number = z.number().nullish();

const channel = z.object({
  id,
  name: text,
  interval: number,
  sens: number,
  userType: number,
});

const site = channel.extend({
  domain: text,
  latitude: number,
  longitude: number,
  installationDate: text,
  firstData: text,
  counter: text,
  type: text,
  channels: z.array(channel).nullish(),
});

/** Answer of the list of sites. */
export const sitesReply = z.array(site);

/** Counts are whole and fit the table's column. */
const MOST = 2_147_483_647;

/** Answer of a site's or channel's counts. */
export const dataReply = z.array(
  z.object({
    date: text,
    isoDate: text,
    counts: z.int().min(0).max(MOST).nullable(),
    status: z.number().nullish(),
  }),
);

/** The platform tells directions apart by 1 and 2; anything else does not. */
const DIRECTIONS: Record<number, VendorChannel['direction']> = { 1: 'in', 2: 'out' };

function channelOf({ id, name, interval, sens, userType }: z.output<typeof channel>): VendorChannel {
  return {
    id,
    name: name?.trim() || seenText(id),
    interval: interval ?? null,
    userType: userType ?? null,
    direction: DIRECTIONS[sens ?? 0] ?? null,
  };
}

/** A site in our words. */
export function siteOf(record: z.output<typeof site>): VendorSite {
  return {
    id: record.id,
    name: record.name?.trim() || seenText(record.id),
    domain: record.domain?.trim() || null,
    latitude: record.latitude ?? null,
    longitude: record.longitude ?? null,
    interval: record.interval ?? null,
    counter: record.counter?.trim() || null,
    installationDate: dayOf(record.installationDate),
    firstData: dayOf(record.firstData),
    virtual: record.type === 'virtual',
    channels: (record.channels ?? []).map(channelOf),
  };
}

/** A row of counts in our words; null where its time is unreadable. */
export function countOf(row: z.output<typeof dataReply>[number]): VendorCount | null {
  const minutes = wallMinutesOf(row);
  return minutes === null ? null : { minutes, count: row.counts, status: row.status ?? 0 };
}
