import { useEffect, useRef } from 'react';
import { useTexts } from 'shared-ui/i18n';
import { Button } from 'shared-ui/ui';
import { nextPart, tally, type FilePart } from './file-parts.rules.ts';
import { partsTexts } from './parts.texts.ts';
import type { HeldFile } from './use-file-parts.ts';

type Props = {
  held: HeldFile;
  /** The part that stands in the form, sent or on its way. */
  shown: string | undefined;
  onNext: (part: FilePart) => void;
  onLeaveOut: (key: string) => void;
  onFinish: () => void;
  onClose: () => void;
};

/** What becomes of the parts of a file after the first was loaded: which have begun, which is next, which were left out. */
export function FileParts({ held, shown, onNext, onLeaveOut, onFinish, onClose }: Props) {
  const t = useTexts(partsTexts);
  const { source, parts } = held;
  const title = useRef<HTMLHeadingElement>(null);
  const next = nextPart(parts);
  const offered = shown === undefined ? (next?.key ?? '') : null;
  // the button that was pressed has nothing to load any more; what the load says at the foot covers nothing that stands at the top
  useEffect(() => {
    if (offered === null) return;
    title.current?.focus({ preventScroll: true });
    title.current?.scrollIntoView({ block: 'start' });
  }, [offered]);
  const current = shown === undefined ? next : (parts.find(({ key }) => key === shown) ?? null);
  return (
    <section className="imports-part imports-parts" aria-label={t('title', { name: source.name })}>
      <h3 ref={title} tabIndex={-1}>
        {t('title', { name: source.name })}
      </h3>
      <ol className="imports-help">
        {parts.map((part) => (
          <li key={part.key}>
            {t('part', {
              name: t('named', { name: part.name, minutes: part.interval }),
              state: t(part.key === shown ? 'shown' : part.state, { minutes: part.interval }),
            })}
          </li>
        ))}
      </ol>
      {next === null && shown === undefined ? (
        <p>{t('ended', { ...tally(parts), count: parts.length })}</p>
      ) : null}
      {source.arrived && parts.some(({ state }) => state === 'left') ? <p>{t('stillWaits')}</p> : null}
      <div className="cx-actions">
        {shown === undefined && next ? (
          <Button icon="upload" onClick={() => onNext(next)}>
            {t('next', { name: next.name, place: parts.indexOf(next) + 1, count: parts.length })}
          </Button>
        ) : null}
        {current?.state === 'open' ? (
          <Button severity="outlined" onClick={() => onLeaveOut(current.key)}>
            {t('leaveOut')}
          </Button>
        ) : null}
        {shown === undefined ? (
          <Button severity="text" onClick={next ? onFinish : onClose}>
            {t(next ? 'finish' : 'close')}
          </Button>
        ) : null}
      </div>
    </section>
  );
}
