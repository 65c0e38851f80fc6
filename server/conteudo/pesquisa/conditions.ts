import { sql, type RawBuilder } from 'kysely';
import {
  fasesTodas,
  origemPesquisa,
  qualquerEstado,
  tiposDeOrigemExterna,
  tiposPorCaso,
} from '#schemas/campos-pesquisa.ts';
import type { FiltroCampos, PeriodoPesquisa } from '#schemas/shapes/filtro-pesquisa.ts';
import { writtenNumber } from '#schemas/numeracao/written-number.ts';
import { textQuery } from '#server/conteudo/achados/index.ts';
import { replyFilter, validityFilter } from '#server/conteudo/atos/index.ts';
import { containsNumber, namedByNumber } from '#server/conteudo/dados/index.ts';
import { hasWords } from '#server/base/db/has-words.ts';
import { documentKey, type Asked } from './read-filter.ts';

type Condition = RawBuilder<unknown>;
type Writer<K extends keyof FiltroCampos> = (
  value: NonNullable<FiltroCampos[K]>,
  zone: string,
  hoje: string,
) => Condition | undefined;

/** Days of the person's calendar as instants: from the first one's beginning to the last one's end. */
const within = (column: Condition, { inicio, fim }: PeriodoPesquisa, zone: string): Condition =>
  sql`${column} >= (${inicio}::date::timestamp at time zone ${zone}) and ${column} < ((${fim}::date + 1)::timestamp at time zone ${zone})`;

const ofDocument = (condition: Condition): Condition =>
  sql`exists (select from documento d where d.id = c.id and ${condition})`;

/** What people from outside asked for: they are the interested party of it. */
const requestsOf = (condition: Condition): Condition =>
  sql`select s.id from solicitacao s join registro.usuario_externo e on e.id = s.externo_id where ${condition}`;

/** Whether somebody signed it in a way. */
const signedBy = (way: Condition, value: boolean): Condition =>
  sql`exists (select from documento_assinante s where s.documento_id = c.id and ${way}
    and s.situacao = 'ASSINADO') = ${value}`;

const given = sql`t.situacao not in ('RESGATADO', 'CANCELADO', 'REDIRECIONADO')`;

/** What each field asks of a content, over the alias `c` of `conteudo`. The text `q` is asked apart: it has a rank. */
const writers: { readonly [K in keyof FiltroCampos]?: Writer<K> } = {
  numero: (value) => {
    const number = writtenNumber(value);
    return number.chave === ''
      ? undefined
      : sql`(${containsNumber(number.chave)} or ${namedByNumber(number)})`;
  },
  assunto: (value) => {
    const query = textQuery(value);
    // the index finds the words anywhere; only those in the subject count
    return query && sql`c.busca @@ ${query.all} and to_tsvector('portugues', c.assunto) @@ ${query.all}`;
  },
  interessado: (value) =>
    value.trim() === ''
      ? undefined
      : sql`c.id in (select ci.conteudo_id from conteudo_interessado ci
          join registro.interessado i on i.id = ci.interessado_id
          where ${hasWords(sql`i.nome`, value)}
          union all ${requestsOf(hasWords(sql`e.nome`, value))})`,
  cpfCnpj: (value) =>
    value.trim() === ''
      ? undefined
      : sql`c.id in (select ci.conteudo_id from conteudo_interessado ci
          join registro.interessado i on i.id = ci.interessado_id
          where i.cpf = ${documentKey(value)} or i.cnpj = ${documentKey(value)}
          union all ${requestsOf(sql`e.documento = ${documentKey(value)}`)})`,
  fase: (value) => (value === fasesTodas ? undefined : sql`c.fase = ${value}`),
  origem: (value) =>
    value === origemPesquisa.todos
      ? undefined
      : sql`(c.tipo = any(${tiposDeOrigemExterna}::smallint[])) = ${value === origemPesquisa.externo}`,
  estado: (value) => (value === qualquerEstado ? undefined : sql`c.estado = ${value}`),
  sigilo: (value) => sql`c.sigilo = ${value}`,
  nivelAcesso: (value) => sql`c.nivel_acesso = ${value}`,
  autor: (value) => sql`c.autor_id = ${value}`,
  unidadeOrigem: (value) => sql`c.unidade_id = ${value}`,
  unidadeDetentora: (value) => sql`c.detentor_unidade_id = ${value}`,
  tipoProcesso: (value) =>
    sql`exists (select from processo p where p.id = c.id and p.tipo_processo_id = ${value})`,
  tipoDocumento: (value) => ofDocument(sql`d.tipo_documento_id = ${value}`),
  modeloDocumento: (value) => ofDocument(sql`d.modelo_id = ${value}`),
  // below zero, who signs from outside
  assinante: (value) =>
    sql`exists (select from documento_assinante s where s.documento_id = c.id
      and ${value < 0 ? sql`s.externo_id = ${-value}` : sql`s.usuario_id = ${value}`}
      and s.situacao <> 'CANCELADO')`,
  assinaturaCertificadoDigital: (value) => signedBy(sql`s.estrategia <> 'DOCFLOW'`, value),
  assinaturaNuvem: (value) => signedBy(sql`s.estrategia = 'CLOUD'`, value),
  paraConhecimento: (value) =>
    sql`exists (select from tramite t where t.conteudo_id = c.id and t.especie = 'CONHECIMENTO' and ${given}) = ${value}`,
  dataCriacao: (value, zone) => within(sql`c.criado_em`, value, zone),
  dataConclusao: (value, zone) => within(sql`c.concluido_em`, value, zone),
  // whatever was forwarded in those days moved then or later
  dataUltimoTramite: (value, zone) =>
    sql`c.movimentado_em >= (${value.inicio}::date::timestamp at time zone ${zone})
      and ${within(sql`(select max(t.enviado_em) from tramite t where t.conteudo_id = c.id)`, value, zone)}`,
  resposta: (value, _zone, hoje) => replyFilter(value, sql`${hoje}::date`),
  vigencia: (value, _zone, hoje) => validityFilter(value, sql`${hoje}::date`),
  fimVigencia: ({ inicio, fim }) => sql`c.vigencia_fim between ${inicio}::date and ${fim}::date`,
  vencimento: ({ inicio, fim }) => sql`c.vencimento between ${inicio}::date and ${fim}::date`,
};

/** Everything that was asked but the text. */
export const conditionsOf = ({ caso, filtro }: Asked, zone: string, hoje: string): Condition => {
  const types = tiposPorCaso(caso);
  const parts = (Object.keys(filtro) as (keyof FiltroCampos)[]).flatMap((name) => {
    const write = writers[name] as Writer<typeof name> | undefined;
    return write?.(filtro[name] as never, zone, hoje) ?? [];
  });
  if (types) parts.push(ofTypes(types));
  return parts.length === 0 ? sql`true` : sql.join(parts, sql` and `);
};

/** Of one type, the index that has it keeps the newest first. */
const ofTypes = (types: readonly number[]): Condition => {
  const [one, ...others] = types;
  return one !== undefined && others.length === 0
    ? sql`c.tipo = ${sql.lit(one)}`
    : sql`c.tipo = any(${types}::smallint[])`;
};
