// The register form of a visitor that an invitation link brought here.
import { expect, test, vi } from 'vitest';
import { texts } from '../../../i18n/en/forms.ts';
import { startHistory } from '../../../navigation/history.ts';
import { openTestPage } from '../../../testing/open-test-page.tsx';
import { RegisterDialog } from './RegisterDialog.tsx';

const { show } = openTestPage();

const CODE = 'abcdefghij0123456789';
const RULE = { acceptedPattern: '', patternId: '', minLength: 0, maxLength: 64 };
const FIELDS = { affiliateCode: { ...RULE, enabled: true, required: false } };

const input = (name: string) => document.querySelector<HTMLInputElement>(`input[name=${name}]`);
const answered = (value: unknown) => Response.json({ success: true, value });
const refused = (errorCode: string, status: number) =>
  Response.json({ success: false, errorCode, message: 'No', value: null }, { status });

function answerCalls(invitation: Response): void {
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.includes('setting/register')) return answered({ fields: FIELDS, minimumAge: 18 });
    return url.includes('affiliate') ? invitation.clone() : new Promise(() => undefined);
  });
}

async function open(search: string): Promise<void> {
  history.replaceState({}, '', `/${search}`);
  startHistory();
  await show(<RegisterDialog onClose={() => undefined} />, () => input('affiliateCode') !== null);
}

test.each([
  ['is used up', refused('affiliate.invalid', 422), '', true],
  ['can be used', answered({ valid: true, opens: 'member' }), CODE, false],
  ['is not known of now', refused('rate.limited', 429), CODE, false],
])('a link that %s is said to be before anything is typed', async (_, answer, code, isEnded) => {
  answerCalls(answer);
  await open(`?affiliateCode=${CODE}`);
  expect(input('affiliateCode')?.value).toBe(code);
  expect(document.body.textContent.includes(texts.inviteEnded)).toBe(isEnded);
});
