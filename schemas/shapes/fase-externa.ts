import { oneOf, type Static } from './vocabulary.ts';

export type FaseExterna = Static<typeof FaseExterna>;
export const FaseExterna = oneOf(['SOLICITACAO', 'DEVOLUCAO', 'CONFERENCIA', 'AUTUADO', 'ASSINAR'], {
  type: 'string',
});

export type DesfechoExterno = Static<typeof DesfechoExterno>;
export const DesfechoExterno = oneOf(['ATENDIDO', 'ATENDIDO_EM_PARTE', 'NAO_ATENDIDO', 'ARQUIVADO'], {
  type: 'string',
});
