import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { ApiError, messageOf } from 'shared-ui/api';
import { useUser } from 'shared-ui/auth';
import { ALERT_SECONDS, type ExportPreset } from 'shared-domain';
import { focusField, useFieldForm } from 'shared-ui/form';
import { useTexts } from 'shared-ui/i18n';
import { useServices } from 'shared-ui/remote';
import { useSearchParams } from 'shared-ui/router';
import { useExportLookups } from '../station-search/use-export-lookups.ts';
import { useStationSearch } from '../station-search/use-station-search.ts';
import { texts } from '../texts.ts';
import { exportFromSearch, type NamedExport } from './address.rules.ts';
import { csvExportFields, errorsByField } from './csv-export.fields.ts';
import {
  emptyCsvExport,
  fromChoices,
  toChoices,
  toRequest,
  toSearch,
  type CsvExportValues,
} from './csv-export.record.ts';
import { prepareCsv } from './csv-export.resource.ts';

/** Lists, search and form as one, with what is told of their outcome. */
export function useCsvExport() {
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
  };
  const form = useFieldForm({
    fields: csvExportFields,
    lookups,
    t,
    initial: emptyCsvExport,
    errorsByField,
    onSubmit,
  });
  const search = async () => {
    const offered = await stations.search(toSearch(form.values, isSuperAdmin));
    if (!offered) return;
    form.set(
      'stations',
      form.values.stations.filter((id) => offered.has(id)),
    );
  };
  /** Fills the form with a preset; stations that are no longer found are left out, and named. */
  const fill = async ({ name, choices, lost_stations }: ExportPreset) => {
    const values = fromChoices(choices);
    const offered = await stations.search(toSearch(values, isSuperAdmin));
    if (!offered) return;
    form.reset({ ...values, stations: values.stations.filter((id) => offered.has(id)) });
    // the form stands above: what was filled in comes into view
    focusField(form.id, 'stations');
    const lost = [...lost_stations, ...values.stations.filter((id) => !offered.has(id))];
    if (lost.length > 0) notify('warning', t('presetLost', { name, stations: lost.join(', ') }));
  };
  useNamedExport({
    find: async (station) => {
      const offered = await stations.search(toSearch(emptyCsvExport, isSuperAdmin));
      if (offered && !offered.has(station)) notify('warning', t('stationNotOffered', { station }), seconds);
      return offered?.has(station) ?? false;
    },
    choose: (named) => {
      // what was typed while the search ran stays
      const { fromDate, toDate } = form.values;
      const days = fromDate === null && toDate === null ? named : { fromDate, toDate };
      if (!form.dirty) form.reset({ ...emptyCsvExport, ...stationsOf(named), ...daysOf(named) });
      else {
        if (named.station) form.set('stations', [named.station]);
        form.set('fromDate', days.fromDate);
        form.set('toDate', days.toDate);
      }
    },
    refuse: () => notify('warning', t('daysNotRead'), seconds),
  });
  const choices = () => toChoices(form.values, isSuperAdmin);
  return { form, lists, stations, search, fill, choices, isSuperAdmin };
}

const stationsOf = ({ station }: NamedExport) => ({ stations: station === null ? [] : [station] });
const daysOf = ({ fromDate, toDate }: NamedExport) => ({ fromDate, toDate });

/**
 * Chooses what the address names, as the links on a station's page and after certifying do: the station where it is
 * found, and its days. A station that is not found takes its days with it.
 */
function useNamedExport({
  find,
  choose,
  refuse,
}: {
  find: (station: string) => Promise<boolean>;
  choose: (named: NamedExport) => void;
  /** Tells of days that can't be meant. */
  refuse: () => void;
}): void {
  const [params] = useSearchParams();
  const search = params.toString();
  const [found, setFound] = useState<string | null>(null);
  const onNamed = useEffectEvent(async () => {
    const named = exportFromSearch(params);
    if (named.wrong) refuse();
    const isNamed = named.station !== null || named.fromDate !== null || named.toDate !== null;
    return isNamed && (named.station === null || (await find(named.station)));
  });
  // the form takes a choice that its list offers: after what was found is drawn
  const onFound = useEffectEvent(() => choose(exportFromSearch(params)));
  useEffect(() => {
    if (search) void onNamed().then((isFound) => isFound && setFound(search));
  }, [search]);
  useEffect(() => {
    if (found !== null) onFound();
  }, [found]);
}

/** The form in use. */
export type CsvExport = ReturnType<typeof useCsvExport>;
