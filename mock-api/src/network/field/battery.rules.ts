import { VENDOR, type VendorCode } from 'shared-domain';

/**
 * Below so many volts a counter's batteries are to be changed, by the vendor whose files tell them. TRAFx names no limit: its counters
 * run on three alkaline cells, of which little is left at 1.2 V each (our choice).
 */
const LOW_VOLTS: Partial<Record<VendorCode, number>> = { [VENDOR.trafx]: 3.6 };

/** SQL: the same limit of a column that holds a vendor's code; 0 where there is none. */
export const lowVolts = (vendor: string): string =>
  `case ${vendor} ${Object.entries(LOW_VOLTS)
    .map(([code, volts]) => `when '${code}' then ${volts}`)
    .join(' ')} else 0 end`;

/** Whether batteries are to be changed; of a vendor without a limit nobody can tell. */
export const isLow = (vendor: VendorCode, volts: number): boolean => volts < (LOW_VOLTS[vendor] ?? 0);
