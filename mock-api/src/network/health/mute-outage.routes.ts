import { DAY_MS, exportDay, OUTAGE_MUTE_DAYS_MAX } from 'shared-domain';
import { ApiProblem, found } from '../../platform/http/api-problem.ts';
import { endpoint, type Endpoint } from '../../platform/http/endpoint.ts';
import { selectPublished } from '../../stations/notes/notes.sql.ts';
import { outageReply } from './health-reply.ts';
import * as sql from './health.sql.ts';
import { muteFault } from './outage-facts.rules.ts';
import { texts } from './texts.ts';

const NOT_MUTED = { muted_until: null, muted_by: null, mute_reason: null };

const mute = endpoint('PUT /stations/:stationId/outages/:outageId/mute', {
  handle: async ({ db, caller: { user }, input: { params, body }, now, audit }) => {
    const station = found(await selectPublished(db, params.stationId));
    const before = found(await sql.lockOutage(db, station, Number(params.outageId)));
    const { until, reason, version } = body;
    if (version !== before.version)
      throw new ApiProblem(409, texts.staleOutage, { current: outageReply(before) });
    const fault = muteFault(
      { until, reason },
      {
        today: exportDay(now()),
        last: exportDay(new Date(now().getTime() + OUTAGE_MUTE_DAYS_MAX * DAY_MS)),
      },
    );
    if (fault) {
      const text =
        fault.says === 'tooLong' ? texts.tooLong({ days: OUTAGE_MUTE_DAYS_MAX }) : texts[fault.says];
      throw new ApiProblem(422, text, { errors: { [fault.field]: [text] } });
    }
    const muted =
      until === null ? NOT_MUTED : { muted_until: until, muted_by: user.name, mute_reason: reason };
    await sql.muteOutage(db, { id: before.id, ...muted });
    await audit(
      until === null ? 'outage.unmute' : 'outage.mute',
      { outage_id: before.id, ...(until !== null && { until, reason }) },
      { station },
    );
    return outageReply(found(await sql.lockOutage(db, station, before.id)));
  },
});

/** An outage of which e-mails are not to tell for a time. */
export const muteCalls: Endpoint[] = [mute];
