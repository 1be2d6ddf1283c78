// Human: captchas, and the human check before a login, a code or a registration.
export { captcha, isCaptchaRight } from './captcha.ts';
export { humanCheck } from './human-check.ts';
export { type HumanProof, requireHuman } from './human.ts';
export { requireCaptcha, requireCaptchaAfterFailures } from './require-captcha.ts';
export { pruneCaptchas, pruneProofs } from './store.ts';
