// A stored value that several operators edit: draft, diff, and the refusal after a concurrent edit.
import { Alert, Box, Button } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Act, Done } from '../acts/act.ts';
import { ActDialog } from '../acts/ActDialog.tsx';
import { useDone } from '../acts/use-done.ts';
import { useText } from '../i18n/use-text.ts';
import { useFieldWords } from '../records/use-field-words.ts';
import { ChangedFields } from '../ui/ChangedFields.tsx';
import { showRefusals } from '../ui/forms/field-errors.ts';
import { labelOf } from '../ui/forms/label-of.ts';
import { PageForm } from '../ui/forms/PageForm.tsx';
import { isSame } from '../ui/forms/rebase-draft.ts';
import { useRebase } from '../ui/forms/use-rebase.ts';
import { Panel } from '../ui/Panel.tsx';

export interface DraftPanelProps<Value> {
  readonly title: string;
  /** The effect of the change, in words. */
  readonly effect: string;
  readonly button: string;
  readonly danger?: boolean;
  /** The change needs approval by a second operator. */
  readonly second?: boolean;
  /** The name by which the labels of the fields are found: of the setting, or of the request. */
  readonly form: string;
  readonly stored: Value;
  readonly version: number;
  readonly mayEdit: boolean;
  /** Saving is useful even without changes: it replaces a stored value that could not be parsed. */
  readonly mends: boolean;
  /** Inputs of react-admin, whose sources are fields of `stored`. */
  readonly children: ReactNode;
  /** A preview of the site with the draft, beside the form. */
  readonly renderPreview?: (value: Value) => ReactNode;
  readonly run: (value: Value, version: number, act: Act) => Promise<Done>;
}

/** A change as the dialog shows it, and the version that it was made on. */
interface Change<Value> {
  readonly before: Value;
  readonly after: Value;
  readonly version: number;
}

export function DraftPanel<Value extends object>(props: DraftPanelProps<Value>) {
  return (
    <PageForm start={props.stored} disabled={!props.mayEdit}>
      <Draft {...props} />
    </PageForm>
  );
}

/** Beside a long form the preview is sticky, so that each change is visible where it is made. */
const IN_VIEW = {
  position: { lg: 'sticky' },
  top: { lg: 64 },
  maxHeight: { lg: 'calc(100vh - 80px)' },
  overflowY: { lg: 'auto' },
} as const;

function Draft<Value extends object>(props: DraftPanelProps<Value>) {
  const { stored, version, renderPreview } = props;
  const text = useText();
  const { clearErrors, getValues, handleSubmit, reset } = useFormContext();
  // What the dialog shows is what it sends: a version that comes into force under it is refused.
  const [asking, setAsking] = useState<Change<Value>>();
  const [rebased, setRebased] = useState(false);
  useRebase(stored, setRebased);
  const value = { ...stored, ...useWatch() } as Value;
  const changed = !isSame(value, stored);
  const discard = () => {
    reset(stored);
    setRebased(false);
  };
  const save = () => {
    // A refusal of a field without an input would keep the form from ever being submitted again.
    clearErrors();
    void handleSubmit(() =>
      setAsking({ before: stored, after: structuredClone(getValues()) as Value, version }),
    )();
  };
  const buttons = props.mayEdit ? (
    <>
      <Button disabled={!changed} onClick={discard}>
        {text('setting.discard')}
      </Button>
      <Button variant="contained" disabled={!changed && !props.mends} onClick={save}>
        {props.button}
      </Button>
    </>
  ) : null;
  return (
    <Panel title={props.title} actions={buttons}>
      {rebased ? (
        <Alert severity="info" onClose={() => setRebased(false)} sx={{ mb: 1 }}>
          {text('setting.rebased')}
        </Alert>
      ) : null}
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          // A field's label is drawn on its upper border and must not overlap the title above.
          pt: 1,
          gridTemplateColumns: renderPreview ? { xs: '1fr', lg: '3fr 2fr' } : '1fr',
          alignItems: 'start',
          '& > *': { minWidth: 0 },
        }}
      >
        <Box>{props.children}</Box>
        {renderPreview ? <Box sx={IN_VIEW}>{renderPreview(value)}</Box> : null}
      </Box>
      {asking ? (
        <ChangeDialog
          {...props}
          change={asking}
          onWait={discard}
          onClose={() => setAsking(undefined)}
        />
      ) : null}
    </Panel>
  );
}

interface ChangeDialogProps<Value> extends DraftPanelProps<Value> {
  readonly change: Change<Value>;
  readonly onWait: () => void;
  readonly onClose: () => void;
}

/** The source of the input of a field in the request. */
const sourceOf = (path: string) => path.replace(/^value\./, '');

function ChangeDialog<Value extends object>(props: ChangeDialogProps<Value>) {
  const { title, effect, button, danger, second, change, run, onWait, onClose } = props;
  const words = useFieldWords(props.form);
  const text = useText();
  const form = useFormContext();
  const done = useDone(onClose);
  return (
    <ActDialog
      title={title}
      words={
        <>
          {effect}
          <ChangedFields before={change.before} after={change.after} words={words} />
        </>
      }
      button={button}
      danger={danger ?? false}
      second={second ?? false}
      run={async (act) => {
        const answer = await run(change.after, change.version, act);
        if (answer.ok) return answer;
        const { fields = {} } = answer.refusal;
        showRefusals(form, fields, sourceOf);
        // The dialog lies over the form: it says which of its fields are marked.
        const names = Object.keys(fields).map((path) => labelOf(sourceOf(path)));
        if (names.length === 0) return answer;
        const message = text('setting.refusedFields', { fields: [...new Set(names)].join(', ') });
        return { ok: false, refusal: { message } };
      }}
      onDone={(waits) => {
        // A change that waits for approval is not a draft any more, and not yet in force.
        if (waits) onWait();
        done(waits);
      }}
      onClose={onClose}
    />
  );
}
