import { sql, type RawBuilder } from 'kysely';
import type { RegistroNormalizacao } from '#schemas/generated-registers.ts';
import { wrongNumbers } from './wrong-numbers.ts';

/** A record that breaks a rule. */
export interface Finding {
  readonly regra: NonNullable<RegistroNormalizacao['regra']>;
  readonly registro: string;
  readonly registroId: number;
  readonly nome: string;
  /** Names of the other records, or of the one above; what the detail of the rule speaks of. */
  readonly outro: string | null;
}

/** Findings of one rule at the most: past these there is more to do than to read. */
const most = 1_000;

const rule = (regra: Finding['regra'], registro: string, select: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select ${regra}::text as regra, ${registro}::text as registro, f.id as registro_id, f.nome, f.outro
    from (${select}) f limit ${most})`;

/** Records whose text, without accents and case, is that of an earlier one of the same group; one reading of the table. */
const repeated = (table: string, name: string, group?: string): RawBuilder<unknown> => sql`
  select id, nome, '#' || primeiro as outro from (
    select id, ${sql.ref(name)} as nome, min(id) over (partition by texto_busca(${sql.ref(name)})${
      group === undefined ? sql`` : sql`, ${sql.ref(group)}`
    }) as primeiro from ${sql.table(`registro.${table}`)}) r
  where primeiro < id`;

/** Every rule over the registers, in one question. */
export const findings = sql<Finding>`${sql.join(
  [
    rule(
      'INTERESSADO_REPETIDO',
      'interessado',
      sql`select id, nome, primeiro_nome || ' (#' || primeiro || ')' as outro from (
        select id, nome, first_value(id) over mesmo as primeiro, first_value(nome) over mesmo as primeiro_nome
        from registro.interessado where coalesce(cpf, cnpj) is not null
        window mesmo as (partition by coalesce(cpf, cnpj) order by id)) r where primeiro < id`,
    ),
    rule(
      'INTERESSADO_HOMONIMO',
      'interessado',
      sql`select id, nome, '#' || primeiro as outro from (
        select id, nome, coalesce(cpf, cnpj) as numero, first_value(id) over mesmo as primeiro,
          first_value(coalesce(cpf, cnpj)) over mesmo as primeiro_numero
        from registro.interessado window mesmo as (partition by texto_busca(nome) order by id)) r
        where primeiro < id and (numero is null or primeiro_numero is null)`,
    ),
    rule('NUMERO_INVALIDO', 'interessado', wrongNumbers('interessado', 'cpf', 'cnpj', 'cep')),
    rule('NUMERO_INVALIDO', 'usuario', wrongNumbers('usuario', 'cpf')),
    rule('NUMERO_INVALIDO', 'organizacao-interna', wrongNumbers('organizacao_interna', 'cep')),
    rule('NUMERO_INVALIDO', 'unidade', wrongNumbers('unidade', 'cep')),
    rule('CIDADE_REPETIDA', 'cidade', repeated('cidade', 'cidade', 'estado')),
    rule('CARGO_REPETIDO', 'cargo', repeated('cargo', 'descricao')),
    rule('ASSUNTO_REPETIDO', 'assunto', repeated('assunto', 'descricao', 'assunto_superior')),
    rule(
      'ASSUNTO_SOB_INATIVO',
      'assunto',
      sql`select a.id, a.descricao as nome, p.descricao as outro from registro.assunto a
        join registro.assunto p on p.id = a.assunto_superior where a.ativo and not p.ativo`,
    ),
    rule(
      'UNIDADE_SOB_INATIVA',
      'unidade',
      sql`select u.id, u.nome, coalesce(case when not p.ativo then p.nome end, o.nome) as outro from registro.unidade u
        join registro.organizacao_interna o on o.id = u.organizacao
        left join registro.unidade p on p.id = u.unidade_superior
        where u.ativo and (not o.ativo or not p.ativo)`,
    ),
    rule(
      'UNIDADE_SEM_PESSOAS',
      'unidade',
      sql`select u.id, u.nome, null::text as outro from registro.unidade u where u.ativo and not exists (
        select from registro.usuario_unidades x join registro.usuario p on p.id = x.registro_id and p.ativo where x.unidade = u.id)`,
    ),
    rule(
      'ORGANIZACAO_SEM_UNIDADE',
      'organizacao-interna',
      sql`select o.id, o.nome, null::text as outro from registro.organizacao_interna o
        where o.ativo and not exists (select from registro.unidade u where u.organizacao = o.id and u.ativo)`,
    ),
    rule(
      'USUARIO_SEM_UNIDADE',
      'usuario',
      sql`select p.id, p.nome, null::text as outro from registro.usuario p where p.ativo and not exists (
        select from registro.usuario_unidades x join registro.unidade u on u.id = x.unidade and u.ativo where x.registro_id = p.id)`,
    ),
    rule(
      'USUARIO_PERFIL_INATIVO',
      'usuario',
      sql`select p.id, p.nome, f.descricao as outro from registro.usuario p
        join registro.perfil_acesso f on f.id = p.perfil_acesso where p.ativo and not f.ativo`,
    ),
    rule(
      'MODELO_TIPO_INATIVO',
      'modelo-documento',
      sql`select m.id, m.nome, t.nome as outro from registro.modelo_documento m
        join registro.tipo_documento t on t.id = m.tipo_documento where m.ativo and not t.ativo`,
    ),
  ],
  sql` union all `,
)}`;
