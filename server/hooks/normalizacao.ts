import { createHash } from 'node:crypto';
import { mensagem, type MessageKey } from '#schemas/messages/index.ts';
import type { RegisterHook } from '#server/engine/hook.ts';
import { modelsInForce, type RegisterRecord } from '#server/engine/index.ts';
import { findings, type Finding } from '#server/normalizacao/index.ts';
import { pageOf } from './page-of.ts';

/** What is repeated or does not fit in the registers, found anew at each reading. */
export const normalizacao: RegisterHook = {
  async rows(ctx, request) {
    const { rows } = await findings.execute(ctx.db);
    return pageOf(rows.map(recordOf), request, ['nome', 'detalhe']);
  },
};

const recordOf = ({ regra, registro, registroId, nome, outro }: Finding): RegisterRecord => {
  const definition = modelsInForce().get(registro)?.definition;
  return {
    id: idOf(`${regra}/${registroId}`),
    versao: 1,
    regra,
    registro: definition?.title.one ?? registro,
    nome,
    detalhe: mensagem(`normalizacao.${regra}` as MessageKey, { outro: outro ?? '' }),
    endereco: `/${definition?.area ?? 'administracao'}/${registro}/edicao/${registroId}`,
  };
};

/** The same finding keeps its number from one reading to the next. */
const idOf = (text: string): number =>
  (createHash('sha256').update(text).digest().readUInt32BE(0) & 0x7f_ff_ff_ff) + 1;
