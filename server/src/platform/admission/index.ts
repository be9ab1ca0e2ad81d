export { type Admission, type Admit, admitEverything, createAdmission, type Share } from './create-admission.ts';
export { currentWork, doAs } from './current-work.ts';
