import { useMemo } from 'react';
import { ApiError, messageOf } from 'shared-ui/api';
import { useUser } from 'shared-ui/auth';
import { ALERT_SECONDS } from 'shared-ui/domain';
import { ErrorSummary, FieldGrid, FormField, fieldId, focusField, useFieldForm } from 'shared-ui/form';
import { formatDate, useTexts } from 'shared-ui/i18n';
import { useServices } from 'shared-ui/remote';
import { Button, Card, LoadState } from 'shared-ui/ui';
import { texts } from '../texts.ts';
import { ContentChoice } from './content-choice.tsx';
import { csvExportFields } from './csv-export.fields.ts';
import { emptyCsvExport, toRequest, toSearch, type CsvExportValues } from './csv-export.record.ts';
import { prepareCsv } from './csv-export.resource.ts';
import { reachOf } from './station-options.rules.ts';
import { useExportLookups } from './use-export-lookups.ts';
import { useStationSearch } from './use-station-search.ts';

const PLACES = ['txdot_districts', 'counties'] as const;
const FLOWS = ['count_types', 'travel_directions', 'count_methods'] as const;

/** Lists, search and form as one, with what is told of their outcome. */
function useCsvExport(onSent: () => void) {
  const t = useTexts(texts);
  const { notify } = useServices();
  const seconds = ALERT_SECONDS.exports;
  const isSuperAdmin = useUser().super_admin === 1;
  const lists = useExportLookups();
  const stations = useStationSearch();
  const lookups = useMemo(
    () => ({ ...lists.lookups, stations: stations.options }),
    [lists.lookups, stations.options],
  );
  const onSubmit = async (values: CsvExportValues) => {
    try {
      notify('success', t('sent', { text: await prepareCsv(toRequest(values)) }), seconds);
    } catch (error) {
      const unreached = error instanceof ApiError && error.status === 0;
      notify('danger', unreached ? t('sendFailed') : messageOf(error, t('sendFailed')), seconds);
      throw error;
    }
    onSent();
  };
  const form = useFieldForm({ fields: csvExportFields, lookups, t, initial: emptyCsvExport, onSubmit });
  const search = async () => {
    try {
      const rows = await stations.search(toSearch(form.values, isSuperAdmin));
      const offered = new Set(rows.map(({ station_id_tmg }) => station_id_tmg));
      form.set(
        'stations',
        form.values.stations.filter((id) => offered.has(id)),
      );
      if (rows.length > 0) notify('success', t('stationsFound'), seconds);
      else notify('info', t('noStationsFound'), seconds);
    } catch (error) {
      notify('danger', messageOf(error, t('searchFailed')), seconds);
    }
  };
  return { form, lists, stations, search, isSuperAdmin };
}

/** The export form: find stations, choose some and a range of days, ask for the file. */
export function CsvExportForm({ onSent }: { onSent: () => void }) {
  const t = useTexts(texts);
  const { form, lists, stations, search, isSuperAdmin } = useCsvExport(onSent);
  const { values } = form;
  const reach = reachOf(stations.found, values.stations);
  return (
    <>
      <Card title={t('stepStations')}>
        <p className="cx-muted">{t('stepStationsIntro')}</p>
        <LoadState load={lists.load} retry={lists.reload} label={t('lookupsWait')}>
          {() => null}
        </LoadState>
        <FieldGrid
          form={form}
          names={[...PLACES, ...(isSuperAdmin ? ['agencies' as const] : []), ...FLOWS]}
        />
        <div className="cx-actions">
          <Button
            severity="outlined"
            icon="search"
            loading={stations.searching}
            disabled={lists.load.state !== 'loaded'}
            onClick={() => void search()}
          >
            {t('search')}
          </Button>
        </div>
      </Card>
      <Card title={t('stepExport')}>
        <form
          className="exports-form"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void form.submit();
          }}
        >
          <ErrorSummary
            title={t('correct')}
            faults={form.faults}
            attempt={form.attempt}
            onGo={(name) => focusField(form.id, name)}
          />
          <FormField form={form} name="stations" />
          {reach && (
            <p className="cx-muted">
              {t('reach', {
                first: formatDate(reach.first.slice(0, 10)),
                last: formatDate(reach.last.slice(0, 10)),
              })}
            </p>
          )}
          <FieldGrid form={form} names={['fromDate', 'toDate']} />
          <ContentChoice
            id={fieldId(form.id, 'content')}
            value={values.content}
            error={form.touched['content'] && form.errors['content'] ? t('required') : undefined}
            onChange={(content) => form.set('content', content)}
          />
          <div className="cx-actions">
            <Button
              type="submit"
              icon="download"
              loading={form.submitting}
              disabled={values.stations.length === 0}
            >
              {t('build')}
            </Button>
          </div>
        </form>
      </Card>
    </>
  );
}
