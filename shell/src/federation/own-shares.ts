import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { kitFits } from 'shared-domain/registry';

/** A host of federation, with what it brings. */
type Host = { options: { name: string; shared: Record<string, { version: string }[]> } };

/**
 * Which copy of a shared module somebody gets: the shell always what it brought, whichever copy of another version a
 * remote has loaded before it (the runtime would give the whole page that one); a remote the shell's as well, of which
 * there is one session and one React, unless that is a kit which doesn't fit it: then what it brought itself.
 */
export const ownShares = ({ options: shell }: Host): ModuleFederationRuntimePlugin => ({
  name: 'shell-own-shares',
  resolveShare: (asked) => {
    const copies = asked.shareScopeMap[asked.scope]?.[asked.pkgName] ?? {};
    // by version: who a copy is from changes with who loads it first
    const offered = shell.shared[asked.pkgName]?.[0]?.version ?? '';
    const shells = copies[offered];
    if (!shells) return asked;
    const { from, version, shareConfig } = asked.shareInfo;
    const required = shareConfig.requiredVersion;
    const isUnfit =
      from !== shell.name &&
      asked.pkgName.startsWith('shared-ui/') &&
      typeof required === 'string' &&
      !kitFits(required, offered);
    const shared = (isUnfit && copies[version]) || shells;
    asked.resolver = () => ({ shared, useTreesShaking: false });
    return asked;
  },
});
