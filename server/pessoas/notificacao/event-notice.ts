import { sql, type RawBuilder } from 'kysely';
import { mensagem, ptBR } from '#schemas/messages/index.ts';
import type { Database } from '#server/base/db/connect.ts';

type EspecieEvento = keyof typeof ptBR.agenda.aviso.comNome;

/** What a notice of an event of the agenda keeps: what happened and to which one, never its title. */
export interface EventNotice {
  readonly conteudoId?: never;
  readonly compromissoId: number;
  readonly conversaId?: never;
  readonly especie: EspecieEvento;
  readonly dados: {
    /** Who did it. */
    readonly quem?: string;
    /** The day and the hour of what it is about. */
    readonly dia: string;
    readonly hora?: string;
  };
}

/** Over the alias `k` of `compromisso`: a person whose event it is, who made it or who takes part. */
export const concernedBy = (usuario: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`
  (k.usuario_id = ${usuario} or k.criado_por = ${usuario} or exists (select from compromisso_participante p
    where p.compromisso_id = k.id and p.usuario_id = ${usuario}))`;

const isEspecie = (especie: string): especie is EspecieEvento => especie in ptBR.agenda.aviso.comNome;

/** The words of a notice of an event; without the title where the reader has no part in it, or it is gone. */
export const eventWords = (
  especie: string,
  { quem = '', dia = '', hora }: Readonly<Record<string, string>>,
  titulo: string | null,
): { readonly assunto: string; readonly conteudo: string } => {
  const known = isEspecie(especie) ? especie : 'mudado';
  return {
    assunto:
      titulo === null
        ? mensagem(`agenda.aviso.semNome.${known}`, { quem })
        : mensagem(`agenda.aviso.comNome.${known}`, { quem, titulo }),
    conteudo: [dia.split('-').reverse().join('/'), hora].filter(Boolean).join(', '),
  };
};

/** Where a notice of an event leads in the client: to its day. */
export const eventRoute = ({ dia = '' }: Readonly<Record<string, string>>): string =>
  `/principal/agenda?vista=dia&dia=${dia}`;

/** The title of an event, for a person who has part in it. */
export const eventTitle = async (
  db: Database,
  compromissoId: number,
  usuarioId: number,
): Promise<string | null> => {
  const { rows } = await sql<{ titulo: string }>`
    select k.titulo from compromisso k where k.id = ${compromissoId} and ${concernedBy(sql`${usuarioId}::integer`)}`.execute(
    db,
  );
  return rows[0]?.titulo ?? null;
};
