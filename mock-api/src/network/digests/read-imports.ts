import type { Queryable } from '../../platform/db/database.ts';
import { selectFailures } from '../../counts/automatic-import/failures.sql.ts';
import { selectVendorNews } from '../../counts/automatic-import/vendor-ids.sql.ts';
import { importLine, toldFrom } from '../health/digest-lines.rules.ts';
import type { ImportNews, VendorLine } from './digest-facts.ts';
import type { DigestPerson } from './digests.sql.ts';
import { selectToldFailures } from './notices.sql.ts';

const minutesAt = (moment: string | Date): number => new Date(moment).getTime() / 60_000;

type Between = { since: Date; now: Date };

/** What a digest tells an agency's admins of the source of its counts: that it fails for over a day, where no one has told them at once, or works again. */
export async function readImports(
  db: Queryable,
  { id, agency_id, admin, time_zone }: DigestPerson,
  { since, now }: Between,
): Promise<ImportNews[]> {
  if (!admin) return [];
  const told = await selectToldFailures(db, id);
  return (await selectFailures(db, agency_id)).flatMap((failure): ImportNews[] => {
    const span = [
      minutesAt(failure.since),
      failure.until === null ? Infinity : minutesAt(failure.until),
    ] as const;
    const kind = importLine(span, minutesAt(now), minutesAt(since));
    if (kind === null || (kind === 'failing' && told.has(failure.id))) return [];
    return [{ id: failure.id, kind, since: failure.since, time_zone }];
  });
}

/** What an admin is told at once of it, and from when on it could be: that it fails for over a day, once. */
export async function readFailing(
  db: Queryable,
  { id, agency_id, admin, time_zone }: DigestPerson,
  { since, now }: Between,
): Promise<{ news: ImportNews; at: string }[]> {
  if (!admin) return [];
  const told = await selectToldFailures(db, id);
  return (await selectFailures(db, agency_id)).flatMap((failure) => {
    const from = toldFrom(minutesAt(failure.since));
    const isNew = from <= minutesAt(now) && from > minutesAt(since);
    if (failure.until !== null || told.has(failure.id) || !isNew) return [];
    const news: ImportNews = { id: failure.id, kind: 'failing', since: failure.since, time_zone };
    return [{ news, at: new Date(from * 60_000).toISOString() }];
  });
}

/** What runs have found new at the vendor's, site by site. */
export async function readVendorLines(
  db: Queryable,
  agency: number,
  { since, now }: Between,
): Promise<VendorLine[]> {
  const news = await selectVendorNews(db, agency, { since, until: now });
  const renamed = news.filter((one) => one.renamed_at !== null && one.is_site);
  const found = Map.groupBy(
    news.filter((one) => one.renamed_at === null && !one.is_site),
    ({ site_name }) => site_name,
  );
  return [
    ...[...found].map(([site, channels]) => ({ site, channels: channels.length, was: null })),
    ...renamed.map(({ name, was }) => ({ site: name, channels: 0, was })),
  ];
}
