import { act, renderHook } from '@testing-library/react';
import { onPaper } from 'shared-ui/testing';
import { usePrinting } from './use-printing.ts';

test('says since when the page is laid out for paper, and that it is not any more', () => {
  const paper = onPaper();
  const { result } = renderHook(usePrinting);
  expect(result.current).toBeNull();
  paper.begin();
  expect(result.current).toBeInstanceOf(Date);
  paper.end();
  expect(result.current).toBeNull();
});

test('what is drawn in the middle of it knows, too', () => {
  const paper = onPaper();
  paper.begin();
  const { result } = renderHook(usePrinting);
  expect(result.current).toBeInstanceOf(Date);
  paper.end();
  expect(result.current).toBeNull();
});

test('it is told before the browser counts the sheets, not only once it has turned to paper', () => {
  const paper = onPaper();
  const { result } = renderHook(usePrinting);
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  const since = result.current;
  expect(since).toBeInstanceOf(Date);
  // what is drawn by then knows of it, too
  expect(renderHook(usePrinting).result.current).toBeInstanceOf(Date);
  paper.begin();
  expect(result.current).toBe(since);
  paper.end();
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(result.current).toBeNull();
});
