import type { Context, Hono, MiddlewareHandler } from 'hono';
import { answer } from './answer.ts';
import { ApiProblem } from './api-problem.ts';
import type { Deps, Surroundings } from './context.ts';
import type { Endpoint } from './endpoint.ts';
import { bySpecificity, pathsWithMethods } from './paths.rules.ts';
import type { Env } from './request-frame.ts';
import { texts } from './texts.ts';
import { addressesOf, deprecationHeaders } from './versions.ts';

type Parts = Deps & { around: Surroundings };

/** Has the endpoints answer at all of their addresses, and refuses other methods there. */
export function mountEndpoints(app: Hono<Env>, endpoints: readonly Endpoint[], deps: Parts): void {
  const addresses = addressesOf(endpoints);
  for (const { endpoint, method, path } of bySpecificity(addresses))
    app.on(method, `/api${path}`, tellsEnd(endpoint), (c) => answered(c, endpoint, deps));
  for (const [path, methods] of pathsWithMethods(addresses))
    app.all(`/api${path}`, () => {
      throw new ApiProblem(405, texts.wrongMethod, { headers: { allow: methods.join(', ') } });
    });
}

/** Says with every answer of a deprecated call that it goes, and with every refusal. */
export const tellsEnd =
  ({ deprecated }: Pick<Endpoint, 'deprecated'>): MiddlewareHandler<Env> =>
  async (c, next) => {
    await next();
    if (!deprecated) return;
    for (const [name, value] of Object.entries(deprecationHeaders(deprecated))) c.header(name, value);
  };

const answered = (c: Context<Env>, endpoint: Endpoint, deps: Parts): Promise<Response> =>
  answer(endpoint, deps, {
    request: c.req.raw,
    params: c.req.param(),
    language: c.get('language'),
    address: c.env?.address ?? '',
    secure: c.env?.secure ?? false,
    noted: c.get('noted'),
  });
