export { type JoinedPdfs, joinPdfs } from './join-pdfs.ts';
export { createPaper, type Paper, page, type TextBox } from './paper.ts';
