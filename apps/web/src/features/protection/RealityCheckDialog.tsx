import { openMemberCentre } from '../../gate/pass-gate.ts';
import { openModal } from '../../modals/modals.ts';
import { useCall } from '../../calls/use-call.ts';
import { useCallMutation } from '../../calls/use-call-mutation.ts';
import type { ValueOf } from '../../calls/calls.ts';
import { useFormats } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/forms/Button.tsx';
import { useServerClock } from '../../ui/server-clock.ts';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import type { MemberPage } from '../../urls.ts';
import { CallResult } from '../../calls/CallResult.tsx';
import { durationText } from '../../ui/data/duration-text.ts';
import { netTone } from './net-tone.ts';

type Check = ValueOf<'realityCheck'>;

/** The duration and result of this session; bets are blocked until it is confirmed. */
export function RealityCheckDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts('protection');
  const query = useCall('realityCheck', {}, { staleTime: 0 });
  const { mutate, isPending, error } = useCallMutation('realityCheckDone', {
    invalidates: ['realityCheck'],
  });
  const acknowledge = (then?: () => void) => {
    mutate({}, () => {
      onClose();
      then?.();
    });
  };
  const visit = (page: MemberPage) => acknowledge(() => openMemberCentre(page));
  return (
    <Dialog
      title={t('checkTitle')}
      about={t('checkAbout')}
      size="confirm"
      clickToClose={false}
      onClose={() => acknowledge()}
    >
      <CallResult query={query}>{(check) => <Figures check={check} />}</CallResult>
      {error !== null && (
        <p role="alert" className="mt-3 text-sm text-lost">
          {error.message}
        </p>
      )}
      <div className="mt-5 grid grid-cols-2 gap-2">
        <Button
          look="primary"
          size="lg"
          busy={isPending}
          className="col-span-2"
          onClick={() => acknowledge()}
        >
          {t('goOn')}
        </Button>
        <Button onClick={() => visit('personalHistoryCopy')}>{t('history')}</Button>
        <Button onClick={() => visit('playSafe')}>{t('limits')}</Button>
        <Button
          look="ghost"
          className="col-span-2"
          onClick={() => acknowledge(() => openModal('logout', {}))}
        >
          {t('logOut')}
        </Button>
      </div>
    </Dialog>
  );
}

function Figures({ check }: { readonly check: Check }) {
  const t = useTexts('protection');
  const { money } = useFormats();
  const now = useServerClock();
  const { currency, net } = check;
  return (
    <dl className="flex flex-col gap-2">
      <Line name={t('sessionTime')} value={durationText(now - check.openedAt)} />
      <Line name={t('staked')} value={money(check.stakes, currency)} />
      <Line name={t('paid')} value={money(check.payouts, currency)} />
      <Line name={t('net')} value={money(net, currency, { signed: true })} tone={netTone(net)} />
    </dl>
  );
}

interface LineProps {
  readonly name: string;
  readonly value: string;
  readonly tone?: string;
}

function Line({ name, value, tone = '' }: LineProps) {
  return (
    <div className="flex items-baseline justify-between gap-4 border-b border-line pb-2">
      <dt className="text-ink-2">{name}</dt>
      <dd className={`figures text-lg font-semibold ${tone}`}>{value}</dd>
    </div>
  );
}
