import type { EmbedSites, OpenDataChoice, OpenDataStation } from 'shared-domain';
import { call } from 'shared-ui/api';
import { ask, invalidate, type Asked } from 'shared-ui/query';

/** The stations with what is out of each. */
export const openDataQuery = (): Asked<OpenDataStation[]> => ({
  queryKey: ['open-data'],
  queryFn: async ({ signal }) => (await call('GET /open-data', {}, { signal })).stations,
});

/** In whose pages the agency's pieces may stand. */
export const embedSitesQuery: Asked<EmbedSites> = {
  queryKey: ['embed-sites'],
  queryFn: ({ signal }) => call('GET /embed-sites', {}, { signal }),
};

/** The same, as it is by now. */
export const newerEmbedSites = (): Promise<EmbedSites> => ask(embedSitesQuery);

/** Chooses them over the version that was shown. */
export async function chooseEmbedSites(body: EmbedSites): Promise<EmbedSites> {
  try {
    return await call('PUT /embed-sites', { body });
  } finally {
    void invalidate(['embed-sites']);
  }
}

/** Chooses whether and how a station goes out; whoever is refused sees what somebody else has chosen. */
export async function chooseOpenData(stationId: string, body: OpenDataChoice): Promise<void> {
  try {
    await call('PUT /open-data/:stationId', { params: { stationId }, body });
  } finally {
    void invalidate(['open-data']);
  }
}

/** Takes what is out of a station back. */
export async function withdrawOpenData(stationId: string, reason: string): Promise<void> {
  try {
    await call('POST /open-data/:stationId/withdraw', { params: { stationId }, body: { reason } });
  } finally {
    void invalidate(['open-data']);
  }
}

/** Puts out what is due; answers of how many stations that is asked. */
export async function publishOpenData(): Promise<number> {
  const { stations } = await call('POST /open-data/publish', { body: {} });
  void invalidate(['open-data']);
  return stations;
}
