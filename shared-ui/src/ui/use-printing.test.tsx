import { renderHook } from '@testing-library/react';
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
