import { protocol, type PGlite } from '@electric-sql/pglite';
import type pg from 'pg';
import type { Row, Sent } from './database.ts';
import { PreparedBatch, type Wire } from './prepared-batch.ts';

type Answer = Awaited<ReturnType<PGlite['execProtocol']>>['messages'][number];

const { serialize } = protocol;

/** The embedded database keeps its one connection, so names hold. */
const NAMING = { isOff: false };

/**
 * Asks the embedded database several statements together, as a connection to a server is asked: they go to it in one
 * piece, are prepared once, and are one transaction. Answers the rows of each.
 */
export function askTogether(pglite: PGlite): (statements: readonly Sent[]) => Promise<Row[][]> {
  let pieces: Uint8Array[] = [];
  const add = (piece: Uint8Array) => void pieces.push(piece);
  const wire: Wire = {
    stream: { cork: () => void (pieces = []), uncork: () => undefined },
    parse: (message) => add(serialize.parse(message)),
    bind: ({ statement, values }) => add(serialize.bind({ statement, values: [...values] })),
    describe: (message) => add(serialize.describe(message)),
    execute: () => add(serialize.execute()),
    close: (message) => add(serialize.close(message)),
    sync: () => add(serialize.sync()),
  };
  const parsers = parsersOf(pglite);
  return async (statements) => {
    const batch = new PreparedBatch(statements, parsers, NAMING);
    batch.submit(wire as unknown as pg.Connection);
    const { messages } = await pglite.execProtocol(joined(pieces), { throwOnError: false });
    for (const message of messages) hear(batch, message);
    return batch.done;
  };
}

/** How the embedded database's own queries read their values. */
const parsersOf = (pglite: PGlite): pg.CustomTypesConfig => ({
  getTypeParser: (type: number) => {
    const parse = pglite.parsers[type];
    return parse ? (text: string): unknown => parse(text, type) : (text: string) => text;
  },
});

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

function hear(batch: PreparedBatch, message: Answer): void {
  if (message instanceof protocol.messages.RowDescriptionMessage) batch.handleRowDescription(message);
  else if (message instanceof protocol.messages.DataRowMessage) batch.handleDataRow(message);
  else if (message instanceof protocol.messages.DatabaseError) batch.handleError(message);
  else if (message.name === 'commandComplete') batch.handleCommandComplete();
  else if (message.name === 'emptyQuery') batch.handleEmptyQuery();
  else if (message.name === 'readyForQuery') batch.handleReadyForQuery();
}
