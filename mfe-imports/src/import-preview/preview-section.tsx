import { useState } from 'react';
import type { Load } from 'shared-ui/api';
import type { ImportPreview, RepeatDecision, StationChannel } from 'shared-domain';
import { formatDate, formatNumber, formatPercent, useTexts } from 'shared-ui/i18n';
import { Alert, LoadState, Spinner } from 'shared-ui/ui';
import { Notes } from '../recent-imports/notes.tsx';
import { LineErrors } from '../recent-imports/rejected-lines.tsx';
import { DailyPicture } from './daily-picture.tsx';
import { figuresOf, isOnItsWay, isRefusal } from './outlook.rules.ts';
import { RepeatedTimes } from './repeated-times.tsx';
import { previewTexts } from './texts.ts';

/** The dry run: what loading the file would do, before anything is written (I1). */
export function PreviewSection({
  load,
  reload,
  channels,
  decisions,
  onDecide,
}: {
  load: Load<ImportPreview | null>;
  reload: () => void;
} & Omit<Props, 'preview'>) {
  const t = useTexts(previewTexts);
  // what is being decided stays in place, above what comes and goes, while the file is read anew
  const [last, setLast] = useState<ImportPreview | null>(null);
  const loaded = load.state === 'loaded' ? load.value : null;
  if (loaded && loaded !== last) setLast(loaded);
  return (
    <fieldset className="imports-part" aria-busy={isOnItsWay(load)}>
      <legend>{t('title')}</legend>
      {last && <RepeatedTimes preview={last} channels={channels} decisions={decisions} onDecide={onDecide} />}
      {load.state === 'failed' && isRefusal(load.error.status) ? (
        <Alert severity="danger">
          {t('refused')} {load.error.message}
        </Alert>
      ) : (
        <LoadState load={load} retry={reload} label={t('working')}>
          {(preview) =>
            preview ? (
              <Preview preview={preview} channels={channels} />
            ) : (
              <p className="cx-muted">{t('waits')}</p>
            )
          }
        </LoadState>
      )}
    </fieldset>
  );
}

type Props = {
  preview: ImportPreview;
  channels: readonly StationChannel[];
  /** What was decided of times that occur twice. */
  decisions: readonly RepeatDecision[];
  onDecide: (decisions: RepeatDecision[]) => void;
};

function Preview({ preview, channels }: Pick<Props, 'preview' | 'channels'>) {
  const t = useTexts(previewTexts);
  const { share, refusal, rejected, read, unchanged, first, last, warnings } = preview;
  if (refusal) {
    return (
      <Alert severity="danger">
        {t('refused')} {refusal}
      </Alert>
    );
  }
  return (
    <>
      {share < 1 && <Begun share={share} last={last} />}
      {rejected > 0 ? <Rejected preview={preview} /> : <p className="cx-muted">{t('nothingYet')}</p>}
      <Figures preview={preview} />
      {first && last && <p>{t('span', { first: formatDate(first), last: formatDate(last) })}</p>}
      {share === 1 && rejected === 0 && read > 0 && unchanged === read && (
        <Alert severity="info">{t('allKnown')}</Alert>
      )}
      {warnings.length > 0 && (
        <Alert severity="warning">
          <Notes notes={warnings} />
        </Alert>
      )}
      <Overlaps preview={preview} />
      <DailyPicture preview={preview} channels={channels} />
    </>
  );
}

/** Says that only the beginning of the file is shown yet. */
function Begun({ share, last }: Pick<ImportPreview, 'share' | 'last'>) {
  const t = useTexts(previewTexts);
  const part = formatPercent(share);
  return (
    <Spinner label={last === null ? t('begun', { part }) : t('begunTo', { part, last: formatDate(last) })} />
  );
}

/** So many lines are told at once, more where they are asked for. */
const TOLD_AT_ONCE = 10;

function Rejected({ preview: { rejected, errors } }: Pick<Props, 'preview'>) {
  const t = useTexts(previewTexts);
  return (
    <Alert severity="danger">
      <p>{t('rejected', { count: rejected })}</p>
      <details className="imports-lines" open={errors.length <= TOLD_AT_ONCE}>
        <summary>{t('rejectedLines')}</summary>
        {rejected > errors.length && <p>{t('firstRejected', { shown: errors.length })}</p>}
        <LineErrors caption={t('rejectedLines')} lines={errors} />
      </details>
    </Alert>
  );
}

function Figures({ preview }: Pick<Props, 'preview'>) {
  const t = useTexts(previewTexts);
  const rejected = preview.rejected > 0 ? 'imports-fault' : undefined;
  return (
    <dl className="imports-figures">
      {figuresOf(preview).map((figure) => (
        <div key={figure}>
          <dt>{t(figure)}</dt>
          <dd>{formatNumber(preview[figure])}</dd>
        </div>
      ))}
      <div>
        <dt>{t('rejectedCount')}</dt>
        <dd className={rejected}>{formatNumber(preview.rejected)}</dd>
      </div>
    </dl>
  );
}

function Overlaps({ preview: { overlaps, first } }: Pick<Props, 'preview'>) {
  const t = useTexts(previewTexts);
  if (first === null) return null;
  if (overlaps.length === 0) return <p className="cx-muted">{t('noOverlaps')}</p>;
  return (
    <section>
      <h3>{t('overlapsTitle')}</h3>
      <Notes
        notes={overlaps.map(({ first: from, last: to, counts, certified }) =>
          t('overlap', {
            first: formatDate(from),
            last: formatDate(to),
            count: counts,
            certified: formatNumber(certified),
          }),
        )}
      />
    </section>
  );
}
