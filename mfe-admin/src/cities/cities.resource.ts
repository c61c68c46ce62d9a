import { call, forgetLookups } from 'shared-ui/api';
import type { AdministeredCity, CityRequest, County } from 'shared-domain';

/** Every city. */
export function loadCities(): Promise<AdministeredCity[]> {
  return call('GET /cities');
}

/** Every county, again for each agency that has it. */
export function loadCounties(): Promise<County[]> {
  return call('GET /counties/agencies');
}

/** Adds a city, or saves one that was read; the lists that other screens keep are asked for anew afterwards. */
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
  forgetLookups();
  return saved;
}
