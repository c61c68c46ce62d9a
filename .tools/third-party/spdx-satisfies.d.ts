declare module 'spdx-satisfies' {
  /** Whether an expression of SPDX is met by these licences. */
  export default function satisfies(expression: string, allowed: string[]): boolean;
}
