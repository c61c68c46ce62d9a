import { patternOf, toldFailure } from './failure.rules.ts';

/** As `failureOf` of the remotes' kit words it. */
const failureOf = (name: string, reference: string, cause: unknown) =>
  new Error(`${name} failed (${reference})`, { cause });
const IN_QC = 'Error\n    at review (https://x.example/remotes/mfe-qc/1.5.0/review.1a2b3c4d.js:1:2)';

test.each([
  ['mfe-qc 1.5.0', { part: 'mfe-qc', version: '1.5.0' }],
  ['mfe-qc', { part: 'mfe-qc', version: null }],
  ['shell', { part: 'shell', version: null }],
])('what the log is told of %s is read by part, version and reference', (name, expected) => {
  const cause = new TypeError('x is not a function');
  expect(toldFailure(failureOf(name, '1A2B3C4D', cause))).toEqual({
    ...expected,
    reference: '1A2B3C4D',
    kind: 'TypeError',
    message: 'x is not a function',
    stack: cause.stack,
  });
});

test('the innermost cause is told', () => {
  const root = Object.assign(new RangeError('too deep'), { stack: IN_QC });
  const error = new Error('outer', { cause: new Error('middle', { cause: root }) });
  expect(toldFailure(error)).toEqual({
    part: 'mfe-qc',
    version: null,
    reference: null,
    kind: 'RangeError',
    message: 'too deep',
    stack: IN_QC,
  });
});

test.each([['a text'], [undefined], [null], [17]])(
  'what was thrown without a trace, %j, is told all the same',
  (thrown) => {
    const told = toldFailure(failureOf('mfe-qc', '1A2B3C4D', thrown));
    const message = thrown === undefined || thrown === null ? 'mfe-qc failed (1A2B3C4D)' : String(thrown);
    expect(told).toMatchObject({ part: 'mfe-qc', reference: '1A2B3C4D', kind: 'Error', message });
    expect(toldFailure(thrown)).toMatchObject({ part: 'shell', kind: 'Error', message: String(thrown) });
  },
);

test('of a refused call its status is told, never its sentence', () => {
  const refused = Object.assign(new Error('Nora Field may not'), { name: 'ApiError', status: 403 });
  expect(toldFailure(refused)).toMatchObject({ kind: 'ApiError 403', message: '' });
});

test.each([
  ['/validate-counts/AUS001', '/validate-counts/:stationId'],
  ['/quality-control', '/quality-control'],
  ['/nowhere/nora@example.org', '/:unknown'],
])('the address %s is told as %s', (pathname, pattern) => {
  expect(patternOf(pathname, ['/quality-control', '/validate-counts/:stationId'])).toBe(pattern);
});
