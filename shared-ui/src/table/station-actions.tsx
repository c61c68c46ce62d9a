import { useTexts } from 'shared-ui/i18n';
import { LinkButton, ProgressBar } from 'shared-ui/ui';
import { paths, STATION_FORMS, type StationSummary } from 'shared-domain';
import { tableTexts } from './texts.ts';

/** Which generation of the station form a table leads to. */
export type StationForms = 'v1' | 'next' | BeforeContract16;
/** What remotes of contract 1.5 and before call them. */
type BeforeContract16 = 'older' | 'newer';

/** Where each generation adds and edits stations. */
export const FORM_PATHS = { ...STATION_FORMS, older: STATION_FORMS.v1, newer: STATION_FORMS.next } as const;

type StationActionsProps = {
  station: StationSummary;
  /** The form that Edit and Edit Draft lead to; null offers neither. */
  edit: StationForms | null;
};

/** What can be done with a station: QC where counts wait for it, and editing with a draft's progress. */
export function StationActions({ station, edit }: StationActionsProps) {
  const t = useTexts(tableTexts);
  const { station_id_tmg: stationId, draft_id: draftId, station_name: name, progress } = station;
  return (
    <div className="cx-actions">
      {station.days_count !== null && stationId !== null && (
        <LinkButton
          size="small"
          to={paths.validateCounts.href({ stationId })}
          aria-label={t('qcOf', { station: name })}
        >
          {t('qc')}
        </LinkButton>
      )}
      {edit && stationId !== null && (
        <LinkButton
          size="small"
          to={FORM_PATHS[edit].edit.href({ stationId })}
          aria-label={t('editOf', { station: name })}
        >
          {t('edit')}
        </LinkButton>
      )}
      {edit && draftId !== null && (
        <>
          <LinkButton
            size="small"
            to={FORM_PATHS[edit].editDraft.href({ stationId: draftId })}
            aria-label={t('editDraftOf', { station: name })}
          >
            {t('editDraft')}
          </LinkButton>
          <ProgressBar value={progress ?? 0} label={t('progressOf', { station: name })} />
        </>
      )}
    </div>
  );
}
