import { amount } from '@fairhouse/values';
import { useEffect, useState } from 'react';
import { usePlayWords } from '../../../../../draws/play-words.ts';
import { useTexts } from '../../../../../i18n/use-texts.ts';
import { Button } from '../../../../../ui/forms/Button.tsx';
import { Countdown } from '../../../../../ui/data/Countdown.tsx';
import { Dialog } from '../../../../../ui/overlays/Dialog.tsx';
import { CoachRow } from '../../../coach/CoachRow.tsx';
import { ShortLine } from '../../../slip/ShortLine.tsx';
import { StakeButton } from '../../../slip/StakeButton.tsx';
import { useMoney } from '../../../use-money.ts';
import { useSymbolPrice } from '../../pads/use-symbol-price.ts';
import { StakeInput } from '../../TermsBar.tsx';
import { QuickStakes } from '../../stakes/QuickStakes.tsx';
import { useDraw } from '../../use-draw.ts';
import type { SkinProps } from '../skin-props.ts';
import type { SkinBets } from '../use-skin-bets.ts';
import type { SheetPick } from './SheetPad.tsx';
import { TimesRow } from './TimesRow.tsx';

interface BetSheetProps extends SkinProps {
  readonly bets: SkinBets;
  readonly pick: SheetPick;
  readonly times: number;
  readonly onTimes: (times: number) => void;
  readonly onClose: () => void;
}

/** Stake, multiplier, total, bet: at the lower edge of a phone, beside the board elsewhere. */
export function BetSheet(props: BetSheetProps) {
  const { board, family, picks, bets, pick, times, open, state, onTimes, onClose } = props;
  const t = useTexts('lottery');
  const words = usePlayWords();
  const symbolPrice = useSymbolPrice();
  const side = useSheetSide();
  const { draw } = useDraw(board.game.gameCode);
  const play = family.plays.get(pick.play);
  if (play?.form.kind !== 'rows') return null;
  const symbol = play.form.rows[0]?.symbols[pick.symbol] ?? '';
  const price = symbolPrice(bets.prices.get(pick.play)?.symbols?.[0]?.[pick.symbol] ?? [], 100);
  return (
    <Dialog
      title={words.symbol(symbol, pick.play)}
      about={
        <>
          {words.play(play)} <strong className="figures text-accent-text">{price}</strong>
        </>
      }
      side={side}
      onClose={onClose}
      footer={<Actions {...{ board, bets, open, state, onClose }} />}
    >
      <div className="flex flex-col gap-4">
        <p className="text-sm text-ink-2">
          {open && draw?.current !== undefined ? (
            <>
              {t('closesIn')} <Countdown until={draw.current.closesAt} label={t('closesIn')} />
            </>
          ) : (
            t('closed')
          )}
        </p>
        <QuickStakes board={board} controls={bets.controls} onChange={picks.change} />
        <TimesRow times={times} onTimes={onTimes} />
        <StakeInput controls={bets.controls} onChange={picks.change} />
      </div>
    </Dialog>
  );
}

type ActionsProps = Pick<BetSheetProps, 'board' | 'bets' | 'open' | 'state' | 'onClose'>;

function Actions({ board, bets, open, state, onClose }: ActionsProps) {
  const t = useTexts('lottery');
  const money = useMoney();
  const { bets: sold, problem } = bets.priced;
  const stake = amount(sold.reduce((sum, { bet }) => sum + bet.stake, 0n));
  const most = amount(sold.reduce((sum, { bet }) => sum + bet.worst, 0n));
  return (
    <div className="flex w-full flex-col gap-3">
      {problem === undefined ? (
        <dl className="flex justify-between gap-4 text-sm" aria-live="polite">
          <div>
            <dt className="text-ink-3">{t('stake')}</dt>
            <dd className="figures text-lg font-bold">{money(stake)}</dd>
          </div>
          <div className="text-right">
            <dt className="text-ink-3">{t('maxWin')}</dt>
            <dd className="figures text-lg font-bold text-accent-text">{money(most)}</dd>
          </div>
        </dl>
      ) : (
        <p role="alert" className="text-sm text-lost">
          {t(`problem.${problem}`, { most: bets.sold.maxNotes })}
        </p>
      )}
      <ShortLine stake={stake} />
      <CoachRow gameCode={board.game.gameCode} bets={sold} memberGroup={board.groups.max} />
      <div className="flex flex-wrap gap-2">
        <Button
          look="outline"
          size="lg"
          disabled={!open || sold.length === 0}
          onClick={() => {
            bets.add();
            onClose();
          }}
        >
          {t('addToSlip')}
        </Button>
        <StakeButton
          stake={stake}
          look="primary"
          size="lg"
          className="min-w-fit flex-1"
          busy={state.pending}
          disabled={!open || sold.length === 0}
          onClick={() => bets.bet(onClose)}
        >
          {open ? t('place', { amount: money(stake) }) : t('closed')}
        </StakeButton>
      </div>
    </div>
  );
}

const PHONE = '(width < 48rem)';

function useSheetSide(): 'bottom' | 'right' {
  const [isPhone, setPhone] = useState(() => window.matchMedia(PHONE).matches);
  useEffect(() => {
    const query = window.matchMedia(PHONE);
    const read = () => setPhone(query.matches);
    query.addEventListener('change', read);
    return () => query.removeEventListener('change', read);
  }, []);
  return isPhone ? 'bottom' : 'right';
}
