import { sql } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import type { Compromisso, RepeticaoCompromisso } from '#schemas/shapes/compromisso.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { findCompromisso, type CompromissoLido } from './read-compromissos.ts';
import { mayChange, type Owned } from './who-may.ts';

/** An event as it is kept. */
export interface Kept extends Owned {
  readonly id: number;
  readonly versao: number;
  readonly organizacaoId: number;
  readonly de: string;
  readonly ate: string;
  readonly regra: string | null;
  readonly diaUtil: RepeticaoCompromisso['diaUtil'] | null;
  readonly unidadeCalendarioId: number | null;
}

export const shown = async (ctx: Ctx, id: number, ocorrencia?: string): Promise<Compromisso> =>
  (await seen(ctx, id, ocorrencia)).event;

/** The same, with what other calendars are told of it. */
export const seen = async (ctx: Ctx, id: number, ocorrencia?: string): Promise<CompromissoLido> => {
  const found = await findCompromisso(ctx, id, ocorrencia);
  if (!found) throw new AppError('naoEncontrado');
  return found;
};

/** The event, locked, if the person may change it and saw it as it is. */
export const requireOwn = async (ctx: Ctx, id: number, versao: number): Promise<Kept> => {
  await shown(ctx, id);
  const { rows } = await sql<Kept>`
    select e.id, e.escopo, e.organizacao_id, e.unidade_id, e.usuario_id, e.criado_por, e.versao, e.de::text as de, e.ate::text as ate,
      s.regra, s.dia_util, s.unidade_calendario_id
    from compromisso e left join compromisso_serie s on s.compromisso_id = e.id where e.id = ${id} for update of e`.execute(
    ctx.db,
  );
  const [row] = rows;
  if (!row) throw new AppError('naoEncontrado');
  if (!mayChange(ctx.sessao, row)) throw new AppError('acessoNegado');
  if (row.versao !== versao) throw new AppError('conflitoDeVersao');
  return row;
};
