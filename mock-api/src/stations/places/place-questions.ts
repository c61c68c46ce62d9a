import { cityContradiction, countyContradiction, type Coordinates } from 'shared-domain';
import type { Queryable } from '../../platform/db/database.ts';
import { countyBoundaries } from './county-boundaries.ts';
import { citiesNear, countyAt } from './geography.rules.ts';
import type { Question } from '../../platform/http/questions.ts';
import { selectCitiesById, selectCitiesIn, selectCounties } from './places.sql.ts';
import type { StationSave } from '../records/station-save.ts';
import { texts } from './texts.ts';

/**
 * What is asked about a station's place: coordinates at odds with its county, or else with its city, and a city moved
 * under an issued number.
 */
export async function placeQuestions(db: Queryable, save: StationSave): Promise<Question[]> {
  const county = await countyQuestion(db, save);
  const city = county.length > 0 ? [] : await elsewhereQuestion(db, save);
  return [...county, ...city, ...(await cityQuestion(db, save))];
}

/** Where a station is to be; null for what is stored there with this `part` already, and was asked about then. */
function newPlace({ columns, before }: StationSave, part: 'county_code' | 'city_id'): Coordinates | null {
  const { latitude, longitude } = columns;
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return null;
  const same =
    before?.latitude === latitude && before.longitude === longitude && before[part] === columns[part];
  return same && !before.draft ? null : { latitude, longitude };
}

async function countyQuestion(db: Queryable, save: StationSave): Promise<Question[]> {
  const { county_code } = save.columns;
  const place = newPlace(save, 'county_code');
  if (!place || typeof county_code !== 'number') return [];
  const fips = countyAt(place, await countyBoundaries());
  const counties = await selectCounties(db);
  const said = counties.find(({ code }) => code === county_code) ?? null;
  const contradiction = countyContradiction(said, counties.find((county) => county.fips === fips) ?? null);
  if (!contradiction) return [];
  const { held, chosen } = contradiction;
  const text = held === null ? texts.noCounty({ chosen }) : texts.otherCounty({ held, chosen });
  return [{ key: 'place.county', field: 'county_code', text }];
}

/** Cities of the county alone: one of another county is refused already. */
async function elsewhereQuestion(db: Queryable, save: StationSave): Promise<Question[]> {
  const { county_code, city_id } = save.columns;
  const place = newPlace(save, 'city_id');
  if (!place || typeof county_code !== 'number') return [];
  const cities = await selectCitiesIn(db, county_code);
  const said = cities.find(({ id }) => id === city_id) ?? null;
  const contradiction = cityContradiction(said, citiesNear(place, cities));
  if (!contradiction) return [];
  return [{ key: 'place.elsewhere', field: 'city_id', text: texts.otherCity(contradiction) }];
}

async function cityQuestion(db: Queryable, { columns, before }: StationSave): Promise<Question[]> {
  if (!before?.station_id_tmg || !columns.city_id || columns.city_id === before.city_id) return [];
  const cities = await selectCitiesById(db, [before.city_id, columns.city_id]);
  const nameOf = (id: number | null) => cities.find((city) => city.id === id)?.city_area ?? '–';
  const [from, to] = [nameOf(before.city_id), nameOf(columns.city_id)];
  return [
    {
      key: 'place.city',
      field: 'city_id',
      text: texts.numberStays({ number: before.station_id_tmg, from, to }),
    },
  ];
}
