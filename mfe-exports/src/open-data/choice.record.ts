import type { OpenDataChoice, OpenDataStation, OpenLicense } from 'shared-domain';

/** What the dialog of a station holds. */
export type ChoiceValues = {
  is_on: boolean;
  first_month: string | null;
  /** Days after the end of a month; 'usual' for the 10th of the next but one. */
  hold: string | null;
  license: OpenLicense | null;
  contact: string;
  note: string;
  daily_only: boolean;
  places: string | null;
};

export const USUAL_HOLD = 'usual';

/** What is offered first where nobody has chosen yet: from the first of January of the year of `today` on. */
export function toForm({ settings, agency }: OpenDataStation, today: string): ChoiceValues {
  return {
    is_on: settings?.is_on ?? true,
    first_month: settings?.first_month ?? `${today.slice(0, 4)}-01-01`,
    hold: settings?.hold_days == null ? USUAL_HOLD : String(settings.hold_days),
    license: settings?.license ?? 'CC-BY-4.0',
    contact: settings?.contact ?? agency,
    note: settings?.note ?? '',
    daily_only: settings?.daily_only ?? false,
    places: String(settings?.places ?? 5),
  };
}

/** What the dialog sends. */
export const toRequest = (
  { hold, places, first_month, license, ...values }: ChoiceValues,
  { settings }: OpenDataStation,
): OpenDataChoice => ({
  ...values,
  first_month: first_month ?? '',
  license: license ?? 'CC-BY-4.0',
  contact: values.contact.trim(),
  hold_days: hold === USUAL_HOLD ? null : Number(hold),
  places: places === '3' ? 3 : 5,
  version: settings?.version ?? 0,
});

/** From which month on months that are out stay out though they are before the first one that is chosen now; null where none are. */
export function staysOutFrom(
  { first_month }: Pick<ChoiceValues, 'first_month'>,
  { out }: Pick<OpenDataStation, 'out'>,
): string | null {
  return out !== null && first_month !== null && first_month.slice(0, 7) > out.first_month
    ? out.first_month
    : null;
}
