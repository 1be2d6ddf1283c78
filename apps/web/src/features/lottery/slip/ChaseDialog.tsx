import { formatAmount, parseAmount, ZERO } from '@fairhouse/values';
import { useMemo, useState } from 'react';
import { passGate } from '../../../gate/pass-gate.ts';
import { useCall } from '../../../calls/use-call.ts';
import { useCallMutation } from '../../../calls/use-call-mutation.ts';
import { zoneOf } from '../../../draws/draw-view.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/forms/Button.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { Field } from '../../../ui/forms/Field.tsx';
import { Input } from '../../../ui/forms/Input.tsx';
import { cleanAmount } from '../../../ui/forms/typed-amount.ts';
import { Tabs } from '../../../ui/forms/Tabs.tsx';
import { Switch } from '../../../ui/forms/Toggle.tsx';
import { toast } from '../../../ui/overlays/toasts.ts';
import { useMoney } from '../use-money.ts';
import { useRefusalWords } from '../use-refusal-words.ts';
import {
  CHASE_KINDS,
  INITIAL_CHASE_FORM,
  chaseBet,
  chasePlan,
  chasePreview,
  customMultiples,
  whole,
  type ChaseForm,
  type ChaseKind,
} from './chase-plan.ts';
import { ChasePreview } from './ChasePreview.tsx';
import { isStartOver, pressChase, type ChaseAsk } from './chase-start.ts';
import type { Board } from '../board/controls.ts';
import { ChaseRiskPart } from '../coach/chase/ChaseRiskPart.tsx';
import { needsConfirmation, readConfirmChoice } from './confirm-rule.ts';
import { ShortLine } from './ShortLine.tsx';
import { requestsOf, type Slip } from './slip.ts';
import { StakeButton } from './StakeButton.tsx';

interface ChaseDialogProps {
  readonly slip: Slip;
  readonly board: Board;
  readonly onPlaced: () => void;
  readonly onClose: () => void;
}

/** The fields of each kind of chase beside the number of draws. */
const FIELDS: Readonly<
  Record<ChaseKind, readonly ('multiple' | 'every' | 'times' | 'rate' | 'profit')[]>
> = {
  same: ['multiple'],
  double: ['multiple', 'every', 'times'],
  profitRate: ['rate'],
  profitAmount: ['profit'],
  custom: [],
};

const UNASKED = { start: undefined, isAsked: false } as const;

