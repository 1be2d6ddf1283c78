import { FormDataConsumer } from 'react-admin';
import { call, type CallInput } from '../../calls/calls.ts';
import { useDone } from '../../acts/use-done.ts';
import { useText } from '../../i18n/use-text.ts';
import { ActForm } from '../../acts/ActForm.tsx';
import { AmountInput } from '../../ui/forms/AmountInput.tsx';
import { ChoiceInput } from '../../ui/forms/ChoiceInput.tsx';
import { CountInput } from '../../ui/forms/CountInput.tsx';
import { WordInput } from '../../ui/forms/WordInput.tsx';

type NumberLimitTerms = CallInput<'numberLimitAdd'>['terms'];

const KINDS = ['close', 'reduce', 'cap', 'pair'] as const;
const SCOPES = ['merchant', 'member', 'order'] as const;
const MEASURES = ['stake', 'liability'] as const;

interface Draft {
  readonly kind: (typeof KINDS)[number];
  readonly item: string;
  readonly issue: string;
  readonly percent: number;
  readonly scope: (typeof SCOPES)[number];
  readonly measure: (typeof MEASURES)[number];
  readonly most: string;
}

const START: Draft = {
  kind: 'close',
  item: '',
  issue: '',
  percent: 50,
  scope: 'merchant',
  measure: 'stake',
  most: '',
};

function createTerms({
  kind,
  item,
  percent,
  scope,
  measure,
  most,
}: Omit<Draft, 'issue'>): NumberLimitTerms {
  switch (kind) {
    case 'close':
      return { kind: 'pay', item, payPercent: 0 };
    case 'reduce':
      return { kind: 'pay', item, payPercent: percent };
    case 'cap':
      return { kind, item, scope, measure, most };
    case 'pair':
      return { kind, most };
  }
}

interface NumberLimitDialogProps {
  readonly code: string;
  /** What is filled in at first. */
  readonly start?: Partial<Pick<Draft, 'kind' | 'item' | 'issue'>>;
  /** The number in words; by default the lottery is named. */
  readonly name?: string;
  readonly onClose: () => void;
}

/** Closes a number of a lottery, reduces its odds, or caps its stakes. */
export function NumberLimitDialog({ code, start, name, onClose }: NumberLimitDialogProps) {
  const text = useText();
  const done = useDone(onClose);
  return (
    <ActForm
      title={`${text('limits.add')} · ${name ?? code}`}
      start={{ ...START, ...start }}
      danger={({ kind }) => kind === 'close'}
      words={({ kind }) => text(`limits.effect.${kind}`)}
      button={text('ra.action.save')}
      run={({ issue, ...draft }, { reason, idempotencyKey }) =>
        call(
          'numberLimitAdd',
          { code, terms: createTerms(draft), ...(issue === '' ? {} : { issue }), reason },
          { idempotencyKey },
        )
      }
      onDone={done}
      onClose={onClose}
    >
      <ChoiceInput
        source="kind"
        label={text('limits.what')}
        values={KINDS}
        nameOf={(each) => text(`limits.kind.${each}`)}
      />
      <FormDataConsumer<Draft>>
        {({ formData }) => <NumberFields kind={formData.kind} />}
      </FormDataConsumer>
      <WordInput
        source="issue"
        label={text('draw.issue')}
        helperText={text('limits.issueHelp')}
        parse={(typed) => typed.trim()}
        optional
      />
    </ActForm>
  );
}

/** The label of the number stays without a mark: every number of a limit is required. */
const isFilled = (value: string) => (value === '' ? 'ra.validation.required' : undefined);

function NumberFields({ kind }: Pick<Draft, 'kind'>) {
  const text = useText();
  return (
    <>
      {kind === 'pair' ? null : (
        <WordInput
          source="item"
          label={text('limits.number')}
          helperText={text(kind === 'cap' ? 'limits.capHelp' : 'limits.numberHelp')}
          parse={(typed) => typed.trim()}
          validate={isFilled}
          optional
        />
      )}
      {kind === 'reduce' ? (
        <CountInput source="percent" label={text('limits.percent')} min={1} max={99} />
      ) : null}
      {kind === 'cap' ? (
        <>
          <ChoiceInput
            source="scope"
            label={text('limits.scope')}
            values={SCOPES}
            nameOf={(each) => text(`limits.scope.${each}`)}
          />
          <ChoiceInput
            source="measure"
            label={text('limits.measure')}
            values={MEASURES}
            nameOf={(each) => text(`limits.measure.${each}`)}
          />
        </>
      ) : null}
      {kind === 'cap' || kind === 'pair' ? (
        <AmountInput source="most" label={text('limits.amount')} />
      ) : null}
    </>
  );
}
