import '../network-health/health.css';
import { useTexts } from 'shared-ui/i18n';
import { useLoaded } from 'shared-ui/query';
import { Card, LoadState } from 'shared-ui/ui';
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
        {({ visits, equipment, changes, flows = [] }) => (
          <div className="cx-stack">
            <HomeVisits stationId={stationId} visits={visits} equipment={equipment} changes={changes} />
            <HomeEquipment stationId={stationId} equipment={equipment} changes={changes} flows={flows} />
          </div>
        )}
      </LoadState>
    </Card>
  );
}
