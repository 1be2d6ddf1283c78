import { useEffect, useState } from 'react';
import { call } from '../../../calls/calls.ts';
import { readInvitation, type Invitation } from './invitation.ts';

/** The invitation of the page's address: unknown while the server is asked about an agent's link. */
export interface OpenedInvitation {
  readonly invitation: Invitation | undefined;
  /** The link is used up, has expired or was closed; the invitation is without it. */
  readonly isEnded: boolean;
}

/** Reads the invitation, and counts that this page was opened by an agent's link, once. */
export function useInvitation(): OpenedInvitation {
  const [asked] = useState(() => readInvitation(location.search));
  const { affiliateCode: code } = asked;
  const [opened, setOpened] = useState<OpenedInvitation>({
    invitation: code === undefined ? asked : undefined,
    isEnded: false,
  });
  useEffect(() => {
    if (code === undefined) return;
    void call('affiliate', { code, domain: location.hostname, opened: 'true' }).then((answer) => {
      // Any other refusal says nothing about the link, and is repeated when the form is sent.
      const isEnded = !answer.ok && answer.refusal.code === 'affiliate.invalid';
      setOpened({
        invitation: isEnded ? { ...asked, affiliateCode: undefined } : asked,
        isEnded,
      });
    });
  }, [asked, code]);
  return opened;
}
