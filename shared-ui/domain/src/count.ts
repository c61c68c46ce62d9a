/** Whether the vendor says of a count that it is normal, as it is taken where nothing is said, or doubts it. */
export const VENDOR_STATES = ['normal', 'doubted'] as const;
export type VendorState = (typeof VENDOR_STATES)[number];
