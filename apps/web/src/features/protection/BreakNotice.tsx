import { Moon } from 'lucide-react';
import { openMemberCentre } from '../../gate/pass-gate.ts';
import { useCallMutation } from '../../calls/use-call-mutation.ts';
import type { ValueOf } from '../../calls/calls.ts';
import { useFormats } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/forms/Button.tsx';
import { toast } from '../../ui/overlays/toasts.ts';

type Pause = NonNullable<ValueOf<'protection'>['pause']>;

/** The active break: its end, what stays available, and the button to return after it. */
export function BreakNotice({ pause }: { readonly pause: Pause }) {
  const t = useTexts('protection');
  const { dateTime } = useFormats();
  const { mutate, isPending } = useCallMutation('protectionReturn', {
    invalidatesAlways: ['protection', 'protectionHistory'],
    onError: ({ message }) => toast('failed', message),
  });
  const until =
    pause.until === null ? t('untilNever') : t('untilTime', { time: dateTime(pause.until) });
  return (
    <section className="flex flex-wrap items-start gap-4 rounded-lg border border-accent-line bg-accent-soft p-5">
      <Moon aria-hidden size={28} className="shrink-0 text-accent-text" />
      <div className="min-w-0 flex-1 basis-60">
        <h3 className="text-lg font-semibold">
          {t(pause.kind === 'timeout' ? 'onTimeout' : 'onExclusion')}
        </h3>
        <p className="figures">{until}</p>
        <p className="mt-1 text-sm text-ink-2">
          {pause.returnAt === null
            ? t('stillOpen')
            : t('returnFrom', { time: dateTime(pause.returnAt) })}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => openMemberCentre('withdraw')}>{t('withdraw')}</Button>
        {pause.mayReturn && (
          <Button look="primary" busy={isPending} onClick={() => mutate({})}>
            {t('askReturn')}
          </Button>
        )}
      </div>
    </section>
  );
}
