import { fireEvent } from '@testing-library/react';
import type { Chart } from 'chart.js';
import { createMarksPlugin } from './marks-plugin.ts';
import { COLOURS, notingContext, type Drawn } from './testing/colours.ts';

const AREA = { left: 0, right: 100, top: 10, bottom: 60 };

/** A chart of hundred pixels over hundred milliseconds. */
function chartWith(plugin: ReturnType<typeof createMarksPlugin>) {
  const canvas = document.createElement('canvas');
  canvas.setPointerCapture = () => undefined;
  const { context, drawn } = notingContext();
  const [hooks] = plugin.plugins;
  const call = (name: 'afterInit' | 'beforeDatasetsDraw') => {
    const hook: unknown = Reflect.get(hooks!, name);
    (hook as (of: unknown) => void)(chart);
  };
  const draw = () => {
    drawn.length = 0;
    call('beforeDatasetsDraw');
  };
  const scale = {
    min: 0,
    max: 100,
    getPixelForValue: (at: number) => at,
    getValueForPixel: (at: number) => at,
  };
  const chart = {
    canvas,
    ctx: context,
    chartArea: AREA,
    scales: { x: scale },
    currentDevicePixelRatio: 1,
    draw,
  } as unknown as Chart<'line'>;
  call('afterInit');
  return { canvas, drawn, draw };
}

type Marks = Parameters<ReturnType<typeof createMarksPlugin>['set']>[0];
function drawnOf(part: Partial<Marks>): Drawn[] {
  const plugin = createMarksPlugin();
  const chart = chartWith(plugin);
  plugin.set(marks(part));
  chart.draw();
  return chart.drawn;
}
const marks = (part: Partial<Marks> = {}): Marks => ({
  mode: 'select',
  selection: null,
  finding: null,
  here: null,
  suspects: [],
  empty: [],
  colours: COLOURS,
  onDrag: () => undefined,
  ...part,
});
const span = (from: number, to: number) => ({ from, to });
const [TOP, HEIGHT, BOTTOM] = [AREA.top, AREA.bottom - AREA.top, AREA.bottom];

test('draws nothing before it was told of marks, nor without any', () => {
  const chart = chartWith(createMarksPlugin());
  chart.draw();
  expect(chart.drawn).toEqual([]);
  expect(drawnOf({})).toEqual([]);
});

test.each<[string, Partial<Marks>, Drawn[]]>([
  [
    'what nobody counted, faintly and over the whole height',
    { empty: [span(20, 30)] },
    [{ did: 'fillRect', with: '#none', at: [20, TOP, 10, HEIGHT], alpha: 0.5 }],
  ],
  [
    'the finding with wash, pattern and outline',
    { finding: span(40, 60) },
    [
      { did: 'fillRect', with: '#wash-finding', at: [40, TOP, 20, HEIGHT] },
      { did: 'fillRect', with: '#finding', at: [40, TOP, 20, HEIGHT], alpha: 0.25 },
      { did: 'strokeRect', with: '#finding', at: [40, TOP, 20, HEIGHT] },
    ],
  ],
  [
    'what is selected',
    { selection: span(10, 30) },
    [
      { did: 'fillRect', with: '#wash-selected', at: [10, TOP, 20, HEIGHT] },
      { did: 'strokeRect', with: '#selected', at: [10, TOP, 20, HEIGHT] },
    ],
  ],
  [
    'the day that the list is at, on top',
    { here: span(5, 6) },
    [{ did: 'fillRect', with: '#ink', at: [5, TOP, 1, 6] }],
  ],
  [
    'suspects in a strip below',
    { suspects: [span(0, 10)] },
    [
      { did: 'fillRect', with: '#paper', at: [0, BOTTOM - 6, 10, 6] },
      { did: 'fillRect', with: '#suspect', at: [0, BOTTOM - 6, 10, 6] },
    ],
  ],
  ['nothing where all is selected', { selection: span(0, 100) }, []],
  ['nothing of what is out of sight', { selection: span(120, 130), here: span(-9, -3) }, []],
  [
    'the part that is in sight, at least a pixel',
    { here: span(-9, 0) },
    [{ did: 'fillRect', with: '#ink', at: [0, TOP, 1, 6] }],
  ],
])('draws %s', (_, part, expected) => expect(drawnOf(part)).toEqual(expected));

/** A drag from one pixel to another, and the two times that were told. */
function drag(
  from: number,
  to: number,
  end: 'pointerUp' | 'pointerCancel' = 'pointerUp',
  mode: Marks['mode'] = 'select',
) {
  const told: number[][] = [];
  const plugin = createMarksPlugin();
  const { canvas, drawn } = chartWith(plugin);
  plugin.set(marks({ mode, onDrag: (a, b) => told.push([a, b]) }));
  const at = (clientX: number) => ({ clientX, pointerId: 1 });
  fireEvent(canvas, new MouseEvent('pointerdown', at(from)));
  fireEvent(canvas, new MouseEvent('pointermove', at(to)));
  const underWay = [...drawn];
  fireEvent(canvas, new MouseEvent(end.toLowerCase(), at(to)));
  return { told, underWay, left: [...drawn] };
}

test.each([
  ['to the right', 10, 50, [[10, 50]]],
  ['to the left', 50, 10, [[10, 50]]],
  ['beyond the edge', 90, 400, [[90, 100]]],
  ['of a few pixels, which is a click', 10, 13, []],
])('a drag %s tells its two times', (_, from, to, told) => expect(drag(from, to).told).toEqual(told));

test('a drag that is called off tells nothing', () => {
  const { told, left } = drag(10, 50, 'pointerCancel');
  expect(told).toEqual([]);
  expect(left).toEqual([]);
});

test.each([
  ['select', '#wash-selected'],
  ['zoom', '#wash-zoom'],
] as const)('a drag to %s shows while it is under way, and not after', (mode, colour) => {
  const { underWay, left } = drag(10, 50, 'pointerUp', mode);
  expect(underWay).toEqual([{ did: 'fillRect', with: colour, at: [10, TOP, 40, HEIGHT] }]);
  expect(left).toEqual([]);
});

test('a pointer that only passes by starts nothing', () => {
  const plugin = createMarksPlugin();
  const { canvas, drawn } = chartWith(plugin);
  plugin.set(marks());
  fireEvent(canvas, new MouseEvent('pointermove', { clientX: 30 }));
  fireEvent(canvas, new MouseEvent('pointerup', { clientX: 60 }));
  expect(drawn).toEqual([]);
});
