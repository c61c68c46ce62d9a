import { useRef, useState } from 'react';
import type { Outage } from 'shared-domain';
import { formatDate, formatNumber, useTexts, type Translate } from 'shared-ui/i18n';
import { useServices } from 'shared-ui/remote';
import { Button } from 'shared-ui/ui';
import { INVESTIGATION_WORDS, LEVEL_WORDS, outagePeriod, outageWord, stationTime } from './health-words.ts';
import { muteOutage, type HealthOfStation } from './health.resource.ts';
import { MuteDialog } from './mute-dialog.tsx';
import { OutageActions, OutageDifference } from './outage-actions.tsx';
import { rangeTexts } from './outage-texts.ts';
import { healthTexts } from './texts.ts';

type Props = {
  station: HealthOfStation['health'];
  outage: Outage;
  others: readonly Outage[];
  onOpen: () => void;
  /** It was deleted, or another one tells of it. */
  onGone: () => void;
};

/** An outage in the list: what is known of it, and whether e-mails tell of it. */
export function OutageItem({ station, outage, others, onOpen, onGone }: Props) {
  const t = useTexts(rangeTexts);
  const zone = station.time_zone;
  const { level, investigation, note, assignee, recovered_at, retired_at, start_at } = outage;
  const { entered, corrected } = outage;
  const said = [
    t(INVESTIGATION_WORDS[investigation]),
    level && t(LEVEL_WORDS[level]),
    assignee && t('assignee', { person: assignee }),
    entered && t('enteredBy', { person: entered.by }),
    corrected && t('corrected'),
  ];
  const lasts = recovered_at === null && retired_at === null;
  return (
    <li>
      <p>
        <strong>{enteredWord(outage, t) ?? outageWord(outage, t)}</strong> {outagePeriod(outage, zone, t)}.{' '}
        {lostWords(outage, t)}
      </p>
      <p className="cx-muted">{said.filter(Boolean).join(' · ')}</p>
      {note && <p className="health-note">{note}</p>}
      <OutageDifference station={station} outage={outage} />
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
      <OutageActions {...{ station, outage, others, onGone }} />
      {((lasts && !entered) || outage.muted) && <MuteButton station={station} outage={outage} />}
    </li>
  );
}

type Words = Translate<typeof rangeTexts.en>;

/** What an outage is that a person has entered; of others the watch says it. */
function enteredWord({ entered, flow }: Outage, t: Words): string | null {
  if (!entered) return null;
  if (flow === null) return t(entered.expected ? 'outageExpected' : 'outageEntered');
  return t(entered.expected ? 'expectedOfFlow' : 'enteredOfFlow', { flow });
}

/** How much is missing; of what a person has entered, or ended as nothing was expected any more, nobody knows. */
function lostWords({ lost_hours, recovered_at, retired_at, entered }: Outage, t: Words): string {
  if (lost_hours > 0) return `${t('lost', { hours: formatNumber(Math.round(lost_hours)) })}.`;
  return entered || retired_at ? '' : `${t(recovered_at ? 'nothingLost' : 'until')}.`;
}

/** Asks for the day up to which an outage is muted, or has it told of again. */
function MuteButton({ station, outage }: Pick<Props, 'station' | 'outage'>) {
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
