export { format, mensagem, type MessageData, type MessageKey } from './format.ts';
export { putOwnTexts } from './own-texts.ts';
export { putTranslation, type Translation } from './translation.ts';
export { ptBR } from './pt-BR/index.ts';
