import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ClientRefusal, ValueOf } from '../../calls/calls.ts';
import { useCall } from '../../calls/use-call.ts';
import { useSite } from '../../site/use-site.ts';
import { leadingFirst, leadingGroupOf } from './leading-group.ts';
import type { LobbyGroup } from './lobby.ts';
import { useGroupName } from './use-group-name.ts';

export interface Lobby {
  readonly menus: UseQueryResult<ValueOf<'gameMenus'>, ClientRefusal>;
  readonly groups: readonly LobbyGroup[];
}

/** The lotteries on sale by group, each group with its name in the page's language. */
export function useLobby(): Lobby {
  const menus = useCall('gameMenus', {});
  const nameOf = useGroupName();
  const leading = leadingGroupOf(useSite()?.fallbackLanguage);
  const groups = useMemo(
    () =>
      leadingFirst(menus.data?.groups ?? [], leading).map((group) => ({
        ...group,
        name: nameOf(group.groupCode),
      })),
    [menus.data, nameOf, leading],
  );
  return { menus, groups };
}
