import type { Hono } from 'hono';
import type { Env } from '../../platform/http/request-frame.ts';

/** Where a link that ends e-mails leads: so short that no program breaks the line of a header that it stands in (network.md, 3.4). */
export const unsubscribeAddress = (origin: string, token: string): string => `${origin}/u/${token}`;

/** Has the short address answer as the call does; e-mails from before lead to the call itself. */
export function mountUnsubscribe(app: Hono<Env>): void {
  app.all('/u/:token', (c) =>
    app.fetch(
      new Request(
        new URL(`/api/unsubscribe/${encodeURIComponent(c.req.param('token'))}`, c.req.url),
        c.req.raw,
      ),
      c.env,
    ),
  );
}
