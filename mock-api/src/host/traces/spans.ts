/** What is told of a span: never a value that a person typed, a name, an address or a token. */
export type Told = Record<string, string | number | boolean>;

/** A span that runs. */
export type RunningSpan = {
  /** Calls it otherwise, once it is known what it is. */
  name: (name: string) => void;
  tell: (told: Told) => void;
  /** Marks it as failed, by the kind of the failure alone. */
  failed: (kind: string) => void;
};

/** Which work a span is about. */
export type Work = {
  name: string;
  /** Who asks whom: `server` is asked from outside, `client` asks outside, `consumer` works off a queue. */
  kind: 'server' | 'client' | 'consumer' | 'internal';
  told?: Told;
  /** The caller's `traceparent`, where it may be believed; the span is part of that trace then. */
  caller?: string | null;
  /** The `traceparent` of what wanted this work: the span is a trace of its own that points there. */
  wantedBy?: string | null;
};

/** Makes spans. Only made where traces are wanted: nothing of it is loaded otherwise. */
export type Spans = {
  /** Does work in a span, below the one that runs; a failure is told by its kind and thrown on. */
  within: <T>(work: Work, run: (span: RunningSpan) => Promise<T>) => Promise<T>;
  /** The same where a span that is told runs already, else without one: what it is about is not even looked at then. */
  below: <T>(work: () => Work, run: (span: RunningSpan) => Promise<T>) => Promise<T>;
  /** A function that runs in the span of now, whoever calls it when. */
  bound: <A extends unknown[], T>(run: (...args: A) => T) => (...args: A) => T;
  /** The span of now. */
  running: () => RunningSpan;
  /** The trace of now, for the log; null where none is told. */
  trace: () => string | null;
  /** What a request out of this process says of the span that it comes from: W3C's headers. */
  headers: () => Record<string, string>;
  /** Hands on what is left, as far as the collector takes it. */
  close: () => Promise<void>;
};

/** What is said of a span where there is none. */
export const NO_SPAN: RunningSpan = { name: () => {}, tell: () => {}, failed: () => {} };

/** A failure by its kind: PostgreSQL's or Node's code, or the class; its message may hold what somebody typed. */
export function kindOf(error: unknown): string {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown };
  if (typeof code === 'string' && /^\w{3,40}$/.test(code)) return code;
  return typeof name === 'string' ? name : 'Error';
}
