import { useMemo } from 'react';
import { ApiError, messageOf } from 'shared-ui/api';
import { useUser } from 'shared-ui/auth';
import { ALERT_SECONDS } from 'shared-ui/domain';
import { useFieldForm } from 'shared-ui/form';
import { useTexts } from 'shared-ui/i18n';
import { useServices } from 'shared-ui/remote';
import { texts } from '../texts.ts';
import { csvExportFields } from './csv-export.fields.ts';
import { emptyCsvExport, toRequest, toSearch, type CsvExportValues } from './csv-export.record.ts';
import { prepareCsv } from './csv-export.resource.ts';
import { useExportLookups } from './use-export-lookups.ts';
import { useStationSearch } from './use-station-search.ts';

/** Lists, search and form as one, with what is told of their outcome. */
export function useCsvExport(onSent: () => void) {
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

/** The form in use. */
export type CsvExport = ReturnType<typeof useCsvExport>;
