import { minutesOfText } from 'shared-domain';
import { z } from 'zod';
import { said } from 'shared-domain/texts';
import { importReply } from '../imports/imports.payload.ts';
import { texts } from './import-texts.ts';

const MOST_STATIONS = 200;
const DAY = /^\d{4}-\d{2}-\d{2}(?:[ T]\d{2}:\d{2}:\d{2})?$/;

/** A date as people and older clients write it, '2026/02/28' too; its time does not count. */
const endDate = z
  .string()
  .transform((text) => text.trim().replaceAll('/', '-'))
  .refine((text) => DAY.test(text) && minutesOfText(text.slice(0, 10)) !== null, said(texts.badEndDate))
  .transform((text) => text.slice(0, 10));

export const countsBody = z.object({
  stationIds: z.array(z.string().max(20)).min(1, said(texts.noStation)).max(MOST_STATIONS),
  endDate: endDate.optional(),
});

export const startedReply = z.strictObject({ success: z.string(), imports: z.array(importReply) });

export const ecoVisioReply = z.strictObject({ simulated: z.boolean() });

export const stationsReply = z.array(
  z.strictObject({
    eco_id: z.string(),
    name: z.string(),
    counter: z.string().nullable(),
    interval: z.number().nullable(),
    installationDate: z.string().nullable(),
    domain: z.string().nullable(),
    agency: z.string().nullable(),
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
    firstData: z.string().nullable(),
    channels: z.array(
      z.strictObject({
        id: z.string(),
        name: z.string(),
        interval: z.number().nullable(),
        count_type_code: z.string().nullable(),
        direction: z.enum(['in', 'out']).nullable(),
      }),
    ),
    other_notes: z.string().nullable(),
    mounting_object: z.string().nullable(),
  }),
);

export const sitesReply = z.array(
  z.strictObject({
    id: z.string(),
    name: z.string(),
    domain: z.string(),
    agency_id: z.int().nullable(),
    agency: z.string().nullable(),
    handed_over: z.boolean(),
    station_name: z.string().nullable(),
    station_id_tmg: z.string().nullable(),
  }),
);
export const siteParams = z.object({ siteId: z.string().max(120) });
export const handOverBody = z.object({ agency_id: z.int().min(1).max(1_000_000_000).nullable() });
