/** The name of something asked for, from the general to the particular: `['users', 7]`. */
export type Key = readonly unknown[];

/** Something to ask the server for; made by a function of the resource file, so that list and edits mean the same. */
export type Asked<T> = {
  /** Its name, by which it is invalidated: all that the answer depends on but the person, agency, rights and language. */
  queryKey: Key;
  /** Asks for it; `signal` gives it up once nobody needs the answer any more. */
  queryFn: (context: { signal: AbortSignal }) => Promise<T>;
  /** Whether the server is still at work on it: then it is asked for again and again while the page is looked at. */
  isUnderWay?(value: T): boolean;
  /**
   * How long after an answer, or a failure (undefined), it is asked for again, looked at or not, in milliseconds; null:
   * not by itself.
   */
  againAfter?(value: T | undefined): number | null;
  /**
   * It fills a form: it is asked for when the form opens, never shown from before unless a `gcTime` says so, and stays what
   * it was while somebody types, in whichever language. Otherwise what is known shows at once, and the new answer when it
   * is here.
   */
  record?: true;
  /** It is asked for again whenever the page is looked at again: another tab, or another device, may have changed it. */
  lookAgain?: true;
  /** Each answer is another object, even one that says the same: whoever types over it wants to know that it has come. */
  afresh?: true;
  /** For how long, in milliseconds, the answer needs no asking again, if not invalidated; none unless said. */
  staleTime?: number;
  /**
   * For how long, in milliseconds, the answer is kept once nothing shows it: five minutes unless said. A change that the
   * person makes ends that sooner, as does the sign-out.
   */
  gcTime?: number;
};
