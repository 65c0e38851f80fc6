import { sql, type RawBuilder } from 'kysely';
import type { Database } from '#server/base/db/connect.ts';

/** Signs of a text that are indexed: a vector has a limit, and so does patience. */
const longestText = 500_000;

type Words = string | RawBuilder<string | null>;

/** The parts of a content by which it is found, the heaviest first. */
interface Parts {
  /** Its number and its subject. */
  readonly titulo: Words;
  /** Who wrote it, signs it, or is interested in it. */
  readonly pessoas: Words;
  /** What was written in the fields of its type. */
  readonly campos: Words;
  readonly texto: Words;
}

/** What the content `id` is found by; what its files say has no place of its own (conteudo/extracao). */
export const searchVector = (
  id: number | RawBuilder<number>,
  { titulo, pessoas, campos, texto }: Parts,
): RawBuilder<string> => sql<string>`setweight(to_tsvector('portugues', ${titulo}), 'A')
    || setweight(to_tsvector('portugues', ${pessoas}), 'B')
    || setweight(to_tsvector('portugues', ${campos}), 'C')
    || setweight(to_tsvector('portugues', ${typeof texto === 'string' ? texto.slice(0, longestText) : texto}), 'D')
    || busca_dos_arquivos(${id})`;

/** Keeps what a content is found by, of what is kept of it: over `c` (conteudo), its fields and its text. */
export const keepIndex = async (
  db: Database,
  id: number,
  { campos, texto }: Pick<Parts, 'campos' | 'texto'>,
): Promise<void> => {
  const parts = {
    titulo: sql<string>`coalesce(c.numero, '') || ' ' || c.assunto`,
    pessoas: sql<string>`(select u.nome from registro.usuario u where u.id = c.autor_id) || ' ' ||
      coalesce((select string_agg(i.nome, ' ') from conteudo_interessado ci
        join registro.interessado i on i.id = ci.interessado_id where ci.conteudo_id = c.id), '')`,
    campos,
    texto,
  };
  await sql`update conteudo c set busca = ${searchVector(sql<number>`c.id`, parts)} where c.id = ${id}`.execute(
    db,
  );
};
