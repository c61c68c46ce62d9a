import type { Api, ApiKey, ApiReply } from 'shared-domain';
import { PASSWORD, personas, requestOf, type Persona } from './index.ts';

/** Who answers, by where. */
type At = { url: string };

/** A signed-in person's browser: it keeps cookies unless told not to, and may ask any process that serves the same database. */
export class Browser {
  private token = '';
  private keepsCookies = true;
  private readonly cookies = new Map<string, string>();

  /** Signs a demonstration account in. */
  static async signIn(at: At, persona: Persona, keepsCookies = true): Promise<Browser> {
    const browser = new Browser();
    browser.keepsCookies = keepsCookies;
    const body = { email: personas[persona], password: PASSWORD };
    browser.token = (await browser.call(at, 'POST /user/login', { body })).access_token;
    return browser;
  }

  /** Makes a call; throws with the answer where it is refused. */
  async call<K extends ApiKey>(
    at: At,
    key: K,
    input: Partial<Omit<Api[K], 'reply'>> = {},
  ): Promise<ApiReply<K>> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const request = requestOf(key, input, this.token, cookie ? { cookie } : {});
    const { pathname, search } = new URL(request.url);
    const body = request.body === null ? undefined : await request.arrayBuffer();
    const { method, headers } = request;
    const response = await fetch(`${at.url}${pathname}${search}`, { method, headers, body });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';')[0]?.split('=') ?? [];
      if (this.keepsCookies) this.cookies.set(name, value);
    }
    const reply: unknown = await response.json();
    if (!response.ok) throw new Error(`${key}: ${response.status} ${JSON.stringify(reply)}`);
    return reply as ApiReply<K>;
  }
}
