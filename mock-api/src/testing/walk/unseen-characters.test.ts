import type { ApiKey } from 'shared-domain';
import { endpoints } from '../../app.ts';
import { changed, inputOf, pathsOf, type Path } from './walk.bad-input.ts';

/** What turns the direction of all that is written behind it. */
const TURNED = 'ab\u202edc';
/** Fields that hold what people write; others name a record by its key, and one that isn't there is refused. */
const WORDS =
  /(?:^|_|\.)(?:\w*name|title|notes?|reason|caption|done|settings|comment|words|text|organization|city_area|location|place|firstName|lastName|model|serial|firmware|vendor)$/i;

const at = (input: unknown, [name, ...rest]: Path): unknown =>
  name === undefined ? input : at((input as Record<string, unknown> | null | undefined)?.[name], rest);

/** The fields of a call's body that keep these words as they are. */
function keeping(key: ApiKey, words: string): string[] {
  const schema = endpoints.find((one) => one.key === key)?.body;
  if (!schema || schema === 'form') return [];
  const { body = {} } = inputOf(key);
  return pathsOf(schema)
    .filter((path) => WORDS.test(path.join('.')))
    .filter((path) => {
      const read = schema.safeParse(changed(body, path, words));
      return read.success && at(read.data, path) === words;
    })
    .map((path) => path.join('.'));
}

const fieldsKeeping = (words: string) =>
  endpoints.flatMap(({ key }) => keeping(key, words).map((field) => `${key} ${field}`));

test('no call takes a name or words that turn the direction of writing', () => {
  expect(fieldsKeeping(TURNED)).toEqual([]);
});

test('letters of any language, joined ones and emoji are words as any', () => {
  const fields = fieldsKeeping('Peatón 👩\u200d🚲 שביל');
  expect(fields).toEqual(
    expect.arrayContaining([
      'POST /agencies name',
      'POST /user/add name',
      'POST /next-stations station_name',
      'POST /stations station.station_name',
      'POST /stations/:stationId/visits done',
    ]),
  );
});
