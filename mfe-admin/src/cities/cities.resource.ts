import { call } from 'shared-ui/api';
import type { AdministeredCity, CityRequest, County } from 'shared-domain';
import { invalidate, type Asked } from 'shared-ui/query';

/** Every city, and every county, which comes again for each agency that has it. */
export const citiesQuery: Asked<{ cities: AdministeredCity[]; counties: County[] }> = {
  queryKey: ['cities'],
  queryFn: async ({ signal }) => {
    const [cities, counties] = await Promise.all([
      call('GET /cities', {}, { signal }),
      call('GET /counties/agencies', {}, { signal }),
    ]);
    return { cities, counties };
  },
};

/** Adds a city, or saves one that was read; whatever shows cities asks for them anew afterwards. */
export async function saveCity(
  city: AdministeredCity | null,
  request: CityRequest,
): Promise<AdministeredCity> {
  const saved = city
    ? await call('PUT /cities/:id', {
        params: { id: String(city.id) },
        body: { ...request, version: city.version },
      })
    : await call('POST /cities', { body: request });
  void invalidate(citiesQuery.queryKey);
  void invalidate(['lookups']);
  return saved;
}
