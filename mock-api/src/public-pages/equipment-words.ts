import { html } from 'hono/html';
import type { OpenStation } from '../open-data/store/snapshot.ts';
import type { Html } from './html.ts';
import { dayIn, say, type Reader } from './reader.ts';
import { equipmentDaysIn } from './station-figures.rules.ts';
import { stationTexts } from './station.texts.ts';

/** The days on which equipment was changed, in a sentence; empty where there are none. */
export const equipmentTold = (reader: Reader, days: readonly string[]): string =>
  days.length === 0
    ? ''
    : say(reader, stationTexts.equipmentChanged({ days: days.map((day) => dayIn(reader, day)).join('; ') }));

/** What the marks over the months of a year say: on which days the equipment became another one. Nothing where it has not. */
export function equipmentOf(reader: Reader, { station, year }: { station: OpenStation; year: number }): Html {
  const told = equipmentTold(reader, equipmentDaysIn(station, year));
  if (told === '') return html``;
  return html`<p class="small muted">
    <span aria-hidden="true">◆</span> ${told} ${say(reader, stationTexts.equipmentHint)}
  </p>`;
}
