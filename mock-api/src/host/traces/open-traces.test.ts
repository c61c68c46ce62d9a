import { globSync, readFileSync } from 'node:fs';

test('OpenTelemetry is imported by one file, and that one only where traces are made', () => {
  const files = globSync('mock-api/src/**/*.ts').filter((file) => !file.endsWith('.test.ts'));
  const found = (pattern: RegExp) =>
    files.flatMap((file) => {
      const lines = readFileSync(file, 'utf8').split('\n');
      const hits = lines.filter((line) => pattern.test(line)).length;
      return hits > 0 ? [file.split(/[/\\]/).at(-1)] : [];
    });
  expect(found(/from '@opentelemetry\//)).toEqual(['otlp-spans.ts']);
  expect(found(/from '.*otlp-spans\.ts'/)).toEqual([]);
  expect(found(/await import\('\.\/otlp-spans\.ts'\)/)).toEqual(['open-traces.ts']);
});
