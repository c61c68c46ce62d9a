import { Zip, ZipDeflate } from 'fflate';

/** A zip that is written as it goes: its pieces are handed on as they come. With the day of its files given it is always the same. */
export function zipped(of: { day?: Date } = {}) {
  const encoder = new TextEncoder();
  let ready: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    ready.push(piece);
  });
  return {
    file: (name: string) => {
      const entry = new ZipDeflate(name, { level: 6 });
      if (of.day) entry.mtime = of.day;
      zip.add(entry);
      return {
        push: (text: string) => entry.push(encoder.encode(text)),
        end: (text = '') => entry.push(encoder.encode(text), true),
      };
    },
    end: () => zip.end(),
    pieces: () => {
      const pieces = ready;
      ready = [];
      return pieces;
    },
  };
}
