import { useCallMutation } from '../../../calls/use-call-mutation.ts';
import { useCall } from '../../../calls/use-call.ts';
import { CallResult } from '../../../calls/CallResult.tsx';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Switch } from '../../../ui/forms/Toggle.tsx';
import { toast } from '../../../ui/overlays/toasts.ts';

/** Of which events the member gets a message, each switched on or off at once. */
export function NoticeChoices() {
  const t = useTexts('members');
  const query = useCall('noticeChoices', {}, { staleTime: 0 });
  const change = useCallMutation('noticeChoicesChange', {
    invalidatesAlways: ['noticeChoices'],
    onError: (refusal) => toast('failed', refusal.message),
  });
  return (
    <section aria-label={t('choices')}>
      <p className="mb-3 text-sm text-ink-2">{t('choicesAbout')}</p>
      <CallResult query={query}>
        {({ list }) => (
          <ul className="divide-y divide-line rounded-lg border border-line bg-surface-2 px-4">
            {list.map(({ kind, wanted }) => (
              <li key={kind}>
                <Switch
                  label={
                    <>
                      <span className="block font-medium">{t(`choice.${kind}`)}</span>
                      <span className="block text-ink-3">{t(`choiceAbout.${kind}`)}</span>
                    </>
                  }
                  checked={wanted}
                  disabled={change.isPending}
                  onToggle={(on) => change.mutate({ kind, wanted: on })}
                  className="py-3"
                />
              </li>
            ))}
          </ul>
        )}
      </CallResult>
    </section>
  );
}
