import { AppError } from '#schemas/app-error.ts';
import { isRecipient, mayBeTyped } from '#schemas/corpo/may-be-typed.ts';
import { normalizeCorpo } from '#schemas/corpo/normalize-corpo.ts';
import { validateCorpo } from '#schemas/corpo/validate-corpo.ts';
import { tipoConteudo } from '#schemas/enums.ts';
import type { Documento } from '#schemas/shapes/documento.ts';
import type { DocumentoSalvar, DocumentoSalvo } from '#schemas/shapes/documento-novo.ts';
import type { Valores } from '#schemas/shapes/propriedade.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { grantAccess } from '#server/pessoas/acesso/grant-access.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { adoptImages } from './body-images.ts';
import { changedFacts, chosenRecordErrors, keepInterested } from '#server/conteudo/dados/index.ts';
import { isDay } from '#server/instalacao/prazo/index.ts';
import { camposOf, saveCampos } from '#server/conteudo/campos/index.ts';
import { destinationErrors, keepDestinations } from './destinos-internos/index.ts';
import { editar } from './edit-rule.ts';
import { readDocumento, readVersion, type VersionRow } from './read-documento.ts';
import { foundBy } from './found-by.ts';
import { takes } from './model-takes.ts';
import {
  act,
  perform,
  type ConteudoRow,
  type Done,
  type Loaded,
  type Situation,
} from '#server/conteudo/atos/index.ts';

/**
 * Keeps a draft: only the parts that were sent. The text is autosaved and leaves no event; a change of what the
 * document is about (subject, secrecy, people) does.
 */
export const guardar = act<DocumentoSalvar>({
  ...editar,
  evento: 'salvo',
  effect: async (ctx, loaded, input) => {
    await checkReferences(ctx, loaded, input);
    await saveText(ctx, loaded, input);
    if (input.campos) await saveCampos(ctx, camposOf(loaded.row), input.campos);
    await savePeople(ctx, input);
    return saveFacts(ctx, loaded, input);
  },
});

/** A draft is found by these. */
const parts = ['assunto', 'corpo', 'valores', 'campos', 'interessados'] as const;

const indexDraft = async ({ db }: Ctx, saved: Documento): Promise<void> => {
  const { numero, valoresAutomaticos: automaticos } = saved;
  await db
    .updateTable('conteudo')
    .set({ busca: foundBy(saved, { automaticos, numero }) })
    .where('id', '=', saved.id)
    .execute();
};

export const salvar = async (ctx: Ctx, input: DocumentoSalvar): Promise<DocumentoSalvo> => {
  await perform(ctx, guardar, input.id, input);
  const saved = await readDocumento(ctx, input.id, 0);
  const { id, versao, valoresAutomaticos, campos, pendencias } = saved;
  if (parts.some((part) => input[part] !== undefined)) await indexDraft(ctx, saved);
  return { id, versao, salvoEm: ctx.agora.toISOString(), valoresAutomaticos, campos, pendencias };
};

/** Who only helps to write it does not change who sees it. */
const accessErrors = ({ colaboro, naMinhaUnidade }: Situation, row: ConteudoRow, input: DocumentoSalvar) => {
  if (!colaboro || naMinhaUnidade) return [];
  const before = { sigilo: row.sigilo, nivelAcesso: row.nivelAcesso, hipoteseLegal: row.hipoteseLegal ?? '' };
  return (['sigilo', 'nivelAcesso', 'hipoteseLegal'] as const)
    .filter((campo) => input[campo] !== undefined && input[campo] !== before[campo])
    .map((campo) => ({ campo, mensagem: mensagem('colaboracao.recusa.acesso') }));
};

const checkReferences = async (
  ctx: Ctx,
  { row, situation }: Loaded,
  input: DocumentoSalvar,
): Promise<void> => {
  const erros = await chosenRecordErrors(ctx, row, input);
  if (input.vencimento && !isDay(input.vencimento))
    erros.push({ campo: 'vencimento', mensagem: mensagem('documento.recusa.data') });
  erros.push(...accessErrors(situation, row, input));
  erros.push(...(await destinationErrors(ctx, row, input.destinos ?? [], (index) => `destinos.${index}`)));
  if (erros.length > 0) throw new AppError('camposInvalidos', {}, { erros });
};

