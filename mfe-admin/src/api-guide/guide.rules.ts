import { OLD_TOKEN_SCOPES, TOKEN_SCOPES, TRIAL_SCOPES, type KeptTokenScope } from 'shared-domain';
import { SPANISH_SUMMARIES } from './summaries.es.ts';

/** What the page reads of the API's description. */
export type Description = {
  paths: Record<string, Record<string, Operation>>;
};
type Media = Record<string, { schema?: { examples?: unknown[] }; example?: unknown }>;
type Parameter = {
  name: string;
  in: string;
  required: boolean;
  /** What stands for it in the call that is shown. */
  example?: unknown;
  /** A value of what is left out there. */
  examples?: { other?: { value: unknown } };
};
type Operation = {
  summary: string;
  parameters?: Parameter[];
  requestBody?: { content: Media };
  responses: Record<string, { content?: Media }>;
  'x-token-scopes'?: string[];
  servers?: { url: string }[];
  deprecated?: boolean;
  'x-sunset'?: string;
};

/** A name of a call, and what stands for it in examples. */
export type Named = { name: string; value: string };

/** A call that tokens open, as it is made for example. */
export type GuideCall = {
  method: string;
  /** '/stations/{stationId}'. */
  path: string;
  /** Where its address begins: '/api/v1', or '/api' where the address has the version itself. */
  base: string;
  summary: string;
  /** The day until which it answers, where it is to go. */
  until: string | null;
  scopes: KeptTokenScope[];
  /** What stands in its path. */
  params: Named[];
  /** What stands behind the question mark. */
  query: Named[];
  /** What may stand there, too. */
  also: Named[];
  headers: Named[];
  /** Of a form the text of its file. */
  body: 'none' | { file: string | null } | { example: unknown };
  /** What it may be answered, as text; null where nothing is shown. */
  answer: string | null;
  /** Whether its answer can be shown as text. */
  isJson: boolean;
};

/** The scopes that a description names; those of before only where a server of before names no others. */
function scopesIn({ 'x-token-scopes': named = [] }: Operation): KeptTokenScope[] {
  const scopes = TOKEN_SCOPES.filter((scope) => named.includes(scope));
  return scopes.length > 0 ? scopes : OLD_TOKEN_SCOPES.filter((scope) => named.includes(scope));
}

function bodyOf({ requestBody }: Operation): GuideCall['body'] {
  if (!requestBody) return 'none';
  const { 'application/json': json, 'multipart/form-data': form } = requestBody.content;
  // a server of before has the example in the schema
  if (json) return { example: json.example ?? json.schema?.examples?.[0] ?? null };
  const { file } = (form?.example ?? {}) as { file?: string };
  return { file: file ?? null };
}

/** An answer as text: lists of numbers or words in a line, all else below each other. */
export const shownAnswer = (answer: unknown): string =>
  JSON.stringify(answer, null, 2).replaceAll(
    /\[\n\s+([^[\]{}]*?)\n\s+\]/g,
    (_, list: string) => `[${list.replaceAll(/\n\s+/g, ' ')}]`,
  );

function answerIn(content: Media): string | null {
  const [example] = Object.values(content).flatMap((one) => one.example ?? []);
  if (example === undefined) return null;
  return typeof example === 'string' ? example : shownAnswer(example);
}

/** What stands in examples of a server that has none, for a station and for any other record. */
const guessOf = (name: string): string => (/station|flowid/i.test(name) ? 'AU0001' : '1');

const named = (name: string, value: unknown): Named => ({ name, value: String(value) });

/** What a call takes at a place, as far as it is shown or has to be there. */
const shownIn = ({ parameters = [] }: Operation, place: string): Named[] =>
  parameters
    .filter((one) => one.in === place && (one.example !== undefined || one.required))
    .map(({ name, example }) => named(name, example ?? guessOf(name)));

const alsoIn = ({ parameters = [] }: Operation): Named[] =>
  parameters.flatMap(({ name, examples }) => (examples?.other ? [named(name, examples.other.value)] : []));

