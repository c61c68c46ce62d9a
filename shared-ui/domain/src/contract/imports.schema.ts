import { z } from 'zod';
import { VENDOR } from '../codes.ts';
import { DATE_FORMATS, FILE_DELIMITERS, FILE_ENCODINGS, FILE_VENDORS } from '../import-file.ts';
import { isIntervalEnabled } from '../import-interval.rules.ts';
import { refusal } from './refusals.ts';

/** A line of the file that can't be taken, and why. */
export const lineError = z.strictObject({ line: z.int(), reason: z.string() });
export type LineError = z.output<typeof lineError>;

/** From asked for to written and perhaps taken back; one that failed has written nothing. */
const importStatus = z.enum(['waiting', 'running', 'done', 'failed', 'undoing', 'undone']);
export type ImportStatus = z.output<typeof importStatus>;

/** Counts, not rows of the file: a line with four mapped columns holds four. */
const importResult = z.strictObject({
  read: z.int(),
  added: z.int(),
  replaced: z.int(),
  unchanged: z.int(),
  certified: z.int(),
  /** Of the certified ones, those whose value in the file is another. */
  differing: z.int(),
  /** Stored counts of another interval that these replaced: an hour is counted once (C11). */
  superseded: z.int(),
  first: z.string().nullable(),
  last: z.string().nullable(),
  warnings: z.array(z.string()),
});
export type ImportResult = z.output<typeof importResult>;

/** An import with its outcome (C7). */
export const countImport = z.strictObject({
  id: z.int(),
  /** The file's name; how the vendor's platform is called for counts that came from there. */
  file_name: z.string(),
  source: z.enum(['file', 'eco-visio']),
  vendor_code: z.string(),
  station_id_tmg: z.string(),
  station_name: z.string(),
  requested_by: z.string(),
  /** The automatic import that it is part of; null where a person or a program brought its counts. */
  run_id: z.int().nullable(),
  created_at: z.string(),
  status: importStatus,
  /** 0 to 1. */
  progress: z.number().min(0).max(1),
  message: z.string().nullable(),
  result: importResult.nullable(),
  /** The first hundred of the lines that can't be taken. */
  errors: z.array(lineError),
  /** All of the lines that can't be taken; GET /imports/:id/rejected names up to a thousand of them. */
  rejected: z.int(),
  /** Whether what it wrote can be taken back: done, nothing of it certified and nothing replaced by a later import. */
  can_undo: z.boolean(),
  undone_by: z.string().nullable(),
  undone_at: z.string().nullable(),
});
export type CountImport = z.output<typeof countImport>;

/** The vendor of a file. */
export const fileVendor = z.enum(FILE_VENDORS, refusal('imports.invalidVendor'));

/** Names the stored upload. */
export const storedFile = z.string().max(100);
const header = z.string().min(1).max(500);

/** A counter's clock goes wrong once or twice a year; a file with more such lines wants mending. */
const MOST_REPEATS = 1000;
export const keep = z.enum(['first', 'second', 'neither']);
const lineNumber = z.int().min(1).max(100_000_000);
/** Of two lines with the same time, the first, the second or neither is imported. Lines count from 1. */
const repeatDecision = z
  .strictObject({ first: lineNumber, line: lineNumber, keep })
  .refine(({ first, line }) => first < line, refusal('imports.repeatOrder'));
export type RepeatDecision = z.output<typeof repeatDecision>;

/** What a person overrules in how a file is read; what is left out stays as guessed (I1). */
export const readingChoices = z.object({
  encoding: z.enum(FILE_ENCODINGS).optional(),
  delimiter: z.enum(FILE_DELIMITERS).optional(),
  /** The header's line, from 1; 0 says that there is none and the columns are numbered (I9). */
  headerLine: z.int().min(0).max(50).optional(),
  dateFormat: z.enum(DATE_FORMATS).optional(),
  /** Whether a comma within a number marks thousands, as in "1,234". */
  thousands: z.boolean().optional(),
  /** The `serial` of the one that is meant, where a file holds the logs of several counters, or the counts of several stations. */
  counter: z.string().max(100).optional(),
  /** The vehicle classes that count, where a JAMAR file has one line for each vehicle. */
  classes: z.array(z.int().min(0).max(999)).max(200).optional(),
  /** What becomes of times that occur twice through a fault of the counter's clock. */
  repeats: z.array(repeatDecision).max(MOST_REPEATS).optional(),
});
export type ReadingChoices = z.output<typeof readingChoices>;

/** One channel of the station and the file's column that brings its counts. */
const channelMapping = z.object({ id: z.int(), header });
export type ChannelMapping = z.output<typeof channelMapping>;

export const importRequest = z
  .object({
    file: storedFile,
    vendor: fileVendor,
    /** station_id_tmg */
    station: z.string().min(1).max(20),
    channels: z.array(channelMapping).min(1, refusal('imports.noChannels')).max(100),
    /** Minutes. */
    interval: z.int().refine(isIntervalEnabled, refusal('imports.invalidInterval')),
    trafxPeriod: z.enum(['hourly', 'timestamps'], refusal('imports.invalidPeriod')).nullish(),
    /** What the person overruled in how the file is read (I1). */
    reading: readingChoices.optional(),
  })
  .refine((body) => body.vendor !== VENDOR.trafx || Boolean(body.trafxPeriod), {
    error: refusal('imports.invalidPeriod'),
    path: ['trafxPeriod'],
  });
export type ImportRequest = z.output<typeof importRequest>;
