import { MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import { call, type CallInput } from '../../calls/calls.ts';
import { useDone } from '../../acts/use-done.ts';
import { useText } from '../../i18n/use-text.ts';
import { ActDialog } from '../../acts/ActDialog.tsx';

type NumberLimitTerms = CallInput<'numberLimitAdd'>['terms'];

const KINDS = ['close', 'reduce', 'cap', 'pair'] as const;
const SCOPES = ['merchant', 'member', 'order'] as const;
const MEASURES = ['stake', 'liability'] as const;

interface Draft {
  readonly kind: (typeof KINDS)[number];
  readonly item: string;
  readonly issue: string;
  readonly percent: string;
  readonly scope: (typeof SCOPES)[number];
  readonly measure: (typeof MEASURES)[number];
  readonly most: string;
}

const START: Draft = {
  kind: 'close',
  item: '',
  issue: '',
  percent: '50',
  scope: 'merchant',
  measure: 'stake',
  most: '',
};

function createTerms({ kind, item, percent, scope, measure, most }: Draft): NumberLimitTerms {
  switch (kind) {
    case 'close':
      return { kind: 'pay', item, payPercent: 0 };
    case 'reduce':
      return { kind: 'pay', item, payPercent: Number(percent) };
    case 'cap':
      return { kind, item, scope, measure, most };
    case 'pair':
      return { kind, most };
  }
}

function isReady({ kind, item, percent, most }: Draft): boolean {
  const hasMost = /^\d+(?:\.\d{1,4})?$/.test(most);
  if (kind === 'pair') return hasMost;
  if (item === '') return false;
  return kind === 'cap' ? hasMost : kind === 'close' || /^[1-9]\d?$/.test(percent);
}

interface NumberLimitDialogProps {
  readonly code: string;
  readonly onClose: () => void;
}

/** Closes a number of a lottery, reduces its odds, or caps its stakes. */
export function NumberLimitDialog({ code, onClose }: NumberLimitDialogProps) {
  const text = useText();
  const done = useDone(onClose);
  const [draft, setDraft] = useState(START);
  const set = (part: Partial<Draft>) => setDraft({ ...draft, ...part });
  const { kind, issue } = draft;
  return (
    <ActDialog
      title={`${text('limits.add')} · ${code}`}
      danger={kind === 'close'}
      words={text(`limits.effect.${kind}`)}
      button={text('ra.action.save')}
      ready={isReady(draft)}
      run={({ reason, idempotencyKey }) =>
        call(
          'numberLimitAdd',
          { code, terms: createTerms(draft), ...(issue === '' ? {} : { issue }), reason },
          { idempotencyKey },
        )
      }
      onDone={done}
      onClose={onClose}
    >
      <Choice
        label={text('limits.what')}
        value={kind}
        among={KINDS.map((each) => [each, text(`limits.kind.${each}`)])}
        onChoose={(next) => set({ kind: next as Draft['kind'] })}
      />
      <NumberFields draft={draft} onChange={set} />
      <TextField
        label={text('draw.issue')}
        helperText={text('limits.issueHelp')}
        value={issue}
        onChange={(event) => set({ issue: event.target.value.trim() })}
      />
    </ActDialog>
  );
}

interface NumberFieldsProps {
  readonly draft: Draft;
  readonly onChange: (part: Partial<Draft>) => void;
}

function NumberFields({ draft, onChange }: NumberFieldsProps) {
  const text = useText();
  const { kind, item, percent, scope, measure, most } = draft;
  return (
    <>
      {kind === 'pair' ? null : (
        <TextField
          label={text('limits.number')}
          helperText={text(kind === 'cap' ? 'limits.capHelp' : 'limits.numberHelp')}
          value={item}
          onChange={(event) => onChange({ item: event.target.value.trim() })}
        />
      )}
      {kind === 'reduce' ? (
        <TextField
          type="number"
          label={text('limits.percent')}
          value={percent}
          onChange={(event) => onChange({ percent: event.target.value })}
        />
      ) : null}
      {kind === 'cap' ? (
        <>
          <Choice
            label={text('limits.scope')}
            value={scope}
            among={SCOPES.map((each) => [each, text(`limits.scope.${each}`)])}
            onChoose={(next) => onChange({ scope: next as Draft['scope'] })}
          />
          <Choice
            label={text('limits.measure')}
            value={measure}
            among={MEASURES.map((each) => [each, text(`limits.measure.${each}`)])}
            onChoose={(next) => onChange({ measure: next as Draft['measure'] })}
          />
        </>
      ) : null}
      {kind === 'cap' || kind === 'pair' ? (
        <TextField
          label={text('limits.amount')}
          value={most}
          onChange={(event) => onChange({ most: event.target.value.trim() })}
        />
      ) : null}
    </>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly among: readonly (readonly [value: string, label: string])[];
  readonly onChoose: (value: string) => void;
}

function Choice({ label, value, among, onChoose }: ChoiceProps) {
  return (
    <TextField
      select
      label={label}
      value={value}
      onChange={(event) => onChoose(event.target.value)}
    >
      {among.map(([each, name]) => (
        <MenuItem key={each} value={each}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
