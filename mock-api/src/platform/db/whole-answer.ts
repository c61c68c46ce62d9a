import type pg from 'pg';

/**
 * What a server says, as no more than a warning, where it answers without rows that belong to the answer: Citus 13.0, of a
 * statement whose parts it has planned apart from each other.
 */
const LACKING = /could not find the intermediate result/;

/** The connections that were told so, until it is looked at. */
const lacking = new WeakMap<object, string>();

/** Has a connection remember what its server says of an answer that is not whole. */
export function listenForGaps(client: pg.Client): void {
  client.on('notice', ({ message }) => {
    if (message !== undefined && LACKING.test(message)) lacking.set(client, message);
  });
}

/** The answer of a connection; throws where its server said that it is not whole. */
export async function wholeAnswer<T>(client: object, answer: Promise<T>): Promise<T> {
  try {
    const result = await answer;
    const gap = lacking.get(client);
    if (gap === undefined) return result;
    throw new Error(`The database answered with a part of what was asked: ${gap}`);
  } finally {
    lacking.delete(client);
  }
}
