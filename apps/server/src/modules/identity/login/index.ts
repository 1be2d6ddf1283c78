// Login: by password, by code, by a remembered login, and its second step.
export { loginVerify } from './login-verify.ts';
export { login } from './login.ts';
export { forgetLogin, rememberLogin } from './remember-login.ts';
