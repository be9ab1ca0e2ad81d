export { createTurns, type TurnLimits, type Turns } from './create-turns.ts';
