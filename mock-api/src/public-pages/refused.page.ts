import { html } from 'hono/html';
import type { WithdrawnStation } from '../open-data/store/snapshot.ts';
import type { Html } from './html.ts';
import { layout } from './layout.ts';
import { dayIn, linkTo, say, type Reader } from './reader.ts';
import { contactOf } from './station-take-along.ts';
import { texts } from './texts.ts';

type Told = Parameters<typeof say>[1];

function refusedPage(reader: Reader, title: Told, content: Html): Html {
  return layout(reader, {
    title: say(reader, title),
    body: html`<h1>${say(reader, title)}</h1>
      ${content}
      <p><a href="${linkTo(reader, '/public')}">${say(reader, texts.toList)}</a></p>`,
  });
}

/** What is not published, whether there is such a thing or not. */
export const missingPage = (reader: Reader): Html =>
  refusedPage(reader, texts.notFound, html`<p>${say(reader, texts.notFoundHint)}</p>`);

/** A station that was out and is no more: since when, why, and whom to ask. */
export function withdrawnPage(reader: Reader, { station, at, reason, contact }: WithdrawnStation): Html {
  const told = texts.withdrawnOn({ station, date: dayIn(reader, at) });
  return refusedPage(
    reader,
    texts.withdrawn,
    html`<p>${say(reader, told)} ${contactOf(contact)}</p>
      ${reason === null ? '' : html`<p>${say(reader, texts.withdrawnWhy({ reason }))}</p>`}`,
  );
}

/** Too many pages from one address. */
export const tooManyPage = (reader: Reader, seconds: number): Html =>
  refusedPage(reader, texts.tooMany, html`<p>${say(reader, texts.tooManyHint({ seconds }))}</p>`);

/** The database is away, or the server is being stopped. */
export const awayPage = (reader: Reader): Html =>
  refusedPage(reader, texts.away, html`<p>${say(reader, texts.awayHint)}</p>`);
