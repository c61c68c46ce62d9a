/**
 * The id that the vendor gave the site of a demonstration station. It follows from the station's number, so that the
 * simulated vendor and the seeded stations agree without asking each other.
 */
export function ecoSiteId(stationIdTmg: string): number {
  const [first = 0, second = 0] = [0, 1].map((at) => stationIdTmg.charCodeAt(at) - 65);
  return 100_000_000 + ((first * 26 + second) * 10_000 + Number(stationIdTmg.slice(2))) * 100;
}

/** The id of a site's channel, by its place among them. */
export function ecoChannelId(stationIdTmg: string, place: number): number {
  return ecoSiteId(stationIdTmg) + place + 1;
}
