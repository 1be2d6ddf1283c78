import { call } from '../../../calls/calls.ts';
import { renew } from '../../../calls/queries.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { toast } from '../../../ui/overlays/toasts.ts';
import { Switch } from '../../../ui/forms/Toggle.tsx';
import type { Member } from './use-member.ts';

/** Whether the member's masked name may appear in the list of winners. */
export function WinsSwitch({ member }: { readonly member: Member }) {
  const t = useTexts('members');
  const choose = async (named: boolean) => {
    const answer = await call('memberInfoUpdate', { hidesWins: !named });
    if (answer.ok) renew('memberInfo', 'winnerBoard');
    else toast('failed', answer.refusal.message);
  };
  return (
    <Switch
      label={t('showWins')}
      checked={!member.hidesWins}
      onToggle={(named) => void choose(named)}
    />
  );
}
