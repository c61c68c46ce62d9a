/** What a developer can have go wrong with every call of a remote that runs alone. */
export const FAULTS = ['401', '403', '422', '500', 'slow', 'offline', 'empty', 'huge'] as const;
/** One of the faults. */
export type Fault = (typeof FAULTS)[number];

/** The cookie that tells the development server; it goes with the browser's window. */
export const FAULT_COOKIE = 'standalone-fault';

/** The fault that a Cookie header (or `document.cookie`) asks for; null for none. */
export function faultOf(cookies: string | undefined): Fault | null {
  const [, value] = new RegExp(`(?:^|; )${FAULT_COOKIE}=([^;]*)`).exec(cookies ?? '') ?? [];
  return FAULTS.find((fault) => fault === value) ?? null;
}
