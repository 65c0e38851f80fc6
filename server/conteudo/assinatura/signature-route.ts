import { AppError } from '#schemas/app-error.ts';
import type {
  Assinante,
  CancelarAssinatura,
  PrazoAssinatura,
  TramiteAssinantes,
} from '#schemas/shapes/assinante.ts';
import type { EncaminharAssinatura } from '#schemas/shapes/assinatura.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { act, concluded, condition, inUse, type ActInput, type Rule } from '#server/conteudo/atos/index.ts';
import { whoSees } from '#server/pessoas/acesso/who-sees.ts';
import { notify } from '#server/pessoas/notificacao/index.ts';
import { openNextTurn, openStep, tellAuthor } from './next-turn.ts';
import { releaseSigner } from './release-signer.ts';
import { listSigners } from './signers.repository.ts';
import { signingDeadline } from './signing-deadline.ts';
import { tellOutsiders } from './tell-outsiders.ts';
import { signedKinds } from '#server/conteudo/especies/index.ts';

/** The way of what was concluded through those who still have to sign is of who wrote it or has it. */
const ofRoute = {
  especies: signedKinds,
  fase: concluded,
  estado: inUse,
  exige: [condition.permission('documentoEditar'), condition.authorOrHolder, condition.signaturesPending],
} as const;

/** Whether the person may lead the way of the signatures: what the screen offers stands on it. */
export const conduzirAssinaturas = { ...ofRoute, nome: 'conduzirAssinaturas' } as const satisfies Rule;

const refused = (motivo: string): AppError => new AppError('transicaoNaoPermitida', { motivo });

interface DocumentRow {
  readonly id: number;
  readonly versaoAtual: number;
}

const pendingOf = async (ctx: Ctx, { id, versaoAtual }: DocumentRow): Promise<Assinante[]> =>
  (await listSigners(ctx, id, versaoAtual)).filter(({ situacao }) => situacao === 'PENDENTE');

const requirePending = async (ctx: Ctx, row: DocumentRow, assinanteId: number): Promise<Assinante> => {
  const signer = (await listSigners(ctx, row.id, row.versaoAtual)).find(({ id }) => id === assinanteId);
  if (!signer) throw new AppError('naoEncontrado');
  if (signer.situacao !== 'PENDENTE') throw refused(mensagem('documento.motivo.assinanteAssinou'));
  return signer;
};

/** A signature by certificate covers the file with the signers that it names: nobody leaves it any more. */
const requireNoCertificate = async (ctx: Ctx, { id, versaoAtual }: DocumentRow): Promise<void> => {
  const signed = (await listSigners(ctx, id, versaoAtual)).filter(({ situacao }) => situacao === 'ASSINADO');
  if (signed.some(({ estrategia }) => estrategia !== 'DOCFLOW'))
    throw refused(mensagem('documento.motivo.comCertificado'));
};

const setDeadline = async (ctx: Ctx, signer: Assinante, prazo: string): Promise<void> => {
  // the calendar is that of who signs
  const unidadeId = signer.unidade?.id ?? ctx.sessao.unidadeId;
  await ctx.db
    .updateTable('documentoAssinante')
    .set({ prazo: prazo === '' ? null : await signingDeadline(ctx, unidadeId, prazo) })
    .where('id', '=', signer.id)
    .execute();
};

/** Says in which order those who still have to sign do it; whoever comes first is told, whoever no longer does waits. */
export const ordenarAssinantes = act<TramiteAssinantes & ActInput>({
  ...ofRoute,
  nome: 'ordenarAssinantes',
  evento: 'assinantesOrdenados',
  semVersao: true,
  effect: async (ctx, { row }, { assinantes }) => {
    for (const { assinanteId, ordem, prazo } of assinantes) {
      const signer = await requirePending(ctx, row, assinanteId);
      await ctx.db.updateTable('documentoAssinante').set({ ordem }).where('id', '=', assinanteId).execute();
      if (prazo !== undefined) await setDeadline(ctx, signer, prazo);
    }
    const pending = await pendingOf(ctx, row);
    const first = Math.min(...pending.map(({ ordem }) => ordem));
    await ctx.db
      .updateTable('documentoAssinante')
      .set({ liberadoEm: null })
      .where('documentoId', '=', row.id)
      .where('versao', '=', row.versaoAtual)
      .where('situacao', '=', 'PENDENTE')
      .where('ordem', '>', first)
      .execute();
    return { dados: { nomes: pending.map(({ usuario }) => usuario.nome).join(', ') }, resultado: undefined };
  },
  follow: (ctx, { row }) => openNextTurn(ctx, { id: row.id, versao: row.versaoAtual }),
});

