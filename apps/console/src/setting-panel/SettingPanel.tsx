// One setting: draft, diff, reason, and the refusal after a concurrent edit.
import { Alert, Box, Button, Typography } from '@mui/material';
import { Fragment, useRef, useState, type ReactNode } from 'react';
import { useNotify } from 'react-admin';
import { call } from '../calls/calls.ts';
import { useRight } from '../calls/session.ts';
import { useAsk, useReadAgain } from '../calls/use-ask.ts';
import { useText } from '../i18n/use-text.ts';
import { ActDialog } from '../acts/ActDialog.tsx';
import { ChangedFields } from '../ui/ChangedFields.tsx';
import { Panel } from '../ui/Panel.tsx';
import { QueryError } from '../ui/QueryError.tsx';
import { UnreadableFields } from '../ui/forms/UnreadableFields.tsx';
import { rebaseDraft } from '../ui/forms/rebase-draft.ts';

export interface Draft<Value> {
  readonly value: Value;
  readonly set: (part: Partial<Value>) => void;
  readonly readOnly: boolean;
}

interface SettingPanelProps<Value> {
  /** The setting's name on the server. */
  readonly name: string;
  readonly title: string;
  /** The effect of the change on the site, in words. */
  readonly effect: string;
  readonly children: (draft: Draft<Value>) => ReactNode;
  /** A preview of the site with the draft, beside the form. */
  readonly renderPreview?: (value: Value) => ReactNode;
}

/** The polling interval that detects an approved change. */
const REFRESH_MS = 5_000;

export function SettingPanel<Value extends object>(props: SettingPanelProps<Value>) {
  const { data, error, refetch } = useAsk('settingList', {}, { refreshMs: REFRESH_MS });
  const found = data?.find((each) => each.name === props.name);
  if (error) return <QueryError message={error.message} onRetry={() => void refetch()} />;
  if (found === undefined) return null;
  const { version } = found;
  return (
    <>
      <UnreadableFields fields={found.problems} />
      <Form
        {...props}
        stored={found.value as Value}
        version={version}
        mends={found.problems.length > 0}
        second={found.second}
      />
    </>
  );
}

/** Beside a long form the preview is sticky, so that each change is visible where it is made. */
const IN_VIEW = {
  position: { lg: 'sticky' },
  top: { lg: 64 },
  maxHeight: { lg: 'calc(100vh - 80px)' },
  overflowY: { lg: 'auto' },
} as const;

interface FormProps<Value> extends SettingPanelProps<Value> {
  readonly stored: Value;
  readonly version: number;
  /** Saving is useful even without changes: it replaces a stored value that could not be parsed. */
  readonly mends: boolean;
  /** The fields whose change waits for approval. */
  readonly second: 'never' | 'some' | 'always';
}

/** A change as the dialog shows it, and the version that it was made on. */
interface Asked<Value> {
  readonly before: Value;
  readonly after: Value;
  readonly version: number;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function Form<Value extends object>({
  stored,
  version,
  mends,
  second,
  ...props
}: FormProps<Value>) {
  const text = useText();
  const notify = useNotify();
  const readAgain = useReadAgain();
  const mayEdit = useRight('settings.edit');
  const [base, setBase] = useState({ stored, version });
  const [value, setValue] = useState(stored);
  // What the dialog shows is what it sends: a version that comes into force under it is refused.
  const [asking, setAsking] = useState<Asked<Value>>();
  const [rebased, setRebased] = useState(false);
  const waits = useRef(false);
  const changed = !isSame(value, stored);
  if (base.version !== version) {
    const draft = rebaseDraft(base.stored, value, stored);
    setBase({ stored, version });
    setValue(draft);
    setRebased(!isSame(draft, stored));
  }
  const set = (part: Partial<Value>) => setValue({ ...value, ...part });
  const discard = () => {
    setValue(stored);
    setRebased(false);
  };
  const save = mayEdit ? (
    <>
      <Button disabled={!changed} onClick={discard}>
        {text('setting.discard')}
      </Button>
      <Button
        variant="contained"
        disabled={!changed && !mends}
        onClick={() => setAsking({ before: stored, after: value, version })}
      >
        {text('ra.action.save')}
      </Button>
    </>
  ) : null;
  return (
    <Panel title={props.title} actions={save}>
      {second === 'never' ? null : (
        <Typography variant="body2" color="textSecondary" sx={{ pb: 1 }}>
          {text(second === 'always' ? 'act.second' : 'act.secondSome')}
        </Typography>
      )}
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
          gridTemplateColumns: props.renderPreview ? { xs: '1fr', lg: '3fr 2fr' } : '1fr',
          alignItems: 'start',
          '& > *': { minWidth: 0 },
        }}
      >
        <Box>
          {/* A new version is drawn anew: lists keep typed lines of their own. */}
          <Fragment key={base.version}>
            {props.children({ value, set, readOnly: !mayEdit })}
          </Fragment>
        </Box>
        {props.renderPreview ? <Box sx={IN_VIEW}>{props.renderPreview(value)}</Box> : null}
      </Box>
      {asking ? (
        <ActDialog
          title={props.title}
          words={
            <>
              {props.effect}
              <ChangedFields before={asking.before} after={asking.after} />
            </>
          }
          button={text('ra.action.save')}
          second={second === 'always'}
          run={async ({ reason }) => {
            const answer = await call('settingChange', {
              name: props.name,
              value: asking.after,
              version: asking.version,
              reason,
            });
            waits.current = answer.ok && answer.value.approvalId !== null;
            return answer;
          }}
          onDone={() => {
            setAsking(undefined);
            // A change that waits for approval is not a draft any more, and not yet in force.
            if (waits.current) discard();
            notify(text(waits.current ? 'act.waits' : 'app.done'), { type: 'success' });
            void readAgain();
          }}
          onClose={() => setAsking(undefined)}
        />
      ) : null}
    </Panel>
  );
}
