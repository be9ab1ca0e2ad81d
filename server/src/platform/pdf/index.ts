export { createPaper, type Paper, page, type TextBox } from './paper.ts';
