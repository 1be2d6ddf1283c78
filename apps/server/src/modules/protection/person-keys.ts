// By what an excluded person is known again: hashes under the house's key, never the data itself.
import { createHmac } from 'node:crypto';
import type { House } from '../../ground/house.ts';

export interface PersonData {
  readonly mobile: string;
  readonly email: string;
  readonly idNumber: string;
  readonly realName: string;
  /** `YYYY-MM-DD`, or empty. */
  readonly birthday: string;
}

/** One hash for each thing that tells a person from others; what is empty gives none. */
export function personKeys(house: House, data: PersonData): Buffer[] {
  const tidy = (text: string): string =>
    text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
  const digits = data.mobile.replace(/\D/g, '').replace(/^0+/, '');
  const id = data.idNumber.replace(/[^\p{L}\d]/gu, '').toLowerCase();
  const name = tidy(data.realName);
  const found = [
    digits === '' ? '' : `mobile:${digits}`,
    data.email === '' ? '' : `email:${tidy(data.email)}`,
    id === '' ? '' : `id:${id}`,
    name === '' || data.birthday === '' ? '' : `name:${name}:${data.birthday}`,
  ];
  const secret = house.keys.secret('excluded-person');
  return found
    .filter((each) => each !== '')
    .map((each) => createHmac('sha256', secret).update(each).digest());
}
