import { overlapsIn, runsOfPdf } from './e2e/pdf-text.ts';

/** A file of one page as Chromium makes it, with one font whose letters are their own codes, and this drawing. */
function pdfOf(drawing: string): Buffer {
  const letters = '1 beginbfrange <0020> <007E> <0020> endbfrange';
  return Buffer.from(
    [
      '1 0 obj\n<< /Type /Page /MediaBox [0 0 600 800] /Resources << /Font << /F1 2 0 R /F2 2 0 R >> >> /Contents 4 0 R >>\nendobj',
      '2 0 obj\n<< /Type /Font /Subtype /TrueType /ToUnicode 3 0 R >>\nendobj',
      `3 0 obj\n<< /Length ${letters.length} >> stream\n${letters}\nendstream\nendobj`,
      `4 0 obj\n<< /Length ${drawing.length} >> stream\n${drawing}\nendstream\nendobj`,
    ].join('\n'),
    'latin1',
  );
}
const hex = (text: string) => `<${Buffer.from(text, 'latin1').toString('hex')}> Tj`;
const line = (text: string, { x = 100, font = 'F1', moved = '' } = {}) =>
  `BT\n/${font} 12 Tf\n1 0 0 1 ${x} 700 Tm\n${moved}${hex(text)}\nET\n`;

test('what of a line is in another font lies where it has moved to', () => {
  const runs = runsOfPdf(
    pdfOf(
      line('name Ada Bell ') +
        line('to', { font: 'F2', moved: '90 0 Td ' }) +
        line(' Ada Ball', { moved: '110 0 Td ' }),
    ),
  ).flat();
  expect(runs.map(({ text, x, y }) => [text, x, y])).toEqual([
    ['name Ada Bell ', 100, 100],
    ['to', 190, 100],
    [' Ada Ball', 210, 100],
  ]);
  expect(overlapsIn(runs)).toEqual([]);
});

test('letters move within a run, which lies where its first one does', () => {
  const drawn = line('A').replace('ET', `8 0 Td ${hex('da')}\nET`);
  expect(runsOfPdf(pdfOf(drawn)).flat()).toMatchObject([{ text: 'Ada', x: 100 }]);
});

test('words over others are told', () => {
  const runs = runsOfPdf(pdfOf(line('name Ada Bell') + line('Ada Ball', { x: 120 }))).flat();
  expect(overlapsIn(runs)).toEqual(['“name Ada Bell” and “Ada Ball”']);
});
