export { openTestHouse, type TestHouse } from './test-house.ts';
export { codeOf, logInOperator } from './log-in-operator.ts';
export { openBrowser, type Browser } from './browser.ts';
export { solveCaptcha } from './solve-captcha.ts';
