import { useRef, useState } from 'react';
import type { Outage } from 'shared-domain';
import { messageOf } from 'shared-ui/api';
import { useTexts } from 'shared-ui/i18n';
import { useServices } from 'shared-ui/remote';
import { Button } from 'shared-ui/ui';
import { useRemoval } from '../station-editing/use-removal.ts';
import { outagePeriod, stationTime } from './health-words.ts';
import type { HealthOfStation } from './health.resource.ts';
import { decideDifference, joinOutages, removeOutage } from './outage-ranges.resource.ts';
import { rangeTexts } from './outage-texts.ts';
import { RangeDialog } from './range-dialog.tsx';
import { SplitDialog } from './split-dialog.tsx';

type Station = HealthOfStation['health'];
type Props = { station: Station; outage: Outage; others: readonly Outage[]; onGone: () => void };

/** What can be done with the range of an outage: corrected, split, joined with those that it touches, deleted where it was entered. */
export function OutageActions({ station, outage, others, onGone }: Props) {
  const t = useTexts(rangeTexts);
  const [asking, setAsking] = useState<'range' | 'split'>();
  const date = stationTime(outage.start_at, station.time_zone);
  const remove = useRemoval((one: Outage) => removeOutage(station.station_id_tmg, one), {
    texts: () => ({
      title: t('removeTitle'),
      text: t('removeText', { date }),
      accept: t('remove'),
      removed: t('removed'),
      failed: t('failed'),
    }),
    onRemoved: onGone,
  });
  const close = () => setAsking(undefined);
  return (
    <>
      <Act label={t('correctOf', { date })} word={t('correct')} onClick={() => setAsking('range')} />
      <Act label={t('splitOf', { date })} word={t('split')} onClick={() => setAsking('split')} />
      {others
        // each two are offered once: at the later one
        .filter(({ id, start_at }) => outage.touches?.includes(id) && start_at <= outage.start_at)
        .map((other) => (
          <JoinButton key={other.id} {...{ station, outage, other, onGone }} />
        ))}
      {outage.entered && (
        <Act label={t('removeOf', { date })} word={t('remove')} onClick={() => remove(outage)} />
      )}
      {asking === 'range' && <RangeDialog {...{ station, outage }} onClose={close} />}
      {asking === 'split' && <SplitDialog {...{ station, outage }} onClose={close} />}
    </>
  );
}

const Act = ({ label, word, onClick }: { label: string; word: string; onClick: () => void }) => (
  <Button severity="text" size="small" aria-label={label} onClick={onClick}>
    {word}
  </Button>
);

function JoinButton({ station, outage, other, onGone }: Omit<Props, 'others'> & { other: Outage }) {
  const t = useTexts(rangeTexts);
  const { confirm, notify } = useServices();
  const of = (one: Outage) => stationTime(one.start_at, station.time_zone);
  const names = { date: of(outage), other: of(other) };
  const join = async () => {
    const asked = { title: t('joinTitle'), text: t('joinText', names), accept: t('joinAccept') };
    if (!(await confirm(asked))) return;
    try {
      await joinOutages(station.station_id_tmg, outage, other);
      notify('success', t('joined'));
      onGone();
    } catch (error) {
      notify('danger', messageOf(error, t('failed')));
    }
  };
  return <Act label={t('joinOf', names)} word={t('join', { date: of(other) })} onClick={join} />;
}

/** What the watch has found since somebody corrected an outage: taken or left. */
export function OutageDifference({ station, outage }: { station: Station; outage: Outage }) {
  const t = useTexts(rangeTexts);
  const { notify } = useServices();
  const [sending, setSending] = useState(false);
  const place = useRef<HTMLParagraphElement>(null);
  const { proposed } = outage;
  const date = stationTime(outage.start_at, station.time_zone);
  const decide = async (use: boolean) => {
    setSending(true);
    try {
      await decideDifference(station.station_id_tmg, outage, use);
      notify('success', t(use ? 'used' : 'left'));
    } catch (error) {
      notify('danger', messageOf(error, t('failed')));
    } finally {
      setSending(false);
      place.current?.focus();
    }
  };
  const found = proposed && {
    ...outage,
    start_at: proposed.start_at,
    recovered_at: proposed.end_at,
    retired_at: null,
  };
  return (
    <>
      {/* the buttons go with what they decide; the focus stays at the outage */}
      <p ref={place} tabIndex={-1} className="health-differs">
        {found && t('differs', { period: outagePeriod(found, station.time_zone, t) })}
      </p>
      {found && (
        <p>
          <Button
            severity="outlined"
            size="small"
            loading={sending}
            aria-label={t('useOf', { date })}
            onClick={() => decide(true)}
          >
            {t('use')}
          </Button>{' '}
          <Button
            severity="text"
            size="small"
            disabled={sending}
            aria-label={t('leaveOf', { date })}
            onClick={() => decide(false)}
          >
            {t('leave')}
          </Button>
        </p>
      )}
    </>
  );
}
