import { useCallMutation } from '../../../calls/use-call-mutation.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { toast } from '../../../ui/overlays/toasts.ts';
import { Switch } from '../../../ui/forms/Toggle.tsx';
import type { Member } from './use-member.ts';

/** Whether the member's masked name may appear in the list of winners. */
export function WinsSwitch({ member }: { readonly member: Member }) {
  const t = useTexts('members');
  const { mutate } = useCallMutation('memberInfoUpdate', {
    invalidates: ['memberInfo', 'winnerBoard'],
    onError: ({ message }) => toast('failed', message),
  });
  return (
    <Switch
      label={t('showWins')}
      checked={!member.hidesWins}
      onToggle={(named) => mutate({ hidesWins: !named })}
    />
  );
}
