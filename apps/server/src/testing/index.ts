export { openTestApp, type TestApp } from './test-app.ts';
export { agree, approveAndReadCode } from './agree.ts';
export { codeOf, logInOperator } from './log-in-operator.ts';
export { openBrowser, type Browser } from './browser.ts';
export { changeSetting } from './change-setting.ts';
export { freshPhoneNumber, verifyPhoneNumber } from './phone-number.ts';
export { readCode, readMessages } from './read-code.ts';
export { solveCaptcha } from './solve-captcha.ts';
