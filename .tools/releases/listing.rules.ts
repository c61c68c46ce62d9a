import type { Registry, ShellRelease } from '../../shared-ui/domain/src/registry/registry.ts';
import { changesOf, SHELL, type Change } from './changes.rules.ts';
import { changeText, isVouchedFor, type Keys } from './keys.ts';
import { stateOf } from './part-state.rules.ts';

const percent = (share: number) => `${Number((share * 100).toFixed(2))} %`;

/** What a registry says of a part, in one line. */
export function stateLine(registry: Registry, part: string): string {
  const remote = registry.remotes.find(({ name }) => name === part);
  const present: Pick<ShellRelease, 'version' | 'contract'> | undefined =
    part === SHELL ? registry.shell : remote;
  const trial = part === SHELL ? registry.shellTrial : remote?.trial;
  const off = registry.off?.[part];
  return [
    present
      ? `${part} ${present.version} (contract ${present.contract})`
      : `${part} is not deployed: what came with the server is in use`,
    ...(trial ? [`on trial: ${trial.version} for ${percent(trial.share)}`] : []),
    ...(off ? [`switched off: ${off.why}`] : []),
  ].join(', ');
}

/** What happened to a part: a line for what it says of itself, and one for each change. */
export function listing(
  changes: Change[],
  part: string,
  { registry, keys }: { registry: Registry; keys: Keys | null },
): string[] {
  const bad = [...stateOf(changes, part).bad];
  const notes = (change: Change) => [
    ...(change.trial ? [`on trial: ${change.trial.version} for ${percent(change.trial.share)}`] : []),
    ...(change.unchecked ?? []),
    ...(keys && !isVouchedFor(keys, part, changeText(change), change.signature)
      ? ['not signed by a key that may']
      : []),
  ];
  const lines = changesOf(changes, part).map((change) => {
    const { at, kind, from, to, by, why } = change;
    const noted = notes(change).length ? `  (${notes(change).join('; ')})` : '';
    return `${at}  ${kind.padEnd(8)}  ${from ?? '–'} → ${to ?? '–'}  ${by}  ${why}${noted}`;
  });
  return [
    `${stateLine(registry, part)}.`,
    ...(bad.length ? [`Taken back, and in use again only by name: ${bad.join(', ')}.`] : []),
    ...lines,
  ];
}
