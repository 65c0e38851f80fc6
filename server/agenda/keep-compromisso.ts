import { AppError, type FieldError } from '#schemas/app-error.ts';
import type {
  AlcanceCompromisso,
  Compromisso,
  CompromissoNovo,
  CompromissoSalvar,
  CompromissoVersao,
  EscopoCompromisso,
} from '#schemas/shapes/compromisso.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { atKeyboard } from '#server/base/http/session.ts';
import { peopleOf, tell, tellChange } from './avisar.ts';
import {
  factErrors,
  keepAround,
  knownPeople,
  participantErrors,
  repeticaoErrors,
  writtenOf,
  wrong,
} from './fatos.ts';
import { requireOwn, shown, type Kept } from './own-compromisso.ts';
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
  const { escopo, repeticao, participantes = [], lembretes = [] } = body;
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
  await keepAround(ctx, id, written, participantes, lembretes);
  await tell(ctx, 'convidado', id, body, await peopleOf(ctx, id));
  return shown(ctx, id);
};

/** Which time of a series is meant: alone, the first one if no other was said, which may be out already. */
const timeOf = (
  { de }: Kept,
  alcance: AlcanceCompromisso,
  ocorrencia: string | undefined,
): string | undefined => (alcance === 'ESTE' ? (ocorrencia ?? de) : ocorrencia);

/** Changes an event: of a series, one time that it happens, that one and what follows, or all of it. */
export const salvar = async (
  ctx: Ctx,
  id: number,
  {
    versao,
    alcance = 'TODOS',
    ocorrencia,
    participantes = [],
    lembretes = [],
    repeticao,
    ...facts
  }: CompromissoSalvar,
): Promise<Compromisso> => {
  const kept = await requireOwn(ctx, id, versao);
  const erros = [
    ...factErrors(facts),
    ...(alcance === 'ESTE' ? [] : repeticaoErrors(repeticao, facts.de)),
    ...(await participantErrors(ctx, participantes)),
  ];
  if (erros.length > 0) throw new AppError('camposInvalidos', {}, { erros });
  // the day that was seen, which an opening on a day without business has moved
  const at = kept.regra === null ? undefined : await shown(ctx, id, timeOf(kept, alcance, ocorrencia));
  const former = at ?? (await shown(ctx, id));
  const before = await peopleOf(ctx, id);
  const change = { facts, repeticao, participantes, lembretes, at };
  const how = at === undefined ? 'TODOS' : alcance;
  const make = { ESTE: changeOne, SEGUINTES: changeFollowing, TODOS: changeAll }[how];
  const { id: to } = await make(ctx, kept, change);
  await tellChange(ctx, before, to, { former, facts, repeticao, alone: how === 'ESTE' });
  return shown(ctx, to);
};

export const desmarcar = async (
  ctx: Ctx,
  id: number,
  { versao, alcance = 'TODOS', ocorrencia }: CompromissoVersao,
): Promise<void> => {
  const kept = await requireOwn(ctx, id, versao);
  const at = await shown(ctx, id, kept.regra === null ? undefined : timeOf(kept, alcance, ocorrencia));
  const dia = at.ocorrencia ?? kept.de;
  const people = await peopleOf(ctx, id);
  if (kept.regra !== null && alcance === 'ESTE') await takeOut(ctx, id, dia);
  else if (kept.regra === null || alcance === 'TODOS' || !(await endBefore(ctx, kept, dia)))
    await remove(ctx, id);
  await tell(ctx, 'desmarcado', id, at, people);
};
