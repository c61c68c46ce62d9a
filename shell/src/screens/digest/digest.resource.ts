import type { Api, StationSummary } from 'shared-domain';
import { call } from 'shared-ui/api';
import { invalidate, type Asked } from 'shared-ui/query';

/** How often one gets the digest, what is told at once, what it would say now and those that were sent; and the stations that one may mute. */
export type OwnDigest = Api['GET /user/digest']['reply'] & { stations: StationSummary[] };
export type DigestWish = Api['PUT /user/digest']['body'];

/** One's own digest, of whoever is signed in. */
export const digestQuery = (userId: number): Asked<OwnDigest> => ({
  queryKey: ['own digest', userId],
  queryFn: async ({ signal }) => {
    const [own, stations] = await Promise.all([
      call('GET /user/digest', {}, { signal }),
      call('GET /stations/summary', { query: { includeDrafts: false } }, { signal }),
    ]);
    return { ...own, stations };
  },
});

/** The stations as choices, each with its number. */
export const stationChoices = (stations: readonly StationSummary[]): { code: string; label: string }[] =>
  stations.flatMap(({ station_id_tmg: code, station_name }) =>
    code === null ? [] : [{ code, label: `${station_name}, ${code}` }],
  );

/** The other agencies of which one is told too, by their numbers. */
export const chosenOthers = ({ others = [] }: Pick<OwnDigest, 'others'>): string[] =>
  others.filter(({ chosen }) => chosen).map(({ id }) => String(id));

/** Says how often one wants it, in which language, and what at once. */
export async function chooseDigest(userId: number, wish: DigestWish): Promise<void> {
  await call('PUT /user/digest', { body: wish });
  await invalidate(['own digest', userId]);
}

/** Has one's own address written to again; what is known is asked for again in any case. */
export async function writeAgain(userId: number): Promise<void> {
  try {
    await call('DELETE /users/:userId/bounces', { params: { userId: String(userId) } });
  } finally {
    await invalidate(['own digest', userId]);
  }
}

/** Mutes a station up to a day, which is the last. */
export async function muteStation(userId: number, stationId: string, until: string): Promise<void> {
  await call('PUT /user/digest/muted/:stationId', { params: { stationId }, body: { until } });
  await invalidate(['own digest', userId]);
}

/** Hears of a station again; what is known is asked for again in any case. */
export async function unmuteStation(userId: number, stationId: string): Promise<void> {
  try {
    await call('DELETE /user/digest/muted/:stationId', { params: { stationId } });
  } finally {
    await invalidate(['own digest', userId]);
  }
}
