export { askOcsp } from './ask-ocsp.ts';
export { updateLists } from './update-lists.ts';
