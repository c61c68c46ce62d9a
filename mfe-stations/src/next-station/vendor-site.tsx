import { useCallback } from 'react';
import { paths, type EcoStation } from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import { useLoaded } from 'shared-ui/query';
import { useServices } from 'shared-ui/remote';
import { useNavigate, useSearchParams } from 'shared-ui/router';
import { Alert } from 'shared-ui/ui';
import { ecoStationQuery } from '../import-eco-stations/eco-stations.resource.ts';
import { ecoStationTexts } from '../import-eco-stations/texts.ts';

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

/** Ends with a site of which a draft was made: the address that names it is left. */
export function useSiteDone(): () => Promise<void> {
  const { setDirty } = useServices();
  const navigate = useNavigate();
  return useCallback(async () => {
    // Nothing is left to lose, and the guard must know before the address changes.
    setDirty(false);
    await navigate(paths.importNextStations.href(), { replace: true });
  }, [navigate, setDirty]);
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
