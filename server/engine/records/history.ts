import type { Page } from '#schemas/api/endpoint.ts';
import { mensagem, ptBR } from '#schemas/messages/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import type { RegisterView } from '#server/engine/model/register-view.ts';
import type { FieldChange } from './changes.ts';
import { withPresentNames } from './former-names.ts';
import { withFileNames } from './named-files.ts';
import { runQuery } from './query.ts';
import { chainOf } from './save.ts';
import { sqlValues } from './sql-values.ts';
import { nameOfUser } from './stale-version.ts';

/** One change of a record. */
export interface HistoryEntry {
  readonly id: number;
  readonly momento: string;
  readonly tipo: 'criacao' | 'alteracao' | 'exclusao' | 'ato';
  /** What was done, where it is not that fields were written. */
  readonly texto?: string;
  readonly motivo?: string;
  /** The version that the change left; `restaurar` takes it. */
  readonly versao?: number;
  readonly usuario?: string;
  /** The person in whose place the other acted. */
  readonly substituido?: string;
  readonly unidade?: string;
  readonly campos: readonly FieldChange[];
}

interface EventRow {
  readonly id: number;
  readonly momento: Date;
  readonly ato: string;
  readonly usuario: string | null;
  readonly substituto: string | null;
  readonly unidade: string | null;
  readonly campos: readonly FieldChange[] | null;
  readonly nome: string | null;
  readonly motivo: string | null;
  readonly versao: number | null;
  readonly total: number;
}

const kinds: Readonly<Record<string, HistoryEntry['tipo']>> = {
  registroCriado: 'criacao',
  registroAlterado: 'alteracao',
  registroExcluido: 'exclusao',
};

type Act = keyof typeof ptBR.registro.historico;

const acts: Readonly<Record<string, string>> = ptBR.registro.historico;

/** In words, an act that is not a change of fields: what a domain did with the record. */
const textOf = ({ ato, nome }: EventRow): string =>
  mensagem(`registro.historico.${Object.hasOwn(acts, ato) ? (ato as Act) : 'outroAto'}`, {
    nome: nome ?? '',
  });

/** The changes of a record, newest first; fields that this person may not see are left out. */
export const recordHistory = async (
  ctx: Ctx,
  view: RegisterView,
  id: number,
  { start, pageSize }: { readonly start: number; readonly pageSize: number },
): Promise<Page<HistoryEntry>> => {
  const values = sqlValues();
  const units = view.models.get('unidade');
  const unit = units?.fields.has('sigla')
    ? `(select n.sigla from ${units.from} n where n.id = e.unidade_id)`
    : 'null::text';
  const rows = await runQuery<EventRow>(
    ctx,
    `select e.id, e.momento, e.ato, ${nameOfUser(view)} as usuario, ${nameOfUser(view, 'e.substituto_id')} as substituto,
       ${unit} as unidade, e.dados -> 'campos' as campos, e.dados ->> 'nome' as nome,
       e.dados ->> 'motivo' as motivo, (e.dados ->> 'versao')::int as versao, count(*) over ()::int as total
     from evento e where e.cadeia = ${values.add(chainOf(view.model.name, id))}
     order by e.seq desc limit ${values.add(pageSize)} offset ${values.add((start - 1) * pageSize)}`,
    values,
  );
  const readable = new Set(view.model.fields.keys());
  for (const field of view.model.fields.values())
    if (!field.secret && !view.readable.includes(field)) readable.delete(field.name);
  const entries = rows.map((row) => entryOf(row, view, readable));
  const campos = await withFileNames(
    ctx,
    view.model.fields,
    entries.map((entry) => entry.campos),
  );
  const itens = entries.map((entry, index) => ({ ...entry, campos: campos[index] ?? [] }));
  return { itens, total: rows[0]?.total ?? 0, totalExato: true };
};

const entryOf = (row: EventRow, { model }: RegisterView, readable: ReadonlySet<string>): HistoryEntry => {
  // In an event the person is the one substituted, and who acted stands beside.
  const who = row.substituto ?? row.usuario;
  const tipo = kinds[row.ato] ?? 'ato';
  return {
    id: row.id,
    momento: row.momento.toISOString(),
    tipo,
    texto: tipo === 'ato' ? textOf(row) : undefined,
    motivo: row.motivo ?? undefined,
    versao: row.versao ?? undefined,
    usuario: who || undefined,
    substituido: row.substituto && row.usuario ? row.usuario : undefined,
    unidade: row.unidade || undefined,
    campos: withPresentNames(model.fields.values(), row.campos ?? []).filter(({ campo }) =>
      readable.has(campo),
    ),
  };
};
