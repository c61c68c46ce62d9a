import { useState } from 'react';
import { act, render, screen } from '@testing-library/react';
import type { Coordinates } from 'shared-domain';
import { PlaceMap } from './place-map.tsx';

function Placing() {
  const [place, setPlace] = useState<Coordinates | null>({ latitude: 30.27, longitude: -97.74 });
  return <PlaceMap place={place} neighbours={[]} tiles={null} onPlace={setPlace} />;
}

const pointer = (type: string, clientX: number) =>
  Object.assign(new MouseEvent(type, { button: 0, clientX, clientY: 40, bubbles: true }), { pointerId: 1 });
const marker = () => screen.getByRole('button', { name: /30\.27/ });

// a busy machine draws less often than a pointer tells of itself
test('a marker stands where it was let go, whatever was drawn in between', () => {
  render(<Placing />);
  const where = () => ({
    name: marker().getAttribute('aria-label'),
    left: Number.parseFloat(marker().style.left),
  });
  const before = where();
  act(() => {
    marker().dispatchEvent(pointer('pointerdown', 100));
    marker().dispatchEvent(pointer('pointermove', 120));
    marker().dispatchEvent(pointer('pointermove', 140));
    marker().dispatchEvent(pointer('pointerup', 150));
  });
  const after = where();
  expect(after.left - before.left).toBeCloseTo(50, 0);
  expect(after.name).not.toBe(before.name);
});
