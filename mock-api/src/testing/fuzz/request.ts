import type { Operation } from './description.ts';

/** Who asks; the last three have no token, one whose time is over, and one that is none. */
export const ASKERS = ['user', 'admin', 'super', 'houston', 'nobody', 'expired', 'malformed'] as const;
export type Asker = (typeof ASKERS)[number];

/** One request, as plain as a command line: what is sent, by whom, and which call it was made for. */
export type FuzzRequest = {
  /** As the contract names the call. */
  key: Operation['key'];
  asker: Asker;
  /** Where the token travels. */
  tokenIn: 'header' | 'query' | 'body';
  method: string;
  /** Below /api, with its query. */
  path: string;
  headers: Record<string, string>;
  body: string | null;
  /** Whether it is right as it stands, so that what it writes is known. */
  right?: true;
};

const BOUNDARY = 'fuzz-boundary';

/** A form with one file. */
export const formOf = (field: string, name: string, content: string, ends = true): string =>
  [
    `--${BOUNDARY}`,
    `Content-Disposition: form-data; name="${field}"; filename="${name}"`,
    'Content-Type: text/csv',
    '',
    content,
    ...(ends ? [`--${BOUNDARY}--`, ''] : []),
  ].join('\r\n');

/** The content type of what a call takes. */
export const typeOf = ({ body }: Operation): string =>
  body === 'form' ? `multipart/form-data; boundary=${BOUNDARY}` : 'application/json';

const encodedPart = (value: unknown) => {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  // half of a character pair can't be sent in an address
  return encodeURIComponent(text.toWellFormed().slice(0, 2000));
};

/** The address of a call below /api with these values in its path and query. */
export function pathOf(operation: Operation, values: Record<string, unknown>): string {
  const named = (where: 'path' | 'query') => operation.parameters.filter((one) => one.in === where);
  const path = named('path').reduce(
    (at, { name }) => at.replace(`{${name}}`, encodedPart(values[name]) || '%20'),
    operation.path,
  );
  const query = named('query')
    .filter(({ name }) => values[name] !== undefined)
    .map(({ name }) => `${name}=${encodedPart(values[name])}`);
  return query.length > 0 ? `${path}?${query.join('&')}` : path;
}

/** What a call is given: values of its path and query by name, and its body. */
export type Given = { values: Record<string, unknown>; body?: unknown };

/** The request of a call, as its description asks for it. */
export function plainRequest(operation: Operation, asker: Asker, { values, body }: Given): FuzzRequest {
  const text = typeof body === 'string' || body === undefined ? body : JSON.stringify(body);
  return {
    key: operation.key,
    asker,
    tokenIn: 'header',
    method: operation.method,
    path: pathOf(operation, values),
    headers: text === undefined ? {} : { 'content-type': typeOf(operation) },
    body: text ?? null,
  };
}

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

/** The request as a command line that makes it again. */
export function curlOf({ asker, method, path, headers, body, tokenIn }: FuzzRequest): string {
  const token = asker === 'nobody' ? [] : ['-H', quoted(`Authorization: Bearer $${asker.toUpperCase()}`)];
  const parts = [
    'curl',
    ...(method === 'HEAD' ? ['-I'] : ['-X', method]),
    quoted(`http://localhost:3000/api${path}`),
    ...token,
    ...Object.entries(headers).flatMap(([name, value]) => ['-H', quoted(`${name}: ${value}`)]),
    ...(body === null
      ? []
      : ['--data-binary', quoted(body.length > 4000 ? `${body.slice(0, 4000)}…` : body)]),
  ];
  return parts.join(' ') + (tokenIn === 'header' ? '' : `   # the token in the ${tokenIn}`);
}
