import { pathOf, type GuideCall, type Named } from './guide.rules.ts';

/** A word of a command, as a shell takes it. */
const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** What stands in an address as it is. */
const isPlain = ({ value }: Named): boolean => /^[\w.~:,-]*$/.test(value);

const searchOf = (query: readonly Named[]): string =>
  query.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('&');

/** Where the call goes: in the address what can be read there, else name by name. */
function askedAt({ method, query, ...call }: GuideCall, origin: string): string[] {
  const address = `${origin}${call.base}${pathOf(call)}`;
  if (query.length === 0) return [`curl ${quoted(address)}`];
  if (method !== 'GET' || query.every(isPlain)) return [`curl ${quoted(`${address}?${searchOf(query)}`)}`];
  return [
    `curl -G ${quoted(address)}`,
    ...query.map(({ name, value }) => `--data-urlencode ${quoted(`${name}=${value}`)}`),
  ];
}

/** What a form's file is called in commands. */
export const FILE_NAME = 'counts.csv';

function bodyLines({ body }: GuideCall): string[] {
  if (body === 'none') return [];
  if ('file' in body) return [`-F ${quoted(`file=@${FILE_NAME}`)}`];
  const { example } = body;
  const data = example === null ? '@body.json' : quoted(JSON.stringify(example));
  return [`-H 'Content-Type: application/json'`, `-d ${data}`];
}

/** Which method curl takes by itself: what has a body is sent by POST. */
const ownMethod = ({ body }: GuideCall): string => (body === 'none' ? 'GET' : 'POST');

/** The call as a command, its token taken from the surroundings, so that it stays out of what the shell remembers. */
export function curlOf(call: GuideCall, origin: string): string {
  const { method, headers } = call;
  return [
    ...askedAt(call, origin),
    `-H "Authorization: Bearer $COUNT_EXCHANGE_TOKEN"`,
    ...headers.map(({ name, value }) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(method === ownMethod(call) ? [] : [`-X ${method}`]),
    ...bodyLines(call),
  ].join(' \\\n  ');
}
