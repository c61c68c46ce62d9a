import type { TermId } from '../glossary/entries-en.ts';

/** A text in both languages. */
export type Words = { en: string; es: string };

/**
 * What a field holds, stored under its column. `name` is a line that even a draft needs; `code` is one of a code list,
 * `codes` are several; `reference` is the number of a row of another table (`list` names its options).
 */
export type FieldKind =
  | 'name'
  | 'line'
  | 'notes'
  | 'email'
  | 'code'
  | 'codes'
  | 'number'
  | 'year'
  | 'date'
  | 'latitude'
  | 'longitude'
  | 'reference';

/**
 * The forms: v1 and next of a station, flow, and a row of channels in the v1 form; a contact, and a new one of either kind
 * in the v1 form.
 */
export type FormName = 'v1' | 'next' | 'flow' | 'channel' | 'contact' | 'provider' | 'requester';

/** How a form asks for a field. */
export type Asked = {
  /** The section (tab) that it stands in; in the table's order unless `order` says otherwise (0 where it is left out). */
  section: string;
  order?: number;
  /** The stage from which an answer is required; never where it is left out. */
  required?: 'draft' | 'publish';
  /** Its name in the request, where that is not the column's. */
  request?: string;
  /** Its name in the form, where that is not the request's without `_code` and `_id`. */
  field?: string;
  /** `first`: the form shows the first of several codes alone. */
  shows?: 'first';
  /** What the form calls it, where that is not the field's label; and the same of its hint. */
  label?: Words;
  hint?: Words;
  /** What an export's files say that it means, where that is not the field's meaning. */
  meaning?: Words;
};

/** Which field of the station record of the Traffic Monitoring Guide (`tmas/layout.ts`) it fills, and how. */
export type Tmas = {
  field: string;
  /**
   * How what is stored becomes what is written, where its kind doesn't say: `own`, the stored code is the guide's; `fips`,
   * the county's number there; `end`, the end of a text is kept, not its beginning. Else a code becomes the guide's
   * (`tmg` of its list), a date its year, a coordinate its digits, a text is cut to the width.
   */
  as?: 'own' | 'fips' | 'end';
  /** What TMAS does with a record without it: refuses it, or asks for a look. Nothing where it is left out. */
  without?: 'critical' | 'caution';
  /** What the check before an export calls it, where that is not its label in small letters. */
  called?: Words;
};

/** One field of a station or flow: all that the parts of the system need to know of it, said once. */
export type Field = {
  kind: FieldKind;
  label: Words;
  /** What a form says beside it. */
  hint?: Words;
  /** The glossary's entry that a form's button beside it opens. */
  term?: TermId;
  /** The English label is a name, so its capitals stay inside a sentence. */
  isName?: true;
  /** The code list or the options that an answer comes from. */
  list?: string;
  /** Longest text, largest number. */
  max?: number;
  /** What the files of an export say that it means; the label where it is left out. */
  meaning?: Words;
  /** Its column in these files, where that is not its own without `_code`. */
  exported?: string;
  tmas?: Tmas;
} & { [F in FormName]?: Asked };

/** A table of fields by their columns. */
export type FieldTable = Record<string, Field>;

/** What a field of each kind holds. */
type Values = {
  name: string;
  line: string | null;
  notes: string | null;
  email: string | null;
  code: string | null;
  codes: string[];
  number: number | null;
  year: number | null;
  date: string | null;
  latitude: number | null;
  longitude: number | null;
  reference: number | null;
};
/** What a form's values hold: texts as typed, codes as chosen. */
type Typed = {
  [K in FieldKind]: K extends 'codes'
    ? string[]
    : K extends 'code' | 'reference' | 'date'
      ? string | null
      : string;
};

type Base<N extends string> = N extends `${infer B}_code` ? B : N extends `${infer B}_id` ? B : N;
type AsksFor<T, F extends FormName> = { [C in keyof T]: T[C] extends Record<F, Asked> ? C : never }[keyof T] &
  string;
type AskedIn<R, F extends FormName> = R extends Record<F, infer A> ? A : never;
/** The kind of a field in a form: the one shown of several codes is a code. */
type KindIn<R extends Field, F extends FormName> =
  AskedIn<R, F> extends { shows: 'first' } ? 'code' : R['kind'];
type RequestName<R, C extends string, F extends FormName> =
  AskedIn<R, F> extends { request: infer N extends string } ? N : C;
type NameInForm<R extends Field, C extends string, F extends FormName> =
  AskedIn<R, F> extends { field: infer N extends string }
    ? N
    : KindIn<R, F> extends 'code' | 'reference'
      ? Base<RequestName<R, C, F>>
      : RequestName<R, C, F>;

/** The stored columns of a table, typed. */
export type ColumnsOf<T extends FieldTable> = { [C in keyof T]: Values[T[C]['kind']] };
/** The request of a form, typed: its answers by the names that they are sent under. */
export type AnswersOf<T extends FieldTable, F extends FormName> = {
  [C in AsksFor<T, F> as RequestName<T[C], C, F>]: Values[KindIn<T[C], F>];
};
/** The values of a form while it is filled in. */
export type FormValuesOf<T extends FieldTable, F extends FormName> = {
  [C in AsksFor<T, F> as NameInForm<T[C], C, F>]: Typed[KindIn<T[C], F>];
};
/** The hints of a form, by the fields' names there. */
export type HintsOf<T extends FieldTable, F extends FormName> = {
  [
    C in AsksFor<T, F> as T[C] extends { hint: Words } | Record<F, { hint: Words }>
      ? `${NameInForm<T[C], C, F>}_hint`
      : never
  ]: string;
};
/** The code lists that a form chooses from. */
export type ListsOf<T extends FieldTable, F extends FormName> = {
  [C in AsksFor<T, F>]: T[C] extends { kind: 'code' | 'codes'; list: infer L extends string } ? L : never;
}[AsksFor<T, F>];
/** The names in the request of a form's coded fields. */
export type CodedOf<T extends FieldTable, F extends FormName> = {
  [C in AsksFor<T, F>]: KindIn<T[C], F> extends 'code' | 'codes' ? RequestName<T[C], C, F> : never;
}[AsksFor<T, F>];
/** The names in the request of a form's fields that are required. */
export type RequiredOf<T extends FieldTable, F extends FormName> = {
  [C in AsksFor<T, F>]: AskedIn<T[C], F> extends { required: string } ? RequestName<T[C], C, F> : never;
}[AsksFor<T, F>];
/** The fields of the station record that a table fills. */
export type TmasOf<T extends FieldTable> = {
  [C in keyof T]: T[C] extends { tmas: { field: infer F extends string } } ? F : never;
}[keyof T];
