import { useRef, type KeyboardEvent } from 'react';
import type { Coordinates } from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import { inDegrees } from './place.rules.ts';
import type { Place } from './projection.rules.ts';
import { placeTexts } from './texts.ts';
import { useMarkerDrag } from './use-marker-drag.ts';

type PlaceMarkerProps = {
  /** Where it stands, in pixels of the box. */
  at: Place;
  place: Coordinates;
  /** Id of what says how it is moved. */
  describedBy: string;
  onFocus: () => void;
  onBlur: () => void;
  /** Dragged so far from its place, in pixels; null once a drag is given up. */
  onDrag: (by: Place | null) => void;
  onDrop: (by: Place) => void;
  /** Whether the key did something; `isFine` with Shift. */
  onKey: (key: string, isFine: boolean) => boolean;
};

/** The marker of the place that is being set. */
export function PlaceMarker({ at, place, describedBy, ...on }: PlaceMarkerProps) {
  const t = useTexts(placeTexts);
  const marker = useRef<HTMLButtonElement>(null);
  const release = useMarkerDrag(marker, { onDrag: on.onDrag, onDrop: on.onDrop });
  const onKeyDown = (event: KeyboardEvent) => {
    const isDone = (event.key === 'Escape' && release()) || on.onKey(event.key, event.shiftKey);
    // nor does the page scroll, or a dialog around the map close
    if (isDone) event.preventDefault();
  };
  return (
    <button
      ref={marker}
      type="button"
      className="cx-place-marker"
      style={{ left: at.x, top: at.y }}
      aria-label={t('marker', { place: inDegrees(place) })}
      aria-describedby={describedBy}
      onFocus={on.onFocus}
      onBlur={on.onBlur}
      onKeyDown={onKeyDown}
    >
      <svg viewBox="0 0 32 44" aria-hidden>
        <path d="M16 43C16 43 30 25 30 15.5a14 14 0 1 0-28 0C2 25 16 43 16 43Z" />
        <circle cx="16" cy="15.5" r="5.5" />
      </svg>
    </button>
  );
}
