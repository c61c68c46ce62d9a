import type { ImportRun, ImportRunStation } from 'shared-domain';
import { messageOf } from 'shared-ui/api';
import { formatDate, useTexts } from 'shared-ui/i18n';
import { useOlder } from 'shared-ui/query';
import { useServices } from 'shared-ui/remote';
import { Card, OlderButton, StationLink, WorkItem, WorkList } from 'shared-ui/ui';
import { olderRunsQuery, RUNS_PAGE } from './automatic-import.resource.ts';
import { runParts } from './run-words.rules.ts';
import { automaticTexts } from './texts.ts';

/** The runs, the newest first: how far one is, what each brought, and of which stations something came or went wrong. */
export function RunsCard({ agency, newest }: { agency: number; newest: readonly ImportRun[] }) {
  const t = useTexts(automaticTexts);
  const { notify } = useServices();
  const { rows, showOlder } = useOlder(newest, {
    page: RUNS_PAGE,
    query: (before) => olderRunsQuery(agency, before),
    onFailed: (error) => notify('danger', messageOf(error, t('olderFailed'))),
  });
  return (
    <Card title={t('runs')}>
      {rows.length === 0 ? (
        <p>{t('noRuns')}</p>
      ) : (
        <WorkList>
          {rows.map((run) => (
            <RunItem key={run.id} run={run} />
          ))}
        </WorkList>
      )}
      <OlderButton onClick={showOlder}>{t('older')}</OlderButton>
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
