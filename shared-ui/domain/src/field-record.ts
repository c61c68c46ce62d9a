/** Why somebody went to a station. */
export const VISIT_REASONS = ['outage', 'round', 'battery', 'calibration', 'other'] as const;
export type VisitReason = (typeof VISIT_REASONS)[number];

/** How a visit left the counter: it works, what was wrong is solved, or somebody has to come again. */
export const VISIT_OUTCOMES = ['fine', 'solved', 'needs maintenance'] as const;
export type VisitOutcome = (typeof VISIT_OUTCOMES)[number];

/** What of a counter is changed while it stands at a station. */
export const EQUIPMENT_CHANGE_KINDS = ['firmware', 'settings', 'battery', 'other'] as const;
export type EquipmentChangeKind = (typeof EQUIPMENT_CHANGE_KINDS)[number];

/** What a file of a counter is. */
export const EQUIPMENT_FILE_KINDS = ['calibration', 'settings', 'other'] as const;
export type EquipmentFileKind = (typeof EQUIPMENT_FILE_KINDS)[number];
/** How the names of such files end, largest of them in bytes, and most of a counter. */
export const EQUIPMENT_FILE_ENDINGS = ['pdf', 'csv', 'txt', 'json', 'xml', 'ini', 'cfg', 'xlsx'] as const;
export const EQUIPMENT_FILE_MAX_BYTES = 5 * 1024 * 1024;
export const EQUIPMENT_FILES_MAX = 10;

/** Highest voltage of a counter's battery, and how far its clock may be off, in seconds: a day. */
export const BATTERY_VOLTS_MAX = 60;
export const CLOCK_ERROR_MAX = 86_400;
