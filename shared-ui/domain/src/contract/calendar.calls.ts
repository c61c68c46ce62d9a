import { z } from 'zod';
import { CALENDAR_ENTRY_KINDS, WEATHER_UNITS } from '../calendar/calendar.ts';
import { HOLIDAYS } from '../calendar/holidays.rules.ts';
import { EQUIPMENT_CHANGE_KINDS, VISIT_REASONS } from '../field-record.ts';
import { NAME_MAX, NOTES_MAX } from '../limits.ts';
import { OUTAGE_KINDS } from '../network-health.ts';
import { NO_CONTROL_BUT_LINES } from '../patterns.ts';
import type { Calls } from './calls.ts';
import { day, done, idempotencyKey, idText, singleLine, wholeNumber } from './fields.schema.ts';
import { refusal } from './refusals.ts';

const number = z.number().nullable();

/** What somebody entered: a school term, a break, an event, works. */
const calendarEntry = z.strictObject({
  id: z.int(),
  kind: z.enum(CALENDAR_ENTRY_KINDS),
  name: z.string(),
  /** 'YYYY-MM-DD', both days with it. */
  first_day: z.string(),
  last_day: z.string(),
  /** Whether it is of all agencies. */
  statewide: z.boolean(),
  /** Null where it is of all and the caller does not see who entered it. */
  agency: z.string().nullable(),
  /** The stations that it is of; none: all of them. */
  stations: z.array(z.string()),
  note: z.string().nullable(),
  by: z.string(),
  version: z.int(),
  /** Whether the caller may change and delete it. */
  may_change: z.boolean(),
});
export type CalendarEntry = z.output<typeof calendarEntry>;

const entryFacts = {
  kind: z.enum(CALENDAR_ENTRY_KINDS),
  name: singleLine(NAME_MAX).min(1, refusal('calendar.nameRequired')),
  first_day: day,
  last_day: day,
  stations: z.array(z.string().max(20)).max(200),
  note: z.string().trim().max(NOTES_MAX).regex(NO_CONTROL_BUT_LINES, refusal('strangeCharacters')).nullable(),
};

/** A day known beforehand. */
const knownDay = z.strictObject({
  date: z.string(),
  kind: z.enum(['federal', 'texas', 'optional', 'clock']),
  name: z.enum([...HOLIDAYS, 'clock_forward', 'clock_back']),
  /** Whether it is a day off. */
  dayOff: z.boolean(),
});

/** A day's weather; null what was not measured. */
const weatherDay = z.strictObject({
  date: z.string(),
  /** °C. */
  high_c: number,
  low_c: number,
  /** mm. */
  rain_mm: number,
  snow_mm: number,
  /** m/s, the day's mean. */
  wind_ms: number,
});
export type WeatherDay = z.output<typeof weatherDay>;

/** A weather station, and what is known of it. */
const weatherSite = z.strictObject({
  id: z.string(),
  name: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  first_day: z.string().nullable(),
  last_day: z.string().nullable(),
  days: z.int(),
});
export type WeatherSite = z.output<typeof weatherSite>;

/** Days of a weather station that are, were or will be fetched from the configured address, in the background. */
const weatherFetch = z.strictObject({
  id: z.int(),
  site_id: z.string(),
  first_day: z.string(),
  last_day: z.string(),
  status: z.enum(['waiting', 'running', 'done', 'failed']),
  /** How much of the period is kept, 0 to 1. */
  progress: z.number(),
  added: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  /** Why it failed, or why it is tried again. */
  message: z.string().nullable(),
  /** Whether it went on its own, and nobody has asked. */
  nightly: z.boolean(),
  asked_at: z.string(),
  ended_at: z.string().nullable(),
});
export type WeatherFetch = z.output<typeof weatherFetch>;

/** The fields of the form that brings a file of weather, beside the field `file`. */
export const weatherForm = z.object({
  units: z.enum(WEATHER_UNITS).optional(),
  /** 'true': says what would be kept, and keeps nothing; else the units must be named. */
  dry_run: z.enum(['true', 'false']).optional(),
});

/** What a file of weather holds and what became of it. */
const weatherLoaded = z.strictObject({
  /** What its numbers are read as. */
  units: z.enum(WEATHER_UNITS),
  sites: z.array(z.strictObject({ id: z.string(), name: z.string() })),
  read: z.int(),
  added: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  first_day: z.string(),
  last_day: z.string(),
  /** The warmest and the wettest day, for a person to see whether the units are right. */
  warmest_c: number,
  wettest_mm: number,
  kept: z.boolean(),
  /** Of a fetch: it goes on in the background, and nothing is kept before. */
  fetch: weatherFetch.optional(),
});
export type WeatherLoaded = z.output<typeof weatherLoaded>;

