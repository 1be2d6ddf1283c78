// Passwords: the rules for login passwords, and their change by the member.
export { changePassword, judgeNewPassword } from './change-password.ts';
export { fieldRefusal } from './field-refusal.ts';
export { newPasswordProblem } from './password-rules.ts';
