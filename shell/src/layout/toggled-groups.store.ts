import { createStore, persist, useStore } from 'shared-ui/store';

type ToggledGroups = {
  /** What was opened (true) or closed (false) by hand, by the group's id. */
  groups: Readonly<Record<string, boolean>>;
  toggle: (group: string, open: boolean) => void;
};

const toggledGroups = createStore<ToggledGroups>()(
  persist(
    (set) => ({
      groups: {},
      toggle: (group, open) => set(({ groups }) => ({ groups: { ...groups, [group]: open } })),
    }),
    { name: 'menu', partialize: ({ groups }) => ({ groups }) },
  ),
);

/** Which groups of the sidebar somebody opened or closed in this browser; kept under 'menu'. */
export const useToggledGroups = () => useStore(toggledGroups);
