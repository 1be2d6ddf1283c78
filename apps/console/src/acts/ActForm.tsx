// The dialog of an act with a form: react-admin's inputs, and refusals at the fields they name.
import { Dialog } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { Form, TextInput } from 'react-admin';
import { useFormContext, useWatch, type FieldValues } from 'react-hook-form';
import { useText } from '../i18n/use-text.ts';
import { useRebase } from '../ui/forms/use-rebase.ts';
import { REASON_MAX, REASON_MIN, type Act, type Done } from './act.ts';
import { ActFrame } from './ActFrame.tsx';
import { useAct } from './use-act.ts';

interface ActFormProps<Values> {
  readonly title: string;
  /** The values of the fields; what is typed is kept on top of a later version of them. */
  readonly start: Values;
  /** The effect of these values, with its target and amount. */
  readonly words: (values: Values) => ReactNode;
  readonly button: string;
  readonly danger?: (values: Values) => boolean;
  /** The act needs approval by a second operator. */
  readonly second?: boolean;
  readonly withoutReason?: boolean;
  /** False while something that is required is missing. */
  readonly ready?: boolean | ((values: Values) => boolean);
  /** Inputs of react-admin, whose sources are fields of `start`. */
  readonly children: ReactNode;
  readonly run: (values: Values, act: Act) => Promise<Done>;
  /** `waits` is true if the act waits for approval. */
  readonly onDone: (waits: boolean) => void;
  readonly onClose: () => void;
}

/** The reason among the fields; some calls have it under the name `why`. */
const REASON = 'reason';

/** In a row of a list the form would take over the fields of its record. */
const NO_RECORD = {};

export function ActForm<Values extends object>(props: ActFormProps<Values>) {
  const { busy, refusal, attempt } = useAct(props.onDone);
  const [first] = useState(() => ({ ...props.start, [REASON]: '' }));
  const submit = async ({ [REASON]: reason, ...values }: FieldValues) => {
    const { why, ...fields } = await attempt((idempotencyKey) =>
      props.run(values as Values, { reason: textOf(reason), idempotencyKey }),
    );
    return why === undefined ? fields : { ...fields, [REASON]: why };
  };
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={busy ? () => undefined : props.onClose}>
      <Form
        onSubmit={submit}
        defaultValues={first}
        record={NO_RECORD}
        disableInvalidFormNotification
        noValidate
      >
        <Fields {...props} busy={busy} refusal={refusal} />
      </Form>
    </Dialog>
  );
}

interface FieldsProps<Values> extends ActFormProps<Values> {
  readonly busy: boolean;
  readonly refusal: string | undefined;
}

function Fields<Values extends object>(props: FieldsProps<Values>) {
  const text = useText();
  const { clearErrors } = useFormContext();
  useRebase(props.start);
  const { [REASON]: reason, ...values } = useWatch();
  const shown = { ...props.start, ...values } as Values;
  const long = props.withoutReason === true || textOf(reason).length >= REASON_MIN;
  const { ready = true } = props;
  return (
    <ActFrame
      title={props.title}
      words={props.words(shown)}
      button={props.button}
      danger={props.danger?.(shown) ?? false}
      second={props.second ?? false}
      busy={props.busy}
      refusal={props.refusal}
      ready={long && (typeof ready === 'function' ? ready(shown) : ready)}
      // A refusal of a field without an input would keep the form from ever being submitted again.
      onSubmitClick={() => clearErrors()}
      onClose={props.onClose}
    >
      {props.children}
      {props.withoutReason ? null : (
        <TextInput
          source={REASON}
          label={text('act.reason')}
          helperText={text('act.reasonHelp')}
          margin="none"
          multiline
          minRows={2}
          required
          slotProps={{ htmlInput: { maxLength: REASON_MAX } }}
        />
      )}
    </ActFrame>
  );
}

/** An input of react-admin holds null where it is empty. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}
