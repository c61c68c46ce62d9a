import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Place } from '../projection.rules.ts';
import type { Box, View } from '../view.rules.ts';
import type { Overlay } from './canvas.ts';
import { drawGround } from './draw-ground.ts';
import { looksOf } from './looks.ts';
import { useGround } from './use-ground.ts';

/** Whether this browser draws on a canvas at all; without, the markers stand on an empty ground. */
const canDraw = () => document.createElement('canvas').getContext('2d') !== null;
/** More points of the screen than that for one of the page cost more than they show. */
const MOST_DENSE = 2;

type GroundProps = {
  view: View;
  box: Box;
  /** Where markers stand, in pixels of the box: names keep clear of them. */
  covered: readonly Place[];
  /** Only counties and the state, over street tiles. */
  bare: boolean;
  /** What is drawn over it. */
  overlay: Overlay | null;
};

/** The ground under the markers. Decoration: what matters on the map is told by the markers and beside it. */
export function Ground(props: GroundProps) {
  const [drawn] = useState(canDraw);
  return drawn ? <GroundCanvas {...props} /> : null;
}

function GroundCanvas({ view, box, covered, bare, overlay }: GroundProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const ground = useGround(view.scale);
  const draw = () => {
    const element = canvas.current;
    const context = element?.getContext('2d');
    if (!element || !context || !ground) return;
    const dense = Math.min(MOST_DENSE, window.devicePixelRatio || 1);
    const [width, height] = [Math.round(box.width * dense), Math.round(box.height * dense)];
    if (element.width !== width || element.height !== height) Object.assign(element, { width, height });
    context.setTransform(dense, 0, 0, dense, 0, 0);
    drawGround({ context, view, box, covered, looks: looksOf(element) }, ground, {
      bare,
      overlay,
    });
  };
  // with the markers, which this drawing moves
  useLayoutEffect(draw);

  const drawNow = useEffectEvent(draw);
  useEffect(() => {
    // the page's colours change by its theme, by paper, and by colours that the system sets
    const themes = new MutationObserver(() => drawNow());
    themes.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    const media = ['print', '(forced-colors: active)'].map((query) => window.matchMedia(query));
    const again = () => drawNow();
    for (const one of media) one.addEventListener('change', again);
    return () => {
      themes.disconnect();
      for (const one of media) one.removeEventListener('change', again);
    };
  }, []);
  return <canvas ref={canvas} className="cx-map-ground" aria-hidden />;
}
