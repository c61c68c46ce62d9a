import { EQUIPMENT_FILE_ENDINGS } from 'shared-domain';

type Ending = (typeof EQUIPMENT_FILE_ENDINGS)[number];

/** How files of a kind begin, where they all do; the others are words. */
const BEGINNINGS: Partial<Record<Ending, string>> = { pdf: '%PDF-', xlsx: 'PK\u0003\u0004' };

/** Why a file of a counter is not kept: its name ends otherwise than any that is, or its bytes are not what it says. Null where it is. */
export function equipmentFileFault(name: string, bytes: Uint8Array): 'ending' | 'content' | null {
  const end = name.includes('.') ? name.slice(name.lastIndexOf('.') + 1).toLowerCase() : '';
  const ending = EQUIPMENT_FILE_ENDINGS.find((one) => one === end);
  if (ending === undefined) return 'ending';
  const beginning = BEGINNINGS[ending];
  if (beginning === undefined) return bytes.includes(0) ? 'content' : null;
  return Array.from(beginning).every((letter, at) => bytes[at] === letter.codePointAt(0)) ? null : 'content';
}
