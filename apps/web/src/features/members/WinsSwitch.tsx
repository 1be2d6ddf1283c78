import { call } from '../../app/calls.ts';
import { renew } from '../../app/queries.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { toast } from '../../ui/toasts.ts';
import { Switch } from '../../ui/Toggle.tsx';
import type { Member } from './use-member.ts';

/** Whether the member may be named, in part, among those who won. */
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
