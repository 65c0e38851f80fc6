import { textsOf, type KeysOf } from './format.ts';
import { ptBR } from './pt-BR/index.ts';

export { format, type MessageData } from './format.ts';
export { putOwnTexts } from './own-texts.ts';
export { putTranslation, type Translation } from './translation.ts';
export { ptBR };

/** Key of a text of the catalogue: `erro.naoEncontrado`. A key that does not exist does not compile. */
export type MessageKey = KeysOf<typeof ptBR>;

/** The text of a key of any area, for the server. */
export const mensagem = textsOf(ptBR);
