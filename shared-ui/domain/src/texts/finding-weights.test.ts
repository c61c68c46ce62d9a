import { weightsInWords, weightTexts } from './finding-weights.ts';
import { formatMessage } from './message.ts';

test.each([
  ['none', [0, 0, 0], '', ''],
  ['one of a weight', [1, 0, 0], '1 strong', '1 fuerte'],
  ['what no weight has left out', [2, 0, 1], '2 strong, 1 hint', '2 fuertes, 1 indicio'],
  ['all', [1, 12, 3], '1 strong, 12 to review, 3 hints', '1 fuerte, 12 por revisar, 3 indicios'],
] as const)('open findings by weight: %s', (_, [strong, review, hint], en, es) => {
  const said = (language: 'en' | 'es') =>
    weightsInWords({ strong, review, hint }, (key, values) =>
      formatMessage(weightTexts[language][key], language, values),
    );
  expect([said('en'), said('es')]).toEqual([en, es]);
});
