import { sql } from 'kysely';
import type { FieldError } from '#schemas/app-error.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { RegisterHook } from '#server/engine/hook.ts';
import { today } from '#server/prazo/index.ts';
import { refuseField } from './refuse-field.ts';

/** What an inactive unit leaves behind. */
interface Left {
  readonly subordinadas: number;
  readonly conteudos: number;
}

/** A unit stays in the organisation of those below it; the one above is checked by the filter of its relation. */
export const unidade: RegisterHook = {
  async beforeSave(ctx, { id, before, values }) {
    if (values['ativo'] === false) values['dataInativacao'] ??= today(ctx);
    if (id === undefined || before?.['organizacao'] === values['organizacao']) return;
    const below = await ctx.db
      .selectFrom('registro.unidade')
      .select('id')
      .where('unidadeSuperior', '=', id)
      .where('organizacao', '!=', Number(values['organizacao']))
      .limit(1)
      .executeTakeFirst();
    if (below) throw refuseField('organizacao', 'registro.unidade.subordinadas');
  },
  async warnings(ctx, { id, ...record }) {
    if (record['ativo'] !== false) return [];
    const { rows } = await sql<Left>`
      select (select count(*)::int from registro.unidade where unidade_superior = ${id} and ativo) as subordinadas,
        (select count(*)::int from conteudo where detentor_unidade_id = ${id}) as conteudos`.execute(ctx.db);
    const { subordinadas = 0, conteudos = 0 } = rows[0] ?? {};
    return [
      ...(subordinadas > 0 ? [warning('registro.unidade.inativaComSubordinadas', subordinadas)] : []),
      ...(conteudos > 0 ? [warning('registro.unidade.inativaComConteudos', conteudos)] : []),
    ];
  },
};

const warning = (
  key: 'registro.unidade.inativaComSubordinadas' | 'registro.unidade.inativaComConteudos',
  total: number,
): FieldError => ({ campo: 'ativo', mensagem: mensagem(key, { total }) });
