import type { MultipartFile } from '@fastify/multipart';
import { AppError } from '#schemas/app-error.ts';
import type { Protocolo, ProtocoloSalvar } from '#schemas/shapes/protocolo.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { decide } from '#server/base/http/decide.ts';
import { act, loadSituation, perform, requireAllowed } from '#server/conteudo/atos/index.ts';
import type { PreparedFile } from './captura/index.ts';
import { factErrors } from './check-facts.ts';
import { consultar } from './consultar.ts';
import { editar } from './edit-rule.ts';
import { contentColumns, keepFacts } from './keep-facts.ts';
import { keepProtocolFile } from './keep-file.ts';
import { lerCarregado } from './ler.ts';
import { prepareFile } from './prepare-file.ts';
import { indexProtocol } from './index-protocol.ts';

type Saving = ProtocoloSalvar & { readonly prepared?: PreparedFile | undefined };

const guardar = act<Saving>({
  ...editar,
  evento: 'salvo',
  effect: async (ctx, loaded, { id, versao: _versao, captura: _captura, prepared, ...facts }) => {
    const former = await lerCarregado(ctx, loaded);
    const erros = await factErrors(ctx, facts, {
      destinos: former.destinos.length,
      vencimento: former.vencimento ?? null,
      vigenciaDe: former.vigenciaDe ?? null,
      vigenciaAte: former.vigenciaAte ?? null,
      recebidoEm: former.recebidoEm,
      sigilo: former.sigilo,
    });
    if (erros.length > 0) throw new AppError('camposInvalidos', {}, { erros });
    await keepFacts(ctx, id, facts);
    if (prepared) await keepProtocolFile(ctx, id, prepared);
    const colunas = contentColumns(facts);
    const before: Record<string, unknown> = { ...loaded.row };
    const dados = Object.fromEntries(
      Object.entries(colunas)
        .filter(([key, value]) => before[key] !== value)
        .map(([key, value]) => [key, { de: before[key] ?? null, para: value }]),
    );
    return { colunas, dados, resultado: undefined };
  },
  follow: (ctx, { row }) => indexProtocol(ctx.db, row.id),
});

/** Keeps the parts that were sent of a protocol that was not concluded, and another file where one came. */
export const salvar = async (
  ctx: Ctx,
  body: ProtocoloSalvar,
  file: MultipartFile | undefined,
): Promise<Protocolo> => {
  // what may not be done is refused before a file is worked on
  requireAllowed(guardar, (await loadSituation(ctx, body.id)).situation);
  const { prepared, about } = await prepareFile(ctx, body, file);
  return decide(
    ctx,
    async (inner) => {
      await perform(inner, guardar, body.id, { ...body, prepared });
      return consultar(inner, body.id);
    },
    about,
  );
};
