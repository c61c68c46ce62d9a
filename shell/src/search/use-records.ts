import { useEffect, useRef, useState } from 'react';
import { SEARCH_MIN, type SearchReply } from 'shared-domain';
import { useAsk } from 'shared-ui/query';
import { searchQuery } from './search.resource.ts';

/** How long nothing is typed before the server is asked, in milliseconds. */
const REST_MS = 150;

/** What the server found for which text; `failed`: it could not be asked. */
export type Records = { search: string; reply: SearchReply | null; failed: boolean };

const NOTHING: Records = { search: '', reply: null, failed: false };

/** Asks for records while a person types: when they rest, for the newest text alone; an older question is given up. */
export function useRecords() {
  const { ask } = useAsk();
  const [records, setRecords] = useState(NOTHING);
  const [waitsFor, setWaitsFor] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const askNow = async (search: string) => {
    try {
      const reply = await ask(searchQuery(search));
      if (!reply) return;
      setRecords({ search, reply, failed: false });
    } catch {
      setRecords(({ reply }) => ({ search, reply, failed: true }));
    }
    setWaitsFor((now) => (now === search ? null : now));
  };

  const lookFor = (typed: string, rest = REST_MS) => {
    const search = typed.trim();
    clearTimeout(timer.current);
    if (search.length < SEARCH_MIN) {
      setRecords(NOTHING);
      setWaitsFor(null);
      return;
    }
    setWaitsFor(search);
    timer.current = setTimeout(() => void askNow(search), rest);
  };

  return { records, waits: waitsFor !== null, lookFor };
}
