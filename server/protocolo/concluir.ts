import { AppError } from '#schemas/app-error.ts';
import { tipoConteudo } from '#schemas/enums.ts';
import type { Protocolo } from '#schemas/shapes/protocolo.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { act, condition, draft, estado, fase, inUse, type ActInput } from '#server/conteudo/atos/index.ts';
import { openNextTurn } from '#server/conteudo/assinatura/index.ts';
import { camposOf, freezeCampos } from '#server/conteudo/campos/index.ts';
import { isNational, planFor, takeFree, type NumberPlan } from '#server/conteudo/numeracao/index.ts';
import { newCode } from '#server/conteudo/verificacao/index.ts';
import { today } from '#server/instalacao/prazo/index.ts';
import { grantAccess } from '#server/pessoas/acesso/grant-access.ts';
import { sendOnConclusion } from './envio/index.ts';
import { lerCarregado } from './ler.ts';
import { indexProtocol } from './index-protocol.ts';

/** Gives a protocol its number, which is the last that is taken, and sends it to its destinations. */
export const concluir = act<ActInput>({
  nome: 'concluir',
  especies: [tipoConteudo.arquivoDigital],
  fase: draft,
  estado: inUse,
  exige: [condition.inHands, condition.notTakenOrProtocol],
  para: { fase: fase.concluido, estado: estado.corrente },
  evento: 'concluido',
  effect: async (ctx, loaded) => {
    const { row } = loaded;
    const { pendencias, tipoDocumento, assinantes } = await lerCarregado(ctx, loaded);
    if (pendencias.length > 0)
      throw new AppError(
        'faltaParaConcluir',
        {},
        {
          erros: pendencias.map(({ campo, chave, codigo, texto }) => ({
            campo: campo ?? chave ?? codigo,
            mensagem: texto,
          })),
        },
      );
    if (asked(assinantes).length > 0) await giveCode(ctx, row.id);
    await freezeCampos(ctx, camposOf(row));
    await grantAccess(ctx.db, row.id, ctx.agora, [{ unidadeId: row.detentorUnidadeId, motivo: 'criou' }]);
    const plan = await planOf(ctx, tipoDocumento.id);
    const numero = row.numero ?? plan.write(await takeFree(ctx.db, plan, row.organizacaoId));
    const assinaturas = {
      assinaturasTotal: asked(assinantes).length,
      assinaturasFeitas: 0,
    };
    return {
      colunas: { numero, concluidoEm: ctx.agora, checkInUsuarioId: null, checkInEm: null, ...assinaturas },
      dados: { numero },
      resultado: undefined,
    };
  },
  follow: async (ctx, { row }) => {
    await indexProtocol(ctx.db, row.id);
    await openNextTurn(ctx, { id: row.id, versao: row.versaoAtual }, { exceto: ctx.sessao.usuarioId });
    await sendOnConclusion(ctx, row.id);
  },
});

const asked = (assinantes: Protocolo['assinantes']): Protocolo['assinantes'] =>
  assinantes.filter(({ situacao }) => situacao !== 'CANCELADO');

/** By which anybody verifies what was signed; one that it already had remains. */
const giveCode = ({ db }: Ctx, id: number): Promise<unknown> =>
  db
    .updateTable('protocolo')
    .set({ codigo: newCode() })
    .where('id', '=', id)
    .where('codigo', 'is', null)
    .execute();

/** Protocols have sequences of their own, but where the number is that of a protocol unit for everything (NUP, NIPE). */
const planOf = async (ctx: Ctx, tipoId: number): Promise<NumberPlan> => {
  const ano = Number(today(ctx).slice(0, 4));
  const plan = await planFor(ctx.db, { tipoId, unidadeId: ctx.sessao.unidadeId, ano });
  if (!plan) throw new AppError('naoEncontrado');
  const tipo = tipoConteudo.arquivoDigital;
  const { chave, descricao } = plan.counter;
  if (isNational(plan)) return { ...plan, tipo };
  return {
    ...plan,
    tipo,
    counter: { ...plan.counter, chave: `protocolo:${chave}`, descricao: `Protocolo: ${descricao}` },
  };
};
