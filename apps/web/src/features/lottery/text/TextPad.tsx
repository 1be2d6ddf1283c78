import { amount } from '@fairhouse/values';
import { Plus } from 'lucide-react';
import { useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/forms/Button.tsx';
import { TextArea } from '../../../ui/forms/Input.tsx';
import { pickWords } from '@fairhouse/rules/words';
import { usePlayWords } from '../../../draws/play-words.ts';
import { MAX_LINES } from '../slip/slip.ts';
import { useMoney } from '../use-money.ts';
import {
  parseTextSlip,
  acceptsMessages,
  type TextBet,
  type TextBoard,
  type TextProblem,
} from './parse-text-slip.ts';

interface TextPadProps {
  readonly board: TextBoard;
  /** The play of entries that have only an amount. */
  readonly play: string;
  readonly disabled: boolean;
  readonly onAdd: (bets: readonly TextBet[]) => void;
}

const SHOWN = 50;

/** Typed or pasted bets, with the parsed result of each line; all are added to the slip at once. */
export function TextPad({ board, play, disabled, onAdd }: TextPadProps) {
  const t = useTexts('textSlip');
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  // Below a keypad the field is under the bar of the bet, and it opens because somebody will type.
  useEffect(() => {
    field.current?.scrollIntoView({ block: 'center' });
    field.current?.focus({ preventScroll: true });
  }, []);
  const deferred = useDeferredValue(text);
  const { bets, problems } = useMemo(
    () => parseTextSlip(deferred, play, board),
    [deferred, play, board],
  );
  const isSms = acceptsMessages(board.family.code);
  const tooMany = bets.length > MAX_LINES;
  return (
    <div className="flex flex-col gap-3">
      <label htmlFor={id} className="text-sm text-ink-2">
        {t('about')}
      </label>
      {isSms && <p className="text-sm text-ink-2">{t('aboutSms')}</p>}
      <TextArea
        ref={field}
        id={id}
        value={text}
        disabled={disabled}
        spellCheck={false}
        autoCapitalize="off"
        onChange={(event) => setText(event.target.value)}
        className="figures min-h-36! font-mono"
        placeholder={isSms ? '01.02dd1\n39.25.52b5\n03=188 26=280' : '03=188 26=280'}
      />
      {problems.length > 0 && <Problems problems={problems} />}
      {bets.length > 0 && <ReadBets bets={bets} />}
      <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
        <Total bets={bets} tooMany={tooMany} />
        <Button
          look="primary"
          disabled={disabled || bets.length === 0 || tooMany}
          icon={<Plus aria-hidden size={18} />}
          onClick={() => {
            onAdd(bets);
            setText('');
          }}
        >
          {t('add')}
        </Button>
      </div>
    </div>
  );
}

function Total({
  bets,
  tooMany,
}: {
  readonly bets: readonly TextBet[];
  readonly tooMany: boolean;
}) {
  const t = useTexts('textSlip');
  const money = useMoney();
  if (tooMany) {
    return (
      <p role="status" className="text-sm text-lost">
        {t('tooMany', { most: MAX_LINES })}
      </p>
    );
  }
  const stake = bets.reduce((sum, { bet }) => sum + bet.stake, 0n);
  return (
    <p role="status" className="figures text-sm font-semibold">
      {t('total', { count: bets.length, stake: money(amount(stake)) })}
    </p>
  );
}

/** The parsed bets, shown before they are added to the slip. */
function ReadBets({ bets }: { readonly bets: readonly TextBet[] }) {
  const t = useTexts('textSlip');
  const words = usePlayWords();
  const money = useMoney();
  return (
    <ul aria-label={t('read')} className={listClass}>
      {bets.slice(0, SHOWN).map(({ line, bet }, index) => (
        <li key={`${line}-${index}`} className="flex flex-wrap gap-x-3">
          <span className="font-medium">{words.fullName(bet.play)}</span>
          <span className="figures min-w-0 flex-1 break-all text-ink-2">
            {pickWords(words, bet.play, bet.pick)}
          </span>
          <span className="figures font-semibold">{money(bet.stake)}</span>
        </li>
      ))}
    </ul>
  );
}

/** The rejected entries, each with its line and the reason. */
function Problems({ problems }: { readonly problems: readonly TextProblem[] }) {
  const t = useTexts('textSlip');
  const slip = useTexts('lottery');
  const why = ({ problem, most }: TextProblem) =>
    problem.startsWith('slip.')
      ? slip(`problem.${problem.slice('slip.'.length)}` as 'problem.too_many_notes', { most })
      : t(`problem.${problem}` as 'problem.not_read');
  return (
    <ul aria-label={t('leftOut')} className={listClass}>
      {problems.slice(0, SHOWN).map((problem, index) => (
        <li key={`${problem.line}-${index}`} className="text-lost">
          <span className="figures">{slip('lines.at', { line: problem.line })}</span>{' '}
          <span className="font-mono break-all">{problem.text.slice(0, 40)}</span>: {why(problem)}
        </li>
      ))}
    </ul>
  );
}

const listClass =
  'flex max-h-52 flex-col gap-1 overflow-y-auto rounded-md bg-surface-2 p-3 text-sm';
