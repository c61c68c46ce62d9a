import type { Database, Queryable } from '../../platform/db/database.ts';
import { settings } from '../../platform/db/settings.tables.ts';
import { readRow, shape } from '../../platform/db/table.ts';
import { NOTHING_SENT, sentIn, textOf, type Sent } from './pace.rules.ts';

/** What all who ask the platform by one account have to know of each other's requests. */
export type Pace = {
  read(): Promise<Sent>;
  change(how: (sent: Sent) => Sent): Promise<void>;
};

/** Of one process. */
export function ownPace(): Pace {
  let sent = NOTHING_SENT;
  return {
    read: () => Promise.resolve(sent),
    change: (how) => Promise.resolve(void (sent = how(sent))),
  };
}

const NAME = 'counter vendor, sent';
const VALUE = shape(settings.pick('value'));

/** What was sent lately, as all processes over this database know it. */
export async function selectSent(db: Queryable): Promise<Sent> {
  const row = await readRow(db, VALUE, `select ${VALUE.sql} from settings where name = $1`, [NAME]);
  return row ? sentIn(row.value) : NOTHING_SENT;
}

/** Of all processes over this database. */
export function sharedPace(db: Database): Pace {
  return {
    read: () => selectSent(db),
    change: (how) =>
      db.transaction(async (tx) => {
        await tx.query('insert into settings (name, value) values ($1, $2) on conflict (name) do nothing', [
          NAME,
          textOf(NOTHING_SENT),
        ]);
        const row = await readRow(tx, VALUE, `select ${VALUE.sql} from settings where name = $1 for update`, [
          NAME,
        ]);
        const sent = row ? sentIn(row.value) : NOTHING_SENT;
        await tx.query('update settings set value = $2 where name = $1', [NAME, textOf(how(sent))]);
      }),
  };
}
