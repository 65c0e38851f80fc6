import { AppError, type FieldError } from '#schemas/app-error.ts';
import type {
  Compromisso,
  CompromissoNovo,
  CompromissoSalvar,
  CompromissoVersao,
  EscopoCompromisso,
} from '#schemas/generated.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { atKeyboard } from '#server/base/http/session.ts';
import {
  factErrors,
  keepAround,
  knownPeople,
  participantErrors,
  repeticaoErrors,
  writtenOf,
  wrong,
} from './fatos.ts';
import { requireOwn, shown } from './own-compromisso.ts';
import { changeAll, changeFollowing, changeOne, endBefore, remove, takeOut } from './serie.ts';
import { escoposDe } from './who-may.ts';

const ownerErrors = async (ctx: Ctx, escopo: EscopoCompromisso, owner: number): Promise<FieldError[]> => {
  const { sessao } = ctx;
  if (!escoposDe(sessao).includes(escopo)) return [wrong('escopo', 'escopo')];
  if (escopo !== 'PESSOA' || owner === atKeyboard(sessao)) return [];
  const colleague =
    sessao.marcas.has('criarEventosColegas') && (await knownPeople(ctx, [owner], sessao.unidadeId)) === 1;
  return colleague ? [] : [wrong('usuarioId', 'colega')];
};

/** Makes an event, of the organisation, of the unit, one's own or a colleague's. */
export const marcar = async (ctx: Ctx, body: CompromissoNovo): Promise<Compromisso> => {
  const { sessao, db } = ctx;
  const { escopo, repeticao, participantes = [] } = body;
  const owner = body.usuarioId ?? atKeyboard(sessao);
  const erros = [
    ...(await ownerErrors(ctx, escopo, owner)),
    ...factErrors(body),
    ...repeticaoErrors(repeticao, body.de),
    ...(await participantErrors(ctx, participantes)),
  ];
  if (erros.length > 0) throw new AppError('camposInvalidos', {}, { erros });
  const written = writtenOf(body, repeticao, sessao.unidadeId);
  const { id } = await db
    .insertInto('compromisso')
    .values({
      ...written.columns,
      escopo,
      organizacaoId: sessao.organizacaoId,
      unidadeId: escopo === 'UNIDADE' ? sessao.unidadeId : null,
      usuarioId: escopo === 'PESSOA' ? owner : null,
      criadoPor: atKeyboard(sessao),
      alteradoEm: ctx.agora,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await keepAround(ctx, id, written, participantes);
  return shown(ctx, id);
};

/** Changes an event: of a series, one time that it happens, that one and what follows, or all of it. */
export const salvar = async (
  ctx: Ctx,
  id: number,
  { versao, alcance = 'TODOS', ocorrencia, participantes = [], repeticao, ...facts }: CompromissoSalvar,
): Promise<Compromisso> => {
  const kept = await requireOwn(ctx, id, versao);
  const erros = [
    ...factErrors(facts),
    ...(alcance === 'ESTE' ? [] : repeticaoErrors(repeticao, facts.de)),
    ...(await participantErrors(ctx, participantes)),
  ];
  if (erros.length > 0) throw new AppError('camposInvalidos', {}, { erros });
  // the day that was seen, which an opening on a day without business has moved
  const at = kept.regra === null ? undefined : await shown(ctx, id, ocorrencia);
  const change = { facts, repeticao, participantes, at };
  if (at === undefined || alcance === 'TODOS') return changeAll(ctx, kept, change);
  return alcance === 'ESTE' ? changeOne(ctx, kept, change) : changeFollowing(ctx, kept, change);
};

export const desmarcar = async (
  ctx: Ctx,
  id: number,
  { versao, alcance = 'TODOS', ocorrencia }: CompromissoVersao,
): Promise<void> => {
  const kept = await requireOwn(ctx, id, versao);
  if (kept.regra !== null && alcance !== 'TODOS') {
    const at = (await shown(ctx, id, ocorrencia)).ocorrencia ?? kept.de;
    if (alcance === 'ESTE') return takeOut(ctx, id, at);
    if (await endBefore(ctx, kept, at)) return;
  }
  await remove(ctx, id);
};
