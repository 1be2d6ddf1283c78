// Registers a player by the merchant's rules the first time, and logs in from then on.
import { proveHuman } from '../prove-human.ts';
import { PASSWORD, type SimulatedMember } from './simulated-members.ts';
import type { PlayerContext } from './player.ts';
import type { PlayerClient } from './site.ts';

export type Entry =
  | { readonly ok: true; readonly client: PlayerClient }
  | { readonly ok: false; readonly code: string };

/** Returns a client with an open session of the player, or the code of the refusal. */
export async function openPlayerSession(
  context: PlayerContext,
  person: SimulatedMember,
): Promise<Entry> {
  let token: string | undefined;
  const client = context.site.visit({ ...person, token: () => token });
  const { merchant, username } = person;
  const isRegistered = context.knownNames.has(merchant, username);
  const answer = isRegistered ? await logIn(client, person) : await register(client, person);
  if (answer.ok) {
    if (!isRegistered) context.knownNames.add(merchant, username);
    token = answer.value.token;
    return { ok: true, client };
  }
  const { code, fields } = answer.refusal;
  const isTaken = code === 'username.taken' || fields['username'] === 'username.taken';
  if (isRegistered || !isTaken) return { ok: false, code };
  context.knownNames.add(merchant, username);
  return openPlayerSession(context, person);
}

async function logIn(client: PlayerClient, { username }: SimulatedMember) {
  const human = await proveHuman(client, 'login');
  return client.call('login', { username, password: PASSWORD, ...human });
}

async function register(
  client: PlayerClient,
  { username, fullName, birthday, device }: SimulatedMember,
) {
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
