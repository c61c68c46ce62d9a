import { marksAfter, type Mark } from '../health/digest-book.rules.ts';
import type { DigestLines, Fresh } from '../health/digest-lines.rules.ts';
import type { DigestLine, ToldLine } from './digest-facts.ts';
import type { NewsRow } from './digests.sql.ts';
import { lineOf } from './read-news.ts';

/** What is to be remembered of an outage after an e-mail, by its row: also what was told of it, while it lasts. */
export type OutageMark = { outage: number; mark: Mark; line: ToldLine | null };

const LASTS: ReadonlySet<string> = new Set(['silent', 'still']);

/** What is to be remembered of the outages that an e-mail has looked at. */
export function marksOfMail(fresh: readonly Fresh<NewsRow>[], told: DigestLines<NewsRow>): OutageMark[] {
  const kinds = new Map(told.lines.map(({ of, kind }) => [of, kind]));
  return marksAfter(fresh, told, ({ news_id }) => news_id).map(({ of, mark }) => {
    const kind = kinds.get(of);
    const line = kind !== undefined && LASTS.has(kind) ? toldLine(lineOf(of, kind)) : null;
    return { outage: of.outage_id, mark, line };
  });
}

const toldLine = ({ upload, station, name, flow, since, time_zone }: DigestLine): ToldLine => ({
  upload,
  station,
  name,
  flow,
  since,
  time_zone,
});

/** The line about a station that has left the agency. */
export const movedLine = (told: ToldLine): DigestLine => ({
  ...told,
  kind: 'moved',
  last_count: null,
  usual_hours: null,
  lost_hours: 0,
  assignee: null,
});
