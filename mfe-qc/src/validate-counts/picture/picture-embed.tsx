import { useTexts } from 'shared-ui/i18n';
import { known, useLoaded } from 'shared-ui/query';
import { Card } from 'shared-ui/ui';
import { useReview, useSubject } from '../store/review-context.tsx';
import './picture-embed.css';
import { embedQuery } from './picture.resource.ts';
import { pictureTexts } from './texts.ts';

/**
 * The address of the visualization that is configured in place of the built-in picture; null: none, undefined: not
 * known yet. What was known stays while 'Show Null Values Only' changes it.
 */
export function useEmbed(): string | null | undefined {
  const { station_id_tmg: stationId } = useSubject().station;
  const nullsOnly = useReview(({ filters }) => filters.show_null_values ?? false);
  const { load } = useLoaded(embedQuery(stationId, nullsOnly));
  if (load.state === 'loaded') return load.value.embed;
  const other = known(embedQuery(stationId, !nullsOnly));
  return load.state === 'failed' ? (other?.embed ?? null) : other?.embed;
}

/**
 * The configured outside visualization. It may run and store what is its own, and is not told which page shows it.
 */
export function PictureEmbed({ address }: { address: string }) {
  const t = useTexts(pictureTexts);
  return (
    <Card title={t('title')}>
      <iframe
        className="qc-embed"
        title={t('title')}
        src={address}
        loading="lazy"
        referrerPolicy="no-referrer"
        // both together undo the sandbox of a page of our own origin only, and ours refuses to be framed
        // oxlint-disable-next-line react/iframe-missing-sandbox
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
      />
    </Card>
  );
}
