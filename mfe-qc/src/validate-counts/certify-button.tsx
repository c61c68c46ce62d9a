import { useState } from 'react';
import { messageOf } from 'shared-ui/api';
import { ALERT_SECONDS, type CountFilters, type Station } from 'shared-ui/domain';
import { useTexts } from 'shared-ui/i18n';
import { useServices } from 'shared-ui/remote';
import { Button } from 'shared-ui/ui';
import { certifyCounts, loadScope } from './counts.resource.ts';
import { isNarrowed } from './filters.rules.ts';
import { validateTexts } from './texts.ts';

/** Asks for the person's word on exactly these counts, then starts their certification in the background. */
export function CertifyButton({
  station,
  filters,
  mayDiscard,
  onStarted,
}: {
  station: Station;
  filters: CountFilters;
  mayDiscard: () => Promise<boolean>;
  /** With the station as it is now: certifying. */
  onStarted: (station: Station) => void;
}) {
  const t = useTexts(validateTexts);
  const { notify, confirm } = useServices();
  const [busy, setBusy] = useState(false);

  async function ask(): Promise<boolean> {
    const { counts, first, last } = await loadScope(station.station_id_tmg, filters);
    if (counts === 0 || !first || !last) {
      notify('warning', t('certifyNothing'), ALERT_SECONDS.counts);
      return false;
    }
    const statement = t('certifyText', { count: counts, station: station.station_name, first, last });
    return confirm({
      title: t('certifyTitle'),
      text: isNarrowed(filters) ? `${statement} ${t('certifyNarrowed')}` : statement,
      accept: t('certify'),
    });
  }
  async function certify() {
    if (!(await mayDiscard())) return;
    setBusy(true);
    try {
      if (!(await ask())) return;
      const certifying = await certifyCounts(station.station_id_tmg, filters);
      notify('success', t('certifyStarted'), ALERT_SECONDS.counts);
      onStarted(certifying);
    } catch (problem) {
      notify('danger', messageOf(problem, t('certifyFailed')), 0);
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button loading={busy} onClick={() => void certify()}>
      {t('certify')}
    </Button>
  );
}
