import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/**
 * What the shell brought it also takes, whichever copy of another version a remote has loaded before it: the runtime
 * would give the whole page that one. The remote keeps the copy that fits it.
 */
export const ownShares: ModuleFederationRuntimePlugin = {
  name: 'shell-own-shares',
  resolveShare: (asked) => {
    const copies = Object.values(asked.shareScopeMap[asked.scope]?.[asked.pkgName] ?? {});
    const own = copies.find(({ from }) => from === 'shell');
    if (own) asked.resolver = () => ({ shared: own, useTreesShaking: false });
    return asked;
  },
};
