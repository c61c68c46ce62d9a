import { useRef } from 'react';
import { act, render, screen } from '@testing-library/react';
import { useMapView } from './use-map-view.ts';
import { STREET_SCALE } from './view.rules.ts';

const BOX = { width: 800, height: 500 };
const HOME = { points: [{ id: '1', x: 500, y: 500 }], nearest: 100, most: STREET_SCALE };

function Ground() {
  const surface = useRef<HTMLElement>(null);
  const { view } = useMapView(BOX, surface, HOME, { onEscape: () => false });
  return (
    <section ref={surface} aria-label="Ground">
      <output>{[view.scale, view.x].map((value) => value.toFixed(4)).join(' ')}</output>
    </section>
  );
}

/** Scale and middle, as they are drawn. */
const drawn = () => screen.getByRole('status').textContent.split(' ').map(Number);
const wheel = () => new WheelEvent('wheel', { ctrlKey: true, deltaY: -100, cancelable: true, bubbles: true });
const pointer = (type: string, clientX: number) =>
  Object.assign(new MouseEvent(type, { button: 0, clientX, clientY: 40, bubbles: true }), { pointerId: 1 });

// a busy machine draws less often than fingers and wheels tell of themselves
test('steps that come between two drawings all count', () => {
  render(<Ground />);
  const ground = screen.getByRole('region', { name: 'Ground' });
  const [scale = 0] = drawn();
  act(() => {
    ground.dispatchEvent(wheel());
    ground.dispatchEvent(wheel());
  });
  const [nearer = 0, before = 0] = drawn();
  expect(nearer / scale).toBeCloseTo(1.35 ** 2, 2);

  act(() => {
    ground.dispatchEvent(pointer('pointerdown', 100));
    ground.dispatchEvent(pointer('pointermove', 80));
    ground.dispatchEvent(pointer('pointermove', 50));
    ground.dispatchEvent(pointer('pointerup', 50));
  });
  const [, after = 0] = drawn();
  expect((after - before) * nearer).toBeCloseTo(50, 0);
});
