import type { Database } from '../../platform/db/database.ts';
import { fieldsHolding } from './claimed-id.rules.ts';
import type { CounterVendor, VendorSite } from './counter-vendor.ts';
import { VendorProblem } from './vendor-problem.ts';
import { ApiProblem } from '../../platform/http/api-problem.ts';
import type { Caller } from '../../platform/http/context.ts';
import type { Text } from '../../platform/text/language.ts';
import { keepSites, selectHolder, type Holder } from './eco-sites.sql.ts';
import { texts } from './texts.ts';

/** A person waits for the answer; so long may the platform keep them waiting, in milliseconds. */
const PATIENCE = 10_000;

/** The database's refusal of an Eco ID (migration 0013). */
const REFUSED = 'CX001';

/** Why an Eco ID was refused: nothing is known of it, its site is not the station's agency's, or it has its flow. */
type RefusedId = {
  problem: 'unread' | 'foreign' | 'taken';
  eco_id: string;
  flow: number | null;
  holder_station: number | null;
  holder_flow: number | null;
};

/** The refusal of an Eco ID that nobody could ask the platform about yet; the call is made again when it was asked. */
export class UnreadId extends Error {
  readonly ecoId: string;
  constructor(ecoId: string) {
    super(`Eco-Visio has not been asked about ${ecoId}.`);
    this.ecoId = ecoId;
  }
}

type Parts = { db: Database; vendor: CounterVendor };
type Call = { caller: Caller | null; body: unknown };

function refusalOf(error: unknown): RefusedId | null {
  if (error instanceof UnreadId) {
    return { problem: 'unread', eco_id: error.ecoId, flow: null, holder_station: null, holder_flow: null };
  }
  const { code, detail } = error as { code?: string; detail?: string };
  return code === REFUSED && detail ? (JSON.parse(detail) as RefusedId) : null;
}

/** The platform's sites now, while a person waits. Throws VendorProblem. */
export function listSites(vendor: CounterVendor): Promise<VendorSite[]> {
  return vendor.listSites({ longestWait: PATIENCE });
}

/**
 * Makes an attempt at a call. Where the database has to know whose an Eco ID is, the platform is asked, outside of any
 * transaction, and the attempt is made again; what is refused then gets its sentence, beside the field that holds it.
 */
export async function withVendorIds<T>(attempt: () => Promise<T>, parts: Parts, call: Call): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    const refused = refusalOf(error);
    if (!refused) throw error;
    if (refused.problem !== 'unread') throw await problemOf(parts.db, refused, call);
    await askAbout(parts, refused, call);
  }
  try {
    return await attempt();
  } catch (error) {
    const refused = refusalOf(error);
    throw refused ? await problemOf(parts.db, refused, call) : error;
  }
}

/** Without an answer of the platform nothing is taken: what it says later is not known. */
async function askAbout(parts: Parts, refused: RefusedId, call: Call): Promise<void> {
  try {
    const sites = await listSites(parts.vendor);
    await parts.db.transaction((tx) => keepSites(tx, parts.vendor.account, sites));
  } catch (error) {
    if (error instanceof VendorProblem)
      throw refusedAt(503, texts.unasked({ id: refused.eco_id }), refused, call);
    throw error;
  }
}

function fieldsOf({ eco_id, flow }: RefusedId, { body }: Call): string[] {
  const fields = fieldsHolding(body, eco_id);
  const own = fields.filter((path) => (path === 'eco_id') === (flow === null));
  const [stored] = flow === null ? ['eco_id'] : [`flows.${flow}.eco_id`];
  return own.length > 0 ? own : fields.length > 0 ? fields : [stored ?? 'eco_id'];
}

function refusedAt(status: 422 | 503, text: Text, refused: RefusedId, call: Call): ApiProblem {
  const errors = Object.fromEntries(fieldsOf(refused, call).map((field) => [field, [text]]));
  return new ApiProblem(status, text, { errors });
}

/** Another agency's station is not named. */
const mayName = (caller: Caller | null, holder: Holder | undefined): holder is Holder =>
  holder !== undefined &&
  caller !== null &&
  (caller.scope.everything || caller.scope.agency === holder.agency_id);

async function problemOf(db: Database, refused: RefusedId, call: Call): Promise<ApiProblem> {
  const { problem, eco_id, holder_station, holder_flow } = refused;
  if (problem === 'unread') return refusedAt(503, texts.unasked({ id: eco_id }), refused, call);
  if (problem === 'foreign') return refusedAt(422, texts.foreign({ id: eco_id }), refused, call);
  const holder = await selectHolder(db, holder_station ?? 0, holder_flow);
  const text = mayName(call.caller, holder)
    ? texts.usedBy(eco_id, holder)
    : texts.usedElsewhere({ id: eco_id });
  return refusedAt(422, text, refused, call);
}
