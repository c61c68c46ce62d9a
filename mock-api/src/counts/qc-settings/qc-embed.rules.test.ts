import { qcEmbedFor } from './qc-embed.rules.ts';

const ask = { agency: 'City of Austin', station: 'AU0001', nulls: false };

test.each([
  [
    'https://views.example/qc?station={station}&Show%20Null%20Values%20Only={nulls}',
    ask,
    'https://views.example/qc?station=AU0001&Show%20Null%20Values%20Only=false',
  ],
  ['https://views.example/qc?nulls={nulls}', { ...ask, nulls: true }, 'https://views.example/qc?nulls=true'],
  [
    'https://views.example/{agency}/{station}?again={station}',
    { ...ask, agency: "A&M {station} $&'" },
    "https://views.example/A%26M%20%7Bstation%7D%20%24%26'/AU0001?again=AU0001",
  ],
  ['https://views.example/qc', ask, 'https://views.example/qc'],
  [null, ask, null],
])('the address %s for %j is %s', (template, asked, expected) =>
  expect(qcEmbedFor(template, asked)).toBe(expected),
);
