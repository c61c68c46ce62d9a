import { useState } from 'react';
import { may, type Publication } from 'shared-domain';
import { FIGURE_NAMES } from 'shared-domain/figures';
import { useUser } from 'shared-ui/auth';
import { formatDate, useTexts } from 'shared-ui/i18n';
import { useLoaded } from 'shared-ui/query';
import { Button, LoadState } from 'shared-ui/ui';
import { figureWords } from '../figure-words.texts.ts';
import { HashLine } from './hash-line.tsx';
import { OpenedDialog } from './opened-dialog.tsx';
import { ProvenanceDialog } from './provenance-dialog.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { publicationsQuery, type WhichFigure } from './publish.resource.ts';
import { publishTexts } from './texts.ts';
import { useFillingText } from './use-filling-text.ts';

type StateProps = { which: WhichFigure; stationName: string; isWhole: boolean };

/** Whether a figure is published, by whom and when, and the ways: to publish it, to open it, to see where it comes from. */
export function PublishedState(props: StateProps) {
  const { stationId, year } = props.which;
  const { load, reload } = useLoaded(publicationsQuery({ stationId, year }));
  return (
    <LoadState load={load} retry={reload}>
      {(all) => (
        <State
          {...props}
          inForce={
            all.find(({ mode, superseded_by }) => mode === props.which.mode && superseded_by === null) ?? null
          }
        />
      )}
    </LoadState>
  );
}

function State({ which, stationName, isWhole, inForce }: StateProps & { inForce: Publication | null }) {
  const t = useTexts(publishTexts);
  const words = useTexts(figureWords);
  const mayPublish = may(useUser(), 'POST /publications') && isWhole;
  const [opened, setOpened] = useState<'publish' | 'publication' | 'provenance' | null>(null);
  const close = () => setOpened(null);
  const figure = words(FIGURE_NAMES[which.mode]);
  return (
    <div className="figures-published">
      {inForce ? <PublishedLine publication={inForce} /> : null}
      <div className="cx-row">
        {mayPublish ? (
          <Button
            size="small"
            severity={inForce ? 'outlined' : 'primary'}
            aria-label={t(inForce ? 'againOf' : 'publishOf', { figure })}
            onClick={() => setOpened('publish')}
          >
            {t(inForce ? 'again' : 'publish')}
          </Button>
        ) : null}
        {inForce ? (
          <Button
            size="small"
            severity="outlined"
            aria-label={t('openOf', { figure })}
            onClick={() => setOpened('publication')}
          >
            {t('open')}
          </Button>
        ) : null}
        <Button
          size="small"
          severity="text"
          aria-label={t('comesFromOf', { figure })}
          onClick={() => setOpened('provenance')}
        >
          {t('comesFrom')}
        </Button>
      </div>
      {opened === 'publish' ? (
        <PublishDialog which={which} stationName={stationName} onClose={close} />
      ) : null}
      {opened === 'provenance' ? <ProvenanceDialog which={which} onClose={close} /> : null}
      {opened === 'publication' && inForce ? <OpenedDialog id={inForce.id} onClose={close} /> : null}
    </div>
  );
}

function PublishedLine({ publication }: { publication: Publication }) {
  const t = useTexts(publishTexts);
  const words = useTexts(figureWords);
  const { shown, method, published_by: who, published_at: when, hash, reason, filling } = publication;
  const fillingText = useFillingText();
  return (
    <>
      <p>
        <strong>{t('published')}</strong>{' '}
        {t('publishedBy', { shown, method: words(method), who, when: formatDate(when) })}
      </p>
      <p className="cx-muted">{fillingText(filling)}</p>
      {reason === null ? null : <p className="cx-muted">{reason}</p>}
      <HashLine hash={hash} />
    </>
  );
}
