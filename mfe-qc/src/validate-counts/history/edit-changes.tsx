import type { CountChange, Suspect } from 'shared-domain';
import { formatDate, useTexts } from 'shared-ui/i18n';
import { useLoaded, type Asked } from 'shared-ui/query';
import { ScrollBox } from 'shared-ui/scroll-box';
import { Button, LoadState } from 'shared-ui/ui';
import { changesQuery, type Part } from './history.resource.ts';
import { historyTexts } from './texts.ts';
import { useParts } from './use-parts.ts';

/** The counts of an edit: what each had before and has since. */
export function EditChanges({
  stationId,
  suspects,
  edit,
  text,
}: {
  stationId: string;
  suspects: Suspect[];
  edit: number;
  /** What the edit did. */
  text: string;
}) {
  const { load, reload } = useLoaded(changesQuery(stationId, edit));
  return (
    <LoadState load={load} retry={reload}>
      {(first) => (
        <Changes
          first={first}
          suspects={suspects}
          text={text}
          partFrom={(after) => changesQuery(stationId, edit, after)}
        />
      )}
    </LoadState>
  );
}

function Changes({
  first,
  suspects,
  text,
  partFrom,
}: {
  first: Part<CountChange>;
  suspects: Suspect[];
  text: string;
  partFrom: (after: number) => Asked<Part<CountChange>>;
}) {
  const t = useTexts(historyTexts);
  const { rows, next, busy, more } = useParts(first, partFrom);
  const names = new Map(suspects.map(({ id, validity_condition }) => [id, validity_condition]));
  const name = (id: number | null) => (id === null ? t('valid') : (names.get(id) ?? ''));
  const heads = ['date', 'flow', 'suspectBefore', 'suspectAfter', 'noteBefore', 'noteAfter'] as const;
  return (
    <ScrollBox label={t('changesOf', { what: text })} tall className="qc-changes qc-row-cards">
      <table>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {t(head)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.date} ${row.flowid_txdot}`}>
              <th scope="row">{formatDate(row.date)}</th>
              <td data-head={t('flow')}>{row.flowid_txdot}</td>
              <td data-head={t('suspectBefore')}>{name(row.old_suspect_id)}</td>
              <td data-head={t('suspectAfter')}>{name(row.new_suspect_id)}</td>
              <td data-head={t('noteBefore')}>{row.old_note ?? t('none')}</td>
              <td data-head={t('noteAfter')}>{row.new_note ?? t('none')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {next === null ? null : (
        <Button severity="outlined" size="small" loading={busy} onClick={more}>
          {t('moreCounts')}
        </Button>
      )}
    </ScrollBox>
  );
}
