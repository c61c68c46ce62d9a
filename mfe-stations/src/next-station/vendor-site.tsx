import { useCallback } from 'react';
import { paths, type EcoStation, type NextStation } from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import { useLoaded } from 'shared-ui/query';
import { useServices } from 'shared-ui/remote';
import { useNavigate, useSearchParams } from 'shared-ui/router';
import { Alert } from 'shared-ui/ui';
import { ecoStationQuery } from '../import-eco-stations/eco-stations.resource.ts';
import { ecoStationTexts } from '../import-eco-stations/texts.ts';
import { useItsCounts } from '../import-eco-stations/use-its-counts.ts';

/** The search parameter that names the vendor's site which a new station is made of. */
const SITE = 'site';

/** The address of the next form filled with a site of the vendor's platform. */
export function nextStationOfSite(ecoId: string): string {
  return `${paths.importNextStations.href()}?${new URLSearchParams({ [SITE]: ecoId }).toString()}`;
}

/** The site that the address names, as the platform tells of it; null without one, and where it is new no more. */
export function useVendorSite() {
  const [search] = useSearchParams();
  const asked = search.get(SITE);
  const { load, reload } = useLoaded(ecoStationQuery(asked));
  return { asked, load, reload };
}

/** Ends with a site of which a station was made: its counts are asked for once it is published, and the address is left. */
export function useSiteDone(): (station: NextStation) => Promise<void> {
  const { setDirty } = useServices();
  const navigate = useNavigate();
  const askForCounts = useItsCounts();
  return useCallback(
    async ({ station_id_tmg: stationId, flows }) => {
      // Nothing is left to lose, and the guard must know before the address changes.
      setDirty(false);
      await navigate(paths.importNextStations.href(), { replace: true });
      if (stationId !== null) await askForCounts(stationId, flows);
    },
    [navigate, askForCounts, setDirty],
  );
}

/** Says where the form's values come from, and what is only proposed. */
export function SiteNotice({ asked, site }: { asked: string; site: EcoStation | null }) {
  const t = useTexts(ecoStationTexts);
  if (site === null) return <Alert severity="warning">{t('siteGone', { id: asked })}</Alert>;
  return (
    <Alert severity="info">
      {t('filled', { name: site.name, id: site.eco_id })} {t('proposed')}
    </Alert>
  );
}
