import { useState, type FormEvent } from 'react';
import type { InputOf } from '../../../calls/calls.ts';
import { useCall } from '../../../calls/use-call.ts';
import { useCallMutation } from '../../../calls/use-call-mutation.ts';
import { useFormats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useSite } from '../../../site/use-site.ts';
import { Button } from '../../../ui/forms/Button.tsx';
import { Field } from '../../../ui/forms/Field.tsx';
import { TextArea } from '../../../ui/forms/Input.tsx';
import { Select } from '../../../ui/forms/Select.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { toast } from '../../../ui/overlays/toasts.ts';
import type { GameCardView } from '../cards/game-view.ts';

type Problem = InputOf<'gameReport'>['problem'];

const PROBLEMS = ['PAYOUT', 'STUCK', 'LOADING', 'OTHER'] as const satisfies readonly Problem[];
/** The length of a report, in characters. */
const LENGTH = 500;

const ROUNDS = 10;
const FORM = 'game-report';

interface GameReportDialogProps {
  readonly game: GameCardView;
  /** What the game said last; undefined where it said nothing. */
  readonly errorCode: string | undefined;
  readonly onClose: () => void;
}

/** Reports a problem with a game to the operator: which round, what happened, in own words. */
export function GameReportDialog({ game, errorCode, onClose }: GameReportDialogProps) {
  const t = useTexts('vendorGames');
  const { dateTime, money } = useFormats();
  const currency = useSite()?.currency ?? '';
  const { nodeId } = game;
  const asked = { nodeId, pageNo: 1, pageSize: ROUNDS };
  const rounds = useCall('gameHistory', asked, { staleTime: 0 }).data?.list;
  const [chosen, setChosen] = useState<string>();
  const [problem, setProblem] = useState<Problem>('PAYOUT');
  const [content, setContent] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  // The last round is what a report is about, until another one is chosen.
  const round = chosen ?? rounds?.[0]?.round ?? NONE;
  const { mutate, isPending, error } = useCallMutation('gameReport', {
    onSuccess: () => {
      toast('done', t('report.sent'));
      onClose();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const written = content.trim();
    setEmpty(written === '');
    if (written === '') return;
    mutate({
      nodeId,
      problem,
      content: written,
      ...(round === NONE ? {} : { round }),
      ...(errorCode === undefined ? {} : { errorCode }),
    });
  };
  return (
    <Dialog
      title={t('report')}
      about={game.name}
      clickToClose={content === ''}
      onClose={onClose}
      footer={
        <Button type="submit" form={FORM} look="primary" busy={isPending}>
          {t('report.send')}
        </Button>
      }
    >
      <form id={FORM} noValidate onSubmit={submit} className="flex flex-col gap-4">
        <Field label={t('report.problem')}>
          {(control) => (
            <Select
              {...control}
              value={problem}
              onChoose={setProblem}
              choices={PROBLEMS.map((value) => ({ value, label: t(`report.${value}`) }))}
            />
          )}
        </Field>
        <Field label={t('report.round')}>
          {(control) => (
            <Select
              {...control}
              value={round}
              onChoose={setChosen}
              choices={[
                ...(rounds ?? []).map((each) => ({
                  value: each.round,
                  label: `${dateTime(each.at)} · ${money(each.staked, currency)} → ${money(each.paid, currency)}`,
                })),
                { value: NONE, label: t('report.noRound') },
              ]}
            />
          )}
        </Field>
        <Field
          label={t('report.content')}
          required
          error={isEmpty ? t('report.empty') : error?.message}
          hint={t('report.left', { count: LENGTH - content.length })}
        >
          {(control) => (
            <TextArea
              {...control}
              rows={4}
              maxLength={LENGTH}
              value={content}
              onChange={(event) => setContent(event.target.value)}
            />
          )}
        </Field>
        <p className="text-sm text-ink-3">{t('report.text')}</p>
      </form>
    </Dialog>
  );
}

const NONE = '';
