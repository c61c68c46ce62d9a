import { tracesFrom } from './trace-options.rules.ts';

const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://localhost:4318';

test.each([{}, { OTEL_EXPORTER_OTLP_ENDPOINT: '' }, { OTEL_SERVICE_NAME: 'counts' }])(
  'no traces are made with %j',
  (env) => {
    expect(tracesFrom(env)).toBeNull();
  },
);

test('they can be switched off where the address stands', () => {
  expect(tracesFrom({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_SDK_DISABLED: 'true' })).toBeNull();
});

test('an address is enough for all traces', () => {
  expect(tracesFrom({ OTEL_EXPORTER_OTLP_ENDPOINT: `${OTEL_EXPORTER_OTLP_ENDPOINT}/` })).toEqual({
    endpoint: OTEL_EXPORTER_OTLP_ENDPOINT,
    service: 'count-exchange',
    attributes: {},
    share: 1,
    followsCaller: true,
  });
});

test.each([
  ['always_on', '0.5', 1, false],
  ['always_off', undefined, 0, false],
  ['traceidratio', '0.5', 0.5, false],
  ['parentbased_always_off', undefined, 0, true],
  ['parentbased_traceidratio', '0', 0, true],
  ['parentbased_traceidratio', undefined, 1, true],
])('%s with %s tells %d of them, the caller before: %s', (name, argument, share, followsCaller) => {
  const env = {
    OTEL_EXPORTER_OTLP_ENDPOINT,
    OTEL_TRACES_SAMPLER: name,
    OTEL_TRACES_SAMPLER_ARG: argument,
  };
  expect(tracesFrom(env)).toMatchObject({ share, followsCaller });
});

test('the process is called as either variable says', () => {
  const attributes = 'service.name=a, deployment.environment=test%20bed,host.name=n1';
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_RESOURCE_ATTRIBUTES: attributes };
  expect(tracesFrom(env)).toMatchObject({
    service: 'a',
    attributes: { 'deployment.environment': 'test bed', 'host.name': 'n1' },
  });
  expect(tracesFrom({ ...env, OTEL_SERVICE_NAME: 'b' })?.service).toBe('b');
});

test.each([
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'localhost:4318' }, 'OTEL_EXPORTER_OTLP_ENDPOINT must be an address'],
  [{ OTEL_TRACES_SAMPLER: 'sometimes' }, 'OTEL_TRACES_SAMPLER is one of always_on, '],
  [{ OTEL_TRACES_SAMPLER_ARG: '2' }, 'OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1, not "2".'],
  [{ OTEL_RESOURCE_ATTRIBUTES: 'test' }, 'OTEL_RESOURCE_ATTRIBUTES holds pairs'],
])('%j is refused with a sentence', (env, sentence) => {
  expect(() => tracesFrom(env)).toThrow(sentence);
});
