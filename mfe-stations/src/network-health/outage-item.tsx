import { useRef, useState } from 'react';
import type { Outage } from 'shared-domain';
import { formatDate, formatNumber, useTexts } from 'shared-ui/i18n';
import { useServices } from 'shared-ui/remote';
import { Button } from 'shared-ui/ui';
import { INVESTIGATION_WORDS, LEVEL_WORDS, outagePeriod, outageWord, stationTime } from './health-words.ts';
import { muteOutage, type HealthOfStation } from './health.resource.ts';
import { MuteDialog } from './mute-dialog.tsx';
import { healthTexts } from './texts.ts';

type Props = { station: HealthOfStation['health']; outage: Outage; onOpen: () => void };

/** An outage in the list: what is known of it, and whether e-mails tell of it. */
export function OutageItem({ station, outage, onOpen }: Props) {
  const t = useTexts(healthTexts);
  const zone = station.time_zone;
  const { level, investigation, note, assignee, lost_hours, recovered_at, retired_at, start_at } = outage;
  const lost =
    lost_hours > 0
      ? t('lost', { hours: formatNumber(Math.round(lost_hours)) })
      : t(recovered_at ? 'nothingLost' : 'until');
  const said = [
    t(INVESTIGATION_WORDS[investigation]),
    level && t(LEVEL_WORDS[level]),
    assignee && t('assignee', { person: assignee }),
  ];
  const lasts = recovered_at === null && retired_at === null;
  return (
    <li>
      <p>
        <strong>{outageWord(outage, t)}</strong> {outagePeriod(outage, zone, t)}. {lost}.
      </p>
      <p className="cx-muted">{said.filter(Boolean).join(' · ')}</p>
      {note && <p className="health-note">{note}</p>}
      {outage.muted && (
        <p className="health-note">
          {t('mutedUntil', {
            date: formatDate(outage.muted.until),
            person: outage.muted.by,
            reason: outage.muted.reason,
          })}
        </p>
      )}
      <Button
        severity="text"
        size="small"
        aria-label={t('sayOf', { date: stationTime(start_at, zone) })}
        onClick={onOpen}
      >
        {t('say')}
      </Button>
      {(lasts || outage.muted) && <MuteButton station={station} outage={outage} />}
    </li>
  );
}

/** Asks for the day up to which an outage is muted, or has it told of again. */
function MuteButton({ station, outage }: Omit<Props, 'onOpen'>) {
  const t = useTexts(healthTexts);
  const { notify } = useServices();
  const [asking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const date = stationTime(outage.start_at, station.time_zone);
  const tellAgain = async () => {
    try {
      await muteOutage(station.station_id_tmg, outage, { until: null, reason: null });
      notify('success', t('toldAgain'));
    } catch {
      notify('danger', t('failed'));
    } finally {
      button.current?.focus();
    }
  };
  return (
    <>
      <Button
        ref={button}
        severity="text"
        size="small"
        aria-label={t(outage.muted ? 'tellAgainOf' : 'muteOf', { date })}
        onClick={() => (outage.muted ? tellAgain() : setAsking(true))}
      >
        {t(outage.muted ? 'tellAgain' : 'mute')}
      </Button>
      {asking && <MuteDialog station={station} outage={outage} onClose={() => setAsking(false)} />}
    </>
  );
}
