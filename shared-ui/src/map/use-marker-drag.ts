import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import type { Place } from './projection.rules.ts';

/** A marker whose pointer went less than this many pixels was touched, not dragged. */
const DRAG_PX = 3;

type Acts = {
  /** How far the pointer is from where it took the marker, in pixels; null where the drag was given up. */
  onDrag: (by: Place | null) => void;
  /** Let go so far from where it was taken: farther than the last drag told where nothing was drawn in between. */
  onDrop: (by: Place) => void;
};

/**
 * Dragging of something that stands on a map, by mouse, pen and finger; the map under it does not hear of it. The
 * function that comes back gives a drag up, and says whether there was one.
 */
export function useMarkerDrag(marker: RefObject<HTMLElement | null>, acts: Acts): () => boolean {
  const onDrag = useEffectEvent(acts.onDrag);
  const onDrop = useEffectEvent(acts.onDrop);
  const from = useRef<{ id: number; x: number; y: number; isMoving: boolean } | null>(null);
  useEffect(() => {
    const element = marker.current;
    if (!element) return undefined;
    const onDown = (event: PointerEvent) => {
      // the surface listens natively, too, and would move under it
      event.stopPropagation();
      if (event.button !== 0 || from.current) return;
      from.current = { id: event.pointerId, x: event.clientX, y: event.clientY, isMoving: false };
      element.setPointerCapture?.(event.pointerId);
      // Safari gives no button the focus that is pressed
      element.focus({ preventScroll: true });
    };
    const offset = ({ clientX, clientY }: PointerEvent, began: Place) => ({
      x: clientX - began.x,
      y: clientY - began.y,
    });
    const onMove = (event: PointerEvent) => {
      const began = from.current;
      if (began?.id !== event.pointerId) return;
      const by = offset(event, began);
      began.isMoving ||= Math.hypot(by.x, by.y) >= DRAG_PX;
      if (began.isMoving) onDrag(by);
    };
    const onEnd = (event: PointerEvent) => {
      const began = from.current;
      if (began?.id !== event.pointerId) return;
      from.current = null;
      if (!began.isMoving) return;
      if (event.type === 'pointerup') onDrop(offset(event, began));
      else onDrag(null);
    };
    element.addEventListener('pointerdown', onDown);
    element.addEventListener('pointermove', onMove);
    element.addEventListener('pointerup', onEnd);
    element.addEventListener('pointercancel', onEnd);
    return () => {
      element.removeEventListener('pointerdown', onDown);
      element.removeEventListener('pointermove', onMove);
      element.removeEventListener('pointerup', onEnd);
      element.removeEventListener('pointercancel', onEnd);
    };
  }, [marker]);
  return () => {
    const wasMoving = from.current?.isMoving === true;
    from.current = null;
    if (wasMoving) acts.onDrag(null);
    return wasMoving;
  };
}
