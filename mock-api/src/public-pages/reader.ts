import { exportDay } from 'shared-domain';
import { LANGUAGES, numberFormat, wallFormat, type Language } from 'shared-domain/texts';
import type { Text } from '../platform/text/language.ts';

export const THEMES = ['light', 'dark'] as const;

/** For whom a page is drawn: in which language and theme, and what the address has said of them. */
export type Reader = {
  language: Language;
  /** The language that the address names; links keep it. */
  chosen: Language | null;
  /** The theme that the address names; else the reader's system says. */
  theme: (typeof THEMES)[number] | null;
  /** Where people reach the exchange: 'https://counts.example.gov'. */
  site: string;
  /** The path of the page, and what is asked of it. */
  path: string;
  asked: URLSearchParams;
  /** The day, for who cites: '2026-03-10'. */
  today: string;
};

/** One of the values that are known, or null. */
export const oneOf = <T extends string>(known: readonly T[], value: string | null): T | null =>
  known.find((each) => each === value) ?? null;

/** The language that an address names. */
export const chosenLanguage = (asked: URLSearchParams): Language | null =>
  oneOf(LANGUAGES, asked.get('lang'));

/** A text in the reader's language. */
export const say = ({ language }: Reader, text: Text): string => text[language];

/** An address within the pages, in the language that the reader has chosen. */
export function linkTo({ chosen }: Reader, path: string, asked: Record<string, string | null> = {}): string {
  const query = new URLSearchParams(chosen ? { lang: chosen } : {});
  for (const [name, value] of Object.entries(asked)) if (value) query.set(name, value);
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}

/** The page of a station, of its newest version or of another one. */
export const stationPath = (station: string, version?: number): string =>
  `/public/stations/${station}${version === undefined ? '' : `/v${version}`}`;

/** A number in the reader's language. */
export const numberIn = ({ language }: Reader, value: number, options?: Intl.NumberFormatOptions): string =>
  numberFormat(language, options).format(value);

/** The day of a moment in the state. */
export const dayOf = (moment: string): string => exportDay(new Date(moment));

/** A day, or that of a moment: Mar 10, 2026. */
export const dayIn = ({ language }: Reader, iso: string): string =>
  wallFormat(language, { dateStyle: 'medium' }).format(new Date(iso.length > 10 ? dayOf(iso) : iso));

/** What a counter's clock showed: Mar 2, 2025, 14:00. */
export const clockIn = ({ language }: Reader, at: string): string =>
  wallFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(`${at.slice(0, 16).replace(' ', 'T')}Z`),
  );

/** A month: March 2025; short where a table or a picture has no room: Mar. */
export const monthIn = ({ language }: Reader, month: string, isShort = false): string =>
  wallFormat(language, isShort ? { month: 'short' } : { month: 'long', year: 'numeric' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );
