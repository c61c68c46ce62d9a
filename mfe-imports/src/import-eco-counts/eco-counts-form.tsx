import { useCallback, useState } from 'react';
import { messageOf } from 'shared-ui/api';
import { useKeptState } from 'shared-ui/auth';
import { ALERT_SECONDS, clampedEndDate, ecoObstacle, yesterday, type ImportStation } from 'shared-domain';
import { DateField } from 'shared-ui/form';
import { useTexts } from 'shared-ui/i18n';
import { useServices } from 'shared-ui/remote';
import { Button, Card } from 'shared-ui/ui';
import { importEcoCounts } from './eco-counts.resource.ts';
import { EcoStationsTable } from './eco-stations-table.tsx';
import { ecoTexts } from './texts.ts';

/** The stations that are chosen and still can be: one that has begun to import meanwhile is chosen no longer. */
function useSelection(stations: ImportStation[]) {
  const [chosen, setChosen] = useKeptState<readonly string[]>('stations to fetch', []);
  const possible = stations.filter((row) => ecoObstacle(row) === null).map((row) => row.station_id_tmg);
  const toggle = useCallback(
    (stationId: string) =>
      setChosen((now) =>
        now.includes(stationId) ? now.filter((one) => one !== stationId) : [...now, stationId],
      ),
    [setChosen],
  );
  return {
    selected: new Set(possible.filter((stationId) => chosen.includes(stationId))),
    toggle,
    selectAll: () => setChosen(possible),
    clear: () => setChosen([]),
    canSelect: possible.length > 0,
  };
}

/** Which stations, up to which day. */
export function EcoCountsForm({ stations }: { stations: ImportStation[] }) {
  const t = useTexts(ecoTexts);
  const { notify } = useServices();
  const { selected, toggle, selectAll, clear, canSelect } = useSelection(stations);
  const [endDate, setEndDate] = useKeptState<string | null>('end date', () => yesterday(new Date()));
  const [sending, setSending] = useState(false);
  const [tried, setTried] = useState(false);

  const submit = async () => {
    setTried(true);
    if (endDate === null) return;
    setSending(true);
    try {
      const text = await importEcoCounts([...selected].sort(), clampedEndDate(endDate, new Date()));
      notify('success', t('sent', { text }), ALERT_SECONDS.ecoImport);
      clear();
      setTried(false);
    } catch (error) {
      notify('danger', messageOf(error, t('failed')), ALERT_SECONDS.ecoImport);
    }
    setSending(false);
  };
  return (
    <Card title={t('formTitle')}>
      <form
        className="imports-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <div className="cx-row">
          <Button severity="outlined" size="small" disabled={!canSelect} onClick={selectAll}>
            {t('selectAll')}
          </Button>
          <Button severity="outlined" size="small" disabled={selected.size === 0} onClick={clear}>
            {t('selectNone')}
          </Button>
          <output>{t('selected', { count: selected.size })}</output>
        </div>
        <EcoStationsTable stations={stations} selected={selected} onToggle={toggle} />
        <div className="cx-fields">
          <DateField
            label={t('endDate')}
            hint={t('endDateHint')}
            format="yyyy/MM/dd"
            required
            value={endDate}
            error={tried && endDate === null ? t('required') : undefined}
            onChange={(day) => setEndDate(day === null ? null : clampedEndDate(day, new Date()))}
          />
        </div>
        <p className="cx-muted">{t('advice')}</p>
        <div className="cx-actions">
          <Button type="submit" icon="cloud-download" loading={sending} disabled={selected.size === 0}>
            {t('import')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
