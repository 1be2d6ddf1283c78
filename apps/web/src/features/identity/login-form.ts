// What the login form asks and when (product.md sections 2, 4 and 5).

export interface LoginFields {
  readonly username: string;
  readonly password: string;
  readonly captcha: string;
}

export type LoginFault = 'usernameRequired' | 'passwordRequired' | 'captchaRequired';

/** What is missing before the form can be sent; the username is trimmed, the password never. */
export function loginFaults(
  fields: LoginFields,
  asked: { readonly captcha: boolean; readonly remembered: boolean },
): Partial<Record<keyof LoginFields, LoginFault>> {
  return {
    ...(fields.username.trim() === '' ? { username: 'usernameRequired' as const } : {}),
    ...(fields.password === '' && !asked.remembered
      ? { password: 'passwordRequired' as const }
      : {}),
    ...(asked.captcha && fields.captcha.trim() === ''
      ? { captcha: 'captchaRequired' as const }
      : {}),
  };
}

/** Whether a refused login is answered with a captcha. */
export function asksCaptcha(refusal: {
  readonly code: string;
  readonly value: Readonly<Record<string, unknown>>;
}): boolean {
  return refusal.value['captcha'] === true || refusal.code === 'login.captcha.required';
}

/**
 * The login that this browser keeps: the last user's name beside the mark of the ticked box
 * (decisions.md 8). The credential itself is out of the page's reach.
 */
export function rememberedUser(cookies: string): string | undefined {
  const entries = new Map(
    cookies.split('; ').map((entry): [string, string] => {
      const at = entry.indexOf('=');
      return [entry.slice(0, at), safeDecode(entry.slice(at + 1))];
    }),
  );
  if ((entries.get('loginRemember') ?? '') === '') return undefined;
  const last = [...entries].find(([name]) => name.endsWith('-login'))?.[1];
  return last === '' ? undefined : last;
}

function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
