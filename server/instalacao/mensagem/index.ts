export { fillMessages } from './fill-messages.ts';
export { announceOwnTexts, loadOwnTexts, ownTextsChannel, readOwnTexts } from './own-texts.ts';
