/** Whether a selector can match an element of this name. False is certain. */
export function mayMatch(selector: string | undefined, localName: string): boolean;
