import { tipoConteudo } from '#schemas/enums.ts';

/** The kinds of content that people sign: a document in either way, a protocol only with a certificate. */
export const signedKinds: readonly number[] = [tipoConteudo.documento, tipoConteudo.arquivoDigital];
