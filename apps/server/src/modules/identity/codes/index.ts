// Codes: one-time codes by SMS and mail, and the proof of a mobile number.
export { checkCode } from './check-code.ts';
export { codeHealth } from './code-health.ts';
export { forgotSms, loginCode, registerSms } from './login-code.ts';
export { proveNumber } from './prove-number.ts';
export { sendCode } from './send-code.ts';
export { pruneCodes } from './store/codes.ts';
