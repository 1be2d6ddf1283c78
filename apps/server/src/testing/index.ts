export { openTestHouse, type TestHouse } from './test-house.ts';
export { agree, agreedCode } from './agree.ts';
export { codeOf, logInOperator } from './log-in-operator.ts';
export { openBrowser, type Browser } from './browser.ts';
export { changeSetting } from './change-setting.ts';
export { freshNumber, giveNumber } from './own-number.ts';
export { readCode, readMessages } from './read-code.ts';
export { solveCaptcha } from './solve-captcha.ts';
