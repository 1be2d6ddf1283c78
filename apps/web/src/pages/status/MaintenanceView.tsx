import { NightScene } from '../../art/NightScene.tsx';
import { useFormats } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Countdown } from '../../ui/data/Countdown.tsx';
import type { Status } from '../../features/status/use-status.ts';
import { ReplacementPage } from './ReplacementPage.tsx';

/** Status 1: the maintenance message, its end if known, and a contact. */
export function MaintenanceView({ status }: { readonly status: Status }) {
  const t = useTexts('states');
  const { dateTime } = useFormats();
  return (
    <ReplacementPage
      art={<NightScene motif="works" />}
      title={status.title === '' ? t('maintenance.title') : status.title}
      contactUrl={status.contactUrl}
    >
      <p>{status.text === '' ? t('maintenance.text') : status.text}</p>
      {status.endsAt !== null && (
        <p className="mt-4 text-on-night">
          {t('maintenance.until', { time: dateTime(status.endsAt) })}
          <Countdown
            until={status.endsAt}
            label={t('maintenance.left')}
            className="mt-2 block text-3xl font-semibold text-glow"
          />
        </p>
      )}
    </ReplacementPage>
  );
}
