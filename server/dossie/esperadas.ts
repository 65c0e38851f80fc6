import { sql } from 'kysely';
import { defined } from '#schemas/defined.ts';
import { soonDays } from '#schemas/dossie.ts';
import type { DossiePeca, PecaEsperada, SituacaoPeca } from '#schemas/shapes/dossie.ts';
import { addDays } from '#server/instalacao/prazo/index.ts';
import type { Ctx } from '#server/base/http/context.ts';

/** What a type expects in its dossiers. */
export interface Esperada {
  readonly id: number;
  readonly nome: string;
  readonly obrigatoria: boolean;
  readonly validadeMeses: number | null;
  readonly tiposDocumento: readonly Aceito[];
  readonly tiposProcesso: readonly Aceito[];
}

interface Aceito {
  readonly id: number;
  readonly nome: string;
}

/** What is expected in a dossier, by the type that it has, as the type says it now. */
export const readEsperadas = async ({ db }: Ctx, dossieId: number): Promise<Esperada[]> => {
  const accepted = (kind: 'documento' | 'processo') => sql`coalesce((
    select jsonb_agg(jsonb_build_object('id', t.id, 'nome', t.nome) order by x.ordem)
    from ${sql.table(`registro.tipo_dossie_pecas_esperadas_tipos_${kind}`)} x
    join ${sql.table(`registro.tipo_${kind}`)} t on t.id = x.alvo_id where x.registro_id = e.id), '[]')`;
  const { rows } = await sql<Esperada>`
    select e.id, e.nome, coalesce(e.obrigatoria, false) as obrigatoria, e.validade_meses,
      ${accepted('documento')} as tipos_documento, ${accepted('processo')} as tipos_processo
    from dossie ds join registro.tipo_dossie_pecas_esperadas e on e.registro_id = ds.tipo_dossie_id
    where ds.id = ${dossieId} order by e.ordem`.execute(db);
  return rows;
};

/** The type of a content. */
interface Typed {
  readonly tipoDocumentoId: number;
  readonly tipoProcessoId: number;
}

const names = ({ tiposDocumento, tiposProcesso }: Esperada): string[] =>
  [...tiposDocumento, ...tiposProcesso].map(({ nome }) => nome);

const isOf = (
  { tiposDocumento, tiposProcesso }: Esperada,
  { tipoDocumentoId, tipoProcessoId }: Typed,
): boolean =>
  tiposDocumento.some(({ id }) => id === tipoDocumentoId) ||
  tiposProcesso.some(({ id }) => id === tipoProcessoId);

/** The types that it accepts, in words, when a content is of none of them. */
export const whyNotServes = (esperada: Esperada, typed: Typed): string | undefined => {
  const accepted = names(esperada);
  return accepted.length === 0 || isOf(esperada, typed) ? undefined : accepted.join(', ');
};

/** The first that asks for the type of a content by its name and has nothing yet. */
export const suggested = (
  esperadas: readonly Esperada[],
  typed: Typed,
  filled: ReadonlySet<number>,
): Esperada | undefined => esperadas.find((one) => !filled.has(one.id) && isOf(one, typed));

/** How a validity stands on a day. */
export const validityOf = (validade: string | null, day: string): SituacaoPeca => {
  if (validade === null || validade > addDays(day, soonDays)) return 'VALE';
  return validade < day ? 'VENCIDA' : 'VENCE';
};

/** What is expected beside what the reader sees is there: of several for one, the one that is valid longest counts. */
export const compared = (esperadas: readonly Esperada[], pecas: readonly DossiePeca[]): PecaEsperada[] =>
  esperadas.map((esperada) => {
    const { id, nome, obrigatoria, validadeMeses } = esperada;
    const [best] = pecas
      .filter((peca) => peca.conteudo && !peca.saida && peca.esperada?.id === id)
      .sort((a, b) => (b.validade ?? '9').localeCompare(a.validade ?? '9'));
    return {
      id,
      nome,
      obrigatoria,
      tipos: names(esperada),
      situacao: best ? situations[best.situacao] : obrigatoria ? 'FALTA' : 'SEM',
      ...defined({ validadeMeses: validadeMeses ?? undefined, validade: best?.validade, ordem: best?.ordem }),
    };
  });

const situations = { VALE: 'PRESENTE', VENCE: 'VENCE', VENCIDA: 'VENCIDA' } as const;
