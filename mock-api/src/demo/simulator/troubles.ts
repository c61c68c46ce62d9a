import { z } from 'zod';

/**
 * What the simulator can be told to do wrong, so that people and tests see what the exchange makes of it: answer 503,
 * answer 429 with so many seconds to wait, forget its tokens (401), answer something else than JSON, or refuse to sign
 * anybody in. It holds for so many requests, of those whose path begins as `under` says.
 */
export const troubleSchema = z.strictObject({
  kind: z.enum(['error', 'limit', 'forgotten', 'garbage', 'refused']),
  requests: z.int().min(1).max(100_000),
  retryAfter: z.int().min(0).max(86_400).default(1),
  under: z.string().max(200).default('/'),
});

/** One trouble and the requests it is still good for. */
export type Trouble = z.infer<typeof troubleSchema>;

/** The trouble there is now, if any. */
export type Troubles = {
  set: (trouble: Trouble) => void;
  end: () => void;
  /** The answer of this request when it is to go wrong. */
  answer: (path: string, isSignIn: boolean) => Response | null;
};

/** No trouble at first. */
export function createTroubles(): Troubles {
  let trouble: Trouble | null = null;
  const take = () => {
    if (!trouble) return null;
    const { kind, retryAfter } = trouble;
    trouble = trouble.requests > 1 ? { ...trouble, requests: trouble.requests - 1 } : null;
    return { kind, retryAfter };
  };
  return {
    set: (next) => {
      trouble = next;
    },
    end: () => {
      trouble = null;
    },
    answer: (path, isSignIn) => {
      if (!trouble || isSignIn !== (trouble.kind === 'refused') || !path.startsWith(trouble.under))
        return null;
      const taken = take();
      return taken && badAnswer(taken.kind, taken.retryAfter);
    },
  };
}

function badAnswer(kind: Trouble['kind'], retryAfter: number): Response {
  if (kind === 'limit') return tooMany(retryAfter);
  if (kind === 'error') return new Response('Service Unavailable', { status: 503 });
  if (kind === 'garbage') return new Response('<html>maintenance</html>', { status: 200 });
  return Response.json({ error: kind === 'refused' ? 'invalid_client' : 'invalid_token' }, { status: 401 });
}

/** The refusal of a request beyond the limit. */
export function tooMany(seconds: number): Response {
  return Response.json(
    { error: 'Too Many Requests' },
    { status: 429, headers: { 'retry-after': String(seconds) } },
  );
}
