export { format, mensagem, type MessageData, type MessageKey } from './format.ts';
export { ptBR } from './pt-BR/index.ts';
