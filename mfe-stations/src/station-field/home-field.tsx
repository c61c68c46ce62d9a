import '../network-health/health.css';
import type { Api } from 'shared-domain';
import { formatDate, formatNumber, useTexts } from 'shared-ui/i18n';
import { useLoaded } from 'shared-ui/query';
import { Alert, Card, LoadState } from 'shared-ui/ui';
import { HomeEquipment } from './home-equipment.tsx';
import { HomeVisits } from './home-visits.tsx';
import { fieldQuery } from './field.resource.ts';
import { fieldTexts } from './texts.ts';

/** What people did and saw at a station, and which counter stood there when. */
export function HomeField({ stationId }: { stationId: string }) {
  const t = useTexts(fieldTexts);
  const { load, reload } = useLoaded(fieldQuery(stationId));
  return (
    <Card title={t('card')}>
      <LoadState load={load} retry={reload}>
        {({ visits, equipment, changes, flows = [], battery = null }) => (
          <div className="cx-stack">
            {battery && <HomeBattery {...battery} />}
            <HomeVisits stationId={stationId} visits={visits} equipment={equipment} changes={changes} />
            <HomeEquipment stationId={stationId} equipment={equipment} changes={changes} flows={flows} />
          </div>
        )}
      </LoadState>
    </Card>
  );
}

type Battery = NonNullable<Api['GET /stations/:stationId/field']['reply']['battery']>;

/** What the counter's batteries had when they were measured last, which nobody sees from the office otherwise. */
function HomeBattery({ volts, read_on, low }: Battery) {
  const t = useTexts(fieldTexts);
  const read = { volts: formatNumber(volts), date: formatDate(read_on) };
  return low ? <Alert severity="warning">{t('batteryLow', read)}</Alert> : <p>{t('batteryRead', read)}</p>;
}
