import { Ajv2020 } from 'ajv/dist/2020.js';
import type { TestApi } from '../test-api.ts';
import { description, operations, type Operation } from './description.ts';
import type { FuzzRequest } from './request.ts';
import { foreignIn, type World } from './world.ts';

/** How long an answer may take; a bound for what hangs, not a measure of speed. */
const PATIENCE_MS = 20_000;

/** Words of libraries, of the database and of the language itself: none of them is for people. */
const INNER_WORDS =
  /\n\s+at |node_modules|ZodError|Invalid input: expected|Unrecognized key|Too (small|big): expected|SQLSTATE|syntax error at|invalid input syntax|violates [a-z-]+ constraint|duplicate key value|relation "|column "|is not a function|Cannot (read|convert)|Unexpected (token|end)/;

const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: false });
ajv.addSchema({ ...description, $id: 'api' });
const byKey = new Map(operations.map((operation) => [operation.key, operation]));

/** What the reply has that the description does not allow, or lacks what it demands. */
function mismatch(pointer: string, text: string): string | null {
  const validate = ajv.getSchema(`api${pointer}`);
  if (!validate) throw new Error(`The description has nothing at ${pointer}`);
  return validate(JSON.parse(text)) ? null : ajv.errorsText(validate.errors);
}

const isJson = (response: Response) => (response.headers.get('content-type') ?? '').includes('json');

/** The text of a reply; of a stream, which never ends, what it begins with. */
async function textOf(response: Response): Promise<string> {
  const stream = response.headers.get('content-type') === 'text/event-stream' ? response.body : null;
  if (!stream) return response.text();
  const reader = stream.getReader();
  const { value } = await reader.read();
  await reader.cancel();
  return new TextDecoder().decode(value);
}

/** The request as it is sent; null where no client could send it. */
function built(
  { asker, tokenIn, method, path, headers, body }: FuzzRequest,
  { tokens, words }: World,
): Request | null {
  const token = tokens[asker];
  const all: Record<string, string> = { ...headers };
  let [at, sent] = [path, body];
  if (token !== null && tokenIn === 'query')
    at += `${path.includes('?') ? '&' : '?'}token=${encodeURIComponent(token)}`;
  else if (token !== null && tokenIn === 'body' && body?.startsWith('{"'))
    sent = `{"token":${JSON.stringify(token)},${body.slice(1)}`;
  else if (token !== null) all.authorization = `Bearer ${token}`;
  const filled = (text: string) =>
    Object.entries(words).reduce((so, [word, value]) => so.replaceAll(word, value), text);
  try {
    return new Request(`http://count-exchange.test/api${filled(at)}`, {
      method,
      headers: all,
      body: sent && filled(sent),
    });
  } catch {
    return null;
  }
}

/** Whether the request, whatever was done to it, still is one of this call. */
function leadsTo({ method, path }: Operation, request: FuzzRequest): boolean {
  const { pathname } = new URL(`http://x.test${request.path}`);
  const parts = pathname.split('/');
  const same = path.split('/').every((part, at) => part.startsWith('{') || part === parts[at]);
  return request.method === method && same && parts.length === path.split('/').length;
}

/** Whether a request still is one of the call that it was made for. */
export function leadsToCall(request: FuzzRequest): boolean {
  const operation = byKey.get(request.key);
  return operation !== undefined && leadsTo(operation, request);
}

/** What is wrong with an answer, in words; null where nothing is. */
function faultOf(response: Response, text: string, request: FuzzRequest, world: World): string | null {
  const { status } = response;
  if (status >= 500) return `answered ${status}: ${text.slice(0, 300)}`;
  const foreign = foreignIn(text, request, world);
  if (foreign) return `gave away ${foreign}, which is another agency's`;
  if (status >= 400 && INNER_WORDS.test(text)) return `answered in a library's words: ${text.slice(0, 300)}`;
  if (text === '' || !isJson(response)) return null;
  const operation = byKey.get(request.key);
  const described = operation && leadsTo(operation, request) ? operation.reply : null;
  const pointer = status >= 400 ? '#/components/schemas/Problem' : described;
  const wrong = pointer && mismatch(pointer, text);
  return wrong ? `answered against its description (${status}): ${wrong}` : null;
}

/** How a request was answered; `fault` where it should not have been so. */
export type Outcome = { status: number; fault: string | null };

/** Sends a request and judges the answer; null where it can't be sent. */
export async function judge(api: TestApi, request: FuzzRequest, world: World): Promise<Outcome | null> {
  const sent = built(request, world);
  if (!sent) return null;
  let clock: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => {
    clock = setTimeout(() => resolve('late'), PATIENCE_MS);
  });
  const answered = (async () => {
    const response = await api.fetch(sent);
    return { response, text: await textOf(response) };
  })();
  const first = await Promise.race([answered, late]);
  clearTimeout(clock);
  if (first === 'late') return { status: 0, fault: `was not answered in ${PATIENCE_MS / 1000} s` };
  return { status: first.response.status, fault: faultOf(first.response, first.text, request, world) };
}
