import { figureClass, worstOf, type CounterFigure } from './counter-figure.ts';

const way = { to: '/stations/AU0001', label: 'Station page' };
const state = (says: string, level: CounterFigure['level']): CounterFigure => ({
  level,
  grade: null,
  trend: null,
  isState: true,
  says,
  way,
});

test.each([
  ['the state that asks most, of however few', ['Silent', 5], ['Working', 1, 'Silent', 5, 'Working', 1], 1],
  ['how many have it', ['Silent', 5], ['Silent', 5, 'Late', 3, 'Silent', 5], 2],
  ['one without a class only among its like', ['Closed', null], ['Closed', null], 1],
] as const)('a cluster tells %s', (_, [says, level], all, count) => {
  const states: CounterFigure[] = [];
  for (let at = 0; at < all.length; at += 2)
    states.push(state(String(all[at]), all[at + 1] as CounterFigure['level']));
  expect(worstOf(states)).toEqual({ figure: state(says, level), count });
});

test('amounts have no worst, nor has what has no figure', () => {
  expect(worstOf([{ ...state('1,200 a day', 4), isState: false }, undefined])).toBeNull();
});

test('a state is drawn as one', () => {
  expect(figureClass({ level: 5, grade: null, isState: true })).toBe('is-figure is-level-5 is-state');
  expect(figureClass({ level: 3, grade: 'B' })).toBe('is-figure is-level-3 is-grade-b');
});
