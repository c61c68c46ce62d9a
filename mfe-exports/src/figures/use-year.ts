import { useSearchParams } from 'shared-ui/router';

const YEAR = /^\d{4}$/;

/** The year that the address names (`year`), and what has it name another; none is the newest with counts. */
export function useYear() {
  const [search, setSearch] = useSearchParams();
  const named = search.get('year') ?? '';
  const setYear = (year: number) =>
    setSearch(
      (now) =>
        new URLSearchParams([...now].filter(([name]) => name !== 'year').concat([['year', String(year)]])),
      {
        replace: true,
      },
    );
  return { year: YEAR.test(named) ? Number(named) : undefined, setYear };
}
