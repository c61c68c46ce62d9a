/** What jsdom lacks of a browser: an EventSource, over the same fetch that all calls go through. */
export class StreamedEvents extends EventTarget {
  readonly CONNECTING = 0;
  readonly OPEN = 1;
  readonly CLOSED = 2;
  readyState = 0;
  readonly url: string;
  readonly #controller = new AbortController();

  constructor(url: string | URL) {
    super();
    this.url = String(url);
    void this.#read().catch(() => this.#end());
  }

  close(): void {
    this.readyState = this.CLOSED;
    this.#controller.abort();
  }

  #end(): void {
    if (this.readyState === this.CLOSED) return;
    this.readyState = this.CLOSED;
    this.dispatchEvent(new Event('error'));
  }

  async #read(): Promise<void> {
    const reply = await fetch(this.url, { signal: this.#controller.signal });
    if (!reply.ok || !reply.body) {
      this.#end();
      return;
    }
    this.readyState = this.OPEN;
    this.dispatchEvent(new Event('open'));
    const reader = reply.body.pipeThrough(new TextDecoderStream()).getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read())
      for (const [, name = ''] of part.value.matchAll(/^event: (\w+)$/gm))
        this.dispatchEvent(new Event(name));
    this.#end();
  }
}
