import { mensagem } from '#schemas/messages/index.ts';
import type { Sessao } from '#server/base/http/session.ts';

/** Who acts, as others read it: of a substitute, both names. */
export const actingName = ({ nome, substitutoNome }: Pick<Sessao, 'nome' | 'substitutoNome'>): string =>
  substitutoNome === undefined
    ? nome
    : mensagem('sessao.substituicao.quem', { substituto: substitutoNome, nome });
