type RefreshHook = { inject: (renderer: unknown) => number; renderers: Map<number, unknown> };

/**
 * Development only, before React loads: the refresh runtime of a remote looks for renderers here, and the shell's, which
 * draws the remote, would not be among them. Without it a changed remote is loaded anew but not drawn anew.
 */
const hook = (globalThis as { __REACT_DEVTOOLS_GLOBAL_HOOK__?: RefreshHook }).__REACT_DEVTOOLS_GLOBAL_HOOK__;
if (hook) {
  const inject = hook.inject;
  hook.inject = (renderer) => {
    const id = inject.call(hook, renderer);
    hook.renderers.set(id, renderer);
    return id;
  };
}
