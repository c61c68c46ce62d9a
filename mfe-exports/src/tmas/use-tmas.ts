import { useMemo, useState } from 'react';
import { ApiError, messageOf } from 'shared-ui/api';
import { ALERT_SECONDS, type TmasCheck, type TmasRequest } from 'shared-domain';
import { useFieldForm } from 'shared-ui/form';
import { useTexts } from 'shared-ui/i18n';
import { useAsk } from 'shared-ui/query';
import { useServices } from 'shared-ui/remote';
import { useExportLookups } from '../station-search/use-export-lookups.ts';
import { useStationSearch } from '../station-search/use-station-search.ts';
import { tmasTexts } from './texts.ts';
import { errorsByField, tmasFields } from './tmas.fields.ts';
import { emptyTmas, toTmasRequest, toTmasSearch, type TmasValues } from './tmas.record.ts';
import { prepareTmas, tmasCheckQuery } from './tmas.resource.ts';

type Checked = { request: TmasRequest; result: TmasCheck };

const isSame = (one: TmasRequest, other: TmasRequest) => JSON.stringify(one) === JSON.stringify(other);
const has = ({ findings }: TmasCheck, severity: 'fatal' | 'critical') =>
  findings.some((finding) => finding.severity === severity);

/** Lists, search, form and pre-flight as one, with what is told of their outcome. */
export function useTmas() {
  const t = useTexts(tmasTexts);
  const { notify } = useServices();
  const seconds = ALERT_SECONDS.exports;
  const lists = useExportLookups();
  const stations = useStationSearch();
  const lookups = useMemo(() => {
    const layouts = [
      { code: 'pipe', label: t('pipe') },
      { code: 'fixed', label: t('fixed') },
    ];
    return { ...lists.lookups, stations: stations.options, layouts };
  }, [lists.lookups, stations.options, t]);
  const [checked, setChecked] = useState<Checked | null>(null);
  const { ask, asking: checking } = useAsk();

  const look = async (request: TmasRequest): Promise<TmasCheck | undefined> => {
    const result = await ask(tmasCheckQuery(request));
    if (result) setChecked({ request, result });
    return result;
  };
  const send = async (request: TmasRequest) => {
    const isSeen = checked !== null && isSame(checked.request, request);
    const result = isSeen ? checked.result : await look(request);
    // left, or overtaken by another look: nothing is sent that nobody has seen
    if (!result) return;
    if (has(result, 'fatal')) return notify('danger', t('stopped'), seconds);
    // with nothing to write the server says so in its own words
    if (!isSeen && has(result, 'critical') && result.count_records > 0)
      return notify('warning', t('lookFirst'), seconds);
    notify('success', t('sent', { text: await prepareTmas(request) }), seconds);
  };
  const onSubmit = async (values: TmasValues) => {
    try {
      await send(toTmasRequest(values));
    } catch (error) {
      const unreached = error instanceof ApiError && error.status === 0;
      notify('danger', unreached ? t('sendFailed') : messageOf(error, t('sendFailed')), seconds);
      throw error;
    }
  };
  const form = useFieldForm({
    fields: tmasFields,
    lookups,
    t,
    initial: emptyTmas,
    errorsByField,
    onSubmit,
  });
  const request = toTmasRequest(form.values);
  const check = async () => {
    if (!form.check()) return;
    try {
      await look(request);
    } catch (error) {
      notify('danger', messageOf(error, t('checkFailed')), seconds);
    }
  };
  const search = async () => {
    const offered = await stations.search(toTmasSearch(form.values));
    if (!offered) return;
    form.set(
      'stations',
      form.values.stations.filter((id) => offered.has(id)),
    );
  };
  /** What was found for the choices as they stand. */
  const found = checked !== null && isSame(checked.request, request) ? checked.result : null;
  return { form, lists, stations, search, check, checking, found };
}

/** The screen's form in use. */
export type Tmas = ReturnType<typeof useTmas>;
