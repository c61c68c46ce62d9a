import { paths, type CounterStay } from 'shared-domain';
import { formatDate, formatPeriod, useTexts } from 'shared-ui/i18n';
import { useLoaded } from 'shared-ui/query';
import { Dialog, LinkButton, LoadState } from 'shared-ui/ui';
import { flowsSaid } from './counter-names.ts';
import { ChangeInWords } from './equipment-changes.tsx';
import { staysQuery, type CounterAt } from './field.resource.ts';
import { fieldTexts } from './texts.ts';

type Props = { counter: CounterAt; name: string; onClose: () => void };

/** Where a counter stood from when to when, and how it was set there. */
export function StaysDialog({ counter, name, onClose }: Props) {
  const t = useTexts(fieldTexts);
  const { load, reload } = useLoaded(staysQuery(counter));
  return (
    <Dialog title={t('staysOf', { counter: name })} open onClose={onClose}>
      <LoadState load={load} retry={reload}>
        {({ data: stays, more = false }) => (
          <div className="cx-stack">
            <p className="cx-muted">{t('staysHint')}</p>
            <ol className="health-list" aria-label={t('staysOf', { counter: name })}>
              {stays.map((stay) => (
                <Stay key={stay.id} stay={stay} here={String(stay.id) === counter.equipmentId} />
              ))}
            </ol>
            {more && <p>{t('staysMore', { count: stays.length })}</p>}
          </div>
        )}
      </LoadState>
    </Dialog>
  );
}

function Stay({ stay, here }: { stay: CounterStay; here: boolean }) {
  const t = useTexts(fieldTexts);
  const { station_id_tmg: station, first_day, last_day, firmware, settings, changes = [], flows } = stay;
  return (
    <li aria-current={here || undefined}>
      <p>
        <strong>{here ? t('stayHere', { station }) : station}</strong>{' '}
        {last_day ? formatPeriod(first_day, last_day) : t('sinceOf', { date: formatDate(first_day) })}
      </p>
      {flows && <p>{flowsSaid(t, flows, flows.length === 0)}</p>}
      {settings && <p className="health-note">{settings}</p>}
      {firmware && <p className="cx-muted">{t('firmwareOf', { firmware })}</p>}
      {changes.map((change) => (
        <p key={change.id}>
          {formatDate(change.changed_on)} <ChangeInWords change={change} />
        </p>
      ))}
      {!here && (
        <LinkButton to={paths.station.href({ stationId: station })}>
          {t('openStation', { station })}
        </LinkButton>
      )}
    </li>
  );
}
