// Registering by the merchant's rules the first time, logging in ever after.
import { proveHuman } from '../prove-human.ts';
import { PASSWORD, type Person } from './people.ts';
import type { Around } from './player.ts';
import type { PlayerClient } from './site.ts';

export type Entry =
  | { readonly ok: true; readonly client: PlayerClient }
  | { readonly ok: false; readonly code: string };

/** A client with an open session of the person, or the code of the refusal. */
export async function comeIn(around: Around, person: Person): Promise<Entry> {
  let token: string | undefined;
  const client = around.site.visit({ ...person, token: () => token });
  const { merchant, username } = person;
  const isKnown = around.known.has(merchant, username);
  const answer = isKnown ? await logIn(client, person) : await register(client, person);
  if (answer.ok) {
    if (!isKnown) around.known.add(merchant, username);
    token = answer.value.token;
    return { ok: true, client };
  }
  const { code, fields } = answer.refusal;
  const isTaken = code === 'username.taken' || fields['username'] === 'username.taken';
  if (isKnown || !isTaken) return { ok: false, code };
  around.known.add(merchant, username);
  return comeIn(around, person);
}

async function logIn(client: PlayerClient, { username }: Person) {
  const human = await proveHuman(client, 'login');
  return client.call('login', { username, password: PASSWORD, ...human });
}

async function register(client: PlayerClient, { username, fullName, birthday, device }: Person) {
  const human = await proveHuman(client, 'register');
  return client.call('register', {
    ...human,
    username,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    payeeName: fullName,
    birthday,
    registerMethod: device,
  });
}
