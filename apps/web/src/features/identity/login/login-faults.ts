// What the login form requires and when (product.md sections 2, 4 and 5).

export interface LoginFields {
  readonly username: string;
  readonly password: string;
  readonly captcha: string;
}

export type LoginFault = 'usernameRequired' | 'passwordRequired' | 'captchaRequired';

/** The missing fields; the username is trimmed, the password never. */
export function loginFaults(
  fields: LoginFields,
  requirements: { readonly captcha: boolean; readonly remembered: boolean },
): Partial<Record<keyof LoginFields, LoginFault>> {
  return {
    ...(fields.username.trim() === '' ? { username: 'usernameRequired' as const } : {}),
    ...(fields.password === '' && !requirements.remembered
      ? { password: 'passwordRequired' as const }
      : {}),
    ...(requirements.captcha && fields.captcha.trim() === ''
      ? { captcha: 'captchaRequired' as const }
      : {}),
  };
}

/** Whether a refused login requires a captcha. */
export function requiresCaptcha(refusal: {
  readonly code: string;
  readonly value: Readonly<Record<string, unknown>>;
}): boolean {
  return refusal.value['captcha'] === true || refusal.code === 'login.captcha.required';
}

/**
 * The login stored in this browser: the last username beside the cookie of the ticked box
 * (decisions.md 8). The page cannot read the credential itself.
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
