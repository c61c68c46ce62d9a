import type { ExportStation } from 'shared-domain';
import { formatDate, useTexts } from 'shared-ui/i18n';
import { texts } from '../texts.ts';
import { reachOf } from './station-options.rules.ts';

/** How many stations were found and chosen, and from when to when there is something to export of the chosen ones. */
export function StationReach({
  found,
  chosen,
}: {
  /** What the last search found; null before there was one. */
  found: ExportStation[] | null;
  chosen: readonly string[];
}) {
  const t = useTexts(texts);
  const reach = reachOf(found ?? [], chosen);
  return (
    <output className="exports-found">
      <span>
        {found === null ? t('stationsHint') : t('found', { count: found.length })}
        {found && found.length > 0 ? ` ${t('chosen', { count: chosen.length })}` : null}
      </span>
      {reach ? (
        <span className="cx-muted">
          {t('reach', {
            first: formatDate(reach.first.slice(0, 10)),
            last: formatDate(reach.last.slice(0, 10)),
          })}
        </span>
      ) : null}
    </output>
  );
}
