import { useCall } from '../../calls/use-call.ts';
import { useGroups } from '../../features/games/use-groups.ts';
import { useSession } from '../../session/session.ts';
import { PROMOTIONS } from './promotions-input.ts';

/**
 * Whether it is known which sections of the first page's lower part have data: until then none is
 * shown, so that a late one does not push the others down.
 */
export function useRestReady(): boolean {
  const isIn = useSession() !== undefined;
  const { loading } = useGroups();
  const shared = [
    useCall('gameMenus', {}),
    useCall('vnOpened', {}),
    useCall('vnMenus', {}),
    useCall('announcements', PROMOTIONS),
    useCall('popularNumbers', { count: 20 }),
  ];
  const own = [
    useCall('recentGames', {}, { enabled: isIn }),
    useCall('vnRecent', {}, { enabled: isIn }),
  ];
  const waits = [...shared, ...(isIn ? own : [])].some(({ isPending }) => isPending);
  return !loading && !waits;
}