/** An address in the pieces that a line may end behind. */
export const addressPieces = (address: string): string[] => address.split(/(?<=\/)(?=.)/);

/** The calls of a description that tokens open, in the order that it has. */
export function callsOf({ paths }: Description): GuideCall[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => {
      const scopes = scopesIn(operation);
      if (scopes.length === 0) return [];
      const content = operation.responses[200]?.content ?? {};
      return {
        method: method.toUpperCase(),
        path,
        base: operation.servers?.[0]?.url ?? '/api',
        summary: operation.summary,
        until: operation.deprecated ? (operation['x-sunset'] ?? null) : null,
        scopes,
        params: shownIn(operation, 'path'),
        query: shownIn(operation, 'query'),
        also: alsoIn(operation),
        headers: shownIn(operation, 'header'),
        body: bodyOf(operation),
        answer: answerIn(content),
        isJson: content['application/json'] !== undefined,
      };
    }),
  );
}

/** What the contract calls it: 'GET /stations/:stationId'. */
export const keyOf = ({ method, path }: Pick<GuideCall, 'method' | 'path'>): string =>
  `${method} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;

/** What a call does, in a language; in English where that is not known in it, as of a server that is newer. */
export function summaryIn(
  language: string,
  call: Pick<GuideCall, 'method' | 'path' | 'summary'>,
): { text: string; lang: string } {
  const spanish = (SPANISH_SUMMARIES as Readonly<Record<string, string | undefined>>)[keyOf(call)];
  if (language !== 'es' || spanish === undefined) return { text: call.summary, lang: 'en' };
  return { text: spanish, lang: 'es' };
}

/** What a call's address is made of. */
type Addressed = Pick<GuideCall, 'path' | 'params' | 'query'>;

/** The path of the call that is shown, as '/stations/AU0001'. */
export const pathOf = ({ path, params }: Omit<Addressed, 'query'>): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params.find((one) => one.name === name)?.value ?? guessOf(name)),
  );

/** Only what would end a value is written otherwise, so that people read what they ask. */
const legible = (value: string): string =>
  value.replaceAll(/[%&#+\s]/g, (sign) => (sign === ' ' ? '+' : encodeURIComponent(sign)));

/** The address of the call that is shown, as a person may write it: '/counts?flowid_txdot=AU0001'. */
export function addressOf(call: Addressed): string {
  const query = call.query.map(({ name, value }) => `${name}=${legible(value)}`).join('&');
  return query ? `${pathOf(call)}?${query}` : pathOf(call);
}

/** The call that is tried where none is chosen; guessed where a server shows none. */
export const firstAddress = (calls: readonly GuideCall[]): string =>
  addressOf(
    calls.find(({ method, path }) => `${method} ${path}` === 'GET /counts') ?? {
      path: '/counts',
      params: [],
      query: [{ name: 'flowid_txdot', value: guessOf('flowid_txdot') }],
    },
  );

/** Whether a call can be tried on the page: it reads, answers with JSON, and is open to the token that is made there. */
export const isTried = ({ method, isJson, scopes }: GuideCall): boolean =>
  method === 'GET' && isJson && TRIAL_SCOPES.some((scope) => scopes.includes(scope));

/** How many more calls a token may make in this minute, of how many. */
export type Left = { left: number; limit: number };

/** What the headers of an answer say of that. */
export function leftOf(headers: Headers): Left | null {
  const [left, limit] = [headers.get('ratelimit-remaining'), headers.get('ratelimit-limit')];
  return left === null || limit === null ? null : { left: Number(left), limit: Number(limit) };
}

/** A token that ends within so many milliseconds is not asked with any more. */
const ENDING_MS = 5000;

/** Whether a token lasts for another call. */
export const isGood = ({ expires_at }: { expires_at: string }, now: Date): boolean =>
  Date.parse(expires_at) - now.getTime() > ENDING_MS;
