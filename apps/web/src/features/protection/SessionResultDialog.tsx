import clsx from 'clsx';
import { setNetShown, useNetShown } from '../../balance/net-shown.ts';
import { useBalance } from '../../balance/use-balance.ts';
import { CallResult } from '../../calls/CallResult.tsx';
import type { ValueOf } from '../../calls/calls.ts';
import { useCall } from '../../calls/use-call.ts';
import { isTrial } from '../../gate/gate.ts';
import { openMemberCentre } from '../../gate/pass-gate.ts';
import { useFormats } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useSession } from '../../session/session.ts';
import { Button } from '../../ui/forms/Button.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { Switch } from '../../ui/forms/Toggle.tsx';
import { useServerClock } from '../../ui/server-clock.ts';
import { durationText } from '../../ui/data/duration-text.ts';
import { netTone } from './net-tone.ts';

interface SessionResultDialogProps {
  readonly gameCode: string;
  readonly onClose: () => void;
}

/** What was staked and paid since the session began, on this lottery and on all of them. */
export function SessionResultDialog({ gameCode, onClose }: SessionResultDialogProps) {
  const t = useTexts('protection');
  const session = useSession();
  const query = useCall('sessionResult', { gameCode }, { staleTime: 0 });
  return (
    <Dialog title={t('resultTitle')} about={t('resultAbout')} size="confirm" onClose={onClose}>
      <CallResult query={query}>{(result) => <Figures result={result} />}</CallResult>
      <Switch label={t('netShow')} checked={useNetShown()} onToggle={setNetShown} />
      {!isTrial(session) && (
        <Button
          className="mt-5 w-full"
          onClick={() => {
            onClose();
            openMemberCentre('playSafe');
          }}
        >
          {t('limits')}
        </Button>
      )}
    </Dialog>
  );
}

function Figures({ result }: { readonly result: ValueOf<'sessionResult'> }) {
  const t = useTexts('protection');
  const { time } = useFormats();
  const now = useServerClock();
  const { openedAt, lottery, all } = result;
  return (
    <div className="flex flex-col gap-3">
      <p className="figures text-sm text-ink-2">
        {t('since', { time: time(openedAt), length: durationText(now - openedAt) })}
      </p>
      <table className="w-full text-sm">
        <thead>
          <tr className="text-ink-3">
            <th scope="col">
              <span className="sr-only">{t('sessionTime')}</span>
            </th>
            <th scope="col" className="py-1 pl-3 text-right font-medium">
              {t('thisLottery')}
            </th>
            <th scope="col" className="py-1 pl-3 text-right font-medium">
              {t('allLotteries')}
            </th>
          </tr>
        </thead>
        <tbody>
          <Row name={t('staked')} values={[lottery.stakes, all.stakes]} />
          <Row name={t('paid')} values={[lottery.payouts, all.payouts]} />
          <Row name={t('net')} values={[lottery.net, all.net]} isResult />
        </tbody>
      </table>
    </div>
  );
}

interface RowProps {
  readonly name: string;
  readonly values: readonly string[];
  readonly isResult?: boolean;
}

function Row({ name, values, isResult = false }: RowProps) {
  const { money } = useFormats();
  const currency = useBalance().balance?.currency ?? '';
  return (
    <tr className={clsx('border-t border-line', isResult && 'text-base font-semibold')}>
      <th scope="row" className="py-2.5 text-left font-normal text-ink-2">
        {name}
      </th>
      {values.map((value, at) => (
        <td key={at} className={clsx('figures py-2.5 pl-3 text-right', isResult && netTone(value))}>
          {money(value, currency, { signed: isResult })}
        </td>
      ))}
    </tr>
  );
}
