import { useEffect, useEffectEvent, type RefObject } from 'react';
import type { Place } from './projection.rules.ts';

/** How far a turn of the wheel zooms. */
const WHEEL_STEP = 1.35;
/** A pointer that went less than this many pixels was pressed, not dragged. */
const PRESS_PX = 4;

type Acts = {
  /** `about` in pixels from the middle of the surface. */
  zoom: (factor: number, about: Place) => void;
  move: (dx: number, dy: number) => void;
  /** A press of the ground itself, in pixels from the middle of the surface. */
  press?: ((about: Place) => void) | undefined;
};

/** Whether something stands there that is pressed for its own sake. */
const isTaken = ({ target }: Event) => target instanceof Element && target.closest('button, dialog') !== null;
const between = (a: Place, b: Place) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const apart = (a: Place, b: Place) => Math.hypot(a.x - b.x, a.y - b.y);

/**
 * Dragging moves, two fingers move and zoom, and the wheel zooms with Ctrl, which a pinch on a touchpad is too; alone
 * it scrolls the page. A press on something that stands on the surface stays a press.
 */
export function useGestures(surface: RefObject<HTMLElement | null>, acts: Acts): void {
  const zoom = useEffectEvent(acts.zoom);
  const move = useEffectEvent(acts.move);
  const press = useEffectEvent((about: Place) => acts.press?.(about));
  useEffect(() => {
    const element = surface.current;
    if (!element) return undefined;
    const down = new Map<number, Place>();
    let begun: Place | null = null;
    let dragging = false;
    // the second finger of a pinch, and the first after it, press nothing
    let pinched = false;
    const fromMiddle = ({ x, y }: Place): Place => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return { x: x - left - width / 2, y: y - top - height / 2 };
    };
    const at = ({ clientX, clientY }: MouseEvent): Place => ({ x: clientX, y: clientY });

    const onDown = (event: PointerEvent) => {
      if (event.button !== 0) return;
      down.set(event.pointerId, at(event));
      begun = at(event);
      dragging = false;
      pinched = down.size > 1 || (pinched && down.size > 0);
    };
    const onMove = (event: PointerEvent) => {
      const from = down.get(event.pointerId);
      if (!from || !begun) return;
      const to = at(event);
      if (!dragging && apart(begun, to) < PRESS_PX) return;
      if (!dragging) {
        dragging = true;
        // the click that ends a drag then is the surface's, and presses nothing that stands on it
        element.setPointerCapture?.(event.pointerId);
      }
      const [other] = [...down].filter(([id]) => id !== event.pointerId);
      down.set(event.pointerId, to);
      if (!other) return move(to.x - from.x, to.y - from.y);
      const [, still] = other;
      const [before, after] = [between(from, still), between(to, still)];
      const factor = apart(to, still) / Math.max(1, apart(from, still));
      if (Math.abs(factor - 1) > 0.001) zoom(factor, fromMiddle(after));
      else move(after.x - before.x, after.y - before.y);
    };
    const onCancel = ({ pointerId }: PointerEvent) => down.delete(pointerId);
    const onUp = (event: PointerEvent) => {
      if (down.delete(event.pointerId) && !dragging && !pinched && !isTaken(event))
        press(fromMiddle(at(event)));
    };
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      // or the browser zooms the page, from which React's own wheel handlers can't hold it back
      event.preventDefault();
      zoom(event.deltaY < 0 ? WHEEL_STEP : 1 / WHEEL_STEP, fromMiddle(at(event)));
    };
    element.addEventListener('pointerdown', onDown);
    element.addEventListener('pointermove', onMove);
    element.addEventListener('pointerup', onUp);
    element.addEventListener('pointercancel', onCancel);
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => {
      element.removeEventListener('pointerdown', onDown);
      element.removeEventListener('pointermove', onMove);
      element.removeEventListener('pointerup', onUp);
      element.removeEventListener('pointercancel', onCancel);
      element.removeEventListener('wheel', onWheel);
    };
  }, [surface]);
}
