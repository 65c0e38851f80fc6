import { sql, type RawBuilder } from 'kysely';
import { prioridades } from '#schemas/enums.ts';
import type { DimensaoRelatorio } from '#schemas/shapes/relatorio-montado.ts';
import { mensagem, type MessageKey } from '#schemas/messages/index.ts';

/** What contents are grouped by: its key over `c` (with the joins of its kind), and its name where a register keeps it. */
interface Dimension {
  readonly chave: RawBuilder<unknown>;
  readonly rotulo?: RawBuilder<unknown>;
  /** The name of a key that no register keeps. */
  readonly nomeDe?: (chave: string) => string;
  /** Its keys have an order of their own; without it the largest comes first. */
  readonly ordem?: (a: string, b: string) => number;
}

type Zone = string;

const byNumber = (a: string, b: string): number => Number(a) - Number(b);
const byText = (a: string, b: string): number => (a < b ? -1 : 1);
const message = (place: string) => (chave: string) => mensagem(`${place}.${chave}` as MessageKey);
const levels = ['PUBLICO', 'RESTRITO', 'SIGILOSO'];

const unit = (column: RawBuilder<unknown>): Dimension => ({
  chave: sql`${column}::text`,
  rotulo: sql`(select u.sigla || ' · ' || u.nome from registro.unidade u where u.id = ${column})`,
});

export const dimensions: Readonly<Record<DimensaoRelatorio, (zone: Zone) => Dimension>> = {
  especie: () => ({ chave: sql`c.tipo::text`, nomeDe: message('pesquisa.especies') }),
  tipo: () => ({
    chave: sql`concat_ws('/', c.tipo, coalesce(td.id, tp.id))`,
    rotulo: sql`coalesce(td.nome, tp.nome)`,
    nomeDe: (chave) => mensagem(`pesquisa.especies.${chave.split('/')[0]}` as MessageKey),
  }),
  unidadeOrigem: () => unit(sql`c.unidade_id`),
  unidadeDetentora: () => unit(sql`c.detentor_unidade_id`),
  estado: () => ({ chave: sql`c.estado::text`, nomeDe: message('ui.estado'), ordem: byNumber }),
  fase: () => ({ chave: sql`c.fase::text`, nomeDe: message('pesquisa.fases'), ordem: byNumber }),
  mes: (zone) => ({
    chave: sql`to_char(c.criado_em at time zone ${zone}, 'YYYY-MM')`,
    nomeDe: monthName,
    ordem: byText,
  }),
  nivelAcesso: () => ({
    chave: sql`c.nivel_acesso::text`,
    nomeDe: message('ui.acesso'),
    ordem: (a, b) => levels.indexOf(a) - levels.indexOf(b),
  }),
  sigilo: () => ({ chave: sql`c.sigilo::text`, nomeDe: message('ui.sigilo'), ordem: byNumber }),
  prioridade: () => ({
    chave: sql`coalesce((select t.prioridade from tramite t where t.conteudo_id = c.id and t.especie = 'ENCARGO'
      and t.situacao not in ('RESGATADO', 'CANCELADO', 'REDIRECIONADO') order by t.id desc limit 1), ${sql.lit(notSent)})::text`,
    nomeDe: priorityName,
    ordem: (a, b) => byNumber(b, a),
  }),
};

/** The priority of what was never forwarded. */
const notSent = -1;

const priorityName = (chave: string): string => {
  const name = prioridades[Number(chave)];
  return name === undefined
    ? mensagem('relatorios.semTramite')
    : mensagem(`caixa.filtros.prioridades.${name}`);
};

/** `yyyy-MM` as it is read. */
export const monthName = (chave: string): string => `${chave.slice(5)}/${chave.slice(0, 4)}`;
