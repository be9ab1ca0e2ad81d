export {
  type HashingCaller,
  hashingState,
  hashPassword,
  refuseWhenBusy,
  verifyPassword,
} from './hash-password.ts';
