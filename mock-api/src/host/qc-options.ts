import { isSafeAddress } from './map-options.ts';

/** The outside visualization that stands in for the picture of a station's counts; null unless the environment sets one. */
export function qcEmbedFrom({ QC_EMBED_URL: embed }: Record<string, string | undefined>): string | null {
  if (!embed) return null;
  if (isSafeAddress(embed)) return embed;
  throw new Error(
    `QC_EMBED_URL must be an address such as https://views.example/qc?station={station}&nulls={nulls} (http on localhost only), not "${embed}".`,
  );
}
