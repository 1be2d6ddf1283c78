import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ClientRefusal, ValueOf } from '../../calls/calls.ts';
import { useCall } from '../../calls/use-call.ts';
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
  const groups = useMemo(
    () => (menus.data?.groups ?? []).map((group) => ({ ...group, name: nameOf(group.groupCode) })),
    [menus.data, nameOf],
  );
  return { menus, groups };
}
