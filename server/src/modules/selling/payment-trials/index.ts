export { lookAtTrials } from './look-at-trials.ts';
export { claimTrial } from './open-trial.ts';
export { refundSubscriber, refundTrial } from './refund-trial.ts';