/** Plans the slip over several draws: the cost and the profit of a hit, draw by draw. */
export function ChaseDialog({ slip, board, onPlaced, onClose }: ChaseDialogProps) {
  const { gameCode } = board.game;
  const t = useTexts('lottery');
  const money = useMoney();
  const refusalWords = useRefusalWords();
  const [form, setForm] = useState<ChaseForm>(INITIAL_CHASE_FORM);
  const [stopOnWin, setStopOnWin] = useState(true);
  const { mutate, isPending, error } = useCallMutation('createChase', {
    invalidates: ['myChases', 'myBets', 'balance'],
    onSuccess: (_value, { multiples }) => {
      toast('done', t('chasePlaced', { count: multiples.length }));
      onPlaced();
      onClose();
    },
  });
  const near = useCall('nearDraws', { gameCode, count: 120 }, { refetchInterval: 10_000 });
  const draws = near.data?.list ?? [];
  const bet = useMemo(() => chaseBet(slip.lines.map((line) => line.bet)), [slip.lines]);
  const plan = chasePlan(form, bet, board.limits.maxMultiple);
  // A player's own multiples stay in the table while one of them cannot be read.
  const own = form.kind === 'custom' ? { multiples: customMultiples(form) } : undefined;
  const shown = plan.ok ? plan.value : own;
  const rows = shown === undefined ? [] : chasePreview(shown, bet);
  const first = draws[0];
  const [ask, setAsk] = useState<ChaseAsk<(typeof draws)[number]>>(UNASKED);
  if (ask.start === undefined && first !== undefined) setAsk({ start: first, isAsked: false });
  const isOver = isStartOver(ask, first);
  const isAsked = ask.isAsked && !isOver;
  // Another plan is asked about again.
  const change = (patch: Partial<ChaseForm>) => {
    setAsk((now) => ({ ...now, isAsked: false }));
    setForm((now) => ({ ...now, ...patch }));
  };
  const place = () => {
    if (!plan.ok || first === undefined || !passGate('session')) return;
    const note = parseAmount(board.units[0]?.unit ?? '') ?? ZERO;
    const needsQuestion = needsConfirmation(readConfirmChoice(), plan.value.stake, note);
    const pressed = pressChase(ask, first, needsQuestion);
    setAsk(pressed.ask);
    if (!pressed.places) return;
    mutate({
      issue: first.issue,
      kind: form.kind,
      multiples: [...plan.value.multiples],
      stopOnWin,
      bets: requestsOf(slip.lines, 1),
      total: formatAmount(plan.value.stake),
    });
  };
  return (
    <Dialog
      size="wide"
      title={t('chase')}
      about={t('chaseAbout')}
      onClose={onClose}
      footer={
        <>
          {isOver && ask.start !== undefined && first !== undefined && (
            <p role="alert" className="mr-auto text-sm font-medium">
              {t('confirmMove', { issue: ask.start.shortIssue, next: first.shortIssue })}
            </p>
          )}
          {isAsked && plan.ok && (
            <p role="alert" className="mr-auto text-sm font-medium">
              {t('chaseAsk', { amount: money(plan.value.stake), count: rows.length })}
            </p>
          )}
          {plan.ok && <ShortLine stake={plan.value.stake} className="mr-auto" />}
          <Button onClick={onClose}>{t('back')}</Button>
          <StakeButton
            stake={plan.ok ? plan.value.stake : ZERO}
            look="primary"
            busy={isPending}
            disabled={!plan.ok || first === undefined || draws.length < rows.length}
            onClick={place}
          >
            {isOver && first !== undefined
              ? t('placeNext', { issue: first.shortIssue })
              : plan.ok
                ? t(isAsked ? 'placeSure' : 'place', { amount: money(plan.value.stake) })
                : t('chase')}
          </StakeButton>
        </>
      }
    >
      <Tabs<ChaseKind>
        look="chips"
        label={t('chaseKind')}
        tabs={CHASE_KINDS.map((kind) => ({ value: kind, label: t(`chase.${kind}`) }))}
        value={form.kind}
        onChoose={(kind) => change({ kind })}
      />
      <ChaseFields form={form} onChange={change} />
      <Switch label={t('stopOnWin')} checked={stopOnWin} onToggle={setStopOnWin} />
      {error !== null && (
        <p role="alert" className="my-2 rounded-md bg-lost-soft p-3 text-sm text-lost">
          {refusalWords(error)}
        </p>
      )}
      {!plan.ok && (
        <p role="alert" className="my-4 text-sm text-lost">
          {t(`chase.problem.${plan.problem.name}`)}
        </p>
      )}
      {rows.length > 0 && (
        <ChasePreview
          rows={rows}
          draws={draws}
          zone={zoneOf(board.game.pace)}
          custom={form.kind === 'custom' ? form.custom : undefined}
          most={board.limits.maxMultiple}
          onCustom={(custom) => change({ custom })}
        />
      )}
      {plan.ok && (
        <ChaseRiskPart
          bets={slip.lines.map((line) => ({ bet: line.bet, memberGroup: line.offer.memberGroup }))}
          multiples={plan.value.multiples}
          stopOnWin={stopOnWin}
        />
      )}
    </Dialog>
  );
}

interface ChaseFieldsProps {
  readonly form: ChaseForm;
  readonly onChange: (patch: Partial<ChaseForm>) => void;
}

/** Rates and amounts; other fields are whole numbers, and keep what cannot be read. */
const isDecimal = (name: string): boolean => name === 'rate' || name === 'profit';

function ChaseFields({ form, onChange }: ChaseFieldsProps) {
  const t = useTexts('lottery');
  return (
    <div className="my-4 grid grid-cols-2 gap-3 md:grid-cols-4">
      {(['draws', ...FIELDS[form.kind]] as const).map((name) => (
        <Field key={name} label={t(`chase.field.${name}`)}>
          {(control) => (
            <Input
              {...control}
              inputMode={isDecimal(name) ? 'decimal' : 'numeric'}
              aria-invalid={!isDecimal(name) && whole(form[name]) === 0}
              className="figures"
              value={form[name]}
              onChange={({ target: { value } }) =>
                onChange({ [name]: isDecimal(name) ? cleanAmount(value, 4) : value.slice(0, 6) })
              }
            />
          )}
        </Field>
      ))}
    </div>
  );
}
