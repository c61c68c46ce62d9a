export { ConfirmEmailScreen } from './confirm-email.screen.tsx';
export { ForgotPasswordScreen } from './forgot-password.screen.tsx';
export { RecoverPasswordScreen } from './recover-password.screen.tsx';
export { RegisterScreen } from './register.screen.tsx';
export { UpdatePasswordScreen } from './update-password.screen.tsx';
