import { openMemberCentre } from '../../app/enter.ts';
import { openModal } from '../../app/modals/modals.ts';
import { renew } from '../../app/queries.ts';
import { useAct, useCall } from '../../app/use-call.ts';
import type { ValueOf } from '../../app/calls.ts';
import { useFormats } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/Button.tsx';
import { useServerSecond } from '../../ui/clock.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import type { MemberPage } from '../../urls.ts';
import { Answered } from '../members/Answered.tsx';
import { clockText } from './limit-form.ts';
import { toneOf } from './net-tone.ts';

type Check = ValueOf<'realityCheck'>;

/** How long this session has lasted and what it cost; bets wait until it was read. */
export function RealityCheckDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts('protection');
  const query = useCall('realityCheck', {}, { staleTime: 0 });
  const { act, pending, refusal } = useAct('realityCheckDone');
  const acknowledge = async (then?: () => void) => {
    const answer = await act({});
    if (!answer.ok) return;
    renew('realityCheck');
    onClose();
    then?.();
  };
  const visit = (page: MemberPage) => void acknowledge(() => openMemberCentre(page));
  return (
    <Dialog
      title={t('checkTitle')}
      about={t('checkAbout')}
      size="confirm"
      clickToClose={false}
      onClose={() => void acknowledge()}
    >
      <Answered query={query}>{(check) => <Figures check={check} />}</Answered>
      {refusal !== undefined && (
        <p role="alert" className="mt-3 text-sm text-lost">
          {refusal.message}
        </p>
      )}
      <div className="mt-5 grid grid-cols-2 gap-2">
        <Button
          look="primary"
          size="lg"
          busy={pending}
          className="col-span-2"
          onClick={() => void acknowledge()}
        >
          {t('goOn')}
        </Button>
        <Button onClick={() => visit('personalHistoryCopy')}>{t('history')}</Button>
        <Button onClick={() => visit('playSafe')}>{t('limits')}</Button>
        <Button
          look="ghost"
          className="col-span-2"
          onClick={() => void acknowledge(() => openModal('logout', {}))}
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
  const now = useServerSecond();
  const { currency, net } = check;
  return (
    <dl className="flex flex-col gap-2">
      <Line name={t('sessionTime')} value={clockText(now - check.openedAt)} />
      <Line name={t('staked')} value={money(check.stakes, currency)} />
      <Line name={t('paid')} value={money(check.payouts, currency)} />
      <Line name={t('net')} value={money(net, currency, { signed: true })} tone={toneOf(net)} />
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
