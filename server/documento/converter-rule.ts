import { tipoConteudo } from '#schemas/enums.ts';
import { concluded, condition, inUse, type Rule } from '#server/conteudo/atos/index.ts';
import { serPeca } from '#server/conteudo/pecas/index.ts';

/** A concluded document may become the first piece of a process that is opened for it. */
export const converterProcesso = {
  nome: 'converterProcesso',
  especies: [tipoConteudo.documento],
  fase: concluded,
  estado: inUse,
  exige: [condition.permission('processoIncluir'), ...serPeca.exige],
} as const satisfies Rule;
