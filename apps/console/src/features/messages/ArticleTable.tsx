import { call, type CallValue } from '../../calls/calls.ts';
import { useRight } from '../../calls/session.ts';
import { useAsk } from '../../calls/use-ask.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { ActForm } from '../../acts/ActForm.tsx';
import { CountInput } from '../../ui/forms/CountInput.tsx';
import { LocalTextInput } from '../../ui/forms/LocalTextInput.tsx';
import { SwitchInput } from '../../ui/forms/SwitchInput.tsx';
import { WordInput } from '../../ui/forms/WordInput.tsx';
import { useDone } from '../../acts/use-done.ts';
import { EditedLines } from '../../acts/EditedLines.tsx';

type Row = CallValue<'articleList'>[number];
type Draft = Omit<Row, 'id'> & { readonly id?: string };

/** The most characters of a title or a text, in each language. */
const LONGEST = 4000;

const NEW: Draft = { topic: '', titles: { EN: '' }, bodies: { EN: '' }, sort: 0, enabled: true };

/** All help articles, published or not. */
export function ArticleTable() {
  const text = useText();
  const language = useLanguage();
  return (
    <EditedLines
      title={text('content.articles')}
      query={useAsk('articleList', {})}
      file={{ list: 'articles', fields: ['topic', 'titles', 'sort', 'enabled'] }}
      mayEdit={useRight('content.edit')}
      columns={[
        { label: text('content.topic'), render: (row) => row.topic },
        { label: text('content.title'), render: (row) => row.titles[language] ?? row.titles.EN },
        { label: text('field.sort'), right: true, wide: true, render: (row) => row.sort },
      ]}
      newDraft={() => NEW}
      editor={(first, onClose) => <EditDialog first={first} onClose={onClose} />}
      removeWords={({ titles }) => text('content.removeEffect', { name: titles.EN })}
      remove={({ id }) => call('articleDelete', { id })}
    />
  );
}

function EditDialog({ first, onClose }: { readonly first: Draft; readonly onClose: () => void }) {
  const text = useText();
  const done = useDone(onClose);
  return (
    <ActForm
      title={text('content.articles')}
      start={first}
      words={() => text('content.effect')}
      button={text('ra.action.save')}
      withoutReason
      run={(draft) => call('articlePut', draft)}
      onDone={done}
      onClose={onClose}
    >
      <WordInput source="topic" label={text('content.topic')} />
      <LocalTextInput source="titles" label={text('content.title')} required longest={LONGEST} />
      <LocalTextInput source="bodies" label={text('content.body')} rows={6} longest={LONGEST} />
      <CountInput source="sort" label={text('field.sort')} />
      <SwitchInput source="enabled" label={text('channel.on')} />
    </ActForm>
  );
}
