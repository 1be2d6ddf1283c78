import { confirm } from '../../../modals/modals.ts';
import { renew } from '../../../calls/queries.ts';
import { useAct } from '../../../calls/use-call.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/forms/Button.tsx';
import { toast } from '../../../ui/overlays/toasts.ts';

/** Logs out every other device, after a confirmation. */
export function EndOtherSessions() {
  const t = useTexts('members');
  const { act, pending } = useAct('sessionsRevokeOthers');
  const end = async () => {
    const agreed = await confirm({
      title: t('endOthers'),
      text: t('endOthersText'),
      confirmLabel: t('endOthers'),
      danger: true,
    });
    if (!agreed) return;
    const answer = await act({});
    if (!answer.ok) return toast('failed', answer.refusal.message);
    renew('sessions', 'securityConfig');
    toast('done', t('othersEnded', { count: answer.value.ended }));
  };
  return (
    <Button look="outline" size="sm" busy={pending} onClick={() => void end()}>
      {t('endOthers')}
    </Button>
  );
}
