import { standingNumberOf } from '@fairhouse/calls/client';
import { useEffect, useMemo } from 'react';
import type { ValueOf } from '../../../calls/calls.ts';
import { saveSession, useSession } from '../../../session/session.ts';
import { useCall } from '../../../calls/use-call.ts';
import { imageAddress } from './image-address.ts';

export type Member = ValueOf<'memberInfo'>;

const FRESH_MS = 10 * 60_000;

/** The caller's own account; undefined for visitors and until it is loaded. */
export function useMember(): Member | undefined {
  const session = useSession();
  const { data } = useCall('memberInfo', {}, { enabled: session !== undefined });
  const isOwnPicture = data?.avatarType === 'CUSTOM';
  const { data: settings } = useCall(
    'settings',
    {},
    { enabled: isOwnPicture, staleTime: FRESH_MS },
  );
  useEffect(() => {
    if (data === undefined || session === undefined) return;
    const role = standingNumberOf(data);
    const same = session.customerId === data.id && session.role === role;
    if (same) return;
    saveSession({
      token: session.token,
      role,
      account: data.account,
      customerId: data.id,
    });
  }, [data, session]);
  return useMemo(() => {
    if (session === undefined || data === undefined) return undefined;
    if (!isOwnPicture) return data;
    return { ...data, avatar: imageAddress(data.avatar, settings?.imageCDNs ?? []) };
  }, [session, data, isOwnPicture, settings]);
}
