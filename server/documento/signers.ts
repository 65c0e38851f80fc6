import { AppError } from '#schemas/app-error.ts';
import { marcadoresOf } from '#schemas/corpo/marcadores-of.ts';
import type {
  Assinante,
  AssinanteAlteracao,
  AssinantePedido,
  CorpoDoc,
  MarcadorAssinatura,
} from '#schemas/generated.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { readVersion } from './read-documento.ts';
import { takes } from './model-takes.ts';
import { editar } from './edit-rule.ts';
import { act, condition, loadSituation, perform, type ActInput } from '#server/conteudo/atos/index.ts';
import {
  listSigners,
  nameSigner,
  placeOf,
  releaseSigner,
  signerOr,
  signingDeadline,
  usesCertificate,
} from '#server/conteudo/assinatura/index.ts';

const field = (campo: string, mensagem: string): AppError =>
  new AppError('camposInvalidos', {}, { erros: [{ campo, mensagem }] });

/** Places of signature of a draft and who has each. */
export const listarMarcadores = async (ctx: Ctx, id: number): Promise<MarcadorAssinatura[]> => {
  const { row } = await loadSituation(ctx, id);
  const version = await readVersion(ctx, id, row.versaoAtual);
  const signers = await listSigners(ctx, id, row.versaoAtual);
  return marcadoresOf(version.corpo as unknown as CorpoDoc).assinaturas.map((chave) => {
    const signer = signers.find(({ marcador }) => marcador === chave);
    return {
      chave,
      rotulo: version.propriedades.find((property) => property.chave === chave)?.rotulo ?? chave,
      ...(signer ? { assinanteId: signer.id } : {}),
    };
  });
};

/** Who signs is of the draft, and of who has it and may edit it; the text that others read does not grow old by it. */
const ofSigners = { ...editar, exige: [...editar.exige, condition.inHands], semVersao: true } as const;

/** Names a signer for a place that is still free; it answers the id. */
const indicarAssinante = act<AssinantePedido & ActInput, undefined, number>({
  ...ofSigners,
  evento: 'assinanteIndicado',
  effect: async (ctx, { row }, pedido) => {
    const { id } = row;
    if (!(await takes(ctx, row.modeloId, 'permiteAssinanteInterno')))
      throw field('usuarioId', mensagem('documento.modelo.semAssinanteInterno'));
    await requireFreePlace(ctx, id, pedido.marcador);
    const signers = await listSigners(ctx, id, row.versaoAtual);
    if (signers.some(({ usuario }) => usuario.id === pedido.usuarioId))
      throw field('usuarioId', mensagem('documento.recusa.assinanteRepetido'));
    const { usuarioId, estrategia = 'DOCFLOW', marcador } = pedido;
    const where = await signerOr(ctx, { usuarioId, estrategia, sigilo: row.sigilo });
    if (typeof where === 'string') throw field('usuarioId', where);
    const ordem = pedido.ordem ?? Math.max(0, ...signers.map((signer) => signer.ordem)) + 1;
    const prazo = pedido.prazo ? await signingDeadline(ctx, where.unidadeId, pedido.prazo) : null;
    const named = { usuarioId, estrategia, marcador, ordem, prazo };
    const assinanteId = await nameSigner(ctx, { id, versao: row.versaoAtual }, where, named);
    return { dados: { nome: where.nome, marcador, ordem }, resultado: assinanteId };
  },
});

const requireFreePlace = async (ctx: Ctx, id: number, marcador: string): Promise<void> => {
  const place = (await listarMarcadores(ctx, id)).find(({ chave }) => chave === marcador);
  if (!place) throw field('marcador', mensagem('documento.recusa.lugarAusente'));
  if (place.assinanteId !== undefined) throw field('marcador', mensagem('documento.recusa.lugarOcupado'));
};

/** Changes place, order or deadline of a signer who has not signed. */
const mudarAssinante = act<AssinanteAlteracao & ActInput>({
  ...ofSigners,
  evento: 'assinanteAlterado',
  effect: async (ctx, { row }, pedido) => {
    const signer = await pendingSigner(ctx, row.id, row.versaoAtual, pedido.assinanteId);
    if (pedido.marcador !== undefined && pedido.marcador !== signer.marcador)
      await requireFreePlace(ctx, row.id, pedido.marcador);
    // the calendar is that of who signs, as when they were named
    const where = await placeOf(ctx.db, signer.usuario.id);
    if (pedido.estrategia === 'DIGITAL' && !(await usesCertificate(ctx, signer.usuario.id)))
      throw field('estrategia', mensagem('documento.recusa.semCertificado'));
    const prazo =
      pedido.prazo && (await signingDeadline(ctx, where?.unidadeId ?? ctx.sessao.unidadeId, pedido.prazo));
    await ctx.db
      .updateTable('documentoAssinante')
      .set({
        marcador: pedido.marcador ?? signer.marcador,
        estrategia: pedido.estrategia ?? signer.estrategia,
        ordem: pedido.ordem ?? signer.ordem,
        prazo: prazo === undefined ? (signer.prazo ?? null) : prazo || null,
      })
      .where('id', '=', pedido.assinanteId)
      .execute();
    return { dados: { nome: signer.usuario.nome }, resultado: undefined };
  },
});

/** Takes a signer off a draft; one who already signed stays. */
const retirarAssinante = act<ActInput & { readonly assinanteId: number }>({
  ...ofSigners,
  evento: 'assinanteRetirado',
  effect: async (ctx, { row }, { assinanteId }) => {
    const signer = await pendingSigner(ctx, row.id, row.versaoAtual, assinanteId);
    await ctx.db.deleteFrom('documentoAssinante').where('id', '=', assinanteId).execute();
    await releaseSigner(ctx.db, row.id, signer.usuario.id);
    return { dados: { nome: signer.usuario.nome }, resultado: undefined };
  },
});

export const adicionarAssinante = async (ctx: Ctx, id: number, pedido: AssinantePedido): Promise<Assinante> =>
  currentSigner(ctx, id, await perform(ctx, indicarAssinante, id, pedido));

export const alterarAssinante = async (
  ctx: Ctx,
  id: number,
  pedido: AssinanteAlteracao,
): Promise<Assinante> => {
  await perform(ctx, mudarAssinante, id, pedido);
  return currentSigner(ctx, id, pedido.assinanteId);
};

export const removerAssinante = (ctx: Ctx, id: number, assinanteId: number): Promise<void> =>
  perform(ctx, retirarAssinante, id, { assinanteId });

const currentSigner = async (ctx: Ctx, id: number, assinanteId: number): Promise<Assinante> => {
  const { row } = await loadSituation(ctx, id);
  return one(ctx, id, row.versaoAtual, assinanteId);
};

const pendingSigner = async (
  ctx: Ctx,
  id: number,
  versao: number,
  assinanteId: number,
): Promise<Assinante> => {
  const signer = await one(ctx, id, versao, assinanteId);
  if (signer.situacao !== 'PENDENTE')
    throw new AppError('transicaoNaoPermitida', {
      motivo: mensagem('documento.motivo.assinanteAssinou'),
    });
  return signer;
};

const one = async (ctx: Ctx, id: number, versao: number, assinanteId: number): Promise<Assinante> => {
  const found = (await listSigners(ctx, id, versao)).find((signer) => signer.id === assinanteId);
  if (!found) throw new AppError('naoEncontrado');
  return found;
};
