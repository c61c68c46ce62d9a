/** The names that a message has places for, read from its text: 'name' | 'count' of `{name}: {count, plural, …}`. */
export type Places<S extends string> = S extends `${string}{${infer Rest}` ? Place<Rest> : never;

/** From behind an opening brace on. */
type Place<S extends string> = S extends `${infer Inside}}${infer After}`
  ? Inside extends `${infer Name}, ${'plural' | 'select'}, ${string}`
    ? S extends `${Name}, ${'plural' | 'select'}, ${infer Forms_}`
      ? Name | Forms<Forms_>
      : never
    : Inside extends `${infer Name}, ${string}`
      ? Name | Places<After>
      : Inside | Places<After>
  : never;

/** The forms of a plural, then what comes behind its closing brace. */
type Forms<S extends string> = S extends `}${infer After}`
  ? Places<After>
  : S extends `${string}{${infer Rest}`
    ? Form<Rest>
    : never;

/** Inside one form, until its brace is closed. */
type Form<S extends string> = S extends `${infer Head}}${infer Tail}`
  ? Head extends `${string}{${infer Inside}`
    ? (Inside extends `${infer Name}, ${string}` ? Name : Inside) | Form<Tail>
    : Forms<Tail>
  : never;
