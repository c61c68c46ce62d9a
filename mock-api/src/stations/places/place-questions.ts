import { countyContradiction } from 'shared-domain';
import type { Queryable } from '../../platform/db/database.ts';
import { countyBoundaries } from './county-boundaries.ts';
import { countyAt } from './geography.rules.ts';
import type { Question } from '../../platform/http/questions.ts';
import { selectCitiesById, selectCounties } from './places.sql.ts';
import type { StationSave } from '../records/station-save.ts';
import { texts } from './texts.ts';

/** What is asked about a station's place: coordinates at odds with its county, a city moved under an issued number. */
export async function placeQuestions(db: Queryable, save: StationSave): Promise<Question[]> {
  return [...(await countyQuestion(db, save)), ...(await cityQuestion(db, save))];
}

/** A place that is stored already, and was asked about then, is not asked about again. */
async function countyQuestion(db: Queryable, { columns, before }: StationSave): Promise<Question[]> {
  const { latitude, longitude, county_code } = columns;
  if (typeof latitude !== 'number' || typeof longitude !== 'number' || typeof county_code !== 'number')
    return [];
  const same =
    before?.latitude === latitude && before.longitude === longitude && before.county_code === county_code;
  if (same && !before.draft) return [];
  const fips = countyAt({ latitude, longitude }, await countyBoundaries());
  const counties = await selectCounties(db);
  const said = counties.find(({ code }) => code === county_code) ?? null;
  const contradiction = countyContradiction(said, counties.find((county) => county.fips === fips) ?? null);
  if (!contradiction) return [];
  const { held, chosen } = contradiction;
  const text = held === null ? texts.noCounty({ chosen }) : texts.otherCounty({ held, chosen });
  return [{ key: 'place.county', field: 'county_code', text }];
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