const saveText = async (ctx: Ctx, { row }: Loaded, input: DocumentoSalvar): Promise<void> => {
  if (input.corpo === undefined && input.valores === undefined) return;
  // what is filled is in its fields: the text is that of its model
  if (input.corpo !== undefined && row.tipo === tipoConteudo.formularioPdf)
    throw new AppError(
      'camposInvalidos',
      {},
      { erros: [{ campo: 'corpo', mensagem: mensagem('formulario.semTexto') }] },
    );
  const former = await readVersion(ctx, row.id, row.versaoAtual);
  const known = new Set(former.propriedades.filter(mayBeTyped).map((p) => p.chave));
  const stranger = Object.keys(input.valores ?? {}).find((key) => !known.has(key));
  if (stranger !== undefined)
    throw new AppError(
      'campoDesconhecido',
      { campo: stranger },
      {
        erros: [{ campo: `valores.${stranger}`, mensagem: mensagem('documento.recusa.marcadorAusente') }],
      },
    );
  await checkTypedRecipients(ctx, row.modeloId, former, input.valores ?? {});
  const corpo = input.corpo === undefined ? undefined : soundBody(input.corpo);
  if (corpo !== undefined) await adoptImages(ctx, row.id, corpo);
  await ctx.db
    .updateTable('documentoVersao')
    .set({
      corpo: corpo === undefined ? undefined : JSON.stringify(corpo),
      valores: input.valores === undefined ? undefined : JSON.stringify(input.valores),
    })
    .where('documentoId', '=', row.id)
    .where('numero', '=', row.versaoAtual)
    .execute();
};

/** A model without recipients from outside shows those of the list: what the system fills is not written over. */
const checkTypedRecipients = async (
  ctx: Ctx,
  modeloId: number,
  { propriedades, valores }: Pick<VersionRow, 'propriedades' | 'valores'>,
  typed: Valores,
): Promise<void> => {
  const written = propriedades.find(
    (one) =>
      one.preenchimento === 'AUTOMATICO' &&
      isRecipient(one) &&
      Boolean(typed[one.chave]) &&
      typed[one.chave] !== valores[one.chave],
  );
  if (!written || (await takes(ctx, modeloId, 'permiteDestinoExterno'))) return;
  throw new AppError(
    'camposInvalidos',
    {},
    {
      erros: [
        { campo: `valores.${written.chave}`, mensagem: mensagem('documento.modelo.semDestinoExterno') },
      ],
    },
  );
};

const soundBody = (value: unknown): unknown => {
  const checked = validateCorpo(value);
  if (!checked.ok)
    throw new AppError('camposInvalidos', {}, { erros: [{ campo: 'corpo', mensagem: checked.mensagem }] });
  return normalizeCorpo(checked.corpo);
};

const savePeople = async (ctx: Ctx, input: DocumentoSalvar): Promise<void> => {
  if (input.interessados) await keepInterested(ctx, input.id, input.interessados);
  if (input.destinos) await keepDestinations(ctx, input.id, input.destinos);
};

const saveFacts = async (ctx: Ctx, { row }: Loaded, input: DocumentoSalvar): Promise<Done<void>> => {
  const { colunas, dados } = changedFacts(row, input);
  if (input.assuntoClasseId !== undefined)
    await ctx.db
      .updateTable('documento')
      .set({ classeId: input.assuntoClasseId === 0 ? null : input.assuntoClasseId })
      .where('id', '=', row.id)
      .execute();
  if (input.nivelAcesso === 'SIGILOSO')
    await grantAccess(ctx.db, row.id, ctx.agora, [{ usuarioId: ctx.sessao.usuarioId, motivo: 'sigiloso' }]);
  return {
    colunas,
    dados,
    evento: Object.keys(dados).length > 0 ? undefined : false,
    resultado: undefined,
  };
};
