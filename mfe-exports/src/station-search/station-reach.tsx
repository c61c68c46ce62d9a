import type { ExportStation } from 'shared-domain';
import { formatDate, useTexts } from 'shared-ui/i18n';
import { texts } from '../texts.ts';
import { reachOf } from './station-options.rules.ts';

/** From when to when there is something to export of the chosen stations. */
export function StationReach({ found, chosen }: { found: ExportStation[]; chosen: readonly string[] }) {
  const t = useTexts(texts);
  const reach = reachOf(found, chosen);
  if (!reach) return null;
  const first = formatDate(reach.first.slice(0, 10));
  const last = formatDate(reach.last.slice(0, 10));
  return <p className="cx-muted">{t('reach', { first, last })}</p>;
}
