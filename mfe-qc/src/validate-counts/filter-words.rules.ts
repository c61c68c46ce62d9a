import type { CountFilters, StationChannel, Suspect } from 'shared-domain';
import { formatDate } from 'shared-ui/i18n';
import type { validateTexts } from './texts.ts';

type Say = (key: keyof typeof validateTexts.en) => string;

/** The filters that narrow, as the screen names them and what they are set to; a yes-or-no filter has no value. */
export function filtersInWords(
  filters: CountFilters,
  { channels, suspects }: { channels: readonly StationChannel[]; suspects: readonly Suspect[] },
  t: Say,
): { label: string; value: string | null }[] {
  const codeOf = (field: 'count_type' | 'travel_direction' | 'street_side') => {
    const code = filters[field];
    return code ? (channels.find((channel) => channel[field].code === code)?.[field].label ?? code) : null;
  };
  const { suspect_id: suspect, vendor_status: vendor } = filters;
  const suspectName = suspects.find(({ id }) => id === suspect)?.validity_condition;
  const day = (text: string | null | undefined) => (text ? formatDate(text) : null);
  const values: [label: string, value: string | null][] = [
    [t('countType'), codeOf('count_type')],
    [t('travelDirection'), codeOf('travel_direction')],
    [t('streetSide'), codeOf('street_side')],
    [t('suspect'), suspect === 0 ? t('noSuspect') : (suspectName ?? suspect?.toString() ?? null)],
    [t('vendorStatus'), vendor ? t(vendor) : null],
    [t('from'), day(filters.minDate)],
    [t('to'), day(filters.maxDate)],
  ];
  return [
    ...values.flatMap(([label, value]) => (value === null || value === '' ? [] : [{ label, value }])),
    ...(filters.show_null_values ? [{ label: t('nullsOnly'), value: null }] : []),
  ];
}
