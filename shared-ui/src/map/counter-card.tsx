import { useEffect, useId, useRef } from 'react';
import { paths, type StationHome } from 'shared-domain';
import { call } from 'shared-ui/api';
import { formatDate, useTexts } from 'shared-ui/i18n';
import { useLoaded, type Asked } from 'shared-ui/query';
import { Icon, LinkButton } from 'shared-ui/ui';
import { cardPlace } from './card.rules.ts';
import type { Counter } from './counter.record.ts';
import type { Place } from './projection.rules.ts';
import { mapTexts } from './texts.ts';
import type { Box } from './view.rules.ts';

/** What a station's page shows, which the card tells a part of. */
const cardQuery = (stationId: string): Asked<StationHome> => ({
  queryKey: ['stations', 'home', stationId],
  queryFn: ({ signal }) => call('GET /stations/:stationId/home', { params: { stationId } }, { signal }),
});

/**
 * What a counter is and what waits there, beside its marker, and the ways on. It has the focus when it opens; its button
 * closes it, and the map's Escape.
 */
export function CounterCard({
  counter,
  at,
  box,
  onClose,
}: {
  counter: Counter;
  /** Where its marker stands, in pixels of the box. */
  at: Place;
  box: Box;
  onClose: () => void;
}) {
  const t = useTexts(mapTexts);
  const card = useRef<HTMLDialogElement>(null);
  const title = useId();
  useEffect(() => card.current?.focus({ preventScroll: true }), []);
  const { stationId, days, figure } = counter;
  return (
    <dialog
      // beside the map, holding nobody
      open
      ref={card}
      aria-labelledby={title}
      tabIndex={-1}
      className="cx-map-card"
      style={cardPlace(at, box)}
      onPointerDown={(event) => event.stopPropagation()}
    >
      <div className="cx-map-card-head">
        <h3 id={title}>
          {counter.name} <span className="cx-muted">{stationId}</span>
        </h3>
        <button type="button" className="cx-icon-button" aria-label={t('close')} onClick={onClose}>
          <Icon name="times" />
        </button>
      </div>
      {figure ? (
        <p>{figure.says}</p>
      ) : (
        <p className={days === null ? 'cx-muted' : 'cx-map-card-days is-review'}>
          {days === null ? t('nothingToReview') : t('daysToReview', { count: days })}
        </p>
      )}
      <CardFacts stationId={stationId} />
      <div className="cx-map-card-ways">
        {figure ? (
          <LinkButton severity="primary" to={figure.way.to}>
            {figure.way.label}
          </LinkButton>
        ) : null}
        {days !== null && !figure && (
          <LinkButton severity="primary" to={paths.validateCounts.href({ stationId })}>
            {t('review')}
          </LinkButton>
        )}
        <LinkButton severity="outlined" to={paths.station.href({ stationId })}>
          {t('stationPage')}
        </LinkButton>
      </div>
    </dialog>
  );
}

/**
 * Scrolls the page as far as the card of this part has to come, at once, with no motion; the map itself is cut off rather
 * than scrolled. For what stands there first, and once more for the facts, which may make the card higher.
 */
const showInWindow = (part: HTMLElement | null) =>
  part?.closest('dialog')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });

/** Flows and newest data: what the map does not know by itself. The ways on wait for neither. */
function CardFacts({ stationId }: { stationId: string }) {
  const t = useTexts(mapTexts);
  const { load } = useLoaded(cardQuery(stationId));
  if (load.state !== 'loaded')
    return (
      <p ref={showInWindow} className="cx-map-card-facts cx-muted">
        {load.state === 'failed' ? t('failed') : t('loading')}
      </p>
    );
  const { flows, station } = load.value;
  return (
    <div ref={showInWindow} className="cx-map-card-facts">
      <p>
        {flows.length === 0
          ? t('noFlows')
          : t('cardFlows', { count: flows.length, names: flows.map(({ name }) => name).join(', ') })}
      </p>
      <p>{station.last_count ? t('lastData', { date: formatDate(station.last_count) }) : t('noData')}</p>
    </div>
  );
}
