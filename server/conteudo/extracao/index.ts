export { askForText, extrairTexto, resumeReadings, retomarLeituras } from './ask-for-text.ts';
export { extractText } from './extract-text.ts';
export { readAgain } from './read-again.ts';
