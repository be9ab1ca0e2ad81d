export { hashingState, hashPassword, refuseWhenBusy, verifyPassword } from './hash-password.ts';
