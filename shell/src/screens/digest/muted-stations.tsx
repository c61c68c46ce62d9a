import { useMemo, useRef } from 'react';
import type { StationSummary } from 'shared-domain';
import { messageOf } from 'shared-ui/api';
import { defineFields, FieldGrid, Form, FormAlert, useFieldForm } from 'shared-ui/form';
import { formatDate, useTexts } from 'shared-ui/i18n';
import { useServices } from 'shared-ui/remote';
import { Button } from 'shared-ui/ui';
import { muteStation, stationChoices, unmuteStation, type OwnDigest } from './digest.resource.ts';
import { digestTexts } from './texts.ts';

type Values = { station: string | null; until: string | null };
type Lookups = { stations: { code: string; label: string }[] };

const fields = defineFields<Values, Lookups, keyof typeof digestTexts.en>({
  station: {
    label: 'mutedStation',
    control: 'select',
    required: 'required',
    options: (_, { stations }) => stations,
  },
  until: { label: 'mutedUntil', control: 'date', required: 'required' },
});
const EMPTY: Values = { station: null, until: null };

type Props = { userId: number; own: Pick<OwnDigest, 'muted' | 'stations'> };

/** The stations that one hears nothing of for a while, and muting another. */
export function MutedStations({ userId, own: { muted, stations } }: Props) {
  const t = useTexts(digestTexts);
  const { notify } = useServices();
  const heading = useRef<HTMLHeadingElement>(null);
  const hear = async (stationId: string) => {
    try {
      await unmuteStation(userId, stationId);
      notify('success', t('heard'));
      // the button that was pressed is gone
      heading.current?.focus();
    } catch (error) {
      notify('danger', messageOf(error, t('failed')));
    }
  };
  return (
    <section className="cx-stack" aria-label={t('muted')}>
      <h3 ref={heading} tabIndex={-1}>
        {t('muted')}
      </h3>
      {muted.length === 0 ? (
        <p>{t('noneMuted')}</p>
      ) : (
        <ul className="sh-digest-muted">
          {muted.map(({ station_id_tmg, station_name, until }) => (
            <li key={station_id_tmg}>
              {t('mutedLine', { station: `${station_name}, ${station_id_tmg}`, day: formatDate(until) })}{' '}
              <Button
                severity="text"
                size="small"
                aria-label={t('hearOf', { station: station_name })}
                onClick={() => void hear(station_id_tmg)}
              >
                {t('hear')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Mute key={muted.length} userId={userId} stations={stations} />
    </section>
  );
}

function Mute({ userId, stations }: { userId: number; stations: readonly StationSummary[] }) {
  const t = useTexts(digestTexts);
  const { notify } = useServices();
  const lookups = useMemo(() => ({ stations: stationChoices(stations) }), [stations]);
  const form = useFieldForm<Values, Lookups, keyof typeof digestTexts.en>({
    fields,
    t,
    lookups,
    initial: EMPTY,
    keep: { name: 'mute' },
    onSubmit: async ({ station, until }) => {
      await muteStation(userId, station ?? '', until ?? '');
      notify('success', t('saved'));
    },
  });
  return (
    <Form form={form} label={t('muted')} small>
      <FormAlert problem={form.problem} fallback={t('failed')} />
      <FieldGrid form={form} names={['station', 'until']} />
      <div className="cx-actions">
        <Button type="submit" severity="outlined" loading={form.submitting}>
          {t('mute')}
        </Button>
      </div>
    </Form>
  );
}
