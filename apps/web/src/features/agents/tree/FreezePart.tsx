import { useState } from 'react';
import { CallResult } from '../../../calls/CallResult.tsx';
import type { ValueOf } from '../../../calls/calls.ts';
import { useCall } from '../../../calls/use-call.ts';
import { useCallMutation } from '../../../calls/use-call-mutation.ts';
import { useSiteTimes } from '../../../centre/use-site-times.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/forms/Button.tsx';
import { Field } from '../../../ui/forms/Field.tsx';
import { Input } from '../../../ui/forms/Input.tsx';
import { Select } from '../../../ui/forms/Select.tsx';
import { Checkbox } from '../../../ui/forms/Toggle.tsx';
import { Badge } from '../../../ui/layout/Card.tsx';
import { Notice } from '../../../ui/layout/Notice.tsx';
import { toast } from '../../../ui/overlays/toasts.ts';
import { Part, type Downline } from './Part.tsx';

type Request = ValueOf<'agentFreezes'>['list'][number];
type Level = Request['level'];

const LEVELS: readonly Level[] = [1, 2, 3];
const REASON_MIN = 4;
const REASON_MAX = 300;

/** Asks the house to freeze a direct downline, and says what became of earlier requests. */
export function FreezePart({ downline }: { readonly downline: Downline }) {
  const t = useTexts('agentTree');
  const query = useCall('agentFreezes', { member: downline.id, pageSize: 5 }, { staleTime: 0 });
  return (
    <Part title={t('freeze')}>
      <CallResult query={query}>
        {({ list }) => (
          <>
            {list.some(({ state }) => state === 'open') ? null : <FreezeForm downline={downline} />}
            {list.map((request) => (
              <Requested key={request.id} request={request} />
            ))}
          </>
        )}
      </CallResult>
    </Part>
  );
}

function FreezeForm({ downline }: { readonly downline: Downline }) {
  const t = useTexts('agentTree');
  const [isOpen, setOpen] = useState(false);
  const [level, setLevel] = useState<Level>(3);
  const [team, setTeam] = useState(false);
  const [reason, setReason] = useState('');
  const { mutate, isPending, error } = useCallMutation('agentFreezeRequest', {
    invalidates: ['agentFreezes'],
    onSuccess: () => toast('done', t('freezeAsked')),
  });
  if (!isOpen) {
    return (
      <>
        <p className="text-sm text-ink-2">{t('freezeText')}</p>
        <Button look="outline" className="self-start" onClick={() => setOpen(true)}>
          {t('freezeAsk')}
        </Button>
      </>
    );
  }
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        mutate({ id: downline.id, level, team, reason: reason.trim() });
      }}
    >
      <Field label={t('freezeLevel')}>
        {(control) => (
          <Select
            {...control}
            choices={LEVELS.map((each) => ({
              value: String(each),
              label: t(`freezeLevel.${each}`),
            }))}
            value={String(level)}
            onChoose={(value) => setLevel(Number(value) as Level)}
          />
        )}
      </Field>
      {downline.team > 0 && (
        <Checkbox
          label={t('freezeTeam', { count: downline.team })}
          checked={team}
          onToggle={setTeam}
        />
      )}
      <Field label={t('freezeReason')} hint={t('freezeReasonHint')}>
        {(control) => (
          <Input
            {...control}
            maxLength={REASON_MAX}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </Field>
      {error !== null && <Notice tone="lost" text={error.message} />}
      <div className="flex gap-2">
        <Button
          type="submit"
          look="danger"
          busy={isPending}
          disabled={reason.trim().length < REASON_MIN}
        >
          {t('freezeSend')}
        </Button>
        <Button look="quiet" onClick={() => setOpen(false)}>
          {t('freezeNot')}
        </Button>
      </div>
    </form>
  );
}

const TONES = { open: 'accent', granted: 'won', refused: 'lost', withdrawn: 'plain' } as const;

function Requested({ request }: { readonly request: Request }) {
  const t = useTexts('agentTree');
  const { date } = useSiteTimes();
  const { mutate, isPending } = useCallMutation('agentFreezeWithdraw', {
    invalidates: ['agentFreezes'],
    onError: ({ message }) => toast('failed', message),
  });
  const { id, level, team, state, time, reason, decisionReason } = request;
  return (
    <div className="flex flex-col gap-1 rounded-md border border-line p-3 text-sm">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="font-medium">
          {t(`freezeLevel.${level}`)}
          {team ? ` · ${t('freezeWithTeam')}` : ''}
        </span>
        <Badge tone={TONES[state]}>{t(`freezeState.${state}`)}</Badge>
      </div>
      <p className="text-ink-2 wrap-anywhere">{reason}</p>
      {decisionReason !== '' && <p className="text-ink-2 wrap-anywhere">→ {decisionReason}</p>}
      <div className="flex items-center justify-between gap-2">
        <span className="text-xs text-ink-3">{date(time)}</span>
        {state === 'open' && (
          <Button look="quiet" busy={isPending} onClick={() => mutate({ id })}>
            {t('freezeWithdraw')}
          </Button>
        )}
      </div>
    </div>
  );
}
