/**
 * Parts of the kit that the shell does not draw with but brings for the remotes: a build offers only what it imports.
 * Without this each remote would carry its own copy, and PrimeReact with it. Loaded when the first remote asks.
 */
export const provided = { form: () => import('shared-ui/form') };
