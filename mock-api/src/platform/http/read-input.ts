import type { Access } from 'shared-domain';
import { callsItselfApiToken } from './api-token.rules.ts';
import { ApiProblem } from './api-problem.ts';
import { peekFormToken } from './form-token.ts';
import { bearerToken } from './token.ts';
import { texts } from './texts.ts';

type Fields = Record<string, unknown>;

/** A call's input before it is checked; the token is taken out of it (A8: header first, then query, then body). */
export type RawInput = {
  token: string | null;
  /** A token of the API: it counts in the header alone, where no link and no page of another site can put it. */
  apiToken: string | null;
  query: Fields;
  body: Fields;
  /** The JSON as it was sent. */
  text: string;
  request: Request;
};

async function readText(request: Request, maxBytes: number): Promise<string> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes)
    throw new ApiProblem(413, texts.bodyTooLarge);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new ApiProblem(413, texts.bodyTooLarge);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function fieldsOf(text: string): Fields {
  if (text.trim() === '') return {};
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body as Fields;
  } catch {
    // refused below, like JSON of another shape
  }
  throw new ApiProblem(400, texts.badJson);
}

/** Takes the field `token` out of these. */
function takeToken(fields: Fields): string | null {
  const { token } = fields;
  delete fields.token;
  return typeof token === 'string' && token !== '' ? token : null;
}

/** Reads a call's query and JSON body; of a call that takes a form the body is left unread. */
export async function readInput(
  request: Request,
  body: 'json' | 'form' | 'none',
  { maxBytes, access }: { maxBytes: number; access: Access },
): Promise<RawInput> {
  const query: Fields = Object.fromEntries(new URL(request.url).searchParams);
  const inQuery = takeToken(query);
  const header = bearerToken(request);
  const apiToken = header !== null && callsItselfApiToken(header) ? header : null;
  const known = apiToken ? null : (header ?? inQuery);
  if (body === 'none') return { token: known, apiToken, query, body: {}, text: '', request };
  if (body === 'form') {
    if (known || apiToken) return { token: known, apiToken, query, body: {}, text: '', request };
    return { apiToken, query, body: {}, text: '', ...(await peekFormToken(request)) };
  }
  const text = await readText(request, maxBytes);
  const fields = fieldsOf(text);
  // a public call has no session: its field `token` is that of a human check or of an e-mailed link
  const inBody = access === 'public' ? null : takeToken(fields);
  return { token: apiToken ? null : (known ?? inBody), apiToken, query, body: fields, text, request };
}
