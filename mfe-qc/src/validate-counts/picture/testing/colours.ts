import type { DataColours } from 'shared-ui/marks';

/** A set of colours in which each is told from the others by its name. */
export const COLOURS = {
  series: ['#series0', '#series1', '#series2'],
  marks: { none: '#none', suspect: '#suspect', selected: '#selected', finding: '#finding' },
  text: '#text',
  line: '#line',
  ink: '#ink',
  paper: '#paper',
  focus: '#focus',
  'heat-low': '#eeeeee',
  'heat-high': '#111111',
  'wash-selected': '#wash-selected',
  'wash-finding': '#wash-finding',
  'wash-zoom': '#wash-zoom',
} as unknown as DataColours;

/** What was drawn: a filled or stroked shape with its colour, in order. */
export type Drawn = { did: string; with: unknown; at: number[]; alpha?: number };

/** A drawing context that notes what is filled and stroked. */
export function notingContext(): { context: CanvasRenderingContext2D; drawn: Drawn[] } {
  const drawn: Drawn[] = [];
  const state = { fillStyle: '' as unknown, strokeStyle: '' as unknown, globalAlpha: 1 };
  const note =
    (did: string, style: 'fillStyle' | 'strokeStyle') =>
    (...at: number[]) => {
      const alpha = state.globalAlpha === 1 ? {} : { alpha: state.globalAlpha };
      drawn.push({ did, with: state[style], at, ...alpha });
    };
  const saved: (typeof state)[] = [];
  const known: Record<string, unknown> = {
    fillRect: note('fillRect', 'fillStyle'),
    fill: note('fill', 'fillStyle'),
    fillText: (text: string) => drawn.push({ did: 'fillText', with: text, at: [] }),
    stroke: note('stroke', 'strokeStyle'),
    strokeRect: note('strokeRect', 'strokeStyle'),
    save: () => saved.push({ ...state }),
    restore: () => Object.assign(state, saved.pop()),
    // no patterns here: the colour stands for each
    createPattern: () => null,
  };
  const context = new Proxy(state, {
    get: (target, name: string) =>
      name in target ? target[name as keyof typeof target] : (known[name] ?? (() => undefined)),
    set: (target, name: string, value) => Reflect.set(target, name, value),
  });
  return { context: context as unknown as CanvasRenderingContext2D, drawn };
}
