import type { Context, Hono } from 'hono';
import {
  OPEN_DATA_PATH,
  publicEmbedSites,
  publicFiles,
  publicPhotos,
  publicStation,
  publicStations,
  publicVersions,
  tagOf,
  type OpenStation,
  type WithdrawnStation,
} from '../open-data/store/snapshot.ts';
import { ApiProblem } from '../platform/http/api-problem.ts';
import type { Deps } from '../platform/http/context.ts';
import { requestFrame, type Env } from '../platform/http/request-frame.ts';
import { texts as coreTexts } from '../platform/http/texts.ts';
import { openLink } from '../open-data/links/open-link.ts';
import { answerPage, type Answer } from './answer-page.ts';
import { ASSETS } from './assets.ts';
import { coded, codingFor } from './coded.ts';
import { dataPage } from './data.page.ts';
import { embeddedChart, embeddedFigure, embeddedRefusal } from './embed.page.ts';
import type { Html } from './html.ts';
import { listPage } from './list.page.ts';
import { listAsked } from './list.rules.ts';
import { KEPT_FOR_EVER } from './page-headers.ts';
import { publicPicture } from './photos.ts';
import type { Reader } from './reader.ts';
import { missingPage, withdrawnPage } from './refused.page.ts';
import { robotsText, sitemapText } from './robots.ts';
import { linkRefusal, sharedPage } from './shared.page.ts';
import { stationPage, yearAsked } from './station.page.ts';

/** Where the pages lie that anybody may see. */
const PUBLIC_PATHS = ['/public/*', '/embed/*', '/shared/*', '/robots.txt', '/sitemap.xml'] as const;

/** A station's number as it may stand in an address. */
const NUMBER = /^[A-Z]{2}\d{4}$/;
const VERSION = /^v(\d{1,6})$/;

const missing = (reader: Reader): Answer => ({
  status: 404,
  told: null,
  draw: () => missingPage(reader),
});

async function list(db: Deps['db'], reader: Reader): Promise<Answer> {
  const asked = listAsked(reader.asked);
  const all = await publicStations(db);
  const { agency, city, county, text } = asked;
  const found = await publicStations(db, {
    ...(agency === null ? {} : { agency }),
    ...(city === null ? {} : { city }),
    ...(county === null ? {} : { county }),
    text,
  });
  const told = { all: all.map(({ hash }) => hash), found: found.map(({ hash }) => hash) };
  return { status: 200, told, draw: () => listPage(reader, { all, found, asked }) };
}

/** A station that is out, or what is said where it isn't. */
async function ofStation(
  db: Deps['db'],
  { number, version }: { number: string; version?: number },
  refused: (gone: WithdrawnStation | null) => Html,
  drawn: (station: OpenStation) => Promise<Answer> | Answer,
): Promise<Answer> {
  const station = NUMBER.test(number) ? await publicStation(db, number, version) : null;
  if (station === null) return { status: 404, told: null, draw: () => refused(null) };
  if (station.is === 'withdrawn') return { status: 410, told: station, draw: () => refused(station) };
  return drawn(station);
}

function station(db: Deps['db'], c: Context<Env>, reader: Reader): Promise<Answer> {
  const { number = '', version } = c.req.param() as { number?: string; version?: string };
  const [, digits] = VERSION.exec(version ?? '') ?? [];
  if (version !== undefined && digits === undefined) return Promise.resolve(missing(reader));
  return ofStation(
    db,
    { number, ...(digits === undefined ? {} : { version: Number(digits) }) },
    (gone) => (gone ? withdrawnPage(reader, gone) : missingPage(reader)),
    async (station) => {
      const versions = await publicVersions(db, number);
      const year = yearAsked(station, reader.asked);
      const photos = await publicPhotos(db, number);
      const told = [tagOf(station), versions, photos];
      return { status: 200, told, draw: () => stationPage(reader, { station, versions, photos, year }) };
    },
  );
}

function embed(db: Deps['db'], c: Context<Env>, reader: Reader): Promise<Answer> {
  const { kind = '', number = '' } = c.req.param() as { kind?: string; number?: string };
  const refused = (gone: WithdrawnStation | null) => embeddedRefusal(reader, gone);
  return ofStation(db, { number }, refused, async (station) => {
    const sites = await publicEmbedSites(db, station.agency_id);
    const told = [tagOf(station), sites];
    if (kind === 'figure') return { status: 200, told, sites, draw: () => embeddedFigure(reader, station) };
    if (kind !== 'chart') return { status: 404, told: null, draw: () => refused(null) };
    const year = yearAsked(station, new URLSearchParams({ year: reader.asked.get('y') ?? '' }));
    return { status: 200, told, sites, draw: () => embeddedChart(reader, station, year) };
  });
}