/** The numbers of the flows that a counter counts; null, and of a server that tells of none: all of the station. */
const countedFlows = z.array(z.int()).nullable().optional();

/** What happened to a station's counter from a day to a day, 'YYYY-MM-DD', both with it. */
const ofDays = { first_day: z.string(), last_day: z.string() };
const stationMark = z.union([
  /** A counter that stands there from the day on. */
  z.strictObject({ ...ofDays, kind: z.literal('equipment'), counter: z.string(), flow_ids: countedFlows }),
  z.strictObject({ ...ofDays, kind: z.literal('visit'), reason: z.enum(VISIT_REASONS) }),
  /** Without data; of a flow alone where it is named. */
  z.strictObject({
    ...ofDays,
    kind: z.literal('outage'),
    cause: z.enum(OUTAGE_KINDS),
    flow: z.string().nullable(),
  }),
  /** Closed by plan. */
  z.strictObject({ ...ofDays, kind: z.literal('closure'), reason: z.string() }),
]);
export type StationMark = z.output<typeof stationMark>;

/** Something of a station's counter that was changed on a day while it stood there; one of the kinds that releases before it don't know. */
const counterChange = z.strictObject({
  date: z.string(),
  what: z.enum(EQUIPMENT_CHANGE_KINDS),
  counter: z.string(),
  /** As it is from that day on, where that is said. */
  to: z.string().nullable(),
  flow_ids: countedFlows,
});
export type CounterChange = z.output<typeof counterChange>;

/** Holidays, terms, events and weather beside counts. */
export const calendarCalls = {
  'GET /calendar': {
    summary:
      'What is known of the days of a period (two years at most): holidays, entries of the agency and statewide ones, weather of the nearest site; of one station where that is named, with what happened to its counter',
    query: z.object({
      from: day,
      until: day,
      station: z.string().max(20).optional(),
      agency_id: wholeNumber().optional(),
    }),
    reply: z.strictObject({
      days: z.array(knownDay),
      entries: z.array(calendarEntry),
      /** Null where no site is near, or none is known. */
      weather: z
        .strictObject({ site: z.string(), kilometers: z.number().nullable(), days: z.array(weatherDay) })
        .nullable(),
      /** Of a station that is named: its counters, visits, outages and planned closures, by their first day. */
      station_marks: z.array(stationMark).optional(),
      /** And what was changed of its counters, by its day. */
      counter_changes: z.array(counterChange).optional(),
    }),
  },
  'POST /calendar/entries': {
    summary: 'Enters a term, break, event or works; a statewide one by a super admin',
    body: z.object({ ...entryFacts, statewide: z.boolean(), request_key: idempotencyKey }),
    reply: calendarEntry,
  },
  'PUT /calendar/entries/:id': {
    summary:
      'Changes an entry, by who entered it or an admin; 409 with the newer one where the version is stale',
    params: z.object({ id: idText }),
    body: z.object({ ...entryFacts, version: z.int() }),
    reply: calendarEntry,
  },
  'DELETE /calendar/entries/:id': {
    summary: 'Deletes an entry, by who entered it or an admin',
    params: z.object({ id: idText }),
    reply: done,
  },
  'GET /weather-sites': {
    summary: 'The weather stations that anything is known of, and whether weather can be fetched',
    reply: z.strictObject({
      sites: z.array(weatherSite),
      address: z.boolean(),
      /** The newest fetch of each weather station, known or not. */
      fetches: z.array(weatherFetch).optional(),
    }),
  },
  'POST /weather-sites/file': {
    summary:
      "Takes NOAA's daily summaries (multipart, CSV) and keeps their days; the same again changes nothing. 422 with the lines where it can't be read",
    body: 'form',
    form: weatherForm.extend({ file: z.file() }),
    reply: weatherLoaded,
  },
  'POST /weather-sites/:siteId/fetch': {
    summary:
      'Has the days of a weather station from a day on fetched from the configured address, in the background: answers with the fetch, or with the one that is under way, widened; 409 where no address is set',
    params: z.object({ siteId: z.string().regex(/^[A-Z0-9]{11}$/) }),
    body: z.object({ from: day }),
    reply: weatherLoaded,
  },
} as const satisfies Calls;
