import { createHash } from 'node:crypto';
import type pg from 'pg';
import type { Param, Row, Sent } from './database.ts';

/** What a statement that a connection has prepared is called there, and how its answer is read. */
type Prepared = { name: string; fields: Field[] | null };
type Field = { name: string; parse: (text: string) => unknown };

/** A connection keeps so many; whoever asks in ever new words has the rest planned each time. */
const MOST_PREPARED = 200;

/** The statements that a connection has prepared, by their text, and the names of those that it is to forget. */
type Kept = { statements: Map<string, Prepared>; forgotten: string[] };
const keptBy = new WeakMap<object, Kept>();

/** The part of a driver's connection that a query of one's own writes to. */
export type Wire = {
  stream: { cork(): void; uncork(): void };
  parse(message: { name: string; text: string }): void;
  bind(message: { statement: string; values: readonly (string | null)[] }): void;
  describe(message: { type: 'P'; name: string }): void;
  execute(message: object): void;
  close(message: { type: 'S'; name: string }): void;
  sync(): void;
};

/**
 * Whether statements are prepared under names. Behind a pooler that changes servers between two transactions a name may not be
 * known where it is used, or be taken: from the first time on that this is met, statements are planned with each use.
 */
export type Naming = { isOff: boolean };

/** PostgreSQL's codes for a prepared statement that is not there, and for one that is there already. */
const NAME_FAULTS = new Set(['26000', '42P05']);

/** Whether a batch failed because the names of its statements do not hold; the same without names goes on. */
export const isNameFault = (error: unknown): boolean =>
  NAME_FAULTS.has((error as { code?: string } | null)?.code ?? '');

type RowDescription = { fields: { name: string; dataTypeID: number }[] };

const textOf = (value: Param): string | null => {
  if (value === null || value === undefined) return null;
  if (!Array.isArray(value)) return String(value);
  const items = value.map((item) => (item === null ? 'null' : `"${String(item).replace(/["\\]/g, '\\$&')}"`));
  return `{${items.join(',')}}`;
};

/**
 * Statements that travel to PostgreSQL together and are answered together: one round trip, prepared once a connection where their
 * plan is kept, and all of them one transaction, since nothing but their end says that there is to be another. Handed to
 * `client.query`, as the driver has it for queries of one's own; `done` answers the rows of each.
 */
export class PreparedBatch implements pg.Submittable {
  readonly done: Promise<Row[][]>;
  #resolve!: (rows: Row[][]) => void;
  #reject!: (error: Error) => void;
  readonly #statements: readonly Sent[];
  readonly #parsers: pg.CustomTypesConfig;
  readonly #naming: Naming;
  readonly #answers: Row[][] = [];
  #prepared: Prepared[] = [];
  #kept: Kept = newlyKept();
  #at = 0;
  #error: Error | null = null;

  constructor(statements: readonly Sent[], parsers: pg.CustomTypesConfig, naming: Naming) {
    this.#naming = naming;
    this.#statements = statements;
    this.#parsers = parsers;
    this.#answers = statements.map(() => []);
    this.done = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
  }

  submit(connection: pg.Connection): void {
    const wire = connection as unknown as Wire;
    this.#kept = keptOf(wire);
    const parsed = new Map<string, Prepared>();
    wire.stream.cork();
    // to forget what was never prepared is no fault
    for (const name of this.#kept.forgotten.splice(0)) wire.close({ type: 'S', name });
    for (const { sql, params = [], plans } of this.#statements) {
      const isKept = plans === 'kept' && !this.#naming.isOff;
      // a batch may ask the same twice, of which the first prepares it
      const known = isKept ? (this.#kept.statements.get(sql) ?? parsed.get(sql)) : undefined;
      const prepared = known ?? this.#named(sql, isKept);
      this.#prepared.push(prepared);
      if (prepared.name) parsed.set(sql, prepared);
      if (!known) wire.parse({ name: prepared.name, text: sql });
      wire.bind({ statement: prepared.name, values: params.map(textOf) });
      if (!prepared.fields) wire.describe({ type: 'P', name: '' });
      wire.execute({});
    }
    wire.sync();
    wire.stream.uncork();
  }

  #named(sql: string, isKept: boolean): Prepared {
    if (!isKept || this.#kept.statements.size >= MOST_PREPARED) return { name: '', fields: null };
    return { name: nameOf(sql), fields: null };
  }

  handleRowDescription({ fields }: RowDescription): void {
    const prepared = this.#prepared[this.#at];
    if (!prepared) return;
    prepared.fields = fields.map(({ name, dataTypeID }) => ({
      name,
      parse: this.#parsers.getTypeParser(dataTypeID, 'text') as Field['parse'],
    }));
  }

  handleDataRow({ fields: values }: { fields: (string | null)[] }): void {
    const fields = this.#prepared[this.#at]?.fields ?? [];
    const row: Row = {};
    for (let at = 0; at < fields.length; at += 1) {
      const field = fields[at];
      const value = values[at];
      if (field) row[field.name] = typeof value === 'string' ? field.parse(value) : null;
    }
    this.#answers[this.#at]?.push(row);
  }

  handleCommandComplete(): void {
    const { sql } = this.#statements[this.#at] ?? {};
    const prepared = this.#prepared[this.#at];
    if (sql !== undefined && prepared?.name) this.#kept.statements.set(sql, prepared);
    this.#at += 1;
  }

  handleError(error: Error): void {
    this.#error = error;
    // the database may know them no longer as they were, or have never come to them: under these names they are not asked
    // again, and it is told so with the next ones, lest it keeps them as long as the connection lasts
    for (const { sql } of this.#statements) this.#kept.statements.delete(sql);
    this.#kept.forgotten.push(...this.#prepared.flatMap(({ name }) => (name ? [name] : [])));
    this.#reject(error);
  }

  handleReadyForQuery(): void {
    if (!this.#error) this.#resolve(this.#answers);
  }

  handleEmptyQuery(): void {
    this.#at += 1;
  }

  handlePortalSuspended(): void {
    // no statement asks for some of its rows
  }
}

/** By what it says: where a pooler changes servers under a connection, a name must never lead to another statement. */
const nameOf = (sql: string) => `together_${createHash('sha256').update(sql).digest('hex').slice(0, 40)}`;

const newlyKept = (): Kept => ({ statements: new Map(), forgotten: [] });

function keptOf(wire: object): Kept {
  const kept = keptBy.get(wire) ?? newlyKept();
  keptBy.set(wire, kept);
  return kept;
}
