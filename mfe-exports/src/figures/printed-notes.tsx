import type { Publication } from 'shared-domain';
import type { ReactNode } from 'react';
import { useTexts } from 'shared-ui/i18n';
import { Fact, Facts } from 'shared-ui/ui';
import { PrintedHashes } from './printed-hashes.tsx';
import { printedTexts } from './printed.texts.ts';

/** What stands below figures on paper: method, certification, sources and hashes, without which nobody publishes them. */
export function PrintedNotes(props: {
  /** Whose counts they are, in words. */
  agencies: string;
  /** What of them is published; null where that isn't known. */
  publications: readonly Publication[] | null;
  /** How far the counts are certified, where that is told flow by flow. */
  certified?: string;
  /** Facts between method and certification. */
  children?: ReactNode;
}) {
  const t = useTexts(printedTexts);
  return (
    <Facts beside className="figures-notes">
      <Fact name={t('method')}>{t('methodText')}</Fact>
      {props.children}
      <Fact name={t('certification')}>
        {t('certificationText')}
        {props.certified ? ` ${props.certified}.` : null}
      </Fact>
      <Fact name={t('sources')}>{t('sourcesText', { agencies: props.agencies })}</Fact>
      <Fact name={t('hashes')}>
        <PrintedHashes publications={props.publications} />
      </Fact>
    </Facts>
  );
}
