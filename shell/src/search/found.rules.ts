import {
  folded,
  paths,
  searchWords,
  STATION_FORMS,
  stationForm,
  type SearchReply,
  type User,
} from 'shared-domain';

/** What there is to be found, in the order in which it is listed. */
const KINDS = ['screen', 'station', 'action', 'flow', 'person', 'agency', 'term'] as const;
type Kind = (typeof KINDS)[number];

/** What is done at once, without leading anywhere: other colours, another language, an emptied cache. */
export type Act = 'light' | 'dark' | 'system' | 'english' | 'spanish' | 'clearCache';

/** Something that was found, and where it leads; `outside`: out of the app; `act`: what is done instead. */
export type Found = {
  /** Its own, whatever it is called. */
  id: string;
  kind: Kind;
  label: string;
  detail?: string;
  to: string;
  icon: string;
  outside?: true;
  act?: Act;
};
/** Something that the page knows by itself, with what else it is found by. */
export type Known = Found & { also: string };

const ICONS: Record<Exclude<Kind, 'screen' | 'action'>, string> = {
  station: 'map-marker',
  flow: 'arrows-h',
  person: 'user',
  agency: 'building',
  term: 'book',
};

const detailOf = (...parts: (string | null)[]) => parts.filter(Boolean).join(' · ');

type Rows<K extends keyof SearchReply> = SearchReply[K]['rows'][number];

function stationFound(
  { station_id_tmg, draft_id, name, street, city }: Rows<'stations'>,
  user: User,
  draftOf: (name: string) => string,
): Found {
  const { editDraft } = STATION_FORMS[stationForm(user)];
  const own =
    station_id_tmg === null
      ? { id: `draft ${draft_id}`, label: draftOf(name), to: editDraft.href({ stationId: draft_id ?? 0 }) }
      : {
          id: `station ${station_id_tmg}`,
          label: `${station_id_tmg} ${name}`,
          to: paths.station.href({ stationId: station_id_tmg }),
        };
  return { ...own, kind: 'station', detail: detailOf(street, city), icon: ICONS.station };
}

const flowFound = ({ id, name, flowid_txdot, station_id_tmg, station_name }: Rows<'flows'>): Found => ({
  id: `flow ${id}`,
  kind: 'flow',
  label: name.trim() || flowid_txdot,
  detail: detailOf(name.trim() ? flowid_txdot : null, station_name),
  to: paths.station.href({ stationId: station_id_tmg }),
  icon: ICONS.flow,
});

const personFound = ({ id, name, email, agency }: Rows<'people'>): Found => ({
  id: `person ${id}`,
  kind: 'person',
  label: name,
  detail: detailOf(email, agency),
  to: `${paths.authorizedUsers.href()}?${new URLSearchParams({ search: email })}`,
  icon: ICONS.person,
});

const agencyFound = ({ id, name }: Rows<'agencies'>): Found => ({
  id: `agency ${id}`,
  kind: 'agency',
  label: name,
  to: `${paths.agencies.href()}?${new URLSearchParams({ 'agencies.f.name': name })}`,
  icon: ICONS.agency,
});

/** The records of an answer as they are listed; `draftOf` says that a name is a draft's. */
export const recordsFound = (reply: SearchReply, user: User, draftOf: (name: string) => string): Found[] => [
  ...reply.stations.rows.map((row) => stationFound(row, user, draftOf)),
  ...reply.flows.rows.map(flowFound),
  ...reply.people.rows.map(personFound),
  ...reply.agencies.rows.map(agencyFound),
];

/** The glossary's terms as they are listed. */
export const termsKnown = (terms: readonly { id: string; term: string; meaning: string }[]): Known[] =>
  terms.map(({ id, term, meaning }) => ({
    id: `term ${id}`,
    kind: 'term',
    label: term,
    detail: meaning,
    to: `${paths.glossary.href()}#${id}`,
    icon: ICONS.term,
    also: meaning,
  }));

/** How well a text answers: 0 begins so, 1 a word of its name does, 2 its name holds it, 3 something else of it; null not. */
function rankOf({ label, also }: Known, words: readonly string[]): number | null {
  const name = folded(label);
  const all = `${name} ${folded(also)}`;
  if (!words.every((word) => all.includes(word))) return null;
  const [first = ''] = words;
  if (name.startsWith(first)) return 0;
  if (name.split(/[^\p{L}\p{N}]+/u).some((word) => word.startsWith(first))) return 1;
  return name.includes(first) ? 2 : 3;
}

/** The best of what the page knows by itself, no more than `most`; none where nothing is searched for. */
export function knownFound(known: readonly Known[], search: string, most: number): Found[] {
  const words = searchWords(search);
  if (words.length === 0) return [];
  return known
    .map((one) => ({ one, rank: rankOf(one, words) }))
    .filter((ranked): ranked is { one: Known; rank: number } => ranked.rank !== null)
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, most)
    .map(({ one: { also: _also, ...found } }) => found);
}

/** Of what was found before the newest letters those that fit them too, until the answer is here. */
export function stillFits(found: readonly Found[], search: string): Found[] {
  const words = searchWords(search);
  return found.filter(({ label, detail = '' }) => {
    const text = folded(`${label} ${detail}`);
    return words.every((word) => text.includes(word));
  });
}

/** What is listed together under one heading. */
export type Group = { kind: Kind | 'recent'; found: Found[] };

/** What was opened lately first, then kind by kind; each thing once, no heading without anything. */
export function groupsOf(recent: readonly Found[], found: readonly Found[]): Group[] {
  const opened = new Set(recent.map(({ id }) => id));
  const groups: Group[] = [
    { kind: 'recent', found: [...recent] },
    ...KINDS.map((kind) => ({
      kind,
      found: found.filter((one) => one.kind === kind && !opened.has(one.id)),
    })),
  ];
  return groups.filter((group) => group.found.length > 0);
}

/** What an arrow key leads to among these, from where one is; the ends are ends. */
export function movedTo(ids: readonly string[], at: string | null, key: string): string | null {
  const place = at === null ? -1 : ids.indexOf(at);
  const last = ids.length - 1;
  const next = { ArrowDown: place + 1, ArrowUp: place - 1 }[key];
  return next === undefined ? at : (ids[Math.min(last, Math.max(0, next))] ?? null);
}
