/** What stands in for the built-in map of the dashboard (X1); nothing does where both are null. */
export type MapSettings = {
  /** Pictures under the county lines: an XYZ template with `{z}`, `{x}` and `{y}`, and the text it is shown with. */
  tiles: { url: string; attribution: string } | null;
  /** Address of an outside visualization, already that of the caller's agency. */
  embed: string | null;
};
