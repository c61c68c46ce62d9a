import type { OpenAadt } from '../open-data/store/snapshot.ts';
import { say, type Reader } from './reader.ts';
import { texts } from './texts.ts';

const NAMES = { bicycle: texts.aadb, pedestrian: texts.aadp, all: texts.aadnt } as const;
const METHODS = { aashto: texts.aashto, hourly: texts.hourly, simple: texts.simple } as const;
const GRADES = { A: texts.gradeA, B: texts.gradeB, C: texts.gradeC, D: texts.gradeD } as const;

/** A figure's name with its year: AADB 2025. */
export const figureName = (reader: Reader, { mode, year }: OpenAadt): string =>
  say(reader, texts.figureOf({ mode: NAMES[mode], year: String(year) }));

/** Whom a figure counts. */
export const figureMode = (reader: Reader, { mode }: OpenAadt): string => say(reader, texts[mode]);

/** How a figure came about: method, days, grade. */
export function figureNotes(reader: Reader, { method, days, grade }: OpenAadt): string[] {
  return [
    say(reader, METHODS[method]),
    say(reader, texts.completeDays({ count: days })),
    say(reader, texts.gradeOf({ grade: grade === null ? texts.noGrade : GRADES[grade] })),
  ];
}
