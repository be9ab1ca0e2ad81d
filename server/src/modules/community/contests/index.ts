export { readContest } from './contests.store.ts';
export { listEntrants, readEntry } from './entries.store.ts';
export { createContest } from './save-contest.ts';
