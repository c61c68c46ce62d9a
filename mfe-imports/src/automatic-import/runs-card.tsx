import type { ImportRun, ImportRunStation } from 'shared-domain';
import { formatDate, useTexts } from 'shared-ui/i18n';
import { Card, StationLink, WorkItem, WorkList } from 'shared-ui/ui';
import { runParts } from './run-words.rules.ts';
import { automaticTexts } from './texts.ts';

/** The newest runs: how far one is, what each brought, and of which stations something came or went wrong. */
export function RunsCard({ runs }: { runs: readonly ImportRun[] }) {
  const t = useTexts(automaticTexts);
  return (
    <Card title={t('runs')}>
      {runs.length === 0 ? (
        <p>{t('noRuns')}</p>
      ) : (
        <WorkList>
          {runs.map((run) => (
            <RunItem key={run.id} run={run} />
          ))}
        </WorkList>
      )}
    </Card>
  );
}

function RunItem({ run }: { run: ImportRun }) {
  const t = useTexts(automaticTexts);
  const name = t('runOf', { date: formatDate(run.created_at) });
  const why = run.message ?? '';
  const parts = runParts(run).map(({ part, count }) => t(part, { count }));
  return (
    <WorkItem
      name={name}
      state={run.status}
      stateText={t(run.status)}
      facts={run.scheduled ? t('byItself') : t('byPerson', { person: run.requested_by })}
      progress={run.progress}
      progressLabel={t('progressOf', { name })}
    >
      {why && <p>{run.resume_at === null ? why : t('goesOnAt', { why, at: formatDate(run.resume_at) })}</p>}
      {run.finished_at !== null && <p>{[t('outcome', { stations: run.stations }), ...parts].join(', ')}.</p>}
      {run.lines.length > 0 && (
        <details>
          <summary>{t('lines', { count: run.lines.length })}</summary>
          <ul>
            {run.lines.map((line) => (
              <Line key={line.station_id_tmg} line={line} />
            ))}
          </ul>
        </details>
      )}
    </WorkItem>
  );
}

function Line({ line }: { line: ImportRunStation }) {
  const t = useTexts(automaticTexts);
  const { station_id_tmg: stationId, station_name, added, replaced, message } = line;
  const says = [
    ...(added + replaced > 0 ? [t('line', { added, replaced })] : []),
    ...(message ? [message] : []),
  ];
  return (
    <li>
      <StationLink stationId={stationId}>{`${stationId} ${station_name}`}</StationLink>
      {`: ${says.join('. ')}`}
    </li>
  );
}