/** Opens the turn of the next step without waiting for the present one, who may still sign. */
export const passarAoProximo = act<EncaminharAssinatura & ActInput>({
  ...ofRoute,
  nome: 'passarAoProximo',
  evento: 'vezAberta',
  semVersao: true,
  effect: async (ctx, { row }, { prazo }) => {
    const waiting = (await pendingOf(ctx, row)).filter(({ liberadoEm }) => liberadoEm === undefined);
    const next = Math.min(...waiting.map(({ ordem }) => ordem));
    const people = waiting.filter(({ ordem }) => ordem === next);
    if (people.length === 0) throw refused(mensagem('documento.motivo.semProximoAssinante'));
    for (const signer of people) if (prazo !== undefined) await setDeadline(ctx, signer, prazo);
    await openStep(ctx, { id: row.id, versao: row.versaoAtual }, next);
    return { dados: { nomes: people.map(({ usuario }) => usuario.nome).join(', ') }, resultado: undefined };
  },
});

/** Gives those who still have to sign, or one of them, until when; an empty day takes the deadline away. */
export const definirPrazo = act<PrazoAssinatura & ActInput>({
  ...ofRoute,
  nome: 'definirPrazoAssinatura',
  evento: 'prazoAssinatura',
  semVersao: true,
  effect: async (ctx, { row }, { prazo, assinanteId }) => {
    const people =
      assinanteId === undefined ? await pendingOf(ctx, row) : [await requirePending(ctx, row, assinanteId)];
    for (const signer of people) await setDeadline(ctx, signer, prazo);
    return { dados: { nomes: people.map(({ usuario }) => usuario.nome).join(', ') }, resultado: undefined };
  },
});

/** Who is not asked to sign any more is told so; of who is from outside, only one whose turn had come knew of it. */
const tellDismissed = async (
  ctx: Ctx,
  documentoId: number,
  { id, usuario, externoId, liberadoEm }: Assinante,
): Promise<void> => {
  if (externoId !== undefined) return tellOutsiders(ctx, liberadoEm === undefined ? [] : [id], 'dispensada');
  await releaseSigner(ctx.db, documentoId, usuario.id);
  const asked = [usuario.id].filter((one) => one !== ctx.sessao.usuarioId);
  const seeing = await whoSees(ctx.db, documentoId, asked);
  await notify(ctx.db, ctx.agora, {
    tipo: 'ASSINATURA',
    conteudoId: documentoId,
    usuarioIds: seeing,
    especie: 'assinaturaCancelada',
  });
  // who saw it only to sign it is told without its name
  await notify(ctx.db, ctx.agora, {
    tipo: 'ASSINATURA',
    usuarioIds: asked.filter((one) => !seeing.includes(one)),
    assunto: mensagem('documento.aviso.assinaturaDispensada'),
    conteudo: mensagem('documento.aviso.assinaturaDispensadaTexto'),
  });
};

interface Cancelling extends CancelarAssinatura, ActInput {
  /** Each way of signing has a call of its own. */
  readonly estrategia: 'DOCFLOW' | 'DIGITAL';
  readonly motivo: string;
}

/** A signature that was asked for and is not wanted any more; what was signed stays signed. */
export const cancelarAssinatura = act<Cancelling, undefined, Assinante>({
  ...ofRoute,
  nome: 'cancelarAssinatura',
  comMotivo: true,
  evento: 'assinaturaCancelada',
  effect: async (ctx, { row }, { assinanteId, motivo, estrategia }) => {
    const signer = await requirePending(ctx, row, assinanteId);
    await requireNoCertificate(ctx, row);
    if (signer.estrategia !== estrategia) throw refused(mensagem('documento.motivo.outraEstrategia'));
    await ctx.db
      .updateTable('documentoAssinante')
      .set({ situacao: 'CANCELADO' })
      .where('id', '=', assinanteId)
      .execute();
    return {
      colunas: { assinaturasTotal: row.assinaturasTotal - 1 },
      dados: { nome: signer.usuario.nome, motivo },
      resultado: signer,
    };
  },
  follow: async (ctx, { row }, _pedido, signer) => {
    const documento = { ...row, versao: row.versaoAtual };
    await tellDismissed(ctx, row.id, signer);
    await openNextTurn(ctx, documento);
    if (row.assinaturasTotal > 1 && row.assinaturasFeitas === row.assinaturasTotal - 1)
      await tellAuthor(ctx, documento, { todos: true });
  },
});
