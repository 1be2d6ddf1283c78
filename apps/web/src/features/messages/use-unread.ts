import { gateOf } from '../../gate/gate.ts';
import { useSession } from '../../session/session.ts';
import { useCall } from '../../calls/use-call.ts';

/** The count of the member's unread messages; 0 for visitors and trials. */
export function useUnread(): number {
  const session = useSession();
  const enabled = gateOf('member', session) === 'open';
  const { data } = useCall('inboxUnread', {}, { enabled });
  return enabled ? (data?.unread ?? 0) : 0;
}