const TOKEN = /^[\w-]{43}$/;

/** What a read-only link shows. */
async function shared(deps: Deps, c: Context<Env>, reader: Reader): Promise<Answer> {
  const token = c.req.param('token') ?? '';
  const link = TOKEN.test(token) ? await openLink(deps, token, reader.language) : null;
  const told = null;
  if (link === null) return { status: 404, told, draw: () => linkRefusal(reader, link) };
  if (link.is === 'ended') return { status: 410, told, draw: () => linkRefusal(reader, link) };
  return { status: 200, told, draw: () => sharedPage(reader, link, deps.settings.weatherShownIn) };
}

async function asset(c: Context<Env>): Promise<Response | null> {
  const found = Object.values(ASSETS).find(({ path }) => path === c.req.path);
  if (!found) return null;
  const coding = codingFor(c.req.header('accept-encoding') ?? null);
  return new Response(await coded(found.body, coding), {
    headers: {
      'content-type': found.type,
      'cache-control': KEPT_FOR_EVER,
      vary: 'Accept-Encoding',
      'cross-origin-resource-policy': 'same-origin',
      ...(coding ? { 'content-encoding': coding } : {}),
    },
  });
}

/** Around each page what is around every call; files of data have it already. */
export function framePublicPages(app: Hono<Env>, deps: Deps): void {
  const frame = requestFrame(deps);
  for (const path of PUBLIC_PATHS)
    app.use(path, (c, next) => (c.req.path.startsWith(`${OPEN_DATA_PATH}/`) ? next() : frame(c, next)));
}

/**
 * The pages that anybody may see, the pieces of them for others' pages, and what search engines are told. Rendered here, so that
 * they need no script and nobody's session.
 */
export function mountPublicPages(app: Hono<Env>, deps: Deps): void {
  const { db } = deps;
  const page = (c: Context<Env>, read: (reader: Reader) => Promise<Answer>) =>
    answerPage(c, deps, 'page', read);
  app.get('/public', (c) => page(c, (reader) => list(db, reader)));
  app.get('/public/data', (c) =>
    page(c, async (reader) => {
      const files = await publicFiles(db);
      return { status: 200, told: files, draw: () => dataPage(reader, files) };
    }),
  );
  app.get(
    '/public/assets/:file',
    async (c) => (await asset(c)) ?? page(c, (reader) => Promise.resolve(missing(reader))),
  );
  app.get('/public/stations/:number', (c) => page(c, (reader) => station(db, c, reader)));
  app.get('/public/stations/:number/:version', (c) => page(c, (reader) => station(db, c, reader)));
  app.get(
    '/public/stations/:number/photos/:photo/:size',
    async (c) => (await publicPicture(c, deps)) ?? page(c, (reader) => Promise.resolve(missing(reader))),
  );
  app.get('/embed/:kind/:number', (c) => answerPage(c, deps, 'embed', (reader) => embed(db, c, reader)));
  app.get('/shared/:token', (c) => {
    // whoever looks at a link before a person follows it learns nothing, and it isn't counted as opened
    if (c.req.method === 'HEAD') return new Response(null, { status: 405, headers: { allow: 'GET' } });
    return answerPage(c, deps, 'shared', (reader) => shared(deps, c, reader));
  });
  app.get('/robots.txt', (c) =>
    page(c, ({ site }) =>
      Promise.resolve({ status: 200, told: null, type: 'text/plain', draw: () => robotsText(site) }),
    ),
  );
  app.get('/sitemap.xml', (c) =>
    page(c, async ({ site }) => {
      const stations = await publicStations(db);
      const told = stations.map(({ hash }) => hash);
      return { status: 200, told, type: 'application/xml', draw: () => sitemapText(site, stations) };
    }),
  );
  for (const path of PUBLIC_PATHS) {
    app.get(path, (c) => page(c, (reader) => Promise.resolve(missing(reader))));
    app.all(path, () => {
      throw new ApiProblem(405, coreTexts.wrongMethod, { headers: { allow: 'GET, HEAD' } });
    });
  }
}
