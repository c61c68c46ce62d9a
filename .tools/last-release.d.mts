/** Whether all that one lockfile asks for, the repository's own parts aside, stands as it asks in what another installed. */
export function covers(installed: string, asked: string): boolean;
