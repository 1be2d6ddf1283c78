// The register form by the server's field rules (product.md sections 3 and 5).

export interface FieldRule {
  readonly enabled: boolean;
  readonly required: boolean;
  readonly patternId: string;
  readonly minLength: number;
  readonly maxLength: number;
}

export type FieldRules = Readonly<Record<string, FieldRule>>;

/** Every field that the form can ask for, in the order in which it asks. */
export const REGISTER_FIELDS = [
  'username',
  'password',
  'confirmPassword',
  'nickname',
  'payeeName',
  'birthday',
  'email',
  'mobileNum',
  'idNumber',
  'paymentPassword',
  'line',
  'whatsapp',
  'facebook',
  'telegram',
  'zalo',
  'wechat',
  'qqNum',
  'affiliateCode',
  'referralCode',
  'recommenderId',
] as const;
export type RegisterField = (typeof REGISTER_FIELDS)[number];
export type RegisterValues = Readonly<Partial<Record<RegisterField, string>>>;

/** The fields that a merchant's rules show. Username and both passwords are always asked. */
export function shownFields(rules: FieldRules): RegisterField[] {
  const always = new Set<RegisterField>(['username', 'password', 'confirmPassword']);
  return REGISTER_FIELDS.filter((name) => always.has(name) || rules[name]?.enabled === true);
}

/** Pattern families (product.md section 5), by the id that a rule carries. */
export const PATTERNS = {
  any: /^\P{Cc}*$/u,
  'letters-digits': /^[A-Za-z0-9]*$/,
  'letter-first': /^[A-Za-z][A-Za-z0-9]*$/,
  digits: /^\d*$/,
  email: /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)*\.[a-z]{2,}$/i,
  uppercase: /\p{Lu}/u,
  mixed: /^(?=.*\p{Lu})(?=.*\p{Ll})(?=.*\p{Nd})(?=.*[^\p{L}\p{N}\s])/u,
  'full-name': /^[\p{L}\p{M}.'’-]+( [\p{L}\p{M}.'’-]+)+$/u,
  name: /^[\p{L}\p{M}.'’ -]+$/u,
  thai: /^[\p{Script=Thai} ]+$/u,
  korean: /^[\p{Script=Hangul} ]+$/u,
  japanese: /^[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー ]+$/u,
  date: /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/,
  'date-month-first': /^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])-\d{4}$/,
  phone: /^\+?\d{6,15}$/,
} as const;
export type PatternId = keyof typeof PATTERNS;

export type FieldFault =
  | { readonly kind: 'required' }
  | { readonly kind: 'length'; readonly min: number; readonly max: number }
  | { readonly kind: 'pattern'; readonly pattern: PatternId }
  | { readonly kind: 'mismatch' }
  | { readonly kind: 'underage' };

/** Passwords count exactly as typed. */
const AS_TYPED: ReadonlySet<RegisterField> = new Set(['password', 'confirmPassword']);

interface FieldCheck {
  readonly name: RegisterField;
  readonly rule: FieldRule | undefined;
  readonly values: RegisterValues;
  /** The youngest birthday that is old enough, `YYYY-MM-DD`. */
  readonly bornBy: string;
}

/** What is wrong with a field, if anything; the server looks at everything again. */
export function fieldFault({ name, rule, values, bornBy }: FieldCheck): FieldFault | undefined {
  const typed = values[name] ?? '';
  const value = AS_TYPED.has(name) ? typed : typed.trim();
  const must = rule?.required ?? ['username', 'password'].includes(name);
  if (name === 'confirmPassword') {
    return value === (values.password ?? '') ? undefined : { kind: 'mismatch' };
  }
  if (value === '') return must ? { kind: 'required' } : undefined;
  if (rule === undefined) return undefined;
  const pattern = patternOf(rule.patternId);
  if (pattern !== undefined && !PATTERNS[pattern].test(value)) return { kind: 'pattern', pattern };
  const length = [...value].length;
  if (length < rule.minLength || length > rule.maxLength) {
    return { kind: 'length', min: rule.minLength, max: rule.maxLength };
  }
  return name === 'birthday' && value > bornBy ? { kind: 'underage' } : undefined;
}

/** The last day on which someone was born who is old enough on `today`. */
export function bornBy(today: string, age: number): string {
  const [year = '', ...rest] = today.split('-');
  return [String(Number(year) - age).padStart(4, '0'), ...rest].join('-');
}

function patternOf(id: string): PatternId | undefined {
  return Object.hasOwn(PATTERNS, id) ? (id as PatternId) : undefined;
}
