import {
  checkSlip,
  importLines,
  type Family,
  type Play,
  type Style,
} from '@fairhouse/rules/lottery';
import { useState, type FormEvent } from 'react';
import { EmptyArt } from '../../../../art/EmptyArt.tsx';
import { pickWords } from '@fairhouse/rules/words';
import { usePlayWords } from '../../../../draws/play-words.ts';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { Button } from '../../../../ui/forms/Button.tsx';
import { Field } from '../../../../ui/forms/Field.tsx';
import { Input } from '../../../../ui/forms/Input.tsx';
import { Dialog } from '../../../../ui/overlays/Dialog.tsx';
import { toast } from '../../../../ui/overlays/toasts.ts';
import type { Board } from '../controls.ts';
import { draftSelection, isEmptyDraft, type Draft } from '../draft.ts';
import { draftOfPick } from './draft-of-pick.ts';
import {
  cleanName,
  findSame,
  isFull,
  keyOfFavourite,
  MOST_FAVOURITES,
  NAME_MAX,
  PICK_MAX,
  renamed,
  withFavourite,
  withoutFavourite,
  type Favourite,
} from './favourite.ts';
import { FavouriteLine } from './FavouriteLine.tsx';
import { useFavourites } from './use-favourites.ts';

/** What is picked on the pad of a play. */
export interface PickedPlay {
  readonly style: Style;
  readonly play: Play;
  readonly draft: Draft;
}

interface FavouritesDialogProps {
  readonly board: Board;
  readonly family: Family;
  readonly picked: readonly PickedPlay[];
  readonly onPut: (favourite: Favourite, draft: Draft) => void;
  readonly onClose: () => void;
}

/** Saves what is picked on the pad, and puts what was saved onto it. */
export function FavouritesDialog({ board, family, picked, onPut, onClose }: FavouritesDialogProps) {
  const t = useTexts('favourites');
  const [all, save] = useFavourites();
  const own = all.filter((each) => each.family === family.code);
  const here = own.filter(({ gameCode }) => gameCode === board.game.gameCode);
  const elsewhere = own.filter(({ gameCode }) => gameCode !== board.game.gameCode);
  const present = picked.flatMap((each) => presentPicks(board, family, each) ?? []);
  const list = (favourites: readonly Favourite[]) => (
    <ul className="flex flex-col gap-2">
      {favourites.map((favourite) => (
        <FavouriteLine
          key={keyOfFavourite(favourite)}
          favourite={favourite}
          draft={draftFor(board, family, favourite)}
          play={family.plays.get(favourite.play)}
          onPut={(draft) => onPut(favourite, draft)}
          onRename={(name) => save(renamed(all, favourite, name))}
          onRemove={() => save(withoutFavourite(all, favourite))}
        />
      ))}
    </ul>
  );
  return (
    <Dialog title={t('title')} about={t('about')} onClose={onClose}>
      <div className="flex flex-col gap-5">
        {present.length === 0 && <p className="text-sm text-ink-2">{t('pickFirst')}</p>}
        {present.map(({ favourite, play }) => (
          <SavePicks
            key={keyOfFavourite(favourite)}
            present={favourite}
            play={play}
            titled={present.length > 1}
            known={findSame(all, favourite)}
            full={isFull(all, family.code)}
            onSave={(named) => {
              save(withFavourite(all, named));
              toast('done', t('saved', { name: named.name }));
            }}
          />
        ))}
        {own.length === 0 && (
          <div className="flex flex-col items-center gap-3 py-4 text-center">
            <div className="w-28">
              <EmptyArt name="ledger" />
            </div>
            <p className="text-sm text-ink-2">{t('none')}</p>
          </div>
        )}
        {here.length > 0 && (
          <section className="flex flex-col gap-2">
            <h3 className="text-sm font-semibold text-ink-2">{t('here')}</h3>
            {list(here)}
          </section>
        )}
        {elsewhere.length > 0 && (
          <section className="flex flex-col gap-2">
            <h3 className="text-sm font-semibold text-ink-2">{t('elsewhere')}</h3>
            {list(elsewhere)}
          </section>
        )}
      </div>
    </Dialog>
  );
}

/** What is picked now, without a name; undefined while it is no bet. */
function presentPicks(board: Board, family: Family, { style, play, draft }: PickedPlay) {
  if (isEmptyDraft(draft)) return undefined;
  const { form } = play;
  const lines = form.kind === 'lines' ? importLines(form, draft.text).kept : [];
  const selection = draftSelection(form, draft, lines);
  const checked = checkSlip(family, { play: play.code, selection });
  if (!checked.ok) return undefined;
  const favourite: Favourite = {
    name: '',
    family: family.code,
    gameCode: board.game.gameCode,
    style,
    play: play.code,
    pick: checked.value.pick,
  };
  return { favourite, play };
}

/** The pad of a favourite; undefined where its play is not sold so, or its picks are not legal. */
function draftFor(
  { plays }: Board,
  family: Family,
  { play: code, style, pick }: Favourite,
): Draft | undefined {
  const play = family.plays.get(code);
  const sold = plays.find((each) => each.play === code);
  if (play === undefined || sold?.styles.includes(style) !== true) return undefined;
  return draftOfPick(family, play, pick);
}

interface SavePicksProps {
  readonly present: Favourite;
  readonly play: Play;
  /** Whether the play is named: picks of several plays are saved one by one. */
  readonly titled: boolean;
  /** The favourite with the same picks. */
  readonly known: Favourite | undefined;
  readonly full: boolean;
  readonly onSave: (favourite: Favourite) => void;
}

function SavePicks({ present, play, titled, known, full, onSave }: SavePicksProps) {
  const t = useTexts('favourites');
  const words = usePlayWords();
  const [name, setName] = useState('');
  if (known !== undefined) {
    return <p className="text-sm text-ink-2">{t('known', { name: known.name })}</p>;
  }
  if (full) return <p className="text-sm text-lost">{t('full', { most: MOST_FAVOURITES })}</p>;
  if (present.pick.length > PICK_MAX) return <p className="text-sm text-lost">{t('tooLong')}</p>;
  const ownText = cleanName(pickWords(words, play, present.pick));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSave({ ...present, name: cleanName(name) || ownText });
  };
  return (
    <form onSubmit={submit} className="flex items-end gap-2">
      <div className="min-w-0 flex-1">
        <Field label={titled ? `${t('name')}: ${words.play(play)}` : t('name')}>
          {(control) => (
            <Input
              {...control}
              value={name}
              placeholder={ownText}
              maxLength={NAME_MAX}
              autoComplete="off"
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
      </div>
      <Button type="submit" look="primary" className="min-h-11 shrink-0">
        {t('save')}
      </Button>
    </form>
  );
}
