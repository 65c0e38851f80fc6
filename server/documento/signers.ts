import { AppError } from '#schemas/app-error.ts';
import { marcadoresOf } from '#schemas/corpo/marcadores-of.ts';
import type {
  Assinante,
  AssinanteAlteracao,
  AssinanteDeFora,
  AssinantePedido,
  AssinantesDeForaQuery,
  MarcadorAssinatura,
} from '#schemas/shapes/assinante.ts';
import type { CorpoDoc } from '#schemas/shapes/corpo.ts';
import type { Page } from '#schemas/api/endpoint.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { readVersion } from './read-documento.ts';
import { takes } from './model-takes.ts';
import { editar } from './edit-rule.ts';
import {
  act,
  condition,
  loadSituation,
  perform,
  requireAllowed,
  type ActInput,
  type ConteudoRow,
} from '#server/conteudo/atos/index.ts';
import {
  listSigners,
  nameOutsider,
  nameSigner,
  outsiderOr,
  placeOf,
  possibleOutsiders,
  releaseSigner,
  signerOr,
  signingDeadline,
  usesCertificate,
  type SignerPlace,
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
      assinanteId: signer?.id,
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
    const { id, versaoAtual: versao } = row;
    const who = await whoIsNamed(ctx, row, pedido);
    const { marcador } = pedido;
    await requireFreePlace(ctx, id, marcador);
    const signers = await listSigners(ctx, id, versao);
    if (signers.some(({ usuario }) => usuario.id === who.numero))
      throw field(who.campo, mensagem('documento.recusa.assinanteRepetido'));
    const ordem = pedido.ordem ?? Math.max(0, ...signers.map((signer) => signer.ordem)) + 1;
    // of who is of no unit here, the calendar is that of who asks
    const unidadeId = who.place?.unidadeId ?? ctx.sessao.unidadeId;
    const prazo = pedido.prazo ? await signingDeadline(ctx, unidadeId, pedido.prazo) : null;
    const route = { marcador, ordem, prazo };
    const assinanteId = who.place
      ? await nameSigner(ctx, { id, versao }, who.place, {
          usuarioId: who.numero,
          estrategia: pedido.estrategia ?? 'DOCFLOW',
          ...route,
        })
      : await nameOutsider(ctx, { id, versao }, { externoId: -who.numero, ...route });
    return { dados: { nome: who.nome, marcador, ordem }, resultado: assinanteId };
  },
});

interface WhoIsNamed {
  /** As it is in the list of signers: below zero, of who is from outside. */
  readonly numero: number;
  readonly nome: string;
  readonly campo: 'usuarioId' | 'externoId';
  readonly place?: SignerPlace;
}

/** One person, of here or from outside, whom the model takes and who may sign this draft. */
const whoIsNamed = async (ctx: Ctx, row: ConteudoRow, pedido: AssinantePedido): Promise<WhoIsNamed> => {
  const { usuarioId, externoId, estrategia = 'DOCFLOW' } = pedido;
  if ((usuarioId === undefined) === (externoId === undefined))
    throw field('usuarioId', mensagem('externo.recusa.umAssinante'));
  if (usuarioId !== undefined) {
    if (!(await takes(ctx, row.modeloId, 'permiteAssinanteInterno')))
      throw field('usuarioId', mensagem('documento.modelo.semAssinanteInterno'));
    const { sigilo, detentorUnidadeId: deUnidadeId } = row;
    const place = await signerOr(ctx, { usuarioId, estrategia, sigilo, deUnidadeId });
    if (typeof place === 'string') throw field('usuarioId', place);
    return { numero: usuarioId, nome: place.nome, campo: 'usuarioId', place };
  }
  const numero = externoId ?? 0;
  if (!(await takes(ctx, row.modeloId, 'permiteAssinanteExterno')))
    throw field('externoId', mensagem('externo.recusa.semAssinanteExterno'));
  if (estrategia !== 'DOCFLOW') throw field('estrategia', mensagem('externo.recusa.deForaSemCertificado'));
  const person = await outsiderOr(ctx, numero, row);
  if (typeof person === 'string') throw field('externoId', person);
  return { numero: -numero, nome: person.nome, campo: 'externoId' };
};

/** Accounts from outside, to who may name signers of that draft, where its model takes them. */
export const assinantesDeFora = async (
  ctx: Ctx,
  { documentoId, q }: AssinantesDeForaQuery,
): Promise<Page<AssinanteDeFora>> => {
  const { row, situation } = await loadSituation(ctx, documentoId);
  requireAllowed(ofSigners, situation);
  if (!(await takes(ctx, row.modeloId, 'permiteAssinanteExterno')))
    throw field('documentoId', mensagem('externo.recusa.semAssinanteExterno'));
  return possibleOutsiders(ctx, q);
};

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
    if (pedido.estrategia === 'DIGITAL') await requireCertificate(ctx, signer);
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

const requireCertificate = async (ctx: Ctx, { usuario, externoId }: Assinante): Promise<void> => {
  if (externoId !== undefined) throw field('estrategia', mensagem('externo.recusa.deForaSemCertificado'));
  if (!(await usesCertificate(ctx, usuario.id)))
    throw field('estrategia', mensagem('documento.recusa.semCertificado'));
};

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
