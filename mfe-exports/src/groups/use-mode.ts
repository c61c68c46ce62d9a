import { GROUP_MODES, type GroupMode } from 'shared-domain';
import { useSearchParams } from 'shared-ui/router';

/** The mode that the address names (`mode`), bicycles where it names none, and what has it name another. */
export function useMode() {
  const [search, setSearch] = useSearchParams();
  const named = search.get('mode');
  const mode: GroupMode = GROUP_MODES.find((one) => one === named) ?? 'bicycle';
  const setMode = (chosen: string) =>
    setSearch(
      (now) => new URLSearchParams([...now].filter(([name]) => name !== 'mode').concat([['mode', chosen]])),
      { replace: true },
    );
  return { mode, setMode };
}
