import type { AuditFilters, AuditPage } from 'shared-domain';

/** What the list is narrowed by; '' does not narrow. */
export type AuditFilterValues = { action: string; station: string; user: string };

const FILTERS = ['action', 'station', 'user'] as const;

/** The filters that an address holds. */
export function filtersOf(search: URLSearchParams): AuditFilterValues {
  return {
    action: search.get('action') ?? '',
    station: search.get('station') ?? '',
    user: search.get('user') ?? '',
  };
}

/** Nothing is left out. */
export const NO_FILTERS: AuditFilterValues = { action: '', station: '', user: '' };

/** The filters that narrow, actions by their labels. */
export function filtersInUse(
  values: AuditFilterValues,
  actions: AuditPage['actions'],
): { name: keyof AuditFilterValues; value: string }[] {
  const labelOf = (action: string) => actions.find(({ code }) => code === action)?.label ?? action;
  return FILTERS.flatMap((name) => {
    const text = values[name].trim();
    return text === '' ? [] : [{ name, value: name === 'action' ? labelOf(text) : text }];
  });
}

/** The filters for an address or a call; those that do not narrow are left out. */
export function toQuery(values: AuditFilterValues): Pick<AuditFilters, 'action' | 'station' | 'user'> {
  return Object.fromEntries(
    FILTERS.flatMap((name) => {
      const text = values[name].trim();
      return text === '' ? [] : [[name, text]];
    }),
  );
}

/** What is shown with an v1 page below it. */
export function withOlder(shown: AuditPage, older: AuditPage): AuditPage {
  return { ...older, data: [...shown.data, ...older.data] };
}
