import {
  checkSlip,
  findFamily,
  listFamilies,
  type Family,
  type Play,
} from '@fairhouse/rules/lottery';
import {
  familyWords,
  itemWords,
  loadPlayTexts,
  pickWords,
  playNamespaceOf,
  refusalWords,
  sharedWords,
  type FindText,
  type PlayNamespace,
  type PlayWords,
} from '@fairhouse/rules/words';
import { fillText, LANGUAGES, type Language } from '@fairhouse/values';
import { describe, expect, test } from 'vitest';
import { draftSelection } from '../features/lottery/board/draft.ts';
import { randomDraft } from '../features/lottery/board/random-draft.ts';
/** Texts that return the key that was looked up. */
const WORDS = {
  symbol: (symbol: string) => `‹${symbol}›`,
  row: (_play: unknown, row: number) => `row ${row + 1}`,
  place: (place: number) => `place ${place + 1}`,
  fullName: ({ code }: { readonly code: string }) => `‹${code}›`,
} as unknown as PlayWords;

function play(family: string, code: string): Play {
  const found = findFamily(family)?.plays.get(code);
  if (found === undefined) throw new Error(`no play ${family} ${code}`);
  return found;
}

test.each([
  ['SSC', 'FixedPlace', '||5||68', 'row 3: ‹5› | row 5: ‹6› ‹8›'],
  ['SSC', 'Last2Straight', '12|3', '‹1› ‹2› | ‹3›'],
  ['PK10', 'Top3_Single', '030405', '03 04 05'],
  ['11X5', 'First2Straight_Single', '0104,0205', '01 04, 02 05'],
  ['LHC', 'Special', '07,28', '07 28'],
])('a pick of %s %s, %s, reads %s', (family, code, pick, read) => {
  expect(pickWords(WORDS, play(family, code), pick)).toBe(read);
});

test('a pick that cannot be read is left out', () => {
  expect(pickWords(WORDS, undefined, 'Color:green')).toBe('');
  expect(pickWords(WORDS, play('WGG', 'Color'), 'Color:green')).toBe('');
});

test.each([
  ['WGG', 'Color:green', '‹Color› · ‹green›'],
  ['SSC', 'FixedPlace:4:7', '‹FixedPlace› · row 5 ‹7›'],
  ['SSC', 'Any2:*', '‹Any2›'],
  ['PK10', 'Top3_Single:030405', '‹Top3_Single› · 03 04 05'],
  ['PK10', 'Top2:0307', '‹Top2› · ‹03› ‹07›'],
  ['SSC', 'nothing', 'nothing'],
])('of %s the item %s reads %s', (family, item, read) => {
  expect(itemWords(WORDS, familyOf(family), item)).toBe(read);
});

test('a refusal names its number, and the opposite of it', () => {
  const family = familyOf('WGG');
  const value = { item: 'BigSmall:B', opposite: 'BigSmall:S' };
  const message = 'BigSmall:B and BigSmall:S are opposites: 5 on BigSmall:B.';
  expect(refusalWords(WORDS, family, { message, value })).toBe(
    '‹BigSmall› · ‹B› and ‹BigSmall› · ‹S› are opposites: 5 on ‹BigSmall› · ‹B›.',
  );
  expect(refusalWords(WORDS, family, { message: 'Closed.', value: {} })).toBe('Closed.');
  expect(refusalWords(WORDS, undefined, { message, value })).toBe(message);
});

describe('no code of the rules is left in what is shown of a bet', () => {
  test.each(
    listFamilies().flatMap((family) =>
      LANGUAGES.map((language) => ({ family, code: family.code, language })),
    ),
  )('$code in $language', async ({ family, language }) => {
    const words = await markedWords(family, language);
    const raw: string[] = [];
    const shown = (what: string, text: string) => {
      if (isRaw(text)) raw.push(`${what}: ${text}`);
    };
    for (const each of family.plays.values()) {
      const pick = pickOf(family, each);
      shown(`${each.code} ${pick}`, pickWords(words, each, pick));
      shown(each.code, words.fullName(each));
      for (const style of each.styles) shown(each.code, words.play(each, style));
      for (const { code } of each.tiers) {
        if (/[A-Za-z]/.test(code)) shown(`${each.code} ${code}`, words.tier(code, each.code));
      }
      for (const item of itemsOf(each, pick)) shown(item, itemWords(words, family, item));
    }
    expect(raw).toEqual([]);
  });
});

/** Whether a text contains anything but texts of the catalogues, numbers and separators. */
function isRaw(text: string): boolean {
  return text === '' || /[^-\d\s·|:,–]/.test(text.replaceAll(/‹[^‹›{}]+›/g, ''));
}

function familyOf(code: string): Family {
  const family = findFamily(code);
  if (family === undefined) throw new Error(`no family ${code}`);
  return family;
}

/** A legal pick of a play, the same in each run. */
function pickOf(family: Family, each: Play): string {
  let seed = 1;
  const chance = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  const draft = randomDraft(each, chance);
  const lines = draft.text === '' ? [] : draft.text.split(' ');
  const selection = draftSelection(each.form, draft, lines);
  const bet = checkSlip(family, { play: each.code, selection });
  if (!bet.ok) throw new Error(`no pick of ${family.code} ${each.code}`);
  return bet.value.pick;
}

/** Items of a play as its limits count them. */
function itemsOf({ code, form, items }: Play, pick: string): string[] {
  const whole = `${code}:*`;
  if (items === 'ticket') return [whole];
  if (form.kind === 'lines') return [whole, `${code}:${pick.split(',')[0] ?? ''}`];
  if (items === 'numbers') return [whole];
  return [
    whole,
    ...form.rows.flatMap(({ symbols }, row) =>
      symbols.map((symbol) =>
        form.rows.length > 1 ? `${code}:${row}:${symbol}` : `${code}:${symbol}`,
      ),
    ),
  ];
}

/** The words of a family; a text is wrapped in marks, so that it differs from its code. */
async function markedWords({ code }: Family, language: Language): Promise<PlayWords> {
  const finder = async (namespace: PlayNamespace): Promise<FindText> => {
    const texts = await loadPlayTexts(language, namespace);
    return (key, params) =>
      key in texts ? `‹${fillText(texts[key] ?? '', params ?? {})}›` : undefined;
  };
  const namespace = playNamespaceOf(code);
  const shared = await finder('plays');
  return namespace === 'plays' ? sharedWords(shared) : familyWords(await finder(namespace), shared);
}
