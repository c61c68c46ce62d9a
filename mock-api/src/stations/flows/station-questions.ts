import { contradictsClass, exportDay, newFarDates, roadClassOf } from 'shared-domain';
import type { DateField } from 'shared-domain';
import { labelsOf } from 'shared-domain/fields';
import type { Ctx } from '../../platform/http/context.ts';
import { saidDay } from '../../platform/text/day-words.rules.ts';
import type { Text } from '../../platform/text/language.ts';
import { inFlow } from './flow-problem.ts';
import { texts } from './texts.ts';
import type { FlowRow } from '../records/flows.sql.ts';
import { askFirst } from '../../platform/http/questions.ts';
import type { Question } from '../../platform/http/questions.ts';
import { placeQuestions } from '../places/place-questions.ts';
import type { StationSave } from '../records/station-save.ts';

/** Asks before something unlikely is stored. Every save of a station passes here; a draft may still say anything. */
export async function askAboutStation(
  { db, now }: Pick<Ctx<unknown>, 'db' | 'now'>,
  save: StationSave,
): Promise<void> {
  const isPublished = save.stage === 'published';
  const dates = isPublished ? farDates(save, exportDay(now())) : [];
  const places = isPublished ? await placeQuestions(db, save) : [];
  askFirst([...dates, ...places, ...followers(save).map(asked)], save.confirmed);
}

/**
 * The flows whose direction of route the new functional class does not offer (S15): they follow their station's, once
 * that is confirmed. A class that stays as it was moves no flow; publishing looks at all of them.
 */
export function followers({ columns, before, stage, flows = [] }: StationSave): FlowRow[] {
  const funcClass = roadClassOf(columns);
  const isPublishing = before?.draft === true && stage === 'published';
  if (!isPublishing && before && roadClassOf(before) === funcClass) return [];
  return flows.filter(({ direction_of_route_code: direction }) => contradictsClass(funcClass, direction));
}

function asked({ id, name }: FlowRow): Question {
  return {
    key: `follow-class.${id}`,
    field: `flows.${id}.direction_of_route_code`,
    text: inFlow(name || String(id), texts.followClass),
  };
}

const fieldNames: Record<DateField, Text> = labelsOf('next');

/** What a draft holds has not been asked about yet. */
function farDates({ columns, before, stage }: StationSave, today: string): Question[] {
  const asked = before?.draft && stage === 'published' ? null : before;
  return newFarDates(columns, asked, today).map((field) => {
    const date = String(columns[field]);
    return {
      key: `far-date.${field}`,
      field,
      text: texts.farDate({ field: fieldNames[field], date: saidDay(date) }),
    };
  });
}
