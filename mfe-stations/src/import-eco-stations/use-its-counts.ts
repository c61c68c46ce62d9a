import { useCallback } from 'react';
import { messageOf } from 'shared-ui/api';
import { ALERT_SECONDS, ecoObstacle, hasEcoId, type FlowRequest } from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import { useServices } from 'shared-ui/remote';
import { importItsCounts } from './eco-stations.resource.ts';
import { ecoStationTexts } from './texts.ts';

const IDLE = { importing: 0, certifying: 0 } as const;

/** What of a flow tells whether the vendor has its counts. */
export type AskedFlow = Pick<FlowRequest, 'vendor_code' | 'eco_id'>;

/** Whether a station's counts can be fetched from the vendor's platform: one of its flows names its channel there. */
function hasVendorsFlow(flows: readonly AskedFlow[]): boolean {
  return flows.some(
    ({ vendor_code, eco_id }) => hasEcoId(vendor_code) && ecoObstacle({ eco_id, ...IDLE }) === null,
  );
}

/**
 * Asks for the counts of a station that was just published, where a flow of it names its channel at the vendor's (I5), and
 * tells what came of it.
 */
export function useItsCounts(): (stationId: string, flows: readonly AskedFlow[]) => Promise<void> {
  const t = useTexts(ecoStationTexts);
  const { notify } = useServices();
  return useCallback(
    async (stationId, flows) => {
      if (!hasVendorsFlow(flows)) return;
      try {
        notify('success', `${t('counts')} ${await importItsCounts(stationId)}`, ALERT_SECONDS.ecoImport);
      } catch (error) {
        notify('danger', messageOf(error, t('countsFailed')));
      }
    },
    [notify, t],
  );
}
