import { qcEmbedFrom } from './qc-options.ts';

test.each([
  [undefined, null],
  ['', null],
  ['https://views.example/qc?station={station}', 'https://views.example/qc?station={station}'],
  ['http://localhost:4901/{station}?nulls={nulls}', 'http://localhost:4901/{station}?nulls={nulls}'],
])('QC_EMBED_URL of %s is %s', (address, expected) =>
  expect(qcEmbedFrom({ QC_EMBED_URL: address })).toBe(expected),
);

test.each([
  'views',
  'http://views.example/qc',
  'javascript:alert(1)',
  'https://{station}.example/qc',
  'https://views.example;x/',
])('a visualization at %s is refused with a sentence', (address) =>
  expect(() => qcEmbedFrom({ QC_EMBED_URL: address })).toThrow(
    `QC_EMBED_URL must be an address such as https://views.example/qc?station={station}&nulls={nulls} (http on localhost only), not "${address}".`,
  ),
);
