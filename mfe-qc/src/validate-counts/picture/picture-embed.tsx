import { useState } from 'react';
import { useLoad } from 'shared-ui/api';
import { useTexts } from 'shared-ui/i18n';
import { Card } from 'shared-ui/ui';
import './picture-embed.css';
import { loadEmbed } from './picture.resource.ts';
import { pictureTexts } from './texts.ts';

/**
 * The address of the visualization that is configured in place of the built-in picture; null: none, undefined: not
 * known yet. What was known stays while 'Show Null Values Only' changes it.
 */
export function useEmbed(stationId: string, nullsOnly: boolean): string | null | undefined {
  const { load } = useLoad(() => loadEmbed(stationId, nullsOnly), [stationId, nullsOnly]);
  const [last, setLast] = useState<{ embed: string | null } | null>(null);
  if (load.state === 'loaded' && load.value !== last) setLast(load.value);
  if (load.state === 'failed') return last?.embed ?? null;
  return (load.state === 'loaded' ? load.value : last)?.embed;
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
