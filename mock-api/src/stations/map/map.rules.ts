import type { MapSettings } from 'shared-domain';

/** The settings for people of this agency: its name stands in the visualization's address, which is filtered by it. */
export const mapSettingsFor = (settings: MapSettings, agencyName: string): MapSettings => ({
  tiles: settings.tiles,
  embed: settings.embed?.replaceAll('{agency}', encodeURIComponent(agencyName)) ?? null,
});
