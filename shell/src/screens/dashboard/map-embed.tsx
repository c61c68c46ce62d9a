import { useTexts } from 'shared-ui/i18n';
import { dashboardTexts } from './texts.ts';
import './map-embed.css';

/**
 * The configured outside visualization in place of the built-in map. It may run and store what is its own, and is not
 * told which page shows it.
 */
export function MapEmbed({ address }: { address: string }) {
  const t = useTexts(dashboardTexts);
  return (
    <iframe
      className="sh-map-embed"
      title={t('mapGroup')}
      src={address}
      loading="lazy"
      referrerPolicy="no-referrer"
      // both together undo the sandbox of a page of our own origin only, and ours refuses to be framed
      // oxlint-disable-next-line react/iframe-missing-sandbox
      sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
    />
  );
}
