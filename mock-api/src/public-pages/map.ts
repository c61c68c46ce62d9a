import { html } from 'hono/html';
import placeList from '../stations/lookups/data/places.json' with { type: 'json' };
import { countiesIn, GROUND, roadsIn } from './ground.ts';
import type { Html } from './html.ts';
import { shareOf, viewOf, type MapView, type Place } from './map-view.rules.ts';

/** A dot of the map: what it is called, and where it leads. */
export type Dot = Place & { label: string; href: string | null };

const TOWNS = 8;
const towns = [...placeList].sort((a, b) => (b.population ?? 0) - (a.population ?? 0));

/** The largest towns that the map shows, none so near to another that their names would meet. */
function townsIn(view: MapView) {
  const shown: { name: string; x: number; y: number }[] = [];
  for (const { city_area: name, longitude, latitude } of towns) {
    if (shown.length === TOWNS) break;
    const { x, y } = shareOf({ longitude, latitude }, view);
    if (x < 0.12 || x > 0.88 || y < 0.08 || y > 0.95) continue;
    if (shown.some((other) => Math.abs(other.x - x) < 0.24 && Math.abs(other.y - y) < 0.1)) continue;
    shown.push({ name, x, y });
  }
  return shown;
}

/** Grounds that were drawn before, by what they show: a list and its stations are looked at again and again. */
const drawn = new Map<string, Promise<Html>>();
const DRAWN_MOST = 100;

function groundOf(view: MapView): Promise<Html> {
  const key = JSON.stringify(view);
  const known = drawn.get(key) ?? drawGround(view);
  drawn.delete(key);
  drawn.set(key, known);
  const [oldest] = drawn.keys();
  if (drawn.size > DRAWN_MOST && oldest !== undefined) drawn.delete(oldest);
  return known;
}

async function drawGround(view: MapView): Promise<Html> {
  const counties = await countiesIn(view);
  const { great, small } = roadsIn(view);
  return html`<svg
    viewBox="0 0 ${GROUND.width} ${GROUND.height}"
    width="100%"
    height="100%"
    preserveAspectRatio="none"
  >
    <path class="counties" d="${counties}" />
    <path class="road" d="${small}" />
    <path class="road great" d="${great}" />
  </svg>`;
}

const percent = (part: number) => `${(part * 100).toFixed(2)}%`;

/**
 * A map of stations, drawn by the server: counties, great roads, the largest towns, a dot for each station. What it shows is said
 * in a list beside it, so it is no stop of the keyboard.
 */
export async function mapOf(dots: readonly Dot[]): Promise<Html> {
  const view = viewOf(dots);
  return html`<div class="map">
    <svg aria-hidden="true">
      ${await groundOf(view)}
      ${townsIn(view).map(
        ({ name, x, y }) =>
          html`<text class="town" x="${percent(x)}" y="${percent(y)}" dy="-12">${name}</text>`,
      )}
      ${dots.map((dot) => dotOf(dot, view))}
    </svg>
  </div>`;
}

function dotOf({ label, href, ...place }: Dot, view: MapView): Html {
  const { x, y } = shareOf(place, view);
  const circle = html`<circle class="dot" cx="${percent(x)}" cy="${percent(y)}" r="7">
    <title>${label}</title>
  </circle>`;
  return href === null ? circle : html`<a href="${href}" tabindex="-1">${circle}</a>`;
}
