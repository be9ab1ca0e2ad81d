export { hashPassword, refuseWhenBusy, verifyPassword } from './hash-password.ts';
