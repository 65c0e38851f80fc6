export { updateLists } from './update-lists.ts';
