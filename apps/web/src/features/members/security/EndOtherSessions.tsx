import { confirm } from '../../../modals/modals.ts';
import { useCallMutation } from '../../../calls/use-call-mutation.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/forms/Button.tsx';
import { toast } from '../../../ui/overlays/toasts.ts';

/** Logs out every other device, after a confirmation. */
export function EndOtherSessions() {
  const t = useTexts('members');
  const { mutate, isPending } = useCallMutation('sessionsRevokeOthers', {
    invalidates: ['sessions', 'securityConfig'],
    onSuccess: ({ ended }) => toast('done', t('othersEnded', { count: ended })),
    onError: ({ message }) => toast('failed', message),
  });
  const end = async () => {
    const agreed = await confirm({
      title: t('endOthers'),
      text: t('endOthersText'),
      confirmLabel: t('endOthers'),
      danger: true,
    });
    if (agreed) mutate({});
  };
  return (
    <Button look="outline" size="sm" busy={isPending} onClick={() => void end()}>
      {t('endOthers')}
    </Button>
  );
}
