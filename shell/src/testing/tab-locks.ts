type Options = { signal?: AbortSignal };
type Callback = () => Promise<unknown>;

/** What jsdom lacks of a browser: locks of which one at a time is held, in the order in which they were asked for. */
export class TabLocks {
  readonly #last = new Map<string, Promise<unknown>>();

  async request(name: string, { signal }: Options, callback: Callback): Promise<unknown> {
    const before = this.#last.get(name);
    const mine = (async () => {
      await before?.catch(() => undefined);
      // a free lock is given although the asker may have left before being told, as browsers do
      if (before) signal?.throwIfAborted();
      return callback();
    })();
    this.#last.set(name, mine);
    return mine;
  }
}
