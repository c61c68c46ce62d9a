import { paths, type Certification } from 'shared-domain';
import { formatDate, useTexts } from 'shared-ui/i18n';
import { useLoaded } from 'shared-ui/query';
import { Link } from 'shared-ui/router';
import { LoadState } from 'shared-ui/ui';
import { ledgerQuery } from './station-home.resource.ts';
import { homeTexts } from './texts.ts';

/** So many entries stand here; the whole ledger stands in the review. */
const SHOWN = 5;

/** The newest entries of a station's ledger: who certified or took back what, when, and why. */
export function HomeLedger({ stationId }: { stationId: string }) {
  const t = useTexts(homeTexts);
  const { load, reload } = useLoaded(ledgerQuery(stationId));
  return (
    <LoadState load={load} retry={reload}>
      {(entries) =>
        entries.length === 0 ? (
          <p>{t('noLedger')}</p>
        ) : (
          <>
            <ul className="station-ledger">
              {entries.slice(0, SHOWN).map((entry) => (
                <Entry key={`${entry.kind} ${entry.id}`} entry={entry} />
              ))}
            </ul>
            {entries.length > SHOWN && (
              <p>
                <Link to={paths.validateCounts.href({ stationId })}>
                  {t('older', { count: entries.length - SHOWN })}
                </Link>
              </p>
            )}
          </>
        )
      }
    </LoadState>
  );
}

function Entry({ entry }: { entry: Certification }) {
  const t = useTexts(homeTexts);
  const { first, last, reason, findings, requested_by: person, requested_at } = entry;
  const over = findings.length > 0 ? t('over', { count: findings.length }) : null;
  return (
    <li>
      <strong>{useOutcome(entry)}</strong>
      {over && <>, {over}</>}
      {first && last && <p>{t('span', { first: formatDate(first), last: formatDate(last) })}</p>}
      {reason && <p>{reason}</p>}
      <p className="cx-muted">{t('by', { person, date: formatDate(requested_at) })}</p>
    </li>
  );
}

function useOutcome({ kind, status, counts }: Certification): string {
  const t = useTexts(homeTexts);
  if (kind === 'reopening') return t('reopened', { count: counts });
  if (status === 'running') return t('underWay');
  return status === 'failed' ? t('notDone') : t('certified', { count: counts });
}
