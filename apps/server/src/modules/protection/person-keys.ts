// Keys that recognise an excluded person: HMACs under the installation's key, never the data
// itself.
import { createHmac } from 'node:crypto';
import type { AppContext } from '../../platform/app-context.ts';

export interface PersonData {
  readonly mobile: string;
  readonly email: string;
  readonly idNumber: string;
  readonly realName: string;
  /** `YYYY-MM-DD`, or empty. */
  readonly birthday: string;
}

/** One hash per identifying datum; empty data gives none. */
export function personKeys(app: AppContext, data: PersonData): Buffer[] {
  const normalize = (text: string): string =>
    text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
  const digits = data.mobile.replace(/\D/g, '').replace(/^0+/, '');
  const id = data.idNumber.replace(/[^\p{L}\d]/gu, '').toLowerCase();
  const name = normalize(data.realName);
  const found = [
    digits === '' ? '' : `mobile:${digits}`,
    data.email === '' ? '' : `email:${normalize(data.email)}`,
    id === '' ? '' : `id:${id}`,
    name === '' || data.birthday === '' ? '' : `name:${name}:${data.birthday}`,
  ];
  const secret = app.keys.secret('excluded-person');
  return found
    .filter((each) => each !== '')
    .map((each) => createHmac('sha256', secret).update(each).digest());
}
