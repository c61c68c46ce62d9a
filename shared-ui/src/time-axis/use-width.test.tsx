import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useWidth } from './use-width.ts';

/** An observer that measures when told to, as layout does in a browser. */
class Measured {
  static all: Measured[] = [];
  watched: Element[] = [];
  told: (entries: { contentRect: { width: number } }[]) => void;
  constructor(told: Measured['told']) {
    this.told = told;
    Measured.all.push(this);
  }
  observe(element: Element) {
    this.watched.push(element);
  }
  disconnect() {
    this.watched = [];
  }
  measure(width: number) {
    this.told([{ contentRect: { width } }]);
  }
}

function Box() {
  const box = useRef<HTMLDivElement>(null);
  return <div ref={box}>{useWidth(box)}</div>;
}
const before = globalThis.ResizeObserver;
afterEach(() => {
  Measured.all = [];
  globalThis.ResizeObserver = before;
});

test('an element is drawn at once, then at its width in whole pixels, as often as that changes', () => {
  Object.assign(globalThis, { ResizeObserver: Measured });
  const { unmount } = render(<Box />);
  const [observer] = Measured.all;
  expect(screen.getByText('700')).toBeInTheDocument();
  act(() => observer?.measure(366.8));
  expect(screen.getByText('366')).toBeInTheDocument();
  act(() => observer?.measure(1312));
  expect(screen.getByText('1312')).toBeInTheDocument();
  unmount();
  expect(observer?.watched).toEqual([]);
});

test('while it is hidden, as when the screen waits for a part of it, the last width stays', () => {
  Object.assign(globalThis, { ResizeObserver: Measured });
  render(<Box />);
  const [observer] = Measured.all;
  act(() => observer?.measure(366));
  act(() => observer?.measure(0));
  expect(screen.getByText('366')).toBeInTheDocument();
});

test('where nothing can be measured the first width stays', () => {
  Reflect.deleteProperty(globalThis, 'ResizeObserver');
  render(<Box />);
  expect(screen.getByText('700')).toBeInTheDocument();
});
