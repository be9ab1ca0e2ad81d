export { type Admission, type Admit, admitEverything, createAdmission, type Share } from './create-admission.ts';
export { currentVisitor, currentWork, doAs } from './current-work.ts';
