import { useRef, useState } from 'react';
import { call } from '../../../calls/calls.ts';

export interface Invite {
  /** The server's answer about the last code typed; undefined until it has been checked. */
  readonly is: 'good' | 'bad' | undefined;
  readonly message: string | undefined;
  /** Checks a code when its field is left. */
  readonly check: (code: string) => Promise<void>;
  readonly forget: () => void;
}

/** Whether an invitation code is valid on this site, checked when its field is left. */
export function useInvite(): Invite {
  const [found, setFound] = useState<Pick<Invite, 'is' | 'message'>>({
    is: undefined,
    message: undefined,
  });
  const asked = useRef('');
  const check = async (typed: string) => {
    const code = typed.trim();
    if (code === '' || code === asked.current) return;
    asked.current = code;
    const answer = await call('affiliate', { code, domain: location.hostname });
    if (asked.current !== code) return;
    if (answer.ok) setFound({ is: 'good', message: undefined });
    else if (answer.refusal.code === 'affiliate.invalid') {
      setFound({ is: 'bad', message: answer.refusal.message });
    }
  };
  const forget = () => {
    asked.current = '';
    setFound({ is: undefined, message: undefined });
  };
  return { ...found, check, forget };
}
