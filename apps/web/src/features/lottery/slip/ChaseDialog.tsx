import { formatAmount, parseAmount, ZERO } from '@fairhouse/values';
import clsx from 'clsx';
import { useMemo, useState } from 'react';
import { passGate } from '../../../gate/pass-gate.ts';
import { useCall } from '../../../calls/use-call.ts';
import { useCallMutation } from '../../../calls/use-call-mutation.ts';
import { useFormats } from '../../../i18n/format.ts';
import { zoneOf } from '../../../draws/draw-view.ts';
import { useDrawTime } from '../../../draws/use-draw-time.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/forms/Button.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { Field } from '../../../ui/forms/Field.tsx';
import { Input } from '../../../ui/forms/Input.tsx';
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
  type ChaseForm,
  type ChaseKind,
  type ChaseRow,
} from './chase-plan.ts';
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
  const rows = plan.ok ? chasePreview(plan.value, bet) : [];
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
      {plan.ok ? (
        <>
          <Preview
            rows={rows}
            draws={draws}
            zone={zoneOf(board.game.pace)}
            custom={form.kind === 'custom' ? form.custom : undefined}
            onCustom={(custom) => change({ custom })}
          />
          <ChaseRiskPart
            bets={slip.lines.map(({ bet: own, offer }) => ({
              bet: own,
              memberGroup: offer.memberGroup,
            }))}
            multiples={plan.value.multiples}
            stopOnWin={stopOnWin}
          />
        </>
      ) : (
        <p className="my-4 text-sm text-lost">{t(`chase.problem.${plan.problem.name}`)}</p>
      )}
    </Dialog>
  );
}

interface ChaseFieldsProps {
  readonly form: ChaseForm;
  readonly onChange: (patch: Partial<ChaseForm>) => void;
}

function ChaseFields({ form, onChange }: ChaseFieldsProps) {
  const t = useTexts('lottery');
  return (
    <div className="my-4 grid grid-cols-2 gap-3 md:grid-cols-4">
      {(['draws', ...FIELDS[form.kind]] as const).map((name) => (
        <Field key={name} label={t(`chase.field.${name}`)}>
          {(control) => (
            <Input
              {...control}
              inputMode="decimal"
              className="figures"
              value={form[name]}
              onChange={(event) =>
                onChange({ [name]: event.target.value.replaceAll(/[^\d.]/g, '').slice(0, 12) })
              }
            />
          )}
        </Field>
      ))}
    </div>
  );
}

interface PreviewProps {
  readonly rows: readonly ChaseRow[];
  readonly draws: readonly {
    readonly issue: string;
    readonly shortIssue: string;
    readonly drawAt: number;
  }[];
  /** The zone of a lottery that draws on a calendar, whose draws may be days apart. */
  readonly zone: string | undefined;
  readonly custom: readonly string[] | undefined;
  readonly onCustom: (custom: readonly string[]) => void;
}

function Preview({ rows, draws, zone, custom, onCustom }: PreviewProps) {
  const t = useTexts('lottery');
  const money = useMoney();
  const { time } = useFormats();
  const drawTime = useDrawTime();
  const type = (at: number, text: string) => {
    const next = rows.map((row, index) => custom?.[index] ?? String(row.multiple));
    next[at] = text.replaceAll(/\D/g, '').slice(0, 6);
    onCustom(next);
  };
  return (
    <div className="max-h-[42dvh] overflow-auto rounded-md border border-line">
      <table className="w-full text-sm">
        <caption className="sr-only">{t('chasePreview')}</caption>
        <thead className="sticky top-0 bg-surface-2 text-left text-xs text-ink-3">
          <tr>
            <th className="px-3 py-2 font-medium">{t('draw')}</th>
            <th className="px-3 py-2 text-right font-medium">{t('multiple')}</th>
            <th className="px-3 py-2 text-right font-medium max-md:hidden">{t('stake')}</th>
            <th className="px-3 py-2 text-right font-medium">{t('chaseTotal')}</th>
            <th className="px-3 py-2 text-right font-medium">{t('chaseProfit')}</th>
          </tr>
        </thead>
        <tbody className="figures">
          {rows.map((row, at) => (
            <tr key={at} className="border-t border-line">
              <td className="px-3 py-1.5">
                {draws[at] === undefined ? (
                  <span className="text-lost">{t('chaseNoDraw')}</span>
                ) : (
                  <>
                    {draws[at].shortIssue}{' '}
                    <span className={clsx('text-xs text-ink-3', zone && 'block')}>
                      {zone === undefined
                        ? time(draws[at].drawAt)
                        : drawTime(draws[at].drawAt, zone)}
                    </span>
                  </>
                )}
              </td>
              <td className="px-3 py-1.5 text-right">
                {custom === undefined ? (
                  row.multiple
                ) : (
                  <Input
                    inputMode="numeric"
                    aria-label={t('multiple')}
                    value={custom[at] ?? String(row.multiple)}
                    onChange={(event) => type(at, event.target.value)}
                    className="ml-auto w-20! text-right"
                  />
                )}
              </td>
              <td className="px-3 py-1.5 text-right max-md:hidden">{money(row.stake)}</td>
              <td className="px-3 py-1.5 text-right">{money(row.total)}</td>
              <td className={profitClass(row.profit)}>{money(profitText(row.profit))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function profitText(profit: bigint): string {
  return formatAmount(profit as Parameters<typeof formatAmount>[0]);
}

function profitClass(profit: bigint): string {
  return clsx('px-3 py-1.5 text-right', profit < 0n ? 'text-lost' : 'text-won');
}
