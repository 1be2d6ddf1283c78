import { standingNumberOf } from '@fairhouse/calls/client';
import { useEffect } from 'react';
import type { ValueOf } from '../../app/calls.ts';
import { keepSession, useSession } from '../../app/session.ts';
import { useCall } from '../../app/use-call.ts';

export type Member = ValueOf<'memberInfo'>;

/** The caller's own account; undefined for visitors and until the answer has come. */
export function useMember(): Member | undefined {
  const session = useSession();
  const { data } = useCall('memberInfo', {}, { enabled: session !== undefined });
  useEffect(() => {
    if (data === undefined || session === undefined) return;
    const role = standingNumberOf(data);
    const same = session.customerId === data.id && session.role === role;
    if (same) return;
    keepSession({
      token: session.token,
      role,
      account: data.account,
      customerId: data.id,
    });
  }, [data, session]);
  return session === undefined ? undefined : data;
}
